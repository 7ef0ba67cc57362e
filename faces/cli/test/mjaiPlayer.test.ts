// Programs in our seats: good ones in every dialect, and bad ones of every kind.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { readCommand, stopPrograms } from '../src/mjaiPlayer.ts';
import { MjaiProcess } from '../src/mjaiProcess.ts';
import { defaultsIn, mergeReports, reportLines } from '../src/mjaiReport.ts';
import { idler, script, withBots, withProgram } from './mjaiSeats.ts';

afterAll(stopPrograms);

/** The same match between players who draw and discard. */
const expected = await withBots(idler);

describe('a good program', () => {
  test.each([
    ['every message answered, found out', script('mjaiTsumogiri', 'every')],
    ['only where it can act, found out', script('mjaiTsumogiri', 'asked')],
    ['every message answered', `every:${script('mjaiTsumogiri', 'every')}`],
    ['only where it can act', `asked:${script('mjaiTsumogiri', 'asked')}`],
    ['lists of messages', `batch:${script('mjaiTsumogiri', 'batch')}`],
  ])('plays its own match: %s', async (_, command) => {
    const { record, report } = await withProgram(command);
    expect(report).toMatchObject({ restarts: 0, examples: [] });
    expect(defaultsIn(report)).toBe(0);
    expect(report.decisions).toBeGreaterThan(30);
    expect(reportLines(report)).toEqual([]);
    expect(record).toBe(expected.record);
  });

  test('plays the next match, too, without being started again', async () => {
    const command = `every:${script('mjaiTsumogiri')}`;
    for (let match = 0; match < 3; match++) {
      const { record, report } = await withProgram(command);
      expect(defaultsIn(report)).toBe(0);
      expect(record).toBe(expected.record);
    }
  });

  test('may end with each game', async () => {
    const command = script('mjaiOneGame');
    for (let match = 0; match < 2; match++) {
      const { record, report } = await withProgram(command);
      expect(defaultsIn(report)).toBe(0);
      expect(record).toBe(expected.record);
    }
  });

  test('its command may name a dialect and the seat', () => {
    expect(readCommand('batch:"python bot.py"')).toEqual({
      dialect: 'batch',
      command: 'python bot.py',
    });
    expect(readCommand('./bot {seat}')).toEqual({ dialect: 'auto', command: './bot {seat}' });
  });
});

describe('whatever a program does, the match is played to its end', () => {
  test('silence: given up after three questions', async () => {
    const { record, report } = await withProgram(script('mjaiSilent'), { timeoutMs: 40 });
    expect(report.defaults).toMatchObject({ timeout: 3, illegal: 0, ended: 0 });
    expect(defaultsIn(report)).toBe(report.decisions);
    expect(record).toBe(expected.record);
  });

  test('a crash: started again once, with the next deal, then given up', async () => {
    const { record, report } = await withProgram(script('mjaiCrasher'));
    expect(report.restarts).toBe(1);
    expect(report.defaults).toMatchObject({ illegal: 0, timeout: 0 });
    expect(report.defaults.ended).toBeGreaterThan(1);
    expect(report.decisions - defaultsIn(report)).toBeGreaterThanOrEqual(6);
    expect(report.examples[0]!.got).toContain('ended with status 7');
    expect(report.errors).toEqual(['Error: out of luck']);
    expect(record).toBe(expected.record);
  });

  test('no such program', async () => {
    const { report } = await withProgram('/nowhere/bot');
    expect(report.defaults.ended).toBe(1);
    expect(report.examples[0]!.got).toContain('ended with status 127');
    expect(report.errors.join()).toContain('/nowhere/bot');
  });

  test('babble in many lines: ended, and given up at the second time', async () => {
    const { report } = await withProgram(script('mjaiBabbler', 'lines'));
    expect(report.defaults.babble).toBe(1);
    expect(report.examples[0]!.got).toContain('"thinking about it"');
  });

  test('babble in one endless line: memory stays flat, time runs out', async () => {
    const { report } = await withProgram(script('mjaiBabbler'), { timeoutMs: 60 });
    expect(report.defaults.timeout).toBe(3);
  });

  test.each([
    ['a tile that it cannot hold', 'pai "0z" is not legal', script('mjaiIllegal')],
    ['another seat’s actor', 'actor 2 is not legal', script('mjaiIllegal', 'actor')],
  ])('illegal answers: %s', async (_, words, command) => {
    const { record, report } = await withProgram(command);
    expect(report.restarts).toBe(0);
    expect(report.defaults.illegal).toBe(defaultsIn(report));
    expect(report.defaults.illegal).toBeGreaterThan(30);
    const [example] = report.examples;
    expect(example!.got).toContain(words);
    expect(example!.asked).toMatchObject({ type: 'tsumo', actor: 1 });
    expect(example!.legal).toContainEqual(expect.objectContaining({ type: 'dahai', actor: 1 }));
    expect(record).toBe(expected.record);
  });

  test('what went wrong is told once for each program', async () => {
    const command = script('mjaiIllegal');
    const { report } = await withProgram(command);
    const [both, ...rest] = mergeReports([report, report]);
    expect(rest).toEqual([]);
    expect(both!.decisions).toBe(2 * report.decisions);
    const lines = reportLines(both!).join('\n');
    expect(lines).toContain(`${2 * defaultsIn(report)} of ${both!.decisions} decisions were made`);
    expect(lines).toContain('× an answer that was not legal');
    expect(lines.match(/for example/g)).toHaveLength(1);
    expect(lines).toMatch(/ {4}legal {4}dahai( \d?\w+){8,14}$/m);
  });
});

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function areGone(pids: readonly number[]): Promise<boolean> {
  for (let tries = 0; tries < 500 && pids.some(isAlive); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return !pids.some(isAlive);
}

describe.skipIf(process.platform === 'win32')('no process is left behind', () => {
  test('a program that does not end itself is ended, with what it has started', async () => {
    const listener = { line: () => undefined, ended: () => undefined };
    const program = new MjaiProcess(script('mjaiOrphan'), listener);
    while (program.errors.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const pids = program.errors[0]!.split(' ').map(Number);
    expect(pids.every(isAlive)).toBe(true);
    await program.stop();
    expect(await areGone(pids)).toBe(true);
  });

  test('nor when we are ended by force', async () => {
    const built = fileURLToPath(new URL('../dist/mjaiProcess.js', import.meta.url));
    const listener = '{ line() {}, ended() {} }';
    const code = `import { MjaiProcess } from ${JSON.stringify(built)};
      const program = new MjaiProcess(${JSON.stringify(script('mjaiOrphan'))}, ${listener});
      setInterval(() => program.errors[0] && console.log(program.errors[0]), 20);`;
    const ours = spawn(process.execPath, ['--input-type=module', '-e', code]);
    const [text] = (await once(ours.stdout, 'data')) as [Buffer];
    const pids = String(text).split('\n')[0]!.split(' ').map(Number);
    expect(pids.every(isAlive)).toBe(true);
    ours.kill('SIGKILL');
    expect(await areGone(pids)).toBe(true);
  });
});

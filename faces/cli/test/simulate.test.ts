// `hanchan simulate` as it is run: the same bytes for any number of workers, whole lines when it is interrupted,
// and refusals that name what is wrong.

import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { script } from './mjaiSeats.ts';
import { BIN, hanchan, jsonLines, temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

const read = (path: string) => readFileSync(path, 'utf8');

const simulate = (...args: string[]) => hanchan(['simulate', ...args]);
/** In one thread, without a process of its own. */
const simulateHere = (...args: string[]) => hanchanHere(['simulate', '--workers', '1', ...args]);
const SMALL = ['--rules', 'tenhou', '--bots', 'beginner', '--seed', '7'];

describe('matches', () => {
  test('are the same bytes for one worker and for two, and other bytes for another seed', () => {
    const [one, two, other] = ['1', '2', 'other'].map((name) => {
      const path = temporaryFolder();
      const [out, columns] = [join(path, 'out.jsonl'), join(path, 'deals.csv')];
      const workers = name === 'other' ? ['--workers', '2', '--seed', '8'] : ['--workers', name];
      const run = simulate(
        ...SMALL,
        '--games',
        '3',
        '--out',
        out,
        '--columns',
        columns,
        ...workers,
      );
      expect(run.status, run.stderr).toBe(0);
      return { out: read(out), columns: read(columns) };
    });
    expect(two).toEqual(one);
    expect(other!.out).not.toBe(one!.out);
    const lines = jsonLines(one!.out) as { match: number; deals: unknown[]; bots: string[] }[];
    expect(lines.map(({ match }) => match)).toEqual([0, 1, 2]);
    const rows = lines.reduce((sum, { deals }) => sum + 4 * deals.length, 1);
    expect(one!.columns.trimEnd().split('\n')).toHaveLength(rows);
  });

  test('are told in one JSON document, with intervals', async () => {
    const run = await simulateHere(...SMALL, '--games', '4', '--bots', 'club,beginner', '--json');
    expect(run.status, run.stderr).toBe(0);
    expect(run.stderr).toBe('');
    const document = JSON.parse(run.stdout);
    expect(document).toMatchObject({
      rules: { id: 'tenhou' },
      lineUp: ['club', 'beginner', 'club', 'beginner'],
      games: 4,
      matches: 4,
      seed: 7,
      rotated: true,
      checked: false,
      bots: { club: { matches: 8 }, beginner: { matches: 8 } },
    });
    expect(document.gamesPerSecond).toBeGreaterThan(0);
    for (const id of ['place', 'first', 'score', 'win', 'dealIn', 'riichi', 'call', 'winValue']) {
      const { value, low, high } = document.bots.club[id];
      expect(low, id).toBeLessThanOrEqual(value);
      expect(high, id).toBeGreaterThanOrEqual(value);
    }
    expect(document.bots.club.place.value + document.bots.beginner.place.value).toBeCloseTo(5, 9);
    expect(document.seats).toHaveLength(4);
    expect(Object.keys(document.table.yaku)).toContain('riichi');
  });

  test('rotate seats unless told not to', async () => {
    const seats = async (...more: string[]) => {
      const out = join(temporaryFolder(), 'out.jsonl');
      const bots = ['--bots', 'club,beginner,club:human,beginner:human'];
      await simulateHere(...SMALL, ...bots, '--games', '4', '--out', out, ...more);
      return (jsonLines(read(out)) as { bots: string[] }[]).map(({ bots: [first] }) => first);
    };
    expect(new Set(await seats()).size).toBe(4);
    expect(new Set(await seats('--no-rotate'))).toEqual(new Set(['club']));
  });

  test('without assistance keep every law, and their records play again', async () => {
    const records = join(temporaryFolder(), 'records');
    const args = ['--rules', 'wrc-2022', '--bots', 'beginner:human', '--assistance', 'unassisted'];
    const run = await simulateHere(...args, '--games', '2', '--check', '--records', records);
    expect(run.status, run.stderr).toBe(0);
    const files = readdirSync(records).map((name) => join(records, name));
    expect(files).toHaveLength(2);
    const replay = await hanchanHere(['replay', '--verify', ...files]);
    expect(replay.stdout).toMatch(/2 games, \d+ hands, \d+ events, 0 differ/);
  });

  test('are counted in words', async () => {
    const { stdout, status } = await simulateHere(...SMALL, '--games', '3');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^tenhou: 3 matches, beginner, .* seed 7; [\d.]+ matches\/s on 1 thread\n/,
    );
    for (const word of ['Average place', 'Deal-ins', 'Riichi', 'Calls', 'Value of a win', 'Yaku']) {
      expect(stdout).toContain(word);
    }
  });
});

describe('pages', () => {
  test('are one file each, for one rulebook and for several', async () => {
    const path = temporaryFolder();
    const [report, compare, picture] = ['r.html', 'c.html', 'c.svg'].map((name) =>
      join(path, name),
    );
    expect((await simulateHere(...SMALL, '--games', '2', '--report', report!)).status).toBe(0);
    expect(read(report!)).toMatch(/^<!doctype html>[\s\S]*What the matches show[\s\S]*<\/html>\n$/);
    const both = ['--compare', 'wrc-2022,uspml-fundamentals', '--bots', 'beginner'];
    const run = await simulateHere(
      ...both,
      '--games',
      '2',
      '--report',
      compare!,
      '--picture',
      picture!,
      '--json',
    );
    expect(run.status, run.stderr).toBe(0);
    const { compare: documents } = JSON.parse(run.stdout);
    expect(documents.map(({ rules }: { rules: { id: string } }) => rules.id)).toEqual([
      'wrc-2022',
      'uspml-fundamentals',
    ]);
    expect(read(compare!)).toContain('The character of the rulebooks');
    expect(read(picture!)).toMatch(/^<svg xmlns[\s\S]*<\/svg>\n$/);
  });
});

describe('Ctrl-C', () => {
  test.each(['1', '2'])(
    'keeps what is done: a whole prefix, counted (workers: %s)',
    async (workers) => {
      const out = join(temporaryFolder(), 'out.jsonl');
      const args = ['--games', '100000', '--workers', workers, '--json', '--out', out];
      const child = spawn(process.execPath, [BIN, 'simulate', ...SMALL, ...args]);
      const chunks: string[] = [];
      const errors: string[] = [];
      child.stdout.on('data', (chunk) => chunks.push(String(chunk)));
      child.stderr.on('data', (chunk) => errors.push(String(chunk)));
      const linesNow = () => (existsSync(out) ? read(out).split('\n').length - 1 : 0);
      while (linesNow() < 3) await new Promise((resolve) => setTimeout(resolve, 20));
      child.kill('SIGINT');
      const status = await new Promise((resolve) => child.once('close', resolve));
      expect(status, errors.join('')).toBe(130);
      expect(errors.join('')).toMatch(/interrupted; \d+ finished matches kept/);
      const text = read(out);
      expect(text.endsWith('\n')).toBe(true);
      const kept = text.trimEnd().split('\n');
      expect(JSON.parse(chunks.join('')).matches).toBe(kept.length);
      const again = join(temporaryFolder(), 'again.jsonl');
      simulate(...SMALL, '--games', '3', '--out', again);
      expect(kept.slice(0, 3).join('\n')).toBe(read(again).trimEnd());
    },
  );
});

describe('bad input', () => {
  const custom = temporaryFile('broken.json', '{"base":"wrc-2022","name":"x","changes":{"no":1}}');
  test.each([
    [
      ['--rules', 'wrc-2202', '--games', '1'],
      /--rules: there is no ruleset “wrc-2202”; did you mean wrc-2022\?/,
    ],
    [['--rules', custom, '--games', '1'], /--rules: .*broken\.json: one problem/],
    [
      [...SMALL, '--games', '1', '--bots', 'clbu'],
      /--bots: there is no bot “clbu”; did you mean club\?/,
    ],
    [[...SMALL, '--games', '1', '--bots', 'club:humn'], /--bots: .*there is no setting “humn”/],
    [
      [...SMALL, '--games', '1', '--bots', 'club,club,club'],
      /--bots: give one, two or four bots, not 3/,
    ],
    [[...SMALL, '--games', '1', '--bots', 'club,'], /--bots: a name is missing/],
    [[...SMALL, '--games', '1', '--bots', 'mjai:'], /--bots: mjai: needs a command/],
    [[...SMALL], /--games: missing/],
    [[...SMALL, '--games', '0'], /--games: “0” is not a whole number from 1 to/],
    [[...SMALL, '--games', 'ten'], /--games: “ten” is not a whole number/],
    [[...SMALL, '--games', '1', '--seed', '-1'], /--seed: “-1” is not a whole number from 0/],
    [[...SMALL, '--games', '1', '--workers', '0'], /--workers: “0”/],
    [[...SMALL, '--games', '1', '--assistance', 'giuded'], /--assistance: .*did you mean guided\?/],
    [['--games', '1'], /--rules: missing/],
    [
      [...SMALL, '--games', '1', '--compare', 'general,tenhou'],
      /--compare: takes the place of --rules/,
    ],
    [['--compare', 'tenhou', '--games', '1'], /--compare: needs two rulebooks/],
    [['--compare', 'tenhou,tenhou', '--games', '1'], /--compare: tenhou is there twice/],
    [
      ['--compare', 'tenhou,emma-2008', '--games', '1'],
      /--compare: there is no ruleset “emma-2008”/,
    ],
    [[...SMALL, '--games', '1', '--picture', 'x.svg'], /--picture: is of a comparison/],
  ])('%j', async (args, message) => {
    const { status, stderr, stdout } = await hanchanHere(['simulate', ...args]);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
    expect(stdout).toBe('');
  });

  test.each(['--out', '--columns', '--report', '--records'])(
    'a path that %s cannot write to is refused before anything is played',
    async (argument) => {
      const path = join(temporaryFile('file', ''), 'inside', 'x');
      const { status, stderr, stdout } = await simulateHere(
        ...SMALL,
        '--games',
        '1000000',
        argument,
        path,
      );
      expect(stderr).toContain(`hanchan: ${argument}: ${path} cannot be `);
      expect(status).toBe(2);
      expect(stdout).toBe('');
    },
  );

  test.skipIf(!existsSync('/dev/full'))(
    'a disk that fills up is told, with what was kept',
    async () => {
      const { status, stderr, stdout } = await simulateHere(
        ...SMALL,
        '--games',
        '1000000',
        '--out',
        '/dev/full',
      );
      expect(stderr).toContain('--out: /dev/full: the disk is full; 0 whole lines were kept');
      expect(status).toBe(1);
      expect(stdout).toMatch(/^tenhou: 0 matches/);
    },
  );
});

describe('programs that do not play', () => {
  const withProgram = (command: string, ...more: string[]) =>
    simulateHere(...SMALL, '--games', '1', ...more, '--bots', `beginner,mjai:${command}`);

  test.each([
    ['is not there', '/nowhere/bot', /\/nowhere\/bot" does not play: it ended with status 127/],
    ['ends at once', 'echo oh >&2; exit 3', /does not play: it ended with status 3\n {2}oh/],
  ])('one that %s is refused before the first match', async (_, command, message) => {
    const out = join(temporaryFolder(), 'out.jsonl');
    const { status, stderr, stdout } = await withProgram(command, '--out', out);
    expect(stderr).toMatch(message);
    expect([status, stdout, existsSync(out)]).toEqual([2, '', false]);
  });

  test('one that decides nothing itself is a failure, told beside the figures', async () => {
    const silent = script('mjaiSilent');
    const { status, stderr, stdout } = await withProgram(silent, '--mjai-timeout', '20');
    expect(stderr).toMatch(/hanchan: mjai:".*mjaiSilent.*" made none of its \d+ decisions itself/);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^tenhou: 1 match/);
  });
});

describe('hanchan bots', () => {
  test('lists them for people and programs', async () => {
    const { stdout, status } = await hanchanHere(['bots']);
    expect(status).toBe(0);
    for (const name of ['beginner', 'club', 'expert', 'mjai:']) expect(stdout).toContain(name);
    const { bots } = JSON.parse((await hanchanHere(['bots', '--json'])).stdout);
    expect(bots.map(({ id }: { id: string }) => id)).toEqual(['beginner', 'club', 'expert']);
    for (const bot of bots)
      expect(bot).toMatchObject({ what: expect.any(String), needs: expect.any(String) });
  });
});

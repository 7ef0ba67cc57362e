// `hanchan replay` and `convert` as a user runs them: small games of every form, right and wrong.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startGame, Tenhou6Writer, writeMjai } from '@hanchan/records';
import { TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { playout } from '../../../engine/records/test/playout.ts';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { hanchan } from './run.ts';
import { hanchanHere } from './runHere.ts';

const folder = temporaryFolder();

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function mjaiText(ruleset: typeof TENHOU, seed: number, mostDeals = 3, head: object[] = []) {
  const { steps } = playout(ruleset, seed, { mostDeals });
  const events = steps.flatMap(({ move, before, step }) => writeMjai(move, before, step));
  return `${[...head, ...events].map((event) => JSON.stringify(event)).join('\n')}\n`;
}

const text = mjaiText(TENHOU, 41);
const lines = text.trimEnd().split('\n');
const game = file('game.mjson', text);
const TALLY = /^(\d+) games, (\d+) hands, (\d+) events, (\d+) differ\n$/m;

/** The bytes of a tar archive with these members. */
function tarOf(members: Readonly<Record<string, string>>): Uint8Array {
  const blocks = Object.entries(members).flatMap(([name, content]) => {
    const body = Buffer.from(content);
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write('0000644\0', 100);
    head.write(`${body.length.toString(8).padStart(11, '0')}\0`, 124);
    head.write('        0', 148);
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    return [head, body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

describe('replay', () => {
  test('one line per game, and the counts', () => {
    const { status, stdout } = hanchan(['replay', game, '--verify']);
    expect(stdout).toBe(`${game}: ok\n1 games, 3 hands, ${lines.length} events, 0 differ\n`);
    expect(status).toBe(0);
  });

  test('as JSON', async () => {
    const { status, stdout } = await hanchanHere(['replay', game, '--verify', '--json']);
    const expected = { games: 1, hands: 3, events: lines.length, differ: [] };
    expect(JSON.parse(stdout)).toEqual(expected);
    expect(status).toBe(0);
  });

  test('without --verify each deal is told', async () => {
    const { status, stdout } = await hanchanHere(['replay', game]);
    expect(stdout).toMatch(/^ {2}East 1: .*Scores/m);
    expect(stdout).toMatch(TALLY);
    expect(status).toBe(0);
  });

  test('gzipped, from standard input, several at once', async () => {
    const zipped = file('game.gz', gzipSync(text));
    expect((await hanchanHere(['replay', zipped, '--verify'])).status).toBe(0);
    expect((await hanchanHere(['replay', '-', '--verify'], text)).stdout).toContain('-: ok');
    const twice = await hanchanHere(['replay', zipped, game, '--verify']);
    expect(twice.stdout).toContain(`2 games, 6 hands, ${2 * lines.length} events, 0 differ`);
  });

  test('the first difference: hand, event, expected, got; exit 1', async () => {
    const at = lines.findIndex((line) => /"hora"|"ryukyoku"/.test(line));
    const changed = lines[at]!.replace(/"deltas":\[[^\]]*\]/, '"deltas":[1,2,3,4]');
    const path = file('wrong.mjson', lines.with(at, changed).join('\n'));
    const { status, stdout } = await hanchanHere(['replay', path, '--verify']);
    expect(stdout).toContain(`${path}: hand 1, event ${at + 1}: expected`);
    expect(stdout).toContain('[1,2,3,4]');
    expect(stdout).toMatch(/1 differ\n$/);
    expect(status).toBe(1);
    const json = await hanchanHere(['replay', path, '--verify', '--json']);
    expect(json.status).toBe(1);
    expect(JSON.parse(json.stdout).differ).toMatchObject([
      { file: path, hand: 1, event: at + 1, got: '[1,2,3,4]' },
    ]);
    expect((await hanchanHere(['replay', path])).status).toBe(0);
  });

  test('a file may end after any deal, but not within one', async () => {
    const end = lines.findIndex((line) => line.includes('end_kyoku'));
    const whole = file('one.mjson', lines.slice(0, end + 1).join('\n'));
    expect((await hanchanHere(['replay', whole, '--verify'])).stdout).toContain('1 hands');
    const cut = file('cut.mjson', lines.slice(0, end - 3).join('\n'));
    const { status, stdout } = await hanchanHere(['replay', cut, '--verify']);
    expect(stdout).toContain('end of file');
    expect(status).toBe(1);
  });

  test('another rulebook is named, or the log names its own', async () => {
    const plain = file('wrc.mjson', mjaiText(WRC_2022, 42));
    expect((await hanchanHere(['replay', plain, '--verify'])).status).toBe(1);
    expect((await hanchanHere(['replay', plain, '--verify', '--rules', 'wrc-2022'])).status).toBe(
      0,
    );
    const named = file('named.mjson', mjaiText(WRC_2022, 42, 3, [startGame(WRC_2022)]));
    expect((await hanchanHere(['replay', named, '--verify'])).status).toBe(0);
  });

  test('every member of an archive, in order, on all cores', () => {
    const members = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`games/${i}.mjson`, i === 7 ? '{"type":"x"}' : text]),
    );
    const archive = file('games.tar.gz', gzipSync(tarOf(members)));
    const { status, stdout } = hanchan(['replay', '--tar', archive, '--verify']);
    const names = stdout.split('\n').map((line) => line.split(':')[0]);
    expect(names.slice(0, 20)).toEqual(Object.keys(members));
    expect(stdout).toContain('games/7.mjson: hand 0, event 1: expected start_kyoku, got x');
    expect(stdout).toMatch(/^20 games, 57 hands, \d+ events, 1 differ$/m);
    expect(status).toBe(1);
  });
});

describe('input that cannot be read: file, line and field, exit 2', () => {
  const first = lines[0]!;
  test.each([
    ['nothing', '', /is empty/],
    ['no JSON', 'hello', /line 1: is not JSON/],
    ['JSON of another kind', '{"a":1}', /line 1: is none of these: a record/],
    ['a broken line', `${first}\n{"type":`, /line 2: is not JSON/],
    ['an event without a type', `${first}\n{"actor":1}`, /line 2, type: must be text/],
    [
      'a tile that is none',
      lines.join('\n').replace(/"pai":"[^"]*","tsumogiri"/, '"pai":"9z","tsumogiri"'),
      /line \d+, pai: .*9z/,
    ],
    ['tenhou6 without a result', '{"log":[[[0,0,0]]]}', /log\[0\]\[2\]: must be a list/],
    ['a record of another version', '{"hanchan":9}', /line 1, hanchan: version 9/],
  ])('%s', async (_, content, message) => {
    const path = file('bad', content);
    const { status, stderr, stdout } = await hanchanHere(['replay', path, '--verify']);
    expect(stderr).toMatch(message);
    expect(stderr).toContain(path);
    expect(stdout).toContain('0 games');
    expect(status).toBe(2);
  });

  test('a missing file, a missing argument, an archive that is none', async () => {
    expect(await hanchanHere(['replay', './none.mjson'])).toMatchObject({ status: 2 });
    expect(await hanchanHere(['replay'])).toMatchObject({ status: 2 });
    const { status, stderr } = await hanchanHere([
      'replay',
      '--tar',
      file('x.tar', 'x'.repeat(600)),
    ]);
    expect(stderr).toContain('--tar');
    expect(status).toBe(2);
    expect((await hanchanHere(['replay', '--tar', './none.tar.gz'])).stderr).toContain(
      'no such file',
    );
  });
});

describe('convert', () => {
  test.each(['record', 'mjai', 'tenhou6'])('to %s and back, with the losses told', async (to) => {
    const out = join(folder, `out.${to}`);
    const { status, stderr } = await hanchanHere(['convert', game, '--to', to, '-o', out]);
    expect(status).toBe(0);
    expect(stderr.includes('passes')).toBe(to !== 'record');
    const replayed = await hanchanHere(['replay', out, '--verify']);
    expect(replayed.stdout).toContain('1 games, 3 hands');
    expect(replayed.status).toBe(0);
    const again = await hanchanHere(['convert', out, '--to', to]);
    expect(again.stdout).toBe(readFileSync(out, 'utf8'));
  });

  test('a changed record is named with its line', async () => {
    const out = join(folder, 'out.record');
    const record = (await hanchanHere(['convert', game, '--to', 'record'])).stdout
      .trimEnd()
      .split('\n');
    const at = record.findIndex((line) => line.includes('"fromDraw":true'));
    const changed = record[at]!.replace('true', 'false');
    writeFileSync(out, record.with(at, changed).join('\n'));
    const { status, stdout } = await hanchanHere(['replay', out, '--verify']);
    expect(stdout).toContain(`event ${at + 1}: expected the line as it was written`);
    expect(status).toBe(1);
    expect(await hanchanHere(['convert', out, '--to', 'mjai'])).toMatchObject({
      status: 1,
      stdout: '',
    });
  });

  test('bad arguments', async () => {
    expect((await hanchanHere(['convert', game])).stderr).toContain('--to: missing');
    expect((await hanchanHere(['convert', game, '--to', 'xml'])).stderr).toContain(
      'is not a format',
    );
    expect((await hanchanHere(['convert', './none', '--to', 'mjai'])).stderr).toContain(
      'no such file',
    );
    const two = file('two.mjson', `{"type":"start_game"}\n${text}{"type":"start_game"}\n${text}`);
    expect((await hanchanHere(['convert', two, '--to', 'mjai'])).stderr).toContain('holds 2 games');
    expect((await hanchanHere(['replay', two, '--verify'])).stdout).toContain(`${two}#2: ok`);
  });

  test('a game of tenhou.net/6 as others write it', async () => {
    const { steps } = playout(TENHOU, 43, { mostDeals: 2 });
    const writer = new Tenhou6Writer();
    for (const { before, step } of steps) writer.take(before, step);
    const { log } = writer.game(TENHOU);
    const theirs = {
      title: ['', ''],
      name: ['A', 'B', 'C', 'D'],
      rule: { disp: '般南喰赤', aka51: 1, aka52: 1, aka53: 1 },
      log,
    };
    const path = file('theirs.json', JSON.stringify(theirs, null, 2));
    expect(await hanchanHere(['replay', path, '--verify'])).toMatchObject({ status: 0 });
  });
});

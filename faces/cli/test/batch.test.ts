// `hanchan score --batch`: exact lines, bad lines among good ones, and every win of the real games.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import {
  LOGGED_LIMITS,
  LOGGED_WIN,
  type LoggedWin,
  plainName,
} from '../../../proof/spec/support/loggedWin.ts';
import { hasShared, readText, sharedNote, sharedPath } from '../../../proof/spec/support/shared.ts';
import { BIN, jsonLines, run, temporaryFile } from './run.ts';

const line = (changes: object = {}) => JSON.stringify({ ...LOGGED_WIN, ...changes });

describe('exact lines', () => {
  test.each([
    [
      'a win',
      line(),
      '{"win":true,"yaku":[{"id":"riichi","han":1},{"id":"menzen_tsumo","han":1},{"id":"pinfu","han":1},{"id":"tanyao","han":1},{"id":"sanshoku_doujun","han":2},{"id":"dora","han":2},{"id":"uradora","han":1}],"yakuman":[],"han":9,"fu":20,"limit":"baiman","points":16000,"deltas":[-4100,-4100,-8100,18300]}',
    ],
    [
      'a yakuman',
      line({ closedTiles: '19m19p19s1234567z', winTile: '1z', riichi: false, uraIndicators: [] }),
      '{"win":true,"yaku":[],"yakuman":[{"id":"kokushi","units":1}],"han":null,"fu":null,"limit":"yakuman","points":32000,"deltas":[-8100,-8100,-16100,34300]}',
    ],
    ['no shape', line({ winTile: '1z' }), '{"win":false,"reason":"notComplete"}'],
    [
      'no yaku',
      line({
        closedTiles: '123m34p78999s',
        winTile: '5p',
        riichi: false,
        uraIndicators: [],
        melds: [{ type: 'chi', tiles: ['3m', '4m', '5m'], called: '3m', from: 2 }],
      }),
      '{"win":false,"reason":"noYaku"}',
    ],
  ])('%s', (_, input, expected) => {
    expect(run('score --batch --rules wrc-2022', { input })).toEqual({
      status: 0,
      stdout: `${expected}\n`,
      stderr: '',
    });
  });
});

describe('bad lines', () => {
  const BAD: readonly (readonly [input: string, code: string, field: string])[] = [
    ['{"winner":', 'notJson', ''],
    ['', 'notJson', ''],
    ['[]', 'notAnObject', ''],
    ['7', 'notAnObject', ''],
    [line({ winTile: '9z' }), 'notation', 'winTile'],
    [line({ closedTiles: '234m234p23467s' }), 'tileCount', 'closedTiles'],
    [line({ closedTiles: '5555s234m234p234s', winTile: '5s' }), 'fifthCopy', 'closedTiles'],
    [line({ riichi: false, ippatsu: true }), 'contradiction', 'ippatsu'],
    [line({ houtei: true }), 'contradiction', 'houtei'],
    [line({ tsumo: false, ron: true, from: 0, haitei: true }), 'contradiction', 'haitei'],
    [line({ tsumo: false, ron: true }), 'badField', 'from'],
    [line({ honba: -1 }), 'badNumber', 'honba'],
    [line({ seatWind: 'Q' }), 'badField', 'seatWind'],
    [line({ pao: 9 }), 'badField', 'pao'],
  ];

  test('are answered in their place, and the rest goes on', () => {
    const input = BAD.map(([text]) => `${text}\n${line()}\n`).join('');
    const { stdout, stderr, status } = run('score --batch --rules wrc-2022', { input });
    const lines = jsonLines(stdout);
    expect(lines).toHaveLength(BAD.length * 2);
    for (const [i, [, code, field]] of BAD.entries()) {
      expect(lines[i * 2]).toEqual({
        error: expect.objectContaining({
          code,
          field,
          message: expect.any(String),
          line: i * 2 + 1,
        }),
      });
      expect(lines[i * 2 + 1]).toMatchObject({ win: true, han: 9 });
    }
    expect(stderr).toContain(`${BAD.length} of ${BAD.length * 2} lines`);
    expect(status).toBe(2);
  });

  test('name the rule where the rulebook forbids it', () => {
    const { stdout } = run('score --batch --rules uspml-fundamentals', { input: line() });
    expect(jsonLines(stdout)).toMatchObject([
      { error: { field: 'riichi', rule: 'riichi.allowed' } },
    ]);
  });

  test('that never end are cut, not collected', () => {
    const input = `${'x'.repeat(3_000_000)}\n${line()}\n`;
    const lines = jsonLines(run('score --batch --rules wrc-2022', { input }).stdout);
    expect(lines).toMatchObject([{ error: { code: 'lineTooLong' } }, { win: true }]);
  });
});

test('line ends of other systems, a byte-order mark and a missing last newline are all right', () => {
  const input = `\uFEFF${line()}\r\n${line()}`;
  const { stdout, status } = run('score --batch --rules wrc-2022', { input });
  expect(jsonLines(stdout)).toHaveLength(2);
  expect(status).toBe(0);
});

test('no input, no output', () => {
  expect(run('score --batch --rules wrc-2022')).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('a reader that leaves early is no error', async () => {
  const child = spawn(process.execPath, [BIN, 'score', '--batch', '--rules', 'wrc-2022']);
  let stderr = '';
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end(`${line()}\n`.repeat(20_000));
  const [code] = await once(child, 'close');
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

interface Answered {
  win: boolean;
  yaku: { id: string; han: number }[];
  yakuman: { id: string; units: number }[];
}

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

function expectedLine(win: LoggedWin) {
  const isYakuman = win.yakuman.length > 0;
  return {
    win: true,
    yaku: win.yaku
      .filter(({ han }) => han > 0)
      .map(({ name, han }) => ({ id: plainName(name), han }))
      .sort(byId),
    yakuman: win.yakuman.map(({ name }) => ({ id: name, units: 1 })).sort(byId),
    han: isYakuman ? null : win.han,
    fu: isYakuman ? null : win.fu,
    limit: LOGGED_LIMITS[win.limit],
    points: win.points,
    deltas: win.deltas,
  };
}

describe.skipIf(!hasShared)(`the wins of real games${sharedNote}`, () => {
  test('45,040 lines through the command equal the logs', () => {
    const texts = readText(sharedPath('data/tenhou/wins.jsonl.gz')).trimEnd().split('\n');
    const isKuitan = (text: string) => (JSON.parse(text) as LoggedWin).rules.kuitan;
    const closedTanyao = temporaryFile(
      'no-kuitan.json',
      '{"base":"tenhou","name":"Tenhou without open tanyao","changes":{"yaku.tanyao":{"han":1,"open":0}}}',
    );
    expect(texts).toHaveLength(45_040);
    for (const [rules, lines] of [
      ['tenhou', texts.filter(isKuitan)],
      [closedTanyao, texts.filter((text) => !isKuitan(text))],
    ] as const) {
      const { stdout, status } = run(`score --batch --rules ${rules}`, { input: lines.join('\n') });
      const got = (jsonLines(stdout) as Answered[]).map((answer) => {
        answer.yaku?.sort(byId);
        answer.yakuman?.sort(byId);
        return JSON.stringify(answer);
      });
      const wanted = lines.map((text) => JSON.stringify(expectedLine(JSON.parse(text))));
      expect(got).toHaveLength(wanted.length);
      expect(got.filter((text, i) => text !== wanted[i]).slice(0, 3)).toEqual([]);
      expect(status).toBe(0);
    }
  });
});

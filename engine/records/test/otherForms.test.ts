// Games in the forms of Tenhou's XML and of Mahjong Soul: written by a writer of the tests, they are the same games again; what
// is damaged is named with its place, and all that can be read is there.

import { RULESETS, TENHOU } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../proof/spec/support/hostileValues.ts';
import { majsoulOf, majsoulRecords } from '../../../proof/spec/support/majsoulWriter.ts';
import { mjlogOf } from '../../../proof/spec/support/mjlogWriter.ts';
import {
  type Books,
  type Film,
  filmOf,
  GAME_FORMATS,
  LOSSES,
  type MjaiEvent,
  readGames,
  startGame,
  writeFilm,
  writeMjai,
} from '../src/index.ts';
import { readMajsoul } from '../src/majsoul/read.ts';
import { readMjlog } from '../src/mjlog/read.ts';
import { playout } from './playout.ts';

const BOOKS: Books = { find: (id) => RULESETS.find((one) => one.id === id), usual: TENHOU };

function logOf(seed: number, mostDeals?: number): MjaiEvent[] {
  const { steps } = playout(TENHOU, seed, mostDeals === undefined ? {} : { mostDeals });
  return [
    startGame(TENHOU),
    ...steps.flatMap(({ move, before, step }) => writeMjai(move, before, step)),
  ];
}

function filmIn(text: string): Film {
  const { games, bad } = readGames('game', text);
  expect(bad).toBeNull();
  expect(games).toHaveLength(1);
  return filmOf(games[0]!, BOOKS);
}

/** Where the dealer discards first what it drew first, Mahjong Soul cannot say which of two such tiles it was. */
function asTold(log: readonly MjaiEvent[]): MjaiEvent[] {
  return log.map((event, at) => {
    const drew = log
      .slice(at - 3, at)
      .find(({ type }, i, near) => type === 'tsumo' && near[i - 1]?.type === 'start_kyoku');
    const isSame =
      event.type === 'dahai' &&
      drew?.['pai'] === event['pai'] &&
      drew?.['actor'] === event['actor'];
    return isSame ? { ...event, tsumogiri: true } : event;
  });
}

const linesOf = (log: readonly MjaiEvent[]) => log.map((one) => JSON.stringify(one)).join('\n');
/** Without the header, which names players. */
const told = (film: Film) => writeFilm(film, 'tenhou6').replace(/"name":\[[^\]]*\]/, '');

describe.each([
  ['mjlog', (log: readonly MjaiEvent[]) => mjlogOf(log)],
  ['majsoul', (log: readonly MjaiEvent[]) => JSON.stringify(majsoulOf(log))],
])('games as %s', (format, write) => {
  test('are the same games', () => {
    for (const seed of [11, 12, 15]) {
      const log = asTold(logOf(seed));
      const film = filmIn(write(log));
      expect(film.source.format).toBe(format);
      expect([seed, film.bad, film.differences]).toEqual([seed, null, []]);
      expect(told(film)).toBe(told(filmIn(linesOf(log))));
    }
  });

  test('in which a figure is wrong say where', () => {
    const log = logOf(11);
    const at = log.findIndex(({ type }) => type === 'hora');
    const { deltas } = log[at] as unknown as { deltas: number[] };
    const wrong = [deltas[0]! + 100, deltas[1]! - 100, deltas[2], deltas[3]];
    const film = filmIn(write(log.with(at, { ...log[at]!, deltas: wrong })));
    expect(film.differences[0]).toMatchObject({
      expected: `hora deltas ${JSON.stringify(deltas)}`,
    });
  });

  test('have what they cannot say listed', () => {
    expect(GAME_FORMATS).toContain(format);
    expect(LOSSES[format as 'mjlog'].length).toBeGreaterThan(5);
  });
});

describe('a game of another table', () => {
  const log = logOf(11, 1);

  test('says so in the flags of an mjlog', () => {
    const { ruleset, names } = filmIn(mjlogOf(log, { type: 0x01 | 0x04 }));
    expect(ruleset.values['end.rounds']).toBe(1);
    expect(ruleset.values['yaku.tanyao']).toMatchObject({ open: 0 });
    expect(names).toEqual(['Aあ', 'B', 'C', 'D']);
  });

  test('says so in the head of a record of Mahjong Soul', () => {
    const mode = { mode: 1, detail_rule: { dora_count: 3, shiduan: 0 } };
    const { ruleset, names } = filmIn(
      JSON.stringify(majsoulOf(log, { head: { config: { mode } } })),
    );
    expect(ruleset.values['end.rounds']).toBe(1);
    expect(ruleset.values['yaku.tanyao']).toMatchObject({ open: 0 });
    expect(names).toEqual(['A', 'B', 'C', 'D']);
  });

  test.each([
    ['the list alone', (records: object[]) => records],
    [
      'the actions of its details',
      (records: object[]) => ({
        data: {
          data: { actions: [{ type: 2 }, ...records.map((result) => ({ type: 1, result }))] },
        },
      }),
    ],
    [
      'fields beside the name',
      (records: object[]) => ({
        records: (records as { name: string; data: object }[]).map(({ name, data }) => ({
          name: name.replace('.lq.', ''),
          ...data,
        })),
      }),
    ],
  ])('is found however Mahjong Soul’s records are wrapped: %s', (_, wrap) => {
    const film = filmIn(JSON.stringify(wrap(majsoulRecords(log))));
    expect([film.bad, film.differences]).toEqual([null, []]);
  });
});

const THREE = logOf(12, 3);
const XML = mjlogOf(THREE);
const JSON_TEXT = JSON.stringify(majsoulOf(THREE));

/** What is said of a damaged text, and how many deals are still there. */
function damage(text: string) {
  const { games, bad } = readGames('game', text);
  if (games.length === 0) return { bad, deals: 0 };
  const film = filmOf(games[0]!, BOOKS);
  return { bad: bad ?? film.bad, deals: film.deals.length };
}

function expectDamage(text: string, field: RegExp, message: RegExp, deals: number): void {
  const found = damage(text);
  expect(found.bad?.field ?? '').toMatch(field);
  expect(found.bad?.message ?? '').toMatch(message);
  expect(found.deals).toBe(deals);
}

describe('a damaged mjlog', () => {
  test.each([
    [
      'cut off in a tag',
      XML.slice(0, -40),
      /^element \d+ <RYUUKYOKU|^element \d+ <AGARI/,
      /is cut off or damaged/,
      2,
    ],
    [
      'cut off behind a tag',
      XML.slice(0, XML.lastIndexOf('<INIT') + 400),
      /element \d+ <\w+>/,
      /cut off|no end/,
      2,
    ],
    [
      'something else within',
      XML.replace('<TAIKYOKU', 'x <TAIKYOKU'),
      /behind element 4/,
      /is not XML: "x <TAIKYOKU/,
      0,
    ],
    [
      'a tile that is none',
      XML.replace(/<T\d+\/>/, '<T200/>'),
      /element \d+ <T200>/,
      /200 is not a tile from 0 to 135/,
      2,
    ],
    [
      'a seat that is none',
      XML.replace(/who="\d"/, 'who="7"'),
      /element \d+ <\w+> who/,
      /must be a seat from 0 to 3, not 7/,
      2,
    ],
    [
      'three players',
      XML.replace('type="9"', 'type="25"'),
      /element 3 <GO> type/,
      /three players: four play here/,
      0,
    ],
    [
      'a hand too short',
      XML.replace(/hai2="\d+,/, 'hai2="'),
      /element 6 <INIT> hai2/,
      /must be 13 numbers, not 12/,
      2,
    ],
    [
      'scores without a number',
      XML.replace(/sc="\d+/, 'sc="x'),
      /element \d+ <\w+> sc/,
      /"x" is not a number/,
      2,
    ],
    [
      'an element nobody knows',
      XML.replace('<REACH', '<TOUCH'),
      /element \d+ <TOUCH>/,
      /is not known here/,
      2,
    ],
    [
      'an attribute twice',
      XML.replace('oya="0"', 'oya="0" oya="1"'),
      /element 5 <TAIKYOKU>/,
      /has oya twice/,
      0,
    ],
    ['no deal', '<mjloggm ver="2.3"></mjloggm>', /^$/, /^$/, 0],
  ])('%s', (_, text, field, message, deals) => {
    expectDamage(text, field, message, deals);
  });

  test('on several lines is named by its line', () => {
    const lines = XML.replaceAll('/>', '/>\n').replace(/<T\d+\/>/, '<T200/>');
    const line = lines.slice(0, lines.indexOf('<T200')).split('\n').length;
    expect(damage(lines).bad).toMatchObject({ line, message: '200 is not a tile from 0 to 135' });
  });

  test('of any length is read in no time that grows faster than it', () => {
    for (const text of [
      `<mjloggm ${'a="'.repeat(50_000)}`,
      `<mjloggm ${' '.repeat(100_000)}x`,
      `<mjloggm/>${'<'.repeat(100_000)}`,
      `<mjloggm/><!--${'-'.repeat(100_000)}`,
      `<mjloggm/>${' <?'.repeat(50_000)}`,
    ])
      expect(damage(text).bad).not.toBeNull();
  });
});

describe('a damaged record of Mahjong Soul', () => {
  const changed = (find: RegExp | string, put: string) => JSON_TEXT.replace(find, put);
  test.each([
    [
      'a tile that is none',
      changed(/"tile":"\w+"/, '"tile":"9x"'),
      /data\[\d+\]\.data\.tile/,
      /"9x" is not a tile/,
      2,
    ],
    [
      'a hand too short',
      changed(/"tiles2":\["\w+",/, '"tiles2":['),
      /data\[0\]\.data\.tiles2/,
      /must be 13 tiles, not 12/,
      2,
    ],
    [
      'a seat that is none',
      changed(
        /("RecordDealTile|.lq.RecordDealTile)","data":\{("seat":\d,)?/,
        '.lq.RecordDealTile","data":{"seat":4,',
      ),
      /data\[\d+\]\.data\.seat/,
      /must be a seat from 0 to 3, not 4/,
      2,
    ],
    [
      'scores of three',
      changed(/"scores":\[\d+,/, '"scores":['),
      /data\[0\]\.data\.scores/,
      /three players/,
      2,
    ],
    [
      'a record nobody knows',
      changed('.lq.RecordDealTile', '.lq.RecordUnveilTile'),
      /data\[\d+\]\.data/,
      /RecordUnveilTile is not known here/,
      2,
    ],
    [
      'a north set aside',
      changed('.lq.RecordDealTile', '.lq.RecordBaBei'),
      /data\[\d+\]\.data/,
      /four play here/,
      2,
    ],
    [
      'a mode of three',
      changed('"mode":2', '"mode":12'),
      /head\.config\.mode\.mode/,
      /three players/,
      0,
    ],
    ['cut off', JSON_TEXT.slice(0, -50), /^$/, /is not JSON: /, 0],
  ])('%s', (_, text, field, message, deals) => {
    expectDamage(text, field, message, deals);
  });

  test('that ends within a deal keeps the deals before', () => {
    const records = majsoulRecords(logOf(12, 2));
    const found = damage(JSON.stringify(records.slice(0, -1)));
    expect(found.bad?.message).toMatch(/is the last of a deal that has no end/);
    expect(found.deals).toBe(1);
  });
});

describe('values that are made to break readers', () => {
  const records = majsoulRecords(logOf(12, 1));
  const xml = mjlogOf(logOf(12, 1));
  /** As far as the reader goes: what is then played is of the form. */
  const isAnswered = (text: string) => {
    const { games } = readGames('game', text);
    const read = games[0]?.format === 'mjlog' ? readMjlog(text) : readMajsoul(games[0]?.json);
    return read.problem !== undefined;
  };

  test('answer with a place, in a record of Mahjong Soul', () => {
    for (const value of HOSTILE) {
      const texts = [
        { head: value, data: records },
        { head: { config: { mode: value }, accounts: value, result: value }, data: records },
        { head: { accounts: [{ seat: value, nickname: value }] }, data: records },
        { data: [records[0], value] },
        ...records
          .slice(0, 8)
          .flatMap((one, at) =>
            Object.keys(one.data).map((key) =>
              records.slice(0, 8).with(at, { ...one, data: { ...one.data, [key]: value } }),
            ),
          ),
      ];
      for (const json of texts) expect(isAnswered(hostileLine(json))).toBe(true);
    }
  });

  test('answer with a place, in an mjlog', () => {
    const names = ['seed', 'ten', 'oya', 'hai0', 'who', 'm', 'sc', 'machi', 'type', 'n0', 'step'];
    for (const value of HOSTILE) {
      const text = hostileLine(value).replace(/["<&]/g, '').slice(0, 30_000);
      for (const name of names) {
        const at = new RegExp(` ${name}="[^"]*"`);
        expect(isAnswered(xml.replace(at, () => ` ${name}="${text}"`))).toBe(true);
      }
      expect(isAnswered(xml.replace(/<T\d+/, () => `<T${text}`))).toBe(true);
    }
  });
});

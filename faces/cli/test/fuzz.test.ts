// Whatever comes in, one valid JSON line comes out: random mutations of a win, and random JSON.

import { RULESETS } from '@hanchan/rulesets';
import { formatTile, TILE_COUNT } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE, hostileLine, hostileValue } from '../../../proof/spec/support/hostileValues.ts';
import { answerLine } from '../src/batch.ts';
import { handAnswerer } from '../src/handCommands.ts';
import { answerWin } from '../src/scoreJson.ts';

const REASONS = ['notComplete', 'noYaku', 'tooFewYaku'];
const KEYS = ['win', 'yaku', 'yakuman', 'han', 'fu', 'limit', 'points', 'deltas'];

const WIN: Readonly<Record<string, unknown>> = {
  winner: 1,
  seatWind: 'S',
  roundWind: 'E',
  dealer: false,
  closedTiles: '40m567p45556s',
  winTile: '6m',
  melds: [{ type: 'pon', tiles: ['7z', '7z', '7z'], called: '7z', from: 0 }],
  tsumo: false,
  ron: true,
  from: 2,
  riichi: false,
  doubleRiichi: false,
  riichiDeclared: false,
  ippatsu: false,
  chankan: false,
  ronOnKan: false,
  rinshan: false,
  haitei: false,
  houtei: true,
  tenhou: false,
  chiihou: false,
  renhou: false,
  doraIndicators: ['4s'],
  uraIndicators: [],
  honba: 1,
  riichiSticks: 1,
  pao: null,
  pool: 0,
};

const tile = fc.integer({ min: 0, max: TILE_COUNT - 1 }).map(formatTile);
const seat = fc.constantFrom(0, 1, 2, 3, 4, -1, null);
const word = fc.constantFrom(
  'chi',
  'pon',
  'ankan',
  'kakan',
  'daiminkan',
  'constructor',
  '__proto__',
);

const meld = fc.record(
  { type: word, tiles: fc.array(tile, { maxLength: 5 }), called: fc.option(tile), from: seat },
  { requiredKeys: [] },
);

/** Values that are nearly right are worth more here than noise, but noise comes too. */
const value = fc.oneof(
  fc.boolean(),
  seat,
  tile,
  fc.array(tile, { maxLength: 14 }).map((tiles) => tiles.join('')),
  fc.array(tile, { maxLength: 6 }),
  fc.array(meld, { maxLength: 5 }),
  fc.array(fc.record({ yakuman: fc.constantFrom('daisangen', 'x', null), seat }), { maxLength: 2 }),
  fc.constantFrom('E', 'S', 'W', 'N', ''),
  fc.double(),
  hostileValue,
);

const mutation = fc.dictionary(fc.constantFrom(...Object.keys(WIN)), value, { maxKeys: 5 });

function expectAnswer(text: string, rules: (typeof RULESETS)[number]): void {
  const out = answerLine(text, 1, (json) => answerWin(json, rules.values));
  expect(out).not.toContain('\n');
  const answer = JSON.parse(out) as Record<string, unknown>;
  if ('error' in answer) {
    const { code, ...error } = answer['error'] as Record<string, unknown>;
    expect(code).toMatch(/^[a-z]\w+$/i);
    expect(error).toEqual(
      expect.objectContaining({ message: expect.any(String), field: expect.any(String), line: 1 }),
    );
    expect(code, out).not.toBe('internal');
  } else if (answer['win'] === false) expect(REASONS).toContain(answer['reason']);
  else {
    expect(Object.keys(answer)).toEqual(KEYS);
    expect((answer['deltas'] as number[]).every(Number.isFinite)).toBe(true);
  }
}

describe('one line in, one line out', () => {
  const ruleset = fc.constantFrom(...RULESETS);

  test('mutated wins', () => {
    fc.assert(
      fc.property(mutation, ruleset, (changes, rules) => {
        expectAnswer(hostileLine({ ...WIN, ...changes }), rules);
      }),
      { numRuns: 6_000 },
    );
  });

  test('values that are made to break readers, in every field', () => {
    const [rules] = RULESETS;
    for (const value of HOSTILE) {
      expectAnswer(hostileLine(value), rules!);
      for (const name of Object.keys(WIN)) {
        expectAnswer(hostileLine({ ...WIN, [name]: value }), rules!);
      }
      for (const name of ['type', 'tiles', 'called', 'from']) {
        const pon = { type: 'pon', tiles: ['7z', '7z', '7z'], called: '7z', from: 0 };
        expectAnswer(hostileLine({ ...WIN, melds: [{ ...pon, [name]: value }] }), rules!);
      }
      const pao = [{ yakuman: value, seat: value }];
      expectAnswer(hostileLine({ ...WIN, pao }), rules!);
    }
  });

  test('random JSON', () => {
    fc.assert(
      fc.property(fc.json(), ruleset, (text, rules) => expectAnswer(text, rules)),
      { numRuns: 2_000 },
    );
  });

  test('random and cut text', () => {
    const cut = fc.nat(300).map((length) => JSON.stringify(WIN).slice(0, length));
    fc.assert(
      fc.property(fc.oneof(fc.string(), cut), ruleset, (text, rules) => {
        expectAnswer(text.replaceAll('\n', ' '), rules);
      }),
      { numRuns: 2_000 },
    );
  });

  test('random hands', () => {
    const hand = fc.oneof(
      fc.array(tile, { minLength: 13, maxLength: 14 }).map((tiles) => tiles.join('')),
      fc.string({ unit: fc.constantFrom(...'0123456789mpsz[]<^>+') }),
      hostileValue,
    );
    const command = fc.constantFrom('shanten', 'waits', 'discards');
    fc.assert(
      fc.property(hand, command, (text, name) => {
        const out = answerLine(hostileLine({ hand: text }), 1, handAnswerer(name));
        const answer = JSON.parse(out) as { error?: { code: string } };
        expect(Object.keys(answer)).toHaveLength(1);
        expect(answer.error?.code).not.toBe('internal');
      }),
      { numRuns: 4_000 },
    );
  });

  test('a fault of ours on one line is an answer too', () => {
    const out = answerLine('{}', 7, () => {
      throw new Error('oh');
    });
    expect(JSON.parse(out)).toMatchObject({ error: { code: 'internal', field: '', line: 7 } });
  });
});

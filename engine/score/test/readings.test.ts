// Which reading of a hand is taken, what makes it no win, and who fed the last set of a yakuman.

import type { RuleValues, YakuId } from '@hanchan/rules';
import { TENHOU, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { type Meld, parseMeld } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { type Circumstances, makeWin } from '../../../proof/spec/support/scoring.ts';
import { type Assessment, isBetter, newAssessment } from '../src/assess.ts';
import { feederOf } from '../src/feeder.ts';
import { evaluate, score, scoreNagashi } from '../src/index.ts';

const WRC = WRC_2022.values;

test.each<[string, Partial<Assessment>, Partial<Assessment>, boolean]>([
  ['a win than none', {}, { refusal: 'noYaku' }, true],
  ['no win than one', { refusal: 'noYaku', base: 9 }, {}, false],
  ['no win than another', { refusal: 'noYaku', base: 9 }, { refusal: 'noYaku' }, false],
  ['more points with fewer han', { base: 2 }, { base: 1, yakuHan: 9 }, true],
  ['fewer points with more han', { base: 1, yakuHan: 9 }, { base: 2 }, false],
  ['more han with fewer fu', { yakuHan: 2 }, { yakuHan: 1, fu: 9 }, true],
  ['fewer han with more fu', { yakuHan: 1, fu: 9 }, { yakuHan: 2 }, false],
  ['more fu', { fu: 30 }, { fu: 20 }, true],
  ['fewer fu', { fu: 20 }, { fu: 30 }, false],
  ['the same', { fu: 20 }, { fu: 20 }, false],
])('is better or not: %s', (_, a, b, expected) => {
  expect(isBetter({ ...newAssessment(), ...a }, { ...newAssessment(), ...b })).toBe(expected);
});

const NOTHING = '45m55z[234m<][999p^][111s^]';
const LARGEST: RuleValues = {
  ...WRC,
  'score.yakumanAddUp': false,
  'yaku.suuankou': { yakuman: 2 },
};

const VALUES: readonly [string, RuleValues, string, Circumstances, object][] = [
  ['the larger yakuman of two', LARGEST, '1112223335566z', { tsumo: '5z' }, { base: 16_000 }],
  [
    'the own yaku where they are worth as much as the flat limit',
    WRC,
    '123456789m3344z',
    { ron: '3z', firstTurn: true },
    { han: 5, base: 2_000 },
  ],
  ['a meld waits for nothing', WRC, NOTHING, { ron: '3m', lastTile: true }, { han: 1, fu: 30 }],
  [
    'terminals alone are not mixed with honours',
    { ...WRC, 'yaku.chinroutou': 'absent' },
    '99p11s[111m^][999m^][111p^]',
    { ron: '9p' },
    { yaku: [{ id: 'toitoi', han: 2 }] },
  ],
  [
    'all green with the dragon that it needs',
    { ...WRC, 'win.allGreenNeedsDragon': true },
    '2233466s666z[888s^]',
    { ron: '4s' },
    { yakuman: [{ id: 'ryuuiisou', units: 1 }] },
  ],
  [
    'nine gates on nine waits, won with a one',
    TENHOU.values,
    '1112345678999m',
    { tsumo: '1m' },
    { yakuman: [{ id: 'junsei_chuuren_poutou', units: 1 }] },
  ],
  [
    'nine gates on nine waits in another suit',
    TENHOU.values,
    '1112345678999p',
    { tsumo: '1p' },
    { yakuman: [{ id: 'junsei_chuuren_poutou', units: 1 }] },
  ],
  [
    'fu for the draw where there is no pinfu',
    { ...WRC, 'yaku.pinfu': 'absent' },
    '234567m345p6788s',
    { tsumo: '5s', doubleRiichi: true },
    { fu: 30 },
  ],
];

test.each(VALUES)('%s', (_, rules, hand, how, expected) => {
  expect(evaluate(makeWin(hand, how), rules)).toMatchObject({ ok: true, value: expected });
});

test.each<[string, RuleValues, string, Circumstances, string]>([
  ['orphans and a simple', WRC, '19m19p19s1234567z', { tsumo: '5m' }, 'notComplete'],
  ['orphans that are not all', WRC, '1111m9m19p19s1234z', { tsumo: '5z' }, 'notComplete'],
  ['sets without a yaku', WRC, NOTHING, { ron: '3m' }, 'noYaku'],
  [
    'an eighth counter alone',
    // Rules of its own: what is planned for those of the book was planned in another test.
    { ...WDMC_2019.values },
    NOTHING,
    { ron: '3m', seat: 'E', counters: 8 },
    'noYaku',
  ],
])('no win: %s', (_, rules, hand, how, reason) => {
  expect(evaluate(makeWin(hand, how), rules)).toEqual({ ok: false, error: reason });
});

test('a refusal says its rule and how the hand was won', () => {
  expect(score(makeWin(NOTHING, { ron: '3m' }), WRC)).toStrictEqual({
    ok: false,
    error: { reason: 'noYaku', rule: 'win.yakuNeeded', case: { how: 'ron' }, trace: [] },
  });
  expect(score(makeWin('1111m9m19p19s1234z', { tsumo: '5z' }), WRC)).toStrictEqual({
    ok: false,
    error: { reason: 'notComplete', rule: null, trace: [] },
  });
});

test('a reading that cannot win is told beside the one that does', () => {
  const answer = score(makeWin('4566m234p567789s', { ron: '6m' }), WRC);
  expect(answer).toMatchObject({
    value: {
      yaku: [{ id: 'pinfu' }],
      rejected: [{ reading: { wait: 'pair' }, why: 'noYaku', value: null }],
    },
  });
});

test('what would be hidden is not looked for where the rulebook does not have it', () => {
  const rules: RuleValues = { ...WRC, 'yaku.honitsu': 'absent' };
  const answer = score(makeWin('1123334567899m', { ron: '1m' }), rules);
  expect(answer.ok && answer.value.trace.some((line) => 'suppressedBy' in line.effect)).toBe(false);
});

test('nagashi mangan by all four moves nothing', () => {
  const found = scoreNagashi([0, 1, 2, 3], 0, 0, TENHOU.values);
  expect(found?.deltas).toEqual([0, 0, 0, 0]);
  expect(found?.trace.map(({ rule }) => rule)).toEqual(Array(4).fill('yaku.nagashi_mangan'));
});

/** South's melds in the order made; `<` is from East, `^` from North, `>` from West. */
test.each<[YakuId, string, number | null]>([
  ['daisangen', '555z< 666z^ 777z>', 2],
  ['daisangen', '111m< 555z< 666z^ 777z>', 2],
  ['daisangen', '555z< 666z^ 7777z', null],
  ['daisangen', '555z< 666z^', null],
  ['daisuushii', '111z< 222z^ 333z> 444z^', 3],
  ['daisuushii', '111z< 222z^ 333z> 555z^', null],
  ['suukantsu', '1111m 2222m 3333m 4444m^', 3],
  ['suukantsu', '1111m 2222m 4444m^ 3333m', null],
  ['suukantsu', '1111m 2222m 4444m^ 3333m+<', 3],
  ['suukantsu', '111p< 2222m 3333m 4444m^', null],
  ['suukantsu', '2222m 3333m 4444m^', null],
  ['suukantsu', '1111m+< 2222m+< 3333m+< 4444m+<', null],
  ['toitoi', '111m< 222m< 333m< 444m<', null],
])('who fed %s with %s', (yaku, text, seat) => {
  const melds = text.split(' ').map((one): Meld => {
    const read = parseMeld(one);
    if (!read.ok) throw new Error(one);
    return read.value;
  });
  expect(feederOf(yaku, melds, 1, WRC_2022.values)).toBe(seat);
});

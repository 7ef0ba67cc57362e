// A win told by its value: what it pays, and which values no hand can have.

import type { RuleKey, RuleValues } from '@hanchan/rules';
import * as books from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { checkWorth, type PaidWin, payStated, type Worth } from '../src/index.ts';

const WRC = books.WRC_2022.values;
const EMA = books.EMA_2008.values;
const WDMC = books.WDMC_2019.values;
const USPML = books.USPML_FUNDAMENTALS.values;

const WIN: PaidWin = {
  ...{ winner: 1, dealer: 0, from: 2, counters: 0, deposits: 0, pool: 0, liable: [], winners: 1 },
};

const PAID: readonly [string, RuleValues, Partial<PaidWin>, Worth, object][] = [
  [
    'han and fu',
    WRC,
    { from: null },
    { han: 2, fu: 40 },
    { han: 2, fu: 40, limit: null, base: 640, points: 2_700, deltas: [-1_300, 2_700, -700, -700] },
  ],
  [
    'han alone',
    WRC,
    {},
    { han: 5 },
    {
      han: 5,
      fu: null,
      limit: 'mangan',
      base: 2_000,
      points: 8_000,
      deltas: [0, 8_000, -8_000, 0],
    },
  ],
  [
    'a limit, with counters and deposits',
    WRC,
    { counters: 2, deposits: 1 },
    { limit: 'haneman' },
    {
      ...{ han: null, fu: null, limit: 'haneman', base: 3_000, points: 12_000 },
      deltas: [0, 13_600, -12_600, 0],
    },
  ],
  [
    'one value for all',
    USPML,
    { from: null },
    { flat: true },
    { han: null, fu: null, limit: null, base: 1, points: 4, deltas: [-2, 4, -1, -1] },
  ],
  [
    'two yakuman, one of them fed',
    WRC,
    { from: null, liable: [{ yaku: 'daisangen', seat: 3 }] },
    { yakuman: 2 },
    {
      ...{ han: null, fu: null, limit: 'yakuman', base: 16_000, points: 64_000 },
      deltas: [-16_000, 64_000, -8_000, -40_000],
    },
  ],
  [
    'what is no yakuman is fed in vain',
    { ...WRC, 'liability.yaku': ['daisangen', 'toitoi' as 'daisangen'] },
    { from: null, liable: [{ yaku: 'toitoi', seat: 3 }] },
    { yakuman: 1 },
    { points: 32_000, deltas: [-16_000, 32_000, -8_000, -8_000] },
  ],
];

test.each(PAID)('pays %s', (_, rules, more, worth, expected) => {
  expect(payStated({ ...WIN, ...more }, worth, rules)).toMatchObject(expected);
});

const RON = { isSelfDraw: false, counters: 0 };
const TSUMO = { isSelfDraw: true, counters: 0 };
const four = { isSelfDraw: false, counters: 4 };
const five = { isSelfDraw: true, counters: 5 };

type Moment = typeof RON;
type Row = readonly [string, RuleValues, Moment, Worth];

const EXACT: RuleValues = { ...WRC, 'fu.roundTo': 1 };
const EXACT_EMA: RuleValues = { ...EMA, 'fu.roundTo': 1 };
const NO_TSUMO: RuleValues = { ...WRC, 'yaku.menzen_tsumo': 'absent' };

const ALLOWED: readonly Row[] = [
  ['a limit', WRC, RON, { limit: 'sanbaiman' }],
  ['one value for all', USPML, RON, { flat: true }],
  ['one yakuman', WDMC, RON, { yakuman: 1 }],
  ['as many yakuman as can be', WRC, RON, { yakuman: 8 }],
  [
    'a double yakuman that does not add up',
    { ...EMA, 'score.yakumanAddUp': false },
    RON,
    { yakuman: 2 },
  ],
  ['as many han as can be', WRC, RON, { han: 60 }],
  ['one han with four counters', EMA, four, { han: 1, fu: 30 }],
  ['two han with five counters', EMA, five, { han: 2, fu: 30 }],
  ['one han with five counters where that is nothing', WRC, five, { han: 1, fu: 30 }],
  ['no fu from mangan on', WRC, RON, { han: 5 }],
  ['seven pairs on a discard', WRC, RON, { han: 2, fu: 25 }],
  ['seven pairs drawn', WRC, TSUMO, { han: 3, fu: 25 }],
  ['20 fu drawn', WDMC, TSUMO, { han: 2, fu: 20 }],
  ['20 fu drawn, the tile mixed in', WRC, TSUMO, { han: 1, fu: 20 }],
  ['20 fu on a discard where an open hand has no more', WDMC, RON, { han: 1, fu: 20 }],
  ['30 fu on a discard', WRC, RON, { han: 1, fu: 30 }],
  ['30 fu drawn with one han', WDMC, TSUMO, { han: 1, fu: 30 }],
  // 20 and three concealed kans of 32, a concealed triplet of 8, a pair of 2, a wait of 2, a closed discard of 10.
  ['140 fu', WRC, RON, { han: 1, fu: 140 }],
  ['138 fu, where nothing is rounded', EXACT, RON, { han: 1, fu: 138 }],
  ['140 fu with a pair of the double wind', EXACT_EMA, RON, { han: 1, fu: 140 }],
  ['seven pairs where drawing them is no yaku', NO_TSUMO, TSUMO, { han: 2, fu: 25 }],
  // Four kans, where they are no yakuman: 20 and 128, and 14 more.
  ['170 fu', { ...WRC, 'yaku.suukantsu': 'absent' }, RON, { han: 1, fu: 170 }],
];

test.each(ALLOWED)('allows %s', (_, rules, moment, worth) => {
  expect(checkWorth(worth, moment, rules)).toBeNull();
});

const NO_PINFU: RuleValues = { ...WDMC, 'yaku.pinfu': 'absent' };
const PINFU_DRAWN: RuleValues = { ...WDMC, 'fu.selfDrawWithPinfu': true };
const OPEN_MORE: RuleValues = { ...WRC, 'fu.openPinfu': 20 };
const OPEN_SAME: RuleValues = { ...WRC, 'fu.openPinfu': 10 };

const REFUSED: readonly [...Row, code: string, field: string, rule?: RuleKey][] = [
  ['han where all is one value', USPML, RON, { han: 1, fu: 30 }, 'noHan', 'worth', 'score.model'],
  [
    'a limit where all is one value',
    USPML,
    RON,
    { limit: 'mangan' },
    'noHan',
    'worth',
    'score.model',
  ],
  ['one value where there are han', WRC, RON, { flat: true }, 'noHan', 'worth', 'score.model'],
  ['yakuman among the limits', WRC, RON, { limit: 'yakuman' as 'mangan' }, 'badLimit', 'limit'],
  ['no limit', WRC, RON, { limit: 'x' as 'mangan' }, 'badLimit', 'limit'],
  ['no yakuman', WRC, RON, { yakuman: 0 }, 'badYakuman', 'yakuman', 'score.yakumanAddUp'],
  ['half a yakuman', WRC, RON, { yakuman: 1.5 }, 'badYakuman', 'yakuman', 'score.yakumanAddUp'],
  ['nine yakuman', WRC, RON, { yakuman: 9 }, 'badYakuman', 'yakuman', 'score.yakumanAddUp'],
  [
    'two yakuman of which one is paid',
    WDMC,
    RON,
    { yakuman: 2 },
    'badYakuman',
    'yakuman',
    'score.yakumanAddUp',
  ],
  [
    'yakuman where there are none',
    USPML,
    RON,
    { yakuman: 1 },
    'badYakuman',
    'yakuman',
    'score.model',
  ],
  [
    'yakuman that add up where there are none',
    { ...USPML, 'score.yakumanAddUp': true },
    RON,
    { yakuman: 1 },
    'badYakuman',
    'yakuman',
    'score.model',
  ],
  ['half a han', WRC, RON, { han: 1.5, fu: 30 }, 'badHan', 'han'],
  ['less than no han', WRC, RON, { han: -1, fu: 30 }, 'badHan', 'han'],
  ['more han than can be', WRC, RON, { han: 61 }, 'badHan', 'han'],
  ['no han', WRC, RON, { han: 0, fu: 30 }, 'tooFewHan', 'han', 'win.yakuNeeded'],
  [
    'one han with five counters',
    EMA,
    five,
    { han: 1, fu: 30 },
    'tooFewHan',
    'han',
    'win.twoYakuFrom',
  ],
  ['no fu below mangan', WRC, RON, { han: 4 }, 'fuWanted', 'fu'],
  [
    'seven pairs with one han',
    WRC,
    RON,
    { han: 1, fu: 25 },
    'tooFewHanForFu',
    'han',
    'fu.sevenPairs',
  ],
  [
    'seven pairs drawn with two',
    WRC,
    TSUMO,
    { han: 2, fu: 25 },
    'tooFewHanForFu',
    'han',
    'fu.sevenPairs',
  ],
  [
    'seven pairs where they do not win',
    { ...WRC, 'win.sevenPairs': false },
    RON,
    { han: 2, fu: 25 },
    'badFu',
    'fu',
    'fu.roundTo',
  ],
  ['35 fu', WRC, RON, { han: 2, fu: 35 }, 'badFu', 'fu', 'fu.roundTo'],
  ['fu that are no number', WRC, RON, { han: 2, fu: Number.NaN }, 'badFu', 'fu', 'fu.roundTo'],
  ['20 fu on a discard', WRC, RON, { han: 2, fu: 20 }, 'badFu', 'fu', 'fu.openPinfu'],
  [
    '20 fu where an open hand has more',
    OPEN_MORE,
    RON,
    { han: 2, fu: 20 },
    'badFu',
    'fu',
    'fu.closedRon',
  ],
  [
    '20 fu where both have as much',
    OPEN_SAME,
    RON,
    { han: 2, fu: 20 },
    'badFu',
    'fu',
    'fu.closedRon',
  ],
  ['20 fu drawn without pinfu', NO_PINFU, TSUMO, { han: 2, fu: 20 }, 'badFu', 'fu', 'fu.selfDraw'],
  [
    '20 fu where pinfu is drawn with fu',
    PINFU_DRAWN,
    TSUMO,
    { han: 2, fu: 20 },
    'badFu',
    'fu',
    'fu.selfDraw',
  ],
  ['10 fu drawn', WRC, TSUMO, { han: 2, fu: 10 }, 'badFu', 'fu', 'fu.selfDraw'],
  ['139 fu', EXACT, RON, { han: 1, fu: 139 }, 'badFu', 'fu'],
  ['141 fu', EXACT_EMA, RON, { han: 1, fu: 141 }, 'badFu', 'fu'],
  ['150 fu', WRC, RON, { han: 1, fu: 150 }, 'badFu', 'fu'],
  ['180 fu', { ...WRC, 'yaku.suukantsu': 'absent' }, RON, { han: 1, fu: 180 }, 'badFu', 'fu'],
  [
    '20 fu drawn with one han',
    WDMC,
    TSUMO,
    { han: 1, fu: 20 },
    'tooFewHanForFu',
    'han',
    'fu.selfDraw',
  ],
  [
    '20 fu and one han in Japan',
    books.TENHOU.values,
    TSUMO,
    { han: 1, fu: 20 },
    'tooFewHanForFu',
    'han',
    'fu.selfDraw',
  ],
  [
    '20 fu and one han at home',
    books.GENERAL.values,
    TSUMO,
    { han: 1, fu: 20 },
    'tooFewHanForFu',
    'han',
    'fu.selfDraw',
  ],
];

test.each(REFUSED)('refuses %s', (_, rules, moment, worth, code, field, rule) => {
  const problem = checkWorth(worth, moment, rules);
  expect({ code: problem?.code, field: problem?.field, rule: problem?.rule }).toEqual({
    code,
    field,
    rule,
  });
  expect(problem!.message).toMatch(/\w/);
});

test.each([
  [RON, 'ron'],
  [TSUMO, 'tsumo'],
])('too few han are told with how the hand was won: %o', (moment, how) => {
  expect(checkWorth({ han: 0, fu: 30 }, moment, WRC)).toMatchObject({ case: { how } });
});

const MESSAGES: readonly [Worth, RuleValues, string][] = [
  [{ yakuman: 9 }, WRC, 'must be from 1 to 8'],
  [{ yakuman: 3 }, { ...EMA, 'score.yakumanAddUp': false }, 'must be from 1 to 2'],
  [{ yakuman: 1 }, USPML, 'there are no yakuman in this rulebook'],
  [{ flat: true }, WRC, 'a hand is worth han and fu in this rulebook'],
  [
    { limit: 'mangan' },
    USPML,
    'every hand is worth the same in this rulebook; it has no han and fu',
  ],
  [{ han: 2, fu: 150 }, WRC, 'no hand has more than 140'],
  [{ han: 2, fu: 20 }, WRC, 'no hand wins on a discard with fewer than 30'],
  [{ han: 1, fu: 25 }, WRC, '25 fu come with at least 2 han'],
];

test.each(MESSAGES)('says of %j under %#', (worth, rules, message) => {
  expect(checkWorth(worth, RON, rules)?.message).toBe(message);
});

test('says what is least of a drawn hand', () => {
  const problem = checkWorth({ han: 2, fu: 10 }, TSUMO, WRC);
  expect(problem?.message).toBe('no hand wins self-drawn with fewer than 20');
});

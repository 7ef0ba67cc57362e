// Every way in which a win cannot have happened, each beside a neighbour that can.

import type { RuleKey, RuleValues } from '@hanchan/rules';
import { GENERAL, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { type Meld, parseHand, parseTile, parseTiles } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import {
  checkCircumstances,
  checkWin,
  newWin,
  WIN_CASES,
  type Win,
  type WinCase,
  type WinFault,
} from '../src/index.ts';

const HAND = '23456m345p34577s';

/** Drawn by South, the tile a 1m, unless it says otherwise. */
function win(hand: string, more: Partial<Win> = {}, tile = '1m'): Win {
  const read = parseHand(hand);
  const drawn = parseTile(tile);
  if (!read.ok || !drawn.ok) throw new Error(hand);
  return newWin({ hand: read.value, tile: drawn.value, ...more });
}

function tiles(text: string) {
  const read = parseTiles(text);
  if (!read.ok) throw new Error(text);
  return read.value;
}

/** A meld that no notation writes. */
function withMeld(meld: Partial<Meld>): Win {
  const { hand, ...rest } = win('23456m34577s');
  const chi: Meld = { type: 'chi', tiles: [11, 12, 13], from: 'left', called: null };
  return { ...rest, hand: { ...hand, melds: [{ ...chi, ...meld }] } };
}

const turned = (dora: string, ura = '') => ({ indicators: tiles(dora), ura: tiles(ura) });
const OPEN = '23456m34577s[345p<]';
const WITH_KAN = '23456m34577s[9999p]';
const NO_ROBBING: RuleValues = { ...WRC_2022.values, 'kan.robAdded': false };
const ROB_CONCEALED: RuleValues = { ...NO_ROBBING, 'kan.robConcealed': 'anyHand' };
const ipp = { riichi: 'riichi', ippatsu: true } as const;
const ROBBED = { from: 2, robbedKan: true } as const;
const FIRST = { firstTurn: true } as const;
const [WRC, USPML] = [WRC_2022.values, USPML_FUNDAMENTALS.values];

interface Wrong {
  readonly code: WinFault;
  readonly field: keyof Win;
  readonly rule?: RuleKey;
}

const tileCount: Wrong = { code: 'tileCount', field: 'hand' };
const fifthInHand: Wrong = { code: 'fifthCopy', field: 'hand' };
const fifthInAll: Wrong = { code: 'fifthCopy', field: 'indicators' };
const badNumber = (field: keyof Win): Wrong => ({ code: 'badNumber', field });
const badSeat = (field: keyof Win): Wrong => ({ code: 'badSeat', field });
const not = (field: keyof Win): Wrong => ({ code: 'contradiction', field });
const unknown = (field: keyof Win, rule: RuleKey): Wrong => ({
  code: 'notInThisRulebook',
  field,
  rule,
});

type Under = Win | readonly [Win, RuleValues];

/** What is wrong, a win that is, and one that just is not. */
const CASES: readonly [WinCase, Wrong, wrong: Under, right: Under][] = [
  [
    'melds',
    tileCount,
    win('[123m<][456m<][789m<][123p<][456p<]'),
    win('5s[123m<][456m<][789m<][123p<]'),
  ],
  ['concealed', tileCount, win('2345m345p34577s'), win(HAND)],
  ['concealed', tileCount, win('234567m345p34577s'), win(HAND)],
  ['concealed', tileCount, win('2345m34577s[345p<]'), win(OPEN)],
  ['concealed', tileCount, win('234577s[345p<][777p^]'), win('2334577s[345p<][777p^]')],
  ['meld', { code: 'badMeld', field: 'hand' }, withMeld({ from: 'across' }), withMeld({})],
  ['copiesInHand', fifthInHand, win('1111m345p345677s'), win('111m2345p345677s')],
  ['copiesInHand', fifthInHand, win('23456m34577s[1111m]'), win(WITH_KAN)],
  ['copiesInAll', fifthInAll, win('111m2345p345677s', turned('1m')), win(HAND, turned('111m'))],
  [
    'copiesInAll',
    fifthInAll,
    win('11m23456p345677s', turned('1m5z', '1m')),
    win('11m23456p345677s', turned('1m5z', '5z')),
  ],
  ['redTwice', fifthInHand, win('23406m340p34577s', {}, '0p'), win('23406m340p34577s', {}, '0s')],
  ['redTwice', fifthInHand, win('23406m345p34577s', turned('0m')), win(HAND, turned('0m0p0s'))],
  ['number', badNumber('counters'), win(HAND, { counters: -1 }), win(HAND, { counters: 1 })],
  ['number', badNumber('deposits'), win(HAND, { deposits: 0.5 }), win(HAND, { deposits: 1 })],
  [
    'number',
    badNumber('counters'),
    win(HAND, { counters: 1_000_001 }),
    win(HAND, { counters: 1_000_000 }),
  ],
  [
    'number',
    badNumber('pool'),
    [win(HAND, { pool: Number.NaN }), USPML],
    [win(HAND, { pool: 4 }), USPML],
  ],
  ['ownDiscard', badSeat('from'), win(HAND, { from: 1 }), win(HAND, { from: 0 })],
  [
    'ownLiability',
    badSeat('liable'),
    win(HAND, { liable: [{ yaku: 'daisangen', seat: 1 }] }),
    win(HAND, { liable: [{ yaku: 'daisangen', seat: 2 }] }),
  ],
  [
    'indicators',
    badNumber('indicators'),
    win(HAND, turned('123456z')),
    win(HAND, turned('12345z')),
  ],
  ['ura', badNumber('ura'), win(HAND, turned('1z', '12z')), win(HAND, turned('12z', '12z'))],
  [
    'riichiOpen',
    not('riichi'),
    win(OPEN, { riichi: 'riichi' }),
    win(WITH_KAN, { riichi: 'double' }),
  ],
  ['ippatsuAlone', not('ippatsu'), win(HAND, { ippatsu: true }), win(HAND, ipp)],
  [
    'ippatsuAfterKan',
    not('ippatsu'),
    win(WITH_KAN, { ...ipp, afterKan: true }),
    win(WITH_KAN, { riichi: 'riichi', afterKan: true }),
  ],
  [
    'afterKanOnDiscard',
    not('afterKan'),
    win(WITH_KAN, { from: 0, afterKan: true }),
    win(WITH_KAN, { from: 0 }),
  ],
  [
    'afterKanWithout',
    not('afterKan'),
    win(OPEN, { afterKan: true }),
    win('2345677s[345p<][9999p^]', { afterKan: true }),
  ],
  ['robbedBySelf', not('robbedKan'), win(HAND, { robbedKan: true }), win(HAND, ROBBED)],
  ['robbedCopies', not('robbedKan'), win('13456m345p34577s', ROBBED), win(HAND, ROBBED)],
  [
    'robbedCopies',
    not('robbedKan'),
    win(HAND, { ...ROBBED, ...turned('1m') }),
    win(HAND, { ...ROBBED, ...turned('2m') }),
  ],
  [
    'robbedCopies',
    not('robbedKan'),
    win(HAND, { ...ROBBED, ...turned('2m', '1m') }),
    win(HAND, { from: 2, ...turned('2m', '1m') }),
  ],
  [
    'robbedLastTile',
    { ...not('lastTile'), rule: 'kan.lastTile' },
    win(HAND, { ...ROBBED, lastTile: true }),
    [win(HAND, { ...ROBBED, lastTile: true }), GENERAL.values],
  ],
  ['firstTurnMeld', not('firstTurn'), win(WITH_KAN, FIRST), win(HAND, FIRST)],
  [
    'firstTurnRiichi',
    not('firstTurn'),
    win(HAND, { ...FIRST, riichi: 'double' }),
    win(HAND, FIRST),
  ],
  ['firstTurnLast', not('firstTurn'), win(HAND, { ...FIRST, lastTile: true }), win(HAND, FIRST)],
  [
    'firstTurnDealer',
    not('firstTurn'),
    win(HAND, { ...FIRST, winner: 0, from: 2 }),
    win(HAND, { ...FIRST, winner: 0 }),
  ],
  [
    'firstTurnDealer',
    not('firstTurn'),
    win(HAND, { ...FIRST, winner: 3, dealer: 3, from: 2 }),
    win(HAND, { ...FIRST, winner: 3, from: 2 }),
  ],
  [
    'noRiichi',
    unknown('riichi', 'riichi.allowed'),
    [win(HAND, { riichi: 'riichi' }), USPML],
    [win(HAND), USPML],
  ],
  ['noChi', unknown('hand', 'calls.chi'), [win(OPEN), USPML], win(OPEN)],
  [
    'noCalledKan',
    unknown('hand', 'kan.called'),
    [win('23456m34577s[9999p^]'), USPML],
    [win('23456m34577s[9999p^]'), GENERAL.values],
  ],
  [
    'noAddedKan',
    unknown('hand', 'kan.added'),
    [win('23456m34577s[9999p+^]'), GENERAL.values],
    win('23456m34577s[9999p+^]'),
  ],
  [
    'noConcealedKan',
    unknown('hand', 'kan.concealed'),
    [win(WITH_KAN), USPML],
    [win('23456m34577s[999p^]'), USPML],
  ],
  [
    'noPool',
    unknown('pool', 'draw.notenToPool'),
    win(HAND, { pool: 1 }),
    [win(HAND, { pool: 1 }), USPML],
  ],
  [
    'noRobbing',
    unknown('robbedKan', 'kan.robAdded'),
    [win(HAND, ROBBED), NO_ROBBING],
    [win(HAND, ROBBED), ROB_CONCEALED],
  ],
  [
    'noRobbing',
    unknown('robbedKan', 'kan.robAdded'),
    [win(HAND, ROBBED), USPML],
    [win(HAND, { from: 2 }), USPML],
  ],
];

const check = (under: Under) =>
  Array.isArray(under) ? checkWin(under[0], under[1]) : checkWin(under as Win, WRC);

test.each(CASES)('%# %s', (which, wrong, refused, allowed) => {
  expect(check(refused)).toStrictEqual([
    { ...wrong, case: which, message: expect.stringMatching(/\w/) },
  ]);
  expect(check(allowed)).toStrictEqual([]);
});

test('no case is left out', () => {
  expect(new Set(CASES.map(([which]) => which))).toEqual(new Set(WIN_CASES));
  expect(WIN_CASES).toHaveLength(30);
});

test.each([
  ['2345m345p34577s', '12 concealed tiles without the winning tile; 13 are wanted'],
  [
    '2345m34577s[345p<]',
    '9 concealed tiles without the winning tile; 10 are wanted with 1 of four sets melded',
  ],
  ['1111m345p345677s', 'more than four 1m in the hand'],
])('says of %s: %s', (hand, message) => {
  expect(checkWin(win(hand), WRC)).toMatchObject([{ message }]);
});

test('says where the fifth copy lies', () => {
  const [problem] = checkWin(win('111m2345p345677s', turned('1m')), WRC);
  expect(problem?.message).toBe('more than four 1m in the hand and the indicators');
});

test('names everything that is wrong, and the circumstances only of tiles that can be', () => {
  const both = { counters: -1, deposits: -1, ippatsu: true };
  expect(checkWin(win('11111m', both), WRC).map((one) => one.case)).toEqual([
    'concealed',
    'copiesInHand',
    'number',
    'number',
  ]);
  const two = win(HAND, { ippatsu: true, afterKan: true });
  expect(checkWin(two, WRC).map((one) => one.case)).toEqual([
    'ippatsuAlone',
    'ippatsuAfterKan',
    'afterKanWithout',
  ]);
});

test('a hand that is still put together is asked for its circumstances alone', () => {
  expect(checkCircumstances(win('23m'), WRC)).toEqual([]);
  expect(checkCircumstances(win('23m', { ippatsu: true }), WRC)).toMatchObject([
    { case: 'ippatsuAlone' },
  ]);
});

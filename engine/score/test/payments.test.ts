// Who pays whom: winners who share a tile, a drawn deal of terminals and honours, and who fed a yakuman.

import type { Ruleset } from '@hanchan/rules';
import { EMA_2008, TENHOU, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import type { BySeat, Seat } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { makeWin } from '../../../proof/spec/support/scoring.ts';
import {
  type Claims,
  newWin,
  type PaidWin,
  payStated,
  score,
  scoreNagashi,
  shareTable,
  type Win,
  type WinnerShare,
  type Worth,
} from '../src/index.ts';

/** North discards; West and East call, and one of them has a deposit in this deal. */
const CLAIMS: Claims = {
  discarder: 3,
  callers: [2, 0, 3],
  counters: 2,
  carried: 1,
  inRiichi: [2, 1],
};

const SHARED: readonly [string, Ruleset, Partial<Claims>, readonly WinnerShare[]][] = [
  ['the nearest alone wins', WRC_2022, {}, [{ seat: 0, counters: 2, deposits: 3 }]],
  [
    'the nearest takes the table',
    TENHOU,
    {},
    [
      { seat: 0, counters: 2, deposits: 3 },
      { seat: 2, counters: 0, deposits: 0 },
    ],
  ],
  [
    'everyone takes the counters and the own deposit',
    EMA_2008,
    {},
    [
      { seat: 0, counters: 2, deposits: 2 },
      { seat: 2, counters: 2, deposits: 1 },
    ],
  ],
  [
    'the nearest has an own deposit too',
    WDMC_2019,
    { callers: [1, 2] },
    [
      { seat: 1, counters: 2, deposits: 2 },
      { seat: 2, counters: 2, deposits: 1 },
    ],
  ],
];

test.each(SHARED)('%s', (_, { values }, more, expected) => {
  expect(shareTable({ ...CLAIMS, ...more }, values)).toEqual(expected);
});

const NAGASHI: readonly [string, Ruleset, Seat[], BySeat<number>, string[]][] = [
  [
    'South, as a draw',
    TENHOU,
    [1],
    [-4_000, 8_000, -2_000, -2_000],
    ['one', 'pays 4000', 'takes 8000', 'pays 2000', 'pays 2000'],
  ],
  [
    'South, as a win with two counters',
    EMA_2008,
    [1],
    [-4_200, 8_600, -2_200, -2_200],
    ['one', 'pays 4200', 'takes 8600', 'pays 2200', 'pays 2200'],
  ],
  [
    'South and West, each from all',
    TENHOU,
    [1, 2],
    [-8_000, 6_000, 6_000, -4_000],
    ['two', 'two', 'pays 8000', 'takes 6000', 'takes 6000', 'pays 4000'],
  ],
  [
    'the dealer and South from the losers',
    WDMC_2019,
    [0, 1],
    [8_000, 4_000, -6_000, -6_000],
    ['two', 'two', 'base 2000', 'takes 8000', 'takes 4000', 'pays 6000', 'pays 6000'],
  ],
  [
    'South and West from the losers, whoever deals',
    WDMC_2019,
    [1, 2],
    [-4_000, 4_000, 4_000, -4_000],
    ['two', 'two', 'base 2000', 'pays 4000', 'takes 4000', 'takes 4000', 'pays 4000'],
  ],
  [
    'South alone, where several are paid by the losers',
    WDMC_2019,
    [1],
    [-4_000, 8_000, -2_000, -2_000],
    ['one', 'pays 4000', 'takes 8000', 'pays 2000', 'pays 2000'],
  ],
];

test.each(NAGASHI)('nagashi mangan: %s', (_, { values }, winners, deltas, told) => {
  const found = scoreNagashi(winners, 0, 2, values)!;
  expect(found.deltas).toEqual(deltas);
  const lines = found.trace.map(({ case: applied, effect }) => {
    if ('limit' in effect) return applied?.winners;
    const [name, value] = Object.entries(effect).at(-1)!;
    return `${name} ${value}`;
  });
  expect(lines).toEqual(told);
  expect(found.trace.every((line) => line.evidence.length === 0)).toBe(true);
  expect(found.trace.every((line) => line.case?.winners === told[0])).toBe(true);
});

test('nagashi mangan is paid to nobody, and nowhere where there is none', () => {
  expect(scoreNagashi([], 0, 0, EMA_2008.values)).toBeNull();
  expect(scoreNagashi([1], 0, 0, WRC_2022.values)).toBeNull();
});

const WIN: PaidWin = {
  ...{ winner: 1, dealer: 0, from: null, counters: 1, deposits: 0, pool: 0, winners: 1 },
  liable: [{ yaku: 'daisangen', seat: 3 }],
};

const FED: readonly [string, Ruleset, Partial<PaidWin>, Worth, BySeat<number>][] = [
  ['drawn: the feeder pays alone', WRC_2022, {}, { yakuman: 1 }, [0, 32_300, 0, -32_300]],
  [
    'from another: halved, and the discarder pays the counters',
    WRC_2022,
    { from: 2 },
    { yakuman: 1 },
    [0, 32_300, -16_300, -16_000],
  ],
  [
    'from another: halved, and the feeder pays the counters',
    TENHOU,
    { from: 2 },
    { yakuman: 1 },
    [0, 32_300, -16_000, -16_300],
  ],
  ['from the feeder', WRC_2022, { from: 3 }, { yakuman: 1 }, [0, 32_300, 0, -32_300]],
  [
    'the dealer, from another',
    WRC_2022,
    { dealer: 1, from: 2 },
    { yakuman: 1 },
    [0, 48_300, -24_300, -24_000],
  ],
  [
    'two drawn: the feeder pays the whole hand',
    TENHOU,
    {},
    { yakuman: 2 },
    [0, 64_300, 0, -64_300],
  ],
  [
    'two drawn: the feeder pays what was fed, and a share',
    WRC_2022,
    {},
    { yakuman: 2 },
    [-16_100, 64_300, -8_100, -40_100],
  ],
  ['nobody answers for it here', WDMC_2019, {}, { yakuman: 1 }, [-16_100, 32_300, -8_100, -8_100]],
];

test.each(FED)('a fed yakuman, %s', (_, { values }, more, worth, deltas) => {
  expect(payStated({ ...WIN, ...more }, worth, values).deltas).toEqual(deltas);
});

test('the seat wind goes by the dealer', () => {
  const win = makeWin('23m44p[222z^][777p^][888s^]', { ron: '4m' });
  const yaku = (seats: Partial<PaidWin>) => {
    const answer = score({ ...win, ...seats }, WRC_2022.values);
    return answer.ok ? answer.value.yaku.map(({ id }) => id) : answer.error.reason;
  };
  expect(yaku({ winner: 0, dealer: 3, from: 1 })).toEqual(['seat_wind']);
  expect(yaku({ winner: 2, dealer: 3, from: 1 })).toBe('noYaku');
});

test('a win is completed by what is usual, and what is given stays', () => {
  const least = { hand: { concealed: [1], melds: [] }, tile: 5 };
  expect(newWin(least)).toStrictEqual({
    ...least,
    ...{ winner: 1, dealer: 0, roundWind: 'E', from: null, riichi: 'none', ippatsu: false },
    ...{ afterKan: false, robbedKan: false, lastTile: false, firstTurn: false, mixedIn: false },
    ...{ indicators: [], ura: [], counters: 0, deposits: 0, pool: 0, liable: [], winners: 1 },
  });
  const full: Win = {
    ...least,
    ...{ winner: 0, dealer: 3, roundWind: 'N', from: 2, riichi: 'double', ippatsu: true },
    ...{ afterKan: true, robbedKan: true, lastTile: true, firstTurn: true, mixedIn: true },
    ...{ indicators: [1], ura: [2], counters: 3, deposits: 4, pool: 5, winners: 2 },
    liable: [{ yaku: 'daisangen', seat: 3 }],
  };
  expect(newWin(full)).toStrictEqual(full);
});

// What is counted, by cases whose figures can be worked out by hand; and that counts can be parted and merged.

import { randomFrom, shuffled } from '@hanchan/bots';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clusteredRatio,
  documentOf,
  type Group,
  type MatchSummary,
  type MeasureId,
  Moments,
  Statistics,
  wilsonShare,
} from '../src/index.ts';
import { anyMatch, deal, match, win } from './summaries.ts';

function count(...matches: readonly MatchSummary[]): Statistics {
  const statistics = new Statistics();
  for (const one of matches) statistics.add(one);
  return statistics;
}

const botIn = (statistics: Statistics, name: string): Group => new Map(statistics.bots).get(name)!;

const read = (group: Group, id: MeasureId) => group.estimate(id)?.value ?? null;

describe('places', () => {
  test('are counted by bot and by seat', () => {
    const statistics = count(match(), match({ players: ['beginner', 'club', 'club', 'beginner'] }));
    const club = botIn(statistics, 'club');
    // First and second, then second and third.
    expect(read(club, 'place')).toBe(2);
    expect(read(club, 'first')).toBe(0.25);
    expect(read(club, 'second')).toBe(0.5);
    expect(read(club, 'score')).toBe(30_000);
    expect(statistics.seats.map((seat) => read(seat, 'place'))).toEqual([1, 2, 3, 4]);
    expect(statistics.matches).toBe(2);
  });

  test('that are shared count in parts', () => {
    const shared = match({ places: [1, 1, 1, 4], players: ['a', 'b', 'c', 'd'] });
    const a = botIn(count(shared), 'a');
    expect(read(a, 'first')).toBeCloseTo(1 / 3, 12);
    expect(read(a, 'third')).toBeCloseTo(1 / 3, 12);
    expect(read(a, 'fourth')).toBe(0);
    expect(read(a, 'place')).toBe(2);
  });

  test('of a whole table are 2.5 on average', () => {
    const { table } = count(match({ places: [1, 2, 2, 4] }), match());
    expect(table.estimate('place')).toEqual({ value: 2.5, interval: [2.5, 2.5] });
  });
});

describe('deals', () => {
  const deals = [
    deal({
      wins: [win(0, 2, { points: 12_000 })],
      riichi: [0],
      deltas: [13_000, 0, -12_000, -1_000],
    }),
    deal({ wins: [win(1, null, { points: 2_000, turn: 6 })], calls: [0, 2, 0, 0], dealer: 1 }),
    deal({ outcome: 'exhausted', tenpai: [0, 3], dealer: 2 }),
    deal({ outcome: 'fourWinds', dealer: 2 }),
  ];
  const statistics = count(match({ deals }));

  test('give the rates of each seat', () => {
    const [east, south, west, north] = statistics.seats;
    expect(read(east, 'win')).toBe(0.25);
    expect(read(east, 'riichi')).toBe(0.25);
    expect(read(east, 'riichiWin')).toBe(1);
    expect(read(east, 'winValue')).toBe(12_000);
    expect(read(east, 'selfDraw')).toBe(0);
    expect(read(east, 'dealerWin')).toBe(1);
    expect(read(east, 'otherWin')).toBe(0);
    expect(read(east, 'dealerPoints')).toBe(13_000);
    expect(read(south, 'selfDraw')).toBe(1);
    expect(read(south, 'openWin')).toBe(1);
    expect(read(south, 'winTurn')).toBe(6);
    expect(read(south, 'call')).toBe(0.25);
    expect(read(west, 'dealIn')).toBe(0.25);
    expect(read(west, 'dealInValue')).toBe(12_000);
    expect(read(north, 'tenpaiAtDraw')).toBe(1);
    expect(read(west, 'tenpaiAtDraw')).toBe(0);
    expect(read(north, 'winValue')).toBeNull();
  });

  test('end in ways that are told apart', () => {
    expect(statistics.outcomes).toEqual({ exhausted: 1, fourWinds: 1, won: 2 });
    expect(read(statistics.table, 'draw')).toBe(0.5);
    expect(statistics.lengths).toEqual({ 4: 1 });
  });

  test('won twice on one tile are one deal-in, of both hands', () => {
    const wins = [win(1, 0, { points: 1_000 }), win(2, 0, { points: 8_000, limit: 'mangan' })];
    const [east] = count(match({ deals: [deal({ wins })] })).seats;
    expect(read(east, 'dealIn')).toBe(1);
    expect(read(east, 'dealInValue')).toBe(9_000);
  });

  test('that a foul voided are no deals, but are told', () => {
    const voided = deal({ outcome: 'voided', riichi: [1], fouls: [1, 0, 0, 0] });
    const statistics = count(match({ deals: [voided, deal({ wins: [win(1, 0)] })] }));
    const [east, south] = statistics.seats;
    expect(read(south, 'win')).toBe(1);
    expect(read(south, 'riichi')).toBe(0);
    expect(read(east, 'fouls')).toBe(1);
    expect(read(east, 'dealsPerMatch')).toBe(2);
    expect(statistics.outcomes).toEqual({ voided: 1, won: 1 });
  });

  test('say what was won with, and how much', () => {
    const yaku = ['riichi', 'dora'] as const;
    const wins = [win(0, 1, { yaku, limit: 'mangan', points: 8_000 })];
    const { table } = count(match({ deals: [deal({ wins }), deal({ wins: [win(2, 1)] })] }));
    expect(table.histogram('yaku')).toEqual({ dora: 1, riichi: 2 });
    expect(table.histogram('limit')).toEqual({ mangan: 1, none: 1 });
    expect(table.histogram('points')).toEqual({ 3900: 1, 8000: 1 });
    expect(table.histogram('turn')).toEqual({ 10: 2 });
  });

  test('that are all alike are not taken for sure', () => {
    const lost = match({ deals: [deal({ wins: [win(1, 0)] }), deal({ wins: [win(1, 0)] })] });
    const [east, south] = count(lost, lost).seats;
    // Wilson's interval of none and of all of four.
    const high = 1.959963984540054 ** 2 / (4 + 1.959963984540054 ** 2);
    expect(east.estimate('win')!.interval).toEqual([0, expect.closeTo(high, 12)]);
    expect(south.estimate('win')!.interval).toEqual([expect.closeTo(1 - high, 12), 1]);
  });

  test('give yaku and endings with their intervals', () => {
    const deals = [deal({ wins: [win(0, 1)] }), deal({ wins: [win(2, 1, { yaku: ['dora'] })] })];
    const { table, outcomeShares } = documentOf(count(match({ deals })));
    const half = wilsonShare(1, 2)!;
    const [low, high] = half.interval!;
    expect(table.yakuShares).toEqual({
      dora: { value: 0.5, low, high },
      riichi: { value: 0.5, low, high },
    });
    expect(outcomeShares['won']).toMatchObject({ value: 1, high: 1 });
  });

  test('swing by the standard deviation of what they move', () => {
    const moved = [2_000, -2_000, 4_000, -4_000].map((delta) => deal({ deltas: [delta, 0, 0, 0] }));
    const [east] = count(match({ deals: moved })).seats;
    // (4 + 4 + 16 + 16) / 3 = 13.333 million.
    expect(east.swing().deal).toBeCloseTo(3_651.48, 2);
    expect(east.swing().match).toBeNull();
  });
});

describe('intervals', () => {
  test('of a mean over matches are the normal ones', () => {
    const moments = new Moments();
    for (const value of [1, 2, 3, 4]) moments.add(value, 1);
    // Standard deviation 1.290994, standard error 0.645497.
    const { value, interval } = clusteredRatio(moments, 1)!;
    expect(value).toBe(2.5);
    expect(interval![0]).toBeCloseTo(2.5 - 1.265151, 6);
    expect(interval![1]).toBeCloseTo(2.5 + 1.265151, 6);
  });

  test('of a rate take the deals of a match together', () => {
    // Wins of deals: 2 of 10, 5 of 12, 1 of 8. The ratio is 8 / 30.
    const matches = [
      [2, 10],
      [5, 12],
      [1, 8],
    ] as const;
    const moments = new Moments();
    for (const [wins, deals] of matches) moments.add(wins, deals);
    const rate = 8 / 30;
    const squares = matches.reduce((sum, [y, x]) => sum + (y - rate * x) ** 2, 0);
    const error = Math.sqrt((squares / 30 ** 2) * (3 / 2));
    const { value, interval } = clusteredRatio(moments, 1)!;
    expect(value).toBeCloseTo(rate, 12);
    expect(interval![1] - value).toBeCloseTo(1.959964 * error, 6);
  });

  test('of a share are Wilson’s', () => {
    const rounded = (hits: number, trials: number) =>
      wilsonShare(hits, trials)!.interval!.map((end) => Math.round(end * 10_000) / 10_000);
    expect(rounded(5, 10)).toEqual([0.2366, 0.7634]);
    expect(rounded(0, 10)).toEqual([0, 0.2775]);
    expect(rounded(10, 10)).toEqual([0.7225, 1]);
  });

  test('need two matches, and something to count', () => {
    const { seats } = count(match({ deals: [deal({ wins: [win(0, 1)] })] }));
    expect(seats[0].estimate('win')).toEqual({ value: 1, interval: null });
    expect(seats[1].estimate('winValue')).toBeNull();
    expect(new Statistics().table.estimate('place')).toBeNull();
  });

  test('of a share lie within none and all', () => {
    const one = match({ deals: [deal({ wins: [win(0, 1)] }), deal()] });
    const none = match({ deals: [deal(), deal(), deal(), deal()] });
    const [low, high] = count(one, none).seats[0].estimate('win')!.interval!;
    expect(low).toBe(0);
    expect(high).toBeLessThanOrEqual(1);
  });
});

describe('parts', () => {
  const MATCHES = Array.from({ length: 24 }, (_, seed) => anyMatch(seed + 1));
  const whole = JSON.stringify(count(...MATCHES));

  test('in any order and number make the same bytes', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 6 }), (seed, parts) => {
        const random = randomFrom(seed);
        const split = Array.from({ length: parts }, () => new Statistics());
        for (const one of shuffled(MATCHES, random)) {
          split[Math.floor(random() * parts)]!.add(one);
        }
        const merged = new Statistics();
        for (const part of shuffled(split, random)) merged.merge(part);
        expect(JSON.stringify(merged)).toBe(whole);
      }),
      { seed: 11, numRuns: 40 },
    );
  });

  test('can be written down and taken up again', () => {
    const [first, second] = [count(...MATCHES.slice(0, 9)), count(...MATCHES.slice(9))];
    const again = Statistics.from(JSON.parse(JSON.stringify(first)));
    again.merge(second);
    expect(JSON.stringify(again)).toBe(whole);
    expect(documentOf(again)).toEqual(documentOf(count(...MATCHES)));
  });
});

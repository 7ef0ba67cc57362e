// Rounds that look back: the rest of an event without those who left, Swiss rounds, finals.

import { describe, expect, test } from 'vitest';
import {
  finishSeating,
  planRest,
  planSeating,
  type SeatingPlan,
  seatByRank,
  swissRound,
} from '../src/index.ts';
import { chanceFor } from '../src/seating/chance.ts';
import { countPlan, pairName } from './counting.ts';

/** The largest hall takes seconds: `HANCHAN_FULL=1` seats it too. */
const isSeated = ([players]: readonly number[]) =>
  process.env['HANCHAN_FULL'] === '1' || players! < 128;
const seed = 'later';
const winds = 'balanced';
const upTo = (players: number) => Array.from({ length: players }, (_, at) => at + 1);

describe('the rest of an event', () => {
  const rests: readonly (readonly [number, number, number, number])[] = [
    [40, 8, 3, 4],
    [64, 8, 4, 8],
    [128, 10, 4, 8],
    [32, 6, 3, 4],
  ];
  test.each(rests.filter(isSeated))(
    '%i players, %i rounds; after %i of them %i leave: still no repeats',
    (players, rounds, after, leave) => {
      const whole = finishSeating(planSeating({ players, rounds, seed, winds }));
      const played = whole.rounds.slice(0, after);
      const staying = upTo(players).filter((player) => player % (players / leave) !== 5);
      expect(staying).toHaveLength(players - leave);
      const rest = finishSeating(
        planRest({ players: staying, rounds: rounds - after, played, seed, winds }),
      );
      expect(rest.rounds).toHaveLength(rounds - after);
      for (const round of rest.rounds) {
        expect([...round.flat()].sort((a, b) => a - b)).toEqual(staying);
      }
      const counted = countPlan([...played, ...rest.rounds]);
      expect(counted).toMatchObject({ repeats: 0, successiveTables: 0 });
      expect(counted.windSpread).toBeLessThanOrEqual(2);
      expect(rest.report).toMatchObject({ repeats: 0, successiveTables: 0 });
    },
  );

  test('keeps forbidden pairs apart and is the same for the same seed', () => {
    const played = finishSeating(planSeating({ players: 24, rounds: 2, seed, winds })).rounds;
    const forbidden = [
      [1, 2],
      [3, 4],
    ] as const;
    const request = { players: upTo(24), rounds: 3, played, seed, winds, forbidden } as const;
    const { rounds } = finishSeating(planRest(request));
    const { meetings } = countPlan(rounds);
    for (const [a, b] of forbidden) expect(meetings.has(pairName(a, b))).toBe(false);
    expect(finishSeating(planRest(request)).rounds).toEqual(rounds);
  });
});

describe('Swiss rounds', () => {
  /** Better players score better, with some luck. */
  function playSwiss(players: number, rounds: number) {
    const chance = chanceFor('scores');
    const points = new Map(upTo(players).map((player) => [player, 0]));
    const played: SeatingPlan[number][] = [];
    const distances: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const standing = upTo(players).sort((a, b) => points.get(b)! - points.get(a)!);
      const next = finishSeating(swissRound({ standing, played, seed, winds }));
      played.push(...next.rounds);
      distances.push(next.report.rankDistance!);
      for (const player of upTo(players)) {
        points.set(player, points.get(player)! + chance(40_000) + 200 * (players - player));
      }
    }
    return { played, distances };
  }

  const swiss: readonly (readonly [number, number, number])[] = [
    [32, 6, 12],
    [64, 8, 12],
    [128, 8, 9],
  ];
  test.each(swiss.filter(isSeated))(
    '%i players, %i rounds: no repeats, and tables of near ranks',
    (players, rounds, most) => {
      const { played, distances } = playSwiss(players, rounds);
      expect(played).toHaveLength(rounds);
      const { repeats, successiveTables } = countPlan(played);
      expect({ repeats, successiveTables }).toEqual({ repeats: 0, successiveTables: 0 });
      expect(Math.max(...distances)).toBeLessThanOrEqual(most);
      // Nobody has met before the first round, so it is made of neighbours.
      expect(distances[0]).toBeCloseTo(10 / 6);
    },
  );
});

describe('finals', () => {
  const standing = upTo(16).map((rank) => 100 + rank);
  const tables = (how: Parameters<typeof seatByRank>[1]) =>
    seatByRank(standing, how, seed).map((table) =>
      table.map((player) => player - 100).sort((a, b) => a - b),
    );

  test('by snake, columns and blocks', () => {
    expect(tables('snake')).toEqual([
      [1, 8, 9, 16],
      [2, 7, 10, 15],
      [3, 6, 11, 14],
      [4, 5, 12, 13],
    ]);
    expect(tables('columns')[0]).toEqual([1, 5, 9, 13]);
    expect(tables('blocks')[0]).toEqual([1, 2, 3, 4]);
  });

  test('with winds from the seed', () => {
    expect(seatByRank(standing, 'snake', 'a')).toEqual(seatByRank(standing, 'snake', 'a'));
    expect(seatByRank(standing, 'snake', 'a')).not.toEqual(seatByRank(standing, 'snake', 'b'));
  });
});

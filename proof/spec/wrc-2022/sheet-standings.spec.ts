// WRC 2022, 3.5, 5, 12.2 and 12.3.7: the tournament score and the ranking.

import { type ByWind, type Standing, standingsOf, zeroSum } from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { aPerson } from '../support/eventDesk.ts';
import { anEvent, personId } from '../support/eventLog.ts';

const P = 12_000;
const A = [1, 2, 3, 4] as const;
const B = [5, 6, 7, 8] as const;

type Event = ReturnType<typeof anEvent>;
const rowsOf = (event: Event) => standingsOf(event.state()).rows;
const rowOf = (event: Event, slot: number): Standing =>
  rowsOf(event).find(({ person }) => person === personId(slot))!;

/** Eight players, two tables a round. */
function twoTables(...rounds: readonly (readonly [ByWind<number>, ByWind<number>])[]): Event {
  const event = anEvent({ players: 8 });
  for (const [i, [first, second]] of rounds.entries()) {
    event.seat(i + 1, [A, B]);
    event.sign(i + 1, 1, A, first);
    event.sign(i + 1, 2, B, second);
  }
  return event;
}

const orderOf = (event: Event, a: number, b: number) => {
  const found = rowsOf(event).filter(({ slot }) => slot === a || slot === b);
  expect(found[0]!.total).toBe(found[1]!.total);
  return found.map(({ slot, tieBreak }) => [slot, tieBreak]);
};

clause(
  ['wrc-3.5-14', 'wrc-12.2-04', 'T-61'],
  'the sum of the hanchan less the penalties: 25P + 8.7P - 30P = 3.7P',
  () => {
    const event = anEvent({ players: 4 });
    event.play(1, [40_000, 33_700, 28_900, 17_400]);
    expect(rowOf(event, 1).total).toBe(25 * P);
    event.seat(2, [A]);
    event.penalise(1, 30_000, { round: 2, table: 1, foul: 'deadHandCall' });
    // At once, while the second hanchan is being played.
    expect(rowOf(event, 1).total).toBe(-5 * P);
    event.sign(2, 1, A, [33_700, 40_000, 28_900, 17_400]);
    expect(rowOf(event, 1).total).toBe(3.7 * P);
  },
);

clause('wrc-5-05', 'ranked by the tournament score, the highest first', () => {
  const event = twoTables([
    [45_000, 33_000, 24_000, 18_000],
    [20_000, 22_000, 30_000, 48_000],
  ]);
  event.penalise(8, 30_000, { round: 1, table: 2 });
  const rows = rowsOf(event);
  const totals = rows.map(({ total }) => total);
  expect(totals).toEqual([...totals].sort((a, b) => b - a));
  expect(rows.map(({ slot }) => slot).slice(0, 3)).toEqual([1, 2, 7]);
  expect(rowOf(event, 8)).toMatchObject({ total: 3 * P, rank: 4 });
});

clause('wrc-5-06', 'equal: more first places', () => {
  // 1: first and fourth. 6: second and third. Both 0.
  const event = twoTables(
    [
      [45_000, 35_000, 25_000, 15_000],
      [45_000, 35_000, 25_000, 15_000],
    ],
    [
      [15_000, 25_000, 35_000, 45_000],
      [45_000, 25_000, 35_000, 15_000],
    ],
  );
  expect(orderOf(event, 1, 6)[0]).toEqual([1, expect.anything()]);
  expect(rowOf(event, 1).firsts).toBe(1);
});

clause('wrc-5-07', 'then: fewer fourth places', () => {
  // 1: first and fourth, 30 - 25 = 5. 5: first and third, 35 - 30 = 5.
  const event = twoTables(
    [
      [45_000, 35_000, 25_000, 15_000],
      [50_000, 30_000, 22_000, 18_000],
    ],
    [
      [20_000, 40_000, 33_000, 27_000],
      [5_000, 59_000, 53_000, 3_000],
    ],
  );
  expect([rowOf(event, 1).fourths, rowOf(event, 5).fourths]).toEqual([1, 0]);
  expect(orderOf(event, 1, 5)).toEqual([
    [5, 'fewestFourths'],
    [1, 'fewestFourths'],
  ]);
});

clause('wrc-5-08', 'then: the best single hanchan', () => {
  // Both first and third with 30: by 35 and -5, or by 30 and 0.
  const event = twoTables(
    [
      [50_000, 35_000, 25_000, 10_000],
      [45_000, 35_000, 25_000, 15_000],
    ],
    [
      [30_000, 15_000, 35_000, 40_000],
      [35_000, 5_000, 39_000, 41_000],
    ],
  );
  expect(orderOf(event, 1, 5)).toEqual([
    [1, 'bestHanchan'],
    [5, 'bestHanchan'],
  ]);
});

clause('wrc-5-09', 'then: a toss, asked for, recorded and kept', () => {
  const event = twoTables([
    [45_000, 33_000, 24_000, 18_000],
    [45_000, 33_000, 24_000, 18_000],
  ]);
  expect(standingsOf(event.state()).needsToss[0]).toEqual([1, 5]);
  expect(rowOf(event, 5)).toMatchObject({ rank: 1, rankShown: '1-2' });
  event.act({ type: 'toss', slots: [5, 1] });
  expect(
    rowsOf(event)
      .slice(0, 2)
      .map(({ slot, rankShown }) => [slot, rankShown]),
  ).toEqual([
    [5, '1'],
    [1, '2'],
  ]);
  expect(event.state().tosses).toEqual([[5, 1]]);
});

clause(
  'wrc-12.2-09',
  'who is disqualified is not in the ranking; the others keep what they scored',
  () => {
    const event = twoTables([
      [45_000, 33_000, 24_000, 18_000],
      [45_000, 33_000, 24_000, 18_000],
    ]);
    const before = rowOf(event, 2).total;
    event.penalise(1, 0, { foul: 'cheating' }, 'disqualification');
    expect(rowOf(event, 1)).toMatchObject({ rank: null, isRanked: false });
    expect(rowOf(event, 5).rank).toBe(1);
    expect(rowOf(event, 2).total).toBe(before);
    expect(event.state().people.get(personId(1))!.departure).toMatchObject({
      kind: 'disqualified',
    });
    expect(zeroSum(event.state()).isProved).toBe(true);
  },
);

clause(
  ['wrc-12.3.7-05', 'A-54', 'wrc-12.3.7-02', 'wrc-12.3.7-03'],
  'a substitute is scored with the table and left out; the late player has -30P and nothing else',
  () => {
    const event = anEvent({ players: 4 });
    event.act({ type: 'enrol', people: [aPerson('sub', { kind: 'fillIn' })] });
    event.seat(1, [A]);
    const at = { round: 1, table: 1, version: 0 };
    event.act({ type: 'missing', at, slot: 1 });
    const seconds = 12 * 60;
    event.act({ type: 'arrived', at, slot: 1, seconds, isWaived: false, reason: '' });
    event.act({ type: 'replace', at, slot: 1, person: 'sub', reason: 'twelve minutes' });
    event.sign(1, 1, A, [45_000, 33_000, 24_000, 18_000]);
    const rows = rowsOf(event);
    expect(rowOf(event, 2).total).toBe(8 * P);
    expect(rowOf(event, 1)).toMatchObject({ total: -30 * P, games: 0, firsts: 0 });
    expect(rows.find(({ person }) => person === 'sub')).toMatchObject({
      total: 30 * P,
      rank: null,
      isRanked: false,
    });
    expect(rows.filter(({ isRanked }) => isRanked)).toHaveLength(4);
  },
);

// The standings of an event as everybody may turn them: by round, by club, and who stood first.

import { type Act, inventPeople, type TableSeats } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { listedStandings } from '../src/public/publicView.ts';
import { columnsOf, groupsOf, kindsOf, podiumOf, roundScore } from '../src/public/standingsView.ts';
import { type AnEvent, anEvent, stagesOf } from './anEvent.ts';

const NOW = Number.POSITIVE_INFINITY;
const SCORES = [
  [45_000, 35_000, 25_000, 15_000],
  [15_000, 25_000, 35_000, 45_000],
] as const;

/** Four players of two clubs, two rounds; the players of the second one come out the other way round. */
function played(): AnEvent {
  const made = anEvent({ capacity: null, desk: { winds: 'prescribed' }, at: 1_000 });
  const people = inventPeople(4, 'clubs').map((person, i) => ({
    ...person,
    ...{ mayPublish: true, country: 'SWE', team: '', club: i < 2 ? 'North' : 'South' },
  }));
  const table: TableSeats = [1, 2, 3, 4];
  const rounds = [1, 2].map((round) => ({ round, tables: [table] }));
  const acts: Act[] = [
    { type: 'enrol', people },
    { type: 'number', order: people.map(({ id }) => id) },
    stagesOf(2),
    { type: 'seat', seed: 's', method: '', rounds, reason: '' },
  ];
  for (const act of acts) made.do(act);
  for (const [i, held] of SCORES.entries()) {
    const round = i + 1;
    const at = (version: number) => ({ round, table: 1, version });
    const sheet = { slots: table, held, loans: [0, 0, 0, 0], sticks: 0 } as const;
    made.do({ type: 'start', round });
    made.do({ type: 'enter', at: at(0), sheet, source: 'typed' });
    for (const slot of table) made.do({ type: 'confirm', at: at(slot), slot, how: 'paper' });
    made.do({ type: 'sign', at: at(5) });
    made.do({ type: 'endRound', round });
  }
  return made;
}

describe('the public standings', () => {
  test('have a column for each round, whose figures make the total', () => {
    const seen = played().seen();
    expect(columnsOf(seen, NOW).map(({ number }) => number)).toEqual([1, 2]);
    expect(columnsOf(seen, 1).map(({ number }) => number)).toEqual([1]);
    for (const row of listedStandings(seen).rows) {
      expect((roundScore(row, 1) ?? 0) + (roundScore(row, 2) ?? 0)).toBe(row.total);
      expect(roundScore(row, 3)).toBeNull();
    }
  });

  test('are shown as they were after a round', () => {
    const seen = played().seen();
    expect(listedStandings(seen, 1).rows.map(({ slot }) => slot)).toEqual([1, 2, 3, 4]);
    expect(new Set(listedStandings(seen).rows.map(({ total }) => total))).toEqual(new Set([0]));
  });

  test('compare what there are two of: clubs here, and no countries or teams', () => {
    const seen = played().seen();
    expect(kindsOf(seen)).toEqual(['players', 'club']);
    expect(groupsOf(seen, 'club', 1).map(({ name, rank }) => [name, rank])).toEqual([
      ['North', 1],
      ['South', 2],
    ]);
  });

  test('name the first three once the event is over, and nobody before', () => {
    const made = played();
    expect(podiumOf(made.seen())).toEqual([]);
    made.do({ type: 'closeEvent' });
    const over = made.seen();
    expect(podiumOf(over).length).toBeGreaterThanOrEqual(3);
    expect(podiumOf({ ...over, isCurtainDown: true })).toEqual([]);
  });
});

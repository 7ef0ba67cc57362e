// WRC 2022, 5 and 12 at an event: tables change, substitutes, disqualification.

import { finishSeating, holderOf, planSeating, standingsOf } from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { deskWithFillIn, HEAD, REFEREE } from '../support/eventDesk.ts';

clause('wrc-5-04', 'nobody stays at one table from hanchan to hanchan', () => {
  const { rounds } = finishSeating(
    planSeating({ players: 20, rounds: 5, seed: 'spring', winds: 'drawn' }),
  );
  for (const [i, tables] of rounds.entries()) {
    for (const [table, seats] of (rounds[i + 1] ? tables : []).entries()) {
      const stayed = seats.filter((slot) => rounds[i + 1]![table]!.includes(slot));
      expect(stayed).toEqual([]);
    }
  }
});

function replaced() {
  const desk = deskWithFillIn();
  desk.do({ type: 'missing', at: desk.at(1, 1), slot: 1 }, REFEREE);
  desk.later(10, 1);
  const sits = { type: 'replace', slot: 1, person: 's', reason: 'ten minutes late' } as const;
  desk.do({ ...sits, at: desk.at(1, 1) }, REFEREE);
  desk.finish(1, 1, [45_000, 33_000, 24_000, 18_000]);
  return desk;
}

clause(
  ['wrc-12.3.7-05', 'wrc-12.3.7-02'],
  'a substitute is scored like anybody at the table, and is not ranked',
  () => {
    const desk = replaced();
    const { rows } = standingsOf(desk.state);
    const of = (person: string) => rows.find((row) => row.person === person);
    // Second at the table behind the substitute: 33,000 is +3, and +5 for the place.
    expect(of('p2')?.total).toBe(8 * 12_000);
    expect(of('s')).toMatchObject({ isRanked: false, rank: null });
    expect(of('p1')?.total).toBe(-30 * 12_000);
    expect(rows.filter(({ isRanked }) => isRanked).map(({ person }) => person)).not.toContain('s');
  },
);

clause(
  ['wrc-12.2-09', 'wrc-12.3.7-04'],
  'who is disqualified, also for staying away on purpose, plays no more and is not in the ranking',
  () => {
    const desk = deskWithFillIn();
    desk.finish(1, 1);
    desk.do({ type: 'endRound', round: 1 }, HEAD);
    const before = standingsOf(desk.state).rows.find(({ person }) => person === 'p2');
    desk.do(
      {
        type: 'penalise',
        penalty: 'x',
        slots: [4],
        round: 1,
        table: null,
        foul: 'missedOnPurpose',
        kind: 'disqualification',
        points: 0,
        section: '12.3.7',
        note: 'left to keep the score',
      },
      HEAD,
    );
    expect(holderOf(desk.state, 4, 2)).toBeNull();
    const { rows } = standingsOf(desk.state);
    const listed = rows.filter(({ isRanked }) => isRanked).map(({ person }) => person);
    expect(listed).toEqual(['p1', 'p2', 'p3']);
    // The others keep what they won from the one who is out.
    expect(rows.find(({ person }) => person === 'p2')?.total).toBe(before?.total);
    const back = { type: 'occupy', slot: 4, person: 'p4', role: 'player' } as const;
    const again = { ...back, fromRound: 2, toRound: null, reason: 'regret' };
    expect(desk.try(again, HEAD)?.message).toBe('Name of p4 was disqualified.');
    desk.do({ ...again, person: 's', role: 'substitute' }, HEAD);
    desk.start(2);
  },
);

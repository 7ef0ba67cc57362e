// WRC 2022, 12.3.6, 12.3.7 and 13.3: what a referee is offered for sheets and for missing a hanchan.

import { WRC_2022 } from '@hanchan/rulesets';
import { WRC_2022_FOULS } from '@hanchan/rulesets/fouls';
import { deskRulesFor, proposal, standingsOf } from '@hanchan/tournament';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { anEvent, personId } from '../support/eventLog.ts';

const P = 12_000;
const HERE = { round: 1, table: 1 };

function atTable() {
  const event = anEvent({ players: 4, desk: deskRulesFor(WRC_2022.values) });
  event.seat(1, [[1, 2, 3, 4]]);
  event.sign(1, 1, [1, 2, 3, 4], [45_000, 33_000, 24_000, 18_000]);
  const offer = (id: string, slot: number) => {
    const foul = WRC_2022_FOULS.fouls.find((one) => one.id === id)!;
    return proposal(foul, WRC_2022_FOULS, event.state(), slot, HERE);
  };
  return { event, offer };
}

clause(
  ['wrc-12.3.6-01', 'wrc-13.3-21'],
  'a wrong all-last sheet that mattered: 8P for the offender',
  () => {
    const { event, offer } = atTable();
    const { kind, points, slots, consequences } = offer('allLastWrong', 2);
    expect({ kind, points, slots }).toEqual({ kind: 'points', points: 8_000, slots: [2] });
    expect(consequences.map(({ id }) => id)).toContain('ifItMattered');
    event.penalise(2, points, { ...HERE, foul: 'allLastWrong' });
    const row = standingsOf(event.state()).rows.find(({ slot }) => slot === 2)!;
    expect(row.total).toBe(0);
  },
);

clause(
  ['wrc-12.3.6-02', 'wrc-12.3.6-03', 'wrc-13.3-21'],
  'a wrong report sheet after the reset: 2P for each of the four, the scores put right',
  () => {
    const { event, offer } = atTable();
    const found = offer('sheetWrong', 1);
    expect(found).toMatchObject({ kind: 'points', points: 2_000, slots: [1, 2, 3, 4] });
    expect(found.consequences.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['eachPlayer', 'ifReset', 'scoresCorrected']),
    );
    for (const slot of found.slots) event.penalise(slot, found.points, HERE);
    const rows = standingsOf(event.state()).rows;
    expect(rows.map(({ total }) => total / P)).toEqual([28, 6, -13, -29]);
    expect(rows.every(({ penalties }) => penalties === 2 * P)).toBe(true);
  },
);

clause(
  'wrc-12.3.7-04',
  'missing a hanchan on purpose: the head referee decides, up to disqualification',
  () => {
    const { event, offer } = atTable();
    const found = offer('missedOnPurpose', 3);
    expect(found).toMatchObject({ outcome: 'discretion', kind: null });
    expect(found.consequences.map(({ id }) => id)).toContain('mayDisqualify');
    event.penalise(3, 0, { foul: 'missedOnPurpose' }, 'disqualification');
    const row = standingsOf(event.state()).rows.find(({ person }) => person === personId(3))!;
    expect(row.isRanked).toBe(false);
  },
);

// The summary of 13.3: each row as the referee's list offers it.

const SUMMARY = [
  ['wrc-13.3-02', 'tileCount', 'chombo', 30_000],
  ['wrc-13.3-03', 'wrongDrawKnown', 'nothing', 0],
  ['wrc-13.3-03', 'wrongDrawUnknown', 'chombo', 30_000],
  ['wrc-13.3-10', 'confusingCall', 'warning', 0],
  ['wrc-13.3-13', 'wrongPlacement', 'nothing', 0],
  ['wrc-13.3-14', 'unturnedRiichi', 'warning', 0],
  ['wrc-13.3-22', 'late', 'points', 1_000],
  ['wrc-13.3-22', 'lateForfeit', 'points', 30_000],
  ['wrc-13.3-22', 'leftHanchan', 'points', 30_000],
] as const;

for (const [id, foul, outcome, points] of SUMMARY) {
  clause(id, `${foul}: ${outcome}, ${points} points`, () => {
    const found = atTable().offer(foul, 1);
    expect(found).toMatchObject({ outcome, points, slots: [1] });
    expect(found.foul.clauses).toContain(id);
  });
}

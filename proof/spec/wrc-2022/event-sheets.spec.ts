// WRC 2022, 4.4, 7.1, 9.3 and 10.4 at an event: all-last sheet, report sheet, signatures, loans.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { aDesk, aSheet, HEAD, playerNo, REFEREE, SCORER } from '../support/eventDesk.ts';

function inPlay() {
  const desk = aDesk();
  desk.start(1);
  return desk;
}

clause(
  ['wrc-4.4.3-01', 'wrc-4.4.3-02', 'wrc-7.1-04'],
  'before each presumed last hand the table shows its differences by current wind',
  () => {
    const desk = inPlay();
    const sheet = { type: 'allLast', slots: [2, 3, 4, 1] } as const;
    desk.do({ ...sheet, at: desk.at(1, 1), deltas: [8_000, -8_000, 500, -1_500] }, playerNo(1));
    expect(desk.table(1, 1)).toMatchObject({ stage: 'allLast', allLast: { slots: [2, 3, 4, 1] } });
    desk.do({ ...sheet, at: desk.at(1, 1), deltas: [6_000, -6_000, 500, -500] }, playerNo(3));
    expect(desk.table(1, 1).allLast?.deltas).toEqual([6_000, -6_000, 500, -500]);
  },
);

clause(
  ['wrc-4.4.4-01', 'wrc-4.4.4-02', 'wrc-12.3.6-03'],
  'the players write the sheet and all four answer for the whole of it',
  () => {
    const desk = inPlay();
    desk.do({ type: 'setState', at: desk.at(1, 1), state: 'ended' }, playerNo(4));
    desk.enter(1, 1, playerNo(4));
    for (const slot of [1, 2, 3, 4]) {
      expect(desk.try({ type: 'sign', at: desk.at(1, 1) }, REFEREE)?.code).toBe('incomplete');
      desk.do({ type: 'confirm', at: desk.at(1, 1), slot, how: 'own' }, playerNo(slot));
    }
    expect(desk.table(1, 1).sheet?.confirmed.size).toBe(4);
    // A sheet that was changed has to be looked at by everybody anew.
    desk.enter(1, 1, playerNo(2), [46_000, 32_000, 24_000, 18_000]);
    expect(desk.table(1, 1).sheet?.confirmed.size).toBe(0);
  },
);

clause(
  ['wrc-4.4.4-03', 'wrc-10.4-01'],
  'a referee or another of the staff checks and signs it; a player cannot',
  () => {
    for (const by of [REFEREE, HEAD, SCORER]) {
      const desk = inPlay();
      desk.enter(1, 1, playerNo(1));
      desk.confirmAll(1, 1);
      expect(desk.try({ type: 'sign', at: desk.at(1, 1) }, playerNo(1))?.code).toBe('notAllowed');
      desk.do({ type: 'sign', at: desk.at(1, 1) }, by);
      expect(desk.table(1, 1).sheet?.signed?.by).toEqual(by);
    }
  },
);

clause(
  ['wrc-10.4-02', 'wrc-4.4.4-03'],
  'nobody is through before the referee has signed: the round does not end',
  () => {
    const desk = inPlay();
    desk.finish(1, 1);
    desk.enter(1, 2);
    desk.confirmAll(1, 2);
    expect(desk.try({ type: 'endRound', round: 1 }, HEAD)?.code).toBe('incomplete');
    desk.do({ type: 'sign', at: desk.at(1, 2) }, REFEREE);
    expect(desk.try({ type: 'endRound', round: 1 }, HEAD)).toBeNull();
  },
);

clause(
  ['wrc-4.4.1-05', 'wrc-9.3-03'],
  'a referee lends 10,000 at a time; it is written down and stands on the sheet',
  () => {
    const desk = inPlay();
    const loan = { type: 'lend', slot: 3, points: 10_000 } as const;
    expect(desk.try({ ...loan, at: desk.at(1, 1) }, playerNo(3))?.code).toBe('notAllowed');
    desk.do({ ...loan, at: desk.at(1, 1) }, REFEREE);
    expect(desk.table(1, 1).loans.get(3)).toBe(10_000);
    desk.do({ type: 'setState', at: desk.at(1, 1), state: 'allLast' }, playerNo(3));
    const sheet = aSheet({ held: [60_000, 40_000, 4_000, 26_000], loans: [0, 0, 10_000, 0] });
    desk.do({ type: 'enter', at: desk.at(1, 1), sheet, source: 'typed' }, playerNo(3));
    expect(desk.table(1, 1).sheet?.form.loans).toEqual([0, 0, 10_000, 0]);
  },
);

// Who is late by the check-in, what is signed without the players, and who is ranked after withdrawing.

import { describe, expect, it } from 'vitest';
import { HEAD, REFEREE, SCORER } from '../../../proof/spec/support/actors.ts';
import { aDesk, aStage, type Desk } from '../../../proof/spec/support/eventDesk.ts';
import { lateAtStart, presentAgain, standingsOf } from '../src/index.ts';

describe('late at the check-in', () => {
  it('is missing when the round starts, and present once arrived', () => {
    const desk = aDesk({ players: 8, stages: [aStage({ rounds: 2 })] });
    desk.seat(1, 2);
    desk.do({ type: 'checkIn', person: 'p2', state: 'late' });
    desk.do({ type: 'checkIn', person: 'p3', state: 'absent' });
    desk.do({ type: 'checkIn', person: 'p8', state: 'late' });
    desk.do({ type: 'checkIn', person: 'p1', state: 'present' });
    const missing = lateAtStart(desk.state, 1);
    desk.do({ type: 'start', round: 1 }, HEAD);
    for (const act of missing) desk.do(act, HEAD);
    expect([...desk.table(1, 1).late.keys()]).toEqual([2, 3]);
    expect([...desk.table(1, 2).late.keys()]).toEqual([8]);
    expect(lateAtStart(desk.state, 1)).toEqual([]);
    desk.later(4);
    const arrived = { at: desk.at(1, 1), slot: 2, seconds: 240, isWaived: false, reason: '' };
    desk.do({ type: 'arrived', ...arrived }, REFEREE);
    for (const act of presentAgain(desk.state, desk.table(1, 1), 2)) desk.do(act, REFEREE);
    expect(presentAgain(desk.state, desk.table(1, 1), 2)).toEqual([]);
    const next = lateAtStart(desk.state, 2).map((act) => act.type === 'missing' && act.slot);
    expect(next).toEqual([3, 8]);
  });
});

function reopened(): Desk {
  const desk = aDesk({ players: 4, stages: [aStage({ rounds: 1 })] });
  desk.start(1);
  desk.finish(1, 1);
  desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'a stick was found' }, HEAD);
  return desk;
}

const decide = (desk: Desk, slot: number, by = REFEREE) =>
  desk.try({ type: 'confirm', at: desk.at(1, 1), slot, how: 'decision' }, by);

describe('a correction by decision of the referee', () => {
  it('is signed without the players, and says so', () => {
    const desk = reopened();
    for (const slot of desk.table(1, 1).seats) expect(decide(desk, slot)).toBeNull();
    desk.do({ type: 'sign', at: desk.at(1, 1) }, REFEREE);
    const { sheet } = desk.table(1, 1);
    expect([...sheet!.confirmed.values()].map(({ how }) => how)).toEqual(Array(4).fill('decision'));
  });

  it('is a matter for referees', () => {
    expect(decide(reopened(), 1, SCORER)).toMatchObject({ code: 'notAllowed', field: 'how' });
  });

  it('does not stand for the confirmation of a first sheet', () => {
    const desk = aDesk({ players: 4 });
    desk.start(1);
    desk.enter(1, 1);
    expect(decide(desk, 1)).toMatchObject({
      code: 'wrongState',
      message: 'Table 1 was never signed: its players confirm the sheet themselves.',
    });
  });
});

describe('a player who withdraws', () => {
  it.each([
    ['ranked', true],
    ['unranked', false],
    [undefined, true],
  ] as const)('is %s as the desk has it', (withdrawn, isRanked) => {
    const desk = aDesk({ players: 4, desk: { withdrawn } });
    desk.start(1);
    desk.finish(1, 1);
    desk.do({ type: 'depart', person: 'p1', departure: 'withdrawn', fromRound: 2, note: '' }, HEAD);
    const row = standingsOf(desk.state).rows.find(({ person }) => person === 'p1');
    expect(row).toMatchObject({ isRanked });
  });
});

// Stages, seating, rounds and their clock.

import { describe, expect, it } from 'vitest';
import { HEAD, playerNo, REFEREE } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, aStage, MINUTE } from '../../../proof/spec/support/eventDesk.ts';
import { type Act, type Clock, clockOf, redactLog } from '../src/index.ts';

type Desk = ReturnType<typeof aDesk>;
const clock = (desk: Desk, table?: number): Clock => clockOf(desk.state, 1, desk.now, table)!;

describe('stages', () => {
  it('make the rounds, and leave those alone that have begun', () => {
    const desk = aDesk();
    expect(desk.state.rounds.map(({ number, inStage }) => [number, inStage])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
    desk.start(1);
    expect(desk.try({ type: 'stages', stages: [aStage({ id: 'other' })] })?.code).toBe(
      'wrongState',
    );
    desk.do({ type: 'stages', stages: [aStage({ rounds: 2 }), aStage({ id: 'f', cut: 4 })] });
    expect(desk.state.rounds.map(({ stage }) => stage)).toEqual(['main', 'main', 'f', 'f', 'f']);
    expect(desk.state.rounds[0]!.tables).toHaveLength(2);
  });

  it('are refused by field', () => {
    const field = (...stages: ReturnType<typeof aStage>[]) =>
      aDesk().try({ type: 'stages', stages })?.field;
    expect(field()).toBe('stages');
    expect(field(aStage(), aStage())).toBe('stages');
    expect(field(aStage({ cut: 8 }))).toBe('stages[0].cut');
    expect(field(aStage(), aStage({ id: 'f', cut: 6 }))).toBe('stages[1].cut');
    expect(field(aStage({ rounds: 0 }))).toBe('stages[0].rounds');
    expect(field(aStage({ minutes: 0 }))).toBe('stages[0].minutes');
  });

  it('take in who qualified, and another when somebody drops out', () => {
    const stages = [aStage({ rounds: 1 }), aStage({ id: 'final', rounds: 1, cut: 4 })];
    const desk = aDesk({ stages });
    const seat: Act = {
      type: 'seat',
      seed: '',
      method: 'byRank',
      rounds: [{ round: 2, tables: [[8, 6, 4, 2]] }],
      reason: '',
    };
    expect(desk.try(seat)?.message).toContain('who advances');
    const go = (...slots: number[]) => desk.try({ type: 'qualify', stage: 'final', slots }, HEAD);
    expect(go(8, 6, 4)?.code).toBe('incomplete');
    expect(go(8, 6, 4, 4)?.code).toBe('duplicate');
    expect(go(8, 6, 4, 9)?.code).toBe('unknown');
    desk.do({ type: 'depart', person: 'p2', departure: 'withdrawn', fromRound: 2, note: '' });
    expect(go(8, 6, 4, 2)?.field).toBe('slots[3]');
    desk.do({ type: 'qualify', stage: 'final', slots: [8, 6, 4, 5] }, HEAD);
    expect(desk.try(seat)?.code).toBe('wrongState');
    desk.do({ ...seat, rounds: [{ round: 2, tables: [[8, 6, 4, 5]] }] });
    desk.do({ type: 'start', round: 2 });
    expect(go(8, 6, 4, 1)?.code).toBe('wrongState');
  });
});

describe('seating', () => {
  const plan = (round: number, ...tables: (readonly [number, number, number, number])[]): Act => ({
    type: 'seat',
    seed: '',
    method: '',
    rounds: [{ round, tables }],
    reason: '',
  });

  it('has everybody once', () => {
    const desk = aDesk();
    expect(desk.try(plan(1, [1, 2, 3, 4]))?.message).toBe(
      'No seat in round 1 for number 5, 6, 7, 8.',
    );
    expect(desk.try(plan(1, [1, 2, 3, 4], [4, 5, 6, 7]))?.code).toBe('duplicate');
    expect(desk.try(plan(1, [1, 2, 3, 4], [5, 6, 7, 9]))?.code).toBe('unknown');
    expect(desk.try(plan(4, [1, 2, 3, 4]))?.field).toBe('rounds[0].round');
    expect(desk.try(plan(1, [1, 2, 3, 4], [5, 6, 7, 8]), REFEREE)?.code).toBe('notAllowed');
    expect(desk.try(plan(1, [1, 2, 3, 4], [5, 6, 7, 8]))).toBeNull();
  });

  it('keeps who was kept apart for the next plan, and from everybody but the staff', () => {
    const desk = aDesk();
    const seat = plan(1, [1, 2, 3, 4], [5, 6, 7, 8]) as Extract<Act, { type: 'seat' }>;
    const apart = { groups: ['club'], forbidden: [[3, 9]] } as const;
    expect(desk.try({ ...seat, apart })?.field).toBe('apart.forbidden[0]');
    desk.do(seat);
    desk.do({ type: 'publishSeating', round: 1, isPublic: true });
    desk.do({ ...seat, apart: { ...apart, forbidden: [[3, 8]] } });
    expect(desk.state.apart).toEqual({ groups: ['club'], forbidden: [[3, 8]] });
    const seen = redactLog(desk.state, desk.entries, playerNo(3));
    expect(seen.at(-1)?.act.type).toBe('seat');
    expect(JSON.stringify(seen)).not.toContain('apart');
  });

  it('is published, swapped, and stays when the round has begun', () => {
    const desk = aDesk();
    expect(desk.try({ type: 'publishSeating', round: 1, isPublic: true })?.code).toBe('wrongState');
    desk.seat(1);
    desk.do({ type: 'publishSeating', round: 1, isPublic: true });
    const swap = { type: 'swap', round: 1, a: 1, b: 5, reason: 'brothers' } as const;
    expect(desk.try({ ...swap, b: 1 })?.field).toBe('b');
    expect(desk.try({ ...swap, b: 9 })?.field).toBe('b');
    desk.do(swap);
    expect(desk.table(1, 1).seats).toEqual([5, 2, 3, 4]);
    expect(desk.table(1, 2)).toMatchObject({ seats: [1, 6, 7, 8], version: 1 });
    desk.start(1);
    expect(desk.try(swap)?.code).toBe('wrongState');
    expect(desk.try(plan(1, [1, 2, 3, 4], [5, 6, 7, 8]))?.code).toBe('wrongState');
    expect(desk.try({ type: 'publishSeating', round: 1, isPublic: false })?.field).toBe('isPublic');
  });

  it('must fit those who are there when the round starts', () => {
    const desk = aDesk();
    expect(desk.try({ type: 'start', round: 1 })?.message).toBe('Round 1 has no seating yet.');
    desk.seat(1, 2);
    desk.do({ type: 'depart', person: 'p2', departure: 'noShow', fromRound: 1, note: '' });
    expect(desk.try({ type: 'start', round: 1 })?.message).toContain('Nobody plays as number 2');
    desk.do({ type: 'enrol', people: [aPerson('f', { kind: 'fillIn' })] });
    desk.do({
      type: 'occupy',
      slot: 2,
      person: 'f',
      role: 'fillIn',
      fromRound: 1,
      toRound: null,
      reason: 'did not come',
    });
    expect(desk.try({ type: 'start', round: 2 })?.message).toBe('Round 1 comes first.');
    desk.start(1);
    expect(desk.try({ type: 'start', round: 1 })?.code).toBe('wrongState');
    expect(desk.try({ type: 'start', round: 2 })?.message).toContain('still plays at table 1');
  });
});

describe('the clock', () => {
  it('waits, runs, calls the time left, and is over', () => {
    const desk = aDesk();
    desk.seat(1);
    expect(clock(desk)).toMatchObject({ phase: 'waiting', secondsLeft: 5_400, endsAt: null });
    desk.start(1);
    expect(clock(desk)).toMatchObject({ phase: 'running', warning: null });
    expect(clock(desk).endsAt).toBe(desk.now + 90 * MINUTE);
    desk.later(30);
    expect(clock(desk)).toMatchObject({ secondsLeft: 3_600, warning: 60 });
    desk.later(58);
    expect(clock(desk)).toMatchObject({ secondsLeft: 120, warning: 5 });
    desk.later(1, 59);
    expect(clock(desk)).toMatchObject({ phase: 'running', secondsLeft: 1, warning: 1 });
    desk.later(0, 1);
    expect(clock(desk)).toMatchObject({ phase: 'over', secondsLeft: 0 });
  });

  it('stops for all or for one table, and counts no moment twice', () => {
    const desk = aDesk();
    desk.start(1);
    desk.later(10).do({ type: 'pause', round: 1, table: 2, reason: 'a broken tile' }, REFEREE);
    desk.later(5).do({ type: 'pause', round: 1, table: null, reason: 'fire alarm' }, HEAD);
    expect(clock(desk)).toMatchObject({ phase: 'paused', endsAt: null, secondsLeft: 75 * 60 });
    desk.later(20).do({ type: 'resume', round: 1, table: null }, HEAD);
    expect(clock(desk, 1)).toMatchObject({ phase: 'running', secondsLeft: 75 * 60 });
    expect(clock(desk, 2)).toMatchObject({ phase: 'paused', secondsLeft: 80 * 60 });
    desk.later(5).do({ type: 'resume', round: 1, table: 2 }, REFEREE);
    expect(clock(desk, 1).secondsLeft).toBe(70 * 60);
    expect(clock(desk, 2).secondsLeft).toBe(80 * 60);
    expect(clock(desk, 2).endsAt).toBe(desk.now + 80 * MINUTE);
  });

  it('gives a table extra time, also after a gong by hand', () => {
    const desk = aDesk();
    desk.start(1);
    const extra = { type: 'extraTime', round: 1, table: 2, reason: 'a ruling' } as const;
    expect(desk.try({ ...extra, seconds: 0 }, REFEREE)?.field).toBe('seconds');
    expect(desk.try({ ...extra, seconds: -60 }, REFEREE)?.field).toBe('seconds');
    desk.do({ ...extra, seconds: 300 }, REFEREE);
    desk.later(90);
    expect(clock(desk).phase).toBe('over');
    expect(clock(desk, 1).phase).toBe('over');
    expect(clock(desk, 2)).toMatchObject({ phase: 'running', secondsLeft: 300, warning: 5 });
    expect(desk.try({ type: 'gong', round: 1 }, HEAD)?.code).toBe('wrongState');

    const early = aDesk();
    early.start(1);
    early.do({ ...extra, seconds: 60 }, REFEREE);
    early.later(40).do({ type: 'gong', round: 1 }, HEAD);
    expect(clock(early).phase).toBe('over');
    expect(clock(early, 2)).toMatchObject({ phase: 'running', secondsLeft: 60 });
  });

  it('goes on where it was after a gong by mistake', () => {
    const desk = aDesk();
    desk.start(1);
    const goOn = { type: 'resume', round: 1, table: null } as const;
    desk.later(40).do({ type: 'gong', round: 1 }, HEAD);
    desk.later(3);
    expect(desk.try({ ...goOn, table: 1 }, HEAD)?.code).toBe('wrongState');
    desk.do(goOn, HEAD);
    expect(clock(desk)).toMatchObject({ phase: 'running', secondsLeft: 50 * 60 });
    expect(clock(desk, 1)).toMatchObject({ phase: 'running', secondsLeft: 50 * 60 });
    expect(desk.try(goOn, HEAD)?.code).toBe('wrongState');
    desk.later(50);
    expect(clock(desk).phase).toBe('over');
    expect(desk.try(goOn, HEAD)?.code).toBe('wrongState');
  });

  it('has no end without a limit, until somebody rings it', () => {
    const desk = aDesk({ stages: [aStage({ minutes: null })] });
    desk.start(1);
    desk.later(500);
    expect(clock(desk)).toMatchObject({ phase: 'running', secondsLeft: null, warning: null });
    const extra: Act = { type: 'extraTime', round: 1, table: 1, seconds: 60, reason: 'x' };
    expect(desk.try(extra)?.rule).toBe('clock.minutes');
    desk.do({ type: 'gong', round: 1 }, HEAD);
    expect(clock(desk).phase).toBe('over');
  });

  it('refuses to stop twice, to go on when it runs, or for those who may not', () => {
    const desk = aDesk();
    const pause = { type: 'pause', round: 1, table: null, reason: 'noise' } as const;
    expect(desk.try(pause)?.message).toBe('Round 1 has not begun.');
    desk.start(1);
    expect(desk.try({ type: 'resume', round: 1, table: null })?.code).toBe('wrongState');
    expect(desk.try(pause, REFEREE)?.code).toBe('notAllowed');
    expect(desk.try({ ...pause, table: 9 }, REFEREE)?.field).toBe('table');
    expect(desk.try({ ...pause, reason: '' })?.field).toBe('reason');
    desk.do(pause);
    expect(desk.try(pause)?.code).toBe('wrongState');
    expect(desk.try(pause, playerNo(1))?.code).toBe('notAllowed');
  });
});

describe('the end of a round', () => {
  it('waits for every sheet', () => {
    const desk = aDesk();
    desk.start(1);
    desk.finish(1, 1);
    expect(desk.try({ type: 'endRound', round: 1 })).toMatchObject({
      code: 'incomplete',
      message: 'Round 1 waits for the signed sheet of table 2.',
    });
    desk.do({ type: 'void', at: desk.at(1, 2), reason: 'wrong players' });
    desk.do({ type: 'endRound', round: 1 });
    expect(desk.try({ type: 'gong', round: 1 })?.message).toBe('Round 1 is over.');
  });

  it('can be undone only if it was a mistake from the start', () => {
    const desk = aDesk();
    desk.start(1);
    desk.do({ type: 'unstart', round: 1, reason: 'too early' });
    expect(desk.table(1, 1).stage).toBe('seated');
    desk.do({ type: 'start', round: 1 });
    desk.enter(1, 1);
    expect(desk.try({ type: 'unstart', round: 1, reason: 'again' })?.code).toBe('wrongState');
  });
});

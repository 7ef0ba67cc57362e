// What each entry about rounds and seatings leaves behind, to the field.

import { describe, expect, it } from 'vitest';
import { HEAD, REFEREE } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, aStage, MINUTE } from '../../../proof/spec/support/eventDesk.ts';

describe('rounds', () => {
  it('that are planned anew keep what they share with the old plan', () => {
    const desk = aDesk({ players: 4 });
    desk.seat(1, 2);
    desk.do({ type: 'stages', stages: [aStage({ rounds: 2, minutes: 60 })] });
    expect(desk.state.rounds.map(({ minutes, tables }) => [minutes, tables.length])).toEqual([
      [60, 1],
      [60, 1],
    ]);
    desk.start(1);
    const final = aStage({ id: 'final', rounds: 1, minutes: null, cut: 4 });
    desk.do({ type: 'stages', stages: [aStage({ rounds: 1, minutes: 75 }), final] });
    expect(
      desk.state.rounds.map(({ number, stage, inStage, minutes, tables }) => [
        number,
        stage,
        inStage,
        minutes,
        tables.length,
      ]),
    ).toEqual([
      [1, 'main', 1, 60, 1],
      [2, 'final', 1, null, 0],
    ]);
    const moved = aDesk({ players: 4 });
    moved.seat(1, 2);
    moved.do({ type: 'stages', stages: [aStage({ id: 'warmUp', rounds: 1 }), aStage()] });
    expect(
      moved.state.rounds.map(({ stage, inStage, tables }) => [stage, inStage, tables]),
    ).toEqual([
      ['warmUp', 1, []],
      ['main', 1, []],
      ['main', 2, []],
      ['main', 3, []],
    ]);
    expect(desk.state.rounds[1]).toEqual({
      number: 2,
      stage: 'final',
      inStage: 1,
      minutes: null,
      seed: '',
      method: '',
      isPublic: false,
      published: null,
      startedAt: null,
      pauses: [],
      gongAt: null,
      endedAt: null,
      tables: [],
    });
  });

  it('that were started by mistake are as if they had not been', () => {
    const desk = aDesk();
    desk.start(1);
    desk.later(1).do({ type: 'pause', round: 1, table: null, reason: 'noise' }, HEAD);
    desk.do({ type: 'pause', round: 1, table: 2, reason: 'noise' }, HEAD);
    desk.do({ type: 'resume', round: 1, table: null }, HEAD);
    desk.do({ type: 'extraTime', round: 1, table: 2, seconds: 60, reason: 'noise' }, HEAD);
    desk.later(1).do({ type: 'gong', round: 1 }, HEAD);
    const round = desk.state.rounds[0]!;
    const second = desk.table(1, 2);
    expect([round.pauses.length, round.gongAt]).toEqual([1, desk.now]);
    expect([second.pauses.length, second.extraSeconds]).toEqual([1, 60]);
    const goOn = { type: 'resume', round: 1, table: 2 } as const;
    desk.write(goOn);
    expect([round.gongAt, second.pauses.at(-1)?.to]).toEqual([desk.now, desk.now]);
    expect([desk.table(1, 1).pauses, desk.table(1, 1).extraSeconds]).toEqual([[], 0]);
    desk.do({ type: 'unstart', round: 1, reason: 'too early' });
    expect([round.startedAt, round.gongAt, round.pauses]).toEqual([null, null, []]);
    expect([second.pauses, second.extraSeconds, second.stage]).toEqual([[], 0, 'seated']);
  });

  it('that are rung end a pause that was on, and no other twice', () => {
    const desk = aDesk();
    desk.start(1);
    const { pauses } = desk.state.rounds[0]!;
    const from = desk.now;
    desk.do({ type: 'pause', round: 1, table: null, reason: 'noise' }, HEAD);
    desk.later(2).do({ type: 'resume', round: 1, table: null }, HEAD);
    expect(pauses).toEqual([{ from, to: from + 2 * MINUTE }]);
    desk.do({ type: 'pause', round: 1, table: null, reason: 'noise' }, HEAD);
    desk.later(1).do({ type: 'gong', round: 1 }, HEAD);
    expect(pauses[1]).toEqual({ from: from + 2 * MINUTE, to: from + 3 * MINUTE });
    desk.later(4).do({ type: 'resume', round: 1, table: null }, HEAD);
    expect(pauses.slice(1)).toEqual([
      { from: from + 2 * MINUTE, to: from + 3 * MINUTE },
      { from: from + 3 * MINUTE, to: from + 7 * MINUTE },
    ]);
    expect(desk.state.rounds[0]!.gongAt).toBeNull();
    desk.do({ type: 'pause', round: 1, table: 1, reason: 'a tile' }, HEAD);
    desk.do({ type: 'resume', round: 1, table: 1 }, HEAD);
    expect(pauses).toHaveLength(3);
  });

  it('that are over say since when', () => {
    const desk = aDesk({ players: 4 });
    desk.start(1);
    desk.finish(1, 1);
    desk.later(9).do({ type: 'endRound', round: 1 });
    expect(desk.state.rounds[0]!.endedAt).toBe(desk.now);
    expect(desk.state.rounds[0]!.startedAt).toBe(desk.now - 9 * MINUTE);
  });
});

describe('a seating', () => {
  it('that is laid out again is the next version of each table', () => {
    const desk = aDesk();
    desk.seat(1);
    desk.do({ type: 'drawWinds', at: desk.at(1, 1), slots: [4, 3, 2, 1] }, HEAD);
    expect(desk.table(1, 1).version).toBe(1);
    desk.seat(1);
    expect(desk.table(1, 1)).toEqual({
      round: 1,
      number: 1,
      version: 2,
      seats: [1, 2, 3, 4],
      winds: null,
      stage: 'seated',
      extraSeconds: 0,
      pauses: [],
      allLast: null,
      late: new Map(),
      replaced: new Map(),
      loans: new Map(),
      sheet: null,
      reopened: null,
      replays: 0,
      earlier: [],
    });
    expect(desk.table(1, 2)).toMatchObject({ number: 2, version: 1, seats: [5, 6, 7, 8] });
  });

  it('gets a new version at the tables where somebody changed seats, and there only', () => {
    const desk = aDesk({ players: 12 });
    desk.seat(1);
    for (const table of [1, 2, 3]) {
      const slots = desk.table(1, table).seats;
      desk.do({ type: 'drawWinds', at: desk.at(1, table), slots }, HEAD);
    }
    desk.do({ type: 'swap', round: 1, a: 2, b: 7, reason: 'family' });
    expect(
      desk.state.rounds[0]!.tables.map(({ seats, winds, version }) => [seats, winds, version]),
    ).toEqual([
      [[1, 7, 3, 4], null, 2],
      [[5, 6, 2, 8], null, 2],
      [[9, 10, 11, 12], [9, 10, 11, 12], 1],
    ]);
  });

  it('tells its seed when the last round that was drawn from it is public', () => {
    const desk = aDesk();
    desk.seat(1, 2);
    const publish = (round: number, isPublic = true) =>
      desk.do({ type: 'publishSeating', round, isPublic });
    publish(1);
    const [first, second] = desk.state.rounds;
    expect(first!.published).toMatchObject({
      seq: desk.state.seq,
      seating: { seed: '', method: 'test', drawn: [] },
    });
    publish(2);
    expect(second!.published?.seating).toMatchObject({ seed: 'lottery', drawn: [1, 2] });
    publish(2, false);
    expect([second!.isPublic, second!.published]).toEqual([false, null]);
  });

  it('is published with who is missing and who sits for whom, and stays as it was then', () => {
    const desk = aDesk();
    desk.seat(1);
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 });
    desk.do({ type: 'missing', at: desk.at(1, 1), slot: 3 });
    const sits = { type: 'replace', slot: 3, person: 's', reason: 'too late' } as const;
    desk.do({ ...sits, at: desk.at(1, 1) }, REFEREE);
    desk.do({ type: 'publishSeating', round: 1, isPublic: true });
    const told = desk.state.rounds[0]!.published;
    expect(told!.seating.tables[0]).toEqual({
      version: 3,
      seats: [1, 2, 3, 4],
      winds: null,
      missing: [2],
      replaced: [[3, 's']],
    });
    desk.later(5).start(1);
    expect(desk.state.rounds[0]!.published).toBe(told);
  });
});

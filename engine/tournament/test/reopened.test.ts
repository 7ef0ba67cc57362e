// A signed sheet that is opened again: it counts as it was signed, and nothing is closed over it.

import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import { HEAD, ORGANISER, PUBLIC, REFEREE } from '../../../proof/spec/support/actors.ts';
import {
  aDesk,
  aPerson,
  aStage,
  type Desk,
  SITS_FROM_2,
} from '../../../proof/spec/support/eventDesk.ts';
import {
  archiveFault,
  type ByWind,
  bestHanchan,
  foldEvent,
  openSheets,
  prizePicks,
  redactLog,
  sheetsInCorrection,
  standingsOf,
  zeroSum,
} from '../src/index.ts';

const HELD: ByWind<number> = [50_000, 30_000, 25_000, 15_000];

/** Two tables, one round, all signed and over. */
function finished(): Desk {
  const desk = aDesk({ players: 8, stages: [aStage({ rounds: 1 })] });
  desk.start(1);
  desk.finish(1, 1, HELD);
  desk.finish(1, 2);
  desk.do({ type: 'endRound', round: 1 }, HEAD);
  return desk;
}

const reopen = (desk: Desk, by = HEAD) =>
  desk.try({ type: 'reopen', at: desk.at(1, 1), reason: 'two scores swapped' }, by);
const close = (desk: Desk) => desk.try({ type: 'closeEvent' }, HEAD);
const totals = (desk: Desk) =>
  standingsOf(desk.state).rows.map(({ person, total, games }) => [person, total, games]);

describe('a reopened sheet', () => {
  it('is opened by the head referee alone once the round is over', () => {
    const desk = finished();
    expect(reopen(desk, REFEREE)).toMatchObject({
      code: 'notAllowed',
      message: 'Round 1 is over: only the head referee reopens its sheets.',
    });
    expect(reopen(desk, HEAD)).toBeNull();
  });

  it('is opened by any referee while the round is played', () => {
    const desk = aDesk({ players: 8 });
    desk.start(1);
    desk.finish(1, 1);
    expect(reopen(desk, REFEREE)).toBeNull();
  });

  it('counts as it was signed until it is signed again, whatever is entered', () => {
    const desk = finished();
    const before = totals(desk);
    reopen(desk);
    expect(totals(desk)).toEqual(before);
    desk.enter(1, 1, HEAD, [15_000, 30_000, 25_000, 50_000]);
    expect(totals(desk)).toEqual(before);
    desk.do({ type: 'sendBack', at: desk.at(1, 1), reason: 'once more' }, HEAD);
    expect(totals(desk)).toEqual(before);
    expect(zeroSum(desk.state)).toMatchObject({ tables: 2, isProved: true });
    desk.finish(1, 1, [15_000, 30_000, 25_000, 50_000]);
    expect(totals(desk)).not.toEqual(before);
    expect(standingsOf(desk.state).rows[0]).toMatchObject({ person: 'p4' });
    expect(openSheets(desk.state)).toEqual([]);
  });

  it('counts no more when the hanchan is void', () => {
    const desk = finished();
    reopen(desk);
    desk.do({ type: 'void', at: desk.at(1, 1), reason: 'played by the wrong four' }, HEAD);
    expect(zeroSum(desk.state).tables).toBe(1);
    expect(close(desk)).toBeNull();
  });

  it('keeps the event open, and the refusal names it', () => {
    const desk = finished();
    reopen(desk);
    expect(sheetsInCorrection(desk.state)).toEqual([{ round: 1, table: 1, problem: 'reopened' }]);
    expect(close(desk)).toMatchObject({
      code: 'incomplete',
      message:
        'The sheet of table 1 in round 1 is being corrected: sign it again before the event is closed.',
    });
    desk.confirmAll(1, 1);
    desk.do({ type: 'sign', at: desk.at(1, 1) }, HEAD);
    expect(close(desk)).toBeNull();
  });

  it('of a hanchan that is played again is missing, then unsigned', () => {
    const desk = finished();
    desk.do({ type: 'void', at: desk.at(1, 2), reason: 'wrong wall' }, HEAD);
    desk.do({ type: 'reopen', at: desk.at(1, 2), reason: 'again' }, HEAD);
    expect(close(desk)?.message).toContain('Table 2 in round 1 has no sheet');
    desk.enter(1, 2);
    expect(close(desk)?.message).toContain('table 2 in round 1 is not signed');
  });

  it('is told to the public as it was signed, and as being corrected', () => {
    const desk = finished();
    reopen(desk);
    desk.enter(1, 1, HEAD, [15_000, 30_000, 25_000, 50_000]);
    const seen = foldEvent(redactLog(desk.state, desk.entries, PUBLIC));
    expect(sheetsInCorrection(seen)).toHaveLength(1);
    const shown = standingsOf(seen).rows.map(({ slot, total }) => [slot, total]);
    expect(shown).toEqual(standingsOf(desk.state).rows.map(({ slot, total }) => [slot, total]));
    expect(JSON.stringify(redactLog(desk.state, desk.entries, PUBLIC))).not.toContain('swapped');
  });

  it('in an archive of before, closed over it or opened by a referee, is still read', () => {
    const desk = finished();
    const stamp = (id: string, by = REFEREE) => ({ id, at: desk.now, by });
    const { seq } = desk.state;
    const at = desk.at(1, 1);
    const old = [
      ...desk.entries,
      { seq: seq + 1, ...stamp('a'), act: { type: 'reopen', at, reason: 'late' } as const },
      { seq: seq + 2, ...stamp('b', ORGANISER), act: { type: 'closeEvent' } as const },
    ];
    expect(archiveFault(old)).toBeNull();
    expect(openSheets(foldEvent(old))).toHaveLength(1);
  });
});

describe('a substitute under the number of a player who left', () => {
  it('has a row, a prize and a hanchan of their own', () => {
    const desk = aDesk({ players: 4, stages: [aStage({ rounds: 2 })], values: WRC_2022.values });
    desk.do({ type: 'enrol', people: [aPerson('sub', { kind: 'fillIn' })] });
    desk.start(1);
    desk.finish(1, 1, [90_000, 10_000, 10_000, 10_000]);
    desk.do({ type: 'endRound', round: 1 }, HEAD);
    desk.do({ type: 'depart', person: 'p1', departure: 'withdrawn', fromRound: 2, note: '' }, HEAD);
    desk.do(SITS_FROM_2, HEAD);
    desk.start(2);
    desk.finish(2, 1, [60_000, 20_000, 20_000, 20_000]);
    const { rows } = standingsOf(desk.state);
    const own = rows.filter(({ slot }) => slot === 1);
    expect(own.map(({ person, byRound }) => [person, byRound.map(({ round }) => round)])).toEqual([
      ['p1', [1]],
      ['sub', [2]],
    ]);
    expect(bestHanchan(rows)).toMatchObject([{ slot: 1, person: 'p1', round: 1 }]);
    expect(prizePicks(rows, 8).map(({ person }) => person)).not.toContain('sub');
    expect(prizePicks(rows, 1)).toMatchObject([{ slot: 1, person: 'p1' }]);
  });
});

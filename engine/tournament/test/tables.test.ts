// What happens at a table, and the life of its sheet.

import { TENHOU, WDMC_2019 } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import { HEAD, ORGANISER, playerNo, REFEREE, SCORER } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, EVEN } from '../../../proof/spec/support/eventDesk.ts';
import { type ByWind, isReplaced, latenessAt, signersOf, sitterOf } from '../src/index.ts';

function inPlay(plan?: Parameters<typeof aDesk>[0]) {
  const desk = aDesk(plan);
  desk.start(1);
  return desk;
}

describe('at the table', () => {
  it('winds are drawn by those who sit there, also before the start', () => {
    const desk = aDesk();
    desk.seat(1);
    const draw = (slots: ByWind<number>, by = playerNo(1)) =>
      desk.try({ type: 'drawWinds', at: desk.at(1, 1), slots }, by);
    expect(draw([3, 1, 4, 5])).toMatchObject({ code: 'unknown', field: 'slots' });
    expect(draw([3, 1, 4, 3])).toMatchObject({ code: 'duplicate', field: 'slots' });
    expect(draw([3, 1, 4, 2], playerNo(5))?.code).toBe('notAllowed');
    expect(draw([3, 1, 4, 2])).toBeNull();
    expect(desk.table(1, 1)).toMatchObject({ winds: [3, 1, 4, 2], version: 1 });
  });

  it('are not drawn where the plan prescribes them', () => {
    const desk = inPlay({ desk: { winds: 'prescribed' } });
    const act = { type: 'drawWinds', at: desk.at(1, 1), slots: [1, 2, 3, 4] } as const;
    expect(desk.try(act)?.rule).toBe('table.seating');
  });

  it('says where the game is, and no longer once the sheet is written', () => {
    const desk = inPlay();
    const state = (to: 'playing' | 'allLast' | 'ended', by = playerNo(2)) =>
      desk.try({ type: 'setState', at: desk.at(1, 1), state: to }, by);
    expect(state('playing')?.code).toBe('wrongState');
    expect(state('allLast')).toBeNull();
    expect(state('ended', SCORER)).toBeNull();
    desk.enter(1, 1);
    expect(state('playing')?.message).toBe('The sheet of table 1 is written.');
  });

  it('takes the all-last sheet if its differences can be', () => {
    const desk = inPlay();
    const sheet = (deltas: ByWind<number>) =>
      desk.try({ type: 'allLast', at: desk.at(1, 1), deltas, slots: [4, 1, 2, 3] }, playerNo(1));
    expect(sheet([1_000, 0, 0, 0])).toMatchObject({ code: 'wrongSum', field: 'deltas' });
    expect(sheet([-500, 0, 0, 0])?.code).toBe('wrongSum');
    expect(sheet([-550, 50, 250, 250])?.field).toBe('deltas[0]');
    expect(sheet([12_300, -4_000, -8_300, -1_000])).toBeNull();
    expect(desk.table(1, 1)).toMatchObject({ stage: 'allLast' });
  });

  it('lends and takes back by the rulebook’s unit', () => {
    const desk = inPlay();
    const loan = (type: 'lend' | 'repay', points: number, slot = 1) =>
      desk.try({ type, at: desk.at(1, 1), slot, points }, REFEREE);
    expect(loan('lend', 5_000)).toMatchObject({ field: 'points', rule: 'table.loan' });
    expect(loan('lend', 10_000, 9)?.field).toBe('slot');
    expect(loan('lend', 10_000)).toBeNull();
    expect(loan('repay', 20_000)?.message).toBe('Number 1 owes 10,000 points.');
    expect(loan('repay', 10_000)).toBeNull();
    expect(desk.table(1, 1).loans.get(1)).toBe(0);
    expect(
      desk.try({ type: 'lend', at: desk.at(1, 1), slot: 1, points: 10_000 }, SCORER)?.code,
    ).toBe('notAllowed');
    const wdmc = inPlay({ values: WDMC_2019.values });
    const stick = { type: 'lend', at: wdmc.at(1, 1), slot: 1 } as const;
    expect(wdmc.try({ ...stick, points: 1_000 })).toBeNull();
    expect(wdmc.try({ ...stick, at: wdmc.at(1, 1), points: 500 })?.rule).toBe('riichi.loan');
    expect(wdmc.table(1, 1).loans.get(1)).toBe(1_000);
    const tenhou = inPlay({ values: TENHOU.values });
    expect(tenhou.try({ type: 'lend', at: tenhou.at(1, 1), slot: 1, points: 10_000 })?.rule).toBe(
      'table.loan',
    );
  });
});

describe('coming late', () => {
  const late = (desk: ReturnType<typeof inPlay>, seconds: number, isWaived = false, reason = '') =>
    desk.try({ type: 'arrived', at: desk.at(1, 1), slot: 2, seconds, isWaived, reason }, REFEREE);
  const outcome = (desk: ReturnType<typeof inPlay>) => desk.table(1, 1).late.get(2)?.outcome;

  it('runs from the start of the round, and ten minutes to the second are ten', () => {
    for (const [seconds, points, type] of [
      [59, 0, 'arrived'],
      [200, 3, 'arrived'],
      [600, 10, 'arrived'],
      [601, 30, 'replaced'],
    ] as const) {
      const desk = inPlay();
      const started = desk.now;
      expect(late(desk, seconds)?.code).toBe('wrongState');
      desk.later(1).do({ type: 'missing', at: desk.at(1, 1), slot: 2 }, SCORER);
      expect(desk.table(1, 1).late.get(2)?.since).toBe(started);
      expect(late(desk, -1)?.field).toBe('seconds');
      expect(late(desk, seconds)).toBeNull();
      expect(outcome(desk)).toEqual({ type, seconds, points });
      expect(late(desk, seconds)?.code).toBe('wrongState');
    }
  });

  it('counts from the gong for whoever is missed before', () => {
    const desk = aDesk();
    desk.seat(1);
    desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 });
    desk.later(5).start(1);
    expect(desk.table(1, 1).late.get(2)?.since).toBe(desk.now);
  });

  it('counts begun minutes where the desk wants it so', () => {
    const { settings } = inPlay({ desk: { lateMinutes: 'started' } }).state;
    expect(latenessAt(200, settings).points).toBe(4);
    expect(latenessAt(600, settings)).toEqual({ points: 10, isReplaced: false });
    expect(latenessAt(601, settings).isReplaced).toBe(true);
  });

  it('is forgiven with a reason', () => {
    const desk = inPlay();
    desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 });
    expect(desk.try({ type: 'missing', at: desk.at(1, 1), slot: 2 })?.code).toBe('duplicate');
    expect(late(desk, 900, true)?.field).toBe('reason');
    expect(late(desk, 900, true, 'the lift was stuck')).toBeNull();
    expect(outcome(desk)).toEqual({ type: 'waived', seconds: 900, points: 0 });
  });

  it('is put right with a reason when it was written down wrong', () => {
    const desk = inPlay();
    desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 });
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    const sits = { type: 'replace', slot: 2, reason: 'the wrong seat' } as const;
    desk.do({ ...sits, at: desk.at(1, 1), person: 's' }, REFEREE);
    expect(late(desk, 240)?.field).toBe('reason');
    expect(late(desk, 240, false, 'was at the next table')).toBeNull();
    expect(outcome(desk)).toEqual({ type: 'arrived', seconds: 240, points: 4 });
    expect(isReplaced(desk.state, desk.table(1, 1), 2)).toBe(true);
    desk.do({ ...sits, at: desk.at(1, 1), person: 'p2' }, REFEREE);
    expect(isReplaced(desk.state, desk.table(1, 1), 2)).toBe(false);
    expect(sitterOf(desk.state, desk.table(1, 1), 2)).toBe('p2');
  });

  it('ends with somebody else in the seat', () => {
    const desk = inPlay();
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 });
    const sits = (person: string, reason = 'too late') =>
      desk.try({ type: 'replace', at: desk.at(1, 1), slot: 2, person, reason }, REFEREE);
    expect(sits('p7')).toMatchObject({ code: 'duplicate', field: 'person' });
    expect(sits('nobody')?.code).toBe('unknown');
    expect(sits('s', '')?.field).toBe('reason');
    desk.later(11);
    expect(sits('s')).toBeNull();
    expect(outcome(desk)).toEqual({ type: 'replaced', seconds: 660, points: 30 });
    expect(sitterOf(desk.state, desk.table(1, 1), 2)).toBe('s');
    const substitute = { role: 'player', name: 's', person: 's' } as const;
    expect(
      desk.try({ type: 'setState', at: desk.at(1, 1), state: 'ended' }, substitute),
    ).toBeNull();
    expect(
      desk.try({ type: 'setState', at: desk.at(1, 1), state: 'playing' }, playerNo(2))?.code,
    ).toBe('notAllowed');
  });
});

describe('a sheet', () => {
  it('is entered, confirmed by four, signed, and locked', () => {
    const desk = inPlay();
    const sign = () => desk.try({ type: 'sign', at: desk.at(1, 1) }, REFEREE);
    expect(sign()?.message).toBe('Table 1 has no sheet yet.');
    desk.enter(1, 1, playerNo(3));
    const confirm = (slot: number, how: 'own' | 'passed' | 'paper', by = playerNo(slot)) =>
      desk.try({ type: 'confirm', at: desk.at(1, 1), slot, how }, by);
    expect(confirm(2, 'own', playerNo(1))?.code).toBe('notAllowed');
    expect(confirm(1, 'paper')?.code).toBe('notAllowed');
    expect(confirm(1, 'own', REFEREE)?.code).toBe('notAllowed');
    expect(confirm(5, 'passed', playerNo(1))?.field).toBe('slot');
    expect(confirm(1, 'own')).toBeNull();
    expect(confirm(1, 'own')?.code).toBe('duplicate');
    expect(confirm(2, 'passed', playerNo(1))).toBeNull();
    expect(sign()).toMatchObject({
      code: 'incomplete',
      message: 'Number 3, 4 has not confirmed the sheet of table 1.',
    });
    expect(confirm(3, 'own')).toBeNull();
    expect(confirm(4, 'paper', SCORER)).toBeNull();
    expect(desk.table(1, 1).stage).toBe('confirmed');
    expect(sign()).toBeNull();
    const again = { type: 'enter', sheet: desk.sheet(1, 1), source: 'typed' } as const;
    expect(desk.try({ ...again, at: desk.at(1, 1) })?.message).toContain('signed and locked');
  });

  it('with points that do not add up is explained, not just refused', () => {
    const desk = inPlay();
    const sheet = (held: ByWind<number>, rest = {}) =>
      desk.try(
        {
          type: 'enter',
          at: desk.at(1, 1),
          sheet: { ...desk.sheet(1, 1, held), ...rest },
          source: 'typed',
        },
        playerNo(1),
      );
    expect(sheet([45_000, 33_000, 24_000, 17_000])).toMatchObject({
      code: 'wrongSum',
      field: 'sheet.held',
      rule: 'table.startingPoints',
      message: expect.stringContaining('1 riichi stick left'),
    });
    expect(sheet([45_050, 33_000, 24_000, 17_950])?.field).toBe('sheet.held[0]');
    expect(sheet(EVEN, { loans: [5_000, 0, 0, 0] })?.field).toBe('sheet.loans[0]');
    expect(sheet(EVEN, { sticks: -1 })?.field).toBe('sheet.sticks');
    expect(sheet(EVEN, { slots: [1, 2, 3, 5] })?.field).toBe('sheet.slots');
    expect(sheet([45_000, 33_000, 24_000, 17_000], { sticks: 1 })).toBeNull();
  });

  it('of another version is a conflict that tells the current one', () => {
    const desk = inPlay();
    const seen = desk.at(1, 1);
    desk.enter(1, 1, playerNo(1));
    const act = { type: 'enter', at: seen, sheet: desk.sheet(1, 1), source: 'typed' } as const;
    expect(desk.try(act, playerNo(2))).toMatchObject({
      code: 'conflict',
      field: 'version',
      version: seen.version + 1,
    });
  });

  it('is confirmed by four phones at the same moment, but only the sheet that each of them saw', () => {
    const desk = inPlay();
    desk.enter(1, 1, playerNo(1));
    const seen = desk.at(1, 1);
    const confirm = (slot: number, at = seen) =>
      desk.try({ type: 'confirm', at, slot, how: 'own' }, playerNo(slot));
    for (const slot of [1, 2, 3]) expect(confirm(slot)).toBeNull();
    expect(confirm(2)?.code).toBe('duplicate');
    expect(confirm(4, { ...seen, version: seen.version + 4 })?.code).toBe('conflict');
    desk.enter(1, 1, playerNo(2), [33_000, 45_000, 24_000, 18_000]);
    expect(confirm(4)).toMatchObject({ code: 'conflict', version: seen.version + 4 });
    const anew = desk.at(1, 1);
    for (const slot of [1, 2, 3, 4]) expect(confirm(slot, anew)).toBeNull();
    expect(desk.table(1, 1)).toMatchObject({ stage: 'confirmed', version: anew.version + 4 });
    desk.do({ type: 'sign', at: desk.at(1, 1) }, REFEREE);
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'mixed up' }, REFEREE);
    expect(confirm(1, anew)?.code).toBe('conflict');
    expect(confirm(1, desk.at(1, 1))).toBeNull();
  });

  it('sent back, entered anew or reopened is kept, and its signatures are void', () => {
    const desk = inPlay();
    desk.enter(1, 1);
    desk.do({ type: 'sendBack', at: desk.at(1, 1), reason: 'count again' }, REFEREE);
    expect(desk.table(1, 1)).toMatchObject({ stage: 'ended', sheet: null });
    desk.finish(1, 1);
    expect(desk.try({ type: 'reopen', at: desk.at(1, 1), reason: ' ' }, REFEREE)?.field).toBe(
      'reason',
    );
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'East and South mixed up' }, REFEREE);
    const open = desk.table(1, 1);
    expect(open.stage).toBe('entered');
    expect(open.sheet?.signed).toBeNull();
    expect(open.sheet?.confirmed.size).toBe(0);
    expect(open.earlier.at(-1)?.sheet.signed?.by).toEqual(HEAD);
    expect(open.earlier.at(-1)?.sheet.confirmed.size).toBe(4);
    desk.finish(1, 1, [33_000, 45_000, 24_000, 18_000]);
    expect(desk.table(1, 1).earlier.map(({ reason }) => reason)).toEqual([
      'count again',
      'East and South mixed up',
      'entered anew',
    ]);
  });

  it('can be corrected when the round is over', () => {
    const desk = inPlay({ players: 4 });
    desk.finish(1, 1);
    desk.do({ type: 'endRound', round: 1 });
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'a stick was found' }, HEAD);
    desk.finish(1, 1, [44_000, 33_000, 24_000, 19_000]);
    expect(desk.table(1, 1).sheet?.form.held[0]).toBe(44_000);
  });

  it('of a void table does not count, and the table can be played again', () => {
    const desk = inPlay();
    desk.finish(1, 1);
    expect(desk.try({ type: 'void', at: desk.at(1, 1), reason: 'x' }, REFEREE)?.code).toBe(
      'notAllowed',
    );
    desk.do({ type: 'void', at: desk.at(1, 1), reason: 'wrong seats' }, HEAD);
    expect(desk.table(1, 1)).toMatchObject({ stage: 'void', sheet: null });
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'played again' }, HEAD);
    expect(desk.table(1, 1).stage).toBe('playing');
    desk.finish(1, 1);
  });

  it('is typed by whom the organiser wants', () => {
    const typed = (sheets: 'players' | 'staff' | 'headReferee') =>
      [playerNo(1), SCORER, REFEREE, ORGANISER, HEAD].map((by) => {
        const desk = inPlay({ desk: { sheets } });
        const act = { type: 'enter', sheet: desk.sheet(1, 1), source: 'typed' } as const;
        return desk.try({ ...act, at: desk.at(1, 1) }, by)?.code ?? 'done';
      });
    expect(typed('players')).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(typed('staff')).toEqual(['notAllowed', 'done', 'done', 'done', 'done']);
    expect(typed('headReferee')).toEqual([
      'notAllowed',
      'notAllowed',
      'notAllowed',
      'done',
      'done',
    ]);
    const heads = { sheets: 'headReferee', signs: 'headReferee' } as const;
    const desk = inPlay({ values: WDMC_2019.values, desk: heads });
    desk.enter(1, 1, HEAD);
    for (const slot of [1, 2, 3, 4]) {
      desk.do({ type: 'confirm', at: desk.at(1, 1), slot, how: 'own' }, playerNo(slot));
    }
    expect(desk.try({ type: 'sign', at: desk.at(1, 1) }, REFEREE)?.code).toBe('notAllowed');
    expect(desk.try({ type: 'sign', at: desk.at(1, 1) }, HEAD)).toBeNull();
    // Before it was asked who signs, whoever entered did.
    expect(signersOf({ ...desk.state.settings.desk, signs: undefined })).toBe('headReferee');
  });
});

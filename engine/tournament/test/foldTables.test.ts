// What each entry about a table, its sheet and its referees leaves behind; and that entries about what a redacted log left
// out change nothing.

import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import { HEAD, playerNo, REFEREE } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, EVEN, MINUTE } from '../../../proof/spec/support/eventDesk.ts';
import type { Act } from '../src/index.ts';

describe('at a table', () => {
  function inPlay() {
    const desk = aDesk();
    desk.start(1);
    return desk;
  }

  it('the last deal is told once, with the scores before it', () => {
    const desk = inPlay();
    const told = { deltas: [3_000, -1_000, -1_000, -1_000], slots: [4, 1, 2, 3] } as const;
    desk.later(70).do({ type: 'allLast', at: desk.at(1, 1), ...told }, playerNo(1));
    expect(desk.table(1, 1).allLast).toEqual({ ...told, at: desk.now });
    expect(desk.table(1, 1).stage).toBe('allLast');
    desk.do({ type: 'setState', at: desk.at(1, 1), state: 'ended' }, playerNo(1));
    desk.do({ type: 'allLast', at: desk.at(1, 1), ...told }, playerNo(1));
    expect(desk.table(1, 1).stage).toBe('ended');
  });

  it('loans add up, and never fall below nothing', () => {
    const desk = inPlay();
    const loans = () => desk.table(1, 1).loans.get(1);
    for (const sum of [10_000, 20_000]) {
      desk.do({ type: 'lend', at: desk.at(1, 1), slot: 1, points: 10_000 }, REFEREE);
      expect(loans()).toBe(sum);
    }
    desk.do({ type: 'repay', at: desk.at(1, 1), slot: 1, points: 10_000 }, REFEREE);
    expect(loans()).toBe(10_000);
    desk.write({ type: 'repay', at: desk.at(1, 1), slot: 1, points: 20_000 });
    expect(loans()).toBe(0);
    desk.write({ type: 'repay', at: desk.at(1, 1), slot: 2, points: 20_000 });
    expect(desk.table(1, 1).loans.get(2)).toBe(0);
  });

  it('whoever fell ill is replaced for nothing, and so is who came in time or was counted before', () => {
    const desk = inPlay();
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    const sits = { type: 'replace', person: 's', reason: 'ill' } as const;
    desk.later(20).do({ ...sits, at: desk.at(1, 1), slot: 1 }, REFEREE);
    expect(desk.table(1, 1).late.size).toBe(0);
    desk.do({ ...sits, person: 'p1', at: desk.at(1, 1), slot: 1 }, REFEREE);
    desk.do({ type: 'missing', at: desk.at(1, 1), slot: 2 });
    const arrived = { type: 'arrived', slot: 2, seconds: 90, isWaived: false, reason: '' } as const;
    desk.do({ ...arrived, at: desk.at(1, 1) }, REFEREE);
    desk.do({ ...sits, at: desk.at(1, 1), slot: 2 }, REFEREE);
    expect(desk.table(1, 1).late.get(2)?.outcome).toEqual({
      type: 'arrived',
      seconds: 90,
      points: 1,
    });
  });

  it('somebody sits down under a number that nobody holds any more', () => {
    const desk = inPlay();
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    desk.state.people.get('p2')!.departure = { kind: 'emergency', fromRound: 1, note: '' };
    const act = { type: 'replace', at: desk.at(1, 1), slot: 2, person: 's', reason: '' } as const;
    desk.write(act);
    expect(desk.table(1, 1).replaced.get(2)).toBe('s');
  });

  it('before the start nobody is late yet', () => {
    const desk = aDesk();
    desk.seat(1);
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    desk.later(1).do({ type: 'missing', at: desk.at(1, 1), slot: 2 });
    expect(desk.table(1, 1).late.get(2)).toEqual({ since: desk.now, outcome: null });
    desk.now -= MINUTE;
    const sits = { type: 'replace', slot: 2, person: 's', reason: 'too late' } as const;
    desk.do({ ...sits, at: desk.at(1, 1) }, REFEREE);
    expect(desk.table(1, 1).late.get(2)?.outcome?.seconds).toBe(0);
  });

  it('a sheet says who brought it, who confirmed it and who signed it', () => {
    const desk = inPlay();
    desk.later(80).enter(1, 1, playerNo(1));
    const written = { form: desk.sheet(1, 1), source: 'typed', enteredBy: playerNo(1) };
    expect(desk.table(1, 1)).toMatchObject({ stage: 'entered', winds: [1, 2, 3, 4], version: 1 });
    expect(desk.table(1, 1).sheet).toEqual({
      ...written,
      seq: desk.state.seq,
      version: 1,
      enteredAt: desk.now,
      confirmed: new Map(),
      signed: null,
    });
    const { seq } = desk.state;
    const own = { type: 'confirm', slot: 1, how: 'own' } as const;
    desk.later(1).do({ ...own, at: desk.at(1, 1) }, playerNo(1));
    expect(desk.table(1, 1).stage).toBe('entered');
    const confirmed = { how: 'own', by: playerNo(1).name, at: desk.now };
    expect(desk.table(1, 1).sheet?.confirmed.get(1)).toEqual(confirmed);
    for (const slot of [2, 3, 4]) {
      desk.do({ type: 'confirm', at: desk.at(1, 1), slot, how: 'paper' }, HEAD);
    }
    desk.do({ type: 'sign', at: desk.at(1, 1) }, REFEREE);
    expect(desk.table(1, 1)).toMatchObject({ stage: 'signed', version: 6 });
    expect(desk.table(1, 1).sheet).toMatchObject({
      ...written,
      seq,
      signed: { by: REFEREE, at: desk.now, seq: desk.state.seq },
    });
    const signed = desk.table(1, 1).sheet;
    desk.later(1).do({ type: 'void', at: desk.at(1, 1), reason: 'wrong seats' }, HEAD);
    expect(desk.table(1, 1).earlier).toEqual([
      { sheet: signed, reason: 'wrong seats', by: HEAD.name, at: desk.now },
    ]);
    expect(desk.table(1, 1).replays).toBe(0);
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'again' }, HEAD);
    expect(desk.table(1, 1)).toMatchObject({ stage: 'playing', sheet: null, replays: 1 });
    desk.finish(1, 1);
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'a stick' }, HEAD);
    expect(desk.table(1, 1)).toMatchObject({ stage: 'entered', replays: 1 });
    expect(desk.table(1, 1).sheet?.version).toBe(desk.table(1, 1).version);
  });

  it('a log without unsigned sheets tells the sheet with the signature, and takes it back bare', () => {
    const desk = inPlay();
    const sheet = { slots: [1, 2, 3, 4], held: EVEN, loans: [0, 0, 0, 0], sticks: 0 } as const;
    const at = { round: 1, table: 1, version: 7 };
    desk.write({ type: 'sign', at, sheet });
    expect(desk.table(1, 1)).toMatchObject({ stage: 'signed', version: 8 });
    expect(desk.table(1, 1).sheet?.form).toBe(sheet);
    const reopen: Act = { type: 'reopen', at, reason: 'a stick', isBare: true };
    desk.write(reopen);
    expect(desk.table(1, 1)).toMatchObject({ stage: 'playing', sheet: null });
  });
});

describe('referees', () => {
  it('are called, come and are done, each with a name and a time', () => {
    const desk = aDesk();
    desk.start(1);
    const call = { type: 'call', call: 'k', round: 1, table: 1, note: 'a tile' } as const;
    desk.later(4).do(call, playerNo(1));
    const called = { id: 'k', round: 1, table: 1, note: 'a tile', by: 'Player 1', at: desk.now };
    expect(desk.state.calls.get('k')).toEqual({ ...called, claimed: null, closed: null });
    desk.later(1).do({ type: 'claimCall', call: 'k' }, REFEREE);
    const claimed = { by: REFEREE.name, at: desk.now };
    expect(desk.state.calls.get('k')).toEqual({ ...called, claimed, closed: null });
    desk.later(1).do({ type: 'closeCall', call: 'k', note: 'done' }, HEAD);
    const closed = { by: HEAD.name, at: desk.now, note: 'done' };
    expect(desk.state.calls.get('k')).toEqual({ ...called, claimed, closed });
  });

  it('punish whoever sat there, and the person is out from the next round on', () => {
    const desk = aDesk();
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    desk.start(1);
    const sits = { type: 'replace', slot: 2, person: 's', reason: 'ill' } as const;
    desk.do({ ...sits, at: desk.at(1, 1) }, REFEREE);
    const foul = {
      slots: [2],
      round: 1,
      table: 1,
      foul: 'phone',
      kind: 'disqualification',
      points: 0,
      section: '12',
      note: 'twice',
    } as const;
    desk.later(1).do({ type: 'penalise', penalty: 'x', ...foul }, HEAD);
    const penalty = { id: 'x', ...foul, people: ['s'], by: HEAD, at: desk.now, withdrawn: null };
    expect(desk.state.penalties.get('x')).toEqual(penalty);
    const out = { kind: 'disqualified', fromRound: 2, note: '' };
    expect(desk.state.people.get('s')?.departure).toEqual(out);
    expect(desk.state.people.get('p2')?.departure).toBeNull();
    desk.do({ type: 'penalise', penalty: 'y', ...foul, round: null, table: null }, HEAD);
    expect(desk.state.penalties.get('y')?.people).toEqual(['p2']);
    desk.do(
      { type: 'penalise', penalty: 'z', ...foul, slots: [5], kind: 'warning', table: 2 },
      HEAD,
    );
    expect(desk.state.people.get('p5')?.departure).toBeNull();
    desk.later(1).do({ type: 'withdrawPenalty', penalty: 'x', reason: 'the clock' }, HEAD);
    const withdrawn = { by: HEAD.name, at: desk.now, reason: 'the clock' };
    expect(desk.state.penalties.get('x')).toEqual({ ...penalty, withdrawn });
    expect(desk.state.people.get('s')?.departure).toBeNull();
    expect(desk.state.people.get('p2')?.departure).toEqual(out);
  });

  it('take a disqualification back, and nothing else that took a player away', () => {
    const desk = aDesk();
    const foul = { round: null, table: null, foul: 'x', points: 0, section: '', note: '' } as const;
    const act = { type: 'penalise', slots: [1], ...foul } as const;
    desk.do({ ...act, penalty: 'a', kind: 'warning' }, HEAD);
    desk.do({ ...act, penalty: 'b', kind: 'disqualification' }, HEAD);
    expect(desk.state.people.get('p1')?.departure?.fromRound).toBe(1);
    desk.do({ type: 'withdrawPenalty', penalty: 'a', reason: 'a mistake' }, HEAD);
    expect(desk.state.people.get('p1')?.departure?.kind).toBe('disqualified');
    desk.state.people.get('p1')!.departure = { kind: 'withdrawn', fromRound: 1, note: '' };
    desk.do({ ...act, penalty: 'c', slots: [2], kind: 'disqualification' }, HEAD);
    desk.state.people.get('p2')!.departure = null;
    desk.do({ type: 'withdrawPenalty', penalty: 'c', reason: 'a mistake' }, HEAD);
    expect(desk.state.people.get('p2')?.departure).toBeNull();
    desk.do({ type: 'withdrawPenalty', penalty: 'b', reason: 'a mistake' }, HEAD);
    expect(desk.state.people.get('p1')?.departure?.kind).toBe('withdrawn');
  });

  it('rule and toss for all to read', () => {
    const desk = aDesk();
    const ruling = { question: 'May I?', decision: 'No.', section: '3', isBinding: true } as const;
    desk.do({ type: 'rule', ruling: 'r', ...ruling }, HEAD);
    expect(desk.state.rulings).toEqual([{ id: 'r', ...ruling, by: HEAD.name, at: desk.now }]);
    desk.do({ type: 'toss', slots: [2, 1] }, HEAD);
    expect(desk.state.tosses).toEqual([[2, 1]]);
  });
});

describe('what a redacted log left out', () => {
  const at = { round: 1, table: 9, version: 4 };
  const sheet = { slots: [1, 2, 3, 4], held: EVEN, loans: [0, 0, 0, 0], sticks: 0 } as const;
  const seating = { seed: 'x', method: 'y', drawn: [7], tables: [] };
  const foul = { foul: 'x', kind: 'disqualification', points: 0, section: '', note: '' } as const;
  const LEFT_OUT: readonly Act[] = [
    { type: 'amend', person: 'x', changes: { kind: 'fillIn' } },
    { type: 'checkIn', person: 'x', state: 'present' },
    { type: 'depart', person: 'x', departure: 'withdrawn', fromRound: 1, note: '' },
    { type: 'remove', person: 'x', reason: '' },
    { type: 'start', round: 9 },
    { type: 'pause', round: 1, table: 9, reason: '' },
    { type: 'resume', round: 1, table: 9 },
    { type: 'extraTime', round: 1, table: 9, seconds: 60, reason: '' },
    { type: 'publishSeating', round: 9, isPublic: true },
    { type: 'publishSeating', round: 9, isPublic: false },
    { type: 'swap', round: 9, a: 1, b: 2, reason: '' },
    { type: 'drawWinds', at, slots: [1, 2, 3, 4] },
    { type: 'arrived', at: { ...at, table: 1 }, slot: 1, seconds: 5, isWaived: false, reason: '' },
    { type: 'enter', at, sheet, source: 'typed' },
    { type: 'confirm', at: { ...at, table: 1 }, slot: 1, how: 'own' },
    { type: 'sign', at: { ...at, table: 1 } },
    { type: 'claimCall', call: 'x' },
    { type: 'closeCall', call: 'x', note: '' },
    { type: 'withdrawPenalty', penalty: 'x', reason: '' },
  ];

  it.each(LEFT_OUT)('$type changes nothing but the version of a table that is there', (act) => {
    const desk = aDesk();
    desk.start(1);
    const told = () => {
      const { seq: _, done: __, ...rest } = structuredClone(desk.state);
      for (const table of rest.rounds[0]!.tables) table.version = 0;
      return rest;
    };
    const before = told();
    desk.write(act);
    expect(told()).toEqual(before);
  });

  it('is passed over beside what is there', () => {
    const desk = aDesk();
    desk.start(1);
    desk.write({ type: 'number', order: ['x', 'p1'] });
    expect(desk.state.occupancies.map(({ person, role }) => `${person} ${role}`)).toEqual([
      'x player',
      'p1 player',
    ]);
    desk.write({ type: 'occupy', slot: 3, person: 'y', role: 'player', ...SINCE });
    expect(desk.state.occupancies.at(-1)).toMatchObject({ slot: 3, person: 'y' });
    const plan = [
      { round: 9, tables: [] },
      { round: 2, tables: [[1, 2, 3, 4] as const] },
    ];
    desk.write({ type: 'seat', seed: 's', method: 'm', rounds: plan, reason: '' });
    expect(desk.state.rounds[1]).toMatchObject({ seed: 's', method: 'm' });
    desk.write({ type: 'publishSeating', round: 2, isPublic: true, seating });
    expect(desk.state.rounds[1]).toMatchObject({ method: 'y', tables: [], isPublic: true });
    desk.write({ type: 'penalise', penalty: 'q', slots: [50], round: 1, table: null, ...foul });
    expect(desk.state.penalties.get('q')?.people).toEqual([null]);
    desk.write({ type: 'withdrawPenalty', penalty: 'q', reason: '' });
    expect(desk.state.penalties.get('q')?.withdrawn?.reason).toBe('');
  });

  it('is told with the publication', () => {
    const early = aDesk();
    const shown = { version: 0, seats: [1, 2, 3, 4], winds: null, missing: [2] } as const;
    const told = { ...seating, tables: [{ ...shown, replaced: [] }] };
    early.write({ type: 'publishSeating', round: 1, isPublic: true, seating: told });
    expect([...early.table(1, 1).late]).toEqual([[2, { since: early.now, outcome: null }]]);
    const desk = aDesk();
    const one = { version: 5, seats: [4, 3, 2, 1], winds: [1, 2, 3, 4], missing: [2] } as const;
    const act: Act = {
      type: 'start',
      round: 1,
      seating: {
        seed: 'x',
        method: 'y',
        drawn: [1, 2],
        tables: [{ ...one, replaced: [[3, 's']] }],
      },
    };
    desk.write(act);
    expect(desk.state.rounds.map(({ seed }) => seed)).toEqual(['x', 'x', '']);
    expect(desk.state.rounds[0]).toMatchObject({ method: 'y', isPublic: true });
    expect(desk.table(1, 1)).toMatchObject({
      number: 1,
      round: 1,
      version: 5,
      seats: [4, 3, 2, 1],
      winds: [1, 2, 3, 4],
      stage: 'playing',
      late: new Map([[2, { since: desk.now, outcome: null }]]),
      replaced: new Map([[3, 's']]),
    });
    expect(WRC_2022.values).toEqual(desk.state.settings.rules.values);
  });
});

const SINCE = { fromRound: 1, toRound: null, reason: '' } as const;

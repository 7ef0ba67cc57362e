// What each entry leaves behind, to the field; and that entries about what a redacted log left out change nothing.

import { TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import {
  aDesk,
  aPerson,
  aStage,
  Desk,
  EVEN,
  HEAD,
  MINUTE,
  ORGANISER,
  playerNo,
  REFEREE,
} from '../../../spec/support/eventDesk.ts';
import { type Act, apply, entrants, foldEvent, waitingList } from '../src/index.ts';

const ids = (people: readonly { readonly person: { readonly id: string } }[]) =>
  people.map(({ person }) => person.id);

describe('a log', () => {
  it('begins with the creation of the event', () => {
    expect(() => foldEvent([])).toThrow('begins with its creation');
    const desk = aDesk();
    expect(() => foldEvent(desk.entries.slice(1))).toThrow('begins with its creation');
    expect(foldEvent(desk.entries)).toEqual(desk.state);
  });

  it('takes a command once, and knows the number of the last', () => {
    const desk = aDesk();
    const [last] = desk.entries.slice(-1);
    const { seq } = desk.state;
    expect(seq).toBe(desk.entries.length);
    apply(desk.state, { ...last!, seq: seq + 1, act: { type: 'announce', text: 'twice' } });
    expect(desk.state.announcements).toEqual([]);
    expect(desk.state.seq).toBe(seq);
    expect(desk.state.done.get(last!.id)).toBe(seq);
  });
});

describe('the event', () => {
  it('changes only what is named, and takes other rules whole', () => {
    const desk = aDesk();
    const before = desk.state.settings;
    desk.do({ type: 'change', changes: { venue: 'Library' }, reason: 'larger' });
    expect(desk.state.settings).toEqual({ ...before, venue: 'Library' });
    const rules = { id: 'tenhou', title: 'Other rules', values: TENHOU.values };
    desk.do({ type: 'change', changes: { rules }, reason: 'wished' });
    expect(desk.state.settings).toEqual({ ...before, venue: 'Library', rules });
  });

  it('keeps what was announced, by whom and when', () => {
    const desk = aDesk();
    desk.later(3).do({ type: 'announce', text: 'Lunch' }, HEAD);
    expect(desk.state.announcements).toEqual([{ at: desk.now, by: HEAD.name, text: 'Lunch' }]);
  });

  it('drops the curtain from the first round that is still open', () => {
    const desk = aDesk({ players: 4, stages: [aStage({ rounds: 2 })] });
    const drop = (isDown: boolean) => {
      desk.do({ type: 'curtain', isDown });
      return [desk.state.isCurtainDown, desk.state.curtainFrom];
    };
    expect(drop(true)).toEqual([true, 1]);
    expect(drop(false)).toEqual([false, null]);
    for (const round of [1, 2]) {
      desk.start(round);
      desk.finish(round, 1);
      desk.do({ type: 'endRound', round });
      expect(drop(true)).toEqual([true, round + 1]);
      drop(false);
    }
  });

  it('closes with its registration, and opens again without it', () => {
    const desk = aDesk();
    desk.do({ type: 'openRegistration', isOpen: true });
    desk.do({ type: 'closeEvent' });
    expect([desk.state.isClosed, desk.state.isRegistrationOpen]).toEqual([true, false]);
    desk.do({ type: 'reopenEvent', reason: 'too early' });
    expect([desk.state.isClosed, desk.state.isRegistrationOpen]).toEqual([false, false]);
  });

  it('of a rehearsal begins anew with its settings, stages, staff and links', () => {
    const desk = aDesk({ isRehearsal: true });
    const clerk = { id: 'r', name: 'Ito', role: 'referee' } as const;
    desk.do({ type: 'addStaff', staff: clerk });
    desk.do({ type: 'renewLink', link: 'r' });
    desk.do({ type: 'change', changes: { venue: 'Library' }, reason: 'larger' });
    desk.start(1);
    desk.do({ type: 'reset' });
    const { settings, people, occupancies, rounds, stages, staff, links, done, seq } = desk.state;
    expect(settings.venue).toBe('Library');
    expect([people.size, occupancies.length]).toEqual([0, 0]);
    expect(rounds.map(({ stage, startedAt, tables }) => [stage, startedAt, tables])).toEqual([
      ['main', null, []],
      ['main', null, []],
      ['main', null, []],
    ]);
    expect(stages).toHaveLength(1);
    expect([...staff.values()]).toEqual([clerk]);
    expect([...links]).toEqual([['r', 1]]);
    expect([done.size, seq, desk.state.resetSeq]).toEqual([seq, desk.entries.length, seq]);
  });
});

describe('people', () => {
  it('are enrolled with nothing known of them yet', () => {
    const desk = new Desk({ settings: { capacity: 4 } });
    desk.do({ type: 'enrol', people: ['x', 'y', 'z'].map((id) => aPerson(id)) });
    desk.later(2).do({ type: 'enrol', people: [aPerson('a'), aPerson('b')] });
    desk.do({ type: 'enrol', people: [aPerson('f', { kind: 'fillIn' })] });
    const fresh = { enrolledAt: desk.now, checkIn: 'unknown', slot: null, departure: null };
    expect([...desk.state.people.values()].slice(3)).toEqual([
      { ...fresh, person: aPerson('a'), isWaiting: false },
      { ...fresh, person: aPerson('b'), isWaiting: true },
      { ...fresh, person: aPerson('f', { kind: 'fillIn' }), isWaiting: false },
    ]);
  });

  it('get a place that somebody left, until play has begun', () => {
    const desk = new Desk({ settings: { capacity: 8 } });
    const people = Array.from({ length: 11 }, (_, i) => aPerson(`p${i + 1}`));
    desk.do({ type: 'enrol', people });
    const leave = (person: string, fromRound: number): Act => ({
      type: 'depart',
      person,
      departure: 'withdrawn',
      fromRound,
      note: 'ill',
    });
    desk.do(leave('p1', 1));
    expect(desk.state.people.get('p1')?.departure).toEqual({
      kind: 'withdrawn',
      fromRound: 1,
      note: 'ill',
    });
    expect(ids(waitingList(desk.state))).toEqual(['p10', 'p11']);
    desk.do({ type: 'number', order: ids(entrants(desk.state)) });
    desk.do({ type: 'stages', stages: [aStage()] });
    desk.start(1);
    desk.do(leave('p2', 2));
    expect(ids(waitingList(desk.state))).toEqual(['p10', 'p11']);
  });

  it('who are no players give their place to the next, and the numbers say what they are', () => {
    const desk = new Desk({ settings: { capacity: 4 } });
    const people = [1, 2, 3, 4, 5, 6].map((n) => aPerson(`p${n}`));
    desk.do({ type: 'enrol', people });
    desk.do({ type: 'amend', person: 'p6', changes: { club: 'Other' } });
    expect(desk.state.people.get('p6')?.person).toEqual(aPerson('p6', { club: 'Other' }));
    expect(ids(waitingList(desk.state))).toEqual(['p5', 'p6']);
    desk.do({ type: 'amend', person: 'p6', changes: { kind: 'fillIn' } });
    expect(ids(waitingList(desk.state))).toEqual(['p5']);
    desk.do({ type: 'number', order: ['p1', 'p2', 'p3', 'p6'] });
    expect(desk.state.occupancies.map(({ person, role }) => `${person} ${role}`)).toEqual([
      'p1 player',
      'p2 player',
      'p3 player',
      'p6 fillIn',
    ]);
    desk.do({ type: 'amend', person: 'p1', changes: { kind: 'fillIn' } });
    expect(ids(waitingList(desk.state))).toEqual([]);
    expect(desk.state.occupancies[0]).toEqual({
      slot: 1,
      person: 'p1',
      fromRound: 1,
      toRound: null,
      role: 'fillIn',
    });
    expect(desk.state.occupancies[1]!.role).toBe('player');
  });

  it('who are removed leave their number and nobody else’s', () => {
    const desk = aDesk();
    desk.do({ type: 'remove', person: 'p3', reason: '' });
    expect(desk.state.people.has('p3')).toBe(false);
    expect(desk.state.occupancies.map(({ person }) => person)).toEqual([
      'p1',
      'p2',
      'p4',
      'p5',
      'p6',
      'p7',
      'p8',
    ]);
  });

  it('without a number in the new list have none', () => {
    const desk = aDesk();
    desk.do({ type: 'number', order: ['p8', 'p1'] });
    const slots = [...desk.state.people.values()].map(({ slot }) => slot);
    expect(slots).toEqual([2, null, null, null, null, null, null, 1]);
    expect(desk.state.occupancies).toHaveLength(2);
  });

  it('who sit in for another have no number of their own, and are not back by it', () => {
    const desk = aDesk();
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    const sits = { type: 'occupy', slot: 3, fromRound: 2, toRound: 2 } as const;
    desk.do({ ...sits, person: 's', role: 'substitute', reason: 'a train' });
    expect(desk.state.people.get('s')?.slot).toBeNull();
    desk.do({ type: 'amend', person: 's', changes: { kind: 'player' } });
    expect(desk.state.occupancies.at(-1)).toEqual({
      slot: 3,
      person: 's',
      fromRound: 2,
      toRound: 2,
      role: 'substitute',
    });
    const gone = { kind: 'emergency', fromRound: 1, note: '' } as const;
    desk.do({ type: 'depart', person: 'p2', departure: gone.kind, fromRound: 1, note: '' });
    const back = { type: 'occupy', slot: 2, person: 'p2', fromRound: 2, toRound: null } as const;
    apply(desk.state, {
      ...stamp(desk),
      act: { ...back, role: 'substitute', reason: 'for an hour' },
    });
    expect(desk.state.people.get('p2')).toMatchObject({ slot: 2, departure: gone });
    desk.do({ ...back, role: 'player', reason: 'well again' });
    expect(desk.state.people.get('p2')).toMatchObject({ slot: 2, departure: null });
  });
});

let unchecked = 0;
const stamp = (desk: Desk) => ({
  seq: desk.state.seq,
  id: `unchecked ${unchecked++}`,
  at: desk.now,
  by: ORGANISER,
});

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
    apply(desk.state, {
      ...stamp(desk),
      act: { type: 'repay', at: desk.at(1, 1), slot: 1, points: 20_000 },
    });
    expect(loans()).toBe(0);
    apply(desk.state, {
      ...stamp(desk),
      act: { type: 'repay', at: desk.at(1, 1), slot: 2, points: 20_000 },
    });
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
    const { act: _, ...by } = { ...stamp(desk), act: null };
    const at = { round: 1, table: 1, version: 7 };
    apply(desk.state, { ...by, id: 'signed', act: { type: 'sign', at, sheet } });
    expect(desk.table(1, 1)).toMatchObject({ stage: 'signed', version: 8 });
    expect(desk.table(1, 1).sheet?.form).toBe(sheet);
    const reopen: Act = { type: 'reopen', at, reason: 'a stick', isBare: true };
    apply(desk.state, { ...by, id: 'reopened', act: reopen });
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
    apply(desk.state, { ...stamp(desk), act });
    expect(told()).toEqual(before);
  });

  it('is passed over beside what is there', () => {
    const desk = aDesk();
    desk.start(1);
    const write = (act: Act) => apply(desk.state, { ...stamp(desk), act });
    write({ type: 'number', order: ['x', 'p1'] });
    expect(desk.state.occupancies.map(({ person, role }) => `${person} ${role}`)).toEqual([
      'x player',
      'p1 player',
    ]);
    write({ type: 'occupy', slot: 3, person: 'y', role: 'player', ...SINCE });
    expect(desk.state.occupancies.at(-1)).toMatchObject({ slot: 3, person: 'y' });
    const plan = [
      { round: 9, tables: [] },
      { round: 2, tables: [[1, 2, 3, 4] as const] },
    ];
    write({ type: 'seat', seed: 's', method: 'm', rounds: plan, reason: '' });
    expect(desk.state.rounds[1]).toMatchObject({ seed: 's', method: 'm' });
    write({ type: 'publishSeating', round: 2, isPublic: true, seating });
    expect(desk.state.rounds[1]).toMatchObject({ method: 'y', tables: [], isPublic: true });
    write({ type: 'penalise', penalty: 'q', slots: [50], round: 1, table: null, ...foul });
    expect(desk.state.penalties.get('q')?.people).toEqual([null]);
    write({ type: 'withdrawPenalty', penalty: 'q', reason: '' });
    expect(desk.state.penalties.get('q')?.withdrawn?.reason).toBe('');
  });

  it('is told with the publication', () => {
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
    apply(desk.state, { ...stamp(desk), act });
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

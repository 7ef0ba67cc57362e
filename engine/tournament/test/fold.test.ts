// What each entry about an event and its people leaves behind, to the field.

import { TENHOU } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import { HEAD } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, aStage, Desk, idsOf } from '../../../proof/spec/support/eventDesk.ts';
import { type Act, apply, entrants, foldEvent, waitingList, writtenRules } from '../src/index.ts';

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
    const changes = { rules: writtenRules({ ...rules, title: 'As written down' }) };
    desk.write({ type: 'change', changes, reason: '' });
    expect(desk.state.settings.rules).toEqual({ ...rules, title: 'As written down' });
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
    const consent = { to: 'mayPublish', isGiven: true, at: desk.now, how: 'unsaid', wording: null };
    const fresh = {
      enrolledAt: desk.now,
      checkIn: 'unknown',
      slot: null,
      departure: null,
      consents: [consent],
      isErased: false,
    };
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
    expect(idsOf(waitingList(desk.state))).toEqual(['p10', 'p11']);
    desk.do({ type: 'number', order: idsOf(entrants(desk.state)) });
    desk.do({ type: 'stages', stages: [aStage()] });
    desk.start(1);
    desk.do(leave('p2', 2));
    expect(idsOf(waitingList(desk.state))).toEqual(['p10', 'p11']);
  });

  it('who are no players give their place to the next, and the numbers say what they are', () => {
    const desk = new Desk({ settings: { capacity: 4 } });
    const people = [1, 2, 3, 4, 5, 6].map((n) => aPerson(`p${n}`));
    desk.do({ type: 'enrol', people });
    desk.do({ type: 'amend', person: 'p6', changes: { club: 'Other' } });
    expect(desk.state.people.get('p6')?.person).toEqual(aPerson('p6', { club: 'Other' }));
    expect(idsOf(waitingList(desk.state))).toEqual(['p5', 'p6']);
    desk.do({ type: 'amend', person: 'p6', changes: { kind: 'fillIn' } });
    expect(idsOf(waitingList(desk.state))).toEqual(['p5']);
    desk.do({ type: 'number', order: ['p1', 'p2', 'p3', 'p6'] });
    expect(desk.state.occupancies.map(({ person, role }) => `${person} ${role}`)).toEqual([
      'p1 player',
      'p2 player',
      'p3 player',
      'p6 fillIn',
    ]);
    desk.do({ type: 'amend', person: 'p1', changes: { club: 'Other' } });
    expect(desk.state.occupancies[0]!.role).toBe('player');
    desk.do({ type: 'amend', person: 'p5', changes: { kind: 'player' } });
    expect(idsOf(waitingList(desk.state))).toEqual(['p5']);
    desk.do({ type: 'amend', person: 'p1', changes: { kind: 'fillIn' } });
    expect(idsOf(waitingList(desk.state))).toEqual([]);
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
    desk.do({ type: 'enrol', people: [aPerson('f', { kind: 'fillIn' })] });
    const ninth = { type: 'occupy', slot: 9, person: 'f', role: 'fillIn' } as const;
    desk.do({ ...ninth, fromRound: 1, toRound: null, reason: '' });
    expect(desk.state.people.get('f')?.slot).toBe(9);
    desk.do({ type: 'amend', person: 's', changes: { kind: 'player' } });
    expect(desk.state.occupancies.find(({ person }) => person === 's')).toEqual({
      slot: 3,
      person: 's',
      fromRound: 2,
      toRound: 2,
      role: 'substitute',
    });
    const gone = { kind: 'emergency', fromRound: 1, note: '' } as const;
    desk.do({ type: 'depart', person: 'p2', departure: gone.kind, fromRound: 1, note: '' });
    const back = { type: 'occupy', slot: 2, person: 'p2', fromRound: 2, toRound: null } as const;
    desk.write({ ...back, role: 'substitute', reason: 'for an hour' });
    expect(desk.state.people.get('p2')).toMatchObject({ slot: 2, departure: gone });
    desk.do({ ...back, role: 'player', reason: 'well again' });
    expect(desk.state.people.get('p2')).toMatchObject({ slot: 2, departure: null });
  });
});

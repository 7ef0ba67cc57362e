// Who enrols, waits, takes a number, sits in, leaves.

import { describe, expect, it } from 'vitest';
import { HEAD, PUBLIC, playerNo, REFEREE, SCORER } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, Desk, idsOf } from '../../../proof/spec/support/eventDesk.ts';
import { entrants, fillInsMissing, freeSlots, holderOf, slotOf, waitingList } from '../src/who.ts';

describe('enrolling', () => {
  it('lets in as many as there are places, and the others in the order in which they came', () => {
    const desk = new Desk({ settings: { capacity: 4 } });
    desk.do({ type: 'enrol', people: [1, 2, 3, 4, 5, 6].map((n) => aPerson(`p${n}`)) }, SCORER);
    expect(idsOf(entrants(desk.state))).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(idsOf(waitingList(desk.state))).toEqual(['p5', 'p6']);
    desk.do({ type: 'remove', person: 'p2', reason: '' });
    expect(idsOf(entrants(desk.state))).toEqual(['p1', 'p3', 'p4', 'p5']);
    desk.do({ type: 'depart', person: 'p1', departure: 'withdrawn', fromRound: 1, note: '' });
    expect(idsOf(waitingList(desk.state))).toEqual([]);
  });

  it('lets more in when the hall grows, and fill-ins at any time', () => {
    const desk = new Desk({ settings: { capacity: 4 } });
    desk.do({ type: 'enrol', people: [1, 2, 3, 4, 5].map((n) => aPerson(`p${n}`)) });
    desk.do({ type: 'enrol', people: [aPerson('f', { kind: 'fillIn' })] });
    expect(idsOf(waitingList(desk.state))).toEqual(['p5']);
    desk.do({ type: 'change', changes: { capacity: 8 }, reason: '' });
    expect(idsOf(waitingList(desk.state))).toEqual([]);
  });

  it('refuses the same person twice: by name and country, or by the federation’s number', () => {
    const desk = new Desk();
    const anna = aPerson('a', { name: 'Anna Berg', emaId: '13000001' });
    desk.do({ type: 'enrol', people: [anna] });
    const again = aPerson('b', { name: '  anna  BERG', country: 'swe' });
    expect(desk.try({ type: 'enrol', people: [aPerson('c'), again] })).toMatchObject({
      code: 'duplicate',
      field: 'people[1].name',
      message: expect.stringContaining('Anna Berg (SWE)'),
    });
    const member = aPerson('b', { name: 'Ann Berg', emaId: '13000001' });
    expect(desk.try({ type: 'enrol', people: [member] })).toMatchObject({
      field: 'people[0].emaId',
    });
    const twins = [aPerson('x', { name: 'Bo' }), aPerson('y', { name: 'Bo' })];
    expect(desk.try({ type: 'enrol', people: twins })?.field).toBe('people[1].name');
    expect(desk.try({ type: 'enrol', people: [aPerson('a')] })?.field).toBe('people[0].id');
    expect(desk.try({ type: 'enrol', people: [{ ...again, country: 'NOR' }] })).toBeNull();
    expect(desk.try({ type: 'amend', person: 'b', changes: { country: 'SWE' } })).toMatchObject({
      code: 'duplicate',
      field: 'changes.name',
    });
  });

  it('names what is wrong with a person', () => {
    const desk = new Desk();
    const field = (rest: Parameters<typeof aPerson>[1]) =>
      desk.try({ type: 'enrol', people: [aPerson('a', rest)] })?.field;
    expect(field({ name: '  ' })).toBe('people[0].name');
    expect(field({ club: 'x'.repeat(200) })).toBe('people[0].club');
    expect(field({ notes: 'x'.repeat(3_000) })).toBe('people[0].notes');
    expect(desk.try({ type: 'enrol', people: [] })?.field).toBe('people');
    expect(desk.try({ type: 'amend', person: 'nobody', changes: {} })?.code).toBe('unknown');
  });

  it('is open to everybody only while registration is', () => {
    const desk = new Desk();
    const me = { type: 'enrol', people: [aPerson('a', { hasPaid: false })] } as const;
    expect(desk.try(me, PUBLIC)?.code).toBe('notAllowed');
    desk.do({ type: 'openRegistration', isOpen: true });
    expect(desk.try({ type: 'enrol', people: [aPerson('a')] }, PUBLIC)?.field).toBe(
      'people[0].hasPaid',
    );
    expect(desk.try({ type: 'enrol', people: [aPerson('a'), aPerson('b')] }, PUBLIC)?.code).toBe(
      'notAllowed',
    );
    expect(desk.try(me, PUBLIC)).toBeNull();
    expect(desk.try({ type: 'remove', person: 'a', reason: '' }, PUBLIC)?.code).toBe('notAllowed');
  });
});

describe('numbers', () => {
  it('are given out once, to people who are there, until play begins', () => {
    const desk = aDesk();
    expect(desk.try({ type: 'number', order: ['p1', 'p1'] })?.code).toBe('duplicate');
    expect(desk.try({ type: 'number', order: ['p1', 'x'] })?.field).toBe('order[1]');
    expect(desk.try({ type: 'number', order: ['p1'] }, SCORER)?.code).toBe('notAllowed');
    const reversed = [8, 7, 6, 5, 4, 3, 2, 1].map((n) => `p${n}`);
    desk.do({ type: 'number', order: reversed });
    expect(desk.state.people.get('p8')?.slot).toBe(1);
    desk.start(1);
    expect(desk.try({ type: 'number', order: reversed })?.code).toBe('wrongState');
  });

  it('say how many fill-ins are missing', () => {
    expect([12, 13, 14, 15].map(fillInsMissing)).toEqual([0, 3, 2, 1]);
    const desk = aDesk({ players: 7 });
    const seat = {
      type: 'seat',
      seed: '',
      method: '',
      rounds: [{ round: 1, tables: [[1, 2, 3, 4] as const] }],
      reason: '',
    } as const;
    expect(desk.try(seat)).toMatchObject({
      code: 'incomplete',
      message: '7 players do not fill tables of four: 1 fill-in is missing.',
    });
    desk.do({ type: 'enrol', people: [aPerson('f', { kind: 'fillIn' })] });
    const taken = {
      type: 'occupy',
      person: 'f',
      role: 'fillIn',
      fromRound: 1,
      toRound: null,
    } as const;
    expect(desk.try({ ...taken, slot: 9, reason: '' })?.field).toBe('slot');
    desk.do({ ...taken, slot: 8, reason: '' });
    desk.start(1);
    expect(holderOf(desk.state, 8, 1)).toMatchObject({ person: 'f', role: 'fillIn' });
  });

  it('stay as they are when somebody is removed, and the free one can be given to another', () => {
    const desk = aDesk();
    desk.do({ type: 'remove', person: 'p3', reason: '' });
    desk.do({ type: 'enrol', people: [aPerson('new')] });
    expect(freeSlots(desk.state)).toEqual([3, 9]);
    const takes = { type: 'occupy', person: 'new', role: 'player', fromRound: 1 } as const;
    expect(desk.try({ ...takes, slot: 10, toRound: null, reason: '' })).toMatchObject({
      field: 'slot',
      message: 'There is no number 10; to be given out next: 3, 9.',
    });
    desk.do({ ...takes, slot: 3, toRound: null, reason: '' });
    desk.start(1);
    expect(holderOf(desk.state, 3, 1)).toMatchObject({ person: 'new', role: 'player' });
    expect(desk.state.people.get('p4')?.slot).toBe(4);
  });
});

describe('substitutes and leavers', () => {
  it('sit in from a round to a round, then the number is its owner’s again', () => {
    const desk = aDesk();
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    const sits = { type: 'occupy', slot: 3, person: 's', role: 'substitute' } as const;
    desk.do({ ...sits, fromRound: 2, toRound: 2, reason: 'a train' });
    expect([1, 2, 3].map((round) => holderOf(desk.state, 3, round)?.person)).toEqual([
      'p3',
      's',
      'p3',
    ]);
    expect(slotOf(desk.state, 'p3', 2)).toBeNull();
    expect(slotOf(desk.state, 's', 2)).toBe(3);
  });

  it('are refused when they play elsewhere, have left, or the round has begun', () => {
    const desk = aDesk();
    const sits = {
      type: 'occupy',
      slot: 3,
      role: 'substitute',
      fromRound: 1,
      toRound: null,
    } as const;
    expect(desk.try({ ...sits, person: 'p5', reason: 'ill' })).toMatchObject({
      code: 'duplicate',
      message: 'Name of p5 plays as number 5 in round 1.',
    });
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    expect(desk.try({ ...sits, person: 's', reason: '' })?.field).toBe('reason');
    expect(desk.try({ ...sits, person: 's', role: 'player', reason: 'ill' })?.field).toBe('role');
    desk.start(1);
    expect(desk.try({ ...sits, person: 's', reason: 'ill' })?.field).toBe('fromRound');
  });

  it('leave from a round that has not begun, once', () => {
    const desk = aDesk();
    desk.start(1);
    const leave = { type: 'depart', person: 'p2', departure: 'withdrawn', note: '' } as const;
    expect(desk.try({ ...leave, fromRound: 1 }, HEAD)?.field).toBe('fromRound');
    expect(desk.try({ ...leave, fromRound: 2 }, REFEREE)?.code).toBe('notAllowed');
    desk.do({ ...leave, fromRound: 2 }, HEAD);
    expect(desk.try({ ...leave, fromRound: 2 }, HEAD)?.code).toBe('duplicate');
    expect(holderOf(desk.state, 2, 1)?.person).toBe('p2');
    expect(holderOf(desk.state, 2, 2)).toBeNull();
  });

  it('may come back to their own number, but not after a disqualification', () => {
    const desk = aDesk();
    const back = { type: 'occupy', slot: 2, person: 'p2', role: 'player', toRound: null } as const;
    desk.do({ type: 'depart', person: 'p2', departure: 'emergency', fromRound: 1, note: '' });
    expect(desk.try({ ...back, slot: 3, fromRound: 2, reason: 'well again' })?.field).toBe('slot');
    desk.do({ ...back, fromRound: 2, reason: 'well again' });
    expect(holderOf(desk.state, 2, 2)?.person).toBe('p2');
    desk.do({ type: 'depart', person: 'p2', departure: 'disqualified', fromRound: 2, note: '' });
    expect(desk.try({ ...back, fromRound: 3, reason: 'please' })?.code).toBe('wrongState');
  });

  it('are removed only while nothing has been played', () => {
    const desk = aDesk();
    expect(desk.try({ type: 'remove', person: 'x', reason: '' })?.code).toBe('unknown');
    desk.start(1);
    expect(desk.try({ type: 'remove', person: 'p1', reason: '' })?.code).toBe('wrongState');
    expect(desk.try({ type: 'amend', person: 'p1', changes: { kind: 'fillIn' } })?.field).toBe(
      'changes.kind',
    );
  });

  it('are checked in by any of the staff', () => {
    const desk = aDesk();
    const here = { type: 'checkIn', person: 'p1', state: 'present' } as const;
    expect(desk.try(here, playerNo(1))?.code).toBe('notAllowed');
    desk.do(here, REFEREE);
    expect(desk.state.people.get('p1')?.checkIn).toBe('present');
    expect(desk.try({ ...here, person: 'x' })?.field).toBe('person');
  });
});

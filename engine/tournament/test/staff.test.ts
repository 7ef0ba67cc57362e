// The event as a whole, who may do what, referees' work.

import { customise } from '@hanchan/rules';
import { GENERAL, RULESETS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, it } from 'vitest';
import * as actors from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, Desk, NINE, settingsFor } from '../../../proof/spec/support/eventDesk.ts';
import {
  ACT_TYPES,
  type Act,
  carryOut,
  creationRefusal,
  deskRulesFor,
  type EventSettings,
  foldEvent,
  holderOf,
  mayDo,
} from '../src/index.ts';

describe('creating an event', () => {
  const refused = (changes: Partial<EventSettings>) =>
    creationRefusal(
      {
        type: 'create',
        settings: settingsFor(WRC_2022.values, {}, changes),
        isRehearsal: false,
        seed: '',
      },
      actors.ORGANISER,
    )?.field ?? null;

  it('needs settings with which it can be run', () => {
    expect(refused({})).toBeNull();
    expect(refused({ name: '' })).toBe('name');
    expect(refused({ from: '16 January' })).toBe('from');
    expect(refused({ to: '2027-02-29' })).toBe('to');
    expect(refused({ to: '2028-02-29' })).toBeNull();
    expect(refused({ to: '2027-01-15' })).toBe('to');
    expect(refused({ timeZone: '' })).toBe('timeZone');
    expect(refused({ capacity: 3 })).toBe('capacity');
    const desk = { ...deskRulesFor(WRC_2022.values), warnings: [0] };
    expect(refused({ desk })).toBe('desk.warnings[0]');
    const values = { ...WRC_2022.values, 'clock.minutes': -1 };
    expect(refused({ rules: { id: 'x', title: 'X', values } })).toBe('rules.values.clock.minutes');
  });

  it('comes first, once, from an organiser', () => {
    const { act } = new Desk().entries[0]!;
    expect(creationRefusal(act, actors.HEAD)?.code).toBe('notAllowed');
    expect(creationRefusal({ type: 'closeEvent' }, actors.ORGANISER)?.code).toBe('wrongState');
    expect(new Desk().try(act)?.code).toBe('wrongState');
    expect(() => foldEvent([])).toThrow('begins with its creation');
  });

  it('works with every rulebook, and with one’s own', () => {
    const own = customise(WRC_2022, { 'table.loan': 0 });
    if (!own.ok) throw new Error('not a rulebook');
    for (const { values } of [...RULESETS, own.value]) {
      expect(new Desk({ values }).state.settings.rules.values).toEqual(values);
    }
  });

  it('proposes the desk’s rules by the values', () => {
    expect(deskRulesFor(WRC_2022.values)).toMatchObject({
      winds: 'drawnAtTable',
      sheets: 'players',
      signs: 'staff',
      lateScore: 'none',
      penaltiesAt: 'tournament',
      allLastWrong: 8,
      sheetWrong: 2,
      warnings: [60, 30, 15, 10, 5, 1],
    });
    expect(deskRulesFor(WDMC_2019.values)).toMatchObject({
      lateScore: 'seat',
      penaltiesAt: 'beforeUma',
    });
    expect(deskRulesFor(GENERAL.values)).toMatchObject({ winds: 'prescribed', allLastWrong: 0 });
  });
});

describe('running it', () => {
  it('changes settings; once play has begun with a reason', () => {
    const desk = aDesk();
    desk.do({ type: 'change', changes: { venue: 'Library' }, reason: '' });
    expect(desk.state.settings.venue).toBe('Library');
    expect(desk.try({ type: 'change', changes: { name: '' }, reason: '' })?.field).toBe('name');
    desk.start(1);
    const move = { type: 'change', changes: { venue: 'Town Hall' } } as const;
    expect(desk.try({ ...move, reason: '' })?.field).toBe('reason');
    expect(desk.try({ ...move, reason: 'flooded' }, actors.HEAD)?.code).toBe('notAllowed');
    expect(desk.try({ ...move, reason: 'flooded' })).toBeNull();
  });

  it('keeps a staff', () => {
    const desk = aDesk();
    // In an archive any role may stand.
    const add = (id: string, name: string, role = 'referee') =>
      desk.try({ type: 'addStaff', staff: { id, name, role } } as Act);
    expect(add('r1', 'Ito')).toBeNull();
    expect(add('r1', 'Sato')?.field).toBe('staff.id');
    expect(add('r2', ' ')?.field).toBe('staff.name');
    expect(add('r2', 'Sato', 'player')?.field).toBe('staff.role');
    expect(desk.try({ type: 'dropStaff', staff: 'r9' })?.code).toBe('unknown');
    desk.do({ type: 'dropStaff', staff: 'r1' });
    expect(desk.state.staff.size).toBe(0);
    desk.do({ type: 'renewLink', link: 'p1' });
    desk.do({ type: 'renewLink', link: 'p1' });
    expect(desk.state.links.get('p1')).toBe(2);
  });

  it('closes when nothing is being played, and then stays as it is', () => {
    const desk = aDesk({ players: 4 });
    desk.start(1);
    expect(desk.try({ type: 'closeEvent' })?.message).toBe('Round 1 is not over yet.');
    desk.finish(1, 1);
    desk.do({ type: 'endRound', round: 1 });
    expect(desk.try({ type: 'reopenEvent', reason: 'x' })?.code).toBe('wrongState');
    desk.do({ type: 'closeEvent' });
    const reopen: Act = { type: 'reopen', at: desk.at(1, 1), reason: 'a mistake' };
    expect(desk.try(reopen)?.message).toContain('The event is closed');
    desk.do({ type: 'announce', text: 'Thank you all' });
    expect(desk.try({ type: 'reopenEvent', reason: '' })?.field).toBe('reason');
    desk.do({ type: 'reopenEvent', reason: 'a mistake' });
    expect(desk.try(reopen)).toBeNull();
  });

  it('resets a rehearsal to its settings, stages and staff, and nothing else', () => {
    const real = aDesk();
    expect(real.try({ type: 'reset' })?.code).toBe('wrongState');
    const desk = aDesk({ isRehearsal: true });
    desk.do({ type: 'addStaff', staff: { id: 'r', name: 'Ito', role: 'referee' } });
    const { stages } = desk.state;
    desk.start(1);
    desk.do({ type: 'reset' });
    expect(desk.state).toMatchObject({ isRehearsal: true, stages, occupancies: [] });
    expect(desk.state.rounds.length).toBeGreaterThan(0);
    for (const round of desk.state.rounds) {
      expect(round).toMatchObject({ tables: [], startedAt: null, isPublic: false });
    }
    expect(desk.state.people.size).toBe(0);
    expect(desk.state.staff.size).toBe(1);
    desk.do({ type: 'enrol', people: [aPerson('p1')] });
    expect(foldEvent(desk.entries)).toEqual(desk.state);
  });

  it('carries out a command that comes twice once', () => {
    const desk = aDesk();
    const command = {
      id: 'phone-1',
      at: NINE,
      by: actors.ORGANISER,
      act: { type: 'announce', text: 'Lunch' },
    } as const;
    const first = carryOut(desk.state, command);
    expect(first.type).toBe('done');
    expect(carryOut(desk.state, command)).toEqual({ type: 'repeated', seq: desk.state.seq });
    expect(desk.state.announcements).toHaveLength(1);
    if (first.type !== 'done') return;
    const log = [...desk.entries, first.entry];
    expect(foldEvent([...log, first.entry])).toEqual(foldEvent(log));
  });
});

describe('referees', () => {
  it('are called once to a table, and one of them goes', () => {
    const desk = aDesk();
    desk.start(1);
    const call = (id: string, by = actors.playerNo(1), table = 1) =>
      desk.try({ type: 'call', call: id, round: 1, table, note: '' }, by);
    expect(call('k1', actors.playerNo(5))?.code).toBe('notAllowed');
    expect(call('k1')).toBeNull();
    expect(call('k2')?.message).toBe('A referee has been called to table 1 already.');
    desk.do({ type: 'claimCall', call: 'k1' }, actors.REFEREE);
    expect(desk.try({ type: 'claimCall', call: 'k1' }, actors.HEAD)?.message).toContain(
      'referee is on the',
    );
    desk.do({ type: 'closeCall', call: 'k1', note: 'dead wall fell' }, actors.REFEREE);
    expect(desk.try({ type: 'closeCall', call: 'k1', note: '' }, actors.REFEREE)?.code).toBe(
      'wrongState',
    );
    expect(desk.try({ type: 'claimCall', call: 'k9' }, actors.REFEREE)?.code).toBe('unknown');
    expect(call('k2')).toBeNull();
  });

  const penalty = {
    type: 'penalise',
    penalty: 'x1',
    slots: [2],
    round: 1,
    table: 1,
    foul: 'falseWin',
    kind: 'chombo',
    points: 30_000,
    section: '12.2',
    note: 'showed the hand',
  } as const;

  it('penalise people, and withdraw it with a reason', () => {
    const desk = aDesk();
    desk.start(1);
    const tried = (rest: object) => desk.try({ ...penalty, ...rest } as Act, actors.REFEREE)?.field;
    expect(tried({ slots: [] })).toBe('slots');
    expect(tried({ slots: [5] })).toBe('slot');
    expect(tried({ slots: [99] })).toBe('slots');
    expect(tried({ round: null })).toBe('round');
    expect(tried({ table: 7 })).toBe('table');
    expect(tried({ kind: 'warning' })).toBe('points');
    expect(tried({ kind: 'points', points: 0 })).toBe('points');
    expect(tried({ kind: 'points', points: 8 })).toBe('points');
    expect(tried({ foul: '' })).toBe('foul');
    expect(tried({ kind: 'disqualification', points: 0 })).toBe('kind');
    desk.do(penalty, actors.REFEREE);
    expect(desk.state.penalties.get('x1')).toMatchObject({ people: ['p2'], by: actors.REFEREE });
    expect(tried({})).toBe('penalty');
    const withdraw = { type: 'withdrawPenalty', penalty: 'x1' } as const;
    expect(desk.try({ ...withdraw, reason: '' }, actors.REFEREE)?.field).toBe('reason');
    desk.do({ ...withdraw, reason: 'it was a valid win' }, actors.REFEREE);
    expect(desk.try({ ...withdraw, reason: 'again' }, actors.REFEREE)?.code).toBe('wrongState');
    expect(desk.state.penalties.size).toBe(1);
  });

  it('stay with the person who held the number, also a substitute', () => {
    const desk = aDesk();
    desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
    desk.start(1);
    desk.do(
      { type: 'replace', at: desk.at(1, 1), slot: 2, person: 's', reason: 'ill' },
      actors.REFEREE,
    );
    desk.do(penalty, actors.REFEREE);
    expect(desk.state.penalties.get('x1')?.people).toEqual(['s']);
  });

  it('disqualify: no more play, unless it is taken back', () => {
    const desk = aDesk();
    desk.start(1);
    desk.do({ ...penalty, kind: 'disqualification', points: 0 }, actors.HEAD);
    expect(desk.state.people.get('p2')?.departure).toMatchObject({
      kind: 'disqualified',
      fromRound: 2,
    });
    expect(holderOf(desk.state, 2, 2)).toBeNull();
    desk.do({ type: 'withdrawPenalty', penalty: 'x1', reason: 'mistaken for 3' }, actors.HEAD);
    expect(holderOf(desk.state, 2, 2)?.person).toBe('p2');
  });

  it('rule, bindingly or not, and toss', () => {
    const desk = aDesk();
    const ruling = {
      type: 'rule',
      ruling: 'r1',
      question: 'A tile fell',
      decision: 'It is shown and put back',
      section: '',
    } as const;
    expect(desk.try({ ...ruling, isBinding: true }, actors.REFEREE)?.field).toBe('isBinding');
    expect(desk.try({ ...ruling, decision: '', isBinding: false }, actors.REFEREE)?.field).toBe(
      'decision',
    );
    desk.do({ ...ruling, isBinding: true }, actors.HEAD);
    expect(desk.try({ ...ruling, isBinding: true }, actors.HEAD)?.code).toBe('duplicate');
    expect(desk.try({ type: 'toss', slots: [1] }, actors.HEAD)?.field).toBe('slots');
    expect(desk.try({ type: 'toss', slots: [1, 1] }, actors.HEAD)?.code).toBe('duplicate');
    desk.do({ type: 'toss', slots: [4, 1] }, actors.HEAD);
    expect(desk.state.tosses).toEqual([[4, 1]]);
  });
});

describe('authority', () => {
  it('is listed for every act, and the organiser’s is the widest', () => {
    expect(ACT_TYPES).toHaveLength(new Set(ACT_TYPES).size);
    for (const type of ACT_TYPES) {
      expect(mayDo('organiser', type)).toBe(true);
      expect(mayDo('display', type)).toBe(false);
      expect(mayDo('public', type)).toBe(type === 'enrol');
    }
    const own = ACT_TYPES.filter((type) => !mayDo('headReferee', type));
    expect(own).toEqual([
      'create',
      'change',
      'openRegistration',
      'addStaff',
      'dropStaff',
      'renewLink',
      'reset',
      'erase',
      'stages',
    ]);
    for (const type of ACT_TYPES) {
      const others = (['referee', 'scorer', 'player'] as const).some((role) => mayDo(role, type));
      // Players erase themselves.
      if (others && type !== 'erase') expect(mayDo('headReferee', type)).toBe(true);
    }
  });

  it('gives players their own table and their own data, and nothing else', () => {
    const desk = aDesk();
    const own = ACT_TYPES.filter((type) => mayDo('player', type));
    expect(own).toEqual([
      'consent',
      'erase',
      'drawWinds',
      'setState',
      'allLast',
      'enter',
      'confirm',
      'call',
    ]);
    desk.start(1);
    const nobody = { role: 'player', name: '', person: null } as const;
    expect(desk.try({ type: 'setState', at: desk.at(1, 1), state: 'ended' }, nobody)?.field).toBe(
      'table',
    );
    expect(desk.try({ type: 'curtain', isDown: true }, actors.SCORER)?.field).toBe('role');
    expect(desk.try({ type: 'announce', text: 'hello' }, actors.PUBLIC)?.code).toBe('notAllowed');
  });
});

// What players and the public are told: goes over every type of act, and over every text in what they get.

import { describe, expect, it } from 'vitest';
import * as actors from '../../../proof/spec/support/actors.ts';
import { aDesk, aStage, type Desk } from '../../../proof/spec/support/eventDesk.ts';
import {
  ACT_TYPES,
  type Act,
  type Actor,
  type ActType,
  apply,
  changesEarlierView,
  concernedBy,
  type Entry,
  type EventState,
  foldEvent,
  redactEntry,
  redactLog,
  standingsOf,
} from '../src/index.ts';
import { everything, SECRET } from './everything.ts';

const DISPLAY = actors.staff('display');
const PEOPLE: readonly ActType[] = ['enrol', 'amend', 'consent'];

const seen = (desk: Desk, viewer: Actor) => redactLog(desk.state, desk.entries, viewer);
const actsSeen = <T extends ActType>(desk: Desk, viewer: Actor, type: T) =>
  seen(desk, viewer)
    .map(({ act }) => act)
    .filter((act) => act.type === type) as unknown as Extract<Act, { readonly type: T }>[];

/** All but the sheets that were taken back. */
const roundsOf = ({ rounds }: EventState) =>
  rounds.map((round) => {
    const tables = round.tables.map((table) => ({ ...table, earlier: [] }));
    return { ...round, published: null, tables };
  });

describe('the log as others see it', () => {
  const desk = everything();

  it('has been tried with every type of act', () => {
    const tried = new Set(desk.entries.map(({ act }) => act.type));
    expect(ACT_TYPES.filter((type) => !tried.has(type))).toEqual([]);
  });

  it.each([
    ['the public', actors.PUBLIC],
    ['a display', DISPLAY],
    ['a player elsewhere', actors.playerNo(12)],
  ])('tells %s nothing that is not for all', (_, viewer) => {
    expect(JSON.stringify(seen(desk, viewer)).includes(SECRET)).toBe(false);
    expect(seen(desk, viewer).every(({ by }) => by.name === '' && by.person === null)).toBe(true);
  });

  it('tells a player the player’s own notes, and nobody’s else', () => {
    const own = actsSeen(desk, actors.playerNo(1), 'penalise');
    expect(own.map(({ penalty, note }) => [penalty, note])).toEqual([
      ['w', SECRET],
      ['c', ''],
    ]);
    expect(actsSeen(desk, actors.playerNo(3), 'penalise').map(({ penalty }) => penalty)).toEqual([
      'c',
    ]);
    expect(actsSeen(desk, actors.PUBLIC, 'penalise')).toMatchObject([{ points: 30_000, note: '' }]);
    const people = JSON.stringify(actsSeen(desk, actors.playerNo(1), 'enrol'));
    expect(people.includes(SECRET)).toBe(false);
  });

  it('hides for the public exactly these types of act', () => {
    const shown = new Set(seen(desk, actors.PUBLIC).map(({ act }) => act.type));
    expect(ACT_TYPES.filter((type) => !shown.has(type))).toEqual([
      'addStaff',
      'dropStaff',
      'renewLink',
      'amend',
      'remove',
      'checkIn',
      'consent',
      'erase',
      'allLast',
      'lend',
      'repay',
      'enter',
      'confirm',
      'sendBack',
      'call',
      'claimCall',
      'closeCall',
    ]);
  });

  it('keeps only fields that are on a list: what is unknown does not get through', () => {
    const withMore = desk.entries.map(
      (entry): Entry => ({ ...entry, act: { ...entry.act, more: SECRET } as unknown as Act }),
    );
    for (const viewer of [actors.PUBLIC, actors.playerNo(12)]) {
      const text = JSON.stringify(redactLog(desk.state, withMore, viewer));
      expect(text.includes(SECRET)).toBe(false);
    }
  });

  it('reads the same for the public and for every player it does not concern', () => {
    const players = [...desk.state.people.keys()].map((person) => ({
      ...actors.playerNo(1),
      person,
    }));
    let concerned = 0;
    for (const entry of desk.entries) {
      const own = concernedBy(desk.state, entry);
      concerned += own.size;
      const forAll = redactEntry(desk.state, entry, actors.PUBLIC);
      for (const player of players) {
        if (own.has(player.person)) continue;
        expect(redactEntry(desk.state, entry, player)).toEqual(forAll);
      }
    }
    expect(concerned).toBeLessThan(players.length * desk.entries.length * 0.3);
  });

  it('shows the staff everything but fields that are not their work, links to the organiser alone', () => {
    expect(seen(desk, actors.ORGANISER)).toEqual(desk.entries);
    const unlinked = desk.entries.filter(({ act }) => act.type !== 'renewLink');
    expect(seen(desk, actors.HEAD)).toEqual(unlinked);
    for (const viewer of [actors.REFEREE, actors.SCORER]) {
      const other = (entry: Entry) => !PEOPLE.includes(entry.act.type);
      expect(seen(desk, viewer).filter(other)).toEqual(unlinked.filter(other));
      expect(seen(desk, viewer).map(({ seq }) => seq)).toEqual(unlinked.map(({ seq }) => seq));
    }
  });

  it.each([
    ['the organiser', actors.ORGANISER, ['notes', 'legalName', 'contact']],
    ['the head referee', actors.HEAD, ['notes', 'legalName', 'contact']],
    ['a scorer', actors.SCORER, ['notes', 'legalName']],
    ['a referee', actors.REFEREE, ['notes']],
    ['the player', actors.playerNo(1), ['notes', 'legalName', 'contact']],
    ['another player', actors.playerNo(2), []],
    ['a board', DISPLAY, []],
    ['the public', actors.PUBLIC, []],
  ])('tells %s these fields of a person alone', (_, viewer, fields) => {
    const small = aDesk();
    const changes = { notes: 'notes', legalName: 'legalName', contact: 'contact' };
    small.do({ type: 'amend', person: 'p1', changes });
    const { person } = foldEvent(seen(small, viewer)).people.get('p1')!;
    const told = Object.entries(changes).filter(([key]) => person[key as 'notes'] === key);
    expect(told.map(([key]) => key)).toEqual(fields);
    const text = JSON.stringify(seen(small, viewer));
    for (const field of Object.keys(changes))
      expect(text.includes(`:"${field}"`)).toBe(fields.includes(field));
  });

  it('calls whoever had to leave, or does not want to be named, by number', () => {
    const state = foldEvent(seen(desk, actors.PUBLIC));
    expect(state.people.get('p6')?.person).toMatchObject({
      name: 'Player 6',
      club: '',
      country: '',
    });
    expect(state.people.get('p7')?.person.name).toBe('Player 7');
    expect(state.people.get('p7')?.departure).toMatchObject({ kind: 'departed', note: '' });
    expect(state.people.get('p1')?.person.name).toBe('Ann');
    expect(foldEvent(seen(desk, actors.playerNo(6))).people.get('p6')?.person.name).toBe(SECRET);
  });
});

describe('seating and sheets', () => {
  it('are seen from their publication on', () => {
    const desk = aDesk();
    desk.seat(1, 2);
    const tables = (viewer: Actor) =>
      foldEvent(seen(desk, viewer)).rounds.map((round) => round.tables.length);
    expect(tables(actors.PUBLIC)).toEqual([0, 0, 0]);
    expect(tables(actors.playerNo(1))).toEqual([0, 0, 0]);
    expect(tables(actors.REFEREE)).toEqual([2, 2, 0]);
    const seeds = () => foldEvent(seen(desk, actors.PUBLIC)).rounds.map(({ seed }) => seed);
    const publish: Act = { type: 'publishSeating', round: 2, isPublic: true };
    expect(changesEarlierView(desk.state, publish)).toBe(false);
    desk.do(publish);
    expect(tables(actors.PUBLIC)).toEqual([0, 2, 0]);
    expect(tables(actors.playerNo(1))).toEqual([0, 2, 0]);
    expect(seeds()).toEqual(['', '', '']);
    const start: Act = { type: 'start', round: 1 };
    expect(changesEarlierView(desk.state, start)).toBe(false);
    desk.do(start);
    expect(tables(actors.PUBLIC)).toEqual([2, 2, 0]);
    // Both rounds of the draw are known now: whoever likes may draw again and compare.
    expect(seeds()).toEqual(['lottery', 'lottery', '']);
    expect(actsSeen(desk, actors.PUBLIC, 'seat')).toEqual([]);
    expect(changesEarlierView(desk.state, { type: 'announce', text: 'x' })).toBe(false);
  });

  it('are told with their publication as they were then, and what is changed later by itself', () => {
    const desk = aDesk();
    desk.seat(1, 2);
    desk.do({ type: 'swap', round: 1, a: 1, b: 5, reason: '' });
    desk.do({ type: 'drawWinds', at: desk.at(1, 1), slots: [4, 3, 2, 5] });
    desk.do({ type: 'missing', at: desk.at(1, 2), slot: 7 });
    expect(JSON.stringify(seen(desk, actors.playerNo(7))).includes('missing')).toBe(false);
    desk.do({ type: 'publishSeating', round: 1, isPublic: true });
    const shown = (number: number) =>
      foldEvent(seen(desk, actors.PUBLIC)).rounds[0]!.tables[number - 1]!;
    const { version, seats, winds } = desk.table(1, 1);
    expect(shown(1)).toMatchObject({ version, seats, winds });
    expect([...shown(2).late.keys()]).toEqual([7]);
    desk.do({ type: 'swap', round: 1, a: 1, b: 5, reason: '' });
    expect(actsSeen(desk, actors.PUBLIC, 'swap')).toHaveLength(1);
    expect(shown(1)).toMatchObject({ seats: [1, 2, 3, 4], version: desk.table(1, 1).version });
    desk.do({ type: 'publishSeating', round: 1, isPublic: false });
    expect(foldEvent(seen(desk, actors.PUBLIC)).rounds[0]!.tables).toEqual([]);
    desk.do({ type: 'swap', round: 1, a: 3, b: 8, reason: '' });
    desk.do({ type: 'start', round: 1 });
    expect(shown(2).seats).toEqual(desk.table(1, 2).seats);
    expect([...shown(2).late]).toEqual([[7, { since: desk.now, outcome: null }]]);
    const public1 = foldEvent(seen(desk, actors.PUBLIC)).rounds[0]!.tables;
    expect(public1).toEqual(desk.state.rounds[0]!.tables);
  });

  it('are the signed ones for the public, and the player’s own ones for players', () => {
    const desk = aDesk();
    desk.start(1);
    desk.enter(1, 1, actors.playerNo(1));
    const shown = (viewer: Actor) => foldEvent(seen(desk, viewer)).rounds[0]!.tables[0]!;
    const held = (viewer: Actor) => shown(viewer).sheet?.form.held[0] ?? null;
    const all = () =>
      [actors.PUBLIC, actors.playerNo(8), actors.playerNo(2), actors.SCORER].map(held);
    expect(all()).toEqual([null, null, 45_000, 45_000]);
    desk.confirmAll(1, 1);
    expect(all()).toEqual([null, null, 45_000, 45_000]);
    desk.do({ type: 'sign', at: desk.at(1, 1) }, actors.REFEREE);
    expect(all()).toEqual([45_000, 45_000, 45_000, 45_000]);
    expect(shown(actors.PUBLIC)).toMatchObject({
      stage: 'signed',
      version: desk.table(1, 1).version,
    });
    expect(shown(actors.PUBLIC).sheet?.form).toEqual(desk.table(1, 1).sheet?.form);
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'x' }, actors.REFEREE);
    expect(all()).toEqual([null, null, 45_000, 45_000]);
    desk.finish(1, 1, [44_000, 34_000, 24_000, 18_000]);
    expect(all()).toEqual([44_000, 44_000, 44_000, 44_000]);
    const told = JSON.stringify(seen(desk, actors.PUBLIC));
    expect(told.includes('33000')).toBe(false);
  });

  it('of a player’s own table have the same version as at the desk', () => {
    const desk = aDesk();
    desk.start(1);
    desk.finish(1, 1);
    desk.do({ type: 'reopen', at: desk.at(1, 1), reason: 'x' }, actors.REFEREE);
    desk.do({ type: 'lend', at: desk.at(1, 2), slot: 5, points: 10_000 }, actors.REFEREE);
    const own = foldEvent(seen(desk, actors.playerNo(2))).rounds[0]!.tables[0]!;
    expect(own.version).toBe(desk.table(1, 1).version);
    expect(own.stage).toBe('entered');
  });

  it('behind the curtain are seen by staff and by those who played them', () => {
    const desk = aDesk({ stages: [aStage({ rounds: 2 })] });
    desk.start(1);
    desk.finish(1, 1);
    desk.finish(1, 2);
    desk.do({ type: 'endRound', round: 1 });
    desk.do({ type: 'curtain', isDown: true });
    desk.start(2);
    desk.finish(2, 1, [60_000, 20_000, 20_000, 20_000]);
    const penalty = {
      slots: [5],
      round: 2,
      table: 2,
      foul: 'phone',
      section: '',
      note: '',
    } as const;
    desk.do({ type: 'penalise', penalty: 'x', kind: 'points', points: 8_000, ...penalty });
    const rounds = (viewer: Actor) =>
      foldEvent(seen(desk, viewer)).rounds.flatMap(({ number, tables }) =>
        tables.flatMap(({ sheet }) => (sheet ? [number] : [])),
      );
    expect(rounds(actors.PUBLIC)).toEqual([1, 1]);
    expect(rounds(actors.playerNo(8))).toEqual([1, 1]);
    expect(rounds(actors.playerNo(1))).toEqual([1, 1, 2]);
    const totals = (entries: readonly Entry[]) =>
      standingsOf(foldEvent(entries)).rows.map(({ slot, total }) => [slot, total]);
    const before = desk.entries.filter(({ act }) => act.type === 'curtain')[0]!;
    const until = desk.entries.filter(({ seq }) => seq <= before.seq);
    expect(totals(seen(desk, actors.PUBLIC))).toEqual(totals(until));
    desk.do({ type: 'curtain', isDown: false });
    expect(rounds(actors.PUBLIC)).toEqual([1, 1, 2]);
    expect(totals(seen(desk, actors.PUBLIC))).toEqual(totals(desk.entries));
  });

  it('can be followed entry by entry, beginning again only when an act reaches back', () => {
    const desk = everything();
    for (const viewer of [actors.PUBLIC, actors.playerNo(1), actors.playerNo(7)]) {
      const live = foldEvent(desk.entries.slice(0, 1));
      let told: Entry[] = [];
      for (const [i, entry] of desk.entries.entries()) {
        const isNew = i === 0 || changesEarlierView(live, entry.act);
        if (i > 0) apply(live, entry);
        const next = redactEntry(live, entry, viewer);
        if (isNew) told = [...redactLog(live, desk.entries.slice(0, i + 1), viewer)];
        else if (next) told.push(next);
        const fresh = foldEvent(redactLog(live, desk.entries.slice(0, i + 1), viewer));
        const followed = foldEvent(told);
        expect(standingsOf(followed)).toEqual(standingsOf(fresh));
        expect(followed.people).toEqual(fresh.people);
        expect(followed.occupancies).toEqual(fresh.occupancies);
        expect(roundsOf(followed)).toEqual(roundsOf(fresh));
      }
    }
  });

  it('leave nothing of a rehearsal that was reset', () => {
    const desk = aDesk({ isRehearsal: true });
    desk.start(1);
    desk.finish(1, 1);
    desk.do({ type: 'reset' });
    expect(seen(desk, actors.PUBLIC).map(({ act }) => act.type)).toEqual([
      'create',
      'stages',
      'reset',
    ]);
    const enrolled = desk.entries.find(({ act }) => act.type === 'enrol')!;
    expect(redactEntry(desk.state, enrolled, actors.PUBLIC)).toBeNull();
  });
});

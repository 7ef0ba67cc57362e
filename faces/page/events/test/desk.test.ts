// What the desk works out by itself: what needs somebody, who goes on, what a log entry says, how a plan compares.

import { customise } from '@hanchan/rules';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { type Act, finishSeating, inventSheet } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { changedOnly } from '../src/desk/changedOnly.ts';
import { readWarnings } from '../src/desk/deskRules.ts';
import { deskDraftOf, deskSheetForm, isUnread, swappedTo } from '../src/desk/deskSheetDraft.ts';
import { areNumbersOld, fillInsNeeded, findPeople, numbered } from '../src/desk/enrolment.ts';
import { entryMatches } from '../src/desk/logSearch.ts';
import { needsOf } from '../src/desk/needsYou.ts';
import { emptyEvent, requestFor } from '../src/desk/newEventForm.ts';
import { PRESETS, stagesOf } from '../src/desk/presets.ts';
import { figureRows } from '../src/desk/seatingFigures.ts';
import { contextOf, jobFor, openRounds, seatingWork } from '../src/desk/seatingJob.ts';
import { groupsKept, keptApart, pairsKept } from '../src/desk/seatingKept.ts';
import { wholeSheetActs } from '../src/desk/sheetActs.ts';
import { atCurrentVersion } from '../src/desk/sheetConflicts.ts';
import { firstPart, roundIn, stepsOf } from '../src/desk/steps.ts';
import { overtime, progressOf, tableView } from '../src/desk/tableView.ts';
import { actText } from '../src/event/actText.ts';
import { bookOfEvent } from '../src/event/eventBook.ts';
import { WORDS } from './actWords.ts';
import { anEvent, aSheet, HEAD, inBlocks } from './deskEvent.ts';

const kinds = (event: ReturnType<typeof anEvent>, drafts: Parameters<typeof needsOf>[3] = []) =>
  needsOf(event.state, event.now, [], drafts).map(({ kind }) => kind);

/** Annealing is not what is tested here. */
const AT_ONCE = { isOver: () => true };

function started(players = 8) {
  const event = anEvent(players);
  event.act(inBlocks(players, 1));
  event.start(1);
  return event;
}

describe('what needs somebody', () => {
  test('leads from seating to the end of the event', () => {
    const event = anEvent(8);
    expect(kinds(event)).toEqual(['seatNext']);
    event.act(inBlocks(8, 1));
    expect(kinds(event)).toEqual(['next']);
    event.start(1);
    event.act(inBlocks(8, 2));
    // Round 2 has its seating, and is not ready while round 1 is played.
    expect(kinds(event)).toEqual([]);
    event.play(1);
    expect(kinds(event)).toEqual(['next']);
    event.start(2);
    event.play(2);
    expect(kinds(event)).toContain('finish');
  });

  test('asks for a reopened sheet until it is signed again, and offers no end before', () => {
    const event = anEvent(8);
    for (const round of [1, 2]) {
      event.act(inBlocks(8, round));
      event.start(round);
      event.play(round);
    }
    expect(kinds(event)).toEqual(['finish']);
    const at = () => ({ round: 1, table: 2, version: event.state.rounds[0]!.tables[1]!.version });
    event.act({ type: 'reopen', at: at(), reason: 'swapped' });
    const needs = needsOf(event.state, event.now, [], []);
    expect(needs).toMatchObject([{ kind: 'openSheet', problem: 'reopened', table: { number: 2 } }]);
    for (const slot of [5, 6, 7, 8])
      event.act({ type: 'confirm', at: at(), slot, how: 'decision' });
    expect(kinds(event)).toEqual(['openSheet']);
    event.act({ type: 'sign', at: at() });
    expect(kinds(event)).toEqual(['finish']);
  });

  test('names those who were absent at the check-in, until somebody else has the number', () => {
    const event = anEvent(8);
    event.act(inBlocks(8, 1));
    event.act({ type: 'checkIn', person: 'rehearsal-3', state: 'absent' });
    const [need] = needsOf(event.state, event.now, [], []);
    expect(need).toMatchObject({ kind: 'absent', round: 1, slots: [3] });
    const absent = event.state.people.get('rehearsal-3')!.person;
    const fillIn = { ...absent, id: 'f', name: 'Fill-in', kind: 'fillIn' } as const;
    event.act({ type: 'enrol', people: [fillIn] });
    const plays = { type: 'occupy', slot: 3, person: 'f', role: 'fillIn', fromRound: 1 } as const;
    event.act({ ...plays, toRound: null, reason: 'did not come' });
    expect(kinds(event)).toEqual(['next']);
  });

  test('puts a call before a late player, with the minutes so far', () => {
    const event = started();
    const at = { round: 1, table: 1, version: 0 };
    event.act({ type: 'missing', at, slot: 3 });
    event.wait(3.5);
    event.act({ type: 'call', call: 'c', round: 1, table: 2, note: '' });
    const needs = needsOf(event.state, event.now, [], []);
    expect(needs.map(({ kind }) => kind).slice(0, 2)).toEqual(['call', 'late']);
    expect(needs[1]).toMatchObject({ slot: 3, seconds: 210, points: 3, isTooLate: false });
    event.wait(7);
    const later = needsOf(event.state, event.now, [], [])[1];
    expect(later).toMatchObject({ points: 30, isTooLate: true });
  });

  test('explains a sheet that was begun here and is a deposit short', () => {
    const event = started();
    const table = event.state.rounds[0]!.tables[0]!;
    const typed = {
      ...deskDraftOf(table, null, 'prescribed'),
      held: ['40,000', '29.0', '30000', '20 000'],
    };
    const [need] = needsOf(event.state, event.now, [], [{ round: 1, table: 1, typed }]);
    if (need?.kind !== 'sum') throw new Error(`${need?.kind}`);
    expect(need.problem.missing).toBe(1_000);
    expect(need.problem.causes[0]).toMatchObject({ kind: 'sticksLeft', amount: 1 });
    expect(need.problem.causes[0]!.form).toMatchObject({ sticks: 1 });
    // Half a sheet is kept as well, and nobody is told that its sum is wrong.
    const half = { ...typed, held: ['40,000', '29.0', '', ''] };
    expect(kinds(event, [{ round: 1, table: 1, typed: half }])).not.toContain('sum');
    expect(deskDraftOf(table, half, 'prescribed').held).toEqual(half.held);
    // Nor once somebody else has entered the sheet.
    const at = { round: 1, table: 1, version: table.version };
    const sheet = inventSheet(table, event.state.settings.rules.values, 'x');
    event.act({ type: 'enter', at, sheet, source: 'typed' });
    expect(kinds(event, [{ round: 1, table: 1, typed }])).not.toContain('sum');
    expect(deskDraftOf(table, half, 'prescribed').held).toEqual(sheet.held.map(String));
  });

  test('names the tables without a sheet once the time is up', () => {
    const event = started();
    expect(kinds(event)).not.toContain('chase');
    event.wait(91);
    const chase = needsOf(event.state, event.now, [], []).find(({ kind }) => kind === 'chase');
    expect(chase).toMatchObject({ tables: [1, 2] });
    const table = event.state.rounds[0]!.tables[0]!;
    expect(overtime(event.state, table, event.now)).toBe(60);
    expect(tableView(event.state, table, event.now, false)).toMatchObject({ words: 'overtime' });
  });

  test('tells what was refused and what waits', () => {
    const event = started();
    const act = { type: 'gong', round: 1 } as const;
    const refused = { code: 'conflict', message: 'no' } as const;
    const outbox = [
      { id: 'a', act, at: 0, refused },
      { id: 'b', act, at: 0, refused: null },
    ];
    const found = needsOf(event.state, event.now, outbox, []).map(({ kind }) => kind);
    expect(found).toEqual(expect.arrayContaining(['refused', 'unsent']));
  });

  test('counts the sheets', () => {
    const event = started();
    const at = { round: 1, table: 1, version: 0 };
    const sheet = aSheet([30_000, 30_000, 30_000, 30_000]);
    event.act({ type: 'enter', at, sheet, source: 'typed' });
    const { tables } = event.state.rounds[0]!;
    expect(progressOf(tables)).toEqual({ all: 2, playing: 1, in: 1, signed: 0 });
    expect(kinds(event)).toContain('confirm');
  });
});

describe('seating', () => {
  const wish = { seed: 'x', apart: { team: false, club: true, country: false }, forbidden: [] };

  test('is planned for all rounds that have not begun, and again with history for those who stay', () => {
    const event = anEvent(16);
    const [stage] = event.state.stages;
    const job = jobFor(event.state, stage!, wish)!;
    expect(job).toMatchObject({ type: 'plan', players: 16, rounds: 2, winds: 'drawn' });
    const made = finishSeating(seatingWork(job), AT_ONCE);
    expect(made.report.repeats).toBe(0);
    expect(contextOf(job).groups).toHaveProperty('club');
    event.act(inBlocks(16, 1));
    event.start(1);
    event.play(1);
    for (const slot of [1, 5, 9, 13]) {
      const { person } = event.state.occupancies.find((one) => one.slot === slot)!;
      event.act({ type: 'depart', person, departure: 'withdrawn', fromRound: 2, note: '' });
    }
    const rest = jobFor(event.state, stage!, wish)!;
    if (rest.type !== 'rest') throw new Error(rest.type);
    expect(rest.players).toHaveLength(12);
    expect(rest.played).toHaveLength(1);
    expect(openRounds(event.state, stage!).map(({ number }) => number)).toEqual([2]);
  });

  test('is asked for the next time as it was the last time', () => {
    const event = anEvent(16);
    expect(groupsKept(event.state)).toEqual({ team: true, club: true, country: false });
    const chosen = { team: false, club: true, country: true };
    const apart = keptApart(event.state, chosen, [
      [3, 12],
      [4, 99],
    ]);
    event.act({ ...(inBlocks(16, 1) as Extract<Act, { type: 'seat' }>), apart });
    expect(groupsKept(event.state)).toEqual(chosen);
    expect(pairsKept(event.state)).toBe('3-12');
    event.act(inBlocks(16, 2));
    expect(pairsKept(event.state)).toBe('3-12');
  });

  test('is shown beside the best possible and beside the plan before', () => {
    const event = anEvent(16);
    const made = finishSeating(
      seatingWork(jobFor(event.state, event.state.stages[0]!, wish)!),
      AT_ONCE,
    );
    const worse = { ...made.report, repeats: made.report.repeats + 7 };
    const rows = figureRows(made.report, worse);
    expect(rows.find(({ figure }) => figure === 'repeats')).toMatchObject({
      value: 0,
      bound: 0,
      isBest: true,
      before: 7,
      change: 'better',
    });
    expect(rows.some(({ figure }) => figure === 'windSpread')).toBe(false);
  });
});

describe('registration', () => {
  test('draws numbers by the seed, the same each time, fill-ins last', () => {
    const event = anEvent(6);
    expect(fillInsNeeded(event.state)).toBe(2);
    const someone = event.state.people.get('rehearsal-1')!.person;
    const fillIn = { ...someone, id: 'f1', name: 'Fill-in 1', kind: 'fillIn' } as const;
    event.act({ type: 'enrol', people: [fillIn] });
    expect(areNumbersOld(event.state)).toBe(true);
    const drawn = numbered(event.state, 'drawn', 'a');
    expect(numbered(event.state, 'drawn', 'a')).toEqual(drawn);
    expect(numbered(event.state, 'drawn', 'b')).not.toEqual(drawn);
    expect(drawn.at(-1)).toBe('f1');
    expect(drawn.toSorted()).toEqual(numbered(event.state, 'inOrder', '').toSorted());
  });

  test('finds people by number, name without its marks, club', () => {
    const event = anEvent(8);
    const all = [...event.state.people.values()];
    const one = { ...all[0]!, person: { ...all[0]!.person, name: 'Zoë Ångström' } };
    expect(findPeople([one, ...all.slice(1)], 'zoe angs')).toEqual([one]);
    expect(findPeople(all, `7`).some(({ slot }) => slot === 7)).toBe(true);
  });
});

describe('the way through the event', () => {
  test('opens where something is to be done', () => {
    const event = anEvent(0);
    expect(firstPart(event.state)).toBe('registration');
    const next = anEvent(8);
    expect(firstPart(next.state)).toBe('seating');
    next.act(inBlocks(8, 1));
    expect(firstPart(next.state)).toBe('round-1');
    next.start(1);
    next.play(1);
    const done = stepsOf(next.state).filter(({ isDone }) => isDone);
    expect(done.map(({ id }) => id)).toContain('round-1');
    expect(roundIn('round-12')).toBe(12);
    expect(roundIn('settings')).toBeNull();
  });

  test('presets are stages that the engine takes', () => {
    const names = { qualifying: 'Q', final: 'F', swiss: 'S' };
    for (const preset of PRESETS) {
      const numbers = { rounds: 3, minutes: null, cut: 8, finals: 2 };
      const event = anEvent(0);
      event.act({ type: 'stages', stages: stagesOf(preset, numbers, names) });
      expect(event.state.rounds.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('a new event sends only what differs from the proposal', () => {
    const form = emptyEvent('2027-03-20', 'UTC', true);
    const proposed = anEvent(0).state.settings.desk;
    const desk = { ...proposed, sheetWrong: 5 };
    const request = requestFor({ ...form, changes: { 'table.loan': 0 } }, desk, proposed);
    expect(request.settings.desk).toEqual({ sheetWrong: 5 });
    expect(request.settings.rules).toMatchObject({ base: 'wrc-2022' });
    expect(requestFor(form, proposed, proposed).settings.rules).toBe('wrc-2022');
  });
});

describe('a sheet while it is typed', () => {
  test('reads points as people write them', () => {
    const table = started().state.rounds[0]!.tables[0]!;
    const held = ['34,200', "34'200", '▲1200', '52.8'];
    expect(deskSheetForm({ ...deskDraftOf(table, null, 'prescribed'), held }, 0)).toMatchObject({
      held: [34_200, 34_200, -1_200, 52_800],
    });
    expect(['', '12k', '+500'].map(isUnread)).toEqual([false, true, false]);
  });

  test('is a form once every box can be read, also as differences', () => {
    const table = started().state.rounds[0]!.tables[0]!;
    const draft = deskDraftOf(table, null, 'prescribed');
    expect(deskSheetForm(draft, 30_000)).toBeNull();
    draft.held = ['+10000', '-1000', '0', '-9000'];
    draft.isDifference = true;
    expect(deskSheetForm(draft, 30_000)).toMatchObject({ held: [40_000, 29_000, 30_000, 21_000] });
    draft.slots = swappedTo(draft.slots, 0, draft.slots[3]!);
    expect(draft.slots).toEqual([4, 2, 3, 1]);
  });
});

test('a sheet is entered, confirmed on paper and signed in one row of acts', () => {
  const event = started();
  const table = event.state.rounds[0]!.tables[1]!;
  const sheet = inventSheet(table, event.state.settings.rules.values, 's');
  for (const act of wholeSheetActs(table, sheet)) event.act(act as Act);
  expect(event.state.rounds[0]!.tables[1]!.stage).toBe('signed');
});

describe('the rest of the desk', () => {
  test('a conflict is entered again on top of what is there', () => {
    const event = started();
    const at = { round: 1, table: 1, version: 0 };
    event.act({ type: 'missing', at, slot: 1 });
    const mine = { type: 'missing', at, slot: 2 } as const;
    expect(() => event.act(mine)).toThrow();
    expect(atCurrentVersion(event.state, mine)).toMatchObject({ at: { version: 1 } });
    event.act(atCurrentVersion(event.state, mine) as typeof mine);
  });

  test('the log says what happened, and is searched by words, names and reasons', () => {
    const { state } = started();
    const act = {
      type: 'extraTime',
      round: 1,
      table: 2,
      seconds: 300,
      reason: 'broken wall',
    } as const;
    expect(actText(state, act, WORDS, null)).toBe('Table 2: 5 extra minutes');
    const entry = { seq: 9, id: 'x', at: 0, by: HEAD, act };
    expect(entryMatches(state, entry, 'broken organiser', WORDS, null)).toBe(true);
    expect(entryMatches(state, entry, 'chombo', WORDS, null)).toBe(false);
  });

  test('a form sends what was changed and nothing else', () => {
    const before = { name: 'Cup', venue: 'Hall', capacity: null as number | null, more: 1 };
    expect(changedOnly(before, { name: 'Cup', venue: 'Barn', capacity: 40 })).toEqual({
      venue: 'Barn',
      capacity: 40,
    });
  });

  test('the log tells the numbers of a sheet, so that a correction can be compared', () => {
    const { state } = started();
    const at = { round: 1, table: 1, version: 0 };
    const held = [52_000, 36_000, 21_000, 20_000] as const;
    const sheet = aSheet(held, { slots: [2, 1, 3, 4], loans: [0, 0, 0, 10_000], sticks: 1 });
    const told = actText(state, { type: 'enter', at, sheet, source: 'typed' }, WORDS, null);
    expect(told).toContain('2: 52,000, 1: 36,000, 3: 21,000, 4: 20,000 (−10,000)');
    expect(told).toContain('1 riichi stick left');
    const order = ['rehearsal-1'];
    expect(actText(state, { type: 'number', order, seed: 'dice' }, WORDS, null)).toBe(
      '1 numbers drawn by the seed dice',
    );
  });

  test('a custom rulebook rests on the one it is made of, and cites nobody where it differs', () => {
    const made = customise(WDMC_2019, { 'table.loan': 0 }, 'Club');
    if (!made.ok) throw new Error();
    const book = bookOfEvent({ id: made.value.id, title: 'Club', values: made.value.values });
    expect(book.baseId).toBe('wdmc-2019');
    expect(book.citation('table.loan').section).toBe('');
    expect(book.citation('ranking.uma')).toEqual(WDMC_2019.citations['ranking.uma']);
    expect(bookOfEvent(WRC_2022).citation('clock.minutes').section).not.toBe('');
  });

  test('warnings are whole minutes, largest first', () => {
    expect(readWarnings('5, 60; 15 5')).toEqual([60, 15, 5]);
    expect(readWarnings('5, ten')).toBeNull();
    expect(readWarnings('0')).toBeNull();
  });
});

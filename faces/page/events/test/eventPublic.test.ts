// What the page of an event tells everybody: who sits where, who may be named, what became of a registration.

import { type Act, inventPeople, type TableSeats } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { SITS_FROM_2 } from '../../../../proof/spec/support/eventDesk.ts';
import {
  entrantNames,
  isFound,
  listedStandings,
  outcomesOf,
  playerSheet,
  publishedRounds,
  seatingByName,
  seatingOf,
  sheetKey,
} from '../src/public/publicView.ts';
import {
  EMPTY_ENTRY,
  missingIn,
  personFrom,
  placesOf,
  troubleFrom,
} from '../src/public/signingUp.ts';
import { type AnEvent, anEvent, PUBLIC, stagesOf } from './anEvent.ts';

const event = (capacity: number | null = null) =>
  anEvent({ capacity, desk: { winds: 'prescribed' }, at: 1_000 });

const held = [45_000, 35_000, 25_000, 15_000] as const;

/** Four players, one round, one signed sheet; the second may not be published. */
function played(): AnEvent {
  const made = event();
  const people = inventPeople(4, 'open').map((person, i) => ({
    ...person,
    mayPublish: i !== 1,
    name: `Person ${'ABCD'[i]}`,
  }));
  const table: TableSeats = [1, 2, 3, 4];
  const at = (version: number) => ({ round: 1, table: 1, version });
  const sheet = { slots: [1, 2, 3, 4], held, loans: [0, 0, 0, 0], sticks: 0 } as const;
  const acts: Act[] = [
    { type: 'enrol', people },
    { type: 'number', order: people.map(({ id }) => id) },
    stagesOf(2),
    {
      type: 'seat',
      seed: 's',
      method: '',
      rounds: [1, 2].map((round) => ({ round, tables: [table] })),
      reason: '',
    },
    { type: 'start', round: 1 },
    { type: 'enter', at: at(0), sheet, source: 'typed' },
  ];
  for (const act of acts) made.do(act);
  for (const slot of sheet.slots) made.do({ type: 'confirm', at: at(slot), slot, how: 'paper' });
  made.do({ type: 'sign', at: at(5) });
  return made;
}

describe('a substitute under the number of a player who left', () => {
  test('has a row and a sheet of their own, and no two rows have one key', () => {
    const made = played();
    const [first] = made.state.people.keys();
    const [sub] = inventPeople(1, 'another');
    made.do({ type: 'endRound', round: 1 });
    made.do({
      type: 'enrol',
      people: [{ ...sub!, id: 'sub', name: 'Sub', kind: 'fillIn', mayPublish: true }],
    });
    made.do({ type: 'depart', person: first!, departure: 'withdrawn', fromRound: 2, note: '' });
    made.do(SITS_FROM_2);
    const seen = made.seen();
    const { rows } = listedStandings(seen);
    const keys = rows.map(({ slot, person }) => sheetKey({ slot, person }));
    expect(new Set(keys).size).toBe(rows.length);
    expect(playerSheet(seen, first!)).toMatchObject({ name: 'Person A', rounds: [{ round: 1 }] });
    expect(playerSheet(seen, '1')).toMatchObject({ name: 'Person A' });
    expect(outcomesOf(seen, seen.rounds[0]!)[0]!.rows![0]).toMatchObject({ name: 'Person A' });
  });
});

describe('what is told', () => {
  test('only rounds that are published, by table and by name', () => {
    const seen = played().seen();
    expect(publishedRounds(seen).map(({ number }) => number)).toEqual([1]);
    const tables = seatingOf(seen, seen.rounds[0]!);
    expect(tables[0]?.people.map(({ name }) => name)).toEqual([
      'Person A',
      'Player 2',
      'Person C',
      'Person D',
    ]);
    expect(seatingByName(tables).map(({ slot }) => slot)).toEqual([1, 3, 4, 2]);
  });

  test('nobody is named who did not agree to it', () => {
    const made = played();
    expect(JSON.stringify([...made.seen().people])).not.toContain('Person B');
    expect(entrantNames(made.seen())).toMatchObject({ unnamed: 1 });
    expect(playerSheet(made.seen(), '2')?.name).toBe('Player 2');
  });

  test('who had to leave is in no list, and everybody else keeps the rank', () => {
    const made = played();
    made.do({
      type: 'depart',
      person: 'rehearsal-3',
      departure: 'emergency',
      fromRound: 2,
      note: '',
    });
    const seen = made.seen();
    expect(listedStandings(seen).rows.map(({ slot, rankShown }) => [slot, rankShown])).toEqual([
      [1, '1'],
      [2, '2'],
      [4, '4'],
    ]);
    expect(playerSheet(seen, '3')).toBeNull();
    const told = JSON.stringify([
      [...seen.people],
      seatingOf(seen, seen.rounds[0]!),
      outcomesOf(seen, seen.rounds[0]!),
    ]);
    expect(told).not.toContain('Person C');
  });

  test('a player sheet has every hanchan, and adds up', () => {
    const sheet = playerSheet(played().seen(), '1')!;
    expect(sheet.rounds).toMatchObject([{ round: 1, table: 1, rank: 1, points: 15_000 }]);
    expect(sheet.standing.total).toBe(
      sheet.standing.raw + sheet.standing.uma - sheet.standing.penalties,
    );
  });

  test('a name is found without its accents, a number as a whole', () => {
    const who = { slot: 12, name: 'Zoë Åberg' };
    expect(['zoe', 'ABERG', ' zoe  aberg', '12', ''].every((wanted) => isFound(who, wanted))).toBe(
      true,
    );
    expect(['1', '2', 'berge'].some((wanted) => isFound(who, wanted))).toBe(false);
  });
});

describe('registration', () => {
  const form = { ...EMPTY_ENTRY, name: ' Mira Holt ', country: 'SWE' };
  const enrol = (made: AnEvent, id: string, name = form.name) =>
    made.ask({ type: 'enrol', people: [personFrom({ ...form, name }, id, 'en-1')] }, PUBLIC);

  test('is refused before it opens, without a name, and twice', () => {
    const made = event();
    expect(enrol(made, 'a')).toBe('notAllowed');
    made.do({ type: 'openRegistration', isOpen: true });
    expect(missingIn({ ...form, name: '  ' })).toMatchObject({
      field: 'name',
      words: 'nameMissing',
    });
    expect(enrol(made, 'a')).toBeNull();
    expect(enrol(made, 'b', 'mira holt')).toBe('duplicate');
    // Nothing was ticked, so the public reads no name.
    const [person] = made.seen().people.values();
    expect(person!.person.name).toBe('Player');
  });

  test('beyond the capacity is on the waiting list', () => {
    const made = event(4);
    made.do({ type: 'openRegistration', isOpen: true });
    for (const name of ['A', 'B', 'C', 'D', 'E']) expect(enrol(made, name, name)).toBeNull();
    expect(placesOf(made.seen())).toEqual({ taken: 4, capacity: 4, waiting: 1, isFull: true });
    expect(made.seen().people.get('E')?.isWaiting).toBe(true);
  });

  test('a refusal is told at its field', () => {
    const refusal = (code: 'duplicate' | 'notAllowed' | 'badValue', field: string) =>
      troubleFrom({ code, field, message: 'said' } as Parameters<typeof troubleFrom>[0]);
    expect(refusal('duplicate', 'people[0].name')).toMatchObject({
      field: 'name',
      words: 'nameTaken',
    });
    expect(refusal('duplicate', 'people[0].emaId')).toMatchObject({
      field: 'emaId',
      words: 'numberTaken',
    });
    expect(refusal('notAllowed', 'people')).toMatchObject({ field: null, words: 'closed' });
    expect(refusal('badValue', 'people[0].club')).toEqual({
      field: 'club',
      words: null,
      message: 'said',
    });
  });
});

// Lists of people out of spreadsheets: what is understood, and which field of which line is wrong.

import type { EventState, Person } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { leftOver, previewPeople } from '../src/desk/importPeople.ts';
import { anEvent, HEAD } from './deskEvent.ts';

/** With so many places. */
function withPlaces(capacity: number | null): EventState {
  const { state, act } = anEvent(0);
  act({ type: 'change', changes: { capacity }, reason: '' });
  return state;
}

const preview = (text: string, state = anEvent(0).state) =>
  previewPeople(text, state, HEAD, (line) => `line-${line}`);
const peopleIn = (text: string): Person[] => preview(text).lines.map(({ person }) => person);

describe('a list of people', () => {
  test('is read by the names of its columns, in any order', () => {
    const [ada, bo] = peopleIn(
      'Club;First name;Last name;Paid\nRed Dragon;Ada;Holt;yes\n;Bo;Falk;',
    );
    expect(ada).toMatchObject({ name: 'Ada Holt', club: 'Red Dragon', hasPaid: true });
    expect(bo).toMatchObject({ name: 'Bo Falk', club: '', hasPaid: false, mayPublish: true });
  });

  test('is read without names of columns too', () => {
    const [ada] = peopleIn('Ada Holt\tSWE\tRed Dragon\tReds\t01234567');
    expect(ada).toMatchObject({ name: 'Ada Holt', country: 'SWE', club: 'Red Dragon' });
    expect(ada).toMatchObject({ team: 'Reds', emaId: '01234567', kind: 'player' });
  });

  test('may hold commas in quotes, a mark of the byte order and empty lines', () => {
    const { lines } = preview('\uFEFFname,club\r\n"Holt, Ada","Four ""Winds"""\r\n\r\nBo,\r\n');
    expect(lines.map(({ line, person }) => [line, person.name, person.club])).toEqual([
      [2, 'Holt, Ada', 'Four "Winds"'],
      [4, 'Bo', ''],
    ]);
  });

  test('names line and field of what cannot be taken, and keeps those lines', () => {
    const text = 'name,country,paid\nAda,SWE,yes\nBo,SWE,perhaps\n,SWE,\nada , swe,\nCleo,FRA,no';
    const read = preview(text);
    const faults = read.lines.flatMap(({ line, fault }) =>
      fault === null ? [] : [[line, fault.field]],
    );
    expect(faults).toEqual([
      [3, 'hasPaid'],
      [4, 'name'],
      [5, 'name'],
    ]);
    expect(leftOver(read).text).toBe('name,country,paid\nBo,SWE,perhaps\n,SWE,\nada , swe,');
  });

  test('tells who is enrolled already', () => {
    const { state } = anEvent(0);
    preview('Ada,SWE', state);
    const [again] = previewPeople('Ada,SWE', state, HEAD, () => 'other').lines;
    expect(again!.fault).toMatchObject({ field: 'name' });
  });

  test('says who would wait', () => {
    const lines = preview('A\nB\nC\nD\nE', withPlaces(4)).lines;
    expect(lines.map(({ isWaiting }) => isWaiting)).toEqual([false, false, false, false, true]);
  });

  test('says when a line has too many columns', () => {
    const [line] = preview('name,club\nAda,Red,Dragon').lines;
    expect(line!.fault).toEqual({
      field: 'cell 3',
      message: 'This line has 3 columns; 2 expected',
    });
  });
});

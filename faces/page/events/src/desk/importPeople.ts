// A list of people out of a spreadsheet or a mail: what each line comes to, and what is wrong with which field of it.
// The engine's own rules decide, on a copy of the event, so that what is shown is what will happen.

import { inQuotes } from '@hanchan/tiles';
import { type Actor, carryOut, cellsOf, type EventState, type Person } from '@hanchan/tournament';
import { PERSON_LINES } from './personLines.ts';

const [NAME, ...OTHER_LINES] = PERSON_LINES;
export const IMPORT_COLUMNS = [
  NAME,
  ...(['firstName', 'lastName'] as const),
  ...OTHER_LINES,
  ...(['hasPaid', 'mayPublish', 'kind'] as const),
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** What a column may be called; compared without case, spaces and marks. */
const CALLED: Readonly<Record<string, ImportColumn>> = {
  name: 'name',
  player: 'name',
  displayname: 'name',
  nickname: 'name',
  preferredname: 'name',
  名前: 'name',
  氏名: 'name',
  firstname: 'firstName',
  givenname: 'firstName',
  lastname: 'lastName',
  familyname: 'lastName',
  surname: 'lastName',
  legalname: 'legalName',
  country: 'country',
  nation: 'country',
  国: 'country',
  club: 'club',
  クラブ: 'club',
  team: 'team',
  チーム: 'team',
  ema: 'emaId',
  emaid: 'emaId',
  emanumber: 'emaId',
  id: 'emaId',
  language: 'language',
  notes: 'notes',
  diet: 'notes',
  remarks: 'notes',
  paid: 'hasPaid',
  haspaid: 'hasPaid',
  publish: 'mayPublish',
  maypublish: 'mayPublish',
  kind: 'kind',
};

/** Of a list whose first line names nothing. */
const UNNAMED: readonly ImportColumn[] = ['name', 'country', 'club', 'team', 'emaId'];

export interface LineFault {
  readonly field: string;
  readonly message: string;
}

export interface ImportLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly person: Person;
  /** Null: it can be taken. */
  readonly fault: LineFault | null;
  readonly isWaiting: boolean;
}

export interface ImportPreview {
  /** As they were understood; null: a column that is left out. */
  readonly columns: readonly (ImportColumn | null)[];
  readonly heading: string | null;
  readonly lines: readonly ImportLine[];
}

/** `scratch` is a copy of the event and is changed. */
export function previewPeople(
  text: string,
  scratch: EventState,
  by: Actor,
  newId: (line: number) => string,
): ImportPreview {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((raw, at) => ({ line: at + 1, text: raw, cells: cellsOf(raw) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = rows[0] === undefined ? null : columnsIn(rows[0].cells);
  const columns = named ?? UNNAMED;
  const lines = rows.slice(named === null ? 0 : 1).map(({ line, text: raw, cells }): ImportLine => {
    const read = readPerson(cells, columns, newId(line));
    const fault = read.fault ?? refusedBy(scratch, read.person, by);
    const isWaiting = fault === null && scratch.people.get(read.person.id)?.isWaiting === true;
    return { line, text: raw, person: read.person, fault, isWaiting };
  });
  return { columns, heading: named === null ? null : rows[0]!.text, lines };
}

export const EMPTY_PERSON: Omit<Person, 'id'> = {
  name: '',
  legalName: '',
  country: '',
  club: '',
  team: '',
  emaId: '',
  language: '',
  notes: '',
  hasPaid: false,
  mayPublish: true,
  kind: 'player',
};

/** Null for what names no column, such as “constructor”, which every object has. */
function calledColumn(cell: string): ImportColumn | null {
  const word = cell.toLowerCase().replace(/[\s_.#-]/g, '');
  return Object.hasOwn(CALLED, word) ? CALLED[word]! : null;
}

function columnsIn(cells: readonly string[]): (ImportColumn | null)[] | null {
  const columns = cells.map((cell) => calledColumn(cell));
  const isHeading = columns.some((column) => column === 'name' || column === 'lastName');
  return isHeading ? columns : null;
}

function readPerson(
  cells: readonly string[],
  columns: readonly (ImportColumn | null)[],
  id: string,
): { readonly person: Person; readonly fault: LineFault | null } {
  const cell = (column: ImportColumn) => cells[columns.indexOf(column)]?.trim() ?? '';
  const whole = [cell('firstName'), cell('lastName')].filter((part) => part !== '').join(' ');
  const [hasPaid, mayPublish] = [yesOrNo(cell('hasPaid')), yesOrNo(cell('mayPublish'))];
  const person: Person = {
    ...EMPTY_PERSON,
    id,
    name: cell('name') || whole,
    legalName: cell('legalName') || (cell('name') === '' ? '' : whole),
    country: cell('country'),
    club: cell('club'),
    team: cell('team'),
    emaId: cell('emaId'),
    language: cell('language'),
    notes: cell('notes'),
    hasPaid: hasPaid ?? false,
    mayPublish: mayPublish ?? true,
    kind: /^fill/i.test(cell('kind')) ? 'fillIn' : 'player',
  };
  if (cells.length > columns.length) {
    const field = `cell ${columns.length + 1}`;
    return {
      person,
      fault: {
        field,
        message: `This line has ${cells.length} columns; ${columns.length} expected`,
      },
    };
  }
  for (const column of ['hasPaid', 'mayPublish'] as const) {
    if (yesOrNo(cell(column)) !== undefined) continue;
    const message = `${inQuotes(cell(column))} is neither yes nor no`;
    return { person, fault: { field: column, message } };
  }
  return { person, fault: null };
}

/** Null: nothing was said; undefined: something else was. */
function yesOrNo(text: string): boolean | null | undefined {
  if (text === '') return null;
  if (/^(1|y|yes|true|x|paid|ok|✓|はい|済)$/i.test(text)) return true;
  return /^(0|n|no|false|-|いいえ|未)$/i.test(text) ? false : undefined;
}

function refusedBy(scratch: EventState, person: Person, by: Actor): LineFault | null {
  const act = { type: 'enrol', people: [person] } as const;
  const answer = carryOut(scratch, { id: person.id, at: 0, by, act });
  if (answer.type !== 'refused') return null;
  const { field, message } = answer.refusal;
  return { field: field.replace(/^people\[0\]\.?/, ''), message };
}

/** What is left to mend after the good lines were taken: the heading and the lines that were not. */
export function leftOver({ heading, lines }: ImportPreview): string {
  const bad = lines.filter(({ fault }) => fault !== null).map(({ text }) => text);
  return bad.length === 0 ? '' : [...(heading === null ? [] : [heading]), ...bad].join('\n');
}

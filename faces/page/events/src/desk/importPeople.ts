// A list of people out of a spreadsheet or a mail: what each line comes to, and what is wrong with which field of it.
// The engine's own rules decide, on a copy of the event, so that what is shown is what will happen. What is only doubtful (a country that
// nobody knows, somebody who may be there already) waits until a person has looked at it.

import { inQuotes } from '@hanchan/tiles';
import { type Actor, carryOut, type EventState, type Person } from '@hanchan/tournament';
import { readCountry } from '../event/countryNames.ts';
import { type Columns, guessColumns, type ImportColumn, isHeading } from './import/columns.ts';
import { rowsIn } from './import/listRows.ts';
import { type NameOrder, partedName, spaced, wholeName } from './import/names.ts';
import { nearNames } from './import/twins.ts';

export interface LineFault {
  readonly field: string;
  readonly message: string;
}

/** What somebody should look at: a country that is none, or the name of somebody who is nearly the same. */
export interface LineDoubt {
  readonly kind: 'country' | 'twin';
  readonly value: string;
}

export interface ImportLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly person: Person;
  /** Null: it can be taken. */
  readonly fault: LineFault | null;
  readonly doubts: readonly LineDoubt[];
  readonly isWaiting: boolean;
}

export interface ImportPreview {
  readonly columns: Columns;
  /** The cells of the first line, where it names the columns. */
  readonly heading: readonly string[] | null;
  /** Of the first line that is a person's. */
  readonly sample: readonly string[];
  readonly headingText: string | null;
  readonly lines: readonly ImportLine[];
}

/** What a person said about the list, beside what was guessed. */
export interface ImportWishes {
  /** Column by column from the left; undefined: as guessed. */
  readonly columns: readonly (ImportColumn | null | undefined)[];
  readonly order: NameOrder;
  readonly hasHeading: boolean | null;
  /** By line: what was mended, which doubts were looked at, what is left out. */
  readonly mended: ReadonlyMap<number, Partial<Person>>;
  readonly kept: ReadonlySet<number>;
  readonly leftOut: ReadonlySet<number>;
}

export const NO_WISHES: ImportWishes = {
  columns: [],
  order: 'unsaid',
  hasHeading: null,
  mended: new Map(),
  kept: new Set(),
  leftOut: new Set(),
};

/** Whether a line is taken as it stands. */
export const isGood = ({ fault, doubts }: ImportLine): boolean =>
  fault === null && doubts.length === 0;

/** `scratch` is a copy of the event and is changed. */
export function previewPeople(
  text: string,
  scratch: EventState,
  by: Actor,
  newId: (line: number) => string,
  wishes: ImportWishes = NO_WISHES,
): ImportPreview {
  const rows = rowsIn(text);
  const first = rows[0];
  const isNamed = first !== undefined && (wishes.hasHeading ?? isHeading(first.cells));
  const body = rows.slice(isNamed ? 1 : 0);
  const heading = isNamed ? first.cells : null;
  const guessed = guessColumns(
    heading,
    body.map(({ cells }) => cells),
  );
  const columns = guessed.map((column, at) =>
    wishes.columns[at] === undefined ? column : wishes.columns[at]!,
  );
  const names = nearNames();
  for (const { person } of scratch.people.values()) names.add(person.name);
  const lines = body
    .filter(({ line }) => !wishes.leftOut.has(line))
    .map(({ line, text: whole, cells }): ImportLine => {
      const read = readPerson(cells, columns, newId(line), wishes, line);
      const doubts = wishes.kept.has(line) ? [] : doubtsAbout(read.person, names);
      const fault = read.fault ?? refusedBy(scratch, read.person, by);
      if (fault === null) names.add(read.person.name);
      const isWaiting = fault === null && scratch.people.get(read.person.id)?.isWaiting === true;
      return { line, text: whole, person: read.person, fault, doubts, isWaiting };
    });
  const sample = body[0]?.cells ?? [];
  return { columns, heading, sample, headingText: isNamed ? first.text : null, lines };
}

export const EMPTY_PERSON: Omit<Person, 'id'> = {
  name: '',
  firstName: '',
  lastName: '',
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

function readPerson(
  cells: readonly string[],
  columns: Columns,
  id: string,
  { order, mended, kept }: ImportWishes,
  line: number,
): { readonly person: Person; readonly fault: LineFault | null } {
  const cell = (column: ImportColumn) => cells[columns.indexOf(column)] ?? '';
  const given = { firstName: cell('firstName'), lastName: cell('lastName') };
  const whole = wholeName(given);
  const parted = whole === '' ? partedName(cell('legalName') || cell('name'), order) : given;
  const read: Person = {
    ...EMPTY_PERSON,
    ...parted,
    id,
    name: cell('name') || whole,
    legalName: cell('legalName'),
    country: cell('country'),
    club: cell('club'),
    team: cell('team'),
    emaId: cell('emaId'),
    language: cell('language'),
    notes: cell('notes'),
    contact: cell('contact'),
    hasPaid: yesOrNo(cell('hasPaid')) ?? false,
    mayPublish: yesOrNo(cell('mayPublish')) ?? true,
    kind: /^(fill|ersatz|補充)/i.test(cell('kind')) ? 'fillIn' : 'player',
  };
  const own = { ...read, ...mended.get(line) };
  const person = { ...own, country: readCountry(own.country) ?? spaced(own.country) };
  return { person, fault: cellFault(cells, columns, mended.get(line) ?? {}, kept.has(line)) };
}

function cellFault(
  cells: readonly string[],
  columns: Columns,
  mended: Partial<Person>,
  isKept: boolean,
): LineFault | null {
  const extra = cells.slice(columns.length).some((cell) => cell !== '');
  if (extra && !isKept) {
    const message = `This line has ${cells.length} columns; ${columns.length} expected`;
    return { field: `cell ${columns.length + 1}`, message };
  }
  for (const column of ['hasPaid', 'mayPublish'] as const) {
    const said = cells[columns.indexOf(column)] ?? '';
    if (yesOrNo(said) !== undefined || column in mended) continue;
    return { field: column, message: `${inQuotes(said)} is neither yes nor no` };
  }
  return null;
}

function doubtsAbout(person: Person, names: ReturnType<typeof nearNames>): LineDoubt[] {
  const { country, name } = person;
  const twin = name === '' ? null : names.near(name);
  return [
    ...(country === '' || readCountry(country) !== null
      ? []
      : [{ kind: 'country', value: country } as const]),
    ...(twin === null ? [] : [{ kind: 'twin', value: twin } as const]),
  ];
}

const YES =
  /^(1|y|yes|true|x|paid|ok|✓|✔|j|ja|oui|si|sí|s|sim|t|tak|ano|joo|kyllä|igen|да|はい|済)$/i;
const NO = /^(0|n|no|false|-|–|nein|non|não|nao|nee|nie|ne|nej|nei|ei|nem|нет|いいえ|未)$/i;

/** Null: nothing was said; undefined: something else was. */
function yesOrNo(text: string): boolean | null | undefined {
  if (text === '') return null;
  if (YES.test(text)) return true;
  return NO.test(text) ? false : undefined;
}

function refusedBy(scratch: EventState, person: Person, by: Actor): LineFault | null {
  const act = { type: 'enrol', people: [person] } as const;
  const answer = carryOut(scratch, { id: person.id, at: 0, by, act });
  if (answer.type !== 'refused') return null;
  const { field, message } = answer.refusal;
  return { field: field.replace(/^people\[0\]\.?/, ''), message };
}

/** What is left to mend after the good lines were taken: the heading and the lines that were not, with their new numbers. */
export function leftOver({ headingText, lines }: ImportPreview): {
  readonly text: string;
  readonly moved: ReadonlyMap<number, number>;
} {
  const bad = lines.filter((line) => !isGood(line));
  if (bad.length === 0) return { text: '', moved: new Map() };
  const head = headingText === null ? [] : [headingText];
  const moved = new Map(bad.map(({ line }, at) => [line, head.length + at + 1] as const));
  return { text: [...head, ...bad.map(({ text }) => text)].join('\n'), moved };
}

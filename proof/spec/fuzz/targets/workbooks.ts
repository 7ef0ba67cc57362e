// The workbook of World Riichi's tool, as somebody sends it to a circuit: whatever is read in it is taken by the act that adds results.

import { circuitCommandSchema, resultsInWorkbook } from '@hanchan/protocol';
import { workbookRefusal } from '@hanchan/tournament';
import { type SaidOfPart, zipOf } from '../../support/zip.ts';
import { fromSchema } from '../forms.ts';
import type { Refused, Target } from '../target.ts';

/** A row of a sheet, cell by cell: the type it says, and what stands in it. */
interface Row {
  readonly sheet: string;
  readonly row: number;
  readonly cells: readonly (readonly [name: string, type: string, value: string | number])[];
}
/** A part of the file as it stands, and what the directory says of it. */
interface Raw extends SaidOfPart {
  readonly part: string;
  readonly text: string;
}

const STRINGS = 'xl/sharedStrings.xml';
const LINES: readonly (Row | Raw)[] = [
  { part: STRINGS, text: '<sst><si><t>Ada</t></si><si><r><t>B</t></r><rPh>x</rPh></si></sst>' },
  {
    ...{ sheet: 'results', row: 2 },
    cells: [
      ['A2', 'n', 1],
      ['B2', 's', 0],
      ['C2', 'n', 1],
      ['D2', 'n', 45.3],
    ],
  },
  {
    ...{ sheet: 'results', row: 3 },
    cells: [
      ['A3', 'n', 2],
      ['B3', 'inlineStr', '<is><t>Bo &amp; Co</t></is>'],
      ['C3', 'str', '2'],
      ['D3', 'str', '−12,5'],
    ],
  },
  {
    ...{ sheet: 'players', row: 4 },
    cells: [
      ['A4', 'n', 2],
      ['C4', 's', 1],
    ],
  },
  {
    ...{ sheet: 'R1', row: 5 },
    cells: [
      ['B5', 'n', 1],
      ['D5', 'n', 40],
    ],
  },
];

/** The bytes of the file, one to a character. */
function written(lines: readonly string[], said: SaidOfPart): string {
  const read = lines.map((line) => parsed(line));
  const rows = read.filter(
    (one): one is Row => typeof one === 'object' && one !== null && 'cells' in one,
  );
  const raw = read.filter(
    (one): one is Raw => typeof one === 'object' && one !== null && 'part' in one,
  );
  const names = [...new Set(rows.map(({ sheet }) => plain(sheet)))];
  const parts: Record<string, string> = {
    'xl/workbook.xml': names.map((name, i) => `<sheet name="${name}" r:id="r${i}"/>`).join(''),
    'xl/_rels/workbook.xml.rels': names
      .map((_, i) => `<Relationship Id="r${i}" Target="s${i}.xml"/>`)
      .join(''),
  };
  for (const [i, name] of names.entries()) {
    const own = rows.filter(({ sheet }) => plain(sheet) === name);
    parts[`xl/s${i}.xml`] = own.map(rowText).join('');
  }
  for (const { part, text } of raw) parts[plain(part)] = plain(text);
  const saids = Object.fromEntries(raw.map((one) => [plain(one.part), saidBy(one)]));
  return Buffer.from(zipOf(parts, { 'xl/s0.xml': said, ...saids })).toString('latin1');
}

const rowText = ({ row, cells }: Row): string =>
  `<row r="${plain(row)}">${(Array.isArray(cells) ? cells : []).map(cellText).join('')}</row>`;

function cellText(cell: unknown): string {
  const [name, type, value] = (Array.isArray(cell) ? cell : []).map(plain);
  return `<c r="${name}" t="${type}">${type === 'inlineStr' ? value : `<v>${value}</v>`}</c>`;
}

/** Text as it is, all else as JSON; what is too deep for that is nothing. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
function saidBy({ method, length, at }: Raw): SaidOfPart {
  const told = { method: number(method), length: number(length), at: number(at) };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const sampleOf = (said: SaidOfPart, ...more: readonly Raw[]) => ({
  lines: [...LINES, ...more],
  write: (lines: readonly string[]) => written(lines, said),
});

/** Edits of rows, of the text of a part, and of what the directory says of one; and bytes as they are. */
export const workbook: Target = {
  name: 'workbook',
  isAsync: true,
  samples: () => [
    sampleOf({}),
    sampleOf({ isDeflated: true }),
    sampleOf({}, { part: 'xl/s9.xml', text: '<row/>', method: 8, length: 6, at: 0 }),
  ],
  texts: () => ['PK\u0003\u0004', `PK\u0005\u0006${'\0'.repeat(18)}`],
  read: async (text, input) => answer(await resultsInWorkbook(bytesOf(text, input))),
};

/** An input that edits a sample begins below eight. */
const bytesOf = (text: string, input: Uint8Array): Uint8Array =>
  (input[0] ?? 8) < 8 ? Buffer.from(text, 'latin1') : input;

function answer(read: Awaited<ReturnType<typeof resultsInWorkbook>>): Refused {
  if (!read.ok) return workbookRefusal(read.error);
  const { games, rows } = read.value;
  const facts = {
    name: 'Held elsewhere',
    venue: '',
    country: '',
    from: '2026-07-01',
    to: '2026-07-02',
  };
  const results = { ...facts, players: rows.length, games, rows };
  const entry = { id: 'e1', label: '', weight: 100, counts: 'best', hasQualification: false };
  const command = { id: 'command-1', act: { type: 'addResults', entry, results, source: '' } };
  const taken = fromSchema(circuitCommandSchema, command);
  if (!taken.ok)
    throw new Error(`read, but not taken: ${taken.error.field} ${taken.error.message}`);
  return null;
}

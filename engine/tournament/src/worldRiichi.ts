// The workbook of World Riichi's tool, read back: its sheet `results` says who came where with what, `players` what the numbers are called,
// and `R1`, `R2`… who played how often. Only cells that the public server of the tool reads are looked at.

import { fail, ok, type Result, unseemlyIn } from '@hanchan/tiles';
import { refusedInCircuit } from './circuit/refusal.ts';
import { MOST_ROWS, MOST_SCORE, type ResultRow } from './circuit/results.ts';

/** What stands in a cell; null: nothing. A formula counts as what it last came to. */
export type SheetCell = string | number | null;
/** The sheets of a workbook by name, row by row from the first. */
export type Sheets = ReadonlyMap<string, readonly (readonly SheetCell[])[]>;

/** Where a workbook cannot be read as results, and why. */
export interface WorkbookFault {
  /** Empty: the file as a whole. */
  readonly sheet: string;
  /** `C7`; empty: the sheet as a whole. */
  readonly cell: string;
  readonly why:
    | ('noWorkbook' | 'tooLarge' | 'noSheet' | 'tooFew')
    | ('noPlayer' | 'twice' | 'noName' | 'badName' | 'badPlace' | 'badScore' | 'badFormula');
}

/** With the cell as its field: `workbook.results.C7`. */
export const workbookRefusal = ({ sheet, cell, why }: WorkbookFault) =>
  refusedInCircuit(
    'badValue',
    ['workbook', sheet, cell].filter((one) => one !== '').join('.'),
    `workbook.${why}`,
    sheet,
    cell,
  );

/** Results of an event without its days, which the workbook says in words only. */
export interface WorkbookResults {
  /** The rounds that were played; 0: it has no sheets of rounds, and says of nobody how often they played. */
  readonly games: number;
  /** How many stand there without a place: substitutes and who left. They have no result. */
  readonly unplaced: number;
  readonly rows: readonly ResultRow[];
}

const THOUSAND = 1_000;
const FIRST_PLAYER = 3;
const FIRST_TABLE = 4;
/** Seven rows to a table: four players and three between. */
const MOST_GAMES = 500;
const MOST_NAME = 120;
const MOST_PLAYER = 1_000_000;

const isCounted = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

const cellName = (row: number, column: number): string =>
  `${String.fromCharCode('A'.charCodeAt(0) + column)}${row + 1}`;

/** Who came where with what, from the sheets of such a workbook; or the cell that cannot be read. */
export function worldRiichiResults(sheets: Sheets): Result<WorkbookResults, WorkbookFault> {
  const found = sheets.get('results');
  if (found === undefined) return fail({ sheet: 'results', cell: '', why: 'noSheet' });
  const names = namesIn(sheets.get('players') ?? []);
  const { games, of } = playedIn(sheets);
  const rows: ResultRow[] = [];
  const seen = new Set<number>();
  let unplaced = 0;
  for (const [at, line] of found.entries()) {
    // The heading, and what the template leaves empty.
    if (at === 0 || line.every((cell) => cell === null || cell === '')) continue;
    if (numberIn(line[0]) !== null && textIn(line[2]) === '') {
      unplaced++;
      continue;
    }
    const row = rowOf(line, names);
    const fault = (column: number, why: WorkbookFault['why']) =>
      fail<WorkbookFault>({ sheet: 'results', cell: cellName(at, column), why });
    if (typeof row === 'object' && 'why' in row) return fault(row.column, row.why);
    if (seen.has(row.player)) return fault(0, 'twice');
    seen.add(row.player);
    const { player, ...told } = row;
    rows.push({ id: `p${player}`, games: of.get(player) ?? 0, ...EMPTY, ...told });
  }
  if (rows.length > MOST_ROWS) return fail({ sheet: '', cell: '', why: 'tooLarge' });
  if (rows.length < 2) return fail({ sheet: 'results', cell: '', why: 'tooFew' });
  return ok({ games, unplaced, rows });
}

const EMPTY = { number: '', country: '', club: '' } as const;

interface Line {
  readonly player: number;
  readonly name: string;
  readonly place: number;
  readonly score: number;
}
interface Wrong {
  readonly column: number;
  readonly why: WorkbookFault['why'];
}

/** Player, name, rank, total: the first wrong cell is said. */
function rowOf(line: readonly SheetCell[], names: ReadonlyMap<number, string>): Line | Wrong {
  const broken = line.slice(0, 4).findIndex((cell) => typeof cell === 'string' && isError(cell));
  if (broken >= 0) return { column: broken, why: 'badFormula' };
  const [player, place, score] = [numberIn(line[0]), numberIn(line[2]), numberIn(line[3])];
  if (player === null || !isCounted(player, MOST_PLAYER)) return { column: 0, why: 'noPlayer' };
  const name = textIn(line[1]) || (names.get(player) ?? '');
  if (name === '' || name.length > MOST_NAME) return { column: 1, why: 'noName' };
  if (unseemlyIn(name) !== null) return { column: 1, why: 'badName' };
  if (place === null || !isCounted(place, MOST_ROWS)) return { column: 2, why: 'badPlace' };
  if (score === null || Math.abs(score) > MOST_SCORE / THOUSAND)
    return { column: 3, why: 'badScore' };
  return { player, name, place, score: Math.round(score * THOUSAND) };
}

function namesIn(rows: readonly (readonly SheetCell[])[]): ReadonlyMap<number, string> {
  return new Map(
    rows.slice(FIRST_PLAYER).flatMap((line) => {
      const player = numberIn(line[0]);
      return player === null ? [] : [[player, textIn(line[2])] as const];
    }),
  );
}

/** How many rounds there were, and how many each played: whoever sat at a table of a round with points. */
function playedIn(sheets: Sheets) {
  const of = new Map<number, number>();
  let games = 0;
  for (let round = 1; round <= MOST_GAMES; round++) {
    const rows = sheets.get(`R${round}`);
    if (rows === undefined) break;
    const players = rows.slice(FIRST_TABLE - 1).flatMap((line) => {
      const player = numberIn(line[1]);
      return player === null || numberIn(line[3]) === null ? [] : [player];
    });
    if (players.length > 0) games++;
    for (const player of new Set(players)) of.set(player, (of.get(player) ?? 0) + 1);
  }
  return { games, of };
}

const isError = (text: string): boolean => /^#[A-Z/0!?]+$/.test(text);
const textIn = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim();

/** Of a number, or of one that was typed as text: with blanks between thousands, a comma, and any minus. */
function numberIn(cell: SheetCell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  const plain = textIn(cell)
    .replace(/[\s'’]/g, '')
    .replace(/^[−–▲]/, '-')
    .replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

// Who belongs to whom, and who must not meet, as text: a table of players with their clubs, and a list of pairs.

import { fail, inQuotes, ok, type Result } from '@hanchan/tiles';
import { type PlayerPair, SEATING_GROUPS, type SeatingGroup, type SeatingGroups } from './apart.ts';
import { type LineProblem, playerNumber } from './planText.ts';

const COLUMNS = ['player', 'name', ...SEATING_GROUPS] as const;
type Column = (typeof COLUMNS)[number];

/** What else a column may be called. */
const ALIASES: ReadonlyMap<string, Column> = new Map([
  ['number', 'player'],
  ['no', 'player'],
  ['nr', 'player'],
  ['id', 'player'],
  ['#', 'player'],
  ['nation', 'country'],
]);

/** A list of people as a plan needs it: what they belong to, and their names. */
export interface SeatingPeopleTable {
  readonly groups: SeatingGroups;
  /** By player, from the first. */
  readonly names: readonly (string | null)[];
}

/**
 * Comma-separated values with the columns player, name, club, country, team in any order, named in the first line; without
 * that line they are player, club, country, team. Where no column holds numbers, the lines are players 1, 2, 3 and so on.
 */
export function parsePeople(
  text: string,
  players: number,
): Result<SeatingPeopleTable, LineProblem & { readonly field: string }> {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((raw, at) => ({ line: at + 1, cells: cellsOf(raw) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = rows[0] && columnsOf(rows[0].cells);
  const columns: readonly (Column | null)[] = heading ?? [
    'player',
    ...(['club', 'country', 'team'] as const),
  ];
  const groups: Partial<Record<SeatingGroup, (string | null)[]>> = {};
  for (const group of SEATING_GROUPS) {
    if (columns.includes(group)) groups[group] = Array(players).fill(null);
  }
  const names: (string | null)[] = Array(players).fill(null);
  const lineOf = new Map<number, number>();
  for (const [at, { line, cells }] of rows.slice(heading ? 1 : 0).entries()) {
    const column = columns.indexOf('player');
    const player = playerNumber(column === -1 ? String(at + 1) : (cells[column] ?? ''), players);
    if (typeof player === 'string') return fail({ line, field: 'player', message: player });
    const other = lineOf.get(player);
    if (other !== undefined) {
      const message = `player ${player} is there twice; also in line ${other}`;
      return fail({ line, field: 'player', message });
    }
    if (cells.length > columns.length) {
      const message = `this line has ${cells.length} columns; ${columns.length} expected`;
      return fail({ line, field: `cell ${columns.length + 1}`, message });
    }
    lineOf.set(player, line);
    for (const [index, cell] of cells.entries()) {
      const name = columns[index];
      if (name === 'name') names[player - 1] = cell || null;
      else if (name != null && name !== 'player') groups[name]![player - 1] = cell || null;
    }
  }
  return ok({ groups: withoutEmpty(groups), names });
}

/** The columns of a first line that names any, or null where it holds data. */
function columnsOf(cells: readonly string[]): (Column | null)[] | null {
  const columns = cells.map((cell) => {
    const word = cell.toLowerCase();
    return COLUMNS.find((column) => column === word) ?? ALIASES.get(word) ?? null;
  });
  return columns.some((column) => column !== null) ? columns : null;
}

function withoutEmpty(groups: Partial<Record<SeatingGroup, (string | null)[]>>): SeatingGroups {
  return Object.fromEntries(
    Object.entries(groups).filter(([, names]) => names.some((name) => name !== null)),
  );
}

/** Commas, semicolons or tabs; a cell in quotes may hold them, and doubles the quotes it holds itself. */
export function cellsOf(
  line: string,
  separator = ['\t', ';', ','].find((mark) => line.includes(mark)) ?? ',',
): string[] {
  if (line.trim() === '') return [];
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at++) {
    const char = line[at]!;
    if (char === '"' && isQuoted && line[at + 1] === '"') {
      cell += char;
      at++;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (char === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

/** One pair a line, such as `3-17`; what comes after # is a remark. */
export function parsePairs(text: string, players: number): Result<PlayerPair[], LineProblem> {
  const pairs: PlayerPair[] = [];
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = at + 1;
    const words = raw.replace(/#.*/, '').trim();
    if (words === '') continue;
    const numbers = words.split(/\s*[-–,;\s]\s*/).map((word) => playerNumber(word, players));
    const wrong = numbers.find((number) => typeof number === 'string');
    if (wrong !== undefined) return fail({ line, message: String(wrong) });
    const [a, b] = numbers as number[];
    if (numbers.length !== 2 || a === b) {
      return fail({ line, message: `${inQuotes(words)} is not two players; write 3-17` });
    }
    pairs.push([a!, b!]);
  }
  return ok(pairs);
}

/** Player numbers, best first: the first number of each line, so that points may follow it. */
export function parseStanding(text: string): Result<number[], LineProblem> {
  const standing: number[] = [];
  for (const [at, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = at + 1;
    const [first = ''] = raw
      .replace(/#.*/, '')
      .trim()
      .split(/[,;\s]+/);
    if (first === '' || (standing.length === 0 && columnsOf([first]) !== null)) continue;
    const player = playerNumber(first);
    if (typeof player === 'string') return fail({ line, message: player });
    if (standing.includes(player)) {
      return fail({ line, message: `player ${player} is there twice` });
    }
    standing.push(player);
  }
  return ok(standing);
}

// Results as somebody pastes them: a heading that names the columns, then a line for each player, between tabs, semicolons or commas.

import { fail, ok, type Result } from '@hanchan/tiles';
import type { ResultRow, WorkbookResults } from '@hanchan/tournament';
import { guessColumns, type ImportColumn } from '../desk/import/columns.ts';
import { wholeName } from '../desk/import/names.ts';
import { readCountry } from '../event/countryNames.ts';

/**
 * What each column may be called: our own exports, the EMA's workbook, mahjong-portal's list, and plain words. Whose row it is may be said
 * as in any list of people.
 */
const COLUMNS = {
  place:
    'place position pos rank # 順位 platz rang placering plats plass puesto posición posizione posto lugar classement plaats miejsce pořadí umístění sija helyezés место'.split(
      ' ',
    ),
  name: ['name', 'player', '名前', '氏名'],
  firstName: ['first name', 'first_name', 'firstname', '名'],
  lastName: ['last name', 'last_name', 'lastname', 'surname', '姓'],
  score: [
    ...'score scores total points 得点 合計 punkte gesamt puntos punti pontos punten punkty body poäng poeng pisteet pont очки'.split(
      ' ',
    ),
    'total score',
  ],
  number: ['number', 'ema', 'ema number', 'ema id', 'emaid', 'ara id', 'id', '会員番号'],
  country: ['country', 'nation', '国'],
  club: ['club', 'organization', 'organisation', 'クラブ'],
  games: ['games', 'hanchan', 'rounds', '半荘数'],
} as const;
type Column = keyof typeof COLUMNS;

/** Which line is wrong, and why. */
export interface ResultsFault {
  readonly line: number;
  readonly why: 'noHeading' | 'noName' | 'noPlace' | 'badScore' | 'tooFew';
}

const THOUSAND = 1_000;

/** `inThousands`: scores as 45.3; otherwise as 45300. Games where no column says them: those of the event. */
export function readResults(
  text: string,
  { games, inThousands }: { readonly games: number; readonly inThousands: boolean },
): Result<readonly ResultRow[], ResultsFault> {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  const by = ['\t', ';', ','].find((mark) => lines[0]?.includes(mark)) ?? ',';
  const columns = columnsOf(cellsOf(lines[0] ?? '', by).map((cell) => cell.trim()));
  const hasName = columns.includes('name') || columns.includes('lastName');
  if (!columns.includes('place') || !hasName) return fail({ line: 1, why: 'noHeading' });
  const rows: ResultRow[] = [];
  for (const [i, line] of lines.slice(1).entries()) {
    const cells = cellsOf(line, by);
    const said = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? '';
    const parted = { firstName: said('firstName'), lastName: said('lastName') };
    const name = said('name') || wholeName(parted);
    const place = Number(said('place'));
    const score = scoreIn(said('score') || '0');
    if (name === '') return fail({ line: i + 2, why: 'noName' });
    if (!Number.isInteger(place) || place < 1) return fail({ line: i + 2, why: 'noPlace' });
    if (!Number.isFinite(score)) return fail({ line: i + 2, why: 'badScore' });
    rows.push({
      id: `r${i + 1}`,
      place,
      score: Math.round(inThousands ? score * THOUSAND : score),
      games: /^\d+$/.test(said('games')) ? Number(said('games')) : games,
      name,
      number: /[1-9]/.test(said('number')) ? said('number').replace(/^0+/, '') : '',
      country: readCountry(said('country')) ?? said('country'),
      club: said('club'),
    });
  }
  return rows.length < 2 ? fail({ line: lines.length, why: 'tooFew' }) : ok(rows);
}

/** The same as a table to be pasted, the best first, with scores in thousands. */
export function textOfResults({ games: all, rows }: WorkbookResults): string {
  const inOrder = [...rows].sort((a, b) => a.place - b.place);
  const lines = inOrder.map(({ place, name, score, games }) =>
    [place, name, score / THOUSAND, ...(all > 0 ? [games] : [])].join('\t'),
  );
  return [`place\tname\tscore${all > 0 ? '\tgames' : ''}`, ...lines].join('\n');
}

/** A comma between digits is a point; it divides no cells here, or the cell would have ended. */
const scoreIn = (text: string): number =>
  Number(
    text
      .replace(/[−▲]/, '-')
      .replace(/[\s'’]/g, '')
      .replace(/^(-?\d+),(\d+)$/, '$1.$2'),
  );

const OF_PEOPLE: Partial<Record<ImportColumn, Column>> = {
  ...{ name: 'name', firstName: 'firstName', lastName: 'lastName' },
  ...{ country: 'country', club: 'club', emaId: 'number' },
};

function columnsOf(heading: readonly string[]): readonly (Column | null)[] {
  const known = guessColumns(heading, []);
  return heading.map((cell, at) => OF_PEOPLE[known[at] ?? 'notes'] ?? columnOf(cell));
}

const columnOf = (cell: string): Column | null => {
  const plain = cell.trim().toLowerCase();
  const found = (Object.keys(COLUMNS) as Column[]).find((one) =>
    (COLUMNS[one] as readonly string[]).includes(plain),
  );
  return found ?? null;
};

/** Quotes hold what divides; doubled ones are one. */
function cellsOf(line: string, by: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const letter = line[i]!;
    if (letter === '"' && isQuoted && line[i + 1] === '"') {
      cells[cells.length - 1] += '"';
      i++;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === by && !isQuoted) cells.push('');
    else cells[cells.length - 1] += letter;
  }
  return cells;
}

// Comma-separated values as spreadsheets read them: UTF-8 with its mark, so that names come out right.

import type { Cell, DataTable } from './dataTable.ts';

const MARK = '\uFEFF';
const LINE_END = '\r\n';
/** What a spreadsheet would take for the beginning of a formula, in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

export function csvOf({ columns, rows }: DataTable): string {
  const head = columns.map(({ name }) => quoted(name));
  const lines = rows.map((row) =>
    columns.map(({ type }, i) => cellText(row[i] ?? null, type === 'text')),
  );
  return MARK + [head, ...lines].map((cells) => cells.join(',') + LINE_END).join('');
}

function cellText(cell: Cell, isText: boolean): string {
  if (cell === null) return '';
  const plain = String(cell);
  return quoted(isText && FORMULA.test(plain) ? `'${plain}` : plain);
}

const quoted = (plain: string) =>
  NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;

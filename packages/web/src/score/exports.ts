// A kept score as files: the whole log as JSON, and the hands and the result as CSV for a spreadsheet.

import { type Entry, type Kept, reportOf, resultNow } from '@hanchan/keeper';
import { SEATS } from '@hanchan/tiles';
import { dealName, lineText, type Names } from './figures.ts';

/** The log is the score: whoever has it can fold it again. */
export const asJson = (entries: readonly Entry[], kept: Kept): string =>
  `${JSON.stringify({ form: 'hanchan-kept', version: 1, entries, report: reportOf(kept) }, null, 2)}\n`;

/** A leading =, +, - or @ would be a formula to a spreadsheet; figures are left alone. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const rowOf = (cells: readonly (string | number)[]) => cells.map(cell).join(',');

export function asCsv(kept: Kept, heads: { deal: string; what: string; result: string }): string {
  const names: Names = kept.begin.names;
  const rows = [rowOf([heads.deal, heads.what, ...names, ...names])];
  for (const line of kept.lines) {
    if (line.isRemoved || line.problem !== null) continue;
    const { before, deltas, after } = line;
    rows.push(rowOf([dealName(before), lineText(line, names), ...deltas, ...after.scores]));
  }
  const { places, tournament } = resultNow(kept);
  const points = SEATS.map((seat) => tournament[seat] / 12);
  rows.push(rowOf([heads.result, '', ...places, ...points]));
  return `${rows.join('\r\n')}\r\n`;
}

/** Hands the reader a file. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

// A kept score as files: the whole log as JSON, and the hands and the result as CSV for a spreadsheet.

import { type Entry, type Kept, type KeptLine, reportOf, resultNow } from '@hanchan/keeper';
import { SEATS } from '@hanchan/tiles';

/** The log is the score: whoever has it can fold it again. */
export const asJson = (entries: readonly Entry[], kept: Kept): string =>
  `${JSON.stringify({ form: 'hanchan-kept', version: 1, entries, report: reportOf(kept) }, null, 2)}\n`;

/** A leading =, +, - or @ would be a formula to a spreadsheet; figures are left alone. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const rowOf = (cells: readonly (string | number)[]) => cells.map(cell).join(',');

/** The words of the table, in the reader's language. */
export interface CsvWords {
  readonly deal: string;
  readonly what: string;
  readonly result: string;
  readonly dealOf: (line: KeptLine) => string;
  readonly textOf: (line: KeptLine) => string;
}

export function asCsv(kept: Kept, words: CsvWords): string {
  const { names } = kept.begin;
  const rows = [rowOf([words.deal, words.what, ...names, ...names])];
  for (const line of kept.lines) {
    if (line.isRemoved || line.problem !== null) continue;
    const { deltas, after } = line;
    rows.push(rowOf([words.dealOf(line), words.textOf(line), ...deltas, ...after.scores]));
  }
  const { places, tournament } = resultNow(kept);
  const points = SEATS.map((seat) => tournament[seat] / 12);
  rows.push(rowOf([words.result, '', ...places, ...points]));
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

// The lines of a list and their cells, whatever stands between them.

import { cellsOf } from '@hanchan/tournament';
import { spaced } from './names.ts';

interface Row {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

const SEPARATORS = ['\t', ';', '|', ','] as const;

/** The first of them that the first line has: names have commas more often than semicolons. */
const separatorIn = (line: string): string => SEPARATORS.find((mark) => line.includes(mark)) ?? ',';

/** Every line on which something stands. */
export function rowsIn(text: string): readonly Row[] {
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = separatorIn(raw.find((line) => line.trim() !== '') ?? '');
  return raw
    .map((line, at) => ({ line: at + 1, text: line, cells: cellsOf(line, separator).map(spaced) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

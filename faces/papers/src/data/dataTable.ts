// Results as plain tables: the same rows become CSV, a sheet of a workbook, or JSON.

import type { ScoreUnit } from '@hanchan/tournament';

export type Cell = string | number | null;

export interface DataColumn {
  readonly name: string;
  /** Numbers may begin with minus; text that looks like a formula is made harmless. */
  readonly type: 'text' | 'number';
}

export interface DataTable {
  readonly title: string;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly (readonly Cell[])[];
}

export const text = (name: string): DataColumn => ({ name, type: 'text' });
export const number = (name: string): DataColumn => ({ name, type: 'number' });

const POINT = 12;
const THOUSAND = 1_000;

/** Twelfths of a point as P (1P is 1,000 points, or a point where points are plain), to three decimals: only split thirds are rounded. */
export const inP = (twelfths: number, unit: ScoreUnit): number =>
  Math.round((twelfths * THOUSAND) / (POINT * unit)) / THOUSAND;

export function recordsOf({ columns, rows }: DataTable): Record<string, Cell>[] {
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name }, i) => [name, row[i] ?? null])),
  );
}

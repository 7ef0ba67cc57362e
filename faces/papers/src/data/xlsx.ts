// Workbooks: every table a sheet, the first row fixed and bold. Text is written as text, never as a formula.

import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { DataTable } from './dataTable.ts';

const NARROW = 10;
const WIDE = 48;

export function xlsxOf(tables: readonly DataTable[]): Promise<Buffer> {
  const sheets = tables.map((table) => ({
    sheet: table.title,
    data: sheetData(table),
    columns: table.columns.map((_, i) => ({ width: widthOf(table, i) })),
    stickyRowsCount: 1,
  }));
  return writeXlsxFile(sheets).toBuffer();
}

function sheetData({ columns, rows }: DataTable): SheetData {
  const head = columns.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }));
  const body = rows.map((row) =>
    columns.map((_, i) => {
      const value = row[i] ?? null;
      if (value === null || value === '') return null;
      return typeof value === 'number' ? { value, type: Number } : { value, type: String };
    }),
  );
  return [head, ...body] as SheetData;
}

function widthOf({ columns, rows }: DataTable, at: number): number {
  const lengths = rows.map((row) => String(row[at] ?? '').length);
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  return Math.min(WIDE, Math.max(NARROW, columns[at]!.name.length + 2, longest + 2));
}

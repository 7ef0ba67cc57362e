// The table with a row for each deal and seat, as text or as Parquet: what its name ends with says which.

import { closeSync, openSync, writeSync } from 'node:fs';
import {
  type Cell,
  COLUMNS,
  type ColumnName,
  dealRows,
  dealTable,
  type MatchLabel,
  type MatchSummary,
} from '@hanchan/arena';
import type { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { writeReason } from '../namedFile.ts';
import { loadParquet } from '../parts.ts';
import { LineFile, requireWritable, WriteFailure } from '../simulateFiles.ts';

type Numbered = Pick<MatchLabel, 'match' | 'rules'>;

export interface DealTable {
  readonly isText: boolean;
  /** The deals of the next match; its rows as text where they are known already. */
  write(label: Numbered, summary: MatchSummary, rows?: readonly string[]): void;
  /** What is left is written, which may fail. */
  finish(): void;
  close(): void;
}

const isParquet = (path: string): boolean => path.toLowerCase().endsWith('.parquet');

export const openTable = (argument: string, path: string): Promise<DealTable> | DealTable =>
  isParquet(path) ? openParquet(argument, path) : openText(argument, path);

function openText(argument: string, path: string): DealTable {
  const lines = new LineFile(argument, path);
  lines.write([COLUMNS.join(',')]);
  return {
    isText: true,
    write: (label, summary, rows) => lines.write(rows ?? dealRows(label, summary)),
    finish: () => undefined,
    close: () => lines.close(),
  };
}

type ColumnType = 'BOOLEAN' | 'INT32' | 'INT64' | 'DOUBLE' | 'STRING';

/** Whole numbers but for these; seeds go beyond 32 bits with a sign. A `?` stands behind what does not apply to every deal and seat. */
const OTHER_TYPES: Partial<Record<ColumnName, ColumnType | `${ColumnType}?`>> = {
  seed: 'INT64',
  rules: 'STRING',
  bot: 'STRING',
  is_dealer: 'BOOLEAN',
  outcome: 'STRING',
  won: 'BOOLEAN',
  by_own_draw: 'BOOLEAN?',
  turn: 'INT32?',
  han: 'INT32?',
  fu: 'INT32?',
  limit: 'STRING?',
  win_points: 'INT32?',
  yaku: 'STRING?',
  dealt_in: 'BOOLEAN',
  deal_in_points: 'INT32?',
  riichi: 'BOOLEAN',
  tenpai: 'BOOLEAN?',
  result: 'DOUBLE',
};

/** Enough to be packed well, few enough to be held; the same bytes whoever played the matches. */
const ROWS_AT_ONCE = 50_000;

async function openParquet(argument: string, path: string): Promise<DealTable> {
  const parquet = await loadParquet(`${argument} ${path}`);
  requireWritable(argument, path);
  const bytes = new parquet.ByteWriter();
  const schema = parquet.schemaFromColumnData({
    columnData: COLUMNS.map((name) => columnOf(name, [])),
  });
  const writer = new parquet.ParquetWriter({ writer: bytes, schema, createdBy: 'hanchan' });
  return new ParquetTable(argument, path, writer, bytes);
}

function columnOf(name: ColumnName, data: unknown[]) {
  const written = OTHER_TYPES[name] ?? 'INT32';
  return {
    name,
    data,
    type: written.replace('?', '') as ColumnType,
    nullable: written.endsWith('?'),
  };
}

class ParquetTable implements DealTable {
  readonly isText = false;
  readonly #argument: string;
  readonly #path: string;
  readonly #writer: ParquetWriter;
  readonly #bytes: ByteWriter;
  readonly #handle: number;
  #rows: Record<ColumnName, Cell>[] = [];

  constructor(argument: string, path: string, writer: ParquetWriter, bytes: ByteWriter) {
    this.#argument = argument;
    this.#path = path;
    this.#writer = writer;
    this.#bytes = bytes;
    this.#handle = openSync(path, 'w');
  }

  write(label: Numbered, summary: MatchSummary): void {
    for (const row of dealTable(label, summary)) {
      this.#rows.push(row);
      if (this.#rows.length === ROWS_AT_ONCE) this.#writeRows();
    }
  }

  finish(): void {
    this.#writeRows();
    this.#writer.finish();
    this.#flush();
  }

  close(): void {
    closeSync(this.#handle);
  }

  #writeRows(): void {
    const rows = this.#rows;
    if (rows.length === 0) return;
    const columnData = COLUMNS.map((name) => {
      const cells = rows.map((row) => row[name]);
      return columnOf(
        name,
        OTHER_TYPES[name] === 'INT64' ? cells.map((cell) => BigInt(cell!)) : cells,
      );
    });
    this.#writer.write({ columnData, rowGroupSize: ROWS_AT_ONCE });
    this.#rows = [];
    this.#flush();
  }

  #flush(): void {
    const bytes = this.#bytes.getBytes();
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(this.#handle, bytes, at);
    } catch (error) {
      const nothing = 'a Parquet file that is not whole cannot be read';
      throw new WriteFailure(`${this.#argument}: ${this.#path}: ${writeReason(error)}; ${nothing}`);
    }
    this.#bytes.index = 0;
  }
}

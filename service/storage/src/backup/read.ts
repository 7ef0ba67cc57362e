// Reads a backup line by line and checks it against its checksums. What is damaged is named: the place in the
// file, the table, and what was expected there.

import { migrationNames } from '../migrations.ts';
import type { BackupHead, BackupReport, Value } from './form.ts';
import { BACKUP_VERSION, COLUMNS, createSums, SAVED_TABLES } from './form.ts';
import { BadBackup, unpackedLines } from './unpacking.ts';

export interface SavedRow {
  /** As the schema of the backup has it. */
  readonly table: string;
  readonly columns: readonly string[];
  readonly values: readonly Value[];
}

/** Every row in order; ends with the report once the last checksum has held, and throws `BadBackup` otherwise. */
export const readBackup = (file: string): AsyncGenerator<SavedRow, BackupReport> =>
  readBackupLines(unpackedLines(file));

/** The same from the lines of the file. */
export async function* readBackupLines(
  lines: AsyncIterable<string>,
): AsyncGenerator<SavedRow, BackupReport> {
  const reader = createReader(lines[Symbol.asyncIterator]());
  const head = toHead(await reader.next('the first line'));
  const counts: Record<string, number> = {};
  let total = 0;
  for (;;) {
    const opening = await reader.nextTable();
    if (opening === null) break;
    const { table, columns } = toTable(opening, Object.keys(counts), head, reader.line);
    let rows = 0;
    for (;;) {
      const value = await reader.next(`table ${table}`, rows);
      if (!Array.isArray(value)) {
        reader.checkEnd(table, value, rows);
        break;
      }
      if (value.length !== columns.length) {
        throw new BadBackup(`line ${reader.line}: table ${table}: a row of ${value.length} values`);
      }
      if (!value.every(isValue)) {
        throw new BadBackup(`line ${reader.line}: table ${table}: a value is no text or number`);
      }
      rows++;
      yield { table, columns, values: value };
    }
    counts[table] = rows;
    total += rows;
  }
  await reader.close(total, isOurs(head) ? SAVED_TABLES[Object.keys(counts).length] : undefined);
  return { created: head.created, schema: head.schema, rows: total, tables: counts };
}

interface End {
  readonly end?: unknown;
  readonly rows?: unknown;
  readonly sum?: unknown;
}

function createReader(lines: AsyncIterator<string>) {
  const sums = createSums();
  let line = 0;
  // The sums of what came before the line in hand: an end line does not cover itself.
  let pending: string | undefined;
  let tableSum = '';
  let closing: End = {};

  async function take(where: string, rows?: number): Promise<string> {
    const { value, done } = await lines.next();
    if (done === true) {
      const after = rows === undefined ? '' : `, after ${rows} rows`;
      throw new BadBackup(`the file is cut off in ${where}${after}`);
    }
    line++;
    return value;
  }

  const settle = () => {
    if (pending !== undefined) sums.line(pending);
    pending = undefined;
  };

  return {
    get line() {
      return line;
    },
    /** The line that opens the next table; null where the last line of all stands. */
    async nextTable(): Promise<unknown> {
      settle();
      sums.open();
      const text = await take('the last line');
      const value = parse(text, line);
      if ((value as End | null)?.end === 'backup') {
        closing = value as End;
        return null;
      }
      pending = text;
      return value;
    },
    async next(where: string, rows?: number): Promise<unknown> {
      settle();
      pending = await take(where, rows);
      return parse(pending, line);
    },
    checkEnd(table: string, value: unknown, rows: number) {
      tableSum = sums.table();
      const { end, rows: told, sum } = (value ?? {}) as End;
      if (end !== table) throw new BadBackup(`line ${line}: table ${table} is not closed here`);
      if (told !== rows) {
        const saved = typeof told === 'number' ? told : 'an unknown number of';
        throw new BadBackup(`table ${table}: ${saved} rows were saved, ${rows} are here`);
      }
      if (sum !== tableSum) {
        throw new BadBackup(`table ${table} (to line ${line}): the checksum does not match`);
      }
    },
    async close(rows: number, missing?: string) {
      const { rows: told, sum } = closing;
      if (missing !== undefined) {
        throw new BadBackup(`line ${line}: table ${missing} with its columns should begin here`);
      }
      if (told !== rows || sum !== sums.all()) {
        throw new BadBackup(`line ${line}: the checksum of the whole file does not match`);
      }
      if ((await lines.next()).done !== true) {
        throw new BadBackup(`line ${line + 1}: there is text after the end`);
      }
    },
  };
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBackup(`line ${line} is not JSON`);
  }
}

function toHead(value: unknown): BackupHead {
  const head = value as BackupHead;
  if (typeof value !== 'object' || value === null || typeof head.backup !== 'number') {
    throw new BadBackup('line 1: this is not a Hanchan backup');
  }
  if (head.backup !== BACKUP_VERSION) {
    throw new BadBackup(
      `line 1: the backup has format ${head.backup}; this version reads format ${BACKUP_VERSION}`,
    );
  }
  if (!isTexts(head.schema) || typeof head.created !== 'string') {
    throw new BadBackup(
      'line 1: created and schema must say when and by which version it was made',
    );
  }
  const newer = head.schema.find((name, i) => migrationNames[i] !== name);
  if (newer === undefined && head.schema.length > 0) return head;
  throw new BadBackup(
    `line 1: the backup was made by a newer version: this one does not know its schema ${newer ?? 'at all'}`,
  );
}

const isValue = (value: unknown): value is Value =>
  value === null || typeof value === 'string' || typeof value === 'number';

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isOurs = ({ schema }: BackupHead) => schema.length === migrationNames.length;

interface OpenedTable {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Of our own schema we know what must stand here; an older one is believed, since its checksums hold. */
function toTable(
  value: unknown,
  before: readonly string[],
  head: BackupHead,
  line: number,
): OpenedTable {
  const { table, columns } = (value ?? {}) as Partial<OpenedTable>;
  const ours = SAVED_TABLES[before.length];
  if (isOurs(head)) {
    if (ours === undefined) throw new BadBackup(`line ${line}: the last line should stand here`);
    const isRight = table === ours && isTexts(columns) && columns.join() === COLUMNS[ours].join();
    if (isRight) return { table, columns: COLUMNS[ours] };
    throw new BadBackup(`line ${line}: table ${ours} with its columns should begin here`);
  }
  const isTable = typeof table === 'string' && !before.includes(table) && isTexts(columns);
  if (isTable) return { table, columns };
  throw new BadBackup(`line ${line}: a table with its columns should begin here`);
}

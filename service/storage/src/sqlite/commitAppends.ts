// Many appends in one SQLite transaction, which costs one fsync.

import type { Append } from '../append.ts';
import type { SqliteDatabase } from './dialect.ts';

const MOVE =
  'update streams set head = head + ?, is_open = is_open * ? where kind = ? and id = ? and head = ? and epoch = ?';
const INSERT = 'insert into log (kind, id, seq, at, body) values (?, ?, ?, ?, ?)';

export async function commitOnSqlite(
  { thread, floor }: SqliteDatabase,
  appends: readonly Append[],
): Promise<readonly boolean[]> {
  await floor.pass();
  return thread.commit({ guard: MOVE, rest: INSERT, groups: appends.map(parametersOf) });
}

function parametersOf({ kind, id, from, epoch, entries, isLast }: Append): unknown[][] {
  const stillOpen = isLast === true ? 0 : 1;
  return [
    [entries.length, stillOpen, kind, id, from, epoch],
    ...entries.map(({ at, body }, i) => [kind, id, from + i, at, body]),
  ];
}

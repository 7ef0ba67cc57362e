// Many appends in one SQLite transaction, which costs one fsync.

import type { Append } from '../append.ts';
import type { SqliteDatabase } from './dialect.ts';
import type { Statement } from './thread.ts';

const MOVE =
  'update streams set head = head + ?, is_open = is_open * ? where kind = ? and id = ? and head = ? and epoch = ?';
const INSERT = 'insert into log (kind, id, seq, at, body) values (?, ?, ?, ?, ?)';

export async function commitOnSqlite(
  { thread, floor }: SqliteDatabase,
  appends: readonly Append[],
): Promise<readonly boolean[]> {
  await floor.pass();
  return thread.commit(appends.map(statementsOf));
}

function statementsOf({ kind, id, from, epoch, entries, isLast }: Append): Statement[] {
  const stillOpen = isLast === true ? 0 : 1;
  return [
    { sql: MOVE, parameters: [entries.length, stillOpen, kind, id, from, epoch] },
    ...entries.map(({ at, body }, i) => ({
      sql: INSERT,
      parameters: [kind, id, from + i, at, body],
    })),
  ];
}

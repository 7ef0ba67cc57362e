// Many appends in one PostgreSQL statement, so one round trip and one fsync: the heads move where stream, number
// and epoch are as expected, and only the entries of streams that moved are written.

import type { Pool } from 'pg';
import type { Append } from '../append.ts';

const COMMIT = `
with wanted as (
  select * from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::int[], $6::int[])
    as w(kind, id, start, epoch, count, is_open)
), held as (
  select s.kind, s.id from streams s join wanted w on s.kind = w.kind and s.id = w.id
  order by s.kind, s.id for update of s
), moved as (
  update streams s set head = s.head + w.count, is_open = s.is_open * w.is_open
  from wanted w join held h on h.kind = w.kind and h.id = w.id
  where s.kind = w.kind and s.id = w.id and s.head = w.start and s.epoch = w.epoch
  returning s.kind, s.id
), written as (
  insert into log (kind, id, seq, at, body)
  select e.kind, e.id, e.seq, e.at, e.body
  from unnest($7::text[], $8::text[], $9::int[], $10::bigint[], $11::text[]) as e(kind, id, seq, at, body)
  join moved m on m.kind = e.kind and m.id = e.id
)
select kind, id from moved`;

/** The streams must differ: a statement moves each head once. */
export async function commitOnPostgres(
  pool: Pool,
  appends: readonly Append[],
): Promise<readonly boolean[]> {
  const entries = appends.flatMap(({ kind, id, from, entries }) =>
    entries.map(({ at, body }, i) => ({ kind, id, seq: from + i, at, body })),
  );
  const { rows } = await pool.query<{ kind: string; id: string }>({
    name: 'commit-appends',
    text: COMMIT,
    values: [
      appends.map(({ kind }) => kind),
      appends.map(({ id }) => id),
      appends.map(({ from }) => from),
      appends.map(({ epoch }) => epoch),
      appends.map(({ entries }) => entries.length),
      appends.map(({ isLast }) => (isLast === true ? 0 : 1)),
      entries.map(({ kind }) => kind),
      entries.map(({ id }) => id),
      entries.map(({ seq }) => seq),
      entries.map(({ at }) => at),
      entries.map(({ body }) => body),
    ],
  });
  const moved = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  return appends.map(({ kind, id }) => moved.has(`${kind} ${id}`));
}

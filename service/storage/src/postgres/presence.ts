// A server on PostgreSQL shows that it is there for as long as its process lives: alone, or as one of several that know each other.
// Two that do not would take each other's tables.

import pg from 'pg';
import { UnfitDatabase } from '../fault.ts';

/** Any number of our own; the same for everybody who serves from this database. */
const LOCK = 4_847_302_911;

/** Answers how to leave. */
export async function showPresence(
  url: string,
  isOneOfSeveral: boolean,
): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: url, application_name: 'hanchan server' });
  // If PostgreSQL ends, so does what it showed.
  client.on('error', () => undefined);
  await client.connect();
  const how = isOneOfSeveral ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
  const { rows } = await client.query<{ got: boolean }>(`select ${how}($1) as got`, [LOCK]);
  if (rows[0]?.got === true) return () => client.end();
  await client.end();
  throw new UnfitDatabase(
    'inUse',
    'another server is using this database: stop it, or give both the same NATS_URL so that they share it',
  );
}

// The connections to PostgreSQL.

import pg from 'pg';

const INT8 = 20;

/** Times and counts are far below 2^53, so 64-bit integers may arrive as numbers. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export function createPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max, types, application_name: 'hanchan' });
  // A connection that breaks is replaced at the next query, and what is asked of it fails there; without a listener,
  // also of its own for while somebody uses it, the end of PostgreSQL would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

// How long tables are with a process that is dead, as the database has it, looked at again and again.

import pg from 'pg';
import { pause } from '../support/crashing.ts';
import { afterTest } from '../support/fixture.ts';

const LOOK_MS = 100;

export interface Ownerless {
  /** The process of this name has just been killed. */
  died(node: string): void;
  /** For each table and each death of its process, until it was with another one. */
  readonly times: readonly number[];
}

export function watchOwners(databaseUrl: string): Ownerless {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  const deaths = new Map<string, number>();
  /** Tables of the dead, and since when. */
  const orphans = new Map<string, number>();
  const times: number[] = [];
  let isWatching = true;

  async function look(): Promise<void> {
    const { rows } = await pool.query<{ id: string; node: string }>(
      "select id, node from streams where kind = 'table'",
    );
    for (const { id, node } of rows) {
      const diedAt = deaths.get(node);
      const since = orphans.get(id);
      if (diedAt !== undefined) orphans.set(id, since ?? diedAt);
      else if (since !== undefined) {
        times.push(performance.now() - since);
        orphans.delete(id);
      }
    }
  }

  const watching = (async () => {
    while (isWatching) {
      // The database is away for moments, too.
      await look().catch(() => undefined);
      await pause(LOOK_MS);
    }
  })();
  afterTest(async () => {
    isWatching = false;
    await watching;
    await pool.end();
  });
  return {
    times,
    died: (node) => void deaths.set(node, performance.now()),
  };
}

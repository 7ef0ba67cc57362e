// What tests that kill the server share: databases that keep their promises, and chance that can be repeated.

import { join } from 'node:path';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { afterTest, temporaryFolder } from './fixture.ts';

export const DATABASES: Record<string, () => Promise<string>> = {
  SQLite: async () => join(temporaryFolder(), 'hanchan.db'),
  async PostgreSQL() {
    const postgres = await startPostgres();
    afterTest(() => postgres.stop());
    return postgres.url('crash');
  },
};

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Small and seeded: what is done, and when the server dies. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** How often each load kills on each database. */
function killsWanted(): number {
  const wanted = Number(process.env['HANCHAN_KILLS'] ?? 0);
  if (wanted > 0) return wanted;
  return process.env['HANCHAN_FULL'] === '1' ? 50 : 2;
}

export const KILL_SEED = Number(process.env['HANCHAN_KILL_SEED'] ?? 7);

export const KILLS = killsWanted();

/** A machine that others use as well may need seconds for one start. */
export const TIMEOUT_MS = 300_000 + KILLS * 30_000;

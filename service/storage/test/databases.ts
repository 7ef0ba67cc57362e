// The same tests on both databases: a fresh one for each storage that a test asks for.

import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { startPostgres, type TestPostgres } from '../../../tools/postgres.mjs';
import { openStorage, type Storage, type StorageOptions } from '../src/index.ts';

export interface Databases {
  /** The address of a new, empty database. */
  readonly fresh: () => Promise<string>;
  /** Opens it; closed after the test. */
  readonly open: (options: StorageOptions) => Promise<Storage>;
  /** Opens a new, empty one. */
  readonly openFresh: (options?: Partial<StorageOptions>) => Promise<Storage>;
}

/** A busy machine takes its time. */
export const HOOK_MS = 120_000;

const ENGINES = { SQLite: sqlite, PostgreSQL: postgres };

export function onBoth(name: string, tests: (databases: Databases) => void): void {
  describe.each(Object.entries(ENGINES))(`${name} on %s`, (_, engine) => {
    const fresh = engine();
    const opened: Storage[] = [];
    const open = async (options: StorageOptions) => {
      const storage = await openStorage({ connections: 4, ...options });
      opened.push(storage);
      return storage;
    };
    afterEach(async () => {
      for (const storage of opened.splice(0)) await storage.close();
    });
    tests({ fresh, open, openFresh: async (options) => open({ ...options, url: await fresh() }) });
  });
}

function sqlite(): () => Promise<string> {
  const folder = temporaryFolder();
  let count = 0;
  return async () => join(folder, String(++count), 'hanchan.db');
}

function postgres(): () => Promise<string> {
  let server: TestPostgres | undefined;
  let count = 0;
  beforeAll(async () => {
    server = await startPostgres({ isDurable: false });
  }, HOOK_MS);
  afterAll(() => server?.stop(), HOOK_MS);
  return () => server!.url(`test${++count}`);
}

// Rulebooks that were installed, each as the one file that it came in. One that was taken back stays: it explains the games
// that were played by it.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface StoredRulebook {
  readonly id: string;
  readonly hash: string;
  /** As it was installed. */
  readonly pack: string;
  /** Whether new games may be played by it. */
  readonly isOffered: boolean;
}

export interface Rulebooks {
  /** Adds the book, or puts this in its place. */
  save(book: StoredRulebook): Promise<void>;
  /** False: there is none under this id. */
  offer(id: string, isOffered: boolean): Promise<boolean>;
  find(id: string): Promise<StoredRulebook | undefined>;
  /** What tells whether anything has changed, in the order in which they came. */
  list(): Promise<readonly Omit<StoredRulebook, 'pack'>[]>;
}

export function createRulebooks(db: Kysely<Schema>, now: () => number): Rulebooks {
  return {
    async save({ id, hash, pack, isOffered }) {
      const own = { hash, pack, is_offered: Number(isOffered) };
      await db
        .insertInto('rulebooks')
        .values({ id, ...own, installed_at: now() })
        .onConflict((c) => c.column('id').doUpdateSet(own))
        .execute();
    },
    async offer(id, isOffered) {
      const { numUpdatedRows } = await db
        .updateTable('rulebooks')
        .set({ is_offered: Number(isOffered) })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async find(id) {
      const row = await db
        .selectFrom('rulebooks')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return { id, hash: row.hash, pack: row.pack, isOffered: row.is_offered === 1 };
    },
    async list() {
      const rows = await db
        .selectFrom('rulebooks')
        .select(['id', 'hash', 'is_offered'])
        .orderBy('installed_at')
        .orderBy('id')
        .execute();
      return rows.map(({ id, hash, is_offered }) => ({ id, hash, isOffered: is_offered === 1 }));
    },
  };
}

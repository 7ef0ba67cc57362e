// What a long stream comes to, kept beside it so that it need not be read first. It follows from the stream: it is in no backup, goes
// with whatever is rewritten or removed, and whoever reads it decides whether to believe it.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface StoredFold {
  /** How many entries are in it. */
  readonly head: number;
  /** How it is written. */
  readonly form: string;
  readonly proof: string;
  readonly data: string;
}

export interface Folds {
  find(kind: string, id: string): Promise<StoredFold | null>;
  /** In the place of the one before; false, and nothing is kept, for whoever has the stream no more. */
  keep(
    stream: { readonly kind: string; readonly id: string; readonly epoch: number },
    fold: StoredFold,
  ): Promise<boolean>;
}

export function createFolds(db: Kysely<Schema>): Folds {
  return {
    async find(kind, id) {
      const row = await db
        .selectFrom('folds')
        .select(['head', 'form', 'proof', 'data'])
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      return row ?? null;
    },
    keep: ({ kind, id, epoch }, fold) =>
      db.transaction().execute(async (trx) => {
        // Writes nothing new: nobody can take the stream over, or rewrite it, before the fold is in.
        const { numUpdatedRows } = await trx
          .updateTable('streams')
          .set((row) => ({ head: row.ref('head') }))
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('epoch', '=', epoch)
          .where('head', '>=', fold.head)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        await trx
          .insertInto('folds')
          .values({ kind, id, ...fold })
          .onConflict((c) => c.columns(['kind', 'id']).doUpdateSet(fold))
          .execute();
        return true;
      }),
  };
}

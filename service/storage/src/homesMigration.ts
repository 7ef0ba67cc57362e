// The table behind `homes.ts`.

import type { Kysely, Migration } from 'kysely';

/** From which homes people came lately: marks that say nothing by themselves, and are forgotten again. */
export const homesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('homes')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('mark', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('homes_key', ['person', 'mark'])
      .execute();
    await db.schema.createIndex('homes_mark').on('homes').columns(['mark', 'seen_at']).execute();
  },
};

// How long people waited for a game, for those who wait now: what was looked for, when and how long, not who it was.

import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

export interface Wait {
  readonly at: number;
  readonly ms: number;
  /** How many of the four were people. */
  readonly people: number;
}

export interface Waits {
  /** Under an id that follows from the table and the place: saving twice is saving once. */
  add(id: string, rules: string, wait: Wait): Promise<void>;
  /** At this hour of the week, counted from the first of 1970. */
  atHour(rules: string, hour: number, since: number): Promise<readonly Wait[]>;
  forget(before: number): Promise<void>;
}

const HOUR = sql.lit(3_600_000);
const HOURS = sql.lit(7 * 24);

export function createWaits(db: Kysely<Schema>): Waits {
  return {
    async add(id, rules, wait) {
      await db
        .insertInto('waits')
        .values({ id, rules, ...wait })
        .onConflict((c) => c.column('id').doNothing())
        .execute();
    },
    atHour: (rules, hour, since) =>
      db
        .selectFrom('waits')
        .select(['at', 'ms', 'people'])
        .where('rules', '=', rules)
        .where('at', '>=', since)
        .where(sql<number>`(at / ${HOUR}) % ${HOURS}`, '=', hour)
        .orderBy('at')
        .execute(),
    async forget(before) {
      await db.deleteFrom('waits').where('at', '<', before).execute();
    },
  };
}

// From which homes people came lately: not their addresses, but marks that only this database can make of them, and only for some weeks.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Somebody who came from a home that another came from, too. */
export interface Neighbour {
  readonly person: string;
  readonly mark: string;
  readonly at: number;
}

export interface Homes {
  /** What marks are made with: whoever comes first decides, and it stays with this database. */
  secret(fresh: string): Promise<string>;
  note(person: string, marks: readonly string[], at: number): Promise<void>;
  /** By person, those that were noted since. */
  marksOf(
    people: readonly string[],
    since: number,
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Who shares a mark with the person, the latest first. */
  neighboursOf(person: string, since: number): Promise<readonly Neighbour[]>;
  forget(before: number): Promise<void>;
}

const SECRET = 'homes';
const MOST = 200;

export function createHomes(db: Kysely<Schema>): Homes {
  return {
    async secret(fresh) {
      await db
        .insertInto('meta')
        .values({ key: SECRET, value: fresh })
        .onConflict((c) => c.doNothing())
        .execute();
      const row = await db
        .selectFrom('meta')
        .select('value')
        .where('key', '=', SECRET)
        .executeTakeFirstOrThrow();
      return row.value;
    },
    async note(person, marks, at) {
      if (marks.length === 0) return;
      await db
        .insertInto('homes')
        .values(marks.map((mark) => ({ person, mark, seen_at: at })))
        .onConflict((c) => c.columns(['person', 'mark']).doUpdateSet({ seen_at: at }))
        .execute();
    },
    async marksOf(people, since) {
      const found = new Map<string, string[]>();
      if (people.length === 0) return found;
      const rows = await db
        .selectFrom('homes')
        .select(['person', 'mark'])
        .where('person', 'in', people)
        .where('seen_at', '>=', since)
        .execute();
      for (const { person, mark } of rows) found.set(person, [...(found.get(person) ?? []), mark]);
      return found;
    },
    async neighboursOf(person, since) {
      const rows = await db
        .selectFrom('homes as own')
        .innerJoin('homes as other', 'other.mark', 'own.mark')
        .select(['other.person', 'other.mark', 'other.seen_at'])
        .where('own.person', '=', person)
        .where('own.seen_at', '>=', since)
        .where('other.person', '!=', person)
        .where('other.seen_at', '>=', since)
        .orderBy('other.seen_at', 'desc')
        .limit(MOST)
        .execute();
      return rows.map(({ person: other, mark, seen_at }) => ({ person: other, mark, at: seen_at }));
    },
    async forget(before) {
      await db.deleteFrom('homes').where('seen_at', '<', before).execute();
    },
  };
}

// Who looks for a game, one row each, so that nobody waits twice and a crash loses nobody. Groups are claimed in one
// transaction: whoever is in one cannot be put into another, whichever process looks at the queue. Everything is timed by the
// clock of the database, which all processes see.

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema, SeekerRow } from './schema.ts';

export interface StoredSeeker {
  readonly person: string;
  /** JSON of the server's own. */
  readonly data: string;
  readonly isHidden: boolean;
  /** Since they began to look, since the last sign of life, and since a group was found for them. */
  readonly waitedMs: number;
  readonly silentMs: number;
  readonly match: string | null;
  readonly matchedMs: number;
  readonly seatedMs: number | null;
}

export interface Seekers {
  /** Adds the person, or changes what they look for; how long they have waited stays. False: they sit already. */
  put(person: string, data: string): Promise<boolean>;
  remove(person: string): Promise<void>;
  /** Whether they look for a game, and have no table yet. */
  isWaiting(person: string): Promise<boolean>;
  all(): Promise<readonly StoredSeeker[]>;
  /** The pages of these people are there. */
  seen(people: readonly string[], isHidden: boolean): Promise<void>;
  /** All of them, or nobody: false where one is in a group already, or gone. */
  claim(match: string, people: readonly string[]): Promise<boolean>;
  /** The group does not come about: those who stay look on as if nothing had been, the others are out. */
  dissolve(match: string, absent: readonly string[]): Promise<void>;
  /** They have a table now. True for the one process that is first to say so. */
  seat(match: string): Promise<boolean>;
}

export function createSeekers(db: Kysely<Schema>, now: () => RawBuilder<number>): Seekers {
  const ageOf = (column: 'since' | 'seen_at' | 'matched_at' | 'seated_at') =>
    sql<number | null>`${now()} - ${sql.ref(column)}`;
  return {
    async put(person, data) {
      const row = { person, data, since: now(), seen_at: now(), is_hidden: 0 };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('seekers')
        .values(row)
        .onConflict((c) =>
          c
            .column('person')
            .doUpdateSet({ data, seen_at: now(), is_hidden: 0 })
            .where('seekers.seated_at', 'is', null),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows !== 0n;
    },
    async remove(person) {
      await db.deleteFrom('seekers').where('person', '=', person).execute();
    },
    async isWaiting(person) {
      const row = await db
        .selectFrom('seekers')
        .select('person')
        .where('person', '=', person)
        .where('seated_at', 'is', null)
        .executeTakeFirst();
      return row !== undefined;
    },
    async all() {
      const rows = await db
        .selectFrom('seekers')
        .select(['person', 'data', 'is_hidden', 'match_id', 'seated_at'])
        .select([
          ageOf('since').as('waited'),
          ageOf('seen_at').as('silent'),
          ageOf('matched_at').as('matched'),
          ageOf('seated_at').as('seated'),
        ])
        .orderBy('since')
        .orderBy('person')
        .execute();
      return rows.map(toSeeker);
    },
    async seen(people, isHidden) {
      if (people.length === 0) return;
      await db
        .updateTable('seekers')
        .set({ seen_at: now(), is_hidden: Number(isHidden) })
        .where('person', 'in', people)
        .execute();
    },
    claim: (match, people) =>
      db
        .transaction()
        .execute(async (trx) => {
          // In one order, so that two processes never wait for each other.
          for (const person of [...people].sort()) {
            const { numUpdatedRows } = await trx
              .updateTable('seekers')
              .set({ match_id: match, matched_at: now() })
              .where('person', '=', person)
              .where('match_id', 'is', null)
              .executeTakeFirst();
            if (numUpdatedRows === 0n) throw TAKEN;
          }
          return true;
        })
        .catch((error: unknown) => {
          if (error === TAKEN) return false;
          throw error;
        }),
    dissolve: (match, absent) =>
      db.transaction().execute(async (trx) => {
        const group = trx.deleteFrom('seekers').where('match_id', '=', match);
        if (absent.length > 0)
          await group.where('person', 'in', absent).where('seated_at', 'is', null).execute();
        await trx
          .updateTable('seekers')
          .set({ match_id: null, matched_at: null })
          .where('match_id', '=', match)
          .where('seated_at', 'is', null)
          .execute();
      }),
    async seat(match) {
      const { numUpdatedRows } = await db
        .updateTable('seekers')
        .set({ seated_at: now() })
        .where('match_id', '=', match)
        .where('seated_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows !== 0n;
    },
  };
}

/** Rolls back what was claimed of a group before. */
const TAKEN = new Error('somebody of the group is not free any more');

type Row = Pick<SeekerRow, 'person' | 'data' | 'is_hidden' | 'match_id'> & {
  readonly waited: number | null;
  readonly silent: number | null;
  readonly matched: number | null;
  readonly seated: number | null;
};

const toSeeker = (row: Row): StoredSeeker => ({
  person: row.person,
  data: row.data,
  isHidden: row.is_hidden !== 0,
  waitedMs: row.waited ?? 0,
  silentMs: row.silent ?? 0,
  match: row.match_id,
  matchedMs: row.matched ?? 0,
  seatedMs: row.seated,
});

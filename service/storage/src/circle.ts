// Whom people know here: whom they follow, with whom they played, and who has asked them to a table.

import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Somebody by name; an account, or a guest. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly isGuest: boolean;
}

export interface StoredInvitation {
  readonly to: string;
  readonly from: Known;
  readonly table: string;
  readonly at: number;
}

export interface Circle {
  follow(person: string, other: string): Promise<void>;
  unfollow(person: string, other: string): Promise<void>;
  followedBy(person: string): Promise<readonly Known[]>;
  /** Which of these follow the person. */
  followersAmong(person: string, others: readonly string[]): Promise<readonly string[]>;
  /** People at the last tables of this person, the latest first. */
  recentOpponents(person: string, limit: number): Promise<readonly (Known & { at: number })[]>;
  invite(invitation: { person: string; inviter: string; table: string; at: number }): Promise<void>;
  /** To any of these people, the latest first. */
  invitationsTo(people: readonly string[], since: number): Promise<readonly StoredInvitation[]>;
  /** Answered, or taken back. */
  dropInvitation(person: string, inviter: string): Promise<void>;
}

export function createCircle(db: Kysely<Schema>, now: () => number): Circle {
  return {
    async follow(person, followed) {
      await db
        .insertInto('follows')
        .values({ person, followed, created_at: now() })
        .onConflict((c) => c.columns(['person', 'followed']).doNothing())
        .execute();
    },
    async unfollow(person, followed) {
      await db
        .deleteFrom('follows')
        .where((is) => is.and({ person, followed }))
        .execute();
    },
    async followedBy(person) {
      const rows = await db
        .selectFrom('follows')
        .innerJoin('people', 'people.id', 'follows.followed')
        .leftJoin('accounts', 'accounts.person', 'people.id')
        .select(['people.id', 'people.name', 'accounts.person as account'])
        .where('follows.person', '=', person)
        .orderBy('people.name')
        .execute();
      return rows.map(toKnown);
    },
    async followersAmong(person, others) {
      if (others.length === 0) return [];
      const rows = await db
        .selectFrom('follows')
        .select('person')
        .where('followed', '=', person)
        .where('person', 'in', others)
        .execute();
      return rows.map((row) => row.person);
    },
    async recentOpponents(person, limit) {
      const games = await db
        .selectFrom('game_seats')
        .select('game')
        .distinct()
        .select('started_at')
        .where('person', '=', person)
        .orderBy('started_at', 'desc')
        .limit(GAMES_LOOKED_AT)
        .execute();
      if (games.length === 0) return [];
      const rows = await db
        .selectFrom('game_seats')
        .innerJoin('people', 'people.id', 'game_seats.person')
        .leftJoin('accounts', 'accounts.person', 'people.id')
        .select(['people.id', 'people.name', 'accounts.person as account'])
        .select((row) => row.fn.max('game_seats.started_at').as('at'))
        .where(
          'game_seats.game',
          'in',
          games.map(({ game }) => game),
        )
        .where('people.id', '!=', person)
        .groupBy(['people.id', 'people.name', 'accounts.person'])
        .orderBy('at', 'desc')
        .orderBy('people.id')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...toKnown(row), at: Number(row.at) }));
    },
    async invite({ person, inviter, table, at }) {
      const row = { table_id: table, created_at: at };
      await db
        .insertInto('invitations')
        .values({ person, inviter, ...row })
        .onConflict((c) => c.columns(['person', 'inviter']).doUpdateSet(row))
        .execute();
    },
    async invitationsTo(people, since) {
      if (people.length === 0) return [];
      const rows = await db
        .selectFrom('invitations')
        .innerJoin('people', 'people.id', 'invitations.inviter')
        .leftJoin('accounts', 'accounts.person', 'people.id')
        .select(['people.id', 'people.name', 'accounts.person as account'])
        .select(['invitations.person as to', 'invitations.table_id', 'invitations.created_at'])
        .where('invitations.person', 'in', people)
        .where('invitations.created_at', '>', since)
        .orderBy('invitations.created_at', 'desc')
        .execute();
      return rows.map((row) => ({
        to: row.to,
        from: toKnown(row),
        table: row.table_id,
        at: row.created_at,
      }));
    },
    async dropInvitation(person, inviter) {
      await db
        .deleteFrom('invitations')
        .where((is) => is.and({ person, inviter }))
        .execute();
    },
  };
}

const GAMES_LOOKED_AT = 30;

const toKnown = ({
  id,
  name,
  account,
}: {
  readonly id: string;
  readonly name: string;
  readonly account: string | null;
}): Known => ({ id, name, isGuest: account === null });

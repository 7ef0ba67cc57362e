// Who is signed in, and links sent by e-mail. Only SHA-256 of a token is kept: whoever reads the database, or a
// backup of it, cannot sign in with what they find.

import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface Session {
  readonly person: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A session as its owner may see it: the id does not let anybody in. */
export interface SessionLine {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly device: string | null;
}

export interface Link {
  readonly purpose: string;
  readonly email: string;
}

export interface Sessions {
  add(token: string, person: string, ttlMs: number, device?: string | null): Promise<void>;
  /** Undefined when unknown or over. */
  find(token: string): Promise<Session | undefined>;
  extend(token: string, ttlMs: number): Promise<void>;
  remove(token: string): Promise<void>;
  /** Signs the person out everywhere, or everywhere but here. */
  removeAllOf(person: string, except?: string): Promise<void>;
  /** The latest first. */
  listOf(person: string): Promise<readonly SessionLine[]>;
  /** False: this person has no such session. */
  removeOne(person: string, id: string): Promise<boolean>;
  addLink(token: string, link: Link, ttlMs: number): Promise<void>;
  /** What the link is for; it goes on. */
  findLink(token: string): Promise<Link | undefined>;
  /** Whether there is one for this. */
  hasLink(purpose: string): Promise<boolean>;
  /** Ends all that are for this. */
  removeLinks(purpose: string): Promise<void>;
  /** What the link is for, once; undefined when unknown, used or over. */
  useLink(token: string): Promise<Link | undefined>;
  /** Deletes what is over. */
  sweep(): Promise<void>;
}

/** What is kept of a token. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

const ID_LENGTH = 16;

/** The name of a session in lists. */
export const sessionIdOf = (token: string): string => tokenHash(token).slice(0, ID_LENGTH);

export function createSessions(db: Kysely<Schema>, now: () => number): Sessions {
  const rowsOf = (person: string) =>
    db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('expires_at', '>', now())
      .orderBy('created_at', 'desc')
      .execute();

  return {
    async add(token, person, ttlMs, device = null) {
      const at = now();
      const expires_at = at + ttlMs;
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash(token), person, created_at: at, expires_at, device })
        .execute();
    },
    async find(token) {
      const row = await db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (row === undefined) return undefined;
      return { person: row.person, createdAt: row.created_at, expiresAt: row.expires_at };
    },
    async extend(token, ttlMs) {
      await db
        .updateTable('sessions')
        .set({ expires_at: now() + ttlMs })
        .where('token_hash', '=', tokenHash(token))
        .execute();
    },
    async remove(token) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash(token)).execute();
    },
    async removeAllOf(person, except) {
      const query = db.deleteFrom('sessions').where('person', '=', person);
      await (except === undefined
        ? query
        : query.where('token_hash', '!=', tokenHash(except))
      ).execute();
    },
    async listOf(person) {
      const rows = await rowsOf(person);
      return rows.map(({ token_hash, created_at, expires_at, device }) => ({
        id: token_hash.slice(0, ID_LENGTH),
        createdAt: created_at,
        expiresAt: expires_at,
        device,
      }));
    },
    async removeOne(person, id) {
      const rows = await rowsOf(person);
      const found = rows.find(({ token_hash }) => token_hash.slice(0, ID_LENGTH) === id);
      if (found === undefined) return false;
      await db.deleteFrom('sessions').where('token_hash', '=', found.token_hash).execute();
      return true;
    },
    async addLink(token, { purpose, email }, ttlMs) {
      await db
        .insertInto('links')
        .values({ token_hash: tokenHash(token), purpose, email, expires_at: now() + ttlMs })
        .execute();
    },
    findLink: (token) =>
      db
        .selectFrom('links')
        .select(['purpose', 'email'])
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now())
        .executeTakeFirst(),
    async hasLink(purpose) {
      const found = await db
        .selectFrom('links')
        .select('purpose')
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return found !== undefined;
    },
    async removeLinks(purpose) {
      await db.deleteFrom('links').where('purpose', '=', purpose).execute();
    },
    useLink: (token) =>
      db
        .deleteFrom('links')
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now())
        .returning(['purpose', 'email'])
        .executeTakeFirst(),
    async sweep() {
      await db.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
      await db.deleteFrom('links').where('expires_at', '<=', now()).execute();
    },
  };
}

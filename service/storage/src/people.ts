// Who is who. A guest is a person with a name; an account adds a way to come back, and the person, with all games
// played, stays the same. Passwords arrive hashed and tokens are stored hashed: this package never sees a secret
// that could be used.

import { type Kysely, sql } from 'kysely';
import { isDuplicate } from './errors.ts';
import type { Schema } from './schema.ts';
import { tokenHash } from './sessions.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  /** JSON of the server's own. */
  readonly settings: string;
  /** Null for a guest. */
  readonly account: Account | null;
}

export interface Account {
  /** Proved to be theirs. */
  readonly email: string | null;
  /** Given, and not proved yet. */
  readonly claimedEmail: string | null;
  /** The hash, as the server made it; null where only links by e-mail let in. */
  readonly password: string | null;
  readonly createdAt: number;
}

export interface NewAccount {
  readonly name: string;
  /** Proved. */
  readonly email: string | null;
  readonly claimedEmail?: string | null;
  readonly password: string | null;
}

export type AccountResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly taken: 'name' | 'email' };

export interface Visitor {
  readonly person: Person;
  readonly since: number;
}

export interface People {
  addGuest(person: { readonly id: string; readonly name: string }): Promise<void>;
  find(id: string): Promise<Person | undefined>;
  /** Whose session it is, and since when; undefined when it is unknown or over. */
  findBySession(token: string): Promise<Visitor | undefined>;
  findByName(name: string): Promise<Person | undefined>;
  /** Whose address it was proved to be. */
  findByEmail(email: string): Promise<Person | undefined>;
  /** Turns a guest into an account. */
  addAccount(id: string, account: NewAccount): Promise<AccountResult>;
  rename(id: string, name: string): Promise<AccountResult>;
  /** Null: no password lets in. */
  setPassword(id: string, password: string | null): Promise<void>;
  /** Given, and not proved; null takes it back. */
  claimEmail(id: string, email: string | null): Promise<void>;
  /** The address is theirs, and nobody else's claim holds; null: they have none any more. */
  setEmail(id: string, email: string | null): Promise<AccountResult>;
  setSettings(id: string, settings: string): Promise<void>;
  /** Forgets the person; games keep the name they were played under. */
  remove(id: string): Promise<void>;
  block(id: string, blocked: string): Promise<void>;
  unblock(id: string, blocked: string): Promise<void>;
  blockedBy(id: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
}

/** Names that look the same are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

const emailKey = (email: string): string => email.toLowerCase();

export function createPeople(db: Kysely<Schema>, now: () => number): People {
  const people = () =>
    db
      .selectFrom('people')
      .leftJoin('accounts', 'accounts.person', 'people.id')
      .select([
        'people.id',
        'people.name',
        'people.created_at',
        'people.settings',
        'accounts.email',
        'accounts.claimed_email',
        'accounts.password',
        'accounts.created_at as joined_at',
      ]);

  type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof people>['executeTakeFirst']>>>;

  const toPerson = (row: Row): Person => {
    const { id, name, created_at, settings, email, claimed_email, password, joined_at } = row;
    const account =
      joined_at === null
        ? null
        : { email, claimedEmail: claimed_email, password, createdAt: joined_at };
    return { id, name, createdAt: created_at, settings, account };
  };

  async function one(query: ReturnType<typeof people>): Promise<Person | undefined> {
    const row = await query.executeTakeFirst();
    return row === undefined ? undefined : toPerson(row);
  }

  return {
    async addGuest({ id, name }) {
      await db
        .insertInto('people')
        .values({ id, name, created_at: now(), settings: '{}' })
        .execute();
    },
    async findBySession(token) {
      const row = await people()
        .innerJoin('sessions', 'sessions.person', 'people.id')
        .select('sessions.created_at as since')
        .where('sessions.token_hash', '=', tokenHash(token))
        .where('sessions.expires_at', '>', now())
        .where(({ not, exists }) => not(exists(closed(db, now()))))
        .executeTakeFirst();
      return row === undefined ? undefined : { person: toPerson(row), since: row.since };
    },
    find: (id) => one(people().where('people.id', '=', id)),
    findByName: (name) => one(people().where('accounts.name_key', '=', nameKey(name))),
    findByEmail: (email) => one(people().where('accounts.email', '=', emailKey(email))),
    addAccount: (id, { name, email, claimedEmail = null, password }) =>
      unlessTaken(db, { name, email, except: id }, () =>
        db.transaction().execute(async (trx) => {
          await trx.updateTable('people').set({ name }).where('id', '=', id).execute();
          await trx
            .insertInto('accounts')
            .values({
              person: id,
              name_key: nameKey(name),
              email: email === null ? null : emailKey(email),
              claimed_email: claimedEmail === null ? null : emailKey(claimedEmail),
              password,
              created_at: now(),
            })
            .execute();
        }),
      ),
    rename: (id, name) =>
      unlessTaken(db, { name, email: null, except: id }, () =>
        db.transaction().execute(async (trx) => {
          await trx.updateTable('people').set({ name }).where('id', '=', id).execute();
          await trx
            .updateTable('accounts')
            .set({ name_key: nameKey(name) })
            .where('person', '=', id)
            .execute();
        }),
      ),
    async setPassword(id, password) {
      await db.updateTable('accounts').set({ password }).where('person', '=', id).execute();
    },
    async claimEmail(id, email) {
      const claimed_email = email === null ? null : emailKey(email);
      await db.updateTable('accounts').set({ claimed_email }).where('person', '=', id).execute();
    },
    async setEmail(id, email) {
      const proved = email === null ? null : emailKey(email);
      const holder =
        proved === null
          ? undefined
          : await db
              .selectFrom('accounts')
              .select('person')
              .where('email', '=', proved)
              .executeTakeFirst();
      if (holder !== undefined && holder.person !== id) return { ok: false, taken: 'email' };
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('accounts')
          .set({ claimed_email: null })
          .where((row) => row.or([row('person', '=', id), row('claimed_email', '=', proved)]))
          .execute();
        await trx.updateTable('accounts').set({ email: proved }).where('person', '=', id).execute();
      });
      return { ok: true };
    },
    async setSettings(id, settings) {
      await db.updateTable('people').set({ settings }).where('id', '=', id).execute();
    },
    async remove(id) {
      await db.deleteFrom('people').where('id', '=', id).execute();
    },
    async block(id, blocked) {
      await db
        .insertInto('blocks')
        .values({ person: id, blocked, created_at: now() })
        .onConflict((c) => c.columns(['person', 'blocked']).doNothing())
        .execute();
    },
    async unblock(id, blocked) {
      await db
        .deleteFrom('blocks')
        .where((is) => is.and({ person: id, blocked }))
        .execute();
    },
    blockedBy: (id) =>
      db
        .selectFrom('blocks')
        .innerJoin('people', 'people.id', 'blocks.blocked')
        .select(['people.id', 'people.name'])
        .where('blocks.person', '=', id)
        .orderBy('people.name')
        .execute(),
  };
}

/** The host of the site has closed the person's door. */
const closed = (db: Kysely<Schema>, at: number) =>
  db
    .selectFrom('sanctions')
    .select('sanctions.kind')
    .whereRef('sanctions.person', '=', sql.ref('people.id'))
    .where('sanctions.kind', '=', 'close')
    .where((row) => row.or([row('until', 'is', null), row('until', '>', at)]));

interface Sought {
  readonly name: string;
  readonly email: string | null;
  readonly except: string;
}

/** The unique keys decide; looking afterwards only tells which of them it was. */
async function unlessTaken(
  db: Kysely<Schema>,
  { name, except }: Sought,
  act: () => Promise<unknown>,
): Promise<AccountResult> {
  try {
    await act();
    return { ok: true };
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const named = await db
      .selectFrom('accounts')
      .select('person')
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    const isName = named !== undefined && named.person !== except;
    return { ok: false, taken: isName ? 'name' : 'email' };
  }
}

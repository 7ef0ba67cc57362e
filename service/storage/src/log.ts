// Append-only streams: what was played, and whatever else must be rebuilt from its events. One process at a time
// writes to a stream, under an epoch that it got by claiming it; a process that went silent is taken over, and what
// it still tries to write is refused.

import { type Kysely, type RawBuilder, sql } from 'kysely';
import {
  type Append,
  type AppendQueue,
  type Commit,
  createAppendQueue,
  type Entry,
} from './append.ts';
import type { Gathering } from './gathering.ts';
import type { Schema } from './schema.ts';

export interface StoredEntry extends Entry {
  readonly seq: number;
}

export type Claim =
  /** Ours now: append from `head` under `epoch`. A new stream begins at 0. */
  | { readonly ok: true; readonly head: number; readonly epoch: number }
  | {
      readonly ok: false;
      /** Who may have it: the process that holds it, or any that is new enough; empty where there is none. */
      readonly heldBy: string;
      /** The version of whoever held it, where ours is older. */
      readonly newer: number | null;
    };

export interface OpenStream {
  readonly id: string;
  readonly head: number;
  /** The living process that holds it, or null: free to claim. */
  readonly heldBy: string | null;
}

/** Entries that read differently from now on, by number, and those that come behind. */
export interface Rewriting extends Append {
  readonly changed: readonly { readonly seq: number; readonly body: string }[];
}

export interface Log {
  /**
   * Makes the stream ours, creating it where there is none. Our own name may always claim again; a stream of another
   * process only once its lease is over, or when we know that it is `gone`; one that a newer version has held never: what
   * that wrote may mean something that we do not know.
   */
  claim(kind: string, id: string, gone?: string): Promise<Claim>;
  append: AppendQueue['append'];
  read(kind: string, id: string, from?: number, limit?: number): Promise<readonly StoredEntry[]>;
  /** How many entries a stream has; null: there is none. */
  headOf(kind: string, id: string): Promise<number | null>;
  /** Streams that have not been closed by a last entry. */
  openStreams(kind: string): Promise<readonly OpenStream[]>;
  /**
   * Puts other words in the place of entries, and adds what tells of it, in one step: for what has to be forgotten. Refused
   * like an append, whole.
   */
  rewrite(rewriting: Rewriting): Promise<boolean>;
  /** For good, with everything in it. */
  remove(kind: string, id: string): Promise<void>;
  /** Lets others have the stream that we hold under this epoch. */
  release(kind: string, id: string, epoch: number): Promise<void>;
  /**
   * Makes the stream that we hold under this epoch another living process's, of our version or a newer one. False: it is not ours,
   * or that process cannot have it.
   */
  give(kind: string, id: string, epoch: number, to: string): Promise<boolean>;
  /** What this process holds, or held when it died. */
  heldBy(kind: string, holder: string): Promise<readonly string[]>;
  /** Makes streams of a process that is gone ours, all at once; answers the epochs of those that are. */
  claimAll(
    kind: string,
    ids: readonly string[],
    gone: string,
  ): Promise<ReadonlyMap<string, number>>;
  /** The process that holds the stream and lives; null where nobody does. */
  holderOf(kind: string, id: string): Promise<string | null>;
  /** The names of the processes that live. */
  living(): Promise<readonly string[]>;
  /**
   * Says that we live, for `ttlMs` from now. Answers the generation of the data: where it has changed, a backup was
   * restored, and everything kept in memory is out of date.
   */
  heartbeat(ttlMs: number): Promise<number>;
  /** Gives everything back, at a clean stop. */
  retire(): Promise<void>;
  drained(): Promise<void>;
}

export interface LogOptions {
  readonly commit: Commit;
  readonly gathering: Gathering;
  readonly node: string;
  readonly version: number;
  /** The clock that leases go by: one for everybody who shares the database. */
  readonly leaseNow: () => RawBuilder<number>;
  /** Leaves nothing of what was rewritten or removed in files beside the data. */
  readonly scrub: () => Promise<void>;
}

export function createLog(
  db: Kysely<Schema>,
  { commit, gathering, node, version, leaseNow, scrub }: LogOptions,
): Log {
  const stateOf = (kind: string, id: string) =>
    db
      .selectFrom('streams')
      .select(['head', 'epoch'])
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();
  const { append, drained } = createAppendQueue(commit, stateOf, gathering);
  return {
    append,
    drained,
    claim: (kind, id, gone) =>
      claim(db, { kind, id, node, version, gone: gone ?? node, now: leaseNow() }),
    read: (kind, id, from = 0, limit) => read(db, { kind, id, from, limit }),
    headOf: async (kind, id) => (await stateOf(kind, id))?.head ?? null,
    openStreams: (kind) => openStreams(db, kind, leaseNow()),
    async heldBy(kind, holder) {
      const rows = await db
        .selectFrom('streams')
        .select('id')
        .where((is) => is.and({ kind, node: holder }))
        .execute();
      return rows.map(({ id }) => id);
    },
    async claimAll(kind, ids, gone) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .updateTable('streams')
        .set({ node, version, epoch: sql<number>`epoch + 1` })
        .where('kind', '=', kind)
        .where('id', 'in', ids)
        .where('node', '=', gone)
        .where('version', '<=', version)
        .returning(['id', 'epoch'])
        .execute();
      return new Map(rows.map(({ id, epoch }) => [id, epoch]));
    },
    holderOf: (kind, id) => holderOf(db, kind, id, leaseNow()),
    living: () => living(db, leaseNow()),
    async rewrite(rewriting) {
      await drained();
      const isDone = await rewrite(db, rewriting);
      if (isDone) await scrub();
      return isDone;
    },
    async remove(kind, id) {
      await drained();
      await db.transaction().execute(async (trx) => {
        for (const table of ['log', 'folds', 'streams'] as const) {
          await trx.deleteFrom(table).where('kind', '=', kind).where('id', '=', id).execute();
        }
      });
      await scrub();
    },
    async release(kind, id, epoch) {
      await db
        .updateTable('streams')
        .set({ node: '' })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('node', '=', node)
        .where('epoch', '=', epoch)
        .execute();
    },
    give: (kind, id, epoch, to) => give(db, { kind, id, epoch, node, to, now: leaseNow() }),
    async heartbeat(ttlMs) {
      const until = sql<number>`${leaseNow()} + ${ttlMs}`;
      await db
        .insertInto('nodes')
        .values({ name: node, expires_at: until, version })
        .onConflict((c) => c.column('name').doUpdateSet({ expires_at: until, version }))
        .execute();
      return generationOf(db);
    },
    async retire() {
      await drained();
      await db.deleteFrom('nodes').where('name', '=', node).execute();
    },
  };
}

/** Grows by one with every restored backup. */
export async function generationOf(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'generation')
    .executeTakeFirst();
  return Number(row?.value ?? 0);
}

interface Wanted {
  readonly kind: string;
  readonly id: string;
  readonly node: string;
  readonly version: number;
  /** Holds nothing any more, whatever its lease says. */
  readonly gone: string;
  readonly now: RawBuilder<number>;
}

async function claim(db: Kysely<Schema>, wanted: Wanted): Promise<Claim> {
  const { kind, id, node, version, gone, now } = wanted;
  const got = await db
    .insertInto('streams')
    .values({ kind, id, node, head: 0, epoch: 1, is_open: 1, version })
    .onConflict((c) =>
      c
        .columns(['kind', 'id'])
        .doUpdateSet({ node, version, epoch: sql<number>`streams.epoch + 1` })
        .where('streams.version', '<=', version)
        .where((e) =>
          e.or([
            e('streams.node', 'in', [node, gone]),
            e.not(
              e.exists(
                e
                  .selectFrom('nodes')
                  .select('name')
                  .whereRef('name', '=', 'streams.node')
                  .where('expires_at', '>', now),
              ),
            ),
          ]),
        ),
    )
    .returning(['head', 'epoch'])
    .executeTakeFirst();
  if (got !== undefined) return { ok: true, head: got.head, epoch: got.epoch };
  const held = await db
    .selectFrom('streams')
    .select(['node', 'version'])
    .where((is) => is.and({ kind, id }))
    .executeTakeFirst();
  if (held === undefined || held.version <= version)
    return { ok: false, heldBy: held?.node ?? '', newer: null };
  return { ok: false, heldBy: await whoMayHave(db, wanted, held), newer: held.version };
}

interface Given {
  readonly kind: string;
  readonly id: string;
  readonly epoch: number;
  readonly node: string;
  readonly to: string;
  readonly now: RawBuilder<number>;
}

async function give(
  db: Kysely<Schema>,
  { kind, id, epoch, node, to, now }: Given,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('streams')
    .set({ node: to, epoch: sql<number>`epoch + 1` })
    .where((is) => is.and({ kind, id, node, epoch }))
    .where((e) =>
      e.exists(
        e
          .selectFrom('nodes')
          .select('name')
          .where('name', '=', to)
          .where('expires_at', '>', now)
          .whereRef('nodes.version', '>=', 'streams.version'),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Its holder; where that is gone, any process that lives and is new enough, in turns. */
async function whoMayHave(
  db: Kysely<Schema>,
  { gone, now }: Wanted,
  held: { readonly node: string; readonly version: number },
): Promise<string> {
  const rows = await db
    .selectFrom('nodes')
    .select('name')
    .where('expires_at', '>', now)
    .where('version', '>=', held.version)
    .where('name', '!=', gone)
    .orderBy(sql`random()`)
    .execute();
  const names = rows.map(({ name }) => name);
  return names.includes(held.node) ? held.node : (names[0] ?? '');
}

function rewrite(
  db: Kysely<Schema>,
  { kind, id, from, epoch, entries, changed }: Rewriting,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('streams')
      .set((row) => ({ head: row('head', '+', entries.length) }))
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('head', '=', from)
      .where('epoch', '=', epoch)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    for (const { seq, body } of changed) {
      await trx
        .updateTable('log')
        .set({ body })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .where('seq', '=', seq)
        .execute();
    }
    const rows = entries.map(({ at, body }, i) => ({ kind, id, seq: from + i, at, body }));
    await trx.insertInto('log').values(rows).execute();
    // It may still say what has to be forgotten.
    await trx.deleteFrom('folds').where('kind', '=', kind).where('id', '=', id).execute();
    return true;
  });
}

interface Range {
  readonly kind: string;
  readonly id: string;
  readonly from: number;
  readonly limit: number | undefined;
}

function read(db: Kysely<Schema>, { kind, id, from, limit }: Range) {
  const query = db
    .selectFrom('log')
    .select(['seq', 'at', 'body'])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('seq', '>=', from)
    .orderBy('seq');
  return (limit === undefined ? query : query.limit(limit)).execute();
}

async function holderOf(db: Kysely<Schema>, kind: string, id: string, now: RawBuilder<number>) {
  const row = await db
    .selectFrom('streams')
    .innerJoin('nodes', (join) =>
      join.onRef('nodes.name', '=', 'streams.node').on('nodes.expires_at', '>', now),
    )
    .select('nodes.name')
    .where('streams.kind', '=', kind)
    .where('streams.id', '=', id)
    .executeTakeFirst();
  return row?.name ?? null;
}

async function living(db: Kysely<Schema>, now: RawBuilder<number>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('nodes')
    .select('name')
    .where('expires_at', '>', now)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

async function openStreams(db: Kysely<Schema>, kind: string, now: RawBuilder<number>) {
  const rows = await db
    .selectFrom('streams')
    .leftJoin('nodes', (join) =>
      join.onRef('nodes.name', '=', 'streams.node').on('nodes.expires_at', '>', now),
    )
    .select(['streams.id', 'streams.head', 'nodes.name as heldBy'])
    .where('streams.kind', '=', kind)
    .where('streams.is_open', '=', 1)
    .orderBy('streams.id')
    .execute();
  return rows;
}

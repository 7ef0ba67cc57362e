// Forgetting a person for good, in one step: the account, the sessions, the links and the blocks go; games that others
// played, too, keep the seat. What a game or a table wrote down about the person is rewritten by the server, which
// alone knows its form.

import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export interface Forgetting {
  /** What stands in the person's place from now on. */
  readonly name: string;
  /** The stream that games are written to. */
  readonly kind: string;
  /** The first entry of a game, without the person. */
  readonly opening: (body: string) => string;
  /** What is stored of a table, without the person. */
  readonly table: (data: string) => string;
  /** The purposes of links that only this person could use. */
  readonly links: readonly string[];
}

export type Erase = (person: string, forgetting: Forgetting) => Promise<void>;

export function createErase(db: Kysely<Schema>): Erase {
  return (person, forgetting) =>
    db.transaction().execute(async (trx) => {
      const { games, tables } = await writtenWith(trx, person);
      for (const id of games) await rewriteOpening(trx, id, forgetting);
      for (const id of tables) await rewriteTable(trx, id, forgetting);
      const { name } = forgetting;
      await trx.updateTable('game_seats').set({ name }).where('person', '=', person).execute();
      await dropLinks(trx, person, forgetting.links);
      await trx.deleteFrom('people').where('id', '=', person).execute();
    });
}

/** The games that the person played, and the tables of these and of their own. */
async function writtenWith(trx: Transaction<Schema>, person: string) {
  const games = await trx
    .selectFrom('game_seats')
    .innerJoin('games', 'games.id', 'game_seats.game')
    .select(['games.id', 'games.table_id'])
    .where('game_seats.person', '=', person)
    .execute();
  const hosted = await trx.selectFrom('tables').select('id').where('host', '=', person).execute();
  return {
    games: games.map(({ id }) => id),
    tables: new Set([...games.map((game) => game.table_id), ...hosted.map(({ id }) => id)]),
  };
}

async function rewriteOpening(
  trx: Transaction<Schema>,
  game: string,
  { kind, opening }: Forgetting,
): Promise<void> {
  const first = await trx
    .selectFrom('log')
    .select(['seq', 'body'])
    .where('kind', '=', kind)
    .where('id', '=', game)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return;
  await trx
    .updateTable('log')
    .set({ body: opening(first.body) })
    .where('kind', '=', kind)
    .where('id', '=', game)
    .where('seq', '=', first.seq)
    .execute();
}

async function rewriteTable(
  trx: Transaction<Schema>,
  id: string,
  { table }: Forgetting,
): Promise<void> {
  const tables = trx.selectFrom('tables').select('data').where('id', '=', id);
  const row = await tables.executeTakeFirst();
  if (row === undefined) return;
  const data = table(row.data);
  await trx.updateTable('tables').set({ data }).where('id', '=', id).execute();
}

/** Those that were sent to the person's address, and those that only this person could use: an address that was only claimed is somebody else's. */
async function dropLinks(
  trx: Transaction<Schema>,
  person: string,
  purposes: readonly string[],
): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('email')
    .where('person', '=', person)
    .executeTakeFirst();
  const email = account?.email ?? null;
  if (email !== null) await trx.deleteFrom('links').where('email', '=', email).execute();
  for (const purpose of purposes) {
    await trx.deleteFrom('links').where('purpose', '=', purpose).execute();
  }
}

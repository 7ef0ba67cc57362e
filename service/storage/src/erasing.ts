// Forgetting a person for good, in one step: the account, the sessions, the links and the blocks go; games that others
// played, too, keep the seat. What a game or a table wrote down about the person is rewritten by the server, which
// alone knows its form.

import type { Kysely } from 'kysely';
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
  return (person, { name, kind, opening, table, links }) =>
    db.transaction().execute(async (trx) => {
      const games = await trx
        .selectFrom('game_seats')
        .innerJoin('games', 'games.id', 'game_seats.game')
        .select(['games.id', 'games.table_id'])
        .where('game_seats.person', '=', person)
        .execute();
      for (const { id } of games) {
        const first = await trx
          .selectFrom('log')
          .select(['seq', 'body'])
          .where('kind', '=', kind)
          .where('id', '=', id)
          .orderBy('seq')
          .limit(1)
          .executeTakeFirst();
        if (first === undefined) continue;
        await trx
          .updateTable('log')
          .set({ body: opening(first.body) })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .where('seq', '=', first.seq)
          .execute();
      }
      const hosted = await trx
        .selectFrom('tables')
        .select('id')
        .where('host', '=', person)
        .execute();
      for (const id of new Set([
        ...games.map((game) => game.table_id),
        ...hosted.map((one) => one.id),
      ])) {
        const row = await trx
          .selectFrom('tables')
          .select('data')
          .where('id', '=', id)
          .executeTakeFirst();
        if (row === undefined) continue;
        await trx
          .updateTable('tables')
          .set({ data: table(row.data) })
          .where('id', '=', id)
          .execute();
      }
      await trx.updateTable('game_seats').set({ name }).where('person', '=', person).execute();
      const account = await trx
        .selectFrom('accounts')
        .select(['email', 'claimed_email'])
        .where('person', '=', person)
        .executeTakeFirst();
      for (const email of [account?.email, account?.claimed_email]) {
        if (typeof email === 'string')
          await trx.deleteFrom('links').where('email', '=', email).execute();
      }
      for (const purpose of links) {
        await trx.deleteFrom('links').where('purpose', '=', purpose).execute();
      }
      await trx.deleteFrom('people').where('id', '=', person).execute();
    });
}

// Every change of the schema, in order; the same statements run on both databases. A migration that has landed is
// never edited: the next one corrects it.

import type { Kysely, Migration, MigrationProvider } from 'kysely';
import { homesMigration } from './homesMigration.ts';

type Db = Kysely<unknown>;

const first: Migration = {
  async up(db: Db) {
    await createLog(db);
    await createPeople(db);
    await createGames(db);
    await db.schema
      .createTable('meta')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

async function createLog(db: Db) {
  await db.schema
    .createTable('streams')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('head', 'integer', (c) => c.notNull())
    .addColumn('epoch', 'integer', (c) => c.notNull())
    .addColumn('node', 'text', (c) => c.notNull())
    .addColumn('is_open', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('streams_key', ['kind', 'id'])
    .execute();
  await db.schema.createIndex('streams_open').on('streams').columns(['kind', 'is_open']).execute();
  await db.schema
    .createTable('log')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_key', ['kind', 'id', 'seq'])
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function createPeople(db: Db) {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('settings', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('accounts')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('email', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
  await db.schema
    .createTable('links')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('blocked', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
    .execute();
}

async function createGames(db: Db) {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('visibility', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('tables_state')
    .on('tables')
    .columns(['state', 'updated_at'])
    .execute();
  await db.schema
    .createTable('games')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('ruleset', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('ended_at', 'bigint')
    .execute();
  await db.schema.createIndex('games_table').on('games').column('table_id').execute();
  await db.schema
    .createTable('game_seats')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('points', 'integer')
    .addColumn('place', 'integer')
    .addColumn('result', 'integer')
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('game_seats_key', ['game', 'seat'])
    .execute();
  await db.schema
    .createIndex('game_seats_person')
    .on('game_seats')
    .columns(['person', 'started_at'])
    .execute();
}

const rulebooks: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('rulebooks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('pack', 'text', (c) => c.notNull())
      .addColumn('is_offered', 'integer', (c) => c.notNull())
      .addColumn('installed_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/**
 * An address counts only once it is proved. What an account with a password gave as its address may never have been:
 * it is kept as a claim, which its owner can prove. Accounts without a password were made by a link to theirs.
 */
const provedAddresses: Migration = {
  async up(db: Kysely<never>) {
    const accounts = db as unknown as Kysely<{
      accounts: { email: string | null; claimed_email: string | null; password: string | null };
    }>;
    await db.schema.alterTable('accounts').addColumn('claimed_email', 'text').execute();
    await accounts
      .updateTable('accounts')
      .set((row) => ({ claimed_email: row.ref('email'), email: null }))
      .where('email', 'is not', null)
      .where('password', 'is not', null)
      .execute();
    await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  },
};

/** Of which version whoever wrote last was: an older one that runs beside it during an upgrade leaves such a stream alone. */
const streamVersions: Migration = {
  async up(db: Db) {
    for (const table of ['streams', 'nodes'])
      await db.schema
        .alterTable(table)
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
  },
};

/** Those who look for a game and how long that took, whom people know, and what has to be known of bad conduct. */
const findingGames: Migration = {
  async up(db: Db) {
    await createQueue(db);
    await createCircle(db);
    await createConduct(db);
  },
};

async function createQueue(db: Db) {
  await db.schema
    .createTable('seekers')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('since', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addColumn('is_hidden', 'integer', (c) => c.notNull())
    .addColumn('match_id', 'text')
    .addColumn('matched_at', 'bigint')
    .addColumn('seated_at', 'bigint')
    .execute();
  await db.schema.createIndex('seekers_match').on('seekers').column('match_id').execute();
  await db.schema
    .createTable('waits')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('ms', 'bigint', (c) => c.notNull())
    .addColumn('people', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('waits_rules').on('waits').columns(['rules', 'at']).execute();
}

async function createCircle(db: Db) {
  await db.schema
    .createTable('follows')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('followed', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('follows_key', ['person', 'followed'])
    .execute();
  await db.schema
    .createTable('invitations')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('inviter', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('invitations_key', ['person', 'inviter'])
    .execute();
}

async function createConduct(db: Db) {
  await db.schema
    .createTable('leavings')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('leavings_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('leavings_person').on('leavings').columns(['person', 'at']).execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reporter', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('about', 'text', (c) => c.references('people.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('table_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('outcome', 'text')
    .execute();
  await db.schema
    .createTable('sanctions')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sanctions_key', ['person', 'kind'])
    .execute();
}

const dailyProblems: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('daily_answers')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('rules', 'text', (c) => c.notNull())
      .addColumn('voter', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id').onDelete('cascade'))
      .addColumn('device', 'text')
      .addColumn('problem', 'text', (c) => c.notNull())
      .addColumn('answer', 'integer', (c) => c.notNull())
      .addColumn('is_counted', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('daily_answers_key', ['day', 'rules', 'voter'])
      .execute();
    await db.schema
      .createIndex('daily_answers_device')
      .on('daily_answers')
      .columns(['day', 'rules', 'device'])
      .unique()
      .execute();
    await db.schema
      .createIndex('daily_answers_person')
      .on('daily_answers')
      .columns(['person', 'day'])
      .execute();
  },
};

/** What long streams come to, for the first look at them. */
const keptFolds: Migration = {
  async up(db: Db) {
    await db.schema
      .createTable('folds')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('head', 'integer', (c) => c.notNull())
      .addColumn('form', 'text', (c) => c.notNull())
      .addColumn('proof', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('folds_key', ['kind', 'id'])
      .execute();
  },
};

/** What is counted of games: figures, ratings, and the log behind them. All of it follows from the games. */
const countedGames: Migration = {
  async up(db: Db) {
    await createCounted(db);
    await createRatings(db);
    await db.schema
      .createTable('figures')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('book', 'text', (c) => c.notNull())
      .addColumn('family', 'text', (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('company', 'text', (c) => c.notNull())
      .addColumn('games', 'integer', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('figures_key', ['person', 'book', 'month', 'company'])
      .execute();
  },
};

async function createCounted(db: Db) {
  await db.schema
    .createTable('counted_games')
    .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('book', 'text', (c) => c.notNull())
    .addColumn('company', 'text', (c) => c.notNull())
    .addColumn('pool', 'text')
    .addColumn('why', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('games_ended').on('games').columns(['ended_at', 'id']).execute();
}

async function createRatings(db: Db) {
  await db.schema
    .createTable('rated_seats')
    .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.references('people.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('mu_before', 'double precision', (c) => c.notNull())
    .addColumn('sigma_before', 'double precision', (c) => c.notNull())
    .addColumn('mu_after', 'double precision', (c) => c.notNull())
    .addColumn('sigma_after', 'double precision', (c) => c.notNull())
    .addPrimaryKeyConstraint('rated_seats_key', ['game', 'seat'])
    .execute();
  await db.schema
    .createIndex('rated_seats_person')
    .on('rated_seats')
    .columns(['person', 'pool', 'number'])
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('pool', 'text', (c) => c.notNull())
    .addColumn('mu', 'double precision', (c) => c.notNull())
    .addColumn('sigma', 'double precision', (c) => c.notNull())
    .addColumn('games', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['person', 'pool'])
    .execute();
  await db.schema.createIndex('ratings_pool').on('ratings').columns(['pool', 'mu']).execute();
}

const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-first': first,
  '0002-rulebooks': rulebooks,
  '0003-proved-addresses': provedAddresses,
  '0004-stream-versions': streamVersions,
  '0005-finding-games': findingGames,
  '0007-figures': countedGames,
  '0008-daily': dailyProblems,
  '0009-kept-folds': keptFolds,
  '0010-homes': homesMigration,
};

export const migrationNames: readonly string[] = Object.keys(MIGRATIONS).sort();

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => MIGRATIONS,
};

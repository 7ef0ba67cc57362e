// The format of a backup: one file of lines, compressed, the same for both databases, so that what was saved from one
// can be restored into the other.
//
//   {"backup":1,"created":"2026-…","engine":"sqlite","schema":["0001-first"]}
//   {"table":"people","columns":["id","name",…]}
//   ["p1","Aiko",…]                                   one line per row, in the order of the primary key
//   {"end":"people","rows":1,"sum":"…"}               SHA-256 over the lines of this table
//   {"end":"backup","rows":…,"sum":"…"}               SHA-256 over all lines before

import { createHash, type Hash } from 'node:crypto';
import type { Schema } from '../schema.ts';

export const BACKUP_VERSION = 1;

export type SavedTable = Exclude<keyof Schema, 'nodes' | 'meta' | 'seekers' | 'folds' | 'homes'>;

type Columns = { readonly [T in SavedTable]: readonly (keyof Schema[T] & string)[] };

/**
 * What is saved, each after what it refers to. Which processes live, the generation of the data, who waits for a game
 * at this moment, from which homes people came lately, and what follows from streams belong to the database and not to the backup.
 */
export const COLUMNS: Columns = {
  people: ['id', 'name', 'created_at', 'settings'],
  accounts: ['person', 'name_key', 'email', 'claimed_email', 'password', 'created_at'],
  sessions: ['token_hash', 'person', 'created_at', 'expires_at', 'device'],
  links: ['token_hash', 'purpose', 'email', 'expires_at'],
  blocks: ['person', 'blocked', 'created_at'],
  tables: ['id', 'state', 'visibility', 'host', 'data', 'created_at', 'updated_at'],
  games: ['id', 'table_id', 'ruleset', 'data', 'started_at', 'ended_at'],
  game_seats: ['game', 'seat', 'person', 'name', 'bot', 'points', 'place', 'result', 'started_at'],
  rulebooks: ['id', 'hash', 'pack', 'is_offered', 'installed_at'],
  waits: ['id', 'rules', 'at', 'ms', 'people'],
  follows: ['person', 'followed', 'created_at'],
  invitations: ['person', 'inviter', 'table_id', 'created_at'],
  leavings: ['table_id', 'person', 'at'],
  reports: [
    'id',
    'reporter',
    'about',
    'name',
    'reason',
    'note',
    'table_id',
    'created_at',
    'settled_at',
    'outcome',
  ],
  sanctions: ['person', 'kind', 'until', 'reason', 'created_at'],
  counted_games: ['game', 'number', 'at', 'book', 'company', 'pool', 'why'],
  rated_seats: [
    'game',
    'seat',
    'number',
    'pool',
    'at',
    'person',
    'bot',
    'place',
    'mu_before',
    'sigma_before',
    'mu_after',
    'sigma_after',
  ],
  ratings: ['person', 'pool', 'mu', 'sigma', 'games', 'at'],
  figures: ['person', 'book', 'family', 'month', 'company', 'games', 'data'],
  daily_answers: [
    'day',
    'rules',
    'voter',
    'person',
    'device',
    'problem',
    'answer',
    'is_counted',
    'created_at',
  ],
  streams: ['kind', 'id', 'head', 'epoch', 'node', 'is_open', 'version'],
  log: ['kind', 'id', 'seq', 'at', 'body'],
};

export const SAVED_TABLES = Object.keys(COLUMNS) as readonly SavedTable[];

/** How rows are found one page after the other. */
export const KEYS: { readonly [T in SavedTable]: readonly string[] } = {
  people: ['id'],
  accounts: ['person'],
  sessions: ['token_hash'],
  links: ['token_hash'],
  blocks: ['person', 'blocked'],
  tables: ['id'],
  games: ['id'],
  game_seats: ['game', 'seat'],
  rulebooks: ['id'],
  waits: ['id'],
  follows: ['person', 'followed'],
  invitations: ['person', 'inviter'],
  leavings: ['table_id', 'person'],
  reports: ['id'],
  sanctions: ['person', 'kind'],
  counted_games: ['game'],
  rated_seats: ['game', 'seat'],
  ratings: ['person', 'pool'],
  figures: ['person', 'book', 'month', 'company'],
  daily_answers: ['day', 'rules', 'voter'],
  streams: ['kind', 'id'],
  log: ['kind', 'id', 'seq'],
};

export type Value = string | number | null;

export interface BackupHead {
  readonly backup: number;
  readonly created: string;
  readonly engine: string;
  readonly schema: readonly string[];
}

export interface BackupReport {
  readonly created: string;
  /** The changes of the schema that it was made with. */
  readonly schema: readonly string[];
  readonly rows: number;
  readonly tables: Readonly<Record<string, number>>;
}

/** Lines are hashed with their ends. */
export function createSums(): {
  line(text: string): void;
  open(): void;
  table(): string;
  all(): string;
} {
  const whole = createHash('sha256');
  let table: Hash = createHash('sha256');
  return {
    open() {
      table = createHash('sha256');
    },
    line(text) {
      whole.update(text).update('\n');
      table.update(text).update('\n');
    },
    // Copies, because a hash that was asked for its sum takes no more.
    table: () => table.copy().digest('hex'),
    all: () => whole.copy().digest('hex'),
  };
}

// What has to be known of bad conduct: who left a match, what was reported, and what the host of the site decided.

import type { Kysely } from 'kysely';
import type { ReportRow, Schema } from './schema.ts';

export interface StoredReport {
  readonly id: string;
  readonly reporter: string | null;
  readonly about: string | null;
  /** What the person was called then. */
  readonly name: string;
  readonly reason: string;
  readonly note: string;
  readonly table: string | null;
  readonly at: number;
  readonly settledAt: number | null;
  readonly outcome: string | null;
}

export interface Sanction {
  readonly kind: string;
  /** Null: until it is taken back. */
  readonly until: number | null;
  readonly reason: string;
}

export interface Conduct {
  /** Told twice it counts once. */
  left(table: string, person: string, at: number): Promise<void>;
  leavingsOf(person: string, since: number): Promise<readonly number[]>;
  report(report: Omit<StoredReport, 'settledAt' | 'outcome'>): Promise<void>;
  /** Those that wait first, then the latest. */
  reports(limit: number): Promise<readonly StoredReport[]>;
  /** How often somebody has reported since. */
  reportedBy(person: string, since: number): Promise<number>;
  /** False: there is no such report, or it is settled. */
  settle(id: string, outcome: string, at: number): Promise<boolean>;
  sanction(person: string, sanction: Sanction, at: number): Promise<void>;
  lift(person: string, kind: string): Promise<void>;
  sanctionsOf(person: string, at: number): Promise<readonly Sanction[]>;
  forget(leavingsBefore: number): Promise<void>;
}

export function createConduct(db: Kysely<Schema>): Conduct {
  return {
    async left(table, person, at) {
      await db
        .insertInto('leavings')
        .values({ table_id: table, person, at })
        .onConflict((c) => c.columns(['table_id', 'person']).doNothing())
        .execute();
    },
    async leavingsOf(person, since) {
      const rows = await db
        .selectFrom('leavings')
        .select('at')
        .where('person', '=', person)
        .where('at', '>', since)
        .orderBy('at')
        .execute();
      return rows.map(({ at }) => at);
    },
    async report({ table, at, ...report }) {
      const settled = { settled_at: null, outcome: null };
      const row = { ...report, table_id: table, created_at: at, ...settled };
      await db.insertInto('reports').values(row).execute();
    },
    async reports(limit) {
      const rows = await db
        .selectFrom('reports')
        .selectAll()
        .orderBy((row) => row.case().when('settled_at', 'is', null).then(0).else(1).end())
        .orderBy('created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toReport);
    },
    async reportedBy(person, since) {
      const { reports } = await db
        .selectFrom('reports')
        .select((row) => row.fn.countAll().as('reports'))
        .where('reporter', '=', person)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow();
      return Number(reports);
    },
    async settle(id, outcome, at) {
      const { numUpdatedRows } = await db
        .updateTable('reports')
        .set({ settled_at: at, outcome })
        .where('id', '=', id)
        .where('settled_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows !== 0n;
    },
    async sanction(person, { kind, until, reason }, at) {
      const row = { until, reason, created_at: at };
      await db
        .insertInto('sanctions')
        .values({ person, kind, ...row })
        .onConflict((c) => c.columns(['person', 'kind']).doUpdateSet(row))
        .execute();
    },
    async lift(person, kind) {
      await db
        .deleteFrom('sanctions')
        .where((is) => is.and({ person, kind }))
        .execute();
    },
    sanctionsOf: (person, at) =>
      db
        .selectFrom('sanctions')
        .select(['kind', 'until', 'reason'])
        .where('person', '=', person)
        .where((row) => row.or([row('until', 'is', null), row('until', '>', at)]))
        .orderBy('kind')
        .execute(),
    async forget(leavingsBefore) {
      await db.deleteFrom('leavings').where('at', '<', leavingsBefore).execute();
    },
  };
}

const toReport = (row: ReportRow): StoredReport => ({
  id: row.id,
  reporter: row.reporter,
  about: row.about,
  name: row.name,
  reason: row.reason,
  note: row.note,
  table: row.table_id,
  at: row.created_at,
  settledAt: row.settled_at,
  outcome: row.outcome,
});

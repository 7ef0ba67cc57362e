// What a hall board shows one after the other. Seven lines are what can be read from the far end of a hall; lists that
// need no clock beside them have two columns.

import {
  countedResult,
  countedSheet,
  type EventState,
  formatScore,
  type RoundState,
  scoreUnit,
  sheetsInCorrection,
  standingsOf,
  type TableState,
} from '@hanchan/tournament';
import { comingBlocks, hallRound, timeOfDay } from '../event/hallRound.ts';
import { nameAtTable } from '../event/personNames.ts';

export const ROWS = 7;
const COLUMNS = 2;
/** The seating of a round is shown until everybody should have found the table. */
const SEATING_MS = 10 * 60_000;
/** Tables whose results are the news. */
const NEWS = 6;
/** An announcement is news for this long. */
const ANNOUNCED_MS = 60 * 60_000;

export interface BoardRow {
  readonly lead: string;
  readonly text: string;
  readonly value: string;
  readonly tone: 'plain' | 'lead' | 'gain' | 'loss';
}

export interface BoardColumn {
  /** The table whose result stands under it. */
  readonly table: number | null;
  readonly rows: readonly BoardRow[];
}

/** Which lines of how many: from 1. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly of: number;
}

export type BoardPage =
  | { readonly kind: 'clock' }
  | { readonly kind: 'curtain' }
  | { readonly kind: 'announcement'; readonly text: string }
  | {
      readonly kind: 'standings';
      /** After this round, of which so many tables are in. */
      readonly round: number;
      readonly tablesIn: number;
      readonly tables: number;
      readonly isFinal: boolean;
      /** Sheets that are being corrected: the figures are those signed before. */
      readonly corrected: number;
      readonly columns: readonly BoardColumn[];
      readonly span: Span;
    }
  | {
      readonly kind: 'seating' | 'results';
      readonly round: number;
      readonly columns: readonly BoardColumn[];
      readonly span: Span;
    }
  | { readonly kind: 'schedule'; readonly columns: readonly BoardColumn[]; readonly span: Span };

/** What tells a page from the others, whatever comes before it. */
export function pageName(page: BoardPage): string {
  if (page.kind === 'announcement') return `announcement ${page.text}`;
  return 'span' in page ? `${page.kind} ${page.span.from}` : page.kind;
}

export function boardPages(state: EventState, now: number, language: string): BoardPage[] {
  const results = state.isCurtainDown
    ? ([{ kind: 'curtain' }] satisfies BoardPage[])
    : [...standingsPages(state), ...resultsPages(state)];
  return [
    { kind: 'clock' },
    ...announcementPages(state, now),
    ...seatingPages(state, now),
    ...results,
    ...schedulePages(state, now, language),
  ];
}

function announcementPages({ announcements }: EventState, now: number): BoardPage[] {
  return announcements
    .filter(({ at }) => now - at < ANNOUNCED_MS)
    .slice(-2)
    .reverse()
    .map(({ text }) => ({ kind: 'announcement', text }));
}

/** By name, as everybody looks for their own. */
function seatingPages(state: EventState, now: number): BoardPage[] {
  const round = seatingRound(state, now);
  if (round === null) return [];
  const rows = round.tables.flatMap((table) =>
    table.seats.map((slot): BoardRow => {
      const text = nameAtTable(state, table, slot);
      return { lead: '', text, value: String(table.number), tone: 'plain' };
    }),
  );
  rows.sort((a, b) => a.text.localeCompare(b.text) || Number(a.value) - Number(b.value));
  return paged(rows, ROWS * COLUMNS).map(({ rows: part, span }) => ({
    kind: 'seating',
    round: round.number,
    columns: paged(part, ROWS).map((column) => ({ table: null, rows: column.rows })),
    span,
  }));
}

/** A round that is published and about to begin, or has just begun. */
function seatingRound(state: EventState, now: number): RoundState | null {
  const round = hallRound(state);
  if (round === null || !round.isPublic || round.tables.length === 0) return null;
  const isFresh = round.startedAt === null || now - round.startedAt < SEATING_MS;
  return isFresh && round.endedAt === null ? round : null;
}

function standingsPages(state: EventState): BoardPage[] {
  const round = lastWithResults(state);
  if (round === null) return [];
  const listed = standingsOf(state).rows.filter((row) => row.isRanked && row.isListed);
  const rows = listed.map(({ rank, rankShown, total, slot, person }): BoardRow => {
    const name = person === null ? undefined : state.people.get(person)?.person.name;
    return {
      lead: rankShown,
      text: name ?? `#${slot}`,
      value: formatScore(total, scoreUnit(state.settings.rules.values), '−'),
      tone: rank === 1 ? 'lead' : total < 0 ? 'loss' : 'gain',
    };
  });
  const tablesIn = round.tables.filter(isIn).length;
  return paged(rows, ROWS).map(({ rows: part, span }) => ({
    kind: 'standings',
    round: round.number,
    tablesIn,
    tables: round.tables.length,
    isFinal: state.isClosed,
    corrected: sheetsInCorrection(state).length,
    columns: [{ table: null, rows: part }],
    span,
  }));
}

const isIn = (table: TableState) => table.stage === 'void' || countedSheet(table) !== null;

const lastWithResults = ({ rounds }: EventState): RoundState | null =>
  rounds.findLast(({ tables }) => tables.some((table) => countedSheet(table) !== null)) ?? null;

/** The tables that were signed last, two a page. */
function resultsPages(state: EventState): BoardPage[] {
  const round = lastWithResults(state);
  if (round === null || state.isClosed) return [];
  const signed = round.tables
    .filter((table) => countedSheet(table) !== null)
    .sort((a, b) => signedAt(b) - signedAt(a))
    .slice(0, NEWS);
  return paged(signed, COLUMNS).map(({ rows: tables, span }) => ({
    kind: 'results',
    round: round.number,
    columns: tables.map((table) => ({ table: table.number, rows: resultRows(state, table) })),
    span,
  }));
}

const signedAt = (table: TableState) => countedSheet(table)?.signed?.seq ?? 0;

function resultRows(state: EventState, table: TableState): BoardRow[] {
  const rows = [...(countedResult(state, table)?.rows ?? [])].sort((a, b) => a.rank - b.rank);
  return rows.map(({ slot, rank, tournament }) => ({
    lead: String(rank),
    text: nameAtTable(state, table, slot),
    value: formatScore(tournament, scoreUnit(state.settings.rules.values), '−'),
    tone: rank === 1 ? 'lead' : tournament < 0 ? 'loss' : 'gain',
  }));
}

function schedulePages(state: EventState, now: number, language: string): BoardPage[] {
  const coming = comingBlocks(state.schedule, now).slice(0, ROWS);
  if (coming.length === 0) return [];
  const rows = coming.map(({ start, label }): BoardRow => {
    const lead = timeOfDay(start, state.settings.timeZone, language);
    return { lead, text: label, value: '', tone: start <= now ? 'lead' : 'plain' };
  });
  return [
    {
      kind: 'schedule',
      columns: [{ table: null, rows }],
      span: { from: 1, to: rows.length, of: rows.length },
    },
  ];
}

function paged<T>(
  all: readonly T[],
  size: number,
): { readonly rows: readonly T[]; readonly span: Span }[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => {
    const rows = all.slice(i * size, (i + 1) * size);
    return { rows, span: { from: i * size + 1, to: i * size + rows.length, of: all.length } };
  });
}

/** Wide pages have no room for the large clock: theirs stands in the header. */
export const isWide = (page: BoardPage): boolean =>
  page.kind === 'seating' || page.kind === 'results' || page.kind === 'announcement';

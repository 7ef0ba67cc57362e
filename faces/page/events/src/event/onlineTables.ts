// Tables of an event that are played on this server, as its pages see them.

import type { OnlineTable } from '@hanchan/protocol';
import type { Role, RoundState, TableState } from '@hanchan/tournament';

/** Who may let a round be played online. */
export const OPENERS: readonly Role[] = ['organiser', 'headReferee'];

const isPlayed = ({ sheet, stage }: TableState): boolean => sheet === null && stage !== 'void';

export function onlineAt(
  tables: readonly OnlineTable[],
  { round, number }: TableState,
): OnlineTable | null {
  return tables.find((one) => one.round === round && one.table === number) ?? null;
}

/** Begun, not over, and a table without a sheet has no online one yet. */
export function canOpen(round: RoundState, tables: readonly OnlineTable[]): boolean {
  const isRunning = round.startedAt !== null && round.endedAt === null;
  return (
    isRunning && round.tables.some((table) => isPlayed(table) && onlineAt(tables, table) === null)
  );
}

export type OnlineStep = 'sit' | 'goOn' | 'over';

/** What its player can do about it; null: nothing, for the sheet is there or was never to come from here. */
export function stepAt(online: OnlineTable | null, table: TableState): OnlineStep | null {
  if (online === null || !isPlayed(table)) return null;
  const steps = { waiting: 'sit', playing: 'goOn', over: 'over' } as const;
  return steps[online.state];
}

const LONGEST = 24;

/** A name of the event as a guest may have it here: shorter, without what cannot be seen. */
export function guestNameOf(name: string): string {
  const seen = name.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
  let short = '';
  for (const letter of seen.trim()) {
    if (short.length + letter.length > LONGEST) break;
    short += letter;
  }
  return short.trim();
}

/** The table's page, which leads back to the event. */
export const tableAddress = (event: string, table: string): string =>
  `/table/${encodeURIComponent(table)}?event=${encodeURIComponent(event)}`;

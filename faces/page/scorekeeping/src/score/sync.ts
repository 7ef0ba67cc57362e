// How a score on this phone and the one on the server come together. Nothing here waits or draws: given what both
// have, it says what this phone has next.

import {
  append,
  type ConflictChoice,
  conflictBetween,
  type Entry,
  type EntryProblem,
  joined,
  resolve,
} from '@hanchan/keeper';
import type { KeptTable } from '@hanchan/kit/keptScores/keptScores.ts';
import { fail, ok, type Result } from '@hanchan/tiles';

/** What this phone has and the server has not. */
export const outboxOf = ({ entries, sent }: KeptTable): readonly Entry[] => entries.slice(sent);

const sameStart = (a: readonly Entry[], b: readonly Entry[]) =>
  a.every((entry, i) => i >= b.length || entry.id === b[i]!.id);

/**
 * The server has these. Where one of the two only has more, the other takes it over; what goes together is put together;
 * otherwise they have parted, and a person decides.
 */
export function meet(table: KeptTable, stored: readonly Entry[]): KeptTable {
  const { entries, sent } = table;
  if (sameStart(stored, entries) && stored.length <= entries.length) {
    return { ...table, sent: Math.max(sent, stored.length), parted: null };
  }
  const mine = joined(conflictBetween(stored, entries));
  if (mine === null) return { ...table, parted: stored };
  return { ...table, entries: [...stored, ...mine], sent: stored.length, parted: null };
}

export interface ConflictDecision {
  readonly choice: ConflictChoice;
  readonly reason: string;
  readonly by: string;
  readonly at: number;
  readonly newId: () => string;
}

/** Settles what has parted; what cannot be written behind theirs is refused, and nothing changes. */
export function settle(table: KeptTable, how: ConflictDecision): Result<KeptTable, EntryProblem> {
  const stored = table.parted ?? [];
  let entries = stored;
  for (const entry of resolve(stored, table.entries, how)) {
    const answer = append(entries, entry);
    if (answer.type === 'refused') return fail(answer.problem);
    if (answer.type === 'added') entries = answer.entries;
  }
  return ok({ ...table, entries, sent: stored.length, parted: null });
}

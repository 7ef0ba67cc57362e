// How long each player took: from the clock notes that a server writes beside the actions, for referees.

import { SEATS, type Seat } from '@hanchan/tiles';
import { isFields } from './fields.ts';
import type { RecordEntry } from './form.ts';

/** What a server notes under `clock` for a decision. */
interface ThinkingNote {
  readonly seat: Seat;
  readonly ms: number;
}

/** How long a player took for decisions. */
export interface ThinkingTime {
  readonly decisions: number;
  readonly meanMs: number;
  readonly longestMs: number;
}

/** By seat; null for a player of whom nothing was noted. Other clock notes are left alone. */
export function thinkingTimes(entries: Iterable<RecordEntry>): (ThinkingTime | null)[] {
  const noted: number[][] = SEATS.map(() => []);
  for (const entry of entries) {
    if (entry.type === 'clock' && isThinking(entry.clock))
      noted[entry.clock.seat]!.push(entry.clock.ms);
  }
  return noted.map((times) => {
    if (times.length === 0) return null;
    const total = times.reduce((sum, ms) => sum + ms, 0);
    const meanMs = Math.round(total / times.length);
    return { decisions: times.length, meanMs, longestMs: Math.max(...times) };
  });
}

function isThinking(clock: unknown): clock is ThinkingNote {
  if (!isFields(clock)) return false;
  const { seat, ms } = clock;
  return SEATS.includes(seat as Seat) && typeof ms === 'number' && ms >= 0;
}

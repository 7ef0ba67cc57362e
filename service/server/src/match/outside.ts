// What a table shows to those who have no seat at it, and when: everything later by the delay that its host chose, over
// the socket and over HTTP alike.

import type { GameEvent } from '@hanchan/game';
import { type TableProgress, type TableSettings, timingsOf } from '@hanchan/protocol';
import type { Pace } from '../time.ts';
import type { SeatHolder, TimedEntry } from './entries.ts';

export interface OutsideTimes {
  /** From what happens to when it is shown: behind the table at every pace. */
  readonly delayMs: number;
  /** How long a tile on offer lies there, whatever the table's pace. */
  readonly offerMs: number;
  /** From the last entry of a match to when its end has been shown for certain. */
  readonly endMs: number;
}

export function outsideTimes(
  { watchDelayMs }: Pick<TableSettings, 'watchDelayMs'>,
  holders: readonly (SeatHolder | null)[],
  pace: Pace,
): OutsideTimes {
  const isAlone = holders.filter((holder) => holder?.type === 'player').length === 1;
  const offerMs = timingsOf('slow', isAlone, pace).offerMs[1];
  const delayMs = (watchDelayMs ?? 0) + offerMs;
  return { delayMs, offerMs, endMs: delayMs + offerMs };
}

/** From when everybody may know how a match ended; of one that is not over: how it stands. */
export function shownFrom(entries: readonly TimedEntry[], pace: Pace): number {
  const first = entries[0]?.entry;
  if (first?.type !== 'open') return 0;
  return entries.at(-1)!.at + outsideTimes(first.settings, first.holders, pace).endMs;
}

const NONE_YET: TableProgress = { round: 0, dealer: 0, deal: 0 };

/** Which deal was played when, as far back as somebody without a seat still has to see it. */
export class PastDeals {
  readonly #delayMs: number;
  #deals: { readonly at: number; readonly progress: TableProgress }[] = [];

  constructor(delayMs: number) {
    this.#delayMs = delayMs;
  }

  /** True when there is something new to show, later. */
  add(events: readonly GameEvent[], at: number): boolean {
    const started = events.filter((event) => event.type === 'dealStarted');
    for (const { round, dealer, number } of started) {
      this.#deals.push({ at, progress: { round, dealer, deal: number } });
    }
    return started.length > 0;
  }

  shownAt(now: number): TableProgress {
    const due = now - this.#delayMs;
    const last = this.#deals.findLastIndex(({ at }) => at <= due);
    this.#deals = this.#deals.slice(Math.max(0, last));
    return last < 0 ? NONE_YET : this.#deals[0]!.progress;
  }
}

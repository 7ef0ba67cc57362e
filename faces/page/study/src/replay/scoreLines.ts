// The scores over a match as lines: where they run on a sheet of unit size, and where their names stand beside them.

import type { Film } from '@hanchan/records';
import type { BySeat, Seat } from '@hanchan/tiles';
import { beforeDeal } from './frames.ts';

export interface ScoreStop {
  /** The deal that begins with these scores; null for the end. */
  readonly deal: number | null;
  readonly round: number;
  readonly dealer: Seat;
  readonly counters: number;
  readonly scores: BySeat<number>;
}

/** Before each deal, and after the last. */
export function scoreStops({ deals }: Pick<Film, 'deals'>): readonly ScoreStop[] {
  const stops: ScoreStop[] = deals.map((one, deal) => {
    const { round, dealer, counters, scores } = beforeDeal(one);
    return { deal, round, dealer, counters, scores };
  });
  const last = deals.at(-1)?.turns.at(-1)?.step.match;
  if (last === undefined) return stops;
  const { round, dealer, counters, scores } = last;
  return [...stops, { deal: null, round, dealer, counters, scores }];
}

export interface ScoreRange {
  readonly low: number;
  readonly high: number;
  /** Round numbers between them. */
  readonly marks: readonly number[];
}

export function rangeOf(stops: readonly ScoreStop[]): ScoreRange {
  const all = stops.flatMap(({ scores }) => scores);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const span = Math.max(1, most - least);
  const size = 10 ** Math.floor(Math.log10(span));
  const step = span / size > 5 ? size * 2 : span / size > 2 ? size : size / 2;
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const count = Math.round((high - low) / step) + 1;
  return { low, high, marks: Array.from({ length: count }, (_, i) => low + i * step) };
}

/** Places down a column, each as near to where it wants to be as the others let it, at least `gap` apart. */
export function spread(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  let free = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    placed[i] = Math.max(wanted[i]!, free);
    free = placed[i]! + gap;
  }
  let limit = most;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i]!, limit);
    limit = placed[i]! - gap;
  }
  return placed;
}

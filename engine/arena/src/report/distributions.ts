// Counts as shares of a whole, in bins that suit their range.

import { grouped } from '../figures.ts';
import type { Histogram } from '../statistics/statistics.ts';
import { type Bin, niceStep } from './plots.ts';

type Counted = readonly (readonly [value: number, count: number])[];

const countedOf = (histogram: Histogram): Counted =>
  Object.entries(histogram)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b);

const totalOf = (counted: Counted) => counted.reduce((sum, [, count]) => sum + count, 0);

/** The value that this share of all lies at or below. */
function quantile(counted: Counted, share: number): number {
  const wanted = totalOf(counted) * share;
  let seen = 0;
  for (const [value, count] of counted) {
    seen += count;
    if (seen >= wanted) return value;
  }
  return 0;
}

const BINS = 12;

/** Points in equal steps; the last bin holds the long tail. */
export function pointBins(histogram: Histogram): Bin[] {
  const counted = countedOf(histogram);
  const total = totalOf(counted);
  if (total === 0) return [];
  const step = niceStep(Math.max(1, quantile(counted, 0.97) / BINS));
  const last = Math.floor(quantile(counted, 0.97) / step);
  const counts = new Array<number>(last + 2).fill(0);
  for (const [value, count] of counted) {
    const at = Math.min(last + 1, Math.max(0, Math.floor(value / step)));
    counts[at] = counts[at]! + count;
  }
  return counts.map((count, at) => ({
    label: at > last ? `${grouped(at * step)}+` : grouped(at * step),
    share: count / total,
  }));
}

/** One bin for each whole number from the first to the last. */
export function numberBins(histogram: Histogram): Bin[] {
  const counted = countedOf(histogram);
  const total = totalOf(counted);
  if (total === 0) return [];
  const [first] = counted[0]!;
  const [last] = counted.at(-1)!;
  return Array.from({ length: last - first + 1 }, (_, i) => ({
    label: String(first + i),
    share: (histogram[String(first + i)] ?? 0) / total,
  }));
}

/** Ids, the most frequent first. */
export function ranked(histogram: Histogram): string[] {
  return Object.entries(histogram)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([id]) => id);
}

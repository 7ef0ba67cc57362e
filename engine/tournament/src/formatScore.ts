// Scores as they are written on sheets: in thousands, or in plain points where players begin with a handful of them;
// plus or a sign for minus before them.

import type { Twelfths } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';

const THOUSAND = 1_000;
const TWELVE = 12;

/** By how much points are divided before they are written, which is also what 1P is worth. */
export type ScoreUnit = 1 | typeof THOUSAND;

/** Where players begin with twenty points nobody divides by a thousand. */
export const scoreUnit = (rules: Pick<RuleValues, 'table.startingPoints'>): ScoreUnit =>
  rules['table.startingPoints'] >= THOUSAND ? THOUSAND : 1;

/** Before a score below zero: as Japanese sheets write it, as printers set it, or for machines. */
export type MinusSign = '▲' | '−' | '-';

/** `+12.3`, `▲4.0`, `0.0`: points as thousands, unrounded down to the hundred; `+5` where points are plain. */
export function formatDelta(points: number, unit: ScoreUnit, minus: MinusSign = '▲'): string {
  return signed(points / unit, unit, minus);
}

/** A result in twelfths of a point. Thirds are rounded for the eye only; the sums use the exact number. */
export function formatScore(twelfths: Twelfths, unit: ScoreUnit, minus: MinusSign = '▲'): string {
  return signed(twelfths / TWELVE / unit, unit, minus);
}

/** A number of points without plus: `30.0`, or `20` where points are plain. */
export function formatPoints(points: number, unit: ScoreUnit, minus: MinusSign = '▲'): string {
  return formatDelta(points, unit, minus).replace(/^\+/, '');
}

/** One decimal of thousands and none of points, more only where they are needed and end: 2.75 stays, 2.6666… becomes 2.7. */
function signed(value: number, unit: ScoreUnit, minus: MinusSign): string {
  const size = Math.abs(value);
  const text = size.toFixed(digitsOf(size, unit === 1 ? 0 : 1));
  if (Number(text) === 0) return text;
  return `${value < 0 ? minus : '+'}${text}`;
}

function digitsOf(size: number, least: number): number {
  const ends = (digits: number) => {
    const shifted = size * 10 ** digits;
    return Math.abs(shifted - Math.round(shifted)) < 1e-7;
  };
  if (ends(least)) return least;
  return !ends(1) && ends(2) ? 2 : 1;
}

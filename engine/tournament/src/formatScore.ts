// Scores as they are written on sheets: divided by a thousand, plus or a sign for minus before them.

import type { Twelfths } from '@hanchan/game';

const THOUSAND = 1_000;
const TWELVE = 12;

/** Before a score below zero: as Japanese sheets write it, as printers set it, or for machines. */
export type MinusSign = '▲' | '−' | '-';

/** `+12.3`, `▲4.0`, `0.0`: points as thousands, unrounded down to the hundred. */
export function formatDelta(points: number, minus: MinusSign = '▲'): string {
  return signed(points / THOUSAND, minus);
}

/** A result in twelfths of a point. Thirds are rounded for the eye only; the sums use the exact number. */
export function formatScore(twelfths: Twelfths, minus: MinusSign = '▲'): string {
  return signed(twelfths / TWELVE / THOUSAND, minus);
}

/** A number of points divided by a thousand, without plus: `30.0`. */
export function formatThousands(points: number, minus: MinusSign = '▲'): string {
  return signed(points / THOUSAND, minus).replace(/^\+/, '');
}

/** One decimal, more only where they are needed and end: 2.75 stays, 2.6666… becomes 2.7. */
function signed(value: number, minus: MinusSign): string {
  const size = Math.abs(value);
  const hundredths = Math.round(size * 100) / 100;
  const isExact = Math.abs(size - hundredths) < 1e-9;
  const digits = isExact && Math.abs(size * 10 - Math.round(size * 10)) > 1e-9 ? 2 : 1;
  const text = size.toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? minus : '+'}${text}`;
}

// Results as they are told: in thousands, with a sign and at least one decimal; plain where a rulebook has few points.

import { formatChange, formatNumber } from '../words/text.svelte.ts';
import { arePlain } from './plainPoints.ts';

export const thousands = (points: number): string =>
  formatNumber(points / 1_000, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });

/** `starting`: with how many points somebody sits down. */
export const resultText = (points: number, starting: number): string =>
  arePlain(starting) ? formatChange(points) : thousands(points);

// Results as they are told: in thousands, with a sign and at least one decimal.

import { formatNumber } from '../words/text.svelte.ts';

export const thousands = (points: number): string =>
  formatNumber(points / 1_000, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });

// Counted figures in words: rounded, and never without the range that they are sure within.

import type { Counted, JudgedFigures, JudgedUnit } from '@hanchan/examination';
import { formatNumber } from '@hanchan/kit/words/text.svelte.ts';

const TEN = 10;

function number(value: number, unit: JudgedUnit): string {
  if (unit === 'places') {
    return formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  }
  if (unit === 'dealIn') {
    return formatNumber(value, { style: 'percent', maximumFractionDigits: 1 });
  }
  return formatNumber(Math.round(value / TEN) * TEN);
}

/** `1,150 ± 300`. */
export const countedText = ([mean, within]: Counted, unit: JudgedUnit): string =>
  `${number(mean, unit)} ± ${number(within, unit)}`;

/** How much worse than the best, without its sign. */
export const worseBy = ({ than: [mean, within] }: JudgedFigures, unit: JudgedUnit): string =>
  countedText([Math.abs(mean), within], unit);

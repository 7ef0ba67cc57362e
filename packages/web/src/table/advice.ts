// A bot's candidates in words and rounded numbers: for hints at the table and for reviews.

import type { Reason } from '@hanchan/bots';
import { YAKU_IDS } from '@hanchan/rules';
import type { PlayWords } from '../words/terms.ts';
import { formatPoints, t } from '../words/text.svelte.ts';

/** “Keeps all simples in reach.” */
export function reasonText({ code, rule }: Reason, words: PlayWords): string {
  const yaku = YAKU_IDS.find((id) => rule === `yaku.${id}`);
  return t(`table.reason.${code}`, { yaku: yaku === undefined ? '' : words.yaku(yaku) });
}

/** An estimate is told with two figures: 11,351 points as 11,000, 20 points as 20. */
export function aboutPoints(points: number): string {
  const digits = Math.floor(Math.log10(Math.max(1, Math.abs(points))));
  const step = 10 ** Math.max(0, digits - 1);
  return formatPoints(Math.round(points / step) * step);
}

// How one member's total comes about, in one sentence.

import type { Formula, SeasonRow } from '@hanchan/club';
import { thousands } from '@hanchan/kit/figures/thousands.ts';
import { formatNumber, t } from '@hanchan/kit/words/text.svelte.ts';

const SENTENCES = {
  sum: 'events.club.sumSum',
  average: 'events.club.sumAverage',
  averagePlace: 'events.club.sumPlaces',
} as const;
const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** A total as a season's table shows it. */
export const totalShown = (total: number, { rank }: Formula): string =>
  rank === 'averagePlace' ? formatNumber(total, TWO) : thousands(total);

export const sumText = (row: SeasonRow, formula: Formula): string =>
  t(SENTENCES[formula.rank], {
    counted: row.counted,
    games: row.games,
    score: thousands(row.score),
    bonus: thousands(row.bonus),
    total: totalShown(row.total, formula),
  });

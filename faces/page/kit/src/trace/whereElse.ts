// What the same hand would be worth in another book: said where it differs, and only once.

import { offeredRulesets } from '@hanchan/rulesets';
import { checkWin, score } from '@hanchan/score';
import { formatPoints, t } from '../words/text.svelte.ts';
import type { Scored } from './scored.ts';
import './words/words.ts';

/** Null where every other book that can score it comes to the same. */
export function whereElse({ win, score: here }: Scored, bookId: string): string | null {
  const others: string[] = [];
  for (const { id, title, values } of offeredRulesets()) {
    if (id === bookId || values['score.model'] === 'flat') continue;
    if (checkWin(win, values).length > 0) continue;
    const there = score(win, values);
    if (there.ok && there.value.points === here.points) continue;
    const worth = there.ok
      ? t('trace.worthThere', { points: formatPoints(there.value.points) })
      : t('trace.noWinThere');
    others.push(`${title}: ${worth}`);
  }
  return others.length === 0 ? null : others.join('. ');
}

// What an example is worth, in words.

import { sizeText } from '@hanchan/kit/trace/worth.ts';
import { tellPhrase } from '@hanchan/kit/words/tellPhrase.ts';
import { formatPoints, t } from '@hanchan/kit/words/text.svelte.ts';
import { EXAMPLE_MOMENTS, type ExampleWin } from '@hanchan/kit/yakuList/exampleWin.ts';
import { countersPhrase } from '@hanchan/narrator';
import type { RuleKey } from '@hanchan/rules';
import type { Score } from '@hanchan/score';

/** “3 han 40 fu, 5,200 points”, “Mangan, 8,000 points”. */
export function exampleWorthText(score: Score): string {
  const size = sizeText(score);
  const worth = t('rulebook.points', { points: formatPoints(score.points) });
  return size === '' ? worth : t('rulebook.sizeAndPoints', { size, worth });
}

/** How it was won: “self-drawn, riichi, East seat”. */
export function mannerText({ by, moments = [], seat, counters = 0 }: ExampleWin): string {
  const told = EXAMPLE_MOMENTS.filter((moment) => moments.includes(moment));
  return [
    t(`rulebook.by.${by}`),
    ...told.map((moment) => t(`rulebook.moment.${moment}`)),
    ...(seat === 'E' ? [t('rulebook.asDealer')] : []),
    ...(counters > 0 ? [tellPhrase(countersPhrase(counters))] : []),
  ].join(t('rulebook.listComma'));
}

/** The fu that an option gave, where its example shows that. */
export function fuFrom({ trace }: Score, rule: RuleKey): number | null {
  const lines = trace.filter((line) => line.rule === rule && 'fu' in line.effect);
  if (lines.length === 0) return null;
  return lines.reduce((sum, { effect }) => sum + ('fu' in effect ? effect.fu : 0), 0);
}

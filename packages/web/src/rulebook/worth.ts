// What an example is worth, in words.

import type { RuleKey } from '@hanchan/rules';
import { LIMIT_BASE, type Score } from '@hanchan/score';
import { formatPoints, t } from '../words/text.svelte.ts';
import { type ExampleWin, MOMENTS } from './examples/exampleWin.ts';

/** “3 han 40 fu, 5,200 points”, “mangan, 8,000 points”. */
export function worthText({ han, fu, limit, base, points }: Score): string {
  const units = base / LIMIT_BASE.yakuman;
  const size =
    limit === 'yakuman' && units > 1
      ? t('rulebook.yakumanTimes', { count: units })
      : limit !== null
        ? t(`rulebook.limit.${limit}`)
        : han === null || fu === null
          ? ''
          : t('rulebook.hanFu', { han, fu });
  const worth = t('rulebook.points', { points: formatPoints(points) });
  return size === '' ? worth : t('rulebook.sizeAndPoints', { size, worth });
}

/** How it was won: “self-drawn, riichi, East seat”. */
export function mannerText({ by, moments = [], seat, counters = 0 }: ExampleWin): string {
  const told = MOMENTS.filter((moment) => moments.includes(moment));
  return [
    t(`rulebook.by.${by}`),
    ...told.map((moment) => t(`rulebook.moment.${moment}`)),
    ...(seat === 'E' ? [t('rulebook.asDealer')] : []),
    ...(counters > 0 ? [t('rulebook.counters', { count: counters })] : []),
  ].join(t('rulebook.listComma'));
}

/** The fu that an option gave, where its example shows that. */
export function fuFrom({ trace }: Score, rule: RuleKey): number | null {
  const lines = trace.filter((line) => line.rule === rule && 'fu' in line.effect);
  if (lines.length === 0) return null;
  return lines.reduce((sum, { effect }) => sum + ('fu' in effect ? effect.fu : 0), 0);
}

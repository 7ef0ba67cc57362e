// What a win comes to in one line: its limit or size, its points, and what counters and deposits add.

import type { RuleValues } from '@hanchan/rules';
import type { Value, Win } from '@hanchan/score';
import { formatPoints, t } from '../words/text.svelte.ts';
import './words/words.ts';

/** “Mangan”, “3 han 50 fu”; nothing where every win is worth the same. */
export function sizeText({ limit, han, fu }: Pick<Value, 'limit' | 'han' | 'fu'>): string {
  if (limit !== null) return t(`trace.limit.${limit}`);
  return han === null ? '' : t('trace.size', { han, fu });
}

/** The hand, and what lay on the table beside it. */
export function partsText(
  points: number,
  on: Pick<Win, 'counters' | 'deposits'>,
  rules: RuleValues,
): string {
  const counters = on.counters * rules['payment.counter'];
  const deposits = on.deposits * rules['riichi.deposit'];
  return [
    formatPoints(points),
    ...(counters > 0 ? [t('trace.counterPart', { points: formatPoints(counters) })] : []),
    ...(deposits > 0 ? [t('trace.depositPart', { points: formatPoints(deposits) })] : []),
  ].join(' · ');
}

export function worthText(
  value: Pick<Value, 'limit' | 'han' | 'fu' | 'points'>,
  on: Pick<Win, 'counters' | 'deposits'>,
  rules: RuleValues,
): string {
  return `${sizeText(value)} ${partsText(value.points, on, rules)}`.trim();
}

// What a win comes to in one line: its limit or size, its points, and what counters and deposits add.

import type { RuleValues } from '@hanchan/rules';
import { LIMIT_BASE, type Value, type Win } from '@hanchan/score';
import { formatPoints, t } from '../words/text.svelte.ts';
import './words/words.ts';

type Sized = Pick<Value, 'limit' | 'han' | 'fu' | 'base'>;

/** “Mangan”, “3 han 50 fu”, “2 × yakuman”; nothing where every win is worth the same. */
export function sizeText({ limit, han, fu, base }: Sized): string {
  const units = base / LIMIT_BASE.yakuman;
  if (limit === 'yakuman' && units > 1) return t('trace.units', { count: units });
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
  value: Sized & Pick<Value, 'points'>,
  on: Pick<Win, 'counters' | 'deposits'>,
  rules: RuleValues,
): string {
  return `${sizeText(value)} ${partsText(value.points, on, rules)}`.trim();
}

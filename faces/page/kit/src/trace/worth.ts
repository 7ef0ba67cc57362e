// What a win comes to in one line: its limit or size, its points, and what counters and deposits add.

import { capital, sizePhrase } from '@hanchan/narrator';
import type { RuleValues } from '@hanchan/rules';
import type { Value, Win } from '@hanchan/score';
import { formatPoints, t } from '../words/text.svelte.ts';
import { tellTrace } from './tellTrace.ts';
import './words/words.ts';

type Sized = Pick<Value, 'limit' | 'han' | 'fu' | 'base'>;

/** “Mangan”, “3 han 50 fu”, “2 yakuman”; nothing where every win is worth the same. */
export function sizeText(value: Sized): string {
  const size = sizePhrase(value);
  return size === null ? '' : capital(tellTrace(size));
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

// How a refusal is put, and the checks that many acts share.

import type { Applied, RuleKey } from '@hanchan/rules';
import type { ActRefusal, ActRefusalCode, Sentence } from '../state.ts';
import { worded } from './sentence.ts';

/** Others have worded what is no sentence of ours: a sum, and why two rules contradict each other. */
export const refuse = (
  code: ActRefusalCode,
  field: string,
  sentence: string | Sentence,
  more: Partial<Applied<RuleKey>> & { readonly version?: number } = {},
): ActRefusal => {
  if (typeof sentence === 'string') return { code, field, message: sentence, ...more };
  return { code, field, ...worded(sentence), ...more };
};

/** The first that appears twice. */
export const repeated = <T>(items: readonly T[]): T | undefined =>
  items.find((item, i) => items.indexOf(item) !== i);

/** The first refusal of many checks. */
export function firstOf<T>(
  items: readonly T[],
  check: (item: T, index: number) => ActRefusal | null,
): ActRefusal | null {
  for (const [i, item] of items.entries()) {
    const refusal = check(item, i);
    if (refusal) return refusal;
  }
  return null;
}

// Where a right answer is written. What no document states is not asked: nobody can be expected to know our choice.

import { type Case, cite, type FoulSource, type RuleKey, type Ruleset } from '@hanchan/rules';
import type { Source } from './question.ts';

/** Null where the rulebook says nothing on it, and the value is our choice or hearsay. */
export function sourceOfRule(ruleset: Ruleset, rule: RuleKey, one?: Case): Source | null {
  const { status, section, clauses } = cite(ruleset, rule, one);
  const isKnown = status === 'changed' || (status !== 'ourChoice' && section !== '');
  if (!isKnown || status === 'secondHand') return null;
  return { rule, ...(one === undefined ? {} : { case: one }), status, section, clauses };
}

/** Of an offence: the document's own words, else the option behind it. */
export function sourceOfFoul(
  ruleset: Ruleset,
  { section, clauses }: FoulSource,
  rule: RuleKey | null,
  one?: Case,
): Source | null {
  const isOwnRule = rule !== null && ruleset.citations[rule].status === 'changed';
  if (section !== '' && !isOwnRule) return { rule: null, status: 'stated', section, clauses };
  return rule === null ? null : sourceOfRule(ruleset, rule, one);
}

/** Each place once. */
export function eachOnce(sources: readonly (Source | null)[]): Source[] {
  const found = new Map<string, Source>();
  for (const source of sources) {
    if (source === null) continue;
    const place = source.section || source.rule!;
    if (!found.has(place)) found.set(place, source);
  }
  return [...found.values()];
}

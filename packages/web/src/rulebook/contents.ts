// What a page about a book shows for the words that somebody looks for: options by area, clauses by section.

import { RULE_KEYS, type RuleKey, type Ruleset } from '@hanchan/rules';
import type { Clause } from '@hanchan/rulesets/clauses';
import { bySection } from '../app/clauses.ts';
import { byArea } from '../app/ruleAreas.ts';
import { searchText } from '../ruleText/optionWords.ts';

/** Whether a text has all the words, in any order. */
export function hasWords(text: string, wanted: string): boolean {
  const lower = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

export const optionsOf = ({ values }: Ruleset, wanted: string) =>
  byArea(RULE_KEYS.filter((key) => hasWords(searchText(key, [values[key]]), wanted)));

export const clausesOf = (clauses: readonly Clause[], wanted: string) =>
  bySection(
    clauses.filter(({ section, says, id }) => hasWords(`${section} ${says} ${id}`, wanted)),
  );

/** Clause → the options whose values rest on it. */
export function restingOn({ citations }: Ruleset): ReadonlyMap<string, readonly RuleKey[]> {
  const found = new Map<string, RuleKey[]>();
  for (const key of RULE_KEYS) {
    for (const clause of citations[key].clauses) {
      const known = found.get(clause);
      if (known === undefined) found.set(clause, [key]);
      else known.push(key);
    }
  }
  return found;
}

/** A heading as a place in an address. */
export const sectionId = (section: string): string =>
  `section-${section.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/** The place that an address names behind its `#`. */
export function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

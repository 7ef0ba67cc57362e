// The rulebook on the table: its name, and where it says what.

import { baseOf, shortName } from '@hanchan/kit/books/rulebooks.ts';
import { rulesetOf } from '@hanchan/kit/books/rulesetOf.ts';
import type { TableInfo } from '@hanchan/protocol';
import { type Case, cite, type Passage, type RuleKey, type Ruleset } from '@hanchan/rules';

export interface Book {
  readonly ruleset: Ruleset;
  /** The shipped book that it is, or rests on. */
  readonly baseId: string;
  readonly title: string;
  /** As a citation names it. */
  readonly short: string;
  readonly citation: (rule: RuleKey, when?: Case) => Passage;
}

export function bookOf(info: TableInfo): Book | null {
  const { rules } = info.settings;
  const ruleset = rulesetOf(rules);
  if (ruleset === null) return null;
  const baseId = baseOf(rules);
  const { title } = info.ruleset;
  return {
    ruleset,
    baseId,
    title,
    short: shortName(baseId, title),
    citation: (rule, when) => cite(ruleset, rule, when),
  };
}

// A rulebook as data: one value for every option, and for every value where it comes from.
// The engine is only ever given the values, which carry no name.

import type { Option, ValueOf } from './option.ts';
import { CALL_OPTIONS } from './options/calls.ts';
import { DORA_OPTIONS } from './options/dora.ts';
import { FOUL_OPTIONS } from './options/foul.ts';
import { MATCH_OPTIONS } from './options/match.ts';
import { PENALTY_OPTIONS } from './options/penalty.ts';
import { RIICHI_OPTIONS } from './options/riichi.ts';
import { SCORE_OPTIONS } from './options/score.ts';
import { TABLE_OPTIONS } from './options/table.ts';
import { WIN_OPTIONS } from './options/win.ts';
import { YAKU_OPTIONS } from './yaku.ts';

export const OPTIONS = {
  ...TABLE_OPTIONS,
  ...DORA_OPTIONS,
  ...CALL_OPTIONS,
  ...RIICHI_OPTIONS,
  ...WIN_OPTIONS,
  ...SCORE_OPTIONS,
  ...MATCH_OPTIONS,
  ...FOUL_OPTIONS,
  ...PENALTY_OPTIONS,
  ...YAKU_OPTIONS,
};

export type RuleKey = keyof typeof OPTIONS;
export type RuleValues = { readonly [K in RuleKey]: ValueOf<(typeof OPTIONS)[K]> };

export const RULE_KEYS = Object.keys(OPTIONS) as readonly RuleKey[];

/** The option behind a key, for code that treats all options alike. */
export function optionOf(key: RuleKey): Option<unknown> {
  return OPTIONS[key] as unknown as Option<unknown>;
}

export function isRuleKey(text: string): text is RuleKey {
  return Object.hasOwn(OPTIONS, text);
}

export type CitationStatus =
  /** The document says it. */
  | 'stated'
  /** It follows from what the document says. */
  | 'inferred'
  /** The document is silent or contradicts itself; the reason says how we chose. */
  | 'ourChoice'
  /** Custom rules say it otherwise than the book that they rest on. */
  | 'changed';

export interface Citation {
  readonly status: CitationStatus;
  /** The document's own section; empty where it has none on the matter. */
  readonly section: string;
  /** Ids of the clauses the value rests on. */
  readonly clauses: readonly string[];
  readonly reason?: string;
}

export interface Ruleset {
  readonly id: string;
  readonly title: string;
  readonly document: string;
  readonly values: RuleValues;
  readonly citations: Readonly<Record<RuleKey, Citation>>;
}

export interface Cited<T> {
  readonly value: T;
  readonly citation: Citation;
}

/** One cited value per option: the form in which a rulebook is written down. */
export type CitedValues = { readonly [K in RuleKey]: Cited<RuleValues[K]> };

export const stated = <const T>(value: T, section: string, ...clauses: string[]): Cited<T> => ({
  value,
  citation: { status: 'stated', section, clauses },
});

export const inferred = <const T>(
  value: T,
  section: string,
  reason: string,
  ...clauses: string[]
): Cited<T> => ({ value, citation: { status: 'inferred', section, clauses, reason } });

export const ourChoice = <const T>(value: T, reason: string, ...clauses: string[]): Cited<T> => ({
  value,
  citation: { status: 'ourChoice', section: '', clauses, reason },
});

export function defineRuleset(
  about: { readonly id: string; readonly title: string; readonly document: string },
  cited: CitedValues,
): Ruleset {
  const values: Record<string, unknown> = {};
  const citations: Record<string, Citation> = {};
  for (const key of RULE_KEYS) {
    values[key] = cited[key].value;
    citations[key] = cited[key].citation;
  }
  return {
    ...about,
    values: values as unknown as RuleValues,
    citations: citations as Record<RuleKey, Citation>,
  };
}

export function cite(ruleset: Ruleset, key: RuleKey): Citation {
  return ruleset.citations[key];
}

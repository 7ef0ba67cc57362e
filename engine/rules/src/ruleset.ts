// A rulebook as data: one value for every option, and for every value where it comes from.
// The engine is only ever given the values, which carry no name.

import { type Applied, type Case, type Cases, isAmong } from './cases.ts';
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

/** Every option by its name. */
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

/** The name of an option, such as `calls.swap`. */
export type RuleKey = keyof typeof OPTIONS;
/** An answer to every option: all that the engine knows of a rulebook. */
export type RuleValues = { readonly [K in RuleKey]: ValueOf<(typeof OPTIONS)[K]> };

/** The names of all options, in their order. */
export const RULE_KEYS = Object.keys(OPTIONS) as readonly RuleKey[];

/** The option behind a key, for code that treats all options alike. */
export function optionOf(key: RuleKey): Option<unknown> {
  return OPTIONS[key] as unknown as Option<unknown>;
}

/** Whether there is an option of this name. */
export function isRuleKey(text: string): text is RuleKey {
  return Object.hasOwn(OPTIONS, text);
}

/** What supports a value. */
export type CitationStatus =
  /** The document says it. */
  | 'stated'
  /** It follows from what the document says. */
  | 'inferred'
  /** The document is silent or contradicts itself; the reason says how we chose. */
  | 'ourChoice'
  /** Others report that the document says so; nobody here has read it yet. */
  | 'secondHand'
  /** Custom rules say it otherwise than the book that they rest on. */
  | 'changed';

/** Where a document supports a value, or why there is none. */
export interface Passage {
  readonly status: CitationStatus;
  /** The document's own section; empty where it has none on the matter. */
  readonly section: string;
  /** Ids of the clauses the value rests on. */
  readonly clauses: readonly string[];
  readonly reason?: string;
}

/** The passage for some of an option's cases. */
export interface CasePassage extends Passage {
  readonly when: Cases;
}

/** Where a value comes from; and where the document speaks of single cases in a place of their own, that place. */
export interface Citation extends Passage {
  /** The first that fits a case is the one that speaks of it. */
  readonly cases?: readonly CasePassage[];
}

/** What a rulebook is called, and which of its document's editions it is. */
export interface RulebookHead {
  readonly id: string;
  readonly title: string;
  /** As a citation names it. */
  readonly short: string;
  readonly document: string;
  /** What all editions of one document share, clause ids among it. */
  readonly family: string;
  readonly edition: string;
  /** The edition before it, of which it says only what is different. */
  readonly from?: string;
}

/** A rulebook as data: its values, each with its citation. */
export interface Ruleset extends RulebookHead {
  readonly values: RuleValues;
  readonly citations: Readonly<Record<RuleKey, Citation>>;
}

/** A value with what supports it. */
export interface Cited<T> {
  readonly value: T;
  readonly citation: Citation;
}

/** One cited value per option: the form in which a rulebook is written down. */
export type CitedValues = { readonly [K in RuleKey]: Cited<RuleValues[K]> };

/** A value that the document states. */
export const stated = <const T>(value: T, section: string, ...clauses: string[]): Cited<T> => ({
  value,
  citation: { status: 'stated', section, clauses },
});

/** A value that follows from what the document says. */
export const inferred = <const T>(
  value: T,
  section: string,
  reason: string,
  ...clauses: string[]
): Cited<T> => ({ value, citation: { status: 'inferred', section, clauses, reason } });

/** A value where the document is silent, and the reason for it. */
export const ourChoice = <const T>(value: T, reason: string, ...clauses: string[]): Cited<T> => ({
  value,
  citation: { status: 'ourChoice', section: '', clauses, reason },
});

/** A ruleset from its head and its cited values. */
export function defineRuleset(about: RulebookHead, cited: CitedValues): Ruleset {
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

/** Cases of which the document speaks elsewhere than of the value as a whole. */
export const byCase = <T>(
  { value, citation }: Cited<T>,
  ...cases: readonly CasePassage[]
): Cited<T> => ({
  value,
  citation: { ...citation, cases },
});

/** In these cases the document says so here. */
export const says = (when: Cases, section: string, ...clauses: string[]): CasePassage => ({
  when,
  status: 'stated',
  section,
  clauses,
});

/** In these cases it follows from what the document says here. */
export const implies = (
  when: Cases,
  section: string,
  reason: string,
  ...clauses: string[]
): CasePassage => ({ when, status: 'inferred', section, clauses, reason });

/** Of these cases the document is silent. */
export const isSilent = (when: Cases, reason: string, ...clauses: string[]): CasePassage => ({
  when,
  status: 'ourChoice',
  section: '',
  clauses,
  reason,
});

const NO_CASE: Case = {};

/** Where a rulebook speaks of a rule as it was applied: every face of the product asks here. */
export function cite(ruleset: Pick<Ruleset, 'citations'>, key: RuleKey, one = NO_CASE): Passage {
  const citation = ruleset.citations[key];
  return citation.cases?.find(({ when }) => isAmong(one, when)) ?? citation;
}

/** The same for a line that says which rule it applied, and in which case. */
export const citeApplied = (
  ruleset: Pick<Ruleset, 'citations'>,
  { rule, case: one }: Applied<RuleKey>,
): Passage => cite(ruleset, rule, one);

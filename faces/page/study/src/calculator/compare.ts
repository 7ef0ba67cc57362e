// The same hand under every rulebook: what each makes of it, and what it counts otherwise than the chosen one.

import { type CustomRules, refOf } from '@hanchan/kit/books/customRules.ts';
import { offeredBooks } from '@hanchan/kit/books/rulebooks.ts';
import { rulesetOf } from '@hanchan/kit/books/rulesetOf.ts';
import { caseIn } from '@hanchan/kit/trace/lines.ts';
import type { RulesChoice } from '@hanchan/protocol';
import type { Case, RuleKey, Ruleset } from '@hanchan/rules';
import {
  checkWin,
  type Effect,
  type NoScore,
  type Score,
  score,
  type Win,
  type WinProblem,
} from '@hanchan/score';

/** One thing that a book counts otherwise; null where it does not count. */
export interface Difference {
  readonly rule: RuleKey;
  readonly here: number | null;
  readonly there: number | null;
  /** The case in which the other book counts it, where it does. */
  readonly case?: Case | undefined;
}

export interface Compared {
  readonly book: Ruleset;
  readonly verdict: BookVerdict;
  readonly isChosen: boolean;
  /** Nothing is counted, and nothing comes out, otherwise than under the chosen book. */
  readonly isSame: boolean;
}

export type BookVerdict =
  | { readonly type: 'won'; readonly score: Score; readonly differences: readonly Difference[] }
  | { readonly type: 'refused'; readonly no: NoScore }
  | { readonly type: 'impossible'; readonly problem: WinProblem };

export interface Beside {
  /** As it is chosen: a custom book's own id says nothing to anybody else. */
  readonly choice: RulesChoice;
  readonly book: Ruleset;
}

/** The chosen rules, then every book that ships and every one that is kept, each once. */
export function booksBeside(chosen: RulesChoice, kept: readonly CustomRules[]): readonly Beside[] {
  const others: readonly RulesChoice[] = [...offeredBooks().map(({ id }) => id), ...kept];
  const choices = [chosen, ...others.filter((other) => refOf(other) !== refOf(chosen))];
  return choices.flatMap((choice) => {
    const book = rulesetOf(choice);
    return book === null ? [] : [{ choice, book }];
  });
}

/** The first book is the one that the others are held against. */
export function compareBooks(win: Win, books: readonly Ruleset[]): readonly Compared[] {
  const chosen = books[0]!;
  const here = scoreUnder(win, chosen);
  return books.map((book) => {
    const verdict = verdictOf(win, book, here);
    const isSame =
      verdict.type === 'won' &&
      here !== null &&
      verdict.differences.length === 0 &&
      verdict.score.deltas.every((delta, seat) => delta === here.deltas[seat]);
    return { book, verdict, isChosen: book === chosen, isSame };
  });
}

function scoreUnder(win: Win, book: Ruleset): Score | null {
  const verdict = verdictOf(win, book, null);
  return verdict.type === 'won' ? verdict.score : null;
}

function verdictOf(win: Win, { values }: Ruleset, here: Score | null): BookVerdict {
  const problem = checkWin(win, values)[0];
  if (problem !== undefined) return { type: 'impossible', problem };
  const scored = score(win, values);
  if (!scored.ok) return { type: 'refused', no: scored.error };
  const there = scored.value;
  return { type: 'won', score: there, differences: here === null ? [] : differences(here, there) };
}

function differences(here: Score, there: Score): readonly Difference[] {
  const mine = countedIn(here);
  const theirs = countedIn(there);
  const rules = [...new Set([...mine.keys(), ...theirs.keys()])];
  return rules
    .map((rule) => ({
      rule,
      here: mine.get(rule) ?? null,
      there: theirs.get(rule) ?? null,
      case: caseIn(there.trace, rule),
    }))
    .filter((one) => one.here !== one.there);
}

/** Yaku, bonus tiles, items of fu: by the rule that counts them. */
function countedIn({ trace }: Score): ReadonlyMap<RuleKey, number> {
  const counted = new Map<RuleKey, number>();
  for (const { rule, effect } of trace) {
    const amount = amountOf(effect);
    if (amount !== null) counted.set(rule, (counted.get(rule) ?? 0) + amount);
  }
  return counted;
}

function amountOf(effect: Effect): number | null {
  if ('han' in effect) return effect.han;
  if ('yakuman' in effect) return effect.yakuman;
  return 'fu' in effect ? effect.fu : null;
}

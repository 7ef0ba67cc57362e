// A further edition of a document: the one before, plus changes that are listed one by one.

import { optionOf, type RuleKey, sameValue } from '@hanchan/rules';
import type { Rulebook } from '@hanchan/rulesets/forms';
import type { BookHead } from './headPart.ts';
import type { Library } from './library.ts';
import type { Place } from './place.ts';

/** The book that an edition rests on; undefined where it cannot. */
export function ofEdition(
  head: BookHead,
  from: Place,
  { findBook }: Library,
): Rulebook | undefined {
  const id = from.text();
  if (id === undefined) return undefined;
  const base = findBook(id);
  if (base === undefined) return from.fault(`there is no rulebook “${id}” to be an edition of`);
  const { family, edition, title } = base.ruleset;
  if (family !== head.family) {
    return from.fault(`${title} is of the family ${family}: an edition is of the same one`);
  }
  if (edition === head.edition) return from.fault(`${title} is that edition already`);
  return base;
}

/** What an edition leaves as it was comes from the one before. */
export function carriedOver(base: Rulebook | null, head: BookHead, own: Rulebook): Rulebook {
  if (base === null) return own;
  const removed = new Set(head.changes.flatMap(({ removed }) => removed));
  return {
    ...own,
    words: {
      calls: { ...base.words.calls, ...own.words.calls },
      groups: { ...base.words.groups, ...own.words.groups },
      yaku: { ...base.words.yaku, ...own.words.yaku },
    },
    clauses: overlaid(base.clauses, own.clauses).filter(({ id }) => !removed.has(id)),
    outside: { ...base.outside, ...own.outside },
    rulings: overlaid(
      base.rulings.map(({ alsoFor: _, ...ruling }) => ruling),
      own.rulings,
    ),
  };
}

function overlaid<T extends { readonly id: string }>(
  before: readonly T[],
  own: readonly T[],
): readonly T[] {
  const byId = new Map(own.map((one) => [one.id, one]));
  const known = new Set(before.map(({ id }) => id));
  return [
    ...before.map((one) => byId.get(one.id) ?? one),
    ...own.filter(({ id }) => !known.has(id)),
  ];
}

/** Notes every difference from the edition before that no change speaks of, and every change that changes nothing. */
export function refuseUnlisted(book: Rulebook, base: Rulebook, changes: Place): void {
  const listedOptions = new Set(book.changes.flatMap(({ options }) => options));
  const listedClauses = new Set(book.changes.flatMap(({ clauses }) => clauses));
  const differs = (key: RuleKey) => !sameValue(book.ruleset.values[key], base.ruleset.values[key]);
  for (const key of Object.keys(book.ruleset.values) as RuleKey[]) {
    if (differs(key) && !listedOptions.has(key)) {
      changes.fault(`${key} is changed, but no change lists it`, optionOf(key).question);
    }
    if (!differs(key) && listedOptions.has(key)) {
      changes.fault(`${key} is listed as changed, but is the same in ${base.ruleset.title}`);
    }
  }
  const before = new Map(base.clauses.map((clause) => [clause.id, JSON.stringify(clause)]));
  for (const clause of book.clauses) {
    const isSame = before.get(clause.id) === JSON.stringify(clause);
    if (!isSame && !listedClauses.has(clause.id)) {
      changes.fault(`the clause ${clause.id} is new or changed, but no change lists it`);
    }
  }
}

// clauses.yaml, outside.yaml, rulings.yaml and words.yaml: what there is to be read about a document, and its own words.

import { isRuleKey, YAKU_IDS } from '@hanchan/rules';
import {
  CALLS,
  CLAUSE_KINDS,
  type Clause,
  GROUPS,
  type RulebookWords,
  type Ruling,
} from '@hanchan/rulesets/forms';
import { BOOK_ID, CLAUSE_ID, RULING_ID } from './parts.ts';
import type { Place } from './place.ts';

/** With the place of each, so that what refers to nothing can be named where it stands. */
export interface Placed<T> {
  readonly place: Place;
  readonly one: T;
}

const LIKE_CLAUSE = 'the id of a clause, such as club-3.2-01';
const LIKE_RULING = 'the id of a ruling, such as CLUB-01';

function onlyOnce<T extends { readonly id: string }>(list: readonly Placed<T>[]): void {
  const seen = new Set<string>();
  for (const { place, one } of list) {
    if (seen.has(one.id)) place.fault(`the id ${one.id} is taken by another entry above`);
    seen.add(one.id);
  }
}

export function readClauses(place: Place): readonly Placed<Clause>[] {
  const clauses = place.list((one): Placed<Clause> | undefined => {
    const form = one.form(['id', 'section', 'kind', 'says'], ['check', 'restates']);
    if (form === undefined) return undefined;
    const id = form.id.text(CLAUSE_ID, LIKE_CLAUSE);
    const section = form.section.text();
    const kind = form.kind.oneOf(CLAUSE_KINDS);
    const says = form.says.text();
    const check = form.check?.text() ?? '';
    const restates = form.restates?.text();
    if (!id || !section || !kind || !says) return undefined;
    const clause = { id, section, kind, says, check };
    return { place: one, one: restates === undefined ? clause : { ...clause, restates } };
  });
  onlyOnce(clauses);
  return clauses;
}

export function readOutside(place: Place): readonly Placed<readonly [string, string]>[] {
  return place.entries().flatMap(([id, one]) => {
    const reason = one.text();
    return reason === undefined ? [] : [{ place: one, one: [id, reason] as const }];
  });
}

const RULING_STATUSES = ['stated', 'inferred', 'ourChoice'] as const;

export function readRulings(place: Place): readonly Placed<Ruling>[] {
  const rulings = place.list((one) => {
    const ruling = readRuling(one);
    return ruling === undefined ? undefined : { place: one, one: ruling };
  });
  onlyOnce(rulings);
  return rulings;
}

function readRuling(place: Place): Ruling | undefined {
  const form = place.form(
    ['id', 'question', 'decision', 'reason', 'status'],
    ['says', 'clauses', 'options', 'alsoFor', 'untested'],
  );
  if (form === undefined) return undefined;
  const id = form.id.text(RULING_ID, LIKE_RULING);
  const question = form.question.text();
  const decision = form.decision.text();
  const reason = form.reason.text();
  const status = form.status.oneOf(RULING_STATUSES);
  const options = form.options?.list((one) => {
    const key = one.text();
    if (key === undefined) return undefined;
    return isRuleKey(key) ? key : one.fault('there is no such option');
  });
  const alsoFor = form.alsoFor?.texts(BOOK_ID, 'the id of a rulebook');
  const untested = form.untested?.text();
  if (!id || !question || !decision || !reason || !status) return undefined;
  return {
    id,
    question,
    says: form.says?.text() ?? '',
    clauses: form.clauses?.texts(CLAUSE_ID, LIKE_CLAUSE) ?? [],
    decision,
    reason,
    options: options ?? [],
    status,
    ...(alsoFor === undefined ? {} : { alsoFor }),
    ...(untested === undefined ? {} : { untested }),
  };
}

export const NO_WORDS: RulebookWords = { calls: {}, groups: {}, yaku: {} };

export function readWords(place: Place): RulebookWords {
  const form = place.form([], ['calls', 'groups', 'yaku']);
  if (form === undefined) return NO_WORDS;
  const named = (one: Place | undefined, names: readonly string[]) => {
    const inside = one?.form([], names);
    const words = names.flatMap((name) => {
      const text = inside?.[name]?.text();
      return text === undefined ? [] : [[name, text]];
    });
    return Object.fromEntries(words);
  };
  return {
    calls: named(form.calls, CALLS),
    groups: named(form.groups, GROUPS),
    yaku: named(form.yaku, YAKU_IDS),
  };
}

// values.yaml: an answer to every question, and for each where it comes from.

import {
  type CasePassage,
  type Citation,
  FACTS,
  type Fact,
  factsOf,
  isRuleKey,
  nearest,
  optionOf,
  RULE_KEYS,
  type RuleKey,
} from '@hanchan/rules';
import { quoted } from '@hanchan/tiles';
import { CLAUSE_ID } from './parts.ts';
import type { Place } from './place.ts';

export const SUPPORTS = ['stated', 'inferred', 'ourChoice', 'secondHand'] as const;
type Support = (typeof SUPPORTS)[number];

export interface Answer {
  readonly place: Place;
  readonly value: unknown;
  readonly citation: Citation;
}

/** By option. Those of an earlier vocabulary are not looked at here: what they mean today is read elsewhere. */
export function readAnswers(place: Place, isOfToday: boolean): ReadonlyMap<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const [key, one] of place.entries()) {
    if (!isRuleKey(key)) {
      if (isOfToday) noSuchOption(one, key);
      else answers.set(key, { place: one, value: valueIn(one.value), ...UNCITED });
      continue;
    }
    const answer = readAnswer(one, key, isOfToday);
    if (answer !== undefined) answers.set(key, answer);
  }
  return answers;
}

const valueIn = (answer: unknown) => (answer as { value?: unknown } | null)?.value;

const UNCITED = { citation: { status: 'ourChoice', section: '', clauses: [] } } as const;

export function noSuchOption(place: Place, key: string): void {
  const near = nearest(key, RULE_KEYS);
  place.fault(
    `there is no such option${near === undefined ? '' : `; did you mean ${near}?`}`,
    near === undefined ? undefined : optionOf(near).question,
  );
}

function readAnswer(place: Place, key: RuleKey, isOfToday: boolean): Answer | undefined {
  const { question, parse } = optionOf(key);
  const { value } = place;
  const isOpen = typeof value !== 'object' || value === null || !hasText(value, 'support');
  if (isOpen) {
    const left = 'has no support yet: say whether the document states it';
    return place.fault(`${left} (${SUPPORTS.join(', ')})`, question);
  }
  if (valueIn(value) === null) return place.at('value').fault('has no answer yet', question);
  const form = place.form(['value', 'support'], ['section', 'clauses', 'reason', 'cases']);
  if (form === undefined) return undefined;
  const parsed = parse(form.value.value);
  if (!parsed.ok && isOfToday) {
    form.value.fault(`must be ${parsed.error}, not ${quoted(form.value.value)}`, question);
  }
  const passage = readPassage(place, form, question);
  const cases = form.cases?.list((one) => readCase(one, key));
  if (passage === undefined || (!parsed.ok && isOfToday)) return undefined;
  return {
    place,
    value: parsed.ok && isOfToday ? parsed.value : form.value.value,
    citation: cases === undefined ? passage : { ...passage, cases },
  };
}

const hasText = (value: object, field: string): boolean => {
  const text = (value as Record<string, unknown>)[field];
  return typeof text === 'string' && text !== '';
};

interface PassageForm {
  readonly support: Place;
  readonly section?: Place;
  readonly clauses?: Place;
  readonly reason?: Place;
}

function readPassage(place: Place, form: PassageForm, question: string): Citation | undefined {
  const support: Support | undefined = form.support.oneOf(SUPPORTS);
  if (support === undefined) return undefined;
  const section = form.section?.text() ?? '';
  const reason = form.reason?.text();
  const needsSection = support === 'stated' || support === 'inferred';
  if (needsSection && form.section === undefined) {
    place.fault(`is ${support} without a section: name where the document says it`, question);
  }
  if (support === 'ourChoice' && form.section !== undefined) {
    form.section.fault('our choice has no section: the document does not say it');
  }
  if (support !== 'stated' && form.reason === undefined) {
    place.fault(`has no reason: say ${WHY[support]}`, question);
  }
  return {
    status: support,
    section,
    clauses: form.clauses?.texts(CLAUSE_ID, 'the id of a clause') ?? [],
    ...(reason === undefined ? {} : { reason }),
  };
}

const WHY = {
  inferred: 'what it follows from',
  ourChoice: 'why we chose so',
  secondHand: 'who reports it',
} as const;

function readCase(place: Place, key: RuleKey): CasePassage | undefined {
  const form = place.form(['when', 'support'], ['section', 'clauses', 'reason']);
  if (form === undefined) return undefined;
  const known = factsOf(key);
  const when: Record<string, unknown> = {};
  for (const [fact, told] of form.when.entries()) {
    if (!known.includes(fact as Fact)) {
      const there = known.length === 0 ? 'it has one case only' : `there are ${known.join(', ')}`;
      told.fault(`${key} is not told the fact “${fact}”; ${there}`);
      continue;
    }
    const values: readonly string[] = FACTS[fact as Fact];
    const isList = Array.isArray(told.value);
    when[fact] = isList ? told.list((one) => one.oneOf(values)) : told.oneOf(values);
  }
  const passage = readPassage(place, form, optionOf(key).question);
  return passage === undefined ? undefined : { ...passage, when };
}

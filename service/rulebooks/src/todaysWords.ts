// Answers that were written before an option came, went or changed, read as all stored rules are: they mean what they
// meant then.

import {
  type Citation,
  changesToday,
  isRuleKey,
  optionOf,
  RULE_KEYS,
  type RuleKey,
  type Ruleset,
  readRules,
  type Stored,
  sameValue,
  VOCABULARY,
} from '@hanchan/rules';
import { quoted } from '@hanchan/tiles';
import type { Place } from './place.ts';
import { type Answer, noSuchOption } from './valuesPart.ts';

export interface OneAnswer {
  readonly value: unknown;
  readonly citation: Citation;
}

const CAME_LATER: Citation = {
  status: 'ourChoice',
  section: '',
  clauses: [],
  reason:
    'The question came after this rulebook was written; it is answered as every game before then was played.',
};

interface Written {
  readonly vocabulary: number;
  readonly answers: ReadonlyMap<string, Answer>;
  /** What answers the questions that are left out. */
  readonly rest: Ruleset | null;
  readonly place: Place;
}

/** Those that the book gives itself. */
export function inTodaysWords(written: Written): ReadonlyMap<string, OneAnswer> | undefined {
  const { vocabulary, answers, rest } = written;
  if (vocabulary === VOCABULARY) return answers;
  const stored = Object.fromEntries([...answers].map(([key, { value }]) => [key, value]));
  const today = rest === null ? whole(stored, written) : partly(stored, written, rest);
  if (today === undefined) return undefined;
  const own = new Map<string, OneAnswer>();
  for (const key of RULE_KEYS) {
    const citation = answers.get(key)?.citation;
    const value = today[key];
    if (citation !== undefined) own.set(key, { value, citation });
    else if (rest === null || !sameValue(value, rest.values[key])) {
      own.set(key, { value, citation: CAME_LATER });
    }
  }
  return own;
}

function whole(stored: Stored, { vocabulary, answers, place }: Written): Stored | undefined {
  const read = readRules({ ...stored, vocabulary });
  if (read.ok) return read.value as unknown as Stored;
  const { key, message } = read.error;
  const question = isRuleKey(key) ? optionOf(key as RuleKey).question : undefined;
  const own = answers.get(key)?.place;
  return own === undefined
    ? place.fault(`${key}: ${message}`, question)
    : own.fault(message, question);
}

function partly(stored: Stored, written: Written, rest: Ruleset): Stored | undefined {
  const { vocabulary, answers, place } = written;
  const changes = changesToday(rest.values, stored, vocabulary);
  const wrong = Object.entries(changes).filter(
    ([key, value]) => !isRuleKey(key) || !optionOf(key).parse(value).ok,
  );
  for (const [key, value] of wrong) refuse(key, value, answers.get(key)?.place ?? place);
  return wrong.length > 0 ? undefined : { ...rest.values, ...changes };
}

/** Where it was written, in the words of an answer of today. */
function refuse(key: string, value: unknown, place: Place): void {
  if (!isRuleKey(key)) {
    noSuchOption(place, key);
    return;
  }
  const { question, parse } = optionOf(key);
  const parsed = parse(value);
  if (!parsed.ok) place.fault(`must be ${parsed.error}, not ${quoted(value)}`, question);
}

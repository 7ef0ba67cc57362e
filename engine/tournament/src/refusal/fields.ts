// What a field of an act may hold: a text, a number, one of several answers.

import type { Applied, RuleKey } from '@hanchan/rules';
import type { ActRefusal } from '../state.ts';
import { refuse } from './refuse.ts';
import { said } from './sentence.ts';

const LONGEST = { name: 120, line: 300, text: 2_000 } as const;
type Size = keyof typeof LONGEST;

/** In an archive anything may stand anywhere. */
const noText = (field: string) => refuse('badValue', field, said('field.text', field));

/** A text that must be there. */
export function needsText(field: string, value: string, size: Size = 'line'): ActRefusal | null {
  if (typeof value !== 'string') return noText(field);
  if (value.trim() === '') return refuse('badValue', field, said('field.empty', field));
  return tooLong(field, value, size);
}

export function tooLong(field: string, value: string, size: Size = 'line'): ActRefusal | null {
  if (typeof value !== 'string') return noText(field);
  const most = LONGEST[size];
  if (value.length <= most) return null;
  return refuse('badValue', field, said('field.tooLong', field, value.length, most));
}

export function needsWhole(
  field: string,
  value: number,
  least: number,
  most: number,
): ActRefusal | null {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return null;
  const sentence = said('field.wholeNumber', field, least, most.toLocaleString('en'), value);
  return refuse('badValue', field, sentence);
}

export function needsOneOf(
  field: string,
  value: string,
  answers: readonly string[],
): ActRefusal | null {
  if (answers.includes(value)) return null;
  return refuse('badValue', field, said('field.oneOf', field, answers.join(', ')));
}

/** Points that somebody holds are made of the smallest stick. */
export const WRITTEN_SCORE: Applied<RuleKey> = {
  rule: 'score.roundTo',
  case: { written: 'score' },
};

/** What a wrong one looks like goes into the message; what it should be too. */
export function needsMultiple(
  field: string,
  value: number,
  unit: number,
  by: Applied<RuleKey>,
): ActRefusal | null {
  if (Number.isSafeInteger(value) && value % unit === 0) return null;
  const message = said('field.multiple', field, unit.toLocaleString('en'), value);
  return refuse('badValue', field, message, by);
}

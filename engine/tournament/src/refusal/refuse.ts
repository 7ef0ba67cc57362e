// How a refusal is put, and the checks that many acts share.

import type { Applied, RuleKey } from '@hanchan/rules';
import type { AtTable } from '../act.ts';
import type { PersonId, Slot } from '../person.ts';
import type { ByWind } from '../sheetForm.ts';
import type {
  ActRefusal,
  ActRefusalCode,
  EventState,
  RoundState,
  Sentence,
  TableState,
} from '../state.ts';
import { isGone, roundOf, slotsOf, tableOf } from '../who.ts';
import { fillIn, said } from './sentence.ts';

export const refuse = (
  code: ActRefusalCode,
  field: string,
  sentence: string | Sentence,
  more: Partial<Applied<RuleKey>> & { readonly version?: number } = {},
): ActRefusal => {
  if (typeof sentence === 'string') return { code, field, message: sentence, ...more };
  const { text, values } = sentence;
  return { code, field, message: fillIn(text, values), said: sentence, ...more };
};

const LONGEST = { name: 120, line: 300, text: 2_000 } as const;

/** In an archive anything may stand anywhere. */
const noText = (field: string) => refuse('badValue', field, said`${field} must be text.`);

/** A text that must be there. */
export function needsText(
  field: string,
  value: string,
  size: keyof typeof LONGEST = 'line',
): ActRefusal | null {
  if (typeof value !== 'string') return noText(field);
  if (value.trim() === '') return refuse('badValue', field, said`${field} may not be empty.`);
  return tooLong(field, value, size);
}

export function tooLong(
  field: string,
  value: string,
  size: keyof typeof LONGEST = 'line',
): ActRefusal | null {
  if (typeof value !== 'string') return noText(field);
  const most = LONGEST[size];
  if (value.length <= most) return null;
  return refuse(
    'badValue',
    field,
    said`${field} has ${value.length} characters; ${most} is the most.`,
  );
}

export function needsWhole(
  field: string,
  value: number,
  least: number,
  most: number,
): ActRefusal | null {
  if (Number.isSafeInteger(value) && value >= least && value <= most) return null;
  const sentence = said`${field} must be a whole number from ${least} to ${most.toLocaleString('en')}, not ${value}.`;
  return refuse('badValue', field, sentence);
}

export function needsOneOf(
  field: string,
  value: string,
  answers: readonly string[],
): ActRefusal | null {
  if (answers.includes(value)) return null;
  return refuse('badValue', field, said`${field} must be one of ${answers.join(', ')}.`);
}

/** The first that appears twice. */
export const repeated = <T>(items: readonly T[]): T | undefined =>
  items.find((item, i) => items.indexOf(item) !== i);

/** The first refusal of many checks. */
export function firstOf<T>(
  items: readonly T[],
  check: (item: T, index: number) => ActRefusal | null,
): ActRefusal | null {
  for (const [i, item] of items.entries()) {
    const refusal = check(item, i);
    if (refusal) return refusal;
  }
  return null;
}

export function needsNumbers(
  state: EventState,
  field: string,
  slots: readonly Slot[],
): ActRefusal | null {
  const twice = repeated(slots);
  if (twice !== undefined) {
    return refuse('duplicate', field, said`Number ${twice} is there twice.`);
  }
  const known = new Set(slotsOf(state));
  const unknown = slots.find((slot) => !known.has(slot));
  if (unknown === undefined) return null;
  return refuse('unknown', field, said`Nobody has the number ${unknown}.`);
}

/** Somebody who is enrolled, has a place, and is there in this round. */
export function needsPerson(
  state: EventState,
  field: string,
  id: PersonId,
  round: number | null = null,
): ActRefusal | null {
  const found = state.people.get(id);
  if (!found) return refuse('unknown', field, said`Nobody with the id ${id} is enrolled.`);
  const { name } = found.person;
  if (found.isWaiting) return refuse('wrongState', field, said`${name} is on the waiting list.`);
  if (round !== null && isGone(found, round)) {
    return refuse('wrongState', field, said`${name} no longer plays in round ${round}.`);
  }
  return null;
}

export function needsRound(state: EventState, number: number, field = 'round'): ActRefusal | null {
  if (roundOf(state, number)) return null;
  const last = state.rounds.length;
  const sentence =
    last > 0
      ? said`There is no round ${number}: rounds are 1 to ${last}.`
      : said`There is no round ${number}: no stages are planned yet.`;
  return refuse('unknown', field, sentence);
}

export function needsTable(state: EventState, round: number, table: number): ActRefusal | null {
  const refusal = needsRound(state, round);
  if (refusal || tableOf(state, round, table)) return refusal;
  return refuse('unknown', 'table', said`Round ${round} has no table ${table}.`);
}

/** The table, as its author saw it. */
export function needsVersion(state: EventState, at: AtTable): ActRefusal | null {
  const refusal = needsTable(state, at.round, at.table);
  if (refusal) return refusal;
  const { version } = tableOf(state, at.round, at.table)!;
  if (version === at.version) return null;
  const message = said`Table ${at.table} has changed meanwhile: look at it again, then decide.`;
  return refuse('conflict', 'version', message, { version });
}

export function needsSeat({ seats, number }: TableState, slot: Slot): ActRefusal | null {
  if (seats.includes(slot)) return null;
  return refuse('unknown', 'slot', said`Number ${slot} does not sit at table ${number}.`);
}

/** The four of the table, in any order. */
export function needsTheFour(
  { seats, number }: TableState,
  field: string,
  slots: ByWind<Slot>,
): ActRefusal | null {
  const twice = repeated(slots);
  if (twice !== undefined) return refuse('duplicate', field, said`Number ${twice} is there twice.`);
  const stranger = slots.find((slot) => !seats.includes(slot));
  if (stranger === undefined && slots.length === seats.length) return null;
  const four = seats.join(', ');
  const sentence =
    stranger === undefined
      ? said`Somebody is missing: table ${number} has ${four}.`
      : said`Number ${stranger} does not sit here: table ${number} has ${four}.`;
  return refuse('unknown', field, sentence);
}

export function needsRunning(round: RoundState): ActRefusal | null {
  if (round.startedAt === null) {
    return refuse('wrongState', 'round', said`Round ${round.number} has not begun.`);
  }
  if (round.endedAt === null) return null;
  return refuse('wrongState', 'round', said`Round ${round.number} is over.`);
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
  const message = said`${field} must be a multiple of ${unit.toLocaleString('en')}, not ${value}.`;
  return refuse('badValue', field, message, by);
}

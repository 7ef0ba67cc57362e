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
import { said, worded } from './sentence.ts';

/** Others have worded what is no sentence of ours: a sum, and why two rules contradict each other. */
export const refuse = (
  code: ActRefusalCode,
  field: string,
  sentence: string | Sentence,
  more: Partial<Applied<RuleKey>> & { readonly version?: number } = {},
): ActRefusal => {
  if (typeof sentence === 'string') return { code, field, message: sentence, ...more };
  return { code, field, ...worded(sentence), ...more };
};

const LONGEST = { name: 120, line: 300, text: 2_000 } as const;

/** In an archive anything may stand anywhere. */
const noText = (field: string) => refuse('badValue', field, said('field.text', field));

/** A text that must be there. */
export function needsText(
  field: string,
  value: string,
  size: keyof typeof LONGEST = 'line',
): ActRefusal | null {
  if (typeof value !== 'string') return noText(field);
  if (value.trim() === '') return refuse('badValue', field, said('field.empty', field));
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
    return refuse('duplicate', field, said('number.twice', twice));
  }
  const known = new Set(slotsOf(state));
  const unknown = slots.find((slot) => !known.has(slot));
  if (unknown === undefined) return null;
  return refuse('unknown', field, said('number.unknown', unknown));
}

/** Somebody who is enrolled, has a place, and is there in this round. */
export function needsPerson(
  state: EventState,
  field: string,
  id: PersonId,
  round: number | null = null,
): ActRefusal | null {
  const found = state.people.get(id);
  if (!found) return refuse('unknown', field, said('person.unknown', id));
  const { name } = found.person;
  if (found.isWaiting) return refuse('wrongState', field, said('person.waiting', name));
  if (round !== null && isGone(found, round)) {
    return refuse('wrongState', field, said('person.gone', name, round));
  }
  return null;
}

export function needsRound(state: EventState, number: number, field = 'round'): ActRefusal | null {
  if (roundOf(state, number)) return null;
  const last = state.rounds.length;
  const sentence =
    last > 0 ? said('round.unknown', number, last) : said('round.nonePlanned', number);
  return refuse('unknown', field, sentence);
}

export function needsTable(state: EventState, round: number, table: number): ActRefusal | null {
  const refusal = needsRound(state, round);
  if (refusal || tableOf(state, round, table)) return refusal;
  return refuse('unknown', 'table', said('table.unknown', round, table));
}

/** The table, as its author saw it. */
export function needsVersion(state: EventState, at: AtTable): ActRefusal | null {
  const refusal = needsTable(state, at.round, at.table);
  if (refusal) return refusal;
  const { version } = tableOf(state, at.round, at.table)!;
  if (version === at.version) return null;
  const message = said('table.changed', at.table);
  return refuse('conflict', 'version', message, { version });
}

export function needsSeat({ seats, number }: TableState, slot: Slot): ActRefusal | null {
  if (seats.includes(slot)) return null;
  return refuse('unknown', 'slot', said('table.notSeated', slot, number));
}

/** The four of the table, in any order. */
export function needsTheFour(
  { seats, number }: TableState,
  field: string,
  slots: ByWind<Slot>,
): ActRefusal | null {
  const twice = repeated(slots);
  if (twice !== undefined) return refuse('duplicate', field, said('number.twice', twice));
  const stranger = slots.find((slot) => !seats.includes(slot));
  if (stranger === undefined && slots.length === seats.length) return null;
  const four = seats.join(', ');
  const sentence =
    stranger === undefined
      ? said('table.somebodyMissing', number, four)
      : said('table.stranger', stranger, number, four);
  return refuse('unknown', field, sentence);
}

export function needsRunning(round: RoundState): ActRefusal | null {
  if (round.startedAt === null) {
    return refuse('wrongState', 'round', said('round.notBegun', round.number));
  }
  if (round.endedAt === null) return null;
  return refuse('wrongState', 'round', said('round.over', round.number));
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

// What must be there for an act: numbers, people, rounds, tables, and the four who sit at one.

import type { AtTable } from '../act.ts';
import type { PersonId, Slot } from '../person.ts';
import type { ByWind } from '../sheetForm.ts';
import type { ActRefusal, EventState, RoundState, TableState } from '../state.ts';
import { isGone, roundOf, slotsOf, tableOf } from '../who.ts';
import { refuse, repeated } from './refuse.ts';
import { said } from './sentence.ts';

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

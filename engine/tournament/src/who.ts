// Who plays under which number, in which round, at which table.

import { FOUR } from '@hanchan/tiles';
import type { Occupancy, PersonId, Slot } from './person.ts';
import type { Stage, StageId } from './stage.ts';
import type { EventState, PersonState, RoundState, TableState } from './state.ts';

/** How many must still be found for full tables. */
export const fillInsMissing = (players: number): number => (FOUR - (players % FOUR)) % FOUR;

/** Whether somebody plays under the number in this round. */
export const isInRound = ({ fromRound, toRound }: Occupancy, round: number): boolean =>
  fromRound <= round && (toRound === null || round <= toRound);

/** Whoever took a number last plays under it, unless gone by then. */
export function holderOf(state: EventState, slot: Slot, round: number): Occupancy | null {
  const held = state.occupancies.findLast(
    (occupancy) => occupancy.slot === slot && isInRound(occupancy, round),
  );
  return held === undefined || isGone(state.people.get(held.person), round) ? null : held;
}

/** Whether somebody has left by this round. */
export const isGone = (person: PersonState | undefined, round: number): boolean =>
  person !== undefined && person.departure !== null && person.departure.fromRound <= round;

/** The number that somebody plays under in a round; null: none. */
export function slotOf(state: EventState, person: PersonId, round: number): Slot | null {
  const held = state.occupancies.findLast(
    (occupancy) =>
      occupancy.person === person &&
      isInRound(occupancy, round) &&
      holderOf(state, occupancy.slot, round) === occupancy,
  );
  return held?.slot ?? null;
}

/** Who sits at a table under a number: a replacement there goes before the number's own player. */
export function sitterOf(state: EventState, table: TableState, slot: Slot): PersonId | null {
  return table.replaced.get(slot) ?? holderOf(state, slot, table.round)?.person ?? null;
}

/** The number under which somebody sits at a table; null: sits elsewhere. */
export function seatOf(state: EventState, table: TableState, person: PersonId): Slot | null {
  const { replaced, seats, round } = table;
  const taken = seats.find((slot) => replaced.get(slot) === person);
  if (taken !== undefined) return taken;
  const own = slotOf(state, person, round);
  return own !== null && seats.includes(own) && !replaced.has(own) ? own : null;
}

/** Whether somebody has, or had, a number or a seat since play began: what they did is part of the results. */
export const hasPlayed = (state: EventState, person: PersonId): boolean =>
  hasBegun(state) &&
  (state.occupancies.some((held) => held.person === person) ||
    state.rounds.some(({ tables }) =>
      tables.some(({ replaced }) => [...replaced.values()].includes(person)),
    ));

/** Every number given out, in order. */
export const slotsOf = (state: EventState): Slot[] =>
  [...new Set(state.occupancies.map(({ slot }) => slot))].sort((a, b) => a - b);

/** Numbers that nobody has or had: those of people who were removed, and the next one. */
export function freeSlots(state: EventState): Slot[] {
  const taken = new Set(slotsOf(state));
  const next = Math.max(0, ...taken) + 1;
  return Array.from({ length: next }, (_, i) => i + 1).filter((slot) => !taken.has(slot));
}

/** The numbers that play a round: those who got into its stage and are still there. */
export function fieldOf(state: EventState, round: RoundState): Slot[] {
  const all = state.qualified.get(round.stage) ?? slotsOf(state);
  return all.filter((slot) => holderOf(state, slot, round.number) !== null);
}

/** The round of this number, counted over the whole event from 1. */
export const roundOf = (state: EventState, number: number): RoundState | undefined =>
  state.rounds[number - 1];

/** The table of this number in a round. */
export const tableOf = (state: EventState, round: number, table: number): TableState | undefined =>
  roundOf(state, round)?.tables.find(({ number }) => number === table);

/** The stage of this id. */
export const stageOf = (state: EventState, id: StageId): Stage | undefined =>
  state.stages.find((stage) => stage.id === id);

/** The last round that has begun; 0: none. */
export const lastStarted = ({ rounds }: EventState): number =>
  rounds.findLast(({ startedAt }) => startedAt !== null)?.number ?? 0;

/** Whether any round has begun. */
export const hasBegun = (state: EventState): boolean => lastStarted(state) > 0;

/** Those who may be told of by name in lists of the event: not those who wait, nor those removed. */
export const enrolled = (state: EventState): PersonState[] =>
  [...state.people.values()].filter(({ isWaiting }) => !isWaiting);

/** Entrants who count against the capacity. */
export const entrants = (state: EventState): PersonState[] =>
  enrolled(state).filter(({ person, departure }) => person.kind === 'player' && departure === null);

/** In the order in which they enrolled. */
export const waitingList = (state: EventState): PersonState[] =>
  [...state.people.values()].filter(({ isWaiting, departure }) => isWaiting && departure === null);

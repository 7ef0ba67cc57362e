// How many play, and what follows from it at the table. This is the one place that asks the rules for the number.

import { FOUR, type Players, SEATS, type Seat, seatAfter } from '@hanchan/tiles';
import type { RuleValues } from './ruleset.ts';

/** Every rulebook that can be written so far is for four. */
export const playersOf = (_rules: RuleValues): Players => FOUR;

/** Every seat, the first dealer first. */
export const seatsOf = (_rules: RuleValues): readonly Seat[] => SEATS;

/** The seat whose deal ends a round. */
export const lastSeatOf = (rules: RuleValues): Seat => (playersOf(rules) - 1) as Seat;

/** Whose turn it is after `seat`, or `steps` turns on. */
export const nextSeat = (seat: Seat, rules: RuleValues, steps = 1): Seat =>
  seatAfter(seat, steps, playersOf(rules));

/** All seats in turn order, from one on. */
export const inTurnFrom = (seat: Seat, rules: RuleValues): Seat[] =>
  seatsOf(rules).map((steps) => nextSeat(seat, rules, steps));

/** The others, in turn order. */
export function othersAfter(seat: Seat, rules: RuleValues): Seat[] {
  const others: Seat[] = [];
  for (let steps = 1; steps < playersOf(rules); steps++) others.push(nextSeat(seat, rules, steps));
  return others;
}

/** What each of the others pays, or gets, of something that they share alike. */
export const shareOf = (total: number, rules: RuleValues): number => total / (playersOf(rules) - 1);

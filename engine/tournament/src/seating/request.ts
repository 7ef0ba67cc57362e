// What is asked of the seating, and what is wrong with it: the field and the reason.

import { fail, ok, type Result } from '@hanchan/tiles';
import type { PlayerPair, SeatingGroups } from './apart.ts';
import { TABLE_SIZE } from './plan.ts';

/** Who should be kept apart. */
export interface SeatingPeople {
  /** By player, from the first. */
  readonly groups?: SeatingGroups;
  readonly forbidden?: readonly PlayerPair[];
}

/** What `planSeating` is asked for. */
export interface SeatingRequest extends SeatingPeople {
  readonly players: number;
  /** Theirs, where they are not 1 to N: somebody left before play began. */
  readonly numbers?: readonly number[];
  readonly rounds: number;
  /** Any text; publish it, and everybody can make the plan again. */
  readonly seed: string;
  /** Prescribed and balanced, or left to the draw at the table. */
  readonly winds: SeatingWinds;
}

/** Whether the plan gives everybody each wind equally often, or winds are drawn at the table. */
export const SEATING_WINDS = ['balanced', 'drawn'] as const;

/** One of `SEATING_WINDS`. */
export type SeatingWinds = (typeof SEATING_WINDS)[number];

/** What is wrong with a request, by field. */
export interface SeatingProblem {
  readonly field: string;
  readonly message: string;
}

/** Beyond this no plan is made. */
export const MOST_SEATING_PLAYERS = 2_000;
/** Beyond this no plan is made. */
export const MOST_SEATING_ROUNDS = 200;

/** How many have to be found to fill the last table. */
export const fillInsNeeded = (players: number) =>
  (TABLE_SIZE - (players % TABLE_SIZE)) % TABLE_SIZE;

/** The number of players if a plan can be made for it, or why not. */
export function checkPlayers(players: number, field = 'players'): Result<number, SeatingProblem> {
  if (!Number.isInteger(players) || players < TABLE_SIZE || players > MOST_SEATING_PLAYERS) {
    const range = `4 to ${MOST_SEATING_PLAYERS.toLocaleString('en')}`;
    return fail({ field, message: `${players} is not a whole number from ${range}` });
  }
  const missing = fillInsNeeded(players);
  if (missing === 0) return ok(players);
  const need = missing === 1 ? '1 fill-in is needed' : `${missing} fill-ins are needed`;
  const message = `${players} is not a multiple of 4; ${need} to make ${players + missing}`;
  return fail({ field, message });
}

/** The request if a plan can be made for it, or what is wrong with it. */
export function checkSeatingRequest(
  request: SeatingRequest,
): Result<SeatingRequest, SeatingProblem> {
  const { players, numbers, rounds } = request;
  const counted = checkPlayers(players);
  if (!counted.ok) return counted;
  if (numbers !== undefined && new Set(numbers).size !== players) {
    return fail({ field: 'numbers', message: `${players} different numbers are needed` });
  }
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MOST_SEATING_ROUNDS) {
    const message = `${rounds} is not a whole number from 1 to ${MOST_SEATING_ROUNDS}`;
    return fail({ field: 'rounds', message });
  }
  return ok(request);
}

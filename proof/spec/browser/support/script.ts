// A match that four browsers can be led through: who does what, in order, found by playing it through the engine on
// the very walls that the server will make from the same secret, where the pages add no words.

import { randomFrom } from '@hanchan/bots';
import {
  type Action,
  deal,
  fairSeats,
  fairWall,
  type GameEvent,
  legalActions,
  type Match,
  matchSeed,
  newMatch,
  play,
  seatsToAct,
} from '@hanchan/game';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import type { BySeat, Seat } from '@hanchan/tiles';
import type { Policy } from '../../support/playout.ts';

export interface Script {
  readonly secret: string;
  /** `seats[i]` is the seat of who sat down as the i-th. */
  readonly seats: BySeat<Seat>;
  readonly steps: readonly Step[];
  readonly events: readonly GameEvent[];
}

export interface Step {
  readonly action: Action;
  /** What could have been done instead, in the order in which the page offers it. */
  readonly legal: readonly Action[];
  /** The page does it by itself: in riichi there is nothing to choose. */
  readonly isForced: boolean;
  /** A deal ended with it, and the next has not begun. */
  readonly endsDeal: boolean;
  /** What then stands on the table. */
  readonly after: Match;
}

export interface Search {
  readonly rules: RuleValues;
  readonly policy: Policy;
  /** Deals to play at most. */
  readonly deals: number;
  readonly isWanted: (script: Script) => boolean;
  /** Where a script was found the last time; the search goes on from there when rules or policies have changed. */
  readonly from: number;
}

const TRIES = 20_000;

export function findScript({ from, isWanted, ...how }: Search): Script {
  for (let number = from; number < from + TRIES; number++) {
    const script = playScript({ ...how, number });
    if (isWanted(script)) return script;
  }
  throw new Error(`none of ${TRIES} matches from ${from} on is as wanted`);
}

interface Course {
  readonly rules: RuleValues;
  readonly policy: Policy;
  readonly deals: number;
  /** Of the walls and of chance. */
  readonly number: number;
}

export function playScript({ rules, policy, deals, number }: Course): Script {
  const secret = `script-${number}`;
  const seed = matchSeed(secret, ['', '', '', '']);
  const redFives = redFivesOf(rules);
  const random = randomFrom(number);
  const steps: Step[] = [];
  const events: GameEvent[] = [];
  let match: Match = newMatch(rules);
  for (let i = 1; i <= deals && match.phase !== 'over'; i++) {
    const started = deal(match, fairWall(seed, i, redFives));
    if (!started.ok) throw new Error(started.error.code);
    match = started.value.match;
    events.push(...started.value.events);
    while (match.phase === 'playing') {
      const seat = seatsToAct(match)[0]!;
      const legal = legalActions(match, seat);
      const action = policy(match, seat, legal, random);
      const isForced =
        match.deal!.seats[seat].riichi !== 'none' &&
        legal.length === 1 &&
        action.type === 'discard';
      const step = play(match, action);
      if (!step.ok) throw new Error(step.error.code);
      match = step.value.match;
      events.push(...step.value.events);
      steps.push({ action, legal, isForced, endsDeal: match.phase !== 'playing', after: match });
    }
  }
  return { secret, seats: fairSeats(seed), steps, events };
}

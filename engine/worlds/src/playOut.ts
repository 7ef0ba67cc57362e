// A deal played to its end from a world, and what came of it for one seat.

import { type Action, type Match, playAway, seatsToAct } from '@hanchan/game';
import { shanten } from '@hanchan/hand';
import { bySeat, KIND_COUNT, kindOf, type Seat } from '@hanchan/tiles';
import { quickAction } from './quick.ts';

/** Chooses for whoever is asked. */
export type Policy = (match: Match, seat: Seat) => Action;

/** What a deal came to for one seat. */
export interface Ending {
  /** Where the match then stands. */
  readonly match: Match;
  readonly points: number;
  readonly won: boolean;
  readonly dealtIn: boolean;
  /** The hand was tenpai at the end, or won. */
  readonly tenpai: boolean;
}

/** Plays an action, then the deal to its end. */
export function playOut(
  start: Match,
  action: Action,
  seat: Seat,
  policy: Policy = quickAction,
): Ending {
  let won = false;
  let dealtIn = false;
  let match = ownCopy(start);
  let next = action;
  for (;;) {
    const step = playAway(match, next);
    // The world agrees with all that the seat knows, so what it may do there it may do here.
    if (!step.ok) throw new Error(`${next.type}: ${step.error.code}`);
    for (const event of step.value.events) {
      won ||= event.type === 'won' && event.seat === seat;
      dealtIn ||= event.type === 'won' && event.from === seat;
    }
    match = step.value.match;
    if (match.phase !== 'playing') break;
    const asked = seatsToAct(match)[0]!;
    next = policy(match, asked);
  }
  const points = match.scores[seat] - start.scores[seat];
  return { match, points, won, dealtIn, tenpai: won || isTenpai(match, seat) };
}

/** A match that may be changed where it stands: everything that play replaces in it is its own. */
function ownCopy(match: Match): Match {
  const deal = match.deal!;
  return { ...match, deal: { ...deal, seats: bySeat((seat) => ({ ...deal.seats[seat] })) } };
}

const counts = new Uint8Array(KIND_COUNT);

function isTenpai(match: Match, seat: Seat): boolean {
  const { hand, drawn, melds } = match.deal!.seats[seat];
  counts.fill(0);
  for (const tile of hand) counts[kindOf(tile)]!++;
  if (drawn !== null) counts[kindOf(drawn)]!++;
  return shanten(counts, melds.length) <= 0;
}

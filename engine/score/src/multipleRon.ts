// Several players win on one tile: whose win counts, and who gets the counters and deposits on the table.

import { othersAfter, type RuleValues } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';

/** Who wants to win on one tile, and what lies on the table. */
export interface Claims {
  readonly discarder: Seat;
  readonly callers: readonly Seat[];
  readonly counters: number;
  /** Deposits lying on the table from earlier deals. */
  readonly carried: number;
  /** Who placed a deposit in this deal. */
  readonly inRiichi: readonly Seat[];
}

/** One of several winners, and which counters and deposits go there. */
export interface WinnerShare {
  readonly seat: Seat;
  readonly counters: number;
  readonly deposits: number;
}

/** The winners, nearest to the discarder in turn order first, each with what the table gives them. */
export function shareTable(claims: Claims, rules: RuleValues): WinnerShare[] {
  const { discarder, callers, counters, carried, inRiichi } = claims;
  const inTurn = othersAfter(discarder, rules).filter((seat) => callers.includes(seat));
  const winners = rules['win.multipleRon'] === 'headBump' ? inTurn.slice(0, 1) : inTurn;
  const ownersFirst = rules['payment.depositsTo'] === 'ownersThenNearest';
  const returned = ownersFirst ? winners.filter((seat) => inRiichi.includes(seat)) : [];
  return winners.map((seat, i) => {
    const isNearest = i === 0;
    const own = returned.includes(seat) ? 1 : 0;
    const rest = isNearest ? carried + inRiichi.length - returned.length : 0;
    const isPaidCounters = isNearest || rules['payment.countersTo'] === 'everyWinner';
    return { seat, counters: isPaidCounters ? counters : 0, deposits: own + rest };
  });
}

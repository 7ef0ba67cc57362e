// How the table stands between two deals.

import {
  chipsForRiichi,
  loansFor,
  type Match,
  type MatchStanding,
  NO_PENALTIES,
  type SeatPenalties,
} from '@hanchan/game';
import type { Applied, RuleKey, RuleValues } from '@hanchan/rules';
import { type BySeat, bySeat, noPoints, type Seat } from '@hanchan/tiles';

/** Where a kept table stands. */
export interface TableState extends MatchStanding, Pick<Match, 'rules' | 'bell' | 'penalties'> {
  readonly chombos: BySeat<number>;
  /** How many times each player has been lent the rulebook's loan and not given it back. */
  readonly lent: BySeat<number>;
  /** How many chips each player holds for riichi sticks that the judge lent, and has not given back. */
  readonly chips: BySeat<number>;
  /** Null while it goes on; the option that ended it, or none where the players stopped. */
  readonly over: Applied<RuleKey> | { readonly rule: null } | null;
}

export const NO_POINTS: BySeat<number> = noPoints();

/** A table before its first hand. */
export function newTable(rules: RuleValues): TableState {
  const points = rules['table.startingPoints'];
  return {
    rules,
    scores: bySeat(() => points),
    round: 0,
    dealer: 0,
    counters: 0,
    deposits: 0,
    pool: 0,
    bell: 'silent',
    penalties: bySeat(() => NO_PENALTIES),
    chombos: NO_POINTS,
    lent: NO_POINTS,
    chips: NO_POINTS,
    over: null,
  };
}

export const plus = (a: BySeat<number>, b: BySeat<number>): BySeat<number> =>
  bySeat((seat) => a[seat] + b[seat]);

export const sumOf = (all: readonly BySeat<number>[]): BySeat<number> =>
  all.reduce(plus, NO_POINTS);

/** Sticks are lent when a player has run out of them, and stay lent until they are given back. */
export function withLoans(table: TableState): TableState {
  const { scores, rules, lent, chips } = table;
  const due = bySeat((seat) =>
    Math.max(lent[seat], loansFor(scores[seat], rules, chips[seat]).count),
  );
  return { ...table, lent: due };
}

/** What a player has in front of them, in sticks. */
const sticksHeld = ({ scores, rules, lent, chips }: TableState, seat: Seat): number =>
  scores[seat] + lent[seat] * rules['table.loan'] + chips[seat] * rules['riichi.loan'];

/** Whoever declared riichi without the sticks for it was lent them, where the rulebook has a loan for that. */
export function withChips(table: TableState, riichi: readonly Seat[]): TableState {
  const { rules, chips } = table;
  const handed = bySeat((seat) =>
    riichi.includes(seat) ? chipsForRiichi(sticksHeld(table, seat), rules) : 0,
  );
  return { ...table, chips: plus(chips, handed) };
}

/** Points that each player was lent: the usual loans and the riichi chips together. */
export const pointsLent = ({ rules, lent, chips }: TableState): BySeat<number> =>
  bySeat((seat) => lent[seat] * rules['table.loan'] + chips[seat] * rules['riichi.loan']);

export function addPenalties(
  penalties: BySeat<SeatPenalties>,
  seat: Seat,
  more: SeatPenalties,
): BySeat<SeatPenalties> {
  return bySeat((other) => {
    const before = penalties[other];
    if (other !== seat) return before;
    return {
      warnings: before.warnings + more.warnings,
      tournamentPoints: before.tournamentPoints + more.tournamentPoints,
      modifier: before.modifier + more.modifier,
    };
  });
}

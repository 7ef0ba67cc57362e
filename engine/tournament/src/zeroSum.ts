// The proof that nothing got lost: what all players have together is what was left lying and what was taken, and
// nothing else. Fill-ins and substitutes are in the sum.

import type { Twelfths } from '@hanchan/game';
import { type AccountOptions, accountsOf, resultFor } from './accounts.ts';
import { penaltiesOff } from './penaltiesOff.ts';
import { stickValue } from './sheet.ts';
import type { EventState } from './state.ts';
import { indexPenalties } from './tableResult.ts';
import { POINT, THOUSAND } from './twelfths.ts';

/** In twelfths of a point. */
export interface ZeroSum {
  readonly tables: number;
  /** All hanchan scores of everybody, less penalties off the tournament score. Nothing carried, nothing halved. */
  readonly total: Twelfths;
  readonly sticks: Twelfths;
  /** Before uma: 0 or below. */
  readonly mods: Twelfths;
  readonly penalties: Twelfths;
  /** Where a rulebook counts from more points than players begin with, less what the winner gets back. */
  readonly counting: Twelfths;
  /** Less sticks, with mods, less penalties. */
  readonly expected: Twelfths;
  readonly isProved: boolean;
}

/** Proves that no point of the event got lost: all scores beside what they must add up to. */
export function zeroSum(state: EventState, options: AccountOptions = {}): ZeroSum {
  const { values } = state.settings.rules;
  const index = indexPenalties(state);
  const until = options.untilRound ?? Number.POSITIVE_INFINITY;
  const results = state.rounds
    .filter(({ number }) => number <= until)
    .flatMap(({ tables }) => tables)
    .flatMap((table) => resultFor(state, table, index, options) ?? []);
  const lying = values['end.deposits'] === 'winner' ? 0 : stickValue(values) * POINT;
  const sticks = sumOf(results, (one) => one.sticks * lying);
  const mods = sumOf(results, ({ rows }) => sumOf(rows, (row) => row.mods * POINT));
  const perTable =
    (values['table.startingPoints'] - values['ranking.returnPoints']) * 4 * POINT +
    values['ranking.oka'] * THOUSAND;
  const counting = results.length * perTable;
  const penalties = sumOf(penaltiesOff(state, until), ({ amount }) => amount);
  const expected = counting - sticks + mods - penalties;
  const total = sumOf(accountsOf(state, options), ({ rounds, penalties: own }) => {
    const hanchan = sumOf(rounds, (round) => round.hanchan);
    return hanchan - sumOf(own, ({ amount }) => amount);
  });
  const isProved = total === expected;
  return { tables: results.length, total, sticks, mods, penalties, counting, expected, isProved };
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

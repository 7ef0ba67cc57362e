// The match as a curve of the place that was to be expected, and what of it was luck and what was choice: the three add up,
// for the choices are what they cost on average in places, and luck is all the rest.

import type { Match } from '@hanchan/game';
import { makeMove } from '@hanchan/records';
import type { Seat } from '@hanchan/tiles';
import { type Between, type Figure, type Worth, worthOf, worthWithin } from '@hanchan/worlds';
import type { ReviewGame } from '../review.ts';
import { sumOf } from './costSummary.ts';
import type { PricedDecision } from './priced.ts';

/** What was to be expected before a deal; the last is the end. */
export interface CurvePoint extends Worth {
  /** Counted from 0; as many as deals for the end. */
  readonly deal: number;
  readonly points: number;
  /** Half of the range in which the expected value is likely to lie. */
  readonly within: Worth;
}

/** Between two deals: what the choices cost, and what luck did. */
export interface DealBalance {
  readonly deal: number;
  /** Above zero is better, in places and in points of the result sheet. */
  readonly luck: Worth;
  readonly choices: Worth;
}

/** From the start of the match to its end. */
export interface Balance {
  readonly curve: readonly CurvePoint[];
  readonly deals: readonly DealBalance[];
  readonly total: Worth;
  readonly luck: Worth;
  readonly choices: { readonly place: Figure; readonly tournament: Figure };
}

/** The expected places along a game, and what made them change. */
export const balanceOf = (
  game: ReviewGame,
  seat: Seat,
  priced: readonly PricedDecision[],
): Balance => balanceFrom(curveOf(game, seat), priced);

/** What was to be expected before each deal, and what came of it. */
export function curveOf(game: ReviewGame, seat: Seat): readonly CurvePoint[] {
  const curve = game.deals.map(({ start }, deal) => pointOf(standingBefore(start), seat, deal));
  const last = game.deals.at(-1);
  if (last !== undefined) curve.push(pointOf(endOf(last), seat, game.deals.length));
  return curve;
}

/** Luck apart from choices, along a curve. */
export function balanceFrom(
  curve: readonly CurvePoint[],
  priced: readonly PricedDecision[],
): Balance {
  const deals = curve.slice(0, -1).map((_, deal): DealBalance => {
    const own = priced.filter((one) => one.deal === deal);
    const choices = {
      place: -sumOf(own, ({ places }) => places).mean,
      tournament: -sumOf(own, ({ tournament }) => tournament).mean,
    };
    const [before, after] = [curve[deal]!, curve[deal + 1]!];
    return {
      deal,
      choices,
      luck: {
        place: before.place - after.place - choices.place,
        tournament: after.tournament - before.tournament - choices.tournament,
      },
    };
  });
  const add = (of: (one: DealBalance) => Worth): Worth => ({
    place: deals.reduce((sum, one) => sum + of(one).place, 0),
    tournament: deals.reduce((sum, one) => sum + of(one).tournament, 0),
  });
  const [luck, choices] = [add((one) => one.luck), add((one) => one.choices)];
  const within = (of: (costs: PricedDecision['costs']) => Figure) => sumOf(priced, of).within;
  return {
    curve,
    deals,
    luck,
    total: {
      place: luck.place + choices.place,
      tournament: luck.tournament + choices.tournament,
    },
    choices: {
      place: { mean: choices.place, within: within(({ places }) => places) },
      tournament: { mean: choices.tournament, within: within(({ tournament }) => tournament) },
    },
  };
}

/** A film begins with the wall, or in the middle of a deal. */
function standingBefore(start: Match): Between {
  if (start.deal === null || start.phase !== 'playing') return start;
  const { scores, deposits } = start.deal.before;
  return { ...start, scores, deposits, phase: 'awaitingDeal' };
}

function endOf({ start, moves }: ReviewGame['deals'][number]): Between {
  let match = start;
  for (const move of moves) {
    const step = makeMove(match, move);
    if (!step.ok) throw new Error(step.error.code);
    match = step.value.match;
  }
  return match.phase === 'playing' ? standingBefore(match) : match;
}

function pointOf(between: Between, seat: Seat, deal: number): CurvePoint {
  const within = worthWithin(between)[seat]!;
  return { deal, points: between.scores[seat], within, ...worthOf(between)[seat]! };
}

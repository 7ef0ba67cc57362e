// From final scores to places and the result of the match: uma, oka, shared places, penalties.
// Everything is counted in twelfths of a point, because two, three or four players can share a place.

import { type Case, FACTS, type Places, playersOf, type RuleValues, seatsOf } from '@hanchan/rules';
import { type BySeat, bySeat, noPoints, type Seat } from '@hanchan/tiles';
import { NO_PENALTIES, type SeatPenalties } from './foulKinds.ts';

/** Points times twelve. */
export type Twelfths = number;

/** How a match ends: places, uma and results. */
export interface MatchResult {
  /** 1 to 4; players who share a place have the best of it. */
  readonly places: BySeat<number>;
  /** Scores with what was taken off them before the places were made. */
  readonly scores: BySeat<number>;
  readonly uma: BySeat<Twelfths>;
  /** Score above the returning points, uma and oka. */
  readonly result: BySeat<Twelfths>;
  /** The same, less penalties in tournament points. */
  readonly tournament: BySeat<Twelfths>;
  /** A case that the rulebook does not cover and a referee should see. */
  readonly flags: readonly 'nobodyAbove'[];
}

const NOBODY_PENALISED: BySeat<SeatPenalties> = [
  NO_PENALTIES,
  NO_PENALTIES,
  NO_PENALTIES,
  NO_PENALTIES,
];

const TWELVE = 12;
const THOUSAND = 1_000;

/** Places, uma and results from the final scores. */
export function resultOf(
  final: BySeat<number>,
  rules: RuleValues,
  penalties: BySeat<SeatPenalties> = NOBODY_PENALISED,
): MatchResult {
  const scores = afterModifiers(final, penalties);
  const basis = basisOf(final, rules, penalties);
  const shared = sharedPlaces(basis, rules);
  const places = bySeat((seat) => shared[seat][0]! + 1);
  const table = umaTable(basis, rules);
  const uma = bySeat((seat) => average(shared[seat], table));
  const oka = bySeat((seat) => average(shared[seat], [rules['ranking.oka'], 0, 0, 0]));
  const result = bySeat(
    (seat) => (scores[seat] - rules['ranking.returnPoints']) * TWELVE + uma[seat] + oka[seat],
  );
  const tournament = bySeat(
    (seat) => result[seat] - penalties[seat].tournamentPoints * THOUSAND * TWELVE,
  );
  const isUncovered = rules['ranking.uma'].type === 'floating' && countAbove(basis, rules) === 0;
  return { places, scores, uma, result, tournament, flags: isUncovered ? ['nobodyAbove'] : [] };
}

const afterModifiers = (final: BySeat<number>, penalties: BySeat<SeatPenalties>) =>
  bySeat((seat) => final[seat] - penalties[seat].modifier);

/** The scores from which places are taken. */
const basisOf = (
  final: BySeat<number>,
  rules: RuleValues,
  penalties: BySeat<SeatPenalties>,
): BySeat<number> =>
  rules['ranking.umaBasis'] === 'afterModifiers' ? afterModifiers(final, penalties) : final;

/** The places (0 first) that each player takes part in: one, or several that are shared. */
function sharedPlaces(scores: BySeat<number>, rules: RuleValues): BySeat<readonly number[]> {
  const isTieBroken = rules['ranking.ties'] === 'seatOrder';
  return bySeat((seat) => {
    const isAhead = (other: Seat) =>
      scores[other] > scores[seat] ||
      (isTieBroken && scores[other] === scores[seat] && other < seat);
    const ahead = seatsOf(rules).filter(isAhead).length;
    const equal = isTieBroken
      ? 1
      : seatsOf(rules).filter((other) => scores[other] === scores[seat]).length;
    return Array.from({ length: equal }, (_, i) => ahead + i);
  });
}

function countAbove(scores: BySeat<number>, rules: RuleValues): number {
  return scores.filter((score) => score >= rules['ranking.returnPoints']).length;
}

/** The case by which uma is told apart: how many have the returning points or more. */
export const umaCase = (
  final: BySeat<number>,
  rules: RuleValues,
  penalties: BySeat<SeatPenalties> = NOBODY_PENALISED,
): Case => ({ above: FACTS.above[countAbove(basisOf(final, rules, penalties), rules)]! });

/** The uma of each place, in thousands. */
function umaTable(scores: BySeat<number>, rules: RuleValues): Places {
  const uma = rules['ranking.uma'];
  if (uma.type === 'none') return noPoints();
  if (uma.type === 'fixed') return uma.places;
  const above = countAbove(scores, rules);
  // With nobody above, the column for one is the nearest; with all four they share every place.
  if (above <= 1) return uma.oneAbove;
  return above === 2 ? uma.twoAbove : uma.threeAbove;
}

/** Thousands of several places, shared out, in twelfths of a point. */
function average(places: readonly number[], table: readonly number[]): Twelfths {
  const sum = places.reduce((total, place) => total + table[place]!, 0);
  return (sum * THOUSAND * TWELVE) / places.length;
}

/**
 * Points on the table that a sheet does not account for: 0 when scores, deposits left and pool make up what the
 * four players began with.
 */
export function pointsMissing(
  scores: BySeat<number>,
  onTable: { readonly deposits: number; readonly pool: number },
  rules: RuleValues,
): number {
  const began = playersOf(rules) * rules['table.startingPoints'];
  const lying = onTable.deposits * rules['riichi.deposit'] + onTable.pool;
  return began - lying - scores.reduce((sum, score) => sum + score, 0);
}

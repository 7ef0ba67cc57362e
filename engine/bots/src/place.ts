// What points mean near the end: a gain that overtakes somebody, or a loss that lets somebody by, is worth the
// difference of places as well.

import { isLastDeal, resultOf } from '@hanchan/game';
import { lastSeatOf, type RuleValues, seatsOf, shareOf } from '@hanchan/rules';
import { type BySeat, bySeat, type Seat } from '@hanchan/tiles';
import type { Table } from './table.ts';

export interface Stakes {
  /** What winning so many points is worth, and what losing them costs, where nobody knows who pays. */
  gain(points: number): number;
  loss(points: number): number;
  /** What a win is worth of which every payment is known. */
  won(deltas: BySeat<number>): number;
  /** What it is worth that nobody else wins. */
  readonly denied: number;
  /** `won` depends on who pays. */
  readonly areExact: boolean;
  /** Points are worth themselves. */
  readonly arePlain: boolean;
}

/** How much places count in the last round before the last deal, where they count in full. */
const LAST_ROUND = 0.3;

export function stakesAt(table: Table): Stakes {
  const { view, rules } = table;
  const isLast = view.bell !== 'silent' || isLastDeal(view);
  if (isLast) {
    const { gain, loss } = guessed(table, 1);
    const { won, denied } = exactly(table);
    return { gain, loss, won, denied, areExact: true, arePlain: false };
  }
  const arePlain = view.round < rules['end.rounds'] - 1;
  const { gain, loss } = arePlain ? PLAIN : guessed(table, LAST_ROUND);
  return {
    gain,
    loss,
    won: (deltas) => gain(deltas[table.seat]),
    denied: table.usualWin * DENIED,
    areExact: false,
    arePlain,
  };
}

/** Who wins keeps the others from winning: that share of a usual win is saved. */
const DENIED = 0.4;
/** How likely one of the others wins where this seat does not. */
const OTHER_WINS = 0.25;

const PLAIN = { gain: (points: number) => points, loss: (points: number) => points };

/** A win on a discard takes from somebody: on average a third of it from each. */
const andFromOthers = (rules: RuleValues) => 1 + shareOf(1, rules);

function guessed({ view, rules, seat, usualWin }: Table, weight: number) {
  const step = Math.max(usualWin, umaStep(rules)) * weight;
  const own = view.scores[seat];
  const reach = andFromOthers(rules);
  const gaps = seatsOf(rules)
    .filter((other) => other !== seat)
    .map((other) => view.scores[other] - own);
  return {
    gain: (points: number) => {
      let worth = points;
      for (const gap of gaps) if (gap > 0) worth += step * reached(points * reach, gap);
      return worth;
    },
    loss: (points: number) => {
      let cost = points;
      for (const gap of gaps) if (gap < 0) cost += step * reached(points * reach, -gap);
      return cost;
    },
  };
}

/** From 0 to 1: a guess at points that just suffices is not to be relied on. */
function reached(points: number, gap: number): number {
  return Math.min(1, Math.max(0, (1.5 * points) / gap - 0.75));
}

/** What one place is usually worth in points. */
function umaStep(rules: RuleValues): number {
  const uma = rules['ranking.uma'];
  if (uma.type === 'none') return 0;
  const places = uma.type === 'fixed' ? uma.places : uma.twoAbove;
  return shareOf(places[0] - places[lastSeatOf(rules)], rules) * 1_000;
}

const TWELVE = 12;

/** By the result of a match that would end so; a place counts for a usual win at least, whatever the uma. */
function exactly(table: Table): Pick<Stakes, 'won' | 'denied'> {
  const { now, denied } = standingOf(table);
  const { scores } = table.view;
  return {
    denied,
    won: (deltas) =>
      standing(
        table,
        moved(scores, (one) => deltas[one]),
      ) - now,
  };
}

function standing({ rules, seat, usualWin }: Table, scores: BySeat<number>): number {
  const forPlace = Math.max(0, usualWin - umaStep(rules));
  const { result, places } = resultOf(scores, rules);
  return result[seat] / TWELVE - places[seat] * forPlace;
}

interface Standing {
  readonly table: Table;
  readonly now: number;
  readonly denied: number;
}

/** The last of each seat: scores stand still through most of a deal, and it is asked for at every decision. */
const standings: (Standing | undefined)[] = [];

function standingOf(table: Table): Standing {
  const known = standings[table.seat];
  if (known !== undefined && isAlike(known.table, table)) return known;
  const { seat, usualWin, rules } = table;
  const { scores } = table.view;
  const now = standing(table, scores);
  let denied = usualWin * DENIED;
  const share = shareOf(usualWin, rules);
  for (const winner of seatsOf(rules)) {
    if (winner === seat) continue;
    const after = moved(scores, (one) => (one === winner ? usualWin : -share));
    denied += (now - standing(table, after) - share) * OTHER_WINS;
  }
  const found = { table, now, denied };
  standings[seat] = found;
  return found;
}

const isAlike = (a: Table, b: Table) =>
  a.rules === b.rules &&
  a.usualWin === b.usualWin &&
  seatsOf(a.rules).every((seat) => a.view.scores[seat] === b.view.scores[seat]);

/** Scores after a payment. */
export const moved = (scores: BySeat<number>, by: (seat: Seat) => number): BySeat<number> =>
  bySeat((seat) => scores[seat] + by(seat));

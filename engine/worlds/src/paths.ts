// How the rest of a match may go, deal by deal: ways drawn from the deals that were measured, with the dealer, the counters and
// the deposits as the rulebook says. Whether the scores end it earlier is for whoever follows a path.

import { randomFrom } from '@hanchan/bots';
import { isLastDeal, type Match, type Outcome, sequelOf } from '@hanchan/game';
import { playersOf, type RuleValues, seatsOf } from '@hanchan/rules';
import {
  type BySeat,
  type EachSeat,
  noPoints,
  type Seat,
  seatAfter,
  turnsTo,
} from '@hanchan/tiles';
import type { DealEnd } from './dealEnds.ts';
import { familyOf } from './families.ts';

/** What is known between deals. */
export type Between = Pick<
  Match,
  'rules' | 'scores' | 'round' | 'dealer' | 'counters' | 'deposits' | 'bell' | 'phase'
>;

/** A deal on the way. */
export interface PathStep {
  readonly round: number;
  readonly dealer: Seat;
  readonly counters: number;
  readonly outcome: Outcome;
  /** Points since the start of the path, and what then lies on the table. */
  readonly moved: BySeat<number>;
  readonly deposits: number;
  /** A deal with which the match may end, whatever the scores. */
  readonly isLast: boolean;
}

/** One way the match may go on. */
export interface Path {
  readonly steps: readonly PathStep[];
}

const PATHS = 160;
/** A path that is not over by then ends as it stands. */
const LONGEST = 24;
const SEED = 0x5eed;

const known = new WeakMap<RuleValues, Map<string, readonly Path[]>>();
const MOST_KNOWN = 200;

/** The paths from a standing: the same for all that differ by scores only. */
export function pathsFrom(start: Between): readonly Path[] {
  const { rules, round, dealer, counters, deposits, bell } = start;
  const paths = known.get(rules) ?? new Map<string, readonly Path[]>();
  known.set(rules, paths);
  const key = [round, dealer, counters, deposits, bell].join();
  let found = paths.get(key);
  if (found === undefined) {
    if (paths.size > MOST_KNOWN) paths.clear();
    const { ends } = familyOf(rules);
    found = Array.from({ length: PATHS }, (_, path) => ({ steps: pathOf(start, ends, path) }));
    paths.set(key, found);
  }
  return found;
}

const draws: Uint32Array[] = [];

/** What is drawn along a path. Each deal has its own place in it, so that paths of different length stay alike. */
function drawn(path: number, step: number): number {
  let row = draws[path];
  if (row === undefined) {
    const random = randomFrom(SEED + path);
    row = Uint32Array.from({ length: LONGEST }, () => Math.floor(random() * 2 ** 32));
    draws[path] = row;
  }
  return row[step]!;
}

/** Where no score ends it: to the last round, and one more where the match may go on. */
function pathOf(start: Between, ends: readonly DealEnd[], path: number): PathStep[] {
  const { rules, bell } = start;
  const moved = noPoints();
  let { round, dealer, counters, deposits } = start;
  const steps: PathStep[] = [];
  for (let i = 0; i < LONGEST; i++) {
    const end = ends[drawn(path, i) % ends.length]!;
    deposits = pay(moved, end, { rules, dealer, counters, deposits });
    const outcome = outcomeOf(end, dealer, rules);
    const standing = { rules, scores: start.scores, round, dealer, counters, bell };
    const isLast = bell !== 'silent' || isLastDeal(standing);
    steps.push({ round, dealer, counters, outcome, moved: [...moved], deposits, isLast });
    const next = sequelOf(standing, outcome);
    ({ round, dealer, counters } = next);
    if (round > rules['end.rounds']) break;
    if (round >= rules['end.rounds'] && rules['end.extension'] === 'none') break;
  }
  return steps;
}

interface OnTable {
  readonly rules: RuleValues;
  readonly dealer: Seat;
  readonly counters: number;
  readonly deposits: number;
}

const seatOf = (turns: number, dealer: Seat, rules: RuleValues): Seat =>
  seatAfter(dealer, turns, playersOf(rules));

/** Moves the points of a deal; what then lies on the table. */
function pay(
  scores: EachSeat<number>,
  end: DealEnd,
  { rules, dealer, counters, deposits }: OnTable,
): number {
  for (const seat of seatsOf(rules)) {
    scores[seat] += end.deltas[turnsTo(dealer, seat, playersOf(rules))]!;
  }
  if (end.winners.length === 0) return deposits + end.deposits;
  const winner = seatOf(end.winners[0]!, dealer, rules);
  scores[winner] += deposits * rules['riichi.deposit'];
  const bonus = counters * rules['payment.counter'];
  scores[winner] += bonus;
  if (end.from !== null) scores[seatOf(end.from, dealer, rules)] -= bonus;
  else {
    const share = bonus / (playersOf(rules) - 1);
    for (const seat of seatsOf(rules)) if (seat !== winner) scores[seat] -= share;
  }
  return end.deposits;
}

function outcomeOf({ winners, tenpai }: DealEnd, dealer: Seat, rules: RuleValues): Outcome {
  if (winners.length > 0) {
    return { type: 'won', winners: winners.map((turns) => seatOf(turns, dealer, rules)) };
  }
  const seats = tenpai.map((turns) => seatOf(turns, dealer, rules));
  return { type: 'drawn', reason: 'exhausted', tenpai: seats, nagashi: [] };
}

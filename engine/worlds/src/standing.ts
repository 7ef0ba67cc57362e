// What a standing between two deals is worth: the place and the tournament points that follow from it under this rulebook, with
// deals drawn from those that were measured, and the rulebook's own word on who deals next, when it is over and what places pay.

import { depositsAtEnd, type MatchStanding, resultOf, sequelOf } from '@hanchan/game';
import { type RuleValues, seatsOf } from '@hanchan/rules';
import { bySeat, type EachSeat, noPoints } from '@hanchan/tiles';
import { type Between, type Path, pathsFrom } from './paths.ts';
import { Spread } from './spread.ts';

/** What a seat may expect. */
export interface Worth {
  /** 1 to 4. */
  readonly place: number;
  /** In points of the result sheet: thousands, uma and all. */
  readonly tournament: number;
}

const TWELVE_THOUSAND = 12_000;
const THOUSAND = 1_000;

/** What each seat may expect from here. In a match that is over, the result itself. */
export function worthOf(match: Between): readonly Worth[] {
  if (match.phase === 'over') return resultWorth(match.scores, match.rules);
  const known = valuesOf(match.rules);
  const key = [...match.scores, match.round, match.dealer, match.counters, match.deposits].join();
  let worth = known.get(key);
  if (worth === undefined) {
    if (known.size > MOST_KNOWN) known.clear();
    worth = expect(match);
    known.set(key, worth);
  }
  return worth;
}

const MOST_KNOWN = 20_000;
const values = new WeakMap<RuleValues, Map<string, readonly Worth[]>>();

function valuesOf(rules: RuleValues) {
  let known = values.get(rules);
  if (known === undefined) {
    known = new Map();
    values.set(rules, known);
  }
  return known;
}

/** The result of a match that is over: whoever shares places has the middle of them. */
function resultWorth(scores: MatchStanding['scores'], rules: RuleValues): readonly Worth[] {
  const { places, tournament } = resultOf(scores, rules);
  return bySeat((seat) => {
    const level = seatsOf(rules).filter((other) => places[other] === places[seat]).length;
    return {
      place: places[seat] + (level - 1) / 2,
      tournament: tournament[seat] / TWELVE_THOUSAND,
    };
  });
}

/** Over paths that are the same for every standing: two that differ little are told apart by little. */
function expect(match: Between): readonly Worth[] {
  const { rules } = match;
  const paths = pathsFrom(match);
  const place = noPoints();
  const tournament = noPoints();
  for (const path of paths) addResult(follow(match, path), rules, place, tournament);
  return bySeat((seat) => ({
    place: place[seat] / paths.length,
    tournament: tournament[seat] / paths.length,
  }));
}

/** Half of the 95 % interval of `worthOf`: what the paths leave open. Nothing in a match that is over. */
export function worthWithin(match: Between): readonly Worth[] {
  const sums = bySeat(() => ({ place: new Spread(), tournament: new Spread() }));
  if (match.phase !== 'over') {
    for (const path of pathsFrom(match)) {
      const [place, tournament] = [noPoints(), noPoints()];
      addResult(follow(match, path), match.rules, place, tournament);
      for (const seat of seatsOf(match.rules)) {
        sums[seat].place.add(place[seat]);
        sums[seat].tournament.add(tournament[seat]);
      }
    }
  }
  return bySeat((seat) => ({
    place: sums[seat].place.figure().within,
    tournament: sums[seat].tournament.figure().within,
  }));
}

const now = noPoints();

/** The scores when the match is over, in a buffer that the next path uses again. */
function follow({ scores, rules, bell }: Between, { steps }: Path): EachSeat<number> {
  const endsBelow = rules['end.bust'] === 'ends';
  let deposits = 0;
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i]!;
    const { moved } = step;
    let isBelow = false;
    for (let seat = 0; seat < 4; seat++) {
      now[seat] = scores[seat]! + moved[seat]!;
      isBelow ||= now[seat]! < 0;
    }
    deposits = step.deposits;
    if (!step.isLast && !(isBelow && endsBelow)) continue;
    const { round, dealer, counters, outcome } = step;
    if (sequelOf({ rules, scores: now, round, dealer, counters, bell }, outcome).endedBy !== null)
      break;
  }
  if (deposits > 0) {
    const last = depositsAtEnd({ rules, scores: now, deposits });
    for (let seat = 0; seat < 4; seat++) now[seat]! += last[seat]!;
  }
  return now;
}

/** What is paid beside the score, by place and by how many reached the returning points. */
const bonuses = new WeakMap<RuleValues, Float64Array>();

function addResult(
  scores: EachSeat<number>,
  rules: RuleValues,
  place: EachSeat<number>,
  tournament: EachSeat<number>,
): void {
  const known = bonuses.get(rules) ?? new Float64Array(25).fill(Number.NaN);
  bonuses.set(rules, known);
  const back = rules['ranking.returnPoints'];
  let above = 0;
  let isTied = false;
  for (let a = 0; a < 4; a++) {
    if (scores[a]! >= back) above++;
    for (let b = 0; b < a; b++) isTied ||= scores[a] === scores[b];
  }
  let whole: readonly Worth[] | null = null;
  for (const seat of seatsOf(rules)) {
    let ahead = 0;
    for (let other = 0; other < 4; other++) if (scores[other]! > scores[seat]) ahead++;
    const at = above * 5 + ahead;
    if (isTied || Number.isNaN(known[at])) {
      whole ??= resultWorth(scores, rules);
      place[seat] += whole[seat]!.place;
      tournament[seat] += whole[seat]!.tournament;
      if (!isTied) known[at] = whole[seat]!.tournament - scores[seat] / THOUSAND;
      continue;
    }
    place[seat] += ahead + 1;
    tournament[seat] += known[at]! + scores[seat] / THOUSAND;
  }
}

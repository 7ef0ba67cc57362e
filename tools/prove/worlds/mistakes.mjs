// A mistake, priced as the review prices it, and what it cost in truth: the true hands, the unseen tiles of the wall shuffled again,
// experts to the end, both choices on the same walls.

import { randomFrom, seedOf } from '@hanchan/bots';
import { legalActions, view } from '@hanchan/game';
import { judgeCost, lookAt, playOut, RunningPrice } from '@hanchan/worlds';
import { AGAIN, botOf, read, reshuffled } from './books.mjs';

const BATCH = 50;
/** As many as the review takes, with its rule for stopping; `AGAIN` are others, so that the noise of these is known. */
const SAID = 200;
/** Walls of the truth at least; many where a cost is called a clear mistake, for there the sign is asked. */
const WALLS = { any: 4, named: 8, clear: 48 };
/**
 * More of them where a single wall tells little and the slope hangs on it: as many as what is said lies off the middle, times how far
 * single worlds scatter. Both are known before a wall is played. With as many walls for all, one mistake in a thousand decided a slope.
 */
const WEIGHED = { middle: 460, perWall: 330_000, most: 200 };
/** Worlds to find the costliest of some mistakes with; they have no part in what is said of it. */
const SCREENING = 20;
/** One in so many is taken as it comes, so that small costs are there too. */
const AS_IT_COMES = 4;

const expert = botOf('expert');

function priceOnce(look, actions, seed, worlds, stopsEarly) {
  const running = new RunningPrice(look, actions, { seed, worlds });
  const batch = Math.min(BATCH, worlds);
  while (stopsEarly ? running.wantsMore() : running.worlds < worlds) running.play(batch);
  return running.pricing();
}

function wallsFor(said, scatter) {
  const { middle, perWall, most } = WEIGHED;
  return Math.min(most, Math.round((Math.abs(said - middle) * scatter) / perWall));
}

/** What the choice that was made brings less than the adviser's, wall by wall. */
function truthOf({ match, seat, seen, action, choice }, seed, from, to) {
  const costs = [];
  for (let wall = from; wall < to; wall++) {
    const random = randomFrom(seedOf(seed, wall));
    const policy = (now, who) => {
      const may = legalActions(now, who);
      return may.length === 1 ? may[0] : expert.decide(view(now, who), may, random).action;
    };
    const start = reshuffled(match, seen, random);
    const [best, made] = [choice, action].map(
      (first) => playOut(start, first, seat, policy).points,
    );
    costs.push(best - made);
  }
  return costs;
}

/** The mistake to be priced: mostly the costliest by a first look, for between small ones chance decides. */
export function chooseMistake(mistakes, seed, random) {
  if (random() * AS_IT_COMES < 1) return mistakes[0];
  const costs = mistakes.map((at) => {
    const look = lookAt(at.seen, read(at.seen, at.legal));
    const first = priceOnce(look, [at.choice, at.action], seedOf(seed, 2), SCREENING, false);
    return -first.choices[1].than.points.mean;
  });
  return mistakes[costs.indexOf(Math.max(...costs))];
}

/** Costs are above zero where the choice was worse; all in units of the rulebook's usual win of 3,900. */
export function priceMistake(at, seed) {
  const look = lookAt(at.seen, read(at.seen, at.legal));
  const actions = [at.choice, at.action];
  const first = priceOnce(look, actions, seed, SAID, true);
  const again = priceOnce(look, actions, seedOf(seed, 1), AGAIN, false);
  const { costs, believed, isNamed, isClear, none } = judgeCost(
    first.choices[1],
    first.worlds,
    look,
  );
  const scale = 3_900 / look.table.usualWin;
  const least = isClear ? WALLS.clear : isNamed ? WALLS.named : WALLS.any;
  const said = believed.points.mean * scale;
  const scatter = (costs.points.within / 1.96) * Math.sqrt(first.worlds) * scale;
  const truth = truthOf(at, seed, 0, Math.max(least, wallsFor(said, scatter)));
  return {
    said,
    told: costs.points.mean * scale,
    within: costs.points.within * scale,
    again: -again.choices[1].than.points.mean * scale,
    worlds: first.worlds,
    isNamed,
    isClear,
    none,
    isPlanted: at.isPlanted === true,
    truth: truth.map((points) => points * scale),
    kind: at.match.deal.phase.type === 'claims' ? 'answer' : at.action.type,
    turn: at.match.deal.seats[at.seat].discards.length,
    isThreatened: look.table.others.some(({ isInRiichi }) => isInRiichi),
  };
}

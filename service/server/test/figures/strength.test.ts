// Simulated players of known strength: fifty games each put them in order, and the shown ranges hold the truth. What may be expected is
// worked out beforehand, from the information that places carry, without the code that rates.

import { type Random, randomFrom } from '@hanchan/bots';
import { expect, test } from 'vitest';
import {
  afterGame,
  aheadShare,
  CENTRE,
  DRIFT,
  NEWCOMER,
  type Skill,
  shownSkill,
} from '../../src/figures/skill.ts';

const PLAYERS = 40;
const GAMES = 50;
/** From the beginner's bot to somewhat above the expert's. */
const [WEAKEST, STRONGEST] = [1_100, 1_800];
const STRENGTHS: readonly number[] = Array.from(
  { length: PLAYERS },
  (_, i) => WEAKEST + (i * (STRONGEST - WEAKEST)) / (PLAYERS - 1),
);
const RUNS = 20;
const FIRST_SEED = 40_000;
/** Shown points for a factor of e, from what the page says of them. */
const FACTOR = 100 / Math.log(aheadShare(100) / (1 - aheadShare(100)));

/** Who comes first, second, …: by the model, from the true strengths. */
function finish(strengths: readonly number[], random: Random): readonly number[] {
  const places: number[] = [];
  const left = strengths.map((_, seat) => seat);
  for (let place = 1; left.length > 0; place++) {
    const weights = left.map((seat) => Math.exp((strengths[seat]! - CENTRE) / FACTOR));
    const drawn = random() * weights.reduce((sum, one) => sum + one, 0);
    const upTo = weights.map((_, last) =>
      weights.slice(0, last + 1).reduce((sum, one) => sum + one, 0),
    );
    const at = upTo.findIndex((sum) => drawn <= sum);
    places[left.splice(at < 0 ? left.length - 1 : at, 1)[0]!] = place;
  }
  return places;
}

function played(seed: number) {
  const random = randomFrom(seed);
  const truth = STRENGTHS;
  const skills: Skill[] = truth.map(() => NEWCOMER);
  for (let round = 0; round < GAMES; round++) {
    const order = truth.map((_, player) => player);
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    for (let at = 0; at < PLAYERS; at += 4) {
      const four = order.slice(at, at + 4);
      const places = finish(
        four.map((player) => truth[player]!),
        random,
      );
      const after = afterGame(
        four.map((player) => skills[player]!),
        places,
        DRIFT,
      );
      for (const [seat, player] of four.entries()) skills[player] = after[seat]!;
    }
  }
  return { shown: skills.map(shownSkill) };
}

function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map((value) => values.filter((less) => less < value).length);
  const [a, b] = [ranks(one), ranks(other)];
  const squares = a.reduce((sum, rank, i) => sum + (rank - b[i]!) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
}

/**
 * What fifty games can tell of a strength at best. A finish of four is a draw of one out of four, of three, of two, with the chance of
 * each as its strength; a draw with chance p carries p(1 − p) of information (Fisher) on the scale of the logarithm, to everybody who
 * still takes part. Among equals that is 3/16, 2/9 for the three who are left, 1/4 for the two.
 */
const INFORMATION = 3 / 16 + (3 / 4) * (2 / 9) + (2 / 4) * (1 / 4);
const LEAST_ERROR = FACTOR / Math.sqrt(GAMES * INFORMATION);
/** A method that needs a third more games than the best there can be would not be good enough. */
const EFFICIENCY = 3 / 4;

/** How rightly errors of this size leave the order, and how far a single run of that is from it. */
function orderWith(error: number, random: Random) {
  const bell = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const found = Array.from({ length: 1_000 }, () =>
    rankCorrelation(
      STRENGTHS,
      STRENGTHS.map((strength) => strength + error * bell()),
    ),
  );
  const mean = found.reduce((sum, one) => sum + one, 0) / found.length;
  const squares = found.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (found.length - 1)) };
}

test('after 50 games the order is as right as places can make it, to a quarter of what they tell, and 19 of 20 ranges hold the truth', () => {
  const least = orderWith(LEAST_ERROR / Math.sqrt(EFFICIENCY), randomFrom(1));
  const best = orderWith(LEAST_ERROR, randomFrom(2));
  const runs = Array.from({ length: RUNS }, (_, i) => played(FIRST_SEED + i));
  const orders = runs.map(({ shown }) =>
    rankCorrelation(
      STRENGTHS,
      shown.map(({ value }) => value),
    ),
  );
  const mean = orders.reduce((sum, one) => sum + one, 0) / RUNS;
  const sure = (3 * least.deviation) / Math.sqrt(RUNS);
  expect(mean).toBeGreaterThan(least.mean - sure);
  // Better than possible would be a mistake of this test.
  expect(mean).toBeLessThan(best.mean + sure);
  expect(Math.min(...orders)).toBeGreaterThan(least.mean - 4 * least.deviation);
  const seen = runs.flatMap(({ shown }) =>
    shown.map(({ value, plusMinus }, i) => ({ error: value - STRENGTHS[i]!, plusMinus })),
  );
  const root = (squares: readonly number[]) =>
    Math.sqrt(squares.reduce((sum, one) => sum + one ** 2, 0) / squares.length);
  // No larger than the ranges say, which is what they are for.
  const told = root(seen.map(({ plusMinus }) => plusMinus / 1.96));
  expect(root(seen.map(({ error }) => error))).toBeLessThan(told);
  const held = seen.filter(({ error, plusMinus }) => Math.abs(error) <= plusMinus);
  expect(held.length / seen.length).toBeGreaterThan(0.95);
});

test('who shares a place gains and loses the same, and equals do not move by sharing it all', () => {
  const equal: Skill = { mu: 25, sigma: 2 };
  const after = afterGame([equal, equal, equal, equal], [1, 1, 3, 3]);
  expect(after[0]).toEqual(after[1]);
  expect(after[2]).toEqual(after[3]);
  expect(after[0]!.mu).toBeGreaterThan(after[2]!.mu);
});

test('whoever is expected to win gains little by it, and loses much by losing', () => {
  const strong: Skill = { mu: 35, sigma: 3 };
  const weak: Skill = { mu: 20, sigma: 3 };
  const gain = (places: readonly number[]) =>
    afterGame([strong, weak, weak, weak], places)[0]!.mu - strong.mu;
  expect(gain([1, 2, 3, 4])).toBeGreaterThan(0);
  expect(-gain([4, 1, 2, 3])).toBeGreaterThan(5 * gain([1, 2, 3, 4]));
});

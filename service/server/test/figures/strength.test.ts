// Simulated players of known strength: fifty games each put them in order, and the shown ranges hold the truth.

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
  const truth = Array.from(
    { length: PLAYERS },
    (_, i) => WEAKEST + (i * (STRONGEST - WEAKEST)) / (PLAYERS - 1),
  );
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
  return { truth, shown: skills.map(shownSkill) };
}

function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const ranks = (values: readonly number[]) =>
    values.map((value) => values.filter((less) => less < value).length);
  const [a, b] = [ranks(one), ranks(other)];
  const squares = a.reduce((sum, rank, i) => sum + (rank - b[i]!) ** 2, 0);
  return 1 - (6 * squares) / (one.length * (one.length ** 2 - 1));
}

test('after 50 games the order is right to a rank correlation of about 0.9, and 19 of 20 ranges hold the truth', () => {
  const runs = Array.from({ length: 10 }, (_, i) => played(100 + i));
  const orders = runs.map(({ truth, shown }) =>
    rankCorrelation(
      truth,
      shown.map(({ value }) => value),
    ),
  );
  const mean = orders.reduce((sum, one) => sum + one, 0) / orders.length;
  expect(mean).toBeGreaterThan(0.88);
  expect(Math.min(...orders)).toBeGreaterThan(0.8);
  const errors = runs.flatMap(({ truth, shown }) => shown.map(({ value }, i) => value - truth[i]!));
  const rms = Math.sqrt(errors.reduce((sum, one) => sum + one ** 2, 0) / errors.length);
  expect(rms).toBeLessThan(160);
  const held = runs.flatMap(({ truth, shown }) =>
    shown.map(({ value, plusMinus }, i) => Math.abs(value - truth[i]!) <= plusMinus),
  );
  expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.95);
});

test('who shares a place gains and loses the same, and equals do not move by sharing it all', () => {
  const equal: Skill = { mu: 25, sigma: 2 };
  const after = afterGame([equal, equal, equal, equal], [1, 1, 3, 3]);
  expect(after[0]).toEqual(after[1]);
  expect(after[2]).toEqual(after[3]);
  expect(after[0]!.mu).toBeGreaterThan(after[2]!.mu);
});

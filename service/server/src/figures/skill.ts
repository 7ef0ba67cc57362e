// OpenSkill's Plackett-Luce model (Weng and Lin 2011) as everybody here uses it: people who find a game, and the members of clubs.
// Places only, ties as ties.

import { type Rating, rate, rating } from 'openskill';

/** A strength as a mean and a deviation. */
export type Skill = Rating;

/** 1,500 and 60 to a point of mu: people read four digits, and a club's strongest and weakest lie some hundreds apart. */
export const CENTRE = 1_500;
export const SCALE = 60;
const NINETY_FIVE = 1.96;
/** Of whom nothing is known. */
export const START: Skill = rating();

const tenth = (value: number) => Math.round(10 * value) / 10;

/**
 * Of a new player here, where strangers meet: half as wide as the model's own, which simulated players of known strength showed
 * to be nearer to the truth after any number of games up to 400.
 */
export const NEWCOMER: Skill = { mu: START.mu, sigma: START.sigma / 2 };
/** What the model proposes. */
export const DRIFT = START.mu / 300;

/** As it is shown: the mean, and how far from it 95 of 100 such players are at most. */
export const shownSkill = ({ mu, sigma }: Skill) => ({
  value: tenth(CENTRE + (mu - START.mu) * SCALE),
  plusMinus: tenth(NINETY_FIVE * sigma * SCALE),
});

/** What a shown rating stands for. */
export const skillOf = (value: number, plusMinus: number): Skill => ({
  mu: START.mu + (value - CENTRE) / SCALE,
  sigma: plusMinus / NINETY_FIVE / SCALE,
});

/**
 * Everybody after a game with these places; who shares a place has the same. `drift` is by how much somebody's strength may
 * have changed since the game before: with it a range never closes.
 */
export function afterGame(
  before: readonly Skill[],
  places: readonly number[],
  drift = 0,
): readonly Skill[] {
  const rated = rate(
    before.map((skill) => [{ mu: skill.mu, sigma: skill.sigma }]),
    { rank: [...places], tau: drift },
  );
  return rated.map(([skill]) => ({ mu: skill!.mu, sigma: skill!.sigma }));
}

/** Beta of the model, for four players whose strength is known: what one rating is worth against another. */
const CERTAIN = 2 * (START.sigma / 2) * SCALE;

/** How often somebody so much stronger finishes ahead, where both are known well. */
export const aheadShare = (lead: number): number => 1 / (1 + Math.exp(-lead / CERTAIN));

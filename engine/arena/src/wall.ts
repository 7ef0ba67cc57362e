// The walls of a seeded match. Each deal has its own random stream, so that two matches of one seed see the same walls
// however differently they are played.

import { type Random, randomFrom, seedOf, shuffled } from '@hanchan/bots';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import { type Tile, tileSet } from '@hanchan/tiles';

/** A shuffled wall, with the red fives of these rules. */
export function randomWall(rules: RuleValues, random: Random): Tile[] {
  return shuffled(tileSet(redFivesOf(rules)), random);
}

/** The wall of a deal, counted from 1, in the match of this seed. */
export function seededWall(rules: RuleValues, seed: number, dealNumber: number): Tile[] {
  return randomWall(rules, randomFrom(seedOf(seed, WALLS, dealNumber)));
}

const WALLS = 0;
const PLAYERS = 1;

/** What a player's choices may depend on beside what it sees: its own chance, of this match and seat. */
export function playersChance(seed: number, seat: number): Random {
  return randomFrom(seedOf(seed, PLAYERS, seat));
}

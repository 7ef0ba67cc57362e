// The seed of each deal: of the secret and the words, and of every value of the beacon that had come by then.

import { type BeaconDraw, fairDice, fairWall, matchSeed, seedWithBeacon } from '@hanchan/game';
import { redFivesOf } from '@hanchan/rules';
import type { Tile } from '@hanchan/tiles';
import type { OpenEntry } from './entries.ts';

export class WallSeeds {
  readonly #rules: OpenEntry['rules'];
  /** Of the deal with this number and of those that follow. */
  readonly #seeds: { readonly from: number; readonly seed: string }[];
  /** The last that were asked for: every seat is told of them. */
  #thrown: { readonly label: string; readonly dice: readonly number[] } | null = null;

  constructor({ secret, words, rules, beacon }: OpenEntry) {
    this.#rules = rules;
    const seed = matchSeed(secret, words);
    this.#seeds = [
      { from: 0, seed: beacon === undefined ? seed : seedWithBeacon(seed, beacon.draw) },
    ];
  }

  /** This deal is dealt with a value of its own. */
  add(deal: number, draw: BeaconDraw): void {
    this.#seeds.push({ from: deal, seed: seedWithBeacon(this.#of(deal), draw) });
  }

  /** With a value that has not been added. */
  wall(deal: number, draw?: BeaconDraw): readonly Tile[] {
    const seed = draw === undefined ? this.#of(deal) : seedWithBeacon(this.#of(deal), draw);
    return fairWall(seed, deal, redFivesOf(this.#rules));
  }

  /** The dice that open the wall of a deal, counted from 1. */
  dice(deal: number): readonly number[] {
    const seed = this.#of(deal);
    const label = `${deal} ${seed}`;
    if (this.#thrown?.label !== label)
      this.#thrown = { label, dice: fairDice(seed, deal, this.#rules['wall.dice']) };
    return this.#thrown.dice;
  }

  #of(deal: number): string {
    return this.#seeds.findLast(({ from }) => from <= deal)!.seed;
  }
}

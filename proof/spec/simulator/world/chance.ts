// Everything that is left to chance in a simulation comes from its seed.

import { createHash } from 'node:crypto';
import { pick, type Random, randomFrom, seedOf } from '@hanchan/bots';

export class Chance {
  readonly random: Random;
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
    this.random = randomFrom(seed);
  }

  /** Chance of its own for a part, so that one part more or less leaves the others as they are. */
  of(part: string): Chance {
    const mark = createHash('sha256').update(part).digest().readUInt32LE();
    return new Chance(seedOf(this.#seed, mark));
  }

  is(probability: number): boolean {
    return this.random() < probability;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.random() * (most - least + 1));
  }

  pick<T>(items: readonly T[]): T {
    return pick(items, this.random);
  }

  bytes = (size: number): Buffer =>
    Buffer.from(Array.from({ length: size }, () => this.between(0, 255)));
}

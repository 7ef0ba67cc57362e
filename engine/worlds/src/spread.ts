// A mean with its interval, as the figures come in.

/** A mean, and half of its 95 % interval. */
export interface Figure {
  readonly mean: number;
  readonly within: number;
}

const NORMAL_95 = 1.96;

/** Sums up figures: count, mean and how far they scatter. */
export class Spread {
  #count = 0;
  #mean = 0;
  #squares = 0;

  get count(): number {
    return this.#count;
  }

  add(value: number): void {
    this.#count++;
    const off = value - this.#mean;
    this.#mean += off / this.#count;
    this.#squares += off * (value - this.#mean);
  }

  /** A mean of nothing is 0, of one figure without an end to its interval. */
  figure(): Figure {
    const n = this.#count;
    if (n < 2) return { mean: this.#mean, within: n === 0 ? 0 : Number.POSITIVE_INFINITY };
    return { mean: this.#mean, within: NORMAL_95 * Math.sqrt(this.#squares / (n - 1) / n) };
  }
}

// Sums from which a ratio and its interval follow. They are whole and exact, so that adding them up in any
// order, in any number of parts, gives the same.

/** A value, and the interval that holds the true one in 95 of 100 such runs. */
export interface Estimate {
  readonly value: number;
  /** Null where there is too little to say. */
  readonly interval: readonly [low: number, high: number] | null;
}

/** The standard normal quantile for 95 %. */
const Z = 1.959963984540054;

/** Sums over matches of what is counted (y) and of what it is counted per (x). */
export class Moments {
  n = 0n;
  x = 0n;
  y = 0n;
  xx = 0n;
  xy = 0n;
  yy = 0n;

  add(y: number, x: number): void {
    const countedY = BigInt(y);
    const countedX = BigInt(x);
    this.n += 1n;
    this.x += countedX;
    this.y += countedY;
    this.xx += countedX * countedX;
    this.xy += countedX * countedY;
    this.yy += countedY * countedY;
  }

  merge(other: Moments): void {
    for (const key of KEYS) this[key] += other[key];
  }

  toJSON(): readonly string[] {
    return KEYS.map((key) => String(this[key]));
  }

  static from(sums: readonly string[]): Moments {
    const moments = new Moments();
    for (const [i, key] of KEYS.entries()) moments[key] = BigInt(sums[i]!);
    return moments;
  }
}

const KEYS = ['n', 'x', 'y', 'xx', 'xy', 'yy'] as const;

/**
 * A ratio of sums with the normal interval of a ratio over clusters: deals of one match hang together, so the
 * spread is taken between matches. Null where there was nothing to count per.
 */
export function clusteredRatio(moments: Moments, divisor: number): Estimate | null {
  const { n, x, y, xx, xy, yy } = moments;
  if (x === 0n) return null;
  const value = Number(y) / Number(x) / divisor;
  if (n < 2n) return { value, interval: null };
  // The sum of (y - r x)² over matches, times x², without any rounding.
  const residuals = yy * x * x - 2n * y * x * xy + y * y * xx;
  const variance = (Number(residuals) / Number(x) ** 4) * (Number(n) / Number(n - 1n));
  const half = (Z * Math.sqrt(variance)) / divisor;
  return { value, interval: [value - half, value + half] };
}

/** A share of independent trials with Wilson's interval, which stays within 0 and 1. */
export function wilsonShare(hits: number, trials: number): Estimate | null {
  if (trials === 0) return null;
  const share = hits / trials;
  const z2 = Z * Z;
  const middle = (share + z2 / (2 * trials)) / (1 + z2 / trials);
  const spread = Math.sqrt((share * (1 - share)) / trials + z2 / (4 * trials * trials));
  const half = (Z * spread) / (1 + z2 / trials);
  return { value: share, interval: [Math.max(0, middle - half), Math.min(1, middle + half)] };
}

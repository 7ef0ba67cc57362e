// How long a wait usually is: the middle half of real waits at the same hour of the week. It never counts down, and where there
// are too few it says so.

export interface PastWait {
  readonly at: number;
  readonly ms: number;
  /** How many of the four were people. */
  readonly people: number;
}

/** From the first to the third quarter; null where too few have waited to say. */
export interface UsualWait {
  readonly from: number | null;
  readonly to: number | null;
  readonly count: number;
}

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;
const FEWEST = 10;
/** How far back is looked. */
export const WAITS_KEPT_MS = 4 * WEEK;

export function usualWait(waits: readonly PastWait[], now: number): UsualWait {
  const hour = hourOfWeek(now);
  const meant = waits
    .filter(({ at }) => now - at <= WAITS_KEPT_MS && hourOfWeek(at) === hour)
    .map(({ ms }) => ms)
    .sort((one, other) => one - other);
  if (meant.length < FEWEST) return { from: null, to: null, count: meant.length };
  return { from: quantile(meant, 0.25), to: quantile(meant, 0.75), count: meant.length };
}

export const hourOfWeek = (at: number): number => Math.floor(at / HOUR) % (WEEK / HOUR);

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.round(share * (sorted.length - 1))]!;

// Those who leave often wait: the first time in a week costs nothing, and every further one more.

const MINUTE = 60_000;
/** After how many leavings within a week how long nothing is found, counted from the last. */
const BARS_MS = [0, 0, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE];

export const LEAVINGS_COUNT_MS = 7 * 24 * 60 * MINUTE;

/** Until when nothing is found for who left at these times; null: nothing is in the way. */
export function barredUntil(leavings: readonly number[], now: number): number | null {
  const counted = leavings.filter((at) => now - at <= LEAVINGS_COUNT_MS && at <= now);
  const until = Math.max(0, ...counted) + BARS_MS[Math.min(counted.length, BARS_MS.length - 1)]!;
  return until > now ? until : null;
}

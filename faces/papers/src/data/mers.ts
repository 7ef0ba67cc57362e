// How much a tournament weighs in the European ranking.

export interface MersFacts {
  readonly days: number;
  readonly players: number;
  /** How many countries players came from. */
  readonly countries: number;
  /** Places were given out by qualification. */
  readonly hasQualification: boolean;
}

const MOST_DAYS = 3;
/** So many substitutes count as participants. */
export const COUNTED_SUBSTITUTES = 3;

export function mersWeight({ days, players, countries, hasQualification }: MersFacts): number {
  const size = players > 80 ? 1 : players > 40 ? 0.5 : 0;
  const spread = countries >= 10 ? 1 : countries >= 6 ? 0.5 : 0;
  const length = Math.min(MOST_DAYS, Math.max(1, days));
  return length + size + spread + (hasQualification ? 1 : 0);
}

const DAY = 86_400_000;

/** First and last day counted; a date that cannot be read makes it one. */
export function daysBetween(from: string, to: string): number {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
  return Number.isFinite(days) && days > 0 ? days : 1;
}

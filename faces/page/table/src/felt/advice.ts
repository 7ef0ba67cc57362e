// A bot's estimates as they are shown.

/** Two figures are all that an estimate holds: 11,351 points as 11,000, 20 points as 20. */
export function roughly(points: number): number {
  const digits = Math.floor(Math.log10(Math.max(1, Math.abs(points))));
  const step = 10 ** Math.max(0, digits - 1);
  return Math.round(points / step) * step;
}

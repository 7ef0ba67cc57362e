// Shares of hands with their likely range: no number without its size.

/** Below so many hands nothing is judged. */
export const ENOUGH = 30;
const Z = 1.96;

/** In percent: Wilson's interval, which holds for few and for rare. */
export function shareOf(count: number, of: number): { share: string; low: string; high: string } {
  const p = count / of;
  const centre = (p + Z ** 2 / (2 * of)) / (1 + Z ** 2 / of);
  const half = (Z / (1 + Z ** 2 / of)) * Math.sqrt((p * (1 - p)) / of + Z ** 2 / (4 * of ** 2));
  const percent = (part: number) => (100 * part).toFixed(1);
  return {
    share: percent(p),
    low: percent(Math.max(0, centre - half)),
    high: percent(centre + half),
  };
}

/** The id and the secret of a kept score's link; null: it is none. */
export function keptLink(text: string): { readonly id: string; readonly read: string } | null {
  const found = /\/score\/([\w-]+)[^#]*#(.+)$/.exec(text.trim());
  const read = found === null ? null : new URLSearchParams(found[2]).get('r');
  return found === null || read === null ? null : { id: found[1]!, read };
}

// Times and points without any words.

import type { DeskRules, EventSettings } from '@hanchan/tournament';

const THOUSAND = 1_000;

/** `−12,000`. */
const pointsText = (points: number): string => points.toLocaleString('en').replace('-', '−');

/** `−30P` off the tournament score, `−12,000` in the modifiers of the sheet; nothing for none. */
export function penaltyText(
  points: number,
  { penaltiesAt }: Pick<DeskRules, 'penaltiesAt'>,
): string {
  if (points === 0) return '';
  return penaltiesAt === 'tournament' ? `${pointsText(-points / THOUSAND)}P` : pointsText(-points);
}

/** Points of a penalty as a referee types them: in P, or in points of the table. */
export function penaltyPoints(
  text: string,
  { rules, desk }: Pick<EventSettings, 'rules' | 'desk'>,
): number | null {
  const plain = text
    .trim()
    .replace(/^[−▲-]/, '')
    .replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const number = Number(plain);
  const points = desk.penaltiesAt === 'tournament' ? Math.round(number * THOUSAND) : number;
  const isWhole = Number.isSafeInteger(points) && points % rules.values['score.roundTo'] === 0;
  return isWhole && points > 0 ? points : null;
}

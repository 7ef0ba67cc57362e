// Times and points without any words.

import { type EventSettings, scoreUnit } from '@hanchan/tournament';

type Amounts = Pick<EventSettings, 'rules' | 'desk'>;

/** `−12,000`. */
const pointsText = (points: number): string => points.toLocaleString('en').replace('-', '−');

/** `−30P` off the tournament score, `−12,000` in the modifiers of the sheet; nothing for none. */
export function penaltyText(points: number, { rules, desk }: Amounts): string {
  if (points === 0) return '';
  const unit = scoreUnit(rules.values);
  const isInP = desk.penaltiesAt === 'tournament' && unit > 1;
  return isInP ? `${pointsText(-points / unit)}P` : pointsText(-points);
}

/** Points of a penalty as a referee types them: in P, or in points of the table. */
export function penaltyPoints(text: string, { rules, desk }: Amounts): number | null {
  const plain = text
    .trim()
    .replace(/^[−▲-]/, '')
    .replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(plain)) return null;
  const number = Number(plain);
  const unit = desk.penaltiesAt === 'tournament' ? scoreUnit(rules.values) : 1;
  const points = unit > 1 ? Math.round(number * unit) : number;
  const isWhole = Number.isSafeInteger(points) && points % rules.values['score.roundTo'] === 0;
  return isWhole && points > 0 ? points : null;
}

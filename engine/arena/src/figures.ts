// Figures as people read them: shares in per cent, points with thousands separators, a true minus.

import type { Figure } from './statistics/document.ts';
import { type MeasureId, measure } from './statistics/measures.ts';

/** A number with its thousands apart. */
export function grouped(value: number, decimals = 0): string {
  const [whole, part] = Math.abs(value).toFixed(decimals).split('.') as [string, string?];
  const marked = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = part === undefined ? marked : `${marked}.${part}`;
  const isNegative = value < 0 && /[1-9]/.test(text);
  return isNegative ? `−${text}` : text;
}

/** Some rulebooks count in thousands, some in ones: what a figure may be says which. */
const pointDecimals = (...range: readonly number[]) =>
  Math.max(...range.map(Math.abs)) < 100 ? 2 : 0;

/** Points in words, with a decimal where they are few. */
export const points = (value: number) => grouped(value, pointDecimals(value));

/** A share as a percentage. */
export const percent = (share: number, decimals = 1) => `${grouped(share * 100, decimals)} %`;

const DECIMALS: Readonly<Partial<Record<MeasureId, number>>> = { place: 3, fouls: 3, decisions: 0 };

/** The figure alone. */
export function figureText(id: MeasureId, figure: Figure): string {
  return figure === null ? '–' : quantity(id, figure.value, figure);
}

/** Half of the interval, as exact as the figure. */
export function spreadText(id: MeasureId, figure: Figure): string {
  if (figure === null || figure.low === null || figure.high === null) return '';
  const half = (figure.high - figure.low) / 2;
  return `±${quantity(id, half, figure).replace(' %', '')}`;
}

/** A part of a whole, and half of its interval. */
export const shareText = (figure: Figure, decimals = 1) =>
  figure === null ? '–' : percent(figure.value, decimals);

/** Half the interval of a share, in percentage points; empty where there is none. */
export function shareSpread(figure: Figure, decimals = 1): string {
  if (figure === null || figure.low === null || figure.high === null) return '';
  return `±${grouped(((figure.high - figure.low) / 2) * 100, decimals)}`;
}

type Known = NonNullable<Figure>;

function quantity(id: MeasureId, value: number, { value: middle, low, high }: Known): string {
  switch (measure(id).unit) {
    case 'share':
      return percent(value);
    case 'points':
      return grouped(value, pointDecimals(middle, low ?? middle, high ?? middle));
    case 'number':
      return grouped(value, DECIMALS[id] ?? 1);
  }
}

// Figures as people read them: shares in per cent, points with a mark at the thousands, a true minus.

import type { Figure } from './statistics/document.ts';
import { type MeasureId, measure } from './statistics/measures.ts';

export function grouped(value: number, decimals = 0): string {
  const [whole, part] = Math.abs(value).toFixed(decimals).split('.') as [string, string?];
  const marked = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = part === undefined ? marked : `${marked}.${part}`;
  const isNegative = value < 0 && /[1-9]/.test(text);
  return isNegative ? `−${text}` : text;
}

/** Some rulebooks count in thousands, some in ones. */
export const pointDecimals = (figure: number) => (Math.abs(figure) < 100 ? 2 : 0);

export const points = (value: number) => grouped(value, pointDecimals(value));

export const percent = (share: number, decimals = 1) => `${grouped(share * 100, decimals)} %`;

const DECIMALS: Readonly<Partial<Record<MeasureId, number>>> = { place: 3, fouls: 3, decisions: 0 };

/** The figure alone. */
export function figureText(id: MeasureId, figure: Figure): string {
  return figure === null ? '–' : quantity(id, figure.value, figure.value);
}

/** Half of the interval, as exact as the figure. */
export function spreadText(id: MeasureId, figure: Figure): string {
  if (figure === null || figure.low === null || figure.high === null) return '';
  const half = (figure.high - figure.low) / 2;
  return `±${quantity(id, half, figure.value).replace(' %', '')}`;
}

function quantity(id: MeasureId, value: number, figure: number): string {
  switch (measure(id).unit) {
    case 'share':
      return percent(value);
    case 'points':
      return grouped(value, pointDecimals(figure));
    case 'number':
      return grouped(value, DECIMALS[id] ?? 1);
  }
}

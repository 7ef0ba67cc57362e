// Figures in words: shares in per cent, points as players write them, months and days.

import type { Figure, MeasureId } from '@hanchan/arena';
import { bookNamed, offeredBooks } from '@hanchan/kit/books/rulebooks.ts';
import { currentLanguage, formatNumber, formatPoints, t } from '@hanchan/kit/words/text.svelte.ts';

export type Known = NonNullable<Figure>;
export type Figures = Readonly<Record<string, Figure>>;

const ONE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const TWO = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
export const inPercent = (share: number): string => formatNumber(100 * share, ONE);
export const percent = (share: number): string => `${inPercent(share)} %`;
export const place = (value: number): string => formatNumber(value, TWO);
export const points = (value: number): string => formatPoints(Math.round(value));

export const figureIn = (figures: Figures, id: MeasureId): Known | null => figures[id] ?? null;

const SHARES: readonly MeasureId[] = ['win', 'dealIn', 'riichi', 'call', 'furiten'];
/** What a curve may show. */
export const CURVES = [
  'place',
  'win',
  'dealIn',
  'riichi',
  'call',
  'furiten',
  'result',
  'winValue',
  'dealInValue',
] as const;
export type CurveId = (typeof CURVES)[number];

/** Places grow downwards. */
export const isBetterLow = (id: CurveId): boolean => id === 'place';

export function curveText(id: CurveId, value: number): string {
  if (SHARES.includes(id)) return percent(value);
  return id === 'place' ? place(value) : points(value);
}

export const curveName = (id: CurveId): string =>
  id === 'place' ? t('profile.places') : t(`profile.measure.${id}`);

export function rangeText({ low, high }: Known, write: (value: number) => string): string {
  if (low === null || high === null) return '';
  return t('profile.range', { low: write(low), high: write(high) });
}

export const rulebookTitle = (book: string): string =>
  book === 'custom' ? t('profile.ownRules') : (bookNamed(book)?.title ?? book);

/** All editions of a rulebook go by the short name of one. */
export const familyTitle = (family: string): string =>
  offeredBooks().find(({ id }) => id === family || id.startsWith(`${family}-`))?.short ?? family;

const dated = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLanguage(), options).format(at);
export const dayText = (at: number) => dated(at, { dateStyle: 'medium' });
export const monthText = (month: string) =>
  dated(Date.parse(`${month}-15`), { year: 'numeric', month: 'short', timeZone: 'UTC' });
export const sinceText = (at: number) => dated(at, { year: 'numeric', month: 'long' });

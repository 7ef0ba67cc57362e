// Plots as SVG. Widths are in per cent and heights in pixels, so that text keeps its size on every screen.

import { grouped } from '../figures.ts';
import type { Figure } from '../statistics/document.ts';
import { safe } from './html.ts';

export type Ink = 'pine' | 'gold' | 'shu' | 'ai' | 'pine-2' | 'pine-3' | 'pine-4';

/** What a plot shows, for those who cannot see it. */
interface Plotted {
  readonly title: string;
  readonly description: string;
}

/** A plot for a page, or one part of a picture when it has a place there. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function svg(
  { title, description }: Plotted,
  height: number,
  parts: string,
  frame?: Frame,
): string {
  const place =
    frame === undefined
      ? `class="plot" width="100%" role="img"`
      : `x="${frame.x}" y="${frame.y}" width="${frame.width}"`;
  const words = `<title>${safe(title)}</title><desc>${safe(description)}</desc>`;
  return `<svg ${place} height="${height}">${words}${parts}</svg>`;
}

const round = (value: number) => String(Math.round(value * 100) / 100);
const pc = (share: number) => `${round(share * 100)}%`;

const line = (style: string, x1: string, y1: number, x2: string, y2: number) =>
  `<line class="${style}" x1="${x1}" y1="${round(y1)}" x2="${x2}" y2="${round(y2)}"/>`;

const words = (x: string, y: number, text: string, anchor: string, style = '') =>
  `<text${style === '' ? '' : ` class="${style}"`} x="${x}" y="${round(y)}" text-anchor="${anchor}">${safe(text)}</text>`;

export interface Row {
  readonly label: string;
  readonly figure: Figure;
  /** What is written at the end of the row. */
  readonly text: string;
  readonly ink?: Ink;
}

export interface RowPlot {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly tick: TickText;
  /** Bars begin at zero; dots may begin anywhere. */
  readonly mark: 'bar' | 'dot';
  /** Labels are names of rulebooks. */
  readonly isBook?: boolean;
  readonly frame?: Frame;
}

const ROW = 30;
const AXIS = 24;
const VALUES = 0.17;

/** Inside a section on a phone. */
const NARROWEST = 316;
const LETTER = 6.8;

/** The share of the width that labels need where there is least of it. */
function labelShare(labels: readonly string[], width = NARROWEST): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return Math.min(0.5, (longest * LETTER + 10) / width);
}

/** One row for each thing, with its interval. */
export function rowPlot(plot: RowPlot): string {
  const { title, rows, tick, mark } = plot;
  const scale = scaleFor(rows, tick, mark === 'bar');
  const description = rows.map(({ label, text }) => `${label}: ${text}`).join('; ');
  const height = rows.length * ROW;
  const labels = labelShare(
    rows.map(({ label }) => label),
    plot.frame?.width,
  );
  const at = (value: number) => pc(labels + (1 - labels - VALUES) * placeOn(scale, value));
  const grid = scale.marks.map(
    (value) =>
      line('grid', at(value), 0, at(value), height + 4) +
      words(at(value), height + 19, scale.text(value), 'middle', 'dim'),
  );
  const lines = rows.map((row, index) => {
    const middle = index * ROW + ROW / 2;
    const label = words('0', middle + 4.5, row.label, 'start', plot.isBook ? 'book' : '');
    const value = words('100%', middle + 4.5, row.text, 'end');
    const bar = mark === 'bar' ? barOf(row, scale, middle, labels) : '';
    return label + value + bar + whiskerOf(row.figure, middle, at, mark === 'dot');
  });
  return svg({ title, description }, height + AXIS, grid.join('') + lines.join(''), plot.frame);
}

function barOf({ figure, ink = 'pine' }: Row, scale: Scale, middle: number, labels: number) {
  if (figure === null) return '';
  const room = 1 - labels - VALUES;
  const zero = placeOn(scale, 0);
  const end = placeOn(scale, figure.value);
  const x = pc(labels + room * Math.min(zero, end));
  const width = pc(room * Math.abs(end - zero));
  return `<rect class="${ink}" x="${x}" y="${middle - 8}" width="${width}" height="16" rx="2"/>`;
}

/** The interval, and the value itself where no bar ends there. */
function whiskerOf(
  figure: Figure,
  middle: number,
  at: (value: number) => string,
  hasDot: boolean,
): string {
  if (figure === null) return '';
  const { value, low, high } = figure;
  const dot = hasDot ? `<circle class="dot" cx="${at(value)}" cy="${middle}" r="4.5"/>` : '';
  if (low === null || high === null) return dot;
  const ends = [low, high].map((end) => line('whisker', at(end), middle - 4, at(end), middle + 4));
  return line('whisker', at(low), middle, at(high), middle) + ends.join('') + dot;
}

interface Scale {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
  readonly text: (value: number) => string;
}

/** Words for a mark; the step between marks says how exact they must be. */
export type TickText = (value: number, step: number) => string;

export const shareTick: TickText = (value, step) => `${numberTick(value * 100, step * 100)} %`;
export const numberTick: TickText = (value, step) => grouped(value, decimalsOf(step));

/** 250 and 5 have none, 2.5 has one. */
function decimalsOf(step: number): number {
  const text = step.toPrecision(2).replace(/0+$/, '');
  return step >= 10 ? 0 : (text.split('.')[1]?.length ?? 0);
}

const placeOn = ({ from, to }: Scale, value: number) =>
  to === from ? 0 : Math.min(1, Math.max(0, (value - from) / (to - from)));

/** A scale with round marks that holds all values and their intervals; `isFromZero` where bars stand on it. */
function scaleFor(rows: readonly Row[], tick: TickText, isFromZero: boolean): Scale {
  const values = rows.flatMap(({ figure }) =>
    figure === null ? [] : [figure.value, figure.low ?? figure.value, figure.high ?? figure.value],
  );
  const least = Math.min(...values, ...(isFromZero || values.length === 0 ? [0] : []));
  const most = Math.max(...values, ...(isFromZero || values.length === 0 ? [0] : []));
  const step = niceStep((most - least || Math.abs(most) || 1) / 3);
  const from = isFromZero && least >= 0 ? 0 : Math.floor(least / step) * step;
  const to = Math.max(from + step, Math.ceil(most / step) * step);
  const count = Math.round((to - from) / step);
  const marks = Array.from({ length: count + 1 }, (_, i) => from + i * step);
  const shown = marks.length > 4 ? marks.filter((_, i) => i % 2 === 0) : marks;
  return { from, to, marks: shown, text: (value) => tick(value, step) };
}

/** 1, 2, 2.5 or 5 times a power of ten, not smaller than this. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= least * 0.999) ?? 10;
  return factor * power;
}

export interface Stack {
  readonly label: string;
  readonly parts: readonly { readonly share: number; readonly text: string; readonly ink: Ink }[];
}

/** Shares of a whole, one bar for each row. */
export function stackPlot(title: string, stacks: readonly Stack[]): string {
  const left = labelShare(stacks.map(({ label }) => label));
  const bars = stacks.map(({ label, parts }, index) => {
    const middle = index * ROW + ROW / 2;
    let from = 0;
    const pieces = parts.map(({ share, text, ink }) => {
      const x = left + (1 - left) * from;
      const width = (1 - left) * share;
      from += share;
      const fill = `<rect class="${ink}" x="${pc(x)}" y="${middle - 10}" width="${pc(width)}" height="20"/>`;
      const hasRoom = width * NARROWEST >= text.length * LETTER + 8;
      const inner = hasRoom
        ? words(pc(x + width / 2), middle + 4.5, text, 'middle', `on-${ink}`)
        : '';
      return fill + inner;
    });
    return words('0', middle + 4.5, label, 'start') + pieces.join('');
  });
  const description = stacks
    .map(({ label, parts }) => `${label}: ${parts.map(({ text }) => text).join(', ')}`)
    .join('; ');
  return svg({ title, description }, stacks.length * ROW, bars.join(''));
}

export interface Bin {
  readonly label: string;
  readonly share: number;
}

const COLUMNS_HEIGHT = 180;

/** A distribution: one column for each bin. */
export function columnPlot(title: string, bins: readonly Bin[], ink: Ink): string {
  const most = Math.max(0.001, ...bins.map(({ share }) => share));
  const step = niceStep(most / 3);
  const top = Math.ceil(most / step) * step;
  const left = 0.09;
  const width = (1 - left) / Math.max(1, bins.length);
  const y = (share: number) => 8 + COLUMNS_HEIGHT * (1 - share / top);
  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, i) => i * step).map(
    (share) =>
      line('grid', pc(left), y(share), '100%', y(share)) +
      words(pc(left - 0.015), y(share) + 4, shareTick(share, step), 'end', 'dim'),
  );
  // As many labels as have room on a phone.
  const longest = Math.max(1, ...bins.map(({ label }) => label.length));
  const each = Math.ceil((bins.length * (longest * LETTER + 8)) / ((1 - left) * NARROWEST));
  const columns = bins.map(({ label, share }, at) => {
    const x = left + at * width;
    const height = COLUMNS_HEIGHT * (share / top);
    const bar = `<rect class="${ink}" x="${pc(x + width * 0.1)}" y="${round(y(share))}" width="${pc(width * 0.8)}" height="${round(height)}" rx="1"/>`;
    const name =
      at % each === 0 ? words(pc(x + width / 2), COLUMNS_HEIGHT + 26, label, 'middle', 'dim') : '';
    return bar + name;
  });
  const description = bins
    .map(({ label, share }) => `${label}: ${shareTick(share, 0.001)}`)
    .join('; ');
  return svg({ title, description }, COLUMNS_HEIGHT + 34, grid.join('') + columns.join(''));
}

// A measure as a plot and as a table: rows are bots, seats or rulebooks.

import { figureText, shareSpread, shareText, spreadText } from '../figures.ts';
import type { Figure, GroupDocument } from '../statistics/document.ts';
import { type MeasureId, measure } from '../statistics/measures.ts';
import { figure, type Markup, safe, table } from './html.ts';
import { type Ink, numberTick, type Row, rowPlot, shareTick } from './plots.ts';

export type Named = readonly [name: string, group: GroupDocument];

/** Rows of one measure, with its interval. */
export function measurePlot(
  id: MeasureId,
  groups: readonly Named[],
  mark: 'bar' | 'dot',
  ink: Ink,
) {
  const { title, meaning, unit } = measure(id);
  const rows = groups.map(
    ([label, group]): Row => ({
      label,
      figure: group[id],
      text: figureText(id, group[id]),
      ink,
    }),
  );
  const tick = unit === 'share' ? shareTick : numberTick;
  return figure(title, meaning, rowPlot({ title, rows, tick, mark }));
}

/** Parts of a whole, with their intervals. */
export function sharePlot(
  title: string,
  note: string,
  shares: readonly (readonly [label: string, share: Figure, ink: Ink])[],
) {
  const rows = shares.map(
    ([label, share, ink]): Row => ({
      label,
      figure: share,
      text: shareText(share),
      ink,
    }),
  );
  return figure(title, note, rowPlot({ title, rows, tick: shareTick, mark: 'bar' }));
}

/** Groups in rows, measures in columns. */
export function measureTable(caption: string, ids: readonly MeasureId[], groups: readonly Named[]) {
  const head = ['', ...ids.map((id) => measure(id).title)];
  const rows = groups.map(([name, group]) => [name, ...ids.map((id) => cell(group, id))]);
  return table(caption, head, rows);
}

export function cell(group: GroupDocument, id: MeasureId): Markup {
  return withSpread(figureText(id, group[id]), spreadText(id, group[id]));
}

export const shareCell = (share: Figure): Markup =>
  withSpread(shareText(share), shareSpread(share));

function withSpread(text: string, spread: string): Markup {
  const small = spread === '' ? '' : ` <small>${safe(spread)}</small>`;
  return { html: `${safe(text)}${small}` };
}

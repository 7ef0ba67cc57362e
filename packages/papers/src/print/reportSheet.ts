// One report sheet on half an A4, drawn from the layout that the rulebook's values give: a column for each wind, or a
// row for each player. What is known is printed; the rest is for the pen.

import { optionOf } from '@hanchan/rules';
import {
  formatThousands,
  type SheetField,
  type SheetLayout,
  type SheetLine,
  sheetLayout,
  type UmaColumn,
} from '@hanchan/tournament';
import type { Paper } from '../pdf/paper.ts';
import { MARGIN } from '../pdf/report.ts';
import { type PaperSource, WIND_SIGNS, WIND_WORDS } from '../source.ts';
import { both, FIELD_WORDS, POST_UMA, REFEREE, SESSION, STICKS, TABLE } from './sheetWords.ts';

/** Empty texts leave the field open. */
export interface SheetFill {
  readonly session: string;
  readonly table: string;
  /** By wind where `hasWinds`, else in the order of the plan. */
  readonly players: readonly { readonly number: string; readonly name: string }[];
  readonly hasWinds: boolean;
  readonly link: string | null;
}

const NOBODY = { number: '', name: '' };
export const BLANK: SheetFill = {
  session: '',
  table: '',
  players: [NOBODY, NOBODY, NOBODY, NOBODY],
  hasWinds: true,
  link: null,
};

const SMALL = 8;
const CODE = 70;
const ROW = 22;

export function drawReportSheet(
  paper: Paper,
  source: PaperSource,
  fill: SheetFill,
  top: number,
): void {
  const { rules, desk, name } = source.state.settings;
  const layout = sheetLayout(rules.values, desk);
  const width = paper.width - 2 * MARGIN;
  const room = fill.link === null ? width : width - CODE - 8;
  paper.text(name, MARGIN, top + 16, { size: 14, bold: true, width: room });
  paper.text(`Report sheet · ${rules.title}`, MARGIN, top + 32, { width: room, size: 10 });
  if (layout.players === 'rows') {
    paper.text(placeText(fill), MARGIN, top + 54, { bold: true, width: room });
  } else if (!fill.hasWinds) drawSeated(paper, fill, top + 48, room);
  if (fill.link !== null) paper.qr(fill.link, MARGIN + width - CODE, top, CODE);
  const from = top + CODE + 4;
  if (layout.players === 'columns') drawColumns(paper, source, layout, fill, from);
  else drawRows(paper, source, layout, fill, from);
}

/** Which hanchan and which table, or room to write it. */
export const placeText = ({ session, table }: SheetFill): string =>
  `${both(SESSION)} ${session || '______'} · ${both(TABLE)} ${table || '______'}`;

/** Winds are drawn at the table: who sits there is told, and who has which wind is written by hand. */
function drawSeated(paper: Paper, { players }: SheetFill, y: number, width: number): void {
  const named = players.map(({ number, name }) => `${number} ${name}`.trim()).filter(Boolean);
  if (named.length === 0) return;
  paper.block(`At this table: ${named.join(' · ')}`, MARGIN, y, { width, size: 9 });
}

function labelOf({ field }: SheetLine, layout: SheetLayout): string {
  if (layout.players === 'rows' && field === 'total') return both(POST_UMA);
  return both(FIELD_WORDS[field]);
}

/** How a line is worked out, in small print under its name. */
function hintOf(field: SheetField, { uma }: SheetLayout, places: string): string {
  if (field === 'net') return 'Final − Loans − Starting';
  if (field === 'uma') return uma[0]?.above === null ? places : '';
  return field === 'total' ? 'Net + Uma' : '';
}

const placesText = ({ places }: UmaColumn, minus: string): string =>
  places.map((uma) => signed(uma, minus)).join(' / ');

const signed = (value: number, minus: string) =>
  value < 0 ? `${minus}${-value}` : value > 0 ? `+${value}` : '0';

const LABEL = 122;
const SIDE = 92;
/** Names may need two lines, and a hand needs room to sign. */
const TALLER: Readonly<Partial<Record<SheetField, number>>> = { name: 4, signature: 12 };

function drawColumns(
  paper: Paper,
  { state }: PaperSource,
  layout: SheetLayout,
  fill: SheetFill,
  top: number,
): void {
  const { lines, uma, minus } = layout;
  const { values } = state.settings.rules;
  const width = paper.width - 2 * MARGIN - SIDE - 8;
  const cell = (width - LABEL) / 4;
  const places = uma[0] ? placesText(uma[0], minus) : '';
  for (const wind of [0, 1, 2, 3]) {
    const x = MARGIN + LABEL + wind * cell;
    paper.box(x, top, cell, ROW);
    const title = `${WIND_WORDS[wind]} ${WIND_SIGNS[wind]}`;
    paper.text(title, x, top + 15, { bold: true, align: 'center', width: cell });
  }
  let y = top + ROW;
  for (const one of lines) {
    const height = ROW + (TALLER[one.field] ?? 0);
    const hint = hintOf(one.field, layout, places);
    paper.box(MARGIN, y, LABEL, height);
    const style = { bold: true, width: LABEL - 8 };
    paper.text(labelOf(one, layout), MARGIN + 4, y + (hint === '' ? height / 2 + 4 : 11.5), style);
    if (hint !== '') paper.text(hint, MARGIN + 4, y + 20, { size: 7, width: LABEL - 8 });
    for (const wind of [0, 1, 2, 3]) {
      const x = MARGIN + LABEL + wind * cell;
      paper.box(x, y, cell, height, one.field === 'total' ? 1.2 : 0.5);
      const text = filledText(one.field, fill, wind, values['table.startingPoints'], minus);
      paper.fill(text, { x: x + 3, y, width: cell - 6, height });
    }
    y += height;
  }
  drawSide(paper, fill, top, y - top);
  paper.block(columnNotes(layout, values['table.startingPoints']), MARGIN, y + 12, {
    size: SMALL,
    width: paper.width - 2 * MARGIN,
  });
}

function filledText(
  field: SheetField,
  { players, hasWinds }: SheetFill,
  at: number,
  starting: number,
  minus: SheetLayout['minus'],
): string {
  if (field === 'starting') return formatThousands(starting, minus);
  if (!hasWinds) return '';
  if (field === 'id') return players[at]?.number ?? '';
  return field === 'name' ? (players[at]?.name ?? '') : '';
}

/** Session, table, sticks and referee, one below the other. */
function drawSide(paper: Paper, { session, table }: SheetFill, top: number, whole: number): void {
  const x = paper.width - MARGIN - SIDE;
  const fields = [
    [both(SESSION), session],
    [both(TABLE), table],
    [both(STICKS), ''],
    [both(REFEREE), ''],
  ] as const;
  const height = whole / fields.length;
  for (const [i, [label, value]] of fields.entries()) {
    const y = top + i * height;
    paper.box(x, y, SIDE, height);
    paper.text(label, x + 4, y + 12, { size: 9, width: SIDE - 8 });
    const style = { size: 16, bold: true, align: 'center', width: SIDE - 8 } as const;
    paper.text(value, x + 4, y + height / 2 + 12, style);
  }
}

const thousands = (points: number) => points.toLocaleString('en-US');

function columnNotes({ minus }: SheetLayout, starting: number): string {
  return [
    `Divide by 1,000 before writing; write ${minus} for minus.`,
    `All finals less loans, with 1,000 for each stick left, are ${thousands(4 * starting)} together.`,
    'Fill in the all-last sheet before the last hand and lay it in the middle.',
    'Nobody leaves and no sticks are reset until the staff has checked and signed.',
  ].join(' ');
}

const ROW_WIDTHS: Readonly<Partial<Record<SheetField, number>>> = {
  id: 34,
  name: 122,
  final: 60,
  mods: 52,
  preUma: 58,
  uma: 50,
  oka: 40,
  total: 60,
};
const PLAYER_ROW = 30;

function drawRows(
  paper: Paper,
  { state }: PaperSource,
  layout: SheetLayout,
  fill: SheetFill,
  top: number,
): void {
  const { lines, uma, minus } = layout;
  const width = paper.width - 2 * MARGIN;
  const taken = lines.reduce((sum, { field }) => sum + (ROW_WIDTHS[field] ?? 0), 0);
  let x = MARGIN;
  for (const one of lines) {
    const room = ROW_WIDTHS[one.field] ?? width - taken;
    paper.box(x, top, room, ROW);
    const style = { bold: true, size: 9, align: 'center', width: room - 4 } as const;
    paper.text(labelOf(one, layout), x + 2, top + 14, style);
    for (const at of [0, 1, 2, 3]) {
      const y = top + ROW + at * PLAYER_ROW;
      paper.box(x, y, room, PLAYER_ROW);
      const box = { x: x + 4, y, width: room - 8, height: PLAYER_ROW };
      paper.fill(rowText(one.field, fill, at), box, 'left');
    }
    x += room;
  }
  let y = top + ROW + 4 * PLAYER_ROW + 14;
  const { values } = state.settings.rules;
  const from = thousands(values['table.startingPoints']);
  const half = width / 2;
  const notes = [
    `Every score is the difference from ${from}, divided by 1,000, with + or ${minus} before it.`,
    `Equal scores: ${optionOf('ranking.ties').words(values['ranking.ties'])}.`,
    'Whoever signs confirms that all scores and all uma are right.',
  ];
  for (const note of notes) y = paper.block(note, MARGIN, y, { size: 9, width: half - 8 });
  const marks = [both(STICKS), both(REFEREE)];
  for (const [i, label] of marks.entries()) {
    const at = y + 14 + i * 30;
    paper.text(label, MARGIN, at, { bold: true, width: 120 });
    paper.line(MARGIN + 124, at + 2, MARGIN + half - 12, at + 2);
  }
  const below = top + ROW + 4 * PLAYER_ROW;
  const reached = thousands(values['ranking.returnPoints']);
  paper.text(`Uma, by how many players have ${reached} or more`, MARGIN + half, below + 14, {
    size: 9,
    width: half,
  });
  drawUma(paper, uma, minus, MARGIN + half, below + 20);
}

function rowText(field: SheetField, { players, hasWinds }: SheetFill, at: number): string {
  const player = players[at];
  if (field === 'id') return player?.number ?? '';
  if (field !== 'name') return '';
  const sign = hasWinds && player?.name ? `${WIND_SIGNS[at]} ` : '';
  return `${sign}${player?.name ?? ''}`;
}

function drawUma(
  paper: Paper,
  columns: readonly UmaColumn[],
  minus: string,
  x: number,
  y: number,
): void {
  const label = 44;
  const room = (paper.width - MARGIN - x - label) / Math.max(1, columns.length);
  for (const [i, { above, places }] of columns.entries()) {
    const at = x + label + i * room;
    paper.box(at, y, room, ROW);
    const title = above === null ? 'Uma' : `${above} of 4`;
    paper.text(title, at, y + 14, { size: 8, bold: true, align: 'center', width: room });
    for (const [place, value] of places.entries()) {
      const line = y + ROW + place * 18;
      paper.box(at, line, room, 18);
      paper.text(signed(value, minus), at, line + 13, { align: 'center', width: room });
      if (i === 0) paper.text(ordinal(place + 1), x + 4, line + 13, { size: 9 });
    }
  }
}

export function ordinal(place: number): string {
  const tens = place % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${ending}`;
}

// One report sheet on half an A4, drawn from the layout that the rulebook's values give: a column for each wind, or a
// row for each player. What is known is printed; the rest is for the pen.

import { WIND_KANJI } from '@hanchan/narrator';
import {
  formatPoints,
  type SheetField,
  type SheetLayout,
  type SheetLine,
  sheetLayout,
  type UmaColumn,
} from '@hanchan/tournament';
import type { Box, Paper } from '../pdf/paper.ts';
import { MARGIN } from '../pdf/report.ts';
import { daysText, numbered, type PaperSource, pointsText, WIND_ROW } from '../source.ts';
import type { Words } from '../words/index.ts';

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

/** Players beside each other, or one below the other. */
type DrawPlayers = (
  paper: Paper,
  source: PaperSource,
  layout: SheetLayout,
  fill: SheetFill,
  top: number,
) => void;

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
  const kind = [source.words.sheets.name, rules.title, daysText(source)].join(' · ');
  paper.text(kind, MARGIN, top + 32, { width: room, size: 10 });
  if (layout.players === 'rows') {
    paper.text(placeText(source, fill), MARGIN, top + 54, { bold: true, width: room });
  } else if (!fill.hasWinds)
    drawSeated(paper, source, fill, { x: MARGIN, y: top + 38, width: room, height: 34 });
  if (fill.link !== null) paper.qr(fill.link, MARGIN + width - CODE, top, CODE);
  const from = top + CODE + 4;
  if (layout.players === 'columns') drawColumns(paper, source, layout, fill, from);
  else drawRows(paper, source, layout, fill, from);
}

/** Which hanchan and which table, or room to write it. */
export function placeText({ state, words }: PaperSource, { session, table }: SheetFill): string {
  const { players } = sheetLayout(state.settings.rules.values, state.settings.desk);
  const which = players === 'rows' ? words.sheet.hanchan : words.sheet.session;
  return `${which} ${session || '______'} · ${words.sheet.table} ${table || '______'}`;
}

/** Winds are drawn at the table: who sits there is told, and who has which wind is written by hand. */
function drawSeated(paper: Paper, { words }: PaperSource, { players }: SheetFill, box: Box): void {
  const named = players.map(({ number, name }) => numbered(number, name));
  paper.fill(words.sheets.atTable(named.join(' · ')), box, { size: 9, align: 'left' });
}

/** Each document has its own words for the number and for the end. */
function labelOf({ field }: SheetLine, layout: SheetLayout, { sheet }: Words): string {
  if (layout.players === 'columns') return sheet[field];
  return field === 'total' ? sheet.postUma : field === 'id' ? sheet.number : sheet[field];
}

/** How a line is worked out, in small print under its name. */
function hintOf(field: SheetField, { uma }: SheetLayout, places: string, words: Words): string {
  if (field === 'net') return words.sheets.net;
  if (field === 'uma') return uma[0]?.above === null ? places : '';
  return field === 'total' ? words.sheets.total : '';
}

const placesText = ({ places }: UmaColumn, minus: string): string =>
  places.map((uma) => signed(uma, minus)).join(' / ');

const signed = (value: number, minus: string) =>
  value < 0 ? `${minus}${-value}` : value > 0 ? `+${value}` : '0';

const LABEL = 122;
const SIDE = 92;
/** Names may need two lines, and a hand needs room to sign. */
const TALLER: Readonly<Partial<Record<SheetField, number>>> = { name: 4, signature: 12 };

const drawColumns: DrawPlayers = (paper, { state, words }, layout, fill, top) => {
  const { lines, uma, minus } = layout;
  const { values } = state.settings.rules;
  const width = paper.width - 2 * MARGIN - SIDE - 8;
  const cell = (width - LABEL) / 4;
  const places = uma[0] ? placesText(uma[0], minus) : '';
  for (const wind of [0, 1, 2, 3]) {
    const x = MARGIN + LABEL + wind * cell;
    paper.box(x, top, cell, ROW);
    const title = `${WIND_ROW[wind]} ${WIND_KANJI[wind]}`;
    paper.text(title, x, top + 15, { bold: true, align: 'center', width: cell });
  }
  let y = top + ROW;
  for (const one of lines) {
    const height = ROW + (TALLER[one.field] ?? 0);
    const hint = hintOf(one.field, layout, places, words);
    paper.box(MARGIN, y, LABEL, height);
    const style = { bold: true, width: LABEL - 8 };
    paper.text(
      labelOf(one, layout, words),
      MARGIN + 4,
      y + (hint === '' ? height / 2 + 4 : 11.5),
      style,
    );
    if (hint !== '') paper.text(hint, MARGIN + 4, y + 20, { size: 7, width: LABEL - 8 });
    for (const wind of [0, 1, 2, 3]) {
      const x = MARGIN + LABEL + wind * cell;
      paper.box(x, y, cell, height, one.field === 'total' ? 1.2 : 0.5);
      const text = filledText(one.field, fill, wind, values['table.startingPoints'], layout);
      paper.fill(text, { x: x + 3, y, width: cell - 6, height });
    }
    y += height;
  }
  drawSide(paper, words, fill, top, y - top);
  paper.block(columnNotes(layout, values['table.startingPoints'], words), MARGIN, y + 12, {
    size: SMALL,
    width: paper.width - 2 * MARGIN,
  });
};

function filledText(
  field: SheetField,
  { players, hasWinds }: SheetFill,
  at: number,
  starting: number,
  { minus, dividedBy: unit }: SheetLayout,
): string {
  if (field === 'starting') return formatPoints(starting, unit, minus);
  if (!hasWinds) return '';
  if (field === 'id') return players[at]?.number ?? '';
  return field === 'name' ? (players[at]?.name ?? '') : '';
}

/** Session, table, sticks and referee, one below the other. */
function drawSide(
  paper: Paper,
  { sheet }: Words,
  { session, table }: SheetFill,
  top: number,
  whole: number,
): void {
  const x = paper.width - MARGIN - SIDE;
  const fields = [
    [sheet.session, session],
    [sheet.table, table],
    [sheet.sticks, ''],
    [sheet.referee, ''],
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

function columnNotes(
  { minus, dividedBy }: SheetLayout,
  starting: number,
  { sheets }: Words,
): string {
  return [
    ...(dividedBy === 1 ? [] : [sheets.divide(minus), sheets.sum(pointsText(4 * starting))]),
    sheets.fillAllLast,
    sheets.stay,
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

const drawRows: DrawPlayers = (paper, { state, words }, layout, fill, top) => {
  const { lines, uma, minus } = layout;
  const width = paper.width - 2 * MARGIN;
  const taken = lines.reduce((sum, { field }) => sum + (ROW_WIDTHS[field] ?? 0), 0);
  let x = MARGIN;
  for (const one of lines) {
    const room = ROW_WIDTHS[one.field] ?? width - taken;
    paper.box(x, top, room, ROW);
    const style = { bold: true, size: 9, align: 'center', width: room - 4 } as const;
    paper.text(labelOf(one, layout, words), x + 2, top + 14, style);
    for (const at of [0, 1, 2, 3]) {
      const y = top + ROW + at * PLAYER_ROW;
      paper.box(x, y, room, PLAYER_ROW);
      const box = { x: x + 4, y, width: room - 8, height: PLAYER_ROW };
      paper.fill(rowText(one.field, fill, at), box, { align: 'left' });
    }
    x += room;
  }
  let y = top + ROW + 4 * PLAYER_ROW + 14;
  const { values } = state.settings.rules;
  const half = width / 2;
  const reached = pointsText(values['ranking.returnPoints']);
  const byCount = uma.some(({ above }) => above !== null);
  const { sheets } = words;
  const notes = [
    sheets.difference(pointsText(values['table.startingPoints']), minus),
    sheets.ties[values['ranking.ties']],
    ...(byCount ? [sheets.allLevel(reached)] : []),
    sheets.signing,
  ];
  for (const note of notes) y = paper.block(note, MARGIN, y, { size: 9, width: half - 8 });
  const marks = [words.sheet.sticks, words.sheet.referee];
  for (const [i, label] of marks.entries()) {
    const at = y + 14 + i * 30;
    paper.text(label, MARGIN, at, { bold: true, width: 120 });
    paper.line(MARGIN + 124, at + 2, MARGIN + half - 12, at + 2);
  }
  const below = top + ROW + 4 * PLAYER_ROW;
  paper.text(byCount ? sheets.umaBy(reached) : sheets.uma, MARGIN + half, below + 14, {
    size: 9,
    width: half,
  });
  drawUma(paper, words, layout, MARGIN + half, below + 20);
};

function rowText(field: SheetField, { players, hasWinds }: SheetFill, at: number): string {
  const player = players[at];
  if (field === 'id') return player?.number ?? '';
  if (field !== 'name') return '';
  const sign = hasWinds && player?.name ? `${WIND_KANJI[at]} ` : '';
  return `${sign}${player?.name ?? ''}`;
}

function drawUma(
  paper: Paper,
  { sheets, ordinal }: Words,
  { uma: columns, minus }: SheetLayout,
  x: number,
  y: number,
): void {
  const label = 44;
  const room = (paper.width - MARGIN - x - label) / Math.max(1, columns.length);
  for (const [i, { above, places }] of columns.entries()) {
    const at = x + label + i * room;
    paper.box(at, y, room, ROW);
    const title = above === null ? sheets.uma : sheets.umaColumn(above);
    paper.text(title, at + 2, y + 14, { size: 8, bold: true, align: 'center', width: room - 4 });
    for (const [place, value] of places.entries()) {
      const line = y + ROW + place * 18;
      paper.box(at, line, room, 18);
      paper.text(signed(value, minus), at, line + 13, { align: 'center', width: room });
      if (i === 0) paper.text(ordinal(place + 1), x + 4, line + 13, { size: 9 });
    }
  }
}

// What everybody has before the last hand, by current wind, for the middle of the table. A last hand may be followed by
// another, so each wind has room for three.

import { WIND_KANJI } from '@hanchan/narrator';
import { allLastLayout } from '@hanchan/tournament';
import type { Paper } from '../pdf/paper.ts';
import { numbered, type PaperSource, pointsText, WIND_ROW } from '../source.ts';
import { placeText, type SheetFill } from './reportSheet.ts';

const FORM = { pad: 20, tries: 3, row: 54, code: 58 } as const;

export function drawAllLast(
  paper: Paper,
  source: PaperSource,
  fill: SheetFill,
  x: number,
  y: number,
): void {
  const { words } = source;
  const { rules, desk, name } = source.state.settings;
  const { winds, minus, from } = allLastLayout(rules.values, desk);
  const width = paper.width / 2 - 2 * FORM.pad;
  const left = x + FORM.pad;
  const room = fill.link === null ? width : width - FORM.code - 8;
  if (fill.link !== null) paper.qr(fill.link, left + width - FORM.code, y + FORM.pad, FORM.code);
  paper.text(words.sheet.allLast, left, y + 38, { size: 16, bold: true, width: room });
  paper.text(name, left, y + 54, { size: 9, width: room });
  paper.text(placeText(source, fill), left, y + 74, { bold: true, width: room });
  const named = fill.players.filter((player) => player.name !== '');
  const listed = named.map((player) => numbered(player.number, player.name)).join(' · ');
  const seated = { x: left, y: y + 82, width, height: 30 };
  if (listed !== '') paper.fill(listed, seated, { size: 8, align: 'left' });
  const label = 74;
  const cell = (width - label) / FORM.tries;
  for (const [wind] of winds.entries()) {
    const top = y + 116 + wind * FORM.row;
    paper.box(left, top, label, FORM.row);
    paper.text(WIND_KANJI[wind]!, left, top + 28, { size: 22, align: 'center', width: label });
    paper.text(WIND_ROW[wind]!, left, top + 46, { bold: true, align: 'center', width: label });
    for (let i = 0; i < FORM.tries; i++) paper.box(left + label + i * cell, top, cell, FORM.row);
  }
  const note = words.sheets.allLastNote(pointsText(from), minus);
  paper.block(note, left, y + 116 + 4 * FORM.row + 16, { size: 8, width });
}

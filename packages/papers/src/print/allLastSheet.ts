// What everybody has before the last hand, by current wind, for the middle of the table. A last hand may be followed by
// another, so each wind has room for three.

import { allLastLayout } from '@hanchan/tournament';
import type { Paper } from '../pdf/paper.ts';
import { type PaperSource, WIND_SIGNS, WIND_WORDS } from '../source.ts';
import { placeText, type SheetFill } from './reportSheet.ts';
import { ALL_LAST, both } from './sheetWords.ts';

const PAD = 20;
const TRIES = 3;
const ROW = 54;

export function drawAllLast(
  paper: Paper,
  { state }: PaperSource,
  fill: SheetFill,
  x: number,
  y: number,
): void {
  const { rules, desk, name } = state.settings;
  const { winds, minus, from } = allLastLayout(rules.values, desk);
  const width = paper.width / 2 - 2 * PAD;
  const left = x + PAD;
  paper.text(both(ALL_LAST), left, y + 38, { size: 16, bold: true, width });
  paper.text(name, left, y + 54, { size: 9, width });
  paper.text(placeText(fill), left, y + 74, { bold: true, width });
  const named = fill.players.filter((player) => player.name !== '');
  const listed = named.map((player) => `${player.number} ${player.name}`).join(' · ');
  paper.block(listed, left, y + 90, { size: 8, width });
  const label = 74;
  const cell = (width - label) / TRIES;
  for (const [wind] of winds.entries()) {
    const top = y + 116 + wind * ROW;
    paper.box(left, top, label, ROW);
    paper.text(WIND_SIGNS[wind]!, left, top + 28, { size: 22, align: 'center', width: label });
    paper.text(WIND_WORDS[wind]!, left, top + 46, { bold: true, align: 'center', width: label });
    for (let i = 0; i < TRIES; i++) paper.box(left + label + i * cell, top, cell, ROW);
  }
  const note = [
    `By current wind, before what may be the last hand: the difference from ${from.toLocaleString('en-US')},`,
    `divided by 1,000, with + or ${minus} before it. If another hand follows, use the next column.`,
  ].join(' ');
  paper.block(note, left, y + 116 + 4 * ROW + 16, { size: 8, width });
}

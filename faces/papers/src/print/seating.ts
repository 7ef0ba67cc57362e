// Who sits where: round by round for the wall, everybody's tables in one list, and a card for each player.

import { holderOf, type RoundState, type Slot, slotsOf } from '@hanchan/tournament';
import { newPaper, type Paper } from '../pdf/paper.ts';
import { MARGIN, newReport, type Report } from '../pdf/report.ts';
import {
  blockOf,
  clockTime,
  nameOf,
  numbered,
  type PaperSource,
  roundTitle,
  sitterName,
  tablesOf,
  windsOf,
} from '../source.ts';

const NARROW = 44;

export function seatingPdf(source: PaperSource): Promise<Buffer> {
  const { words } = source;
  const report = newReport(source, words.seating.title);
  const rounds = seated(source);
  for (const round of rounds) byTable(report, source, round);
  if (rounds.length > 0) byPlayer(report, source, rounds);
  else report.paragraph(words.seating.none);
  return report.finish();
}

const seated = ({ state }: PaperSource) => state.rounds.filter(({ tables }) => tables.length > 0);

function byTable(report: Report, source: PaperSource, round: RoundState): void {
  const { state, words } = source;
  const tables = tablesOf(round);
  const hasWinds = tables.every((table) => windsOf(state, table) !== null);
  const block = blockOf(state, round.number);
  const time = block === undefined ? '' : `, ${clockTime(source, block.start)}`;
  report.heading(`${roundTitle(source, round)}${time}`);
  if (!hasWinds) report.paragraph(words.seating.drawn);
  const width = (report.width - NARROW) / 4;
  report.table(
    [
      { title: words.columns.table, width: NARROW },
      ...words.winds.map((wind) => ({
        title: hasWinds ? wind : words.columns.player,
        width,
        isWrapped: true,
      })),
    ],
    tables.map((table) => [
      String(table.number),
      ...(windsOf(state, table) ?? table.seats).map((slot) =>
        numbered(slot, sitterName(source, table, slot)),
      ),
    ]),
  );
}

/** In alphabetical order: the table of every round. */
function byPlayer(report: Report, source: PaperSource, rounds: readonly RoundState[]): void {
  const { state, words } = source;
  report.heading(words.seating.byPlayer);
  const width = Math.min(NARROW, (report.width - NARROW - 170) / rounds.length);
  const rows = slotsOf(state)
    .map((slot) => ({ slot, name: nameNow(source, slot) }))
    .sort((a, b) => a.name.localeCompare(b.name, words.tag));
  report.table(
    [
      { title: words.columns.name, width: 170, isWrapped: true },
      { title: words.columns.number, width: NARROW },
      ...rounds.map(({ number }) => ({
        title: words.hanchanShort(number),
        width,
        align: 'center' as const,
      })),
    ],
    rows.map(({ slot, name }) => [
      name,
      String(slot),
      ...rounds.map((round) => String(tableFor(round, slot)?.number ?? '–')),
    ]),
  );
}

const tableFor = ({ tables }: RoundState, slot: Slot) =>
  tables.find(({ seats }) => seats.includes(slot));

function nameNow(source: PaperSource, slot: Slot): string {
  const person = source.state.occupancies.findLast((one) => one.slot === slot)?.person ?? null;
  return nameOf(source, person, slot);
}

const CARD_HEAD = 40;
const CARD_ROW = 20;
const CARD_EVENT = 170;

/** A card for each number: every round with time, table, wind and opponents. */
export function playersPdf(source: PaperSource): Promise<Buffer> {
  const { state, words, language, size } = source;
  const title = words.seating.cardsTitle(state.settings.name);
  const paper = newPaper({ title, language, size });
  const rounds = seated(source);
  const height = CARD_HEAD + CARD_ROW * (rounds.length + 1) + 8;
  const perPage = Math.max(1, Math.floor((paper.height - 2 * MARGIN) / height));
  const slots = slotsOf(state);
  for (const [i, slot] of slots.entries()) {
    if (i % perPage === 0) paper.newPage();
    const top = MARGIN + (i % perPage) * height;
    drawCard(paper, source, slot, rounds, top);
    paper.line(0, top + height - 4, paper.width, top + height - 4, 0.5, true);
  }
  if (slots.length === 0) paper.newPage();
  return paper.finish();
}

const CARD_COLUMNS = [96, 50, 50, 56] as const;

function drawCard(
  paper: Paper,
  source: PaperSource,
  slot: Slot,
  rounds: readonly RoundState[],
  top: number,
): void {
  const { words, state } = source;
  const { columns } = words;
  const width = paper.width - 2 * MARGIN;
  paper.text(String(slot), MARGIN, top + 26, { size: 24, bold: true, width: 56 });
  const name = { x: MARGIN + 60, y: top + 4, width: width - 68 - CARD_EVENT, height: 32 };
  paper.fill(nameNow(source, slot), name, { size: 18, bold: true, align: 'left' });
  const event = { x: MARGIN + width - CARD_EVENT, y: top + 4, width: CARD_EVENT, height: 32 };
  paper.fill(state.settings.name, event, { size: 9, align: 'right' });
  const titles = [columns.hanchan, columns.start, columns.table, columns.wind, columns.with];
  drawCardRow(paper, titles, top + CARD_HEAD, true);
  paper.line(MARGIN, top + CARD_HEAD + CARD_ROW, MARGIN + width, top + CARD_HEAD + CARD_ROW);
  for (const [i, round] of rounds.entries()) {
    drawCardRow(paper, cardCells(source, slot, round), top + CARD_HEAD + CARD_ROW * (i + 1));
  }
}

function cardCells(source: PaperSource, slot: Slot, round: RoundState): string[] {
  const { state, words } = source;
  const block = blockOf(state, round.number);
  const time = block === undefined ? '' : clockTime(source, block.start);
  const table = tableFor(round, slot);
  if (table === undefined || holderOf(state, slot, round.number) === null) {
    return [roundTitle(source, round), time, '–', '', ''];
  }
  const winds = windsOf(state, table);
  const wind = winds === null ? words.seating.draw : words.winds[winds.indexOf(slot)]!;
  const others = (winds ?? table.seats).filter((other) => other !== slot);
  const names = others.map((other) => numbered(other, sitterName(source, table, other)));
  return [roundTitle(source, round), time, String(table.number), wind, names.join(', ')];
}

function drawCardRow(paper: Paper, cells: readonly string[], y: number, bold = false): void {
  let x = MARGIN;
  for (const [i, cell] of cells.entries()) {
    const width = CARD_COLUMNS[i] ?? paper.width - MARGIN - x;
    paper.fill(cell, { x, y, width: width - 4, height: CARD_ROW }, { bold, align: 'left' });
    x += width;
  }
}

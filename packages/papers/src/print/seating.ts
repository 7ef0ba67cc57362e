// Who sits where: round by round for the wall, everybody's tables in one list, and a card for each player.

import { holderOf, type RoundState, type Slot, slotsOf } from '@hanchan/tournament';
import { newPaper, type Paper } from '../pdf/paper.ts';
import { MARGIN, newReport, type Report } from '../pdf/report.ts';
import {
  blockOf,
  clockTime,
  nameOf,
  type PaperSource,
  roundTitle,
  sitterName,
  tablesOf,
  WIND_WORDS,
  windsOf,
} from '../source.ts';

const NARROW = 44;

export function seatingPdf(source: PaperSource): Promise<Buffer> {
  const { state } = source;
  const report = newReport(state, 'Seating');
  const rounds = seated(source);
  for (const round of rounds) byTable(report, source, round);
  if (rounds.length > 0) byPlayer(report, source, rounds);
  else report.paragraph('No seating is published yet.');
  return report.finish();
}

const seated = ({ state }: PaperSource) => state.rounds.filter(({ tables }) => tables.length > 0);

function byTable(report: Report, source: PaperSource, round: RoundState): void {
  const { state } = source;
  const tables = tablesOf(round);
  const hasWinds = tables.every((table) => windsOf(state, table) !== null);
  const block = blockOf(state, round.number);
  const time = block === undefined ? '' : `, ${clockTime(state, block.start)}`;
  report.heading(`${roundTitle(state, round)}${time}`);
  if (!hasWinds) report.paragraph('Winds are drawn at the table.');
  const width = (report.width - NARROW) / 4;
  report.table(
    [
      { title: 'Table', width: NARROW },
      ...WIND_WORDS.map((wind) => ({ title: hasWinds ? wind : 'Player', width, isWrapped: true })),
    ],
    tables.map((table) => [
      String(table.number),
      ...(windsOf(state, table) ?? table.seats).map(
        (slot) => `${slot} ${sitterName(state, table, slot)}`,
      ),
    ]),
  );
}

/** In alphabetical order: the table of every round. */
function byPlayer(report: Report, source: PaperSource, rounds: readonly RoundState[]): void {
  const { state } = source;
  report.heading('By player');
  const width = Math.min(NARROW, (report.width - NARROW - 170) / rounds.length);
  const rows = slotsOf(state)
    .map((slot) => ({ slot, name: nameNow(source, slot) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  report.table(
    [
      { title: 'Name', width: 170 },
      { title: 'No.', width: NARROW },
      ...rounds.map(({ number }) => ({ title: `H${number}`, width, align: 'center' as const })),
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

function nameNow({ state }: PaperSource, slot: Slot): string {
  const person = state.occupancies.findLast((one) => one.slot === slot)?.person ?? null;
  return nameOf(state, person, slot);
}

const CARD_HEAD = 40;
const CARD_ROW = 17;

/** A card for each number: every round with time, table, wind and opponents. */
export function playersPdf(source: PaperSource): Promise<Buffer> {
  const { state } = source;
  const paper = newPaper({ title: `Personal seating, ${state.settings.name}` });
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
  const { state } = source;
  const width = paper.width - 2 * MARGIN;
  paper.text(String(slot), MARGIN, top + 26, { size: 24, bold: true, width: 56 });
  paper.text(nameNow(source, slot), MARGIN + 60, top + 26, {
    size: 18,
    bold: true,
    width: width - 230,
  });
  paper.text(state.settings.name, MARGIN, top + 26, { size: 9, align: 'right', width });
  drawCardRow(paper, ['Hanchan', 'Start', 'Table', 'Wind', 'With'], top + CARD_HEAD + 12, true);
  paper.line(MARGIN, top + CARD_HEAD + 16, MARGIN + width, top + CARD_HEAD + 16);
  for (const [i, round] of rounds.entries()) {
    const y = top + CARD_HEAD + CARD_ROW * (i + 1) + 13;
    drawCardRow(paper, cardCells(source, slot, round), y);
  }
}

function cardCells({ state }: PaperSource, slot: Slot, round: RoundState): string[] {
  const block = blockOf(state, round.number);
  const time = block === undefined ? '' : clockTime(state, block.start);
  const table = tableFor(round, slot);
  if (table === undefined || holderOf(state, slot, round.number) === null) {
    return [roundTitle(state, round), time, '–', '', ''];
  }
  const winds = windsOf(state, table);
  const wind = winds === null ? 'draw' : WIND_WORDS[winds.indexOf(slot)]!;
  const others = (winds ?? table.seats).filter((other) => other !== slot);
  const names = others.map((other) => `${other} ${sitterName(state, table, other)}`);
  return [roundTitle(state, round), time, String(table.number), wind, names.join(', ')];
}

function drawCardRow(paper: Paper, cells: readonly string[], y: number, bold = false): void {
  let x = MARGIN;
  for (const [i, cell] of cells.entries()) {
    const width = CARD_COLUMNS[i] ?? paper.width - MARGIN - x;
    paper.text(cell, x, y, { width: width - 4, bold });
    x += width;
  }
}

// Report sheets and all-last sheets of a round, filled in as far as anybody can know, and blank ones for when all else
// fails.

import type { RoundState, TableState } from '@hanchan/tournament';
import { newPaper, type Paper } from '../pdf/paper.ts';
import { type PaperSource, roundTitle, sitterName, tablesOf, windsOf } from '../source.ts';
import { drawAllLast } from './allLastSheet.ts';
import { BLANK, drawReportSheet, type SheetFill } from './reportSheet.ts';

const TOP = 20;

export function sheetsPdf(source: PaperSource, round: RoundState): Promise<Buffer> {
  const paper = sheetPaper(source, source.words.sheets.title(roundTitle(source, round)));
  twoToAPage(paper, fillsOf(source, round), (fill, top) =>
    drawReportSheet(paper, source, fill, top),
  );
  return paper.finish();
}

export function allLastPdf(source: PaperSource, round: RoundState): Promise<Buffer> {
  const paper = sheetPaper(source, source.words.sheets.allLastTitle(roundTitle(source, round)));
  fourToAPage(paper, fillsOf(source, round), (fill, x, y) =>
    drawAllLast(paper, source, fill, x, y),
  );
  return paper.finish();
}

/** A page of report sheets and a page of all-last sheets, to be copied. */
export function blankSheetsPdf(source: PaperSource): Promise<Buffer> {
  const paper = sheetPaper(source, source.words.sheets.blankTitle);
  twoToAPage(paper, [BLANK, BLANK], (fill, top) => drawReportSheet(paper, source, fill, top));
  fourToAPage(paper, [BLANK, BLANK, BLANK, BLANK], (fill, x, y) =>
    drawAllLast(paper, source, fill, x, y),
  );
  return paper.finish();
}

/** Half and quarter pages of A4, whatever they are printed on. */
const sheetPaper = ({ language, size }: PaperSource, title: string): Paper =>
  newPaper({ title, language, size, isDrawnForA4: true });

function fillsOf(source: PaperSource, round: RoundState): SheetFill[] {
  return tablesOf(round).map((table) => fillOf(source, round, table));
}

function fillOf(source: PaperSource, round: RoundState, table: TableState): SheetFill {
  const { state, url } = source;
  const winds = windsOf(state, table);
  return {
    session: String(round.number),
    table: String(table.number),
    players: (winds ?? table.seats).map((slot) => ({
      number: String(slot),
      name: sitterName(source, table, slot),
    })),
    hasWinds: winds !== null,
    link: url === null ? null : `${url}/table/${round.number}/${table.number}`,
  };
}

function twoToAPage<T>(paper: Paper, items: readonly T[], draw: (item: T, top: number) => void) {
  for (const [i, item] of items.entries()) {
    if (i % 2 === 0) {
      paper.newPage();
      paper.line(0, paper.height / 2, paper.width, paper.height / 2, 0.5, true);
    }
    draw(item, TOP + (i % 2) * (paper.height / 2));
  }
  if (items.length === 0) paper.newPage();
}

function fourToAPage<T>(
  paper: Paper,
  items: readonly T[],
  draw: (item: T, x: number, y: number) => void,
) {
  const [width, height] = [paper.width / 2, paper.height / 2];
  for (const [i, item] of items.entries()) {
    if (i % 4 === 0) {
      paper.newPage();
      paper.line(0, height, paper.width, height, 0.5, true);
      paper.line(width, 0, width, paper.height, 0.5, true);
    }
    draw(item, (i % 2) * width, (Math.floor(i / 2) % 2) * height);
  }
  if (items.length === 0) paper.newPage();
}

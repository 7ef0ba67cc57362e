// An examination on paper: the questions with a sheet for the answers, and apart from them the key by which it is marked.

import { AREAS, type ExamQuestion, letterOf } from '@hanchan/examination';
import {
  areaName,
  sourceText,
  type ToldQuestion,
  type ToldTiles,
  tellQuestion,
} from '@hanchan/narrator/examination';
import { MARGIN, type Report, reportOn } from '../pdf/report.ts';
import { wordsIn } from '../words/index.ts';
import { type ExaminationSource, frameOf, readerOf } from './source.ts';
import { drawTiles, TILE, tilesWidth } from './tileSigns.ts';

const TYPE = { size: 10, small: 8, leading: 1.3, indent: 24 } as const;

export function examinationPdf(source: ExaminationSource): Promise<Buffer> {
  const { paper, language, passMark } = source;
  const words = wordsIn(language).examination;
  const report = reportOn(
    frameOf(source),
    words.subtitle(paper.rules.title, paper.questions.length),
  );
  drawHead(report, [words.name, words.date, words.result]);
  report.paragraph(words.howTo(passMark));
  report.paragraph(words.tiles);
  const reader = readerOf(source);
  let area: ExamQuestion['area'] | null = null;
  for (const [i, question] of paper.questions.entries()) {
    if (question.area !== area) report.heading(areaName(question.area, language));
    area = question.area;
    drawQuestion(report, i + 1, tellQuestion(question, reader), language === 'ja' ? '' : ' ');
  }
  drawAnswerSheet(report, source);
  return report.finish();
}

/** Lines to write on, side by side. */
function drawHead(report: Report, labels: readonly string[]): void {
  const { paper, width } = report;
  const y = report.reserve(34) + 18;
  const room = width / labels.length;
  for (const [i, label] of labels.entries()) {
    const x = MARGIN + i * room;
    paper.text(label, x, y, { size: TYPE.size });
    paper.line(x + paper.widthOf(label, { size: TYPE.size }) + 6, y + 2, x + room - 12, y + 2);
  }
  report.space(34);
}

function drawQuestion(report: Report, number: number, told: ToldQuestion, joint: string): void {
  const { paper } = report;
  const width = report.width - TYPE.indent;
  const story = told.story.join(joint);
  const rows = tileRows(told.tiles, width, (label) => paper.widthOf(label, { size: TYPE.small }));
  const style = { size: TYPE.size, width };
  const linesOf = (text: string, bold = false) =>
    text === '' ? 0 : paper.linesIn(text, { ...style, bold });
  const answerStyle = { size: TYPE.size, width: width - TYPE.indent };
  const step = TYPE.size * TYPE.leading;
  const answers = told.answers.reduce(
    (sum, answer) => sum + paper.linesIn(answer, answerStyle) * step + 2,
    0,
  );
  const text = (linesOf(story) + linesOf(told.ask, true)) * step;
  const height = text + rows.length * (TILE.height + 6) + answers + 18;
  const top = report.reserve(height);
  let y = top + TYPE.size + 6;
  paper.text(String(number), MARGIN, y, { size: TYPE.size, bold: true, width: TYPE.indent - 4 });
  if (story !== '') y = paper.block(story, MARGIN + TYPE.indent, y, style);
  for (const row of rows) {
    y = drawRow(report, row, y);
  }
  y = paper.block(told.ask, MARGIN + TYPE.indent, y, { ...style, bold: true }) + 2;
  for (const [i, answer] of told.answers.entries()) {
    paper.text(letterOf(i), MARGIN + TYPE.indent + 4, y, { size: TYPE.size, bold: true });
    paper.box(MARGIN + TYPE.indent, y - TYPE.size + 0.5, 14, TYPE.size + 3, 0.4);
    y = paper.block(answer, MARGIN + 2 * TYPE.indent, y, answerStyle) + 2;
  }
  report.space(height);
}

/** Groups of tiles, as many in a row as fit. */
function tileRows(
  groups: readonly ToldTiles[],
  width: number,
  widthOf: (label: string) => number,
): ToldTiles[][] {
  const rows: ToldTiles[][] = [];
  let left = 0;
  for (const group of groups) {
    const needed = widthOf(group.label) + 6 + tilesWidth(group.tiles.length) + 10;
    if (rows.length === 0 || needed > left) {
      rows.push([]);
      left = width;
    }
    rows.at(-1)!.push(group);
    left -= needed;
  }
  return rows;
}

function drawRow({ paper }: Report, groups: readonly ToldTiles[], y: number): number {
  let x = MARGIN + TYPE.indent;
  const top = y - TYPE.size + 2;
  for (const { label, tiles } of groups) {
    paper.text(label, x, top + TILE.height / 2 + 3, { size: TYPE.small });
    x += paper.widthOf(label, { size: TYPE.small }) + 6;
    drawTiles(paper, tiles, x, top);
    x += tilesWidth(tiles.length) + 10;
  }
  return y + TILE.height + 6;
}

const IN_A_ROW = 10;

/** A box for each letter. */
function drawAnswerSheet(report: Report, { paper: { questions }, language }: ExaminationSource) {
  const { paper, width } = report;
  const rows = Math.ceil(questions.length / IN_A_ROW);
  report.heading(wordsIn(language).examination.sheet);
  const room = width / IN_A_ROW;
  for (let row = 0; row < rows; row++) {
    const y = report.reserve(44);
    for (let column = 0; column < IN_A_ROW; column++) {
      const number = row * IN_A_ROW + column + 1;
      if (number > questions.length) break;
      const x = MARGIN + column * room;
      paper.text(String(number), x, y + 12, { size: TYPE.small });
      paper.box(x + 16, y, room - 24, 26);
    }
    report.space(36);
  }
}

export function markingKeyPdf(source: ExaminationSource): Promise<Buffer> {
  const { paper, language } = source;
  const words = wordsIn(language).examination;
  const title = `${words.keyTitle}, ${words.subtitle(paper.rules.title, paper.questions.length)}`;
  const report = reportOn(frameOf(source), title);
  report.paragraph(words.keyNote, true);
  const reader = readerOf(source);
  const { columns, areaColumns } = words;
  report.table(
    [
      { title: columns.number, width: 34, align: 'right' },
      { title: columns.answer, width: 40, align: 'center' },
      { title: columns.text, width: report.width - 254, isWrapped: true },
      { title: columns.where, width: 180, isWrapped: true },
    ],
    paper.questions.map((question, i) => {
      const told = tellQuestion(question, reader);
      const where = question.sources.map((one) => sourceText(one, language)).join('; ');
      const why = told.why === null ? '' : ` (${told.why})`;
      return [`${i + 1}`, letterOf(question.right), `${told.answers[question.right]}${why}`, where];
    }),
    { size: 9 },
  );
  report.heading(words.byArea);
  report.table(
    [
      { title: areaColumns.area, width: 240 },
      { title: areaColumns.questions, width: 90, align: 'right' },
      { title: areaColumns.right, width: 90, align: 'right' },
    ],
    AREAS.flatMap((area) => {
      const count = paper.questions.filter((question) => question.area === area).length;
      return count === 0 ? [] : [[areaName(area, language), String(count), '']];
    }),
  );
  return report.finish();
}

// Papers that are read from top to bottom: headings, paragraphs and tables over as many pages as they need.

import type { PaperSize } from '../names.ts';
import { daysText, type PaperSource } from '../source.ts';
import { newPaper, type Paper, TEXT_SIZE } from './paper.ts';

export interface Column {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
  /** Words are wrapped instead of set smaller. */
  readonly isWrapped?: boolean;
}

export interface Report {
  readonly paper: Paper;
  /** Between the margins. */
  readonly width: number;
  heading(text: string): void;
  paragraph(text: string, bold?: boolean): void;
  /** `together`: so many rows at a time are not parted. */
  table(
    columns: readonly Column[],
    rows: readonly (readonly string[])[],
    form?: { readonly size?: number; readonly together?: number },
  ): void;
  /** Room for so much, on this page or the next. */
  reserve(height: number): number;
  space(height: number): void;
  finish(): Promise<Buffer>;
}

export const MARGIN = 36;
const LAYOUT = { top: 72, heading: 14, small: 9, pad: 3 } as const;

/** What stands above and below every page. */
export interface ReportFrame {
  readonly name: string;
  readonly foot: string;
  readonly language: string;
  readonly size: PaperSize;
}

/** A report of an event. */
export function newReport(source: PaperSource, title: string, isLandscape = false): Report {
  const { name, venue } = source.state.settings;
  const { language, size } = source;
  const foot = [venue, daysText(source)].filter(Boolean).join(', ');
  return reportOn({ name, foot, language, size }, title, isLandscape);
}

export function reportOn(frame: ReportFrame, title: string, isLandscape = false): Report {
  const { name, language, size } = frame;
  const paper = newPaper({ title: `${name}: ${title}`, language, size, isLandscape });
  const width = paper.width - 2 * MARGIN;
  const bottom = paper.height - MARGIN - 14;
  let y = Number.POSITIVE_INFINITY;

  paper.onEachPage((page, pages) => {
    paper.text(name, MARGIN, 46, { size: LAYOUT.heading, bold: true, width: width * 0.6 });
    const right = { width: width * 0.38, align: 'right' } as const;
    paper.text(title, MARGIN + width * 0.62, 46, right);
    paper.line(MARGIN, 54, MARGIN + width, 54, 1);
    const foot = paper.height - MARGIN + 6;
    paper.text(frame.foot, MARGIN, foot, {
      size: LAYOUT.small,
      width: width * 0.8,
    });
    paper.text(`${page} / ${pages}`, MARGIN, foot, { size: LAYOUT.small, width, align: 'right' });
  });

  function reserve(height: number): number {
    if (y + height > bottom) {
      paper.newPage();
      y = LAYOUT.top;
    }
    return y;
  }

  /** Answers how high the row was. */
  function row(columns: readonly Column[], cells: readonly string[], size: number, bold = false) {
    const base = y + size + LAYOUT.pad;
    let next = base;
    let x = MARGIN;
    for (const [i, { width: room, align = 'left', isWrapped }] of columns.entries()) {
      const style = { size, bold, align, width: room - 2 * LAYOUT.pad };
      const text = cells[i] ?? '';
      if (isWrapped) {
        const own = paper.unparted(text, style);
        next = Math.max(
          next,
          paper.block(text, x + LAYOUT.pad, base, { ...style, size: own }) - own * 1.3,
        );
      } else paper.text(text, x + LAYOUT.pad, base, style);
      x += room;
    }
    y = next + 2 * LAYOUT.pad;
  }

  const linesIn = (text: string, style: { readonly size: number; readonly width: number }) =>
    paper.linesIn(text, { ...style, size: paper.unparted(text, style) });

  const tallest = (columns: readonly Column[], cells: readonly string[], size: number) =>
    Math.max(
      1,
      ...columns.map(({ width: room, isWrapped }, i) =>
        isWrapped ? linesIn(cells[i] ?? '', { size, width: room - 2 * LAYOUT.pad }) : 1,
      ),
    ) *
      size *
      1.3 +
    2 * LAYOUT.pad;

  return {
    paper,
    width,
    reserve,
    heading(text) {
      reserve(140);
      y += LAYOUT.heading + 6;
      paper.text(text, MARGIN, y, { size: LAYOUT.heading, bold: true, width });
      y += 8;
    },
    paragraph(text, bold = false) {
      reserve(TEXT_SIZE * 1.3 * paper.linesIn(text, { width, bold }));
      y = paper.block(text, MARGIN, y + TEXT_SIZE, { width, bold }) - TEXT_SIZE + 4;
    },
    table(columns, rows, { size = TEXT_SIZE, together = 1 } = {}) {
      const total = columns.reduce((sum, column) => sum + column.width, 0);
      const titles = columns.map((column) => column.title);
      const head = () => {
        row(columns, titles, size, true);
        paper.line(MARGIN, y, MARGIN + total, y, 1);
      };
      const first = rows.slice(0, together);
      reserve(first.reduce((sum, one) => sum + tallest(columns, one, size), size * 3));
      head();
      for (const [i, cells] of rows.entries()) {
        const before = y;
        const part = i % together === 0 ? rows.slice(i, i + together) : [cells];
        const height = part.reduce((sum, one) => sum + tallest(columns, one, size), 0);
        if (reserve(height) !== before) head();
        row(columns, cells, size);
        paper.line(MARGIN, y, MARGIN + total, y, 0.25);
      }
      y += 8;
    },
    space(height) {
      y += height;
    },
    finish() {
      reserve(0);
      return paper.finish();
    },
  };
}

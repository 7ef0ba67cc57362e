// A sheet of paper to draw on: text in any script, lines, boxes, codes. Black on white; lengths are points, 72 to the inch.

import PDFDocument from 'pdfkit';
import type { PaperSize } from '../names.ts';
import { fontFile, type Weight } from './faces.ts';
import { printable, type Run, runsOf, unpiled } from './fonts.ts';
import { linesOf, partsOf } from './lines.ts';
import { qrRects } from './qr.ts';

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** A line that is longer is set smaller, and at last cut off. */
  readonly width?: number;
}

export interface Paper {
  readonly width: number;
  readonly height: number;
  newPage(): void;
  /** One line; `y` is where the letters stand. */
  text(text: string, x: number, y: number, style?: TextStyle): void;
  /** As many lines as it takes; answers where the next one would stand. */
  block(text: string, x: number, y: number, style: TextStyle & { readonly width: number }): number;
  /** In the middle of a box, in as many lines and at the size that fit. */
  fill(text: string, box: Box, style?: Omit<TextStyle, 'width'>): void;
  /** The size, not larger than asked for, at which no word has to be parted; never so small that it is hard to read. */
  unparted(text: string, style: TextStyle & { readonly width: number }): number;
  /** How many lines a block takes. */
  linesIn(text: string, style: TextStyle & { readonly width: number }): number;
  widthOf(text: string, style?: TextStyle): number;
  line(x1: number, y1: number, x2: number, y2: number, weight?: number, isDashed?: boolean): void;
  box(x: number, y: number, width: number, height: number, weight?: number): void;
  qr(text: string, x: number, y: number, size: number): void;
  /** Whatever is drawn in it stands on its head about a point. */
  upsideDown(x: number, y: number, draw: () => void): void;
  /** The pages so far, and something to draw on each of them at the end. */
  onEachPage(draw: (page: number, pages: number) => void): void;
  finish(): Promise<Buffer>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PaperForm {
  readonly title: string;
  /** Told to whoever reads the paper aloud. */
  readonly language: string;
  readonly size: PaperSize;
  readonly isLandscape?: boolean;
  /** Its measures are those of A4, and on another size the whole drawing is made to fit, in the middle of the page. */
  readonly isDrawnForA4?: boolean;
}

export const TEXT_SIZE = 11;
const SMALLEST = 6;
/** A long word is set smaller down to this, and only then parted. */
const UNPARTED = 8;
const LEADING = 1.3;
/** Of lines in a box. */
const TIGHT = 1.15;
const SIZES: Readonly<Record<PaperSize, readonly [short: number, long: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};
const PART = 0.5;

export function newPaper(form: PaperForm): Paper {
  const { title, language, size: format, isLandscape = false, isDrawnForA4 = false } = form;
  const measured = (of: PaperSize) => (isLandscape ? SIZES[of].toReversed() : SIZES[of]);
  const [pageWidth, pageHeight] = measured(format) as [number, number];
  const [width, height] = measured(isDrawnForA4 ? 'a4' : format) as [number, number];
  const doc = new PDFDocument({
    size: [...SIZES[format]],
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: language,
    info: { Title: title, Producer: 'Hanchan', Creator: 'Hanchan' },
  });
  const registered = new Set<string>();
  const last: ((page: number, pages: number) => void)[] = [];

  function useFont(face: string, weight: Weight, size: number): void {
    const name = `${face}-${weight}`;
    if (!registered.has(name)) {
      doc.registerFont(name, fontFile(face, weight));
      registered.add(name);
    }
    doc.font(name).fontSize(size);
  }

  const weightOf = ({ bold = false }: TextStyle): Weight => (bold ? 700 : 400);

  /** A font is as wide as its size is large, so each text is measured once. */
  const widths = new Map<string, number>();
  function runWidth({ face, text }: Run, weight: Weight): number {
    const key = `${face} ${weight} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    useFont(face, weight, 1);
    const width = doc.widthOfString(text);
    widths.set(key, width);
    return width;
  }
  const runsWidth = (runs: readonly Run[], weight: Weight, size: number): number =>
    size * runs.reduce((sum, run) => sum + runWidth(run, weight), 0);

  const widthOf = (text: string, style: TextStyle = {}) =>
    runsWidth(runsOf(text), weightOf(style), style.size ?? TEXT_SIZE);

  /** The size at which it fits, and what of it. */
  function fitted(text: string, style: TextStyle): { runs: Run[]; size: number; length: number } {
    const weight = weightOf(style);
    const room = style.width ?? Number.POSITIVE_INFINITY;
    let size = style.size ?? TEXT_SIZE;
    let runs = runsOf(text);
    let length = runsWidth(runs, weight, size);
    if (length > room && size > SMALLEST) {
      const fitting = Math.floor((size * room) / length / PART) * PART;
      size = Math.max(SMALLEST, fitting);
      length = runsWidth(runs, weight, size);
    }
    let chars = [...printable(text)];
    while (length > room && chars.length > 1) {
      chars = chars.slice(0, -1);
      runs = runsOf(`${chars.join('').trimEnd()}…`);
      length = runsWidth(runs, weight, size);
    }
    return { runs, size, length };
  }

  function put(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { runs, size, length } = fitted(text, style);
    const { align = 'left', width = length } = style;
    const weight = weightOf(style);
    let at = x + (align === 'left' ? 0 : (width - length) * (align === 'center' ? PART : 1));
    for (const run of runs) {
      useFont(run.face, weight, size);
      doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += size * runWidth(run, weight);
    }
  }

  const linesFor = (text: string, style: TextStyle & { readonly width: number }): string[] =>
    text
      .split('\n')
      .flatMap((part) => linesOf(unpiled(part), style.width, (some) => widthOf(some, style)));

  function unparted(text: string, style: TextStyle & { readonly width: number }): number {
    const { size = TEXT_SIZE, width } = style;
    const widths = partsOf(text).map((part) => widthOf(part.trimEnd(), { ...style, size: 1 }));
    const whole = Math.floor(width / Math.max(...widths) / PART) * PART;
    return Math.min(size, Math.max(UNPARTED, whole));
  }

  function fill(text: string, { x, y, width, height }: Box, style: Omit<TextStyle, 'width'> = {}) {
    const { align = 'center' } = style;
    let size = unparted(text, { ...style, width });
    let lines = linesFor(text, { ...style, size, width });
    while (size > SMALLEST && lines.length * size * TIGHT > height) {
      size -= PART;
      lines = linesFor(text, { ...style, size, width });
    }
    const step = size * TIGHT;
    const first = y + (height - (lines.length - 1) * step) / 2 + size * 0.36;
    for (const [i, line] of lines.entries()) {
      put(line, x, first + i * step, { ...style, size, align, width });
    }
  }

  function newPage(): void {
    doc.addPage();
    const scale = Math.min(pageWidth / width, pageHeight / height);
    if (scale === 1 && width === pageWidth) return;
    doc.translate((pageWidth - scale * width) / 2, (pageHeight - scale * height) / 2).scale(scale);
  }

  return {
    width,
    height,
    newPage,
    text: put,
    block(text, x, y, style) {
      const step = (style.size ?? TEXT_SIZE) * LEADING;
      let at = y;
      for (const line of linesFor(text, style)) {
        put(line, x, at, style);
        at += step;
      }
      return at;
    },
    fill,
    unparted,
    linesIn: (text, style) => linesFor(text, style).length,
    widthOf,
    line(x1, y1, x2, y2, weight = PART, isDashed = false) {
      doc.lineWidth(weight);
      if (isDashed) doc.dash(3, { space: 3 });
      doc.moveTo(x1, y1).lineTo(x2, y2).stroke('black');
      if (isDashed) doc.undash();
    },
    box(x, y, width, height, weight = PART) {
      doc.lineWidth(weight).rect(x, y, width, height).stroke('black');
    },
    qr(text, x, y, size) {
      for (const rect of qrRects(text, size)) {
        doc.rect(x + rect.x, y + rect.y, rect.width, rect.height);
      }
      doc.fill('black');
    },
    upsideDown(x, y, draw) {
      doc.save().rotate(180, { origin: [x, y] });
      draw();
      doc.restore();
    },
    onEachPage: (draw) => void last.push(draw),
    async finish() {
      const pages = doc.bufferedPageRange().count;
      for (let page = 0; page < pages; page++) {
        doc.switchToPage(page);
        for (const draw of last) draw(page + 1, pages);
      }
      const chunks: Buffer[] = [];
      const whole = new Promise<Buffer>((done, fail) => {
        doc.on('data', (chunk: Buffer) => chunks.push(chunk));
        doc.on('end', () => done(Buffer.concat(chunks)));
        doc.on('error', fail);
      });
      doc.end();
      return whole;
    },
  };
}

// Reads back what our papers print: text through the fonts' own tables, so that a character without a glyph shows, and
// the filled rectangles of codes. Only for PDFs as we write them.

import { inflateSync } from 'node:zlib';
import { encode } from 'uqr';

export interface Piece {
  readonly text: string;
  /** From the left and from the top, in points; where the letters stand. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface FilledRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
  /** Rectangles that were filled together. */
  readonly fills: readonly (readonly FilledRect[])[];
  /** How many characters had no glyph. */
  readonly missing: number;
}

type Objects = ReadonlyMap<number, string>;
type Characters = ReadonlyMap<number, string>;

export function readPdf(bytes: Uint8Array): PdfPage[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, string>();
  for (const [, id, body] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    objects.set(Number(id), body!);
  }
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\n/.test(body))
    .map((body) => readPage(body, objects));
}

const refIn = (body: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]);

function streamOf(objects: Objects, id: number): string {
  const body = objects.get(id)!;
  const at = body.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(body)![1]);
  const bytes = Buffer.from(body.slice(at, at + length), 'latin1');
  return inflateSync(bytes).toString('latin1');
}

function fontsOf(objects: Objects, page: string): Map<string, Characters> {
  const resources = objects.get(refIn(page, 'Resources'))!;
  const fonts = new Map<string, Characters>();
  for (const [, name, id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const cmap = streamOf(objects, refIn(objects.get(Number(id))!, 'ToUnicode'));
    const characters = new Map<number, string>();
    for (const [, from, list] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
      for (const [i, [, codes]] of [...list!.matchAll(/<([\w ]*)>/g)].entries()) {
        const units = codes!.match(/\w{4}/g) ?? [];
        const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
        characters.set(Number.parseInt(from!, 16) + i, text);
      }
    }
    fonts.set(name!, characters);
  }
  return fonts;
}

function readPage(body: string, objects: Objects): PdfPage {
  const [width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(body)!.slice(1).map(Number);
  const fonts = fontsOf(objects, body);
  const pieces: Piece[] = [];
  const fills: FilledRect[][] = [];
  let missing = 0;
  let place = { x: 0, y: 0 };
  let font = { name: '', size: 0 };
  let rects: FilledRect[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const saved: Matrix[] = [];
  const fromTop = (x: number, y: number) => {
    const [a, b, c, d, e, f] = matrix;
    return { x: a * x + c * y + e, y: height! - (b * x + d * y + f) };
  };
  for (const line of streamOf(objects, refIn(body, 'Contents')).split('\n')) {
    const words = line.split(' ');
    const numbers = words.map(Number);
    switch (words.at(-1)) {
      case 'q':
        saved.push(matrix);
        break;
      case 'Q':
        matrix = saved.pop()!;
        break;
      case 'cm':
        matrix = within(matrix, numbers);
        break;
      case 'Tm':
        place = fromTop(numbers[4]!, numbers[5]!);
        break;
      case 'Tf':
        font = { name: words[0]!.slice(1), size: numbers[1]! };
        break;
      case 'TJ': {
        const hex = [...line.matchAll(/<(\w*)>/g)].map(([, codes]) => codes).join('');
        const glyphs = (hex.match(/\w{4}/g) ?? []).map((code) => Number.parseInt(code, 16));
        missing += glyphs.filter((glyph) => glyph === 0).length;
        const text = glyphs.map((glyph) => fonts.get(font.name)?.get(glyph) ?? '').join('');
        pieces.push({ text, ...place, size: font.size * Math.abs(matrix[3]) });
        break;
      }
      case 're': {
        const [x, y, across, down] = numbers as [number, number, number, number];
        rects.push(between(fromTop(x, y), fromTop(x + across, y + down)));
        break;
      }
      case 'f':
        fills.push(rects);
        rects = [];
        break;
      case 'S':
        rects = [];
        break;
    }
  }
  return { width: width!, height: height!, pieces, fills, missing };
}

/** How what is drawn comes to lie on the page, as PDF has it. */
type Matrix = readonly [number, number, number, number, number, number];
type Point = { readonly x: number; readonly y: number };

function within([a, b, c, d, e, f]: Matrix, inner: readonly number[]): Matrix {
  const [p, q, r, s, t, u] = inner as unknown as Matrix;
  return [
    p * a + q * c,
    p * b + q * d,
    r * a + s * c,
    r * b + s * d,
    t * a + u * c + e,
    t * b + u * d + f,
  ];
}

const between = (one: Point, other: Point): FilledRect => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(other.x - one.x),
  height: Math.abs(other.y - one.y),
});

const packed = (text: string) => text.replace(/\s/g, '');

/** Whether a text is printed, blanks aside: a change of script parts it into pieces. */
export const prints = ({ pieces }: PdfPage, text: string): boolean =>
  packed(pieces.map((piece) => piece.text).join('')).includes(packed(text));

export const wholeText = (pages: readonly PdfPage[]): string =>
  pages.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join('');

/** A code as it is printed, square by square. */
export function squaresOf(rects: readonly FilledRect[]): boolean[][] {
  const unit = Math.min(...rects.map(({ height }) => height));
  const left = Math.min(...rects.map(({ x }) => x));
  const top = Math.min(...rects.map(({ y }) => y));
  const at = (value: number) => Math.round(value / unit);
  const size = Math.max(...rects.map(({ x, width }) => at(x + width - left)));
  const squares = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const { x, y, width } of rects) {
    squares[at(y - top)]!.fill(true, at(x - left), at(x + width - left));
  }
  return squares;
}

/** Which of these texts the codes of a page hold, code by code. */
export function codesOf({ fills }: PdfPage, texts: readonly string[]): (string | undefined)[] {
  const known = texts.map((text) => [text, encode(text, { ecc: 'M', border: 0 }).data] as const);
  return fills.map((rects) => {
    const squares = JSON.stringify(squaresOf(rects));
    return known.find(([, data]) => JSON.stringify(data) === squares)?.[0];
  });
}

// Which font file prints which character. The fonts come cut into small files with a list of what each covers, so a
// name with one rare character brings in one small file. Latin, Greek and Cyrillic first, then everything Japanese, then
// the scripts that have a font of their own.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { glyphsIn } from './cmap.ts';
import { unwrapped } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

interface Face {
  /** Of the file, without weight. */
  readonly name: string;
  /** The package it comes in. */
  readonly font: string;
  readonly ranges: readonly (readonly [number, number])[];
}

export type Weight = 400 | 700;

const LATIN_FIRST = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];
const OTHERS = [
  'noto-sans-jp',
  'nanum-gothic',
  'noto-sans-thai',
  'noto-sans-arabic',
  'noto-sans-hebrew',
];

let faces: readonly Face[] | null = null;
const faceOf = new Map<number, string | null>();
const files = new Map<string, Buffer>();
const glyphs = new Map<string, (code: number) => boolean>();

function facesOf(font: string): Face[] {
  const text = readFileSync(resolve(`@fontsource/${font}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([subset, ranges]) => ({
    name: `${font}-${subset.replace(/[[\]]/g, '')}`,
    font,
    ranges: ranges.split(',').map((range) => {
      const [from, to] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [from!, to ?? from!] as const;
    }),
  }));
}

function allFaces(): readonly Face[] {
  if (faces !== null) return faces;
  const sans = facesOf('noto-sans');
  const at = ({ name }: Face) => {
    const place = LATIN_FIRST.indexOf(name.replace('noto-sans-', ''));
    return place < 0 ? LATIN_FIRST.length : place;
  };
  sans.sort((a, b) => at(a) - at(b));
  faces = [...sans, ...OTHERS.flatMap((font) => facesOf(font))];
  return faces;
}

export function findFace(code: number): string | null {
  const known = faceOf.get(code);
  if (known !== undefined) return known;
  const face = allFaces().find(
    ({ name, ranges }) =>
      ranges.some(([from, to]) => from <= code && code <= to) && hasGlyph(name, code),
  );
  const name = face?.name ?? null;
  faceOf.set(code, name);
  return name;
}

export function hasGlyph(face: string, code: number): boolean {
  const known = glyphs.get(face) ?? glyphsIn(fontFile(face, 400));
  glyphs.set(face, known);
  return known(code);
}

export function fontFile(face: string, weight: Weight): Buffer {
  const name = `${face}-${weight}-normal.woff`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const { font } = allFaces().find((one) => one.name === face)!;
  const bytes = unwrapped(readFileSync(resolve(`@fontsource/${font}/files/${name}`)));
  files.set(name, bytes);
  return bytes;
}

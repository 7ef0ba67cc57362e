// Which font file prints which character. The fonts come cut into small files with a list of what each covers, so a
// name with one rare character brings in one small file; Latin, Greek and Cyrillic first, then everything Japanese.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unwrapped } from './woff.ts';

const { resolve } = createRequire(import.meta.url);

interface Face {
  /** Of the file, without weight. */
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

/** A stretch of text that one face prints. */
export interface Run {
  readonly face: string;
  readonly text: string;
}

export type Weight = 400 | 700;

/** For a character that no face has: the printer's mark for a missing type. */
const MISSING = '〓';
const LATIN_FIRST = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'];

let faces: readonly Face[] | null = null;
const faceOf = new Map<number, string | null>();
const files = new Map<string, Buffer>();

function facesOf(font: string): Face[] {
  const text = readFileSync(resolve(`@fontsource/${font}/unicode.json`), 'utf8');
  return Object.entries(JSON.parse(text) as Record<string, string>).map(([subset, ranges]) => ({
    name: `${font}-${subset.replace(/[[\]]/g, '')}`,
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
  faces = [...sans, ...facesOf('noto-sans-jp')];
  return faces;
}

function findFace(code: number): string | null {
  const known = faceOf.get(code);
  if (known !== undefined) return known;
  const face = allFaces().find(({ ranges }) =>
    ranges.some(([from, to]) => from <= code && code <= to),
  );
  const name = face?.name ?? null;
  faceOf.set(code, name);
  return name;
}

/** Marks on one letter that a line has room for; more would be printed over what stands above and below. */
const PILED_UP = /(\p{M}{6})\p{M}+/gu;

/** Accents joined to their letters, and no more of them than there is room for. */
export const unpiled = (text: string): string => text.normalize('NFC').replace(PILED_UP, '$1');

/** Accents are joined to their letters; what cannot be seen is left out, and pictures that no face has. */
export function printable(text: string): string {
  const clean = unpiled(text).replace(
    /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}]/gu,
    (one) => (/\s/.test(one) ? ' ' : ''),
  );
  const bare = clean.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}/gu, (one) =>
    findFace(one.codePointAt(0)!) === null ? '' : one,
  );
  return (bare.trim() === '' ? clean : bare).replace(/\s+/g, ' ');
}

/** Whether there is a face for all that is to be seen of it. */
export const hasFaces = (text: string): boolean =>
  [...printable(text)].every((one) => findFace(one.codePointAt(0)!) !== null);

export function runsOf(text: string): Run[] {
  const runs: { face: string; text: string }[] = [];
  for (const one of printable(text)) {
    const found = findFace(one.codePointAt(0)!);
    const char = found === null ? MISSING : one;
    const face = found ?? findFace(MISSING.codePointAt(0)!)!;
    const last = runs.at(-1);
    if (last?.face === face) last.text += char;
    else runs.push({ face, text: char });
  }
  return runs;
}

export function fontFile(face: string, weight: Weight): Buffer {
  const name = `${face}-${weight}-normal.woff`;
  const known = files.get(name);
  if (known !== undefined) return known;
  const font = face.startsWith('noto-sans-jp-') ? 'noto-sans-jp' : 'noto-sans';
  const bytes = unwrapped(readFileSync(resolve(`@fontsource/${font}/files/${name}`)));
  files.set(name, bytes);
  return bytes;
}

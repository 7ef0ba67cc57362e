// A rulebook as one file that any server installs: the data of its folder, whole, under a hash.

import { sha256Hex } from '@hanchan/rules';
import type { Rulebook } from '@hanchan/rulesets/forms';
import { fail, isNestedBeyond, ok, quoted, type Result } from '@hanchan/tiles';
import type { Example } from './examplesPart.ts';
import { BOOK_FORMAT, DEEPEST, PACK_MAX, PARTS, type Part } from './parts.ts';
import type { BookProblem, Sheet } from './place.ts';
import { type ReadBook, readBook } from './readBook.ts';
import { LIBRARY } from './shipped.ts';
import { type Parts, writeParts } from './writeParts.ts';

/** Under this name a pack says which form it has. */
const MARK = 'hanchanRulebook';

export function writePack(book: Rulebook, examples: readonly Pick<Example, 'form'>[] = []): string {
  const parts = writeParts(book, examples);
  return `${JSON.stringify({ [MARK]: BOOK_FORMAT, hash: hashOfParts(parts), parts })}\n`;
}

const hashOfParts = (parts: Parts): string => sha256Hex(JSON.stringify(parts));

export interface ReadPack extends ReadBook {
  /** Of all that it says: two packs with one hash are the same. */
  readonly hash: string;
}

export function readPack(text: string): Result<ReadPack, readonly BookProblem[]> {
  if (text.length > PACK_MAX) return refused('', `is larger than ${PACK_MAX} bytes`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused('', 'is not JSON; hanchan rules pack makes the file');
  }
  return readPackJson(json);
}

/** The same where whoever received it has read the text, and held its size against `PACK_MAX`. */
export function readPackJson(
  json: unknown,
  origin: 'pack' | 'installed' = 'pack',
): Result<ReadPack, readonly BookProblem[]> {
  if (isNestedBeyond(DEEPEST, json)) return refused('', 'is nested too deeply');
  const { [MARK]: format, hash, parts } = (json ?? {}) as Record<string, unknown>;
  if (!Number.isInteger(format)) return refused(MARK, 'is missing: this is not a packed rulebook');
  if ((format as number) > BOOK_FORMAT) {
    return refused(MARK, `format ${format} is of a newer version; this one knows ${BOOK_FORMAT}`);
  }
  if (typeof parts !== 'object' || parts === null || Array.isArray(parts)) {
    return refused('parts', `must hold the parts of the rulebook, not ${quoted(parts)}`);
  }
  const unknown = Object.keys(parts).find((name) => !PARTS.includes(name as Part));
  if (unknown !== undefined) return refused('parts', `there is no part ${quoted(unknown)}`);
  if (hash !== hashOfParts(parts)) {
    return refused('hash', 'does not fit the contents: the file was changed after it was packed');
  }
  const sheets = Object.entries(parts).map(([part, content]) => [part, sheetOf(part, content)]);
  const read = readBook(Object.fromEntries(sheets), LIBRARY, origin);
  return read.ok ? ok({ ...read.value, hash }) : read;
}

const sheetOf = (file: string, content: unknown): Sheet => ({
  file,
  content,
  lineOf: () => null,
  sourceOf: () => undefined,
});

const refused = (field: string, message: string) =>
  fail([{ file: 'the pack', line: null, field, message }]);

// Every shipped rulebook is a folder and a pack: written, read back, and the same.

import { fileURLToPath } from 'node:url';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import {
  findBook,
  LIBRARY,
  type Part,
  readBook,
  readFolder,
  readPack,
  readPackJson,
  readYaml,
  writePack,
  writeParts,
  writeYamlFiles,
} from '../src/index.ts';
import { fileOf } from '../src/parts.ts';
import type { Sheet } from '../src/place.ts';

const BOOKS = new URL('../../../rulebooks/', import.meta.url);

describe.each(RULESETS.map(({ id }) => id))('%s', (id) => {
  const book = findBook(id)!;

  test('is what its folder says', () => {
    const read = readFolder(fileURLToPath(new URL(id, BOOKS)), LIBRARY);
    expect(read.ok ? [] : read.error).toEqual([]);
    if (read.ok) expect(read.value.book).toEqual(book);
  });

  test('is the same after it was packed', () => {
    const read = readPack(writePack(book));
    expect(read.ok ? [] : read.error).toEqual([]);
    if (read.ok) expect(read.value.book).toEqual(book);
  });

  test('is the same as a folder of YAML', () => {
    const sheets: Partial<Record<Part, Sheet>> = {};
    for (const [part, text] of writeYamlFiles(writeParts(book), () => 'schema.json')) {
      const read = readYaml(fileOf(part), text);
      if (!('sheet' in read)) throw new Error(JSON.stringify(read.problems));
      sheets[part] = read.sheet;
    }
    const read = readBook(sheets, LIBRARY);
    expect(read.ok ? [] : read.error).toEqual([]);
    if (read.ok) expect(read.value.book).toEqual(book);
  });
});

test('an example that comes out otherwise keeps a book from being installed, not from its games', () => {
  const folder = fileURLToPath(
    new URL('../../../proof/spec/rulebooks/lakeside-2026', import.meta.url),
  );
  const read = readFolder(folder, LIBRARY);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { book, examples } = read.value;
  const untrue = JSON.parse(JSON.stringify(examples).replaceAll('1000', '1100')) as typeof examples;
  const json = JSON.parse(writePack(book, untrue)) as unknown;
  expect(readPackJson(json).ok).toBe(false);
  const kept = readPackJson(json, 'installed');
  expect(kept.ok && kept.value.book).toEqual(book);
});

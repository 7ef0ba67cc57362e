// Every sentence stands in every language, with the same places for names and numbers, and none is left that no page asks
// for. That none is missing is the compiler's to see (`kit/src/words/keys.ts`).

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { en as tilesEn } from '@hanchan/kit/tiles/tileNames.ts';
import { en as pagesEn } from '@hanchan/kit/words/en.ts';
import { ja as pagesJa } from '@hanchan/kit/words/ja.ts';
import { en as tableEn } from '@hanchan/table/felt/words/en.ts';
import { enFouls as tableFouls } from '@hanchan/table/felt/words/enFouls.ts';
import { enPlay as tablePlay } from '@hanchan/table/felt/words/enPlay.ts';
import { describe, expect, test } from 'vitest';
import { flat, type Words } from '../../../../proof/spec/support/flatWords.ts';

const PAGE = join(import.meta.dirname, '../..');
const FILES = readdirSync(PAGE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .flatMap(({ name: room }) =>
    readdirSync(join(PAGE, room, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .map((file) => join(PAGE, room, 'src', file)),
  );

/** Parts of the page with words of their own, under a name that some share. The table's have a test of their own. */
const AREAS = FILES.filter((file) => file.endsWith('/words/words.ts'))
  .map((file) => ({
    folder: dirname(file),
    name: /addWords\('(\w+)'/.exec(readFileSync(file, 'utf8'))![1]!,
  }))
  .filter(({ name }) => name !== 'table');

async function wordsOf(language: 'en' | 'ja', pages: Words): Promise<Words> {
  const all: Record<string, string | Words> = { ...pages };
  for (const { folder, name } of AREAS) {
    const module = (await import(join(folder, `${language}.ts`))) as Record<string, Words>;
    all[name] = { ...(all[name] as Words), ...module[language]! };
  }
  return all;
}
const en = await wordsOf('en', pagesEn);
const ja = await wordsOf('ja', pagesJa);

/** Languages count differently: what remains is the key that a page asks for. */
const asked = (key: string) => key.replace(/(_ordinal)?_(zero|one|two|few|other)$/, '');
const places = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'count')
    .sort();

const english = flat(en);

const sources = (): string[] =>
  FILES.map((file) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, ''));

describe.each([['Japanese', flat(ja)]])('%s', (_, words) => {
  test('has every sentence that English has, and no other', () => {
    const keys = (from: Map<string, string>) => [...new Set([...from.keys()].map(asked))].sort();
    expect(keys(words)).toEqual(keys(english));
  });

  test('puts the same names and numbers into them', () => {
    const wrong = [...words].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(`${asked(key)}_other`)!;
      return places(text).join() !== places(model).join();
    });
    expect(wrong).toEqual([]);
  });
});

describe('the pages', () => {
  const all = new Set([...english.keys()].map(asked));
  /** Tiles and the table have their own, which the replay and the trainers have with them too. */
  const known = new Set([
    ...all,
    ...[...flat({ tile: tilesEn, table: { ...tableEn, ...tablePlay, ...tableFouls } }).keys()].map(
      asked,
    ),
  ]);

  test('ask under no name that is missing, where the last word comes from data', () => {
    const heads = sources().flatMap((text) => [
      ...text.matchAll(/\bt\(`([\w.-]+\.)\$\{/g),
      ...text.matchAll(/\btIn\('([\w.-]+)'/g),
    ]);
    const missing = heads
      .map((match) => match[1]!)
      .filter((head) => ![...known].some((key) => key.startsWith(head)));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('leave no sentence unused', () => {
    const text = sources().join('\n');
    const found = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, key]) => key!));
    const whole = found(/(?<=['`])([\w.-]+)(?=['`])/g);
    // `home.${name}About`, `settings.${name}.${value}`: a head that data completes.
    const heads = new Set([
      ...found(/`([\w.-]+)\.\$\{/g),
      ...found(/'([\w.-]+)'\)/g),
      ...found(/\btIn\('([\w.-]+)'/g),
    ]);
    const isUsed = (key: string) => {
      const parts = key.split('.');
      return whole.has(key) || parts.some((__, i) => heads.has(parts.slice(0, i + 1).join('.')));
    };
    expect([...all].filter((key) => !isUsed(key))).toEqual([]);
  });
});

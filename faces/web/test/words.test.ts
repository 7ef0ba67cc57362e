// Every sentence stands in every language, with the same places for names and numbers, and a page asks for none
// that is missing.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en as tableEn } from '../src/table/words/en.ts';
import { enPlay as tablePlay } from '../src/table/words/enPlay.ts';
import { en as pagesEn } from '../src/words/en.ts';
import { ja as pagesJa } from '../src/words/ja.ts';

interface Words {
  readonly [key: string]: string | Words;
}

const SOURCE = join(import.meta.dirname, '../src');

/** Parts of the page with words of their own, under their own name. The table's have a test of their own. */
const AREAS = readdirSync(SOURCE).filter(
  (name) => name !== 'table' && existsSync(join(SOURCE, name, 'words/en.ts')),
);

async function wordsOf(language: 'en' | 'ja', pages: Words): Promise<Words> {
  const areas = await Promise.all(
    AREAS.map(async (area) => {
      const module = (await import(`../src/${area}/words/${language}.ts`)) as Record<string, Words>;
      return [area, module[language]!] as const;
    }),
  );
  return { ...pages, ...Object.fromEntries(areas) };
}
const en = await wordsOf('en', pagesEn);
const ja = await wordsOf('ja', pagesJa);

function flat(words: Words, prefix = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') found.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) found.set(inner, text);
  }
  return found;
}

/** Languages count differently: what remains is the key that a page asks for. */
const asked = (key: string) => key.replace(/(_ordinal)?_(zero|one|two|few|other)$/, '');
const places = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)]
    .map((match) => match[1])
    .filter((name) => name !== 'count')
    .sort();

const english = flat(en);
const OURS = ['app', 'pages', 'parts', 'words', ...AREAS];

function sources(): string[] {
  const under = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return under(path);
      return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
    });
  const found = [...OURS.flatMap((folder) => under(join(SOURCE, folder)))];
  found.push(readFileSync(join(SOURCE, 'App.svelte'), 'utf8'));
  return found.map((text) => text.replace(/^\s*(\/\/|\/?\*).*$/gm, ''));
}

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
  /** The replay and the trainers show parts of the table, and have its words with them. */
  const known = new Set([
    ...all,
    ...[...flat({ table: { ...tableEn, ...tablePlay } }).keys()].map(asked),
  ]);

  test('ask for no sentence that is missing', () => {
    const keys = sources().flatMap((text) => [...text.matchAll(/\bt\('([\w.-]+)'/g)]);
    const missing = keys.map((match) => match[1]!).filter((key) => !known.has(key));
    expect([...new Set(missing)]).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  test('ask under no name that is missing, where the last word comes from data', () => {
    const heads = sources().flatMap((text) => [...text.matchAll(/\bt\(`([\w.-]+\.)\$\{/g)]);
    const missing = heads
      .map((match) => match[1]!)
      .filter((head) => ![...known].some((key) => key.startsWith(head)));
    expect([...new Set(missing)]).toEqual([]);
  });

  test('leave no sentence unused', () => {
    const text = sources().join('\n');
    const isUsed = (key: string) => {
      if (text.includes(`'${key}'`) || text.includes(`\`${key}\``)) return true;
      const parts = key.split('.');
      // `home.${name}About`, `settings.${name}.${value}`: a head that data completes.
      return (
        parts.some((__, i) => text.includes(`\`${parts.slice(0, i + 1).join('.')}.\${`)) ||
        parts.some((__, i) => text.includes(`'${parts.slice(0, i + 1).join('.')}')`))
      );
    };
    expect([...all].filter((key) => !isUsed(key))).toEqual([]);
  });
});

// Every sentence stands in every language, with the same places for names and numbers, and a page asks for none
// that is missing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en as calculatorEn } from '../src/calculator/words/en.ts';
import { ja as calculatorJa } from '../src/calculator/words/ja.ts';
import { en as eventsEn } from '../src/events/words/en.ts';
import { ja as eventsJa } from '../src/events/words/ja.ts';
import { en as traceEn } from '../src/trace/words/en.ts';
import { ja as traceJa } from '../src/trace/words/ja.ts';
import { en as pagesEn } from '../src/words/en.ts';
import { ja as pagesJa } from '../src/words/ja.ts';

/** With the words that come with a part of the page, under its name. */
const en = { ...pagesEn, calculator: calculatorEn, events: eventsEn, trace: traceEn };
const ja = { ...pagesJa, calculator: calculatorJa, events: eventsJa, trace: traceJa };

interface Words {
  readonly [key: string]: string | Words;
}

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
const SOURCE = join(import.meta.dirname, '../src');
const OURS = ['app', 'calculator', 'events', 'pages', 'parts', 'trace', 'words'];

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

  test('ask for no sentence that is missing', () => {
    const keys = sources().flatMap((text) => [...text.matchAll(/\bt\('([\w.-]+)'/g)]);
    const missing = keys.map((match) => match[1]!).filter((key) => !all.has(key));
    expect([...new Set(missing)]).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  test('ask under no name that is missing, where the last word comes from data', () => {
    const heads = sources().flatMap((text) => [...text.matchAll(/\bt\(`([\w.-]+\.)\$\{/g)]);
    const missing = heads
      .map((match) => match[1]!)
      .filter((head) => ![...all].some((key) => key.startsWith(head)));
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

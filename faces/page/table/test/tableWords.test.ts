// Whatever the protocol can name has a sentence at the table, in every language, and the table asks for none that is
// missing.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHRASES } from '@hanchan/protocol';
import { expect, test } from 'vitest';
import { en } from '../src/felt/words/en.ts';
import { enFouls } from '../src/felt/words/enFouls.ts';
import { enPlay } from '../src/felt/words/enPlay.ts';
import { ja } from '../src/felt/words/ja.ts';
import { jaFouls } from '../src/felt/words/jaFouls.ts';
import { jaPlay } from '../src/felt/words/jaPlay.ts';

type Words = { readonly [key: string]: string | Words };

const english: Words = { ...en, ...enPlay, ...enFouls };
const japanese: Words = { ...ja, ...jaPlay, ...jaFouls };

function flat(words: Words, prefix = ''): Map<string, string> {
  const all = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') all.set(prefix + key, value);
    else for (const [inner, text] of flat(value, `${prefix}${key}.`)) all.set(inner, text);
  }
  return all;
}

const known = flat(english);
const namesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();
/** A key with a count stands in several forms. */
const isKnown = (key: string) =>
  known.has(key) || known.has(`${key}_other`) || known.has(`${key}_ordinal_other`);

test.each(PHRASES)('%s has its words', (name) => {
  expect(isKnown(`phrase.${name}`)).toBe(true);
});

test('the Japanese sentences have the same places for names and numbers', () => {
  const other = flat(japanese);
  const differing = [...known].filter(([key, text]) => {
    const places = namesIn(text).join();
    return namesIn(other.get(key) ?? '').join() !== places && !key.startsWith('label.');
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

test('every key that stands in the source is known', () => {
  const folder = join(import.meta.dirname, '../src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|svelte)$/.test(name),
  );
  const asked = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/'table\.([\w.]+)'/g)].map(
      ([, key]) => key!,
    ),
  );
  expect(asked.length).toBeGreaterThan(60);
  expect(asked.filter((key) => !isKnown(key))).toEqual([]);
});

// Terms in a plain text: found as whole words, the longest first, each once, in both languages.

import { expect, test } from 'vitest';
import { glossed } from '../src/glossary/glossed.ts';
import { TERM_IDS, TERMS } from '../src/glossary/terms.ts';

const termsIn = (text: string, language: 'en' | 'ja' = 'en') =>
  glossed(text, language).flatMap((one) => (typeof one === 'string' ? [] : [one.id]));
const textOf = (text: string, language: 'en' | 'ja') =>
  glossed(text, language)
    .map((one) => (typeof one === 'string' ? one : one.text))
    .join('');

test('a term is found as a word of its own, also in the plural, and told once', () => {
  const text = 'A dragon is an honour; dragons again. Dragonfly is none.';
  expect(termsIn(text)).toEqual(['dragon', 'honour']);
  expect(textOf(text, 'en')).toBe(text);
  expect(termsIn('nothing of the game')).toEqual([]);
  expect(glossed('', 'en')).toEqual([]);
});

test('every term is found by its name in both languages, and the text stays what it was', () => {
  for (const id of TERM_IDS) {
    for (const language of ['en', 'ja'] as const) {
      const name = TERMS[id][language];
      if (name.length < 2) continue;
      const text = `(${name}) `;
      const [first] = termsIn(text, language);
      expect([id, first === undefined ? '' : TERMS[first][language]]).toEqual([id, name]);
      expect(textOf(text, language)).toBe(text);
    }
  }
});

// Terms in a plain text: as texts say them, the longest first, each once, in both languages.

import { expect, test } from 'vitest';
import { glossed } from '../src/glossary/glossed.ts';
import { SAID } from '../src/glossary/said.ts';
import { TERM_IDS, TERMS } from '../src/glossary/terms.ts';

const LANGUAGES = ['en', 'ja'] as const;
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

test('every way to say a term leads to it in both languages, and the text stays what it was', () => {
  for (const language of LANGUAGES) {
    for (const id of TERM_IDS) {
      for (const said of SAID[language][id] ?? [TERMS[id][language]]) {
        const text = `(${said.replace(/[{}]/g, '')}) `;
        const core = /\{(.*)\}/.exec(said)?.[1] ?? said;
        expect([said, ...glossed(text, language)]).toContainEqual({ id, text: core });
        expect(textOf(text, language)).toBe(text);
      }
    }
  }
});

test('a word that says something else where it stands is left alone', () => {
  expect(termsIn('A win with the first draw, after a draw from the wall.')).toEqual(['wall']);
  expect(termsIn('Round up to tens, set it aside, and call the referee.')).toEqual([]);
  expect(termsIn('At a draw all your discards are terminals.')).toEqual([
    'exhaustiveDraw',
    'discard',
    'terminal',
  ]);
  expect(termsIn('Three triplets in a closed hand, and a wait.')).toEqual([
    'pon',
    'closed',
    'wait',
  ]);
  expect(termsIn('テンパイしてリーチ。役牌でなければ役がない。一翻。', 'ja')).toEqual([
    'tenpai',
    'riichi',
    'valueHonour',
    'yaku',
    'han',
  ]);
  expect(termsIn('第一ツモの前に、オリジナルの途中流局。', 'ja')).toEqual([]);
});

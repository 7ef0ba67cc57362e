// Which parts of a sentence of the table may hold terms: neither its tiles nor who plays.

import { expect, test } from 'vitest';
import { inParts } from '../src/felt/sentenceParts.ts';

const plain = (text: string, names: readonly string[]) => {
  const parts = inParts(text, names);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  return parts.filter(({ isPlain }) => isPlain).map((part) => part.text);
};

test('tiles and names are no terms, and a short name is no piece of a word', () => {
  expect(plain('Ron wins on [[5p]] by ron.', ['Ron', ''])).toEqual(['Ron', '[[5p]]']);
  expect(plain('Dora (2)さんのロン', ['Dora (2)', 'ロンさん'])).toEqual(['Dora (2)']);
  expect(plain('A declares riichi with [[3z]].', ['A', 'i', 'ri'])).toEqual(['A', '[[3z]]']);
  expect(plain('An exhaustive draw', [])).toEqual([]);
});

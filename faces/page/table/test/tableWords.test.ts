// The sentences of the table say the same in both languages; that none is missing is the compiler's to see.

import { expect, test } from 'vitest';
import { flat, type Words } from '../../../../proof/spec/support/flatWords.ts';
import { en } from '../src/felt/words/en.ts';
import { enFouls } from '../src/felt/words/enFouls.ts';
import { enPlay } from '../src/felt/words/enPlay.ts';
import { ja } from '../src/felt/words/ja.ts';
import { jaFouls } from '../src/felt/words/jaFouls.ts';
import { jaPlay } from '../src/felt/words/jaPlay.ts';

const english: Words = { ...en, ...enPlay, ...enFouls };
const japanese: Words = { ...ja, ...jaPlay, ...jaFouls };

const known = flat(english);
const namesIn = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

test('the Japanese sentences have the same places for names and numbers', () => {
  const other = flat(japanese);
  const differing = [...known].filter(([key, text]) => {
    const places = namesIn(text).join();
    return namesIn(other.get(key) ?? '').join() !== places && !key.startsWith('label.');
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

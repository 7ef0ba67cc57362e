// The sentences of refusals: each is said somewhere, and has its places in order, one for each value.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { refuse } from '../src/refusal/refuse.ts';
import { said, sentencesFrom, worded } from '../src/refusal/sentence.ts';
import { REFUSAL_TEXTS } from '../src/refusalTexts.ts';

const SOURCES = new URL('../src/', import.meta.url);
const inFolder = readdirSync(new URL('refusal/', SOURCES)).map((name) => `refusal/${name}`);
const code = ['authority.ts', 'refusal.ts', ...inFolder]
  .map((name) => readFileSync(new URL(name, SOURCES), 'utf8'))
  .join('\n');
const TEXTS = Object.entries(REFUSAL_TEXTS);

describe('the sentences of refusals', () => {
  test('have their places numbered in the order in which they are said', () => {
    const wrong = TEXTS.filter(([, text]) => {
      const places = [...text.matchAll(/\{([^}]*)\}/g)].map(([, place]) => place);
      return places.some((place, i) => place !== String(i));
    });
    expect(wrong).toEqual([]);
  });

  test('are each said somewhere', () => {
    const saidOf = [...code.matchAll(/\bsaid\(\s*'([^']+)'/g)].map(([, id]) => id!);
    expect([...new Set(saidOf)].sort()).toEqual(TEXTS.map(([id]) => id).sort());
  });

  test('are told apart: no two say the same', () => {
    expect(new Set(TEXTS.map(([, text]) => text)).size).toBe(TEXTS.length);
  });
});

describe('a refusal', () => {
  test('carries the sentence put together, and by its id with the values apart', () => {
    expect(refuse('wrongState', 'round', said('round.over', 3))).toEqual({
      code: 'wrongState',
      field: 'round',
      message: 'Round 3 is over.',
      said: { id: 'round.over', text: 'Round {0} is over.', values: [3] },
    });
    expect(refuse('incomplete', 'people', said('list.empty'))).toEqual({
      code: 'incomplete',
      field: 'people',
      message: 'Nobody is on the list.',
      said: { id: 'list.empty', text: 'Nobody is on the list.', values: [] },
    });
  });

  test('says what others have worded without an id', () => {
    const refusal = refuse('wrongSum', 'sheet.held', 'The points add up to 1.');
    expect(refusal).not.toHaveProperty('said');
    expect(refusal.message).toBe('The points add up to 1.');
  });

  test('does not read places in a value', () => {
    expect(worded(said('person.sameId', '{0} {1}')).message).toBe('{0} {1} has the same id.');
  });

  test('has as many values as its sentence has places, held by the compiler', () => {
    const put = sentencesFrom({ none: 'Nobody.', two: '{0} and {1}.' });
    expect(put('two', 'Aoi', 2).values).toEqual(['Aoi', 2]);
    // @ts-expect-error a value is missing
    put('two', 'Aoi');
    // @ts-expect-error there is no place for it
    put('none', 1);
    // @ts-expect-error there is no such sentence
    expect(put('three').text).toBeUndefined();
  });
});

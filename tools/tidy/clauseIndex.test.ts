// The index of tests takes the ids in their names, and nothing that only looks like one.

import { expect, test } from 'vitest';
import { indexOf } from '../clauses.mjs';

const KNOWN = new Set(['wrc-8.13-04', 'ema-ron-01', 'A-26', 'W3', 'T-01', 'T1']);
const FILE = 'a.spec.ts';

const indexed = (...names: readonly string[]) => {
  const { index, unknown } = indexOf(
    names.map((name) => ({ file: FILE, name })),
    KNOWN,
  );
  return { ids: [...index.keys()], unknown };
};

test('a test stands under every id that it names, each clause with its tests in order', () => {
  const { index, unknown } = indexOf(
    [
      { file: FILE, name: '[wrc-8.13-04, A-26] turned at once' },
      { file: FILE, name: '[A-26] before the discard' },
    ],
    KNOWN,
  );
  expect(unknown).toEqual([]);
  expect([...index]).toEqual([
    [
      'A-26',
      [
        { file: FILE, name: 'before the discard' },
        { file: FILE, name: 'turned at once' },
      ],
    ],
    ['wrc-8.13-04', [{ file: FILE, name: 'turned at once' }]],
  ]);
});

test.each([
  '[5555p] is a concealedKan from null',
  'hand [7777p] waits for []: both sides are exhausted',
  'score.yakumanAddUp: true [-48000 64000 -8000 -8000] | [-64000 64000 0 0]',
  'waits as W3 says',
  'nothing',
])('names nothing: %s', (name) => {
  expect(indexed(name)).toEqual({ ids: [], unknown: [] });
});

test.each([
  ['[wrc-8.13-99] title', 'wrc-8.13-99'],
  ['[A-99] title', 'A-99'],
  ['[W3, W99] title', 'W99'],
  ['[T2] title', 'T2'],
  ['[wrc-8.13-04, 5555p] title', '5555p'],
])('of %s, %s is found out', (name, id) => {
  expect(indexed(name).unknown).toEqual([`${FILE}: ${id} (${name})`]);
});

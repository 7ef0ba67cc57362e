// How many play stands in two files: what a table of so many is (`engine/tiles/src/seats.ts`), and which number the rules want
// (`engine/rules/src/seats.ts`). Nowhere else does the engine count to four.

import { describe, expect, test } from 'vitest';
import { ENGINE, MADE_OF_FOUR } from './limits.ts';
import { type Source, sourcesOf, stripComments } from './sources.ts';

const PLACES = ['engine/tiles/src/seats.ts', 'engine/rules/src/seats.ts'];

/** A turn, a share, all seats, or one of something for each. */
const COUNTED =
  /% 4\b|\/ 3\b(?!\.)|\[0, 1, 2, 3\]|\[0, 0, 0, 0\]|\[(?:number, ){3}number\]|\[(\w+), \1, \1, \1\]/;

const countedIn = ({ path, code }: Source): string[] =>
  code.split('\n').flatMap((line) => (COUNTED.test(line) ? [`${path}: ${line.trim()}`] : []));

describe('how many play', () => {
  test('is asked in one place', () => {
    const sources = ENGINE.flatMap((name) => sourcesOf(name)).filter(
      ({ path }) => !PLACES.includes(path) && !path.includes('/made/'),
    );
    expect(sources.length).toBeGreaterThan(300);
    const found = sources.flatMap(countedIn);
    const excused = Object.keys(MADE_OF_FOUR);
    expect(found.filter((line) => !excused.includes(line))).toEqual([]);
    expect(excused.filter((line) => !found.includes(line))).toEqual([]);
  });

  test.each([
    'const next = (seat + 1) % 4;',
    'const share = total / 3;',
    'for (const seat of [0, 1, 2, 3]) go(seat);',
    'const deltas: [number, number, number, number] = paid;',
    'const deltas = [0, 0, 0, 0];',
    'const seats = [blank, blank, blank, blank];',
  ])('%s is found', (code) => {
    expect(countedIn({ path: 'x.ts', text: code, code })).toHaveLength(1);
  });

  test.each([
    'const next = nextSeat(seat, rules);',
    'const third = kind % 34;',
    'const half = count / 30;',
    '// (seat + 1) % 4\n',
  ])('%s is not', (text) => {
    expect(countedIn({ path: 'x.ts', text, code: stripComments(text) })).toEqual([]);
  });
});

// How text stands in a terminal: widths, columns, wrapping, and when it is coloured.

import { describe, expect, test } from 'vitest';
import { alignRows, widthOf, wrap } from '../src/columns.ts';
import { coloured, wantsColour } from '../src/paint.ts';

test('Chinese and Japanese take two columns, colours none', () => {
  expect(widthOf('立直 ドラ')).toBe(9);
  expect(widthOf(coloured('3m', 'red'))).toBe(2);
});

test('columns line up on what is seen', () => {
  const rows = [
    ['立直', '1'],
    [coloured('tanyao', 'dim'), '10'],
  ];
  const aligned = alignRows(rows, [{ align: 'left' }, { align: 'right' }]);
  expect(aligned.map(widthOf)).toEqual([10, 10]);
  expect(aligned[0]).toBe('立直     1');
});

test('long text is broken at blanks and indented', () => {
  expect(wrap('one two three four', 9, '  ')).toBe('one two\n  three\n  four');
});

describe('colour', () => {
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ NO_COLOR: '' }, true, true],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
    [{ TERM: 'dumb' }, true, false],
  ])('%o on a terminal: %s', (env, isTerminal, expected) => {
    expect(wantsColour(env, isTerminal)).toBe(expected);
  });
});

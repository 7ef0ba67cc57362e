// Texts from outside that would do something to what stands around them.

import { describe, expect, test } from 'vitest';
import {
  falseLengthIn,
  inQuotes,
  isNestedBeyond,
  named,
  quoted,
  unseemlyField,
  unseemlyIn,
} from '../src/index.ts';

const REFUSED = {
  'a control character': ['Ana\u0007', 'control characters'],
  'half a character': ['Ana\ud800', 'control characters'],
  'an override of the direction': ['Ana \u202egnp.exe', 'direction'],
  'an isolate of the direction': ['Ana \u2067x\u2069', 'direction'],
  'a space without width': ['An\u200ba', 'nobody can see'],
  'a byte order mark': ['\ufeffAna', 'nobody can see'],
  'a tower of marks': [`A${'\u0301'.repeat(7)}`, 'marks'],
  'ten thousand marks': [`A${'\u0300\u0323'.repeat(5_000)}`, 'marks'],
} as const;

const TAKEN = [
  'Ana García',
  'Jose\u0301',
  '山田 太郎',
  'が',
  'שלום עליכם',
  'محمد علی‌پور',
  'ประเทศไทย',
  'नमस्ते',
  'Việt Nam',
  '👩‍👩‍👧‍👦 ✌🏽 🏴‍☠️ 1️⃣',
  '<script>alert(1)</script>',
  'two\nlines,\tand a tab',
];

describe('a text', () => {
  test.each(Object.entries(REFUSED))('with %s is refused in words', (_, [text, words]) => {
    expect(unseemlyIn(text)).toContain(words);
  });

  test('of any language is taken as it is, and so are pictures', () => {
    expect(TAKEN.map((text) => [text, unseemlyIn(text)])).toEqual(
      TAKEN.map((text) => [text, null]),
    );
  });
});

test('in a form it is named by its field', () => {
  const form = { name: 'Ana', people: [{ club: 'x' }, { club: 'R\u202eed' }], note: '\u0000' };
  expect(unseemlyField(form)).toMatchObject({ field: 'people[1].club' });
  expect(unseemlyField({ fields: { '\u202ea': 1 } })).toMatchObject({ field: 'fields' });
  expect(unseemlyField({ a: [1, null, true, 'plain'], left: undefined })).toBeNull();
  expect(unseemlyField('\u0000')).toMatchObject({ field: '' });
});

describe('a value in the sentence that refuses it', () => {
  test('is written as JSON, and what JSON has no word for is nothing', () => {
    expect([quoted('a "b"'), quoted({ a: [1] }), quoted(undefined)]).toEqual([
      '"a \\"b\\""',
      '{"a":[1]}',
      'nothing',
    ]);
  });

  test('is cut behind two hundred characters', () => {
    const fits = 'x'.repeat(200);
    expect(inQuotes(fits)).toBe(`“${fits}”`);
    expect(inQuotes(`${fits}y`)).toBe(`“${fits}…”`);
    expect(quoted(fits)).toBe(`"${'x'.repeat(199)}…`);
  });

  test('breaks nothing, however it is made', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(quoted(ring)).toMatch(/\w/);
    expect(quoted({ toString: 1 })).toBe('{"toString":1}');
  });

  test('stands as it is only where it is a plain word', () => {
    expect(['draw.abortive', 'end-1_a', 'two words', '', 'a\n', '!a'].map(named)).toEqual([
      '"draw.abortive"',
      'end-1_a',
      '"two words"',
      '""',
      '"a\\n"',
      '"!a"',
    ]);
    expect(named('a'.repeat(40))).toBe('a'.repeat(40));
    expect(named('a'.repeat(41))).toBe(`"${'a'.repeat(41)}"`);
  });
});

test('lists and objects within each other are counted by level', () => {
  const three = { a: [{}], b: 'text', c: null };
  expect([1, 2, 3, 4].map((levels) => isNestedBeyond(levels, three))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([0, 1].map((levels) => isNestedBeyond(levels, []))).toEqual([true, false]);
  expect(['text', 7, null, undefined].map((plain) => isNestedBeyond(0, plain))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('a length that is an object is found by its field', () => {
  expect(falseLengthIn({ length: {} })).toBe('length');
  expect(falseLengthIn({ a: 1, b: [{ c: null, length: [] }] })).toBe('b.0.length');
  const honest = { length: 3, a: { length: '3', b: ['text', null] }, c: { d: {} } };
  expect([honest, 'text', 7, null, undefined].map((one) => falseLengthIn(one))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

// Texts from outside that would do something to what stands around them.

import { describe, expect, test } from 'vitest';
import { unseemlyField, unseemlyIn } from '../src/index.ts';

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
  expect(unseemlyField({ a: [1, null, true, 'plain'] })).toBeNull();
  expect(unseemlyField('\u0000')).toMatchObject({ field: '' });
});

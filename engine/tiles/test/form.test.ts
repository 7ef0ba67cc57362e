// What each form tells whoever makes a schema of it.

import { expect, test } from 'vitest';
import { bySeat, form } from '../src/index.ts';

type AnyForm = form.Form<unknown, unknown>;

const { flag } = form;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

test.each<[string, () => AnyForm, form.Shape]>([
  ['text', () => form.text(1, 9), { kind: 'text', least: 1, most: 9, isTrimmed: true }],
  ['exactText', () => form.exactText(0, 9), { kind: 'text', least: 0, most: 9, isTrimmed: false }],
  ['textLike', () => form.textLike(DAY, 'a day'), { kind: 'like', pattern: DAY, says: 'a day' }],
  [
    'heldTo',
    () => form.heldTo('timeZone', form.exactText(1, 64)),
    { kind: 'heldTo', to: 'timeZone', of: form.exactText(1, 64) },
  ],
  ['whole', () => form.whole(-3, 5), { kind: 'whole', least: -3, most: 5 }],
  ['whole without limits', () => form.whole(), { kind: 'whole', least: null, most: null }],
  ['flag', () => flag, { kind: 'flag' }],
  ['oneOf', () => form.oneOf(['a', 'b']), { kind: 'oneOf', of: ['a', 'b'] }],
  ['oneOf with what is only told', () => form.oneOf(['a'], 'b'), { kind: 'oneOf', of: ['a'] }],
  ['exactly', () => form.exactly(true), { kind: 'exactly', value: true }],
  ['byName', () => form.byName(64), { kind: 'byName', longest: 64 }],
  [
    'listOf',
    () => form.listOf(flag, 1, 4),
    { kind: 'list', of: flag, least: 1, most: 4, twice: null },
  ],
  [
    'setOf',
    () => form.setOf(flag, 4, 'stands twice'),
    { kind: 'list', of: flag, least: 0, most: 4, twice: 'stands twice' },
  ],
  ['pairOf', () => form.pairOf(flag), { kind: 'tuple', of: [flag, flag] }],
  ['fourOf', () => form.fourOf(flag), { kind: 'tuple', of: bySeat(() => flag) }],
  ['record', () => form.record({ a: flag }), { kind: 'record', fields: { a: flag } }],
  ['part', () => form.part({ a: flag }), { kind: 'part', fields: { a: flag } }],
  [
    'variants',
    () => form.variants('type', { a: form.record({}) }),
    { kind: 'variants', by: 'type', of: { a: form.record({}) } },
  ],
  ['anyOf', () => form.anyOf(flag, form.whole()), { kind: 'anyOf', of: [flag, form.whole()] }],
  ['orNull', () => form.orNull(flag), { kind: 'orNull', of: flag }],
  ['optional', () => form.optional(flag), { kind: 'optional', of: flag }],
  ['unsent', () => form.unsent(flag), { kind: 'unsent' }],
  ['told', () => form.told(flag), { kind: 'unsent' }],
  ['keptAs', () => form.keptAs<string>()(flag), { kind: 'flag' }],
  ['formOf', () => form.formOf<boolean>()(flag), { kind: 'flag' }],
  ['readLater', () => form.readLater<string>()(flag), { kind: 'flag' }],
])('%s', (_, make, expected) => {
  expect(make().shape).toEqual(expected);
});

test('a field that may be left out, or is only told, may be missing; another may not', () => {
  expect(form.optional(flag).isOptional).toBe(true);
  expect(form.told(flag).isOptional).toBe(true);
  expect(form.orNull(flag)).not.toHaveProperty('isOptional');
});

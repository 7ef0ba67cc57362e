// Forms of the engine and the schemas made of them: what a form allows is taken in as it is, what it does not allow is
// refused, and the types say the same. What must not compile stands behind `@ts-expect-error`.

import { ENTRY } from '@hanchan/keeper';
import { RULES_CHOICE } from '@hanchan/rules';
import { form } from '@hanchan/tiles';
import { ACT, ACT_TYPES, type Act } from '@hanchan/tournament';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { aSheet } from '../../../proof/spec/support/eventDesk.ts';
import type { ActRequest, actSchema, commandSchema, keptEntrySchema } from '../src/index.ts';
import { schemaOf } from '../src/schemaOf.ts';

type AnyForm = form.Form<unknown, unknown>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whatever the data of a form allows, and nothing else. */
function allowed({ shape }: AnyForm): fc.Arbitrary<unknown> {
  switch (shape.kind) {
    case 'text':
      return fc
        .string({ minLength: shape.least, maxLength: Math.min(shape.most, 200) })
        .filter((text) => !shape.isTrimmed || text.trim() === text);
    case 'like':
      expect(shape.pattern.source).toBe(DAY.source);
      return fc.constantFrom('2026-06-30', '1999-12-01');
    case 'heldTo':
      return fc.constantFrom('Europe/Stockholm', 'Asia/Tokyo');
    case 'whole': {
      const least = shape.least ?? Number.MIN_SAFE_INTEGER;
      const most = shape.most ?? Number.MAX_SAFE_INTEGER;
      return fc.constantFrom(least, most, Math.max(least, Math.min(most, 7)));
    }
    case 'flag':
      return fc.boolean();
    case 'oneOf':
      return fc.constantFrom(...shape.of);
    case 'exactly':
      return fc.constant(shape.value);
    case 'byName':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,9}$/), fc.integer(), { maxKeys: 3 });
    case 'list': {
      const size = { minLength: shape.least, maxLength: Math.min(shape.most, shape.least + 2) };
      const of = allowed(shape.of);
      return shape.twice === null ? fc.array(of, size) : fc.uniqueArray(of, size);
    }
    case 'tuple':
      return fc.tuple(...shape.of.map(allowed));
    case 'record':
      return fc.record(...fieldsIn(shape.fields));
    case 'part':
      return fc.record(fieldsIn(shape.fields)[0], { requiredKeys: [] });
    case 'variants':
      return fc.oneof(
        ...Object.entries(shape.of).flatMap(([name, one]) =>
          one.shape.kind === 'unsent'
            ? []
            : [allowed(one).map((rest) => ({ [shape.by]: name, ...(rest as object) }))],
        ),
      );
    case 'anyOf':
      return fc.oneof(...shape.of.map(allowed));
    case 'orNull':
      return fc.option(allowed(shape.of), { nil: null });
    case 'optional':
      return allowed(shape.of);
    case 'unsent':
      throw new Error('never sent');
  }
}

function fieldsIn(fields: form.Fields) {
  const sent = Object.entries(fields).filter(([, { shape }]) => shape.kind !== 'unsent');
  const needed = sent.filter(([, { shape }]) => shape.kind !== 'optional');
  const model = Object.fromEntries(sent.map(([name, field]) => [name, allowed(field)]));
  return [model, { requiredKeys: needed.map(([name]) => name) }] as const;
}

describe('what a form allows is taken in as it is', () => {
  test.each<[string, AnyForm]>([
    ['an act at an event', ACT],
    ['an entry of a kept score', ENTRY],
    ['a choice of rules', RULES_CHOICE],
  ])('%s', (_, one) => {
    const schema = schemaOf(one);
    fc.assert(
      fc.property(allowed(one), (value) => {
        expect(schema.safeParse(value)).toEqual({ success: true, data: value });
      }),
      { numRuns: 1_000 },
    );
  });
});

const { exactText, exactly, flag, listOf, oneOf, optional, orNull, pairOf, part, record } = form;
const { setOf, text, textLike, told, unsent, variants, whole } = form;

describe('what a form does not allow is refused, with its field', () => {
  test.each<[string, AnyForm, unknown]>([
    ['a longer text', text(0, 3), 'four'],
    ['blanks where a text is needed', text(1, 3), '  '],
    ['a text that is none', exactText(0, 3), 3],
    ['another pattern', textLike(DAY, 'a day'), '30 June'],
    ['no time zone', form.heldTo('timeZone', exactText(0, 64)), 'Moon/Sea'],
    ['a smaller number', whole(1, 3), 0],
    ['a larger number', whole(1, 3), 4],
    ['a part of a number', whole(), 1.5],
    ['a word for a flag', flag, 'true'],
    ['another word', oneOf(['a', 'b']), 'c'],
    ['another number', oneOf([1, -1]), 0],
    ['something else', exactly(true), false],
    ['a name too long', form.byName(3), { four: 1 }],
    ['a list too short', listOf(flag, 1, 2), []],
    ['a list too long', listOf(flag, 1, 2), [true, true, true]],
    ['something twice', setOf(whole(), 3, 'twice'), [1, 1]],
    ['one of a pair', pairOf(flag), [true]],
    ['a fifth of four', form.fourOf(flag), [true, true, true, true, true]],
    ['a field too few', record({ a: flag }), {}],
    ['a field too many', record({ a: flag }), { a: true, b: true }],
    ['a field of no part', part({ a: flag }), { b: true }],
    ['a part that is taken away', part({ a: flag }), { a: undefined }],
    ['a type that there is not', variants('type', { a: record({}) }), { type: 'b' }],
    ['what is only told', record({ a: flag, b: told(flag) }), { a: true, b: true }],
    [
      'what is never sent',
      variants('type', { a: record({}), b: unsent(record({})) }),
      { type: 'b' },
    ],
    ['nothing', orNull(flag), undefined],
    ['nothing where something may be left out', record({ a: optional(flag) }), { a: null }],
  ])('%s', (_, one, value) => {
    expect(schemaOf(one).safeParse(value).success).toBe(false);
  });

  test('and a text is taken without the blanks around it', () => {
    expect(schemaOf(text(1, 3)).parse(' abc ')).toBe('abc');
    expect(schemaOf(exactText(1, 5)).parse(' abc ')).toBe(' abc ');
  });
});

test('every act can be sent but the first, and what tells of an erasure', () => {
  const { shape } = ACT;
  if (shape.kind !== 'variants') throw new Error('acts are told apart by their type');
  expect(Object.keys(shape.of)).toEqual([...ACT_TYPES]);
  const unsendable = ACT_TYPES.filter((type) => shape.of[type]!.shape.kind === 'unsent');
  expect(unsendable).toEqual(['create', 'erase']);
});

/** Nothing of this has to run: it compiles, or a type and its schema have parted. */
describe('types', () => {
  const at = { round: 1, table: 1, version: 0 };
  const sheet = aSheet();

  test('what is read is what may be sent, and an act but for the rulebook of a change', () => {
    expectTypeOf<z.infer<typeof actSchema>>().toEqualTypeOf<ActRequest>();
    expectTypeOf<z.infer<typeof commandSchema>['act']>().toEqualTypeOf<ActRequest>();
    expectTypeOf<z.infer<typeof keptEntrySchema>>().toEqualTypeOf<form.Kept<typeof ENTRY>>();
    expectTypeOf<Exclude<Act['type'], 'create' | 'erase'>>().toEqualTypeOf<ActRequest['type']>();
    expectTypeOf<Exclude<ActRequest, { type: 'change' }>>().toExtend<Act>();
    expectTypeOf<Extract<ActRequest, { type: 'change' }>>().not.toExtend<Act>();
  });

  test('a field too many, too few or of another kind does not compile', () => {
    const acts: ActRequest[] = [
      { type: 'sign', at },
      // @ts-expect-error: the sheet is told with a signature, never sent.
      { type: 'sign', at, sheet },
      // @ts-expect-error: nobody sends the first act.
      { type: 'create', settings: {}, isRehearsal: false, seed: '' },
      // @ts-expect-error: a field is missing.
      { type: 'lend', at, slot: 1 },
      // @ts-expect-error: there is no such state.
      { type: 'setState', at, state: 'dancing' },
      // @ts-expect-error: an emergency is told as this, and never sent as it.
      { type: 'depart', person: 'p', departure: 'departed', fromRound: 1, note: '' },
    ];
    const told: Act[] = [
      { type: 'sign', at, sheet },
      { type: 'depart', person: 'p', departure: 'departed', fromRound: 1, note: '' },
      // @ts-expect-error: a log keeps the rulebook whole.
      { type: 'change', changes: { rules: 'general' }, reason: '' },
    ];
    expect([...acts, ...told]).toHaveLength(9);
  });

  test('a form of a type that stands elsewhere says neither more nor less', () => {
    interface Elsewhere {
      readonly a: number;
      readonly b?: string | undefined;
    }
    const same = form.formOf<Elsewhere>();
    const b = optional(text(0, 3));
    same(record({ a: whole(), b }));
    // @ts-expect-error: it says less.
    same(record({ a: whole() }));
    // @ts-expect-error: it says more.
    same(record({ a: whole(), b, c: optional(flag) }));
    // @ts-expect-error: it says something else.
    same(record({ a: flag, b }));
    expectTypeOf(same(record({ a: whole(), b }))).toEqualTypeOf<form.Form<Elsewhere>>();
  });
});

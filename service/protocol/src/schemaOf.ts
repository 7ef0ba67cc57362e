// The schema of a form of the engine: the same limits, in zod. What each word of a form means for something from outside
// is said here alone, and so is the one cast: a schema is made of a form's data, its type of the form's type. The test
// beside it (`test/forms.test.ts`) holds the two against each other, word by word.

import type { form } from '@hanchan/tiles';
import { z } from 'zod';

type Schema<S> = z.ZodType<S, S>;
type AnyForm = form.Form<unknown, unknown>;
type ShapeOf<K extends form.Shape['kind']> = Extract<form.Shape, { readonly kind: K }>;

/** Forms are shared between acts, and so are their schemas. */
const made = new WeakMap<AnyForm, z.ZodType>();

export function schemaOf<S>(of: form.Form<unknown, S>): Schema<S> {
  const schema = made.get(of) ?? build(of.shape);
  made.set(of, schema);
  return schema as Schema<S>;
}

/** The fields that may be sent, for a schema that says more about some of them. */
export type SchemaFields<F> = {
  readonly [N in keyof form.SentFields<F>]-?: Schema<form.SentFields<F>[N]>;
};

export const fieldsOf = <F extends form.Fields>(fields: F): SchemaFields<F> =>
  sendable(fields) as SchemaFields<F>;

function sendable(fields: form.Fields): Record<string, z.ZodType> {
  const sent = Object.entries(fields).filter(([, { shape }]) => shape.kind !== 'unsent');
  return Object.fromEntries(sent.map(([name, field]) => [name, schemaOf(field)]));
}

function build(shape: form.Shape): z.ZodType {
  switch (shape.kind) {
    case 'text':
      return textSchema(shape);
    case 'like':
      return z.string().regex(shape.pattern, shape.says);
    case 'heldTo': {
      const [holds, says] = HELD_TO[shape.to];
      return schemaOf(shape.of).refine(holds, says);
    }
    case 'whole':
      return wholeSchema(shape);
    case 'flag':
      return z.boolean();
    case 'oneOf':
      return choiceSchema(shape);
    case 'exactly':
      return z.literal(shape.value);
    case 'byName':
      return z.record(z.string().max(shape.longest), z.unknown());
    case 'list':
      return listSchema(shape);
    case 'tuple': {
      const [first, ...rest] = shape.of.map(schemaOf);
      return z.tuple([first!, ...rest]).readonly();
    }
    case 'record':
      return z.strictObject(sendable(shape.fields));
    case 'part':
      return z.strictObject(partOf(sendable(shape.fields)));
    case 'variants':
      return variantSchema(shape);
    case 'anyOf':
      return z.union(shape.of.map(schemaOf));
    case 'orNull':
      return schemaOf(shape.of).nullable();
    case 'optional':
      return schemaOf(shape.of).optional();
    case 'unsent':
      throw new Error('nobody sends this, so it has no schema');
  }
}

function textSchema({ least, most, isTrimmed }: ShapeOf<'text'>): z.ZodType {
  const text = isTrimmed ? z.string().trim() : z.string();
  return least === 0 ? text.max(most) : text.min(least).max(most);
}

function wholeSchema({ least, most }: ShapeOf<'whole'>): z.ZodType {
  const whole = z.number().int();
  const above = least === null ? whole : whole.min(least);
  return most === null ? above : above.max(most);
}

function choiceSchema({ of }: ShapeOf<'oneOf'>): z.ZodType {
  const words = of.filter((one) => typeof one === 'string');
  return words.length === of.length ? z.enum(words) : z.literal([...of]);
}

function listSchema({ of, least, most, twice }: ShapeOf<'list'>): z.ZodType {
  const list = z.array(schemaOf(of));
  const sized = (least === 0 ? list : list.min(least)).max(most);
  if (twice === null) return sized.readonly();
  return sized.refine((all) => new Set(all).size === all.length, twice).readonly();
}

/** A field that is left out is not there: it is never `undefined`, which would take away what was kept. */
const partOf = (fields: Record<string, z.ZodType>): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.exactOptional(field)]));

function variantSchema({ by, of }: ShapeOf<'variants'>): z.ZodType {
  const options = Object.entries(of).flatMap(([name, { shape }]) => {
    if (shape.kind === 'unsent') return [];
    if (shape.kind !== 'record') throw new Error(`${name} is not a record`);
    return [z.strictObject({ [by]: z.literal(name), ...sendable(shape.fields) })];
  });
  const [first, ...rest] = options;
  return z.discriminatedUnion(by, [first!, ...rest]);
}

/** What the engine only names, because the platform has to be asked. */
const HELD_TO: Readonly<Record<form.HeldTo, readonly [(value: unknown) => boolean, string]>> = {
  timeZone: [isTimeZone, 'a time zone as Europe/Stockholm'],
};

function isTimeZone(name: unknown): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: `${name}` }).resolvedOptions();
    return timeZone !== '';
  } catch {
    return false;
  }
}

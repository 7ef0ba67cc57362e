// Objects from outside: what they are, and which of their fields nobody knows.

import { nearest } from '@hanchan/rules';

export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function unknownField(json: Fields, known: readonly string[], prefix = '') {
  const name = Object.keys(json).find((key) => !known.includes(key));
  if (name === undefined) return null;
  const near = nearest(name, known);
  const message = `is not known here${near ? `; did you mean ${near}?` : ''}`;
  return { code: 'unknownField', field: `${prefix}${name}`, message } as const;
}

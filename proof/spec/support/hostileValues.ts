// Hostile values: for every reader of outside input.

import fc from 'fast-check';

const DEEP_TEXT = '['.repeat(10_000) + ']'.repeat(10_000);
const deep = JSON.parse(DEEP_TEXT) as unknown;

/** Everything that JSON can hold and that code which trusts it trips over. */
export const HOSTILE: readonly unknown[] = [
  { toString: {} },
  { toString: null, valueOf: 'x' },
  { toJSON: {}, constructor: 1 },
  JSON.parse('{"__proto__":{"toString":1}}'),
  { length: -1 },
  { length: 1e9, 0: 'x' },
  { length: { toString: null } },
  [{ toString: {} }, { toString: {} }],
  [[{ valueOf: {} }]],
  deep,
  { type: deep },
  'constructor',
  '__proto__',
  'toString',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '１',
  '\u0000',
  '\ud800',
  'a\n"\'<b>',
  'x'.repeat(20_000),
  '',
  1e308,
  -1e308,
  2 ** 53,
  2 ** 32,
  0.1,
  -0,
  -1,
  true,
  null,
  [],
  {},
  [null],
];

/** Noise, and now and then one of those. */
export const hostileValue = fc.oneof(fc.jsonValue(), fc.constantFrom(...HOSTILE));

/** As a line of JSON, also where a value is nested too deep for JSON itself to write. */
export function hostileLine(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    if (Array.isArray(value)) return value.length > 1 ? `[${value.map(hostileLine)}]` : DEEP_TEXT;
    const fields = Object.entries(value as object);
    return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${hostileLine(one)}`)}}`;
  }
}

// Values from outside: quoted in the sentence that refuses them, and kept from breaking code that walks through them.

const MOST = 200;
const cut = (text: string) => (text.length > MOST ? `${text.slice(0, MOST)}…` : text);

/**
 * The value in a sentence, as JSON, cut where it is long. Never throws: `${value}` and `String(value)` do for an object whose `toString` is no function,
 * and JSON does for lists within thousands of lists.
 */
export function quoted(value: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'something nested too deep';
  }
  return cut(text);
}

/** A name from outside in a sentence: as it is where it is a plain word, quoted otherwise. */
export const named = (word: string) => (/^[\w-]{1,40}$/.test(word) ? word : quoted(word));

/** Text from outside in a sentence, cut where it is long. */
export const inQuotes = (text: string) => `“${cut(text)}”`;

/** Whether lists and objects lie within each other deeper than this. Nothing honest does; recursion without an end would break on it. */
export function isNestedBeyond(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels <= 0 || Object.values(value).some((one) => isNestedBeyond(levels - 1, one));
}

/**
 * The first field that stands where a list or a text has its length, and is an object: whoever compares it with a number
 * throws. No form of ours has such a field. Assumes that the value is not nested too deep.
 */
export function falseLengthIn(value: unknown, field = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, one] of Object.entries(value)) {
    const inside = `${field}${field && '.'}${name}`;
    if (name === 'length' && typeof one === 'object') return inside;
    const found = falseLengthIn(one, inside);
    if (found !== null) return found;
  }
  return null;
}

/** What a text may not hold, since it would do something to what stands around it or to whoever reads it. */
const UNSEEMLY: readonly (readonly [RegExp, string])[] = [
  [/[^\P{Cc}\n\r\t]|\p{Cs}/u, 'control characters'],
  [/[\u202a-\u202e\u2066-\u2069]/u, 'characters that turn the direction of the text'],
  [/[\u200b\u2060-\u2064\ufeff]/u, 'characters that nobody can see'],
  // Names that are written with many marks have four on a letter; emoji have one.
  [/\p{M}{7}/u, 'more than six marks on one letter'],
];

/** In words what a text holds and may not; null for one that anybody may read beside others. */
export const unseemlyIn = (text: string): string | null =>
  UNSEEMLY.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** The first such text in a form, with the names of the fields that lead to it. Assumes that it is not nested too deep. */
export function unseemlyField(
  value: unknown,
  field = '',
): { readonly field: string; readonly holds: string } | null {
  if (typeof value === 'string') {
    const holds = unseemlyIn(value);
    return holds === null ? null : { field, holds };
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, one] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${field}[${name}]` : `${field}${field && '.'}${name}`;
    const found =
      unseemlyIn(name) === null ? unseemlyField(one, inside) : { field, holds: unseemlyIn(name)! };
    if (found !== null) return found;
  }
  return null;
}

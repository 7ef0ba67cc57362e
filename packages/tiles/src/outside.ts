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

/** Whether lists and objects lie within each other deeper than this. Nothing honest does; recursion would break on it. */
export function isNestedBeyond(levels: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    const objects = level.filter((one) => typeof one === 'object' && one !== null);
    if (objects.length > 0 && depth >= levels) return true;
    level = objects.flatMap((one) => Object.values(one as object));
  }
  return false;
}

// What an input of the fuzzer means. Bytes below eight at its start choose a sound document, and what follows edits it, a few
// bytes for each edit: so the fuzzer gets through to what lies behind the form, and an input stays small. All other
// inputs are taken as they are.

/** JSON lines, and how they become the text of a file; checksums are put right there, so that they do not hide the rest. */
export interface Sample {
  readonly lines: readonly unknown[];
  readonly write: (lines: readonly string[]) => string;
}

type Path = readonly (string | number)[];

interface Site {
  readonly line: number;
  readonly path: Path;
}

export interface Document extends Sample {
  readonly texts: readonly string[];
  readonly sites: readonly Site[];
}

const SAMPLES = 8;
/** A list that is doubled again and again would be longer than any file. */
const MOST_EDITS = 8;
/** Stand in an edited document for what is too deep to be written, or would only be long in memory. */
const DEEP = '\u0001deep';
const LONG = '\u0001long';
const DEEP_TEXT = '['.repeat(10_000) + ']'.repeat(10_000);
const LONG_TEXT = `"${'x'.repeat(20_000)}"`;

/** What code that trusts JSON trips over. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  -0,
  0.1,
  1e308,
  -1e308,
  2 ** 32,
  2 ** 53,
  '',
  '0',
  '1e999',
  'NaN',
  'constructor',
  '__proto__',
  'toString',
  '\u0000',
  '\ud800',
  'a\n"\'<b>',
  [],
  {},
  [null],
  [[[]]],
  { toString: {} },
  { toString: null, valueOf: 'x' },
  { length: -1 },
  { length: 1e9, 0: 'x' },
  JSON.parse('{"__proto__":{"toString":1}}'),
  [{ toString: {} }, { toString: {} }],
  DEEP,
  LONG,
];
const NAMES = ['__proto__', 'constructor', 'toString', 'length', 'toJSON', 'extra', 'type', 'id'];

export function document(sample: Sample): Document {
  const sites = sample.lines.flatMap((value, line) => sitesIn(value, line, []));
  return { ...sample, texts: sample.lines.map((line) => JSON.stringify(line)), sites };
}

function sitesIn(value: unknown, line: number, path: Path): Site[] {
  const own = { line, path };
  if (typeof value !== 'object' || value === null) return [own];
  const inner = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [own, ...[...inner].flatMap(([key, one]) => sitesIn(one, line, [...path, key]))];
}

/** The text that an input stands for. */
export function textOf(input: Uint8Array, documents: readonly Document[]): string {
  const [first = SAMPLES] = input;
  if (first >= SAMPLES || documents.length === 0) return new TextDecoder().decode(input);
  return edited(documents[first % documents.length]!, new Bytes(input, 1));
}

/** An input that is the whole of a sample, without edits. */
export const untouched = (index: number): Uint8Array => Uint8Array.of(index);

class Bytes {
  readonly #all: Uint8Array;
  #at: number;

  constructor(all: Uint8Array, at: number) {
    this.#all = all;
    this.#at = at;
  }

  get isDone(): boolean {
    return this.#at >= this.#all.length;
  }

  next(): number {
    return this.#all[this.#at++] ?? 0;
  }

  pair(): number {
    return this.next() * 256 + this.next();
  }

  text(length: number): string {
    const taken = this.#all.subarray(this.#at, this.#at + length);
    this.#at += length;
    return new TextDecoder().decode(taken);
  }
}

const GONE = Symbol('gone');

function edited(document: Document, bytes: Bytes): string {
  const values = [...document.lines];
  const texts: (string | null)[] = [...document.texts];
  for (let left = MOST_EDITS; left > 0 && !bytes.isDone; left--) {
    const site = document.sites[bytes.pair() % document.sites.length]!;
    const { line, path } = site;
    const way = WAYS[bytes.next() % WAYS.length]!;
    if (way === 'dropLine') texts[line] = null;
    else if (way === 'endHere') texts.fill(null, line + 1);
    else if (way === 'moveLine') {
      const other = bytes.next() % texts.length;
      [texts[line], texts[other]] = [texts[other]!, texts[line]!];
    } else if (texts[line] !== null) {
      values[line] = changed(values[line], path, (old) => replacement(way, old, bytes, document));
      texts[line] = values[line] === GONE ? null : lineOf(values[line]);
    }
  }
  return document.write(texts.filter((text) => text !== null));
}

const WAYS = [
  'odd',
  'small',
  'large',
  'text',
  'json',
  'delete',
  'twice',
  'other',
  'shift',
  'name',
  'dropLine',
  'endHere',
  'moveLine',
] as const;

function replacement(
  way: (typeof WAYS)[number],
  old: unknown,
  bytes: Bytes,
  { lines, sites }: Document,
): unknown {
  switch (way) {
    case 'odd':
      return ODD[bytes.next() % ODD.length];
    case 'small':
      return bytes.next() - 128;
    case 'large':
      return bytes.pair() * 65_536 + bytes.pair();
    case 'text':
      return bytes.text(bytes.next() % 32);
    case 'json':
      return parsed(bytes.text(bytes.next() % 64));
    case 'delete':
      return GONE;
    case 'twice':
      return Array.isArray(old) ? [...old, ...old] : [old, old];
    case 'other': {
      const { line, path } = sites[bytes.pair() % sites.length]!;
      return valueAt(lines[line], path);
    }
    case 'shift':
      return typeof old === 'number' ? old + bytes.next() - 128 : JSON.stringify(old).slice(1, 200);
    default: {
      const name = NAMES[bytes.next() % NAMES.length]!;
      const value = ODD[bytes.next() % ODD.length];
      return Array.isArray(old) || typeof old !== 'object'
        ? { [name]: value }
        : { ...old, [name]: value };
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

/** A copy with another value at the end of the path; as it is where an edit before has taken the path away. */
function changed(value: unknown, path: Path, make: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return make(value);
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value;
  const inner = changed((value as Record<string | number, unknown>)[key], rest, make);
  if (Array.isArray(value)) {
    return inner === GONE ? value.toSpliced(key as number, 1) : value.with(key as number, inner);
  }
  const copy: Record<string | number, unknown> = { ...value };
  if (inner === GONE) delete copy[key];
  else copy[key] = inner;
  return copy;
}

/** Without an own way to write deep values; see `DEEP`. */
const lineOf = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null')
    .replaceAll(JSON.stringify(DEEP), DEEP_TEXT)
    .replaceAll(JSON.stringify(LONG), LONG_TEXT);

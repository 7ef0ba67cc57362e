// One place in a rulebook's data: its value, where it stands, and what may stand there. Whatever is wrong is noted with
// its file and line, and reading goes on, so that a writer sees everything at once.

import { nearest } from '@hanchan/rules';
import { quoted, unseemlyIn } from '@hanchan/tiles';

export type Path = readonly (string | number)[];

/** The data of one file, and where in its text each part stands. */
export interface Sheet {
  readonly file: string;
  readonly content: unknown;
  /** Null where the data have no lines of their own. */
  readonly lineOf: (path: Path) => number | null;
  /** How a value was written: `8.10`, which is the number 8.1. */
  readonly sourceOf: (path: Path) => string | undefined;
}

export interface BookProblem {
  readonly file: string;
  readonly line: number | null;
  readonly field: string;
  readonly message: string;
  /** What the rulebook has to answer there. */
  readonly question?: string;
}

const TEXT_MAX = 4_000;
const LIST_MAX = 5_000;

export class Place {
  readonly #sheet: Sheet;
  readonly #problems: BookProblem[];
  readonly path: Path;
  readonly value: unknown;

  constructor(sheet: Sheet, problems: BookProblem[], path: Path = [], value = sheet.content) {
    this.#sheet = sheet;
    this.#problems = problems;
    this.path = path;
    this.value = value;
  }

  get field(): string {
    const text = this.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
    return text.join('').replace(/^\./, '');
  }

  /** Notes what is wrong here. */
  fault(message: string, question?: string): undefined {
    this.#problems.push({
      file: this.#sheet.file,
      line: this.#sheet.lineOf(this.path),
      field: this.field,
      message,
      ...(question === undefined ? {} : { question }),
    });
    return undefined;
  }

  /** One step further in. */
  at(step: string | number): Place {
    const inside = this.value as Record<string | number, unknown>;
    return new Place(this.#sheet, this.#problems, [...this.path, step], inside[step]);
  }

  #isObject(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  /** Every entry of a table, in order. */
  entries(): readonly (readonly [string, Place])[] {
    if (!this.#isObject()) {
      this.fault(`must be a table of names and values, not ${quoted(this.value)}`);
      return [];
    }
    return Object.keys(this.value as object).map((key) => [key, this.at(key)]);
  }

  /** The fields of a form; undefined where it is none or a field is missing. */
  form<R extends string, O extends string = never>(
    required: readonly R[],
    optional: readonly O[] = [],
  ): (Record<R, Place> & Partial<Record<O, Place>>) | undefined {
    if (!this.#isObject()) {
      return this.fault(`must have ${required.join(', ')}, not ${quoted(this.value)}`);
    }
    const known: readonly string[] = [...required, ...optional];
    const found = new Map<string, Place>();
    for (const [name, place] of this.entries()) {
      if (!known.includes(name)) {
        const near = nearest(name, known);
        const hint = near === undefined ? `there are ${known.join(', ')}` : `did you mean ${near}?`;
        place.fault(`there is no such field; ${hint}`);
      } else if (place.value !== null) found.set(name, place);
    }
    const missing = required.filter((name) => !found.has(name));
    for (const name of missing) this.fault(`${name} is missing`);
    if (missing.length > 0) return undefined;
    return Object.fromEntries(found) as Record<R, Place> & Partial<Record<O, Place>>;
  }

  /** Words. A number is taken as it was written: section 8.10 needs no quotes. */
  text(pattern?: RegExp, like?: string): string | undefined {
    const source = typeof this.value === 'number' ? this.#sheet.sourceOf(this.path) : undefined;
    const text = source ?? (typeof this.value === 'number' ? String(this.value) : this.value);
    if (typeof text !== 'string') return this.fault(`must be text, not ${quoted(this.value)}`);
    if (text.trim() === '') return this.fault('must not be empty');
    if (text.length > TEXT_MAX) return this.fault(`must have at most ${TEXT_MAX} characters`);
    const unseemly = unseemlyIn(text);
    if (unseemly !== null) return this.fault(`must not hold ${unseemly}`);
    if (pattern !== undefined && !pattern.test(text)) {
      return this.fault(`must be ${like}, not ${quoted(text)}`);
    }
    return text.trimEnd();
  }

  oneOf<const T extends string>(names: readonly T[]): T | undefined {
    const found = names.find((name) => name === this.value);
    if (found !== undefined) return found;
    const near = typeof this.value === 'string' ? nearest(this.value, names) : undefined;
    const hint = near === undefined ? `one of ${names.join(', ')}` : `${near}?`;
    return this.fault(
      near === undefined
        ? `must be ${hint}, not ${quoted(this.value)}`
        : `${quoted(this.value)} is unknown; did you mean ${hint}`,
    );
  }

  whole(min: number, max: number): number | undefined {
    const { value } = this;
    if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) {
      return value as number;
    }
    return this.fault(`must be a whole number from ${min} to ${max}, not ${quoted(value)}`);
  }

  flag(): boolean | undefined {
    if (typeof this.value === 'boolean') return this.value;
    return this.fault(`must be true or false, not ${quoted(this.value)}`);
  }

  /** What stands in a list; what cannot be read there is left out after it was noted. A name stands there once. */
  list<T>(read: (place: Place) => T | undefined): readonly T[] {
    if (!Array.isArray(this.value)) {
      this.fault(`must be a list, not ${quoted(this.value)}`);
      return [];
    }
    if (this.value.length > LIST_MAX) {
      this.fault(`must have at most ${LIST_MAX} entries`);
      return [];
    }
    const names = new Set<string>();
    return this.value.flatMap((_, i) => {
      const place = this.at(i);
      const one = read(place);
      if (one === undefined) return [];
      if (typeof one !== 'string') return [one];
      if (names.has(one)) place.fault(`${quoted(one)} stands above already`);
      names.add(one);
      return [one];
    });
  }

  texts(pattern?: RegExp, like?: string): readonly string[] {
    return this.list((place) => place.text(pattern, like));
  }
}

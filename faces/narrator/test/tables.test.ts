// The texts as they are written: both languages say the same things, each in its own letters.

import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';
import { describe, expect, test } from 'vitest';
import type { Text } from '../src/texts.ts';

type Table = Readonly<Record<string, Text>>;

const forms = (text: Text): string[] => {
  if (typeof text === 'string') return [text];
  const { zero, one, other } = text;
  return [zero, one, other].filter((form) => form !== undefined);
};
/** What is left of a text without its values. */
const bare = (text: string) => text.replace(/\{\w+\}/g, '');
const placesIn = (text: Text) =>
  [
    ...new Set(
      forms(text).flatMap((form) =>
        [...form.matchAll(/\{(\w)(\w*)\}/g)].map(([, a, b]) => a!.toLowerCase() + b),
      ),
    ),
  ].sort();

/** Units that Japanese players write in Latin letters too. */
const UNITS = /[PIDEMA]+/g;

const TABLES = Object.entries<Table>({ ...en }).map(
  ([name, english]) =>
    [name, english, new Map(Object.entries<Table>({ ...ja })).get(name)!] as const,
);

describe.each(TABLES)('%s', (_, english, japanese) => {
  test('has the same texts in both languages, with the same values in them', () => {
    expect(Object.keys(japanese).sort()).toEqual(Object.keys(english).sort());
    const differ = Object.keys(english).filter(
      (id) => placesIn(english[id]!).join() !== placesIn(japanese[id]!).join(),
    );
    // Where Japanese needs no form of its own for one or many, the count still stands in it.
    expect(differ).toEqual([]);
  });

  test('leaves no brace, and no letters of the other language', () => {
    const texts = (table: Table) => Object.values(table).flatMap(forms).map(bare);
    expect(texts(english).filter((text) => /[{}]|[\u3040-\u9fff]/.test(text))).toEqual([]);
    expect(texts(japanese).filter((text) => /[{}]|[A-Za-z]/.test(text.replace(UNITS, '')))).toEqual(
      [],
    );
  });
});

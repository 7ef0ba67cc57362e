// Countries as people write them: by a code, or by their name in one of the languages that lists come in.

import { COUNTRIES, countryCode } from '@hanchan/tournament';

const LANGUAGES =
  'en de fr es it pt nl pl cs sk hu ro bg el ru uk sv da nb fi et lv lt tr ja ko zh'.split(' ');
/** What people say and no list has. */
const ALSO: readonly (readonly [string, string])[] = [
  ['england', 'GBR'],
  ['scotland', 'GBR'],
  ['wales', 'GBR'],
  ['great britain', 'GBR'],
  ['holland', 'NLD'],
  ['czech republic', 'CZE'],
  ['tschechische republik', 'CZE'],
  ['republique tcheque', 'CZE'],
  ['united states of america', 'USA'],
  ['korea', 'KOR'],
  ['turkey', 'TUR'],
];

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

let byName: ReadonlyMap<string, string> | null = null;

function allNames(): ReadonlyMap<string, string> {
  if (byName !== null) return byName;
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const { code, name } of namedIn(language)) names.set(plain(name), code);
  }
  for (const [name, code] of ALSO) names.set(name, code);
  byName = names;
  return names;
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

function namedIn(language: string): Country[] {
  const called = new Intl.DisplayNames([language], { type: 'region' });
  return COUNTRIES.map(([two, code]) => ({ code, name: called.of(two) ?? code }));
}

/** All of them by their names in a language, in its order. */
export const countriesIn = (language: string): Country[] =>
  namedIn(language).sort((a, b) => a.name.localeCompare(b.name, language));

/** The three letters of a country; null: nobody calls one so. */
export const readCountry = (text: string): string | null =>
  countryCode(text) ?? allNames().get(plain(text)) ?? null;

/** As it is kept: the code where one is meant, else what was typed. */
export const keptCountry = (text: string): string => readCountry(text) ?? text.trim();

// What stands in a list, whatever it was saved by: its bytes, its columns, names and countries, and people who are there twice.

import { describe, expect, it, test } from 'vitest';
import { encodedIn } from '../../../../proof/spec/support/codePages.ts';
import { guessColumns, isHeading } from '../src/desk/import/columns.ts';
import { decoded, type Encoding, guessEncoding } from '../src/desk/import/encoding.ts';
import { partedName, spaced } from '../src/desk/import/names.ts';
import { nearNames } from '../src/desk/import/twins.ts';
import { previewPeople } from '../src/desk/importPeople.ts';
import { keptCountry, readCountry } from '../src/event/countryNames.ts';
import { anEvent, HEAD } from './deskEvent.ts';

describe('the bytes of a list', () => {
  it.each<[Encoding, string]>([
    ['utf-8', 'name;land\nZoë Müller;Österreich\n髙橋 一郎;日本\n'],
    ['windows-1252', 'Nom;Prénom\nLefèvre;Hélène\nGarçon;François\nØstergård;Søren\n'],
    ['windows-1250', 'Imię;Nazwisko\nŁucja;Święcicka\nJiří;Dvořák\nŻaneta;Źródło\n'],
    ['windows-1251', 'Имя;Фамилия\nДарья;Кузнецова\nПётр;Щукин\n'],
    ['shift_jis', '名前,国\n高橋 一郎,日本\n鈴木 花子,日本\n'],
  ])('are known for %s', (encoding, text) => {
    const bytes = encodedIn(encoding, text);
    expect(guessEncoding(bytes)).toBe(encoding);
    expect(decoded(bytes, encoding)).toBe(text);
  });

  it('are known for UTF-16 with and without its mark, and for UTF-8 with it', () => {
    const text = 'name,club\nZoë,Červený drak\n';
    const little = new Uint8Array(Buffer.from(text, 'utf16le'));
    const big = little.map((_, at) => little[at % 2 === 0 ? at + 1 : at - 1]!);
    expect([guessEncoding(little), guessEncoding(big)]).toEqual(['utf-16le', 'utf-16be']);
    expect(guessEncoding(new Uint8Array([0xff, 0xfe, ...little]))).toBe('utf-16le');
    expect(guessEncoding(new Uint8Array([0xfe, 0xff, ...big]))).toBe('utf-16be');
    expect(guessEncoding(new Uint8Array(Buffer.from(`\uFEFF${text}`)))).toBe('utf-8');
  });
});

describe('the columns of a list', () => {
  it.each([
    ['Vorname;Nachname;Land;Verein;EMA-Nummer;Bezahlt', 'de'],
    ['Prénom;Nom;Pays;Association;EMA;Payé', 'fr'],
    ['Nombre;Apellidos;País;Asociación;EMA;Pagado', 'es'],
    ['Nome;Cognome;Paese;Circolo;EMA;Pagato', 'it'],
    ['Imię;Nazwisko;Kraj;Klub;Nr EMA;Opłacone', 'pl'],
    ['Jméno;Příjmení;Země;Klub;EMA;Zaplaceno', 'cs'],
    ['Имя;Фамилия;Страна;Клуб;EMA;Оплачено', 'ru'],
    ['名;姓;国;クラブ;EMA番号;支払済', 'ja'],
  ])('%s are understood', (heading) => {
    const cells = heading.split(';');
    expect(isHeading(cells)).toBe(true);
    const found = ['firstName', 'lastName', 'country', 'club', 'emaId', 'hasPaid'];
    expect(guessColumns(cells, [])).toEqual(found);
  });

  it.each([
    ['Name;Vorname;Land', ['lastName', 'firstName', 'country']],
    ['Voornaam;Naam;Land', ['firstName', 'lastName', 'country']],
    ['Namn;Efternamn', ['firstName', 'lastName']],
    ['Name;Land', ['name', 'country']],
  ])('%s: what is only called a name is the other half of one', (heading, found) => {
    expect(guessColumns(heading.split(';'), [])).toEqual(found);
  });

  it('without names are told by what stands in them', () => {
    const rows = [
      ['Ada Holt', '01234567', 'Red', 'Sverige'],
      ['Bo Falk', '01234568', 'White', 'DE'],
    ];
    expect(isHeading(rows[0]!)).toBe(false);
    expect(guessColumns(null, rows)).toEqual(['name', 'emaId', 'club', 'country']);
    expect(isHeading(['constructor', 'toString'])).toBe(false);
  });
});

test('a name is parted only as its writer marked it, or as the organiser said', () => {
  const nobody = { firstName: '', lastName: '' };
  expect(partedName('Nguyễn Thị Hòa', 'unsaid')).toEqual(nobody);
  const hoa = { firstName: 'Thị Hòa', lastName: 'Nguyễn' };
  expect(partedName('Nguyễn Thị Hòa', 'lastFirst')).toEqual(hoa);
  expect(partedName('NGUYỄN Thị Hòa', 'firstLast')).toEqual(hoa);
  expect(partedName('Nguyễn, Thị Hòa', 'unsaid')).toEqual(hoa);
  const berg = { firstName: 'Ada Maria', lastName: 'Berg' };
  expect(partedName('Ada Maria Berg', 'firstLast')).toEqual(berg);
  expect(partedName('Plato', 'firstLast')).toEqual(nobody);
  expect(partedName('ADA HOLT', 'unsaid')).toEqual(nobody);
  expect(spaced('\u00a0Ada\u3000 \u200bHolt ')).toBe('Ada Holt');
});

test('a country is known by its codes and its names', () => {
  const said = [
    'de',
    'GER',
    'Deutschland',
    'Allemagne',
    'niemcy',
    'ドイツ',
    'Германия',
    ' Germany ',
  ];
  expect(said.map(readCountry)).toEqual(said.map(() => 'DEU'));
  expect(['UK', 'England', 'Holland', 'USA', 'Česko'].map(readCountry)).toEqual([
    'GBR',
    'GBR',
    'NLD',
    'USA',
    'CZE',
  ]);
  expect([readCountry('Germny'), readCountry(''), readCountry('constructor')]).toEqual([
    null,
    null,
    null,
  ]);
  expect([keptCountry('sweden'), keptCountry(' Atlantis ')]).toEqual(['SWE', 'Atlantis']);
});

test('somebody who is there already is found by another order, accents and one slip', () => {
  const names = nearNames();
  for (const name of ['Łucja Święcicka', 'Bo Li', 'Player 1']) names.add(name);
  const near = ['Swiecicka Lucja', 'Łucja Świecicak', 'Łucja Święcika'].map(names.near);
  expect(near).toEqual(['Łucja Święcicka', 'Łucja Święcicka', 'Łucja Święcicka']);
  expect(['Bo Lo', 'Player 2', 'Łucja Nowak'].map(names.near)).toEqual([null, null, null]);
});

test('a doubtful line waits until somebody has looked at it', () => {
  const preview = (kept: readonly number[] = []) =>
    previewPeople(
      'first name;last name;country\nAda;Holt-Berg;SE\nAda;Holt-Bergh;SE\nBo;Falk;Atlantis',
      anEvent(0).state,
      HEAD,
      (line) => `line-${line}`,
      {
        columns: [],
        order: 'unsaid',
        hasHeading: null,
        mended: new Map(),
        kept: new Set(kept),
        leftOut: new Set(),
      },
    ).lines;
  expect(preview().map(({ doubts }) => doubts)).toEqual([
    [],
    [{ kind: 'twin', value: 'Ada Holt-Berg' }],
    [{ kind: 'country', value: 'Atlantis' }],
  ]);
  expect(preview([3, 4]).every(({ doubts }) => doubts.length === 0)).toBe(true);
  expect(preview()[0]!.person).toMatchObject({
    firstName: 'Ada',
    lastName: 'Holt-Berg',
    country: 'SWE',
  });
});

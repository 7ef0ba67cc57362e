// What the pages of circuits read and edit: pasted results, the rule as a form, refusals in Japanese.

import { CIRCUIT_REFUSAL_TEXTS, FEDERATION_RULES, PLAIN_RULE } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { carriedFrom } from '../src/circuit/carryOver.ts';
import { newEntryId } from '../src/circuit/entryId.ts';
import { readResults, textOfResults } from '../src/circuit/resultsText.ts';
import { ruleDraftOf, ruleOf } from '../src/circuit/ruleDraft.ts';
import { refusedIn } from '../src/event/refusedIn.ts';

const wishes = { games: 8, inThousands: true };

const view = (desk: object | null) =>
  ({
    desk,
    rows: [
      { player: 'e1.r1', place: 1, total: 1_000, name: 'Ada Falk', country: 'SWE', club: 'North' },
      { player: 'e1.r2', place: 2, total: 333.3, name: null, country: '', club: '' },
      { player: 'e1.r3', place: 3, total: 0.1, name: 'Cy Moreau', country: '', club: '' },
      { player: 'e1.r4', place: null, total: 90, name: 'Di Costa', country: '', club: '' },
    ],
  }) as never;

describe('points carried over', () => {
  test('a share of the points, to tenths; who has no name gets none, who gets nothing is not listed', () => {
    const ada = {
      id: 'r1',
      name: 'Ada Falk',
      country: 'SWE',
      club: 'North',
      number: '',
      tenths: 2_500,
    };
    const di = { id: 'r2', name: 'Di Costa', country: '', club: '', number: '', tenths: 225 };
    expect(carriedFrom(view(null), { by: 'share', percent: 25 })).toEqual({
      rows: [ada, di],
      unnamed: 1,
    });
  });

  test('points by place, with the number where this device runs that circuit, too', () => {
    const desk = { numbers: { 'e1.r1': '4010123' } };
    const { rows, unnamed } = carriedFrom(view(desk), { by: 'places', points: [30, 20, 10.5, 5] });
    expect(rows.map(({ name, number, tenths }) => [name, number, tenths])).toEqual([
      ['Ada Falk', '4010123', 300],
      ['Cy Moreau', '', 105],
    ]);
    expect(unnamed).toBe(1);
  });
});

describe('a workbook', () => {
  const rows = [
    {
      id: 'p1',
      place: 1,
      score: 45_300,
      games: 8,
      name: 'Ada Falk',
      number: '',
      country: '',
      club: '',
    },
    {
      id: 'p2',
      place: 2,
      score: -12_000,
      games: 0,
      name: 'Bo Lind',
      number: '',
      country: '',
      club: '',
    },
  ];

  test('becomes a table that is pasted, and reads as it was', () => {
    const read = readResults(textOfResults({ games: 8, unplaced: 0, rows }), wishes);
    expect(read).toEqual({ ok: true, value: rows.map((row, i) => ({ ...row, id: `r${i + 1}` })) });
  });

  test('that says nothing of games leaves them to the event', () => {
    const read = readResults(textOfResults({ games: 0, unplaced: 0, rows }), wishes);
    expect(read.ok && read.value.map(({ games }) => games)).toEqual([8, 8]);
  });
});

describe('pasted results', () => {
  test('are read by their heading, between tabs, semicolons or commas', () => {
    const rows = [
      {
        id: 'r1',
        place: 1,
        score: 45_300,
        games: 8,
        name: 'Ada Falk',
        number: '',
        country: 'SWE',
        club: '',
      },
      {
        id: 'r2',
        place: 2,
        score: -12_000,
        games: 8,
        name: 'Bo, Lind',
        number: '4010123',
        country: '',
        club: '',
      },
    ];
    const tabs =
      'Place\tName\tScore\tEMA number\tCountry\n1\tAda Falk\t45.3\t00000000\tSWE\n2\tBo, Lind\t−12\t04010123\t\n';
    const commas =
      '\ufeffrank,first_name,last_name,total,ema,country\r\n1,Ada,Falk,45.3,,SWE\r\n2,"Bo,",Lind,▲12.0,04010123,\r\n';
    for (const text of [tabs, commas]) {
      expect(readResults(text, wishes)).toEqual({ ok: true, value: rows });
    }
    const plain = readResults('順位;名前;得点\n1;青木;45300\n2;井上;-12000', {
      ...wishes,
      inThousands: false,
    });
    expect(plain).toMatchObject({ value: [{ name: '青木', score: 45_300 }, { score: -12_000 }] });
  });

  test('are read with headings, decimals and countries of other languages', () => {
    const read = readResults(
      'Platz;Name;Vorname;Punkte;Land;Verein;EMA-Nummer\n1;Falk;Ada;62,4;Türkei;Moon Pond;01020001\n2;Lind;Bo;-62,4;DE;;\n',
      wishes,
    );
    expect(read).toMatchObject({
      value: [
        { name: 'Ada Falk', score: 62_400, country: 'TUR', club: 'Moon Pond', number: '1020001' },
        { name: 'Bo Lind', score: -62_400, country: 'DEU' },
      ],
    });
  });

  test.each([
    ['', 1, 'noHeading'],
    ['a,b\n1,Ada', 1, 'noHeading'],
    ['place,name\n1,', 2, 'noName'],
    ['place,name\n1,Ada\nx,Bo', 3, 'noPlace'],
    ['place,name\n0,Ada', 2, 'noPlace'],
    ['place,name,score\n1,Ada,many', 2, 'badScore'],
    ['place,name\n1,Ada', 2, 'tooFew'],
  ])('%j is refused at line %i: %s', (text, line, why) => {
    expect(readResults(text, wishes)).toEqual({ ok: false, error: { line, why } });
  });
});

test('a rule comes out of the form as it went in', () => {
  const rules = [
    PLAIN_RULE,
    FEDERATION_RULES.mers,
    FEDERATION_RULES.rukrsDays,
    FEDERATION_RULES.rukrsGames,
    { ...PLAIN_RULE, points: { by: 'list', points: [9, 6, 3], rest: 0 }, minimum: 2 } as const,
    { ...PLAIN_RULE, ties: ['wins'], final: { carries: 'points', share: 30 } } as const,
    { ...PLAIN_RULE, final: { carries: 'places', points: [30, 20] } } as const,
    { ...FEDERATION_RULES.mers, age: { on: '2027-01-31', full: 12, half: 24 } },
    { ...PLAIN_RULE, total: { by: 'average', best: 3 } } as const,
  ];
  for (const rule of rules) expect(ruleOf(ruleDraftOf(rule), rule)).toEqual(rule);
  expect(ruleDraftOf(rules.at(-1)!).formula).toBe('asIs');
  expect(ruleDraftOf(FEDERATION_RULES.mers).formula).toBe('mers');
});

test('an entry gets an id that is free', () => {
  expect(newEntryId([])).toBe('e1');
  expect(newEntryId([{ id: 'e2' }])).toBe('e3');
  expect(newEntryId([{ id: 'e3' }, { id: 'x' }])).toBe('e4');
});

test('a refusal of a circuit is told in Japanese with its values', () => {
  for (const [id, text] of Object.entries(CIRCUIT_REFUSAL_TEXTS)) {
    const values = [...text.matchAll(/\{(\d)\}/g)].map(([, at]) => `value-${at}`);
    const told = refusedIn('ja', { code: 'badValue', message: text, said: { id, text, values } });
    expect([id, told.lang]).toEqual([id, 'ja']);
    // Whose role it takes is told by the page, not by the list.
    if (id !== 'circuit.role') for (const value of values) expect(told.text).toContain(value);
  }
});

// What the pages of circuits read and edit: pasted results, the rule as a form, refusals in Japanese.

import { CIRCUIT_REFUSAL_TEXTS, FEDERATION_RULES, PLAIN_RULE } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { newEntryId } from '../src/circuit/entryId.ts';
import { readResults } from '../src/circuit/resultsText.ts';
import { ruleDraftOf, ruleOf } from '../src/circuit/ruleDraft.ts';
import { refusedIn } from '../src/event/refusedIn.ts';

const wishes = { games: 8, inThousands: true };

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

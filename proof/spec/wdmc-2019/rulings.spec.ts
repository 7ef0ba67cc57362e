// WDMC 2019: rulings on misprints, of a year and of section numbers, and on sticks that no section names.

import { cite, RULE_KEYS } from '@hanchan/rules';
import { WDMC_2019 } from '@hanchan/rulesets';
import { CLAUSES } from '@hanchan/rulesets/clauses';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectReadInto } from '../support/readInto.ts';

const SATURDAY = 6;

clause('W36', 'the book is of the year in which 8 June is a Saturday', () => {
  const year = Number(WDMC_2019.document.match(/\b20\d\d\b/)?.[0]);
  expect(new Date(Date.UTC(year, 5, 8)).getUTCDay()).toBe(SATURDAY);
});

const sectionOf = (id: string) => CLAUSES['wdmc-2019']!.find((one) => one.id === id)?.section;

clause('W38', 'two yaku under one number are cited by number and name', () => {
  const haitei = cite(WDMC_2019, 'yaku.haitei').section;
  const houtei = cite(WDMC_2019, 'yaku.houtei').section;
  expect([haitei, houtei]).toEqual(['Part 3, 4.1.1.6 Haitei', 'Part 3, 4.1.1.6 Houtei']);
  expect([sectionOf('wdmc-4.1.1.6-01'), sectionOf('wdmc-4.1.1.6-02')]).toEqual([haitei, houtei]);
});

clause(
  'W12',
  'of two or three winners the sticks of earlier hands are read into the sections',
  () => {
    for (const winners of ['two', 'three'] as const) {
      const table = { how: 'ron', winners } as const;
      expectReadInto(WDMC_2019, 'riichi.deposit', { deposit: 'taken', ...table }, 'W12');
      expectReadInto(WDMC_2019, 'payment.depositsTo', table, 'W12');
    }
  },
);

clause('W38', 'nothing is cited by a number that the document only refers to', () => {
  expect(cite(WDMC_2019, 'kan.added').section).toBe('Part 3, 3.3.2.2');
  expect(cite(WDMC_2019, 'calls.precedence').section).toBe('Part 3, 3.4.1');
  const values = RULE_KEYS.flatMap((key) => {
    const { cases = [], ...whole } = WDMC_2019.citations[key];
    return [whole, ...cases].map(({ section }) => section);
  });
  const sections = [...values, ...CLAUSES['wdmc-2019']!.map(({ section }) => section)];
  expect(sections.filter((section) => /\b3\.2\.2\.[12]$/.test(section))).toEqual([]);
});

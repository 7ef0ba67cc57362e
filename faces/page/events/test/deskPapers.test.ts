// What the desk offers to print and hand in: all that the server makes, asked for in the language of the page.

import { PAPER_NAMES, paperRoles } from '@hanchan/papers/names';
import type { TableSeats } from '@hanchan/tournament';
import { describe, expect, it } from 'vitest';
import { paperPath, papersOf } from '../src/desk/papers.ts';
import { desk as en } from '../src/desk/words/en.ts';
import { desk as ja } from '../src/desk/words/ja.ts';
import { anEvent } from './deskEvent.ts';

const WISHES = { language: 'ja', size: 'letter', top: 8, isQualified: true };

describe('papers at the desk', () => {
  const event = anEvent(8);
  const tables: TableSeats[] = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ];
  event.act({ type: 'seat', seed: 's', method: 'm', rounds: [{ round: 1, tables }], reason: '' });
  const offered = papersOf(event.state).flatMap(({ papers }) => papers);

  it('are all that there are', () => {
    const names = new Set(offered.map(({ file }) => file.replace(/-\d+\.pdf$/, '-ROUND.pdf')));
    expect([...names].sort()).toEqual([...PAPER_NAMES].sort());
    expect(offered.every(({ file }) => paperRoles(file) !== null)).toBe(true);
  });

  it('have words in both languages', () => {
    for (const { words } of offered) {
      expect(en.paper).toHaveProperty(words);
      expect(ja.paper).toHaveProperty(words);
    }
  });

  it('are printed in the language of the page and the size of the printer; tables for programs have none', () => {
    expect(paperPath('badges.pdf', WISHES)).toBe('/papers/badges.pdf?lang=ja&size=letter');
    expect(paperPath('results.csv', WISHES)).toBe('/papers/results.csv');
    expect(paperPath('ema.xlsx', WISHES)).toBe('/papers/ema.xlsx?qualification=1');
  });

  it('ask for as many certificates as are wanted, within what can be made', () => {
    const top = (count: number | null) =>
      new URLSearchParams(
        paperPath('certificates.pdf', { ...WISHES, top: count }).split('?')[1],
      ).get('top');
    expect([top(8), top(2.7), top(500), top(0), top(null)]).toEqual(['8', '2', '100', null, null]);
  });
});

// The files and pages of a run: rows that add up, and pages that stand alone, are well formed and can be heard.

import { describe, expect, test } from 'vitest';
import { dealRows, matchLine } from '../src/files.ts';
import {
  COLUMNS,
  comparePage,
  comparePicture,
  documentOf,
  figureText,
  type RunReport,
  reportPage,
  Statistics,
  spreadText,
} from '../src/index.ts';
import { anyMatch, deal, match, win } from './summaries.ts';

function report(id: string, seeds: readonly number[]): RunReport {
  const statistics = new Statistics();
  for (const seed of seeds) statistics.add(anyMatch(seed));
  return {
    rules: { id, title: `The <b>book</b> & "${id}"`, hash: 'abcdef0123456789' },
    lineUp: ['club', 'club', 'mjai:./bot --name "<x>"', 'club'],
    games: 12,
    seed: 1,
    assistance: 'guided',
    isRotated: true,
    isChecked: false,
    statistics: documentOf(statistics),
    notes: ['mjai:"<x>": 3 of 9 decisions were made for it'],
  };
}

const ONE = report('first', [1, 2, 3, 4, 5, 6]);
const OTHER = report('second', [7, 8, 9]);
const EMPTY = report('none', []);

const VOID = ['meta'];

/** Every element is closed by its own name, and attributes are quoted; as strict as XML. */
function insistWellFormed(text: string): void {
  const open: string[] = [];
  const tags = /<(?:!doctype html|(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?))>/g;
  const content = text.replace(/(?<=<style>)[\s\S]*?(?=<\/style>)/, '');
  const rest = content.replace(
    tags,
    (_tag, end: string, name: string, _attributes, closed: string) => {
      if (name === undefined || closed === '/') return '';
      if (end === '/') expect(open.pop()).toBe(name);
      else if (!VOID.includes(name)) open.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]/);
  expect(rest).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
}

describe.each([
  ['the report', reportPage(ONE)],
  ['the report of nothing', reportPage(EMPTY)],
  ['the comparison', comparePage([ONE, OTHER])],
  ['a comparison with nothing', comparePage([ONE, EMPTY])],
  ['the picture', comparePicture([ONE, OTHER])],
])('%s', (_, page) => {
  test('is well formed', () => insistWellFormed(page));

  test('needs nothing from anywhere', () => {
    const alone = page.replaceAll('http://www.w3.org/2000/svg', '');
    expect(alone).not.toMatch(/https?:|\/\/\w|src=|href=|@import|url\(|<script|<link/i);
  });

  test('holds no figure that is none', () => {
    expect(page).not.toMatch(/NaN|Infinity|undefined|null/);
  });

  test('has no empty head, and no two tables of one name', () => {
    expect(page).not.toContain('<th scope="col"></th>');
    const names = [...page.matchAll(/role="region" aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('takes names as text', () => {
    expect(page).not.toContain('<b>book');
    expect(page).not.toContain('<x>');
  });

  test('says in words what each plot shows', () => {
    const plots = page.split('role="img"').slice(1);
    expect(plots.length).toBeGreaterThan(0);
    for (const plot of plots) {
      expect(plot).toMatch(/^[^>]*>\s*<title>[^<]+<\/title><desc>[^<]*<\/desc>/);
    }
  });
});

test('the report has a table beside each plot, and the command that plays it again', () => {
  const page = reportPage(ONE);
  expect(page.split('<table').length).toBeGreaterThan(page.split('role="img"').length / 2);
  expect(page).toContain("hanchan simulate --rules first --games 12 --seed 1 --bots 'club,club,");
  expect(page).toContain('6 of 12 matches');
});

test('what a reader must know comes before the figures, once', () => {
  for (const page of [reportPage(ONE), comparePage([ONE, OTHER])]) {
    expect(page.split('3 of 9 decisions were made for it')).toHaveLength(2);
    expect(page.indexOf('decisions were made')).toBeLessThan(page.indexOf('<main>'));
  }
});

test('points are told as exactly as their interval allows', () => {
  const few = { value: 3.25, low: 2.5, high: 4 };
  const unsure = { value: 72.73, low: -1_087, high: 1_232 };
  expect([figureText('dealerPoints', few), spreadText('dealerPoints', few)]).toEqual([
    '3.25',
    '±0.75',
  ]);
  expect([figureText('dealerPoints', unsure), spreadText('dealerPoints', unsure)]).toEqual([
    '73',
    '±1,160',
  ]);
});

describe('files', () => {
  const deals = [
    deal({ wins: [win(2, 1, { yaku: ['riichi', 'dora'] })], deltas: [0, -3_900, 3_900, 0] }),
    deal({ outcome: 'exhausted', tenpai: [3], riichi: [3] }),
  ];
  const summary = match({ deals, players: ['a,b', 'club', 'say "hi"', 'd'], uma: [4, 0, 0, -4] });
  const label = { match: 7, rules: 'x', hash: 'h', digest: '00ff' };

  test('a line is one JSON value, uma in points', () => {
    const text = matchLine(label, summary);
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toMatchObject({
      match: 7,
      rules: 'x',
      hash: 'h',
      digest: '00ff',
      bots: ['a,b', 'club', 'say "hi"', 'd'],
      uma: [1 / 3, 0, 0, -1 / 3],
      deals: [{ outcome: 'won', wins: [{ seat: 2, from: 1 }] }, { outcome: 'exhausted' }],
    });
  });

  test('columns have a row for each deal and seat, quoted where they must be', () => {
    const rows = dealRows(label, summary);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toMatch(/^7,1,1,x,0,"a,b",0,1,0,won,0,,/);
    expect(rows[2]).toContain('"say ""hi"""');
    const plain = rows[1]!.split(',');
    expect(plain).toHaveLength(COLUMNS.length);
    const cell = (row: readonly string[], name: (typeof COLUMNS)[number]) =>
      row[COLUMNS.indexOf(name)];
    expect(cell(plain, 'dealt_in')).toBe('1');
    expect(cell(plain, 'deal_in_points')).toBe('3900');
    expect(cell(plain, 'tenpai')).toBe('');
    const last = rows[7]!.split(',');
    expect(cell(last, 'tenpai')).toBe('1');
    expect(cell(last, 'riichi')).toBe('1');
    expect(cell(last, 'won')).toBe('0');
    expect(cell(last, 'win_points')).toBe('');
  });
});

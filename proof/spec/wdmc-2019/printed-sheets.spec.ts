// WDMC 2019, Part 2, 9.1: the score sheet as it comes out of the printer.

import { makePaper } from '@hanchan/papers';
import { WDMC_2019 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { paperEvent } from '../support/paperEvent.ts';
import { prints, readPdf } from '../support/pdfText.ts';

const { source } = paperEvent({ book: WDMC_2019 });

async function sheetPage(name = 'sheets-3.pdf') {
  const made = await makePaper(source, name);
  return readPdf(made!.body as Buffer)[0]!;
}

clause('wdmc-p2.9.1-01', 'printed: number, name, final, mods, pre-uma, uma, post-uma', async () => {
  const { pieces } = await sheetPage();
  const titles = ['No.', 'Name', 'Final score', 'Mods', 'Pre-uma', 'Uma', 'Post-uma', 'Signature'];
  const columns = titles.map((title) => pieces.find(({ text }) => text === `${title} `)!);
  const places = columns.map(({ x }) => x);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(new Set(columns.map(({ y }) => y)).size).toBe(1);
});

clause('wdmc-p2.9.1-02', 'printed: every score is the difference from 30,000', async () => {
  expect(prints(await sheetPage(), 'Every score is the difference from 30,000')).toBe(true);
});

clause('wdmc-p2.9.1-03', 'printed: hanchan and table', async () => {
  const page = await sheetPage();
  expect(prints(page, 'Hanchan 回戦 3 · Table 卓 1')).toBe(true);
  expect(prints(page, 'Hanchan 回戦 3 · Table 卓 2')).toBe(true);
  expect(prints(await sheetPage('blank-sheets.pdf'), 'Hanchan 回戦 ______')).toBe(true);
});

clause('wdmc-p2.9.1-04', 'printed: four rows to sign and a line for the judge', async () => {
  const page = await sheetPage();
  expect(prints(page, 'Signature 署名')).toBe(true);
  expect(prints(page, 'Referee 審判')).toBe(true);
  expect(prints(page, 'By signing you confirm that all scores and uma are correct.')).toBe(true);
});

clause('wdmc-p2.9.1-05', 'printed: the uma table with its twelve values', async () => {
  const { pieces } = await sheetPage();
  const uma = pieces.filter(({ text }) => /^[+-]\d+$/.test(text)).slice(0, 12);
  const columns = [...new Set(uma.map(({ x }) => Math.round(x / 40)))];
  expect(columns).toHaveLength(3);
  expect(uma.map(({ text }) => Number(text))).toEqual([12, -1, -3, -8, 8, 4, -4, -8, 8, 3, 1, -12]);
});

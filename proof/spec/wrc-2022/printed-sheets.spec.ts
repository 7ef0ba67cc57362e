// WRC 2022, 4.4.3, 4.4.4, 13.1 and 13.2: the sheets as they come out of the printer.

import { makePaper } from '@hanchan/papers';
import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { paperEvent } from '../support/paperEvent.ts';
import { prints, readPdf } from '../support/pdfText.ts';

const { source } = paperEvent({ book: WRC_2022 });

type Page = ReturnType<typeof readPdf>[number];

async function firstPage(name: string) {
  const made = await makePaper(source, name);
  return readPdf(made!.body as Buffer)[0]!;
}

const printsAll = (page: Page, ...texts: readonly string[]) =>
  expect(texts.filter((text) => !prints(page, text))).toEqual([]);

/** These stand on the page one after the other, down or across it. */
function standInOrder({ pieces }: Page, texts: readonly string[], along: 'x' | 'y'): void {
  const places = texts.map((text) => pieces.find((piece) => piece.text === text)![along]);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
}

const WINDS = ['East', 'South', 'West', 'North'];

clause(
  'wrc-13.1-01',
  'the all-last sheet has a box for each current wind, East first',
  async () => {
    const page = await firstPage('allLast-3.pdf');
    standInOrder(page, WINDS, 'y');
    printsAll(page, ...'東南西北', 'the difference from 30,000', 'with + or ▲ before it');
  },
);

clause(
  'wrc-13.2-01',
  'printed: columns East to North, session and table, number and name',
  async () => {
    const page = await firstPage('sheets-1.pdf');
    const columns = WINDS.map((wind) => `${wind} `);
    standInOrder(page, columns, 'x');
    printsAll(page, 'Session 回戦', 'Table 卓', 'ID 番号', 'Name 名前', 'Spring Open 春');
  },
);

clause(
  'wrc-13.2-02',
  'printed: every row from starting to signature, sticks and referee',
  async () => {
    const page = await firstPage('blank-sheets.pdf');
    const labels = [
      'Starting',
      'Loans',
      'Final',
      'Net score',
      'Rank',
      'Uma',
      'Total',
      'Penalties',
      'Signature',
    ];
    const rows = labels.map((label) => `${label} `);
    standInOrder(page, rows, 'y');
    printsAll(page, 'Net + Uma', '+15 / +5 / ▲5 / ▲15', 'Riichi sticks left', 'Referee 審判');
  },
);

clause('wrc-13.2-03', 'printed: net is final less loans less starting', async () => {
  expect(prints(await firstPage('blank-sheets.pdf'), 'Final − Loans − Starting')).toBe(true);
});

clause(
  'wrc-13.2-04',
  'printed: starting points are 30.0, and a triangle stands for minus',
  async () => {
    const page = await firstPage('blank-sheets.pdf');
    expect(page.pieces.filter(({ text }) => text === '30.0')).toHaveLength(8);
    expect(prints(page, 'Divide by 1,000 before writing; write ▲ for minus.')).toBe(true);
  },
);

clause(
  'wrc-13.2-05',
  'printed: fill in the all-last sheet; do not leave or reset before the staff has checked',
  async () => {
    const page = await firstPage('sheets-3.pdf');
    expect(prints(page, 'Fill in the all-last sheet before the last hand')).toBe(true);
    expect(prints(page, 'Stay seated and do not reset the sticks')).toBe(true);
  },
);

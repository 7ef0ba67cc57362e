// What the documents say about keeping score at a real table: chombo, the bell, loans, the sheet before the last hand
// and the report after it.

import { allLastSheet, reportOf, sheetOf } from '@hanchan/keeper';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { draw, handAct, Log, ron, tsumo } from '../../../engine/keeper/test/writing.ts';
import { clause } from '../support/clause.ts';

/** East 1 to South 3 pass by without a dealer's win. */
const toAllLast = (log: Log) =>
  log.hands(
    ...([1, 2, 3, 0, 1, 2, 3] as const).map((seat) => ron(seat, seat === 0 ? 1 : 0, 1, 30)),
  );

clause(
  ['wrc-12.2-06', 'wrc-12.2-02'],
  'a chonbo on paper: 30P, the deposits of the hand back, the same dealer and counters, no payment',
  () => {
    const log = new Log(WRC_2022).write(handAct(draw(0), 0));
    const before = log.table;
    log.write(handAct({ type: 'chombo', by: [2] }, 1, 3));
    const { scores, dealer, counters, deposits, penalties } = log.table;
    expect({ scores, dealer, counters, deposits }).toEqual({
      scores: before.scores,
      dealer: 0,
      counters: 1,
      deposits: 1,
    });
    expect(penalties[2].tournamentPoints).toBe(30);
    expect(log.kept.lines.at(-1)!.lines.map(({ rule }) => rule)).toEqual(['penalty.chombo']);
  },
);

clause(
  'wdmc-p2.8-28',
  'a chonbo on paper: 12,000 off before uma, and nobody at the table receives it',
  () => {
    const log = new Log(WDMC_2019).write(handAct({ type: 'chombo', by: [1] }));
    expect(log.table.scores).toEqual([30_000, 30_000, 30_000, 30_000]);
    expect(sheetOf(log.kept).mods).toEqual([0, -12_000, 0, 0]);
    const { columns } = reportOf(log.kept);
    expect(columns.map(({ place }) => place)).toEqual([1, 4, 1, 1]);
  },
);

clause(
  ['wrc-10.1-05', 'wrc-10-01'],
  'the bell in the middle of a hand that is kept by hand: that hand is the last',
  () => {
    const log = new Log(WRC_2022).write({ type: 'bell', when: 'during' });
    expect(log.kept.isAllLast).toBe(true);
    log.hands(tsumo(0, 2, 30));
    expect(log.table.over).toEqual({ rule: 'clock.minutes', case: { time: 'up' } });
  },
);

clause(
  ['wrc-10.1-04', 'wrc-10.1-07'],
  'the bell between two hands that are kept by hand: one more is played',
  () => {
    const log = new Log(WRC_2022).hands(draw(0)).write({ type: 'bell', when: 'between' });
    expect(log.table.over).toBeNull();
    log.hands(draw(0));
    expect(log.table.over).toEqual({ rule: 'clock.minutes', case: { time: 'up' } });
  },
);

clause('wrc-10.1-06', 'a chonbo in the last hand on the clock: the match is over', () => {
  const log = new Log(WRC_2022)
    .write({ type: 'bell', when: 'during' })
    .write(handAct({ type: 'chombo', by: [0] }, 0));
  expect(log.table.over).toEqual({ rule: 'clock.chomboAfterBell' });
  expect(log.table.deposits).toBe(0);
  expect(log.table.penalties[0].tournamentPoints).toBe(30);
});

clause(
  ['wdmc-p2.4.1-03'],
  'the bell between two hands ends the match where no hand has begun',
  () => {
    const log = new Log(WDMC_2019).hands(draw(0)).write({ type: 'bell', when: 'between' });
    expect(log.table.over).toEqual({
      rule: 'clock.bellBetweenDeals',
      case: { bell: 'betweenDeals' },
    });
  },
);

clause(
  ['wrc-4.4.1-05', 'wrc-9.3-03', 'wrc-13.2-03'],
  'below zero a loan of 10,000 stands on the report, and the net is what is held less loans and start',
  () => {
    const log = new Log(WRC_2022).hands(ron(0, 1, 13));
    const [, berg] = reportOf(log.kept).columns;
    expect(berg).toMatchObject({ loans: 10_000, final: 4_000, starting: 30_000, net: -36_000 });
    // What was lent stays lent when the score rises again, until it is given back.
    log.hands(ron(1, 0, 5));
    expect(reportOf(log.kept).columns[1]).toMatchObject({ loans: 10_000, net: -27_700 });
    log.write({ type: 'loan', seat: 1, count: -1 });
    expect(reportOf(log.kept).columns[1]).toMatchObject({ loans: 0, net: -27_700 });
  },
);

clause(
  ['wdmc-p2.4.2-07', 'wdmc-p2.4.2-08'],
  'at the table of a club that lends 20,000, sticks held less the loan are the score',
  () => {
    const log = new Log(WDMC_2019).hands(ron(0, 1, 11));
    expect(log.table.scores[1]).toBe(-6_000);
    expect(reportOf(log.kept).columns[1]).toMatchObject({ loans: 20_000, final: 14_000 });
  },
);

/** The second player is left with 400. */
const withFourHundred = () =>
  new Log(WDMC_2019).write({
    type: 'ruling',
    ruling: { what: 'move', deltas: [29_600, -29_600, 0, 0] },
    note: '',
  });

clause(
  ['wdmc-3.5.1-16', 'W51'],
  'a riichi at 400 is lent one stick with its chip: 1,000 on the report, 400 in sticks, -600 in all',
  () => {
    const log = withFourHundred().write(handAct(draw(0, 1, 2, 3), 1));
    expect(log.table.scores[1]).toBe(-600);
    expect([log.table.lent, log.table.chips]).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 0],
    ]);
    const column = { loans: 1_000, final: 400, net: -30_600 };
    expect(reportOf(log.kept).columns[1]).toMatchObject(column);
  },
);

clause(
  ['W51', 'wdmc-p2.4.2-07', 'wdmc-p2.4.2-08'],
  'a payment that the sticks do not reach for brings the loan of 20,000 beside the riichi chip',
  () => {
    const log = withFourHundred().write(handAct(ron(0, 1, 1, 30), 1));
    const { scores, lent, chips } = log.table;
    expect([lent[1], chips[1]]).toEqual([1, 1]);
    expect(reportOf(log.kept).columns[1]).toMatchObject({
      loans: 21_000,
      final: scores[1] + 21_000,
      net: scores[1] - 30_000,
    });
  },
);

clause(
  ['W51', 'wdmc-3.5.1-16'],
  'a riichi chip lies there until it is given back, and a void deal hands none out',
  () => {
    const log = withFourHundred().write(handAct(ron(1, 0, 5), 1));
    expect(log.table.chips[1]).toBe(1);
    expect(reportOf(log.kept).columns[1]).toMatchObject({ loans: 1_000 });
    log.write({ type: 'loan', seat: 1, count: -1, of: 'riichi' });
    expect(reportOf(log.kept).columns[1]).toMatchObject({ loans: 0 });
    const voided = withFourHundred().write(handAct({ type: 'redeal' }, 1));
    expect([voided.table.chips[1], voided.table.lent[1]]).toEqual([0, 0]);
  },
);

clause(
  ['wrc-4.4.3-01', 'wrc-4.4.3-02', 'wrc-7.1-04', 'wrc-13.1-01'],
  'before every presumed last hand there is a sheet by current wind, with deltas',
  () => {
    const log = new Log(WRC_2022);
    expect(allLastSheet(log.kept)).toBeNull();
    toAllLast(log);
    const sheet = allLastSheet(log.kept)!;
    expect(sheet.map(({ wind, seat }) => `${wind}${seat}`)).toEqual(['E3', 'S0', 'W1', 'N2']);
    expect(sheet.map(({ delta }) => delta)).toEqual(sheet.map(({ score }) => score - 30_000));
    log.hands(tsumo(3, 1, 30));
    expect(allLastSheet(log.kept)!.map(({ delta }) => delta)).not.toEqual(
      sheet.map(({ delta }) => delta),
    );
  },
);

clause(
  'wdmc-p2.4.4-01',
  'the scores at the start of every hand are kept, so that the last set is the card before the final hand',
  () => {
    const log = toAllLast(new Log(WDMC_2019));
    expect(log.kept.isAllLast).toBe(true);
    const before = log.table.scores;
    log.hands(ron(0, 3, 3, 30));
    expect(log.kept.lines.at(-1)!.before.scores).toEqual(before);
    expect(log.table.over).not.toBeNull();
  },
);

clause(
  ['wrc-13.2-01', 'wrc-13.2-02'],
  'the report has a column for each wind, and every row of the sheet',
  () => {
    const log = toAllLast(new Log(WRC_2022)).write(handAct(draw(0), 0));
    const { columns, sticks } = reportOf(log.kept);
    expect(columns.map(({ wind, name }) => `${wind} ${name}`)).toEqual([
      'E Aoki',
      'S Berg',
      'W Costa',
      'N Dahl',
    ]);
    expect(sticks).toBe(1);
    for (const { net, uma, total } of columns) expect(total).toBe(net + uma);
    expect(columns.reduce((sum, { uma }) => sum + uma, 0)).toBe(0);
    expect(columns.reduce((sum, { net }) => sum + net, 0)).toBe(-1_000);
  },
);

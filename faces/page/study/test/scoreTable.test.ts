// The cells of the score tables against the engine: no reachable hand is missing, and none is paid otherwise.

import { RULESETS, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { checkWin, evaluate, type Win } from '@hanchan/score';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomWin } from '../../../../proof/spec/support/randomWin.ts';
import { flatPayment, fuRows, limitRows, type Payment } from '../src/rulebook/scoreTable.ts';

/** What a payment says the winner gets, with nothing else on the table. */
function gets({ ron, share, dealerShare }: Payment, win: Win): number | null {
  if (win.from !== null) return ron;
  if (share === null) return null;
  return win.winner === win.dealer ? share * 3 : share * 2 + dealerShare!;
}

describe.each(RULESETS)('$title', ({ values }) => {
  test('every random hand stands in the table with its points', () => {
    let met = 0;
    fc.assert(
      fc.property(randomWin, (drawn) => {
        const win = { ...drawn, counters: 0, deposits: 0 };
        if (checkWin(win, values).length > 0) return;
        const scored = evaluate(win, values);
        if (!scored.ok) return;
        const { han, fu, limit, points, base } = scored.value;
        const winner = win.winner === win.dealer ? 'dealer' : 'nonDealer';
        met++;
        if (values['score.model'] === 'flat') {
          expect(gets(flatPayment(values, winner)!, win)).toBe(points);
          return;
        }
        if (han !== null && han < values['score.limits'].mangan) {
          const row = fuRows(values, winner).find((one) => one.fu === fu);
          // Beyond the last row only limits are left.
          if (row === undefined) expect([han, fu, limit]).toEqual([han, fu, 'mangan']);
          else {
            const cell = row.cells[han - 1]!;
            expect([han, fu, gets(cell, win), cell.limit]).toEqual([han, fu, points, limit]);
          }
        } else if (limit !== 'yakuman' || base === 8_000) {
          const row = limitRows(values, winner).find((one) => one.limit === limit)!;
          expect([limit, gets(row, win)]).toEqual([limit, points]);
          if (han !== null) {
            expect(han).toBeGreaterThanOrEqual(row.from!);
            if (row.to !== null) expect(han).toBeLessThanOrEqual(row.to);
          }
        }
      }),
      { seed: 2026, numRuns: 3_000 },
    );
    expect(met).toBeGreaterThan(100);
  });
});

test('4 han 30 fu is mangan where the book rounds it up, and 7,700 where not', () => {
  const cell = (values: typeof WRC_2022.values) =>
    fuRows(values, 'nonDealer').find(({ fu }) => fu === 30)!.cells[3];
  expect(cell(WRC_2022.values)).toMatchObject({ ron: 8_000, limit: 'mangan' });
  expect(cell(WDMC_2019.values)).toMatchObject({ ron: 7_700, limit: null, share: 2_000 });
});

test('cells that no hand reaches are empty', () => {
  const rows = fuRows(WRC_2022.values, 'nonDealer');
  expect(rows.map(({ fu }) => fu).slice(0, 4)).toEqual([20, 25, 30, 40]);
  expect(rows[0]!.cells.map(({ ron }) => ron)).toEqual([null, null, null, null]);
  expect(rows[0]!.cells.map(({ share }) => share)).toEqual([null, 400, 700, 1_300]);
  expect(rows[1]!.cells.map(({ ron }) => ron)).toEqual([null, 1_600, 3_200, 6_400]);
  expect(rows[1]!.cells.map(({ share }) => share)).toEqual([null, null, 800, 1_600]);
});

test('a book without han and fu has one payment', () => {
  const { values } = USPML_FUNDAMENTALS;
  expect(fuRows(values, 'dealer')).toEqual([]);
  expect(flatPayment(values, 'nonDealer')).not.toBeNull();
  expect(flatPayment(WRC_2022.values, 'nonDealer')).toBeNull();
});

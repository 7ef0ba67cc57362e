// Sheets: worked cases, and the laws that hold for every sheet.

import { NO_PENALTIES, type SeatPenalties } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { RULESETS, TENHOU, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShared, readJson, sharedNote, sharedPath } from '../../../proof/spec/support/shared.ts';
import {
  type ByWind,
  byWind,
  inTwelfths,
  NO_SHEET_PENALTIES,
  type SheetForm,
  sheetResult,
} from '../src/index.ts';

const DESK = { lateScore: 'none' } as const;
const P = 12_000;
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

function formOf(held: ByWind<number>, sticks = 0, loans: ByWind<number> = [0, 0, 0, 0]): SheetForm {
  return { slots: [1, 2, 3, 4], held, loans, sticks };
}

interface UmaCase {
  readonly name: string;
  readonly rule: 'WRC' | 'WDMC';
  readonly final: ByWind<number>;
  readonly sticks: number;
  readonly rank: ByWind<number>;
  readonly uma: ByWind<number>;
  readonly net?: ByWind<number>;
  readonly hanchan?: ByWind<number>;
  readonly penaltyP?: ByWind<number>;
  readonly tournament?: ByWind<number>;
  readonly mods?: ByWind<number>;
  readonly pre?: ByWind<number>;
  readonly post?: ByWind<number>;
}

describe.skipIf(!hasShared)(`the worked cases${sharedNote}`, () => {
  const cases = hasShared ? readJson<UmaCase[]>(sharedPath('data/uma-cases.json')) : [];
  it.each(cases)('$name', (one) => {
    const rules = (one.rule === 'WRC' ? WRC_2022 : WDMC_2019).values;
    const penalties = byWind(
      (wind): SeatPenalties => ({
        warnings: 0,
        modifier: -(one.mods?.[wind] ?? 0),
        tournamentPoints: one.penaltyP?.[wind] ?? 0,
      }),
    );
    const { rows } = sheetResult(formOf(one.final, one.sticks), penalties, rules, DESK);
    const exact = (points: number) => Math.round(points * P);
    expect(rows.map(({ rank }) => rank)).toEqual(one.rank);
    expect(rows.map(({ uma }) => uma)).toEqual(one.uma.map(exact));
    const net = one.net ?? one.pre;
    expect(rows.map(({ preUma }) => preUma * 12)).toEqual(net?.map(exact));
    expect(rows.map(({ hanchan }) => hanchan)).toEqual((one.hanchan ?? one.post)?.map(exact));
    const tournament = one.tournament ?? one.post;
    expect(rows.map((row) => row.tournament)).toEqual(tournament?.map(exact));
  });
});

describe('a sheet', () => {
  it('takes loans off what a player holds', () => {
    const form = formOf([65_800, 30_000, 30_000, 4_200], 0, [0, 0, 0, 10_000]);
    const { rows, flags } = sheetResult(form, NO_SHEET_PENALTIES, WRC_2022.values, DESK);
    expect(rows[3]).toMatchObject({ held: 4_200, loans: 10_000, final: -5_800, net: -35_800 });
    expect(flags).toEqual(['sharedPlaces', 'belowZero']);
  });

  it('gives the deposits left to the winner where the rulebook does', () => {
    const form = formOf([40_000, 30_000, 20_000, 9_000], 1);
    const { rows, flags } = sheetResult(form, NO_SHEET_PENALTIES, TENHOU.values, DESK);
    expect(rows[0].final).toBe(41_000);
    expect(rows[0].hanchan).toBe((11 + 20 + 20) * P);
    expect(sum(rows.map(({ hanchan }) => hanchan))).toBe(0);
    expect(flags).toEqual([]);
  });

  it('leaves a forfeiting player the penalty alone, and the table its score', () => {
    const form = formOf([40_000, 35_000, 25_000, 20_000]);
    const late = byWind((wind) => ({ ...NO_PENALTIES, tournamentPoints: wind === 1 ? 30 : 0 }));
    const replaced: ByWind<boolean> = [false, true, false, false];
    const { rows, flags } = sheetResult(form, late, WRC_2022.values, DESK, replaced);
    expect(rows[1]).toMatchObject({ tournament: 10 * P, credited: -30 * P, isForfeit: true });
    expect(flags).toContain('forfeit');
  });

  it('or the score of the seat, where the desk says so', () => {
    const form = formOf([40_000, 35_000, 25_000, 20_000]);
    const late = byWind((wind) => ({ ...NO_PENALTIES, modifier: wind === 1 ? 20_000 : 0 }));
    const replaced: ByWind<boolean> = [false, true, false, false];
    const seat = { lateScore: 'seat' } as const;
    const { rows } = sheetResult(form, late, WDMC_2019.values, seat, replaced);
    expect(rows[1]).toMatchObject({ mods: -20_000, preUma: -15_000, rank: 4, isForfeit: false });
    expect(rows[1].credited).toBe((-15 - 8) * P);
  });

  it('says that nobody reached the returning points', () => {
    const form = formOf([29_500, 29_500, 29_000, 28_000], 4);
    const { rows, flags } = sheetResult(form, NO_SHEET_PENALTIES, WDMC_2019.values, DESK);
    expect(flags).toContain('nobodyAbove');
    expect(rows[0].uma).toBe(5.5 * P);
  });
});

const points = fc.integer({ min: -400, max: 1_200 }).map((n) => n * 100);
const aSheet = fc
  .tuple(points, points, points, fc.nat({ max: 4 }))
  .map(
    ([a, b, c, sticks]): SheetForm =>
      formOf([a, b, c, 120_000 - a - b - c - sticks * 1_000], sticks),
  );
const aPenalty = fc.record({
  warnings: fc.constant(0),
  tournamentPoints: fc.nat({ max: 60 }),
  modifier: fc.nat({ max: 24 }).map((n) => n * 1_000),
});
const penalties = fc.tuple(aPenalty, aPenalty, aPenalty, aPenalty);
const BOOKS: readonly RuleValues[] = RULESETS.filter(
  ({ values }) => values['table.startingPoints'] === 30_000,
).map(({ values }) => values);
const aBook = fc.constantFrom(...BOOKS);

/** Sticks left for the winner of the match go to one player, and of equal leaders the seat decides (G9). */
const isDecidedBySeat = ({ held, sticks }: SheetForm, rules: RuleValues): boolean =>
  rules['end.deposits'] === 'winner' &&
  sticks > 0 &&
  held.filter((points) => points === Math.max(...held)).length > 1;

describe('every sheet', () => {
  it('sums to what was left lying and what was taken, to the last twelfth', () => {
    fc.assert(
      fc.property(aSheet, penalties, aBook, (form, off, rules) => {
        const { rows } = sheetResult(form, off, rules, DESK);
        const lying = rules['end.deposits'] === 'nobody' ? form.sticks * 1_000 * 12 : 0;
        const taken = sum(off.map(inTwelfths));
        expect(sum(rows.map(({ uma }) => uma))).toBe(0);
        expect(sum(rows.map(({ tournament }) => tournament))).toBe(0 - lying - taken);
      }),
    );
  });

  it('is the same whoever sits where, when equal players share their places', () => {
    const anOrder = fc.shuffledSubarray([0, 1, 2, 3] as const, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(aSheet, penalties, aBook, anOrder, (form, off, rules, order) => {
        fc.pre(rules['ranking.ties'] === 'shared' && !isDecidedBySeat(form, rules));
        const moved = byWind((wind) => form.held[order[wind]!]!);
        const movedOff = byWind((wind) => off[order[wind]!]!);
        const before = sheetResult(form, off, rules, DESK).rows;
        const after = sheetResult({ ...form, held: moved }, movedOff, rules, DESK).rows;
        const strip = ({ slot: _, ...row }: (typeof before)[number]) => row;
        expect(after.map(strip)).toEqual(order.map((wind) => strip(before[wind]!)));
      }),
    );
  });

  it('gives equal players exactly the same, and never more for fewer points', () => {
    fc.assert(
      fc.property(aSheet, aBook, (form, rules) => {
        fc.pre(rules['ranking.ties'] === 'shared');
        const { rows } = sheetResult(form, NO_SHEET_PENALTIES, rules, DESK);
        for (const a of rows)
          for (const b of rows) {
            if (a.final === b.final) expect(a.hanchan).toBe(b.hanchan);
            else if (a.final > b.final) expect(a.hanchan).toBeGreaterThan(b.hanchan);
          }
      }),
    );
  });
});

// Places, uma and results on worked sheets.

import { EMA_2008, TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { hasShared, readJson, sharedNote, sharedPath } from '../../../spec/support/shared.ts';
import { resultOf, type SeatPenalties } from '../src/index.ts';

interface Sheet {
  name: string;
  rule: 'WRC' | 'WDMC';
  final: BySeat<number>;
  mods?: BySeat<number>;
  penaltyP?: BySeat<number>;
  rank: BySeat<number>;
  uma: BySeat<number>;
  hanchan?: BySeat<number>;
  post?: BySeat<number>;
  tournament?: BySeat<number>;
}

const inThousands = (twelfths: readonly number[]) => twelfths.map((n) => n / 12_000);

function penaltiesOf({ mods, penaltyP }: Sheet): BySeat<SeatPenalties> {
  return [0, 1, 2, 3].map((seat) => ({
    warnings: 0,
    modifier: -(mods?.[seat] ?? 0),
    tournamentPoints: penaltyP?.[seat] ?? 0,
  })) as unknown as BySeat<SeatPenalties>;
}

describe.skipIf(!hasShared)(`worked sheets of WRC and WDMC${sharedNote}`, () => {
  const sheets = hasShared ? readJson<Sheet[]>(sharedPath('data/uma-cases.json')) : [];
  test.each(sheets.map((sheet) => [sheet.name, sheet] as const))('%s', (_, sheet) => {
    const { values } = sheet.rule === 'WRC' ? WRC_2022 : WDMC_2019;
    const result = resultOf(sheet.final, values, penaltiesOf(sheet));
    expect(result.places).toEqual(sheet.rank);
    expect(inThousands(result.uma)).toEqual(sheet.uma);
    expect(inThousands(result.result)).toEqual(sheet.hanchan ?? sheet.post);
    if (sheet.tournament) expect(inThousands(result.tournament)).toEqual(sheet.tournament);
  });
});

test('WDMC: three sharing first with nobody above keep their thirds exactly, and it is flagged', () => {
  const { uma, flags } = resultOf([29_000, 29_000, 29_000, 28_000], WDMC_2019.values);
  expect(uma.map((n) => n * 3)).toEqual([96_000, 96_000, 96_000, -288_000]);
  expect(flags).toEqual(['nobodyAbove']);
});

test('EMA: a fixed uma by place', () => {
  const { result } = resultOf([40_000, 32_000, 28_000, 20_000], EMA_2008.values);
  expect(inThousands(result)).toEqual([19, 5, -5, -19]);
});

test('USPML: the earlier in turn from the first dealer wins a tie, and there is no uma', () => {
  const { places, uma } = resultOf([18, 24, 14, 24], USPML_FUNDAMENTALS.values);
  expect(places).toEqual([3, 1, 4, 2]);
  expect(uma).toEqual([0, 0, 0, 0]);
});

test('Tenhou: uma and oka as its logs show them', () => {
  const { result } = resultOf([38_700, 8_700, 29_000, 23_600], TENHOU.values);
  expect(result.reduce((a, b) => a + b, 0)).toBe(0);
  expect(inThousands(result)[0]).toBeCloseTo(48.7);
});

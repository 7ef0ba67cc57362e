// Places, uma and results on worked sheets.

import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { hasShared, readJson, sharedNote, sharedPath } from '../../../proof/spec/support/shared.ts';
import {
  NO_PENALTIES,
  pointsMissing,
  resultOf,
  type SeatPenalties,
  umaCase,
} from '../src/index.ts';

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

type Floating = Extract<RuleValues['ranking.uma'], { type: 'floating' }>;

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

test('a fixed uma needs nobody above', () => {
  expect(resultOf([29_000, 29_000, 29_000, 29_000], EMA_2008.values).flags).toEqual([]);
});

describe('floating uma', () => {
  // WDMC counts how many have the returning points or more.
  const uma = (scores: BySeat<number>) => resultOf(scores, WDMC_2019.values);
  const { oneAbove, twoAbove, threeAbove } = WDMC_2019.values['ranking.uma'] as Floating;

  test.each([
    ['one', [60_000, 29_900, 20_100, 10_000], oneAbove],
    ['two', [50_000, 30_000, 29_900, 10_100], twoAbove],
    ['three', [40_000, 35_000, 30_000, 15_000], threeAbove],
  ] as const)('%s above', (above, scores, table) => {
    const { uma: told, flags } = uma(scores);
    expect(inThousands(told)).toEqual(table);
    expect(flags).toEqual([]);
    expect(umaCase(scores, WDMC_2019.values)).toEqual({ above });
  });

  test('nobody or everybody above is a case of its own', () => {
    expect(umaCase([29_000, 29_000, 29_000, 28_000], WDMC_2019.values)).toEqual({ above: 'none' });
    expect(umaCase([30_000, 30_000, 30_000, 30_000], WDMC_2019.values)).toEqual({ above: 'all' });
    expect(uma([30_000, 30_000, 30_000, 30_000])).toMatchObject({
      places: [1, 1, 1, 1],
      uma: [0, 0, 0, 0],
      flags: [],
    });
  });
});

describe('penalties', () => {
  const off = (penalty: Partial<SeatPenalties>): BySeat<SeatPenalties> => [
    { ...NO_PENALTIES, ...penalty },
    NO_PENALTIES,
    NO_PENALTIES,
    NO_PENALTIES,
  ];
  const scores: BySeat<number> = [35_000, 32_000, 30_000, 23_000];
  const basis = (of: 'afterModifiers' | 'finalScores') =>
    ({ ...EMA_2008.values, 'ranking.umaBasis': of }) as const;

  test('a modifier comes off the score, and off the place where uma goes by what is left', () => {
    const before = resultOf(scores, basis('finalScores'), off({ modifier: 12_000 }));
    expect(before.places).toEqual([1, 2, 3, 4]);
    expect(before.scores).toEqual([23_000, 32_000, 30_000, 23_000]);
    const after = resultOf(scores, basis('afterModifiers'), off({ modifier: 12_000 }));
    expect(after.places).toEqual([3, 1, 2, 3]);
  });

  test('tournament points come off the result alone', () => {
    const { result, tournament, places } = resultOf(
      scores,
      EMA_2008.values,
      off({ tournamentPoints: 20 }),
    );
    expect(inThousands(result)[0]! - inThousands(tournament)[0]!).toBe(20);
    expect(tournament.slice(1)).toEqual(result.slice(1));
    expect(places).toEqual([1, 2, 3, 4]);
  });

  test('they count for how many are above', () => {
    const wdmc = WDMC_2019.values;
    const taken = off({ modifier: 12_000 });
    const above = (of: 'afterModifiers' | 'finalScores') =>
      umaCase(scores, { ...wdmc, 'ranking.umaBasis': of }, taken);
    expect(above('finalScores')).toEqual({ above: 'three' });
    expect(above('afterModifiers')).toEqual({ above: 'two' });
  });
});

test('shared places share their uma, and oka goes to the first', () => {
  const rules = {
    ...EMA_2008.values,
    'ranking.uma': { type: 'fixed', places: [15, 5, -5, -15] },
    'ranking.oka': 20,
    'ranking.ties': 'shared',
  } as const;
  const { places, uma, result } = resultOf([40_000, 30_000, 30_000, 20_000], rules);
  expect(places).toEqual([1, 2, 2, 4]);
  expect(inThousands(uma)).toEqual([15, 0, 0, -15]);
  const returns = rules['ranking.returnPoints'] / 1_000;
  expect(inThousands(result)).toEqual([40 - returns + 35, 30 - returns, 30 - returns, 5 - returns]);
});

test('points that a sheet does not account for', () => {
  const missing = (last: number) =>
    pointsMissing([40_000, 30_000, 20_000, last], { deposits: 2, pool: 500 }, EMA_2008.values);
  const began = 4 * EMA_2008.values['table.startingPoints'];
  expect(missing(began - 92_500)).toBe(0);
  expect(missing(began - 92_600)).toBe(100);
});

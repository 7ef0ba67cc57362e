// Part 3, 4.3: from han and fu to points, ranked hands, bonus sticks.

import { WDMC_2019 } from '@hanchan/rulesets';
import { basePoints, type Limit, ronPoints, tsumoPoints } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Circumstances, expectScore, scored, scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WDMC_2019.values;
const { scores } = scoringBy(RULES);
/** A closed hand without a yaku of its own, waiting for 5s: 40 fu on a discard, 30 when drawn. */
const PLAIN = '123m789m345p46s99p';
/** The same with a triplet of guest winds: 40 fu both ways. */
const FORTY = '333z789p234s99s35m';

describe('4.3 and 4.3.1 Basic points', () => {
  const twoHanForty: readonly (readonly [string, Circumstances, number, number[]])[] = [
    [
      'dealer, ron',
      { ron: '4m', seat: 'E', from: 'S', riichi: true, ippatsu: true },
      3_900,
      [3_900, -3_900, 0, 0],
    ],
    [
      'non-dealer, ron',
      { ron: '4m', from: 'E', riichi: true, ippatsu: true },
      2_600,
      [-2_600, 2_600, 0, 0],
    ],
    [
      'dealer, tsumo',
      { tsumo: '4m', seat: 'E', riichi: true },
      3_900,
      [3_900, -1_300, -1_300, -1_300],
    ],
    ['non-dealer, tsumo', { tsumo: '4m', riichi: true }, 2_700, [-1_300, 2_700, -700, -700]],
  ];
  for (const [title, how, points, deltas] of twoHanForty) {
    clause('wdmc-4.3-01', `2 han 40 fu, ${title}: ${points}`, () => {
      const result = scored(RULES, FORTY, how);
      expectScore(result, { han: 2, fu: 40, points, cites: ['score.model', 'score.roundTo'] });
      expect(result.deltas).toEqual(deltas);
    });
  }
  clause('wdmc-4.3.1-01', 'fu times two to the power of two plus han', () => {
    expect(basePoints(3, 30, RULES)).toBe(960);
    for (const [han, fu] of [
      [1, 20],
      [1, 110],
      [2, 25],
      [2, 110],
      [3, 60],
      [4, 30],
    ] as const) {
      expect(basePoints(han, fu, RULES)).toBe(fu * 2 ** (2 + han));
    }
  });

  const threeHanThirty: readonly (readonly [string, string, string, Circumstances, number[]])[] = [
    [
      'wdmc-4.3.1-02',
      'non-dealer tsumo: 1x, and 2x from the dealer',
      PLAIN,
      { tsumo: '5s', riichi: true, ippatsu: true },
      [-2_000, 4_000, -1_000, -1_000],
    ],
    [
      'wdmc-4.3.1-03',
      'dealer tsumo: 2x from all',
      PLAIN,
      { tsumo: '5s', seat: 'E', riichi: true, ippatsu: true },
      [6_000, -2_000, -2_000, -2_000],
    ],
    [
      'wdmc-4.3.1-04',
      'non-dealer ron: 4x',
      '234m345p678s45m88p',
      { ron: '6m', riichi: true },
      [0, 3_900, -3_900, 0],
    ],
    [
      'wdmc-4.3.1-05',
      'dealer ron: 6x',
      '234m345p678s45m88p',
      { ron: '6m', seat: 'E', riichi: true },
      [5_800, -5_800, 0, 0],
    ],
  ];
  for (const [id, title, hand, how, deltas] of threeHanThirty) {
    clause(id, `960 basic points, ${title}`, () => {
      const result = scored(RULES, hand, how);
      expectScore(result, { han: 3, fu: 30, cites: ['score.model', 'score.roundTo'] });
      expect(result.base).toBe(960);
      expect(result.deltas).toEqual(deltas);
    });
  }

  clause(
    ['wdmc-4.3.1-06', 'W3', 'T25'],
    'each payment is rounded up to the next hundred, not the basic points',
    () => {
      expect(basePoints(4, 30, RULES)).toBe(1_920);
      expect(basePoints(3, 60, RULES)).toBe(1_920);
      expect([ronPoints(1_920, false, RULES), ronPoints(1_920, true, RULES)]).toEqual([
        7_700, 11_600,
      ]);
      expect([tsumoPoints(1_920, 1, RULES), tsumoPoints(1_920, 2, RULES)]).toEqual([2_000, 3_900]);
      expect(ronPoints(basePoints(1, 30, RULES), false, RULES)).toBe(1_000); // 240, not 300, times four
    },
  );
  const noKiriage: readonly (readonly [string, string, Circumstances, number, number, number])[] = [
    [
      '4 han 30 fu, ron',
      '234m345p678s45m88p',
      { ron: '6m', riichi: true, ippatsu: true },
      4,
      30,
      7_700,
    ],
    [
      '4 han 30 fu, dealer ron',
      '234m345p678s45m88p',
      { ron: '6m', seat: 'E', riichi: true, ippatsu: true },
      4,
      30,
      11_600,
    ],
    [
      '3 han 60 fu, ron',
      '333z45m789s99p[5555p]',
      { ron: '6m', riichi: true, dora: '8p4z' },
      3,
      60,
      7_700,
    ],
    [
      '3 han 60 fu, dealer ron',
      '333z45m789s99p[5555p]',
      { ron: '6m', seat: 'E', riichi: true, dora: '8p4z' },
      3,
      60,
      11_600,
    ],
    [
      '4 han 30 fu, tsumo',
      PLAIN,
      { tsumo: '5s', riichi: true, ippatsu: true, dora: '4s' },
      4,
      30,
      7_900,
    ],
    [
      '4 han 30 fu, dealer tsumo',
      PLAIN,
      { tsumo: '5s', seat: 'E', riichi: true, ippatsu: true, dora: '4s' },
      4,
      30,
      11_700,
    ],
  ];
  for (const [title, hand, how, han, fu, points] of noKiriage) {
    scores(['wdmc-4.3.1-06', 'W3', 'T25'], `${title}: ${points}`, hand, how, {
      han,
      fu,
      limit: null,
      points,
      omits: ['score.limits', 'score.roundUpToMangan'],
    });
  }
});

describe('4.3.2 Ranked hands', () => {
  clause('wdmc-4.3.2-01', 'above 2,000 basic points the formula stops', () => {
    expect(basePoints(4, 40, RULES)).toBe(2_000); // not 2,560
    expect(basePoints(3, 80, RULES)).toBe(2_000); // not 2,560
    expect(basePoints(4, 110, RULES)).toBe(2_000); // not 7,040
  });
  table(
    RULES,
    `
  wdmc-4.3.2-01 wdmc-4.3.2-02 | mangan from 4 han 40 fu | 123m789m345p46s99p    | ron 5s riichi ippatsu dora 8p | riichi 1, ippatsu 1, dora 2 = 4 han 40 fu mangan 8000 | score.limits
  wdmc-4.3.2-01 wdmc-4.3.2-02 | mangan from 3 han 70 fu | 123m789m46s99p[9999s] | ron 5s riichi dora 8p1z       | riichi 1, dora 2 = 3 han 70 fu (raw 64) mangan 8000   | score.limits
`,
  );

  // Riichi, 40 fu, with ippatsu (i) or not and as many dora as the rank asks for.
  const ranks = `
     5  -  88p      -     mangan     8,000   12,000  wdmc-4.3.2-02
     6  i  88p      -     haneman    12,000  18,000  wdmc-4.3.2-03
     7  -  888p     -     haneman    12,000  18,000  wdmc-4.3.2-03
     8  i  888p     -     baiman     16,000  24,000  wdmc-4.3.2-04
     9  -  8888p    -     baiman     16,000  24,000  wdmc-4.3.2-04
    10  i  8888p    -     baiman     16,000  24,000  wdmc-4.3.2-04
    11  i  8888p4s  -     sanbaiman  24,000  36,000  wdmc-4.3.2-05
    12  i  8888p4s  4s    sanbaiman  24,000  36,000  wdmc-4.3.2-05
    13  i  8888p4s  4s3p  yakuman    32,000  48,000  wdmc-4.3.2-06
    14  i  8888p4s  44s3p yakuman    32,000  48,000  wdmc-4.3.2-06`;
  for (const line of ranks.trim().split('\n')) {
    const [han, ippatsu, dora, ura, limit, other, dealer, id] = line.trim().split(/\s+/) as [
      ...[string, string, string, string, Limit, string, string, string],
    ];
    for (const [seat, points] of [
      ['S', other],
      ['E', dealer],
    ] as const) {
      scores(
        id,
        `${han} han, ${seat}: ${limit}, ${points}`,
        PLAIN,
        {
          ron: '5s',
          seat,
          riichi: true,
          ippatsu: ippatsu === 'i',
          dora,
          ura: ura === '-' ? '' : ura,
        },
        {
          han: Number(han),
          limit,
          points: Number(points.replace(',', '')),
          cites: [limit === 'yakuman' ? 'score.countedYakuman' : 'score.limits'],
        },
      );
    }
  }
});

describe('4.3.3 Bonus hands', () => {
  table(
    RULES,
    `
  wdmc-4.3.3-01 wdmc-4.3.3-03 | ron: 7,700 and two sticks are 8,300 from the discarder | 234m345p678s45m88p | ron 6m from N riichi ippatsu counters 2 | riichi 1, ippatsu 1, pinfu 1, tanyao 1 = 4 han 30 fu 7700 [0 8300 0 -8300] | payment.counter
  wdmc-4.3.3-02               | tsumo: with two sticks 700/1,300 become 900/1,500      | 333z789p234s99s35m | tsumo 4m riichi counters 2     | riichi 1, menzen_tsumo 1 = 2 han 40 fu 2700 [-1500 3300 -900 -900] | payment.counter
  wdmc-4.3.3-01 wdmc-4.3.3-02 | the sticks are added to a ranked hand as well          | 222m555p77799s33z  | tsumo 9s counters 1            | suuankou 1 = yakuman 32000 [-16100 32300 -8100 -8100]        | payment.counter
`,
  );
});

// Part 3, 4.1.8, 4.2 and the summary in 6.1: dora, and fu item by item.

import { WDMC_2019 } from '@hanchan/rulesets';
import { basePoints, limitOf } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectScore, scored, scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WDMC_2019.values;
const { scores } = scoringBy(RULES);

describe('4.1.8 Dora tiles', () => {
  /** Waiting for 5s; with riichi 1 han 40 fu, 34_p_ to be filled with a plain or a red five. */
  const withPlainFive = '123m789m345p46s99p';
  const withRedFive = '123m789m340p46s99p';
  type Row = readonly [
    string,
    string,
    string,
    string,
    { dora?: string; ura?: string },
    number,
    number,
  ];
  const rows: readonly Row[] = [
    ['wdmc-4.1.8-01', 'three dora tiles', '999p123m345p46s33z', '5s', { dora: '8p' }, 3, 8_000],
    ['wdmc-4.1.8-01', 'a dora that wins', withPlainFive, '5s', { dora: '4s' }, 1, 2_600],
    ['wdmc-4.1.8-02', 'a red five', withRedFive, '5s', {}, 1, 2_600],
    ['wdmc-4.1.8-02', 'a red five that wins', withPlainFive, '0s', {}, 1, 2_600],
    ['wdmc-4.1.8-02', 'two red fives', withRedFive, '0s', {}, 2, 5_200],
    [
      'wdmc-4.1.8-03',
      'a red five under its indicator',
      withRedFive,
      '5s',
      { dora: '4p' },
      2,
      5_200,
    ],
    [
      'wdmc-4.1.8-03',
      'a plain five under its indicator',
      withPlainFive,
      '5s',
      { dora: '4p' },
      1,
      2_600,
    ],
    [
      'wdmc-4.1.8-04',
      'equal indicators on a plain five',
      withPlainFive,
      '5s',
      { dora: '44p' },
      2,
      5_200,
    ],
    [
      'wdmc-4.1.8-04',
      'equal indicators on a red five',
      withRedFive,
      '5s',
      { dora: '44p' },
      3,
      8_000,
    ],
    ['wdmc-4.1.8-05', 'ura', withPlainFive, '5s', { dora: '1z', ura: '8p' }, 2, 5_200],
    [
      'wdmc-4.1.8-05',
      'dora and ura on the same tile',
      withRedFive,
      '5s',
      { dora: '4p', ura: '4p' },
      3,
      8_000,
    ],
  ];
  for (const [id, title, hand, ron, indicators, dora, points] of rows) {
    scores(
      id,
      `${title}: +${dora}`,
      hand,
      { ron, riichi: true, ...indicators },
      {
        yaku: ['riichi'],
        dora,
        han: 1 + dora,
        fu: 40,
        points,
        cites: [
          ...(title.includes('red five') ? (['tiles.redFives'] as const) : []),
          ...(indicators.ura !== undefined ? (['dora.ura'] as const) : []),
          ...(['4s', '4p', '44p', '8p'].includes(indicators.dora ?? '')
            ? (['dora.indicator'] as const)
            : []),
        ],
      },
    );
  }
  table(
    RULES,
    `
  wdmc-4.1.8-05 wdmc-3.5.1-13 | no ura without riichi, whatever lies under the indicator | 234m345p678s46m88p | ron 5m dora 1z ura 7p | tanyao = 1 han 40 fu 1300 | -dora.ura
`,
  );
});

describe('4.2 Fu', () => {
  clause('wdmc-4.2-01', 'fu count below 2,000 basic points and stop there', () => {
    expect([50, 60, 70, 110].map((fu) => basePoints(3, fu, RULES))).toEqual([
      1_600, 1_920, 2_000, 2_000,
    ]);
  });
  table(
    RULES,
    `
  wdmc-4.2-02 wdmc-6.1-01 wdmc-4.2-16 W9 | every hand starts at 20, and an open hand of sequences stays there | 678s345p45m88p[234m<] | ron 6m   | tanyao 1 = 1 han 20 fu (raw 20) 700                      | fu.base -fu.openPinfu -fu.roundTo
  wdmc-4.2-03 wdmc-6.1-01        | tsumo adds 2                                                 | 678s345p45m88p[234m<] | tsumo 6m | tanyao = 1 han 30 fu (raw 22) 1100 [-500 1100 -300 -300] | fu.selfDraw fu.roundTo
  wdmc-4.2-04 wdmc-6.1-01 wdmc-4.2-12 | a closed ron adds 10, four sequences nothing                 | 123m456p789s67m55s    | ron 8m   | pinfu 1 = 1 han 30 fu (raw 30) 1000                      | fu.base fu.closedRon -fu.triplet -fu.wait
`,
  );

  // Riichi on a two-sided wait for 4s, with a closed triplet of ones: 38 fu and the pair.
  const pairs = [
    ['77z', 'S', 'E', 40, 'fu.valuePair', ['wdmc-4.2-05', 'wdmc-6.1-02']],
    ['66z', 'S', 'E', 40, 'fu.valuePair', ['wdmc-4.2-05']],
    ['55z', 'S', 'E', 40, 'fu.valuePair', ['wdmc-4.2-05']],
    ['22z', 'S', 'E', 40, 'fu.valuePair', ['wdmc-4.2-05', 'wdmc-6.1-02']],
    ['11z', 'S', 'E', 40, 'fu.valuePair', ['wdmc-4.2-05', 'wdmc-6.1-02', 'W29']],
    ['33z', 'S', 'E', 38, null, ['wdmc-4.2-05']],
    ['99s', 'S', 'E', 38, null, ['wdmc-4.2-05']],
    ['11z', 'E', 'E', 42, 'fu.doubleWindPair', ['wdmc-4.2-06', 'wdmc-6.1-02', 'W29', 'T26']],
    ['22z', 'S', 'S', 42, 'fu.doubleWindPair', ['wdmc-4.2-06', 'wdmc-6.1-02', 'W29']],
  ] as const;
  for (const [pair, seat, round, rawFu, key, ids] of pairs) {
    scores(
      ids,
      `a pair of ${pair} for ${seat} in round ${round}: ${rawFu - 38} fu`,
      `111m345p678p23s${pair}`,
      { ron: '4s', riichi: true, seat, round },
      {
        yaku: ['riichi'],
        rawFu,
        fu: rawFu > 40 ? 50 : 40,
        ...(key === null ? { omits: ['fu.valuePair', 'fu.doubleWindPair'] } : { cites: [key] }),
      },
    );
  }
  table(
    RULES,
    `
  wdmc-4.2-06 T26 | East 1, the dealer wins with a pair of East: 42, so 50 fu and 2,400 | 111m345p678p23s11z | ron 4s by E riichi | riichi 1 = 1 han 50 fu (raw 42) 2400 | fu.doubleWindPair fu.closedRon
`,
  );

  const waits = [
    ['inside', '46s', '5s', 2],
    ['edge', '12s', '3s', 2],
    ['edge', '89s', '7s', 2],
    ['two-sided', '45s', '6s', 0],
  ] as const;
  for (const [name, wait, ron, fu] of waits) {
    scores(
      ['wdmc-4.2-07', 'wdmc-6.1-01', 'W30'],
      `${name} wait ${wait}: ${fu} fu`,
      `123m333z789m${wait}99p`,
      { ron, riichi: true },
      { rawFu: 38 + fu, ...(fu > 0 ? { cites: ['fu.wait'] } : { omits: ['fu.wait'] }) },
    );
  }

  // A hand opened by a chi and won on the last discard, on an inside wait: 22 fu and the set.
  const sets = `
                   Simple        Terminal      Honour
    Open Triplet   [555p^] 2     [999s^] 4     [333z^] 4
    Closed Triplet 555p 4        999s 8        333z 8
    Open Quad      [5555p^] 8    [9999s^] 16   [3333z^] 16
    Closed Quad    [5555p] 16    [9999s] 32    [3333z] 32`;
  const simple: Readonly<Record<string, readonly string[]>> = {
    'Open Triplet': ['wdmc-4.2-08', 'wdmc-4.2-09'],
    'Closed Triplet': ['wdmc-4.2-08', 'wdmc-4.2-09'],
    'Open Quad': ['wdmc-4.2-10', 'wdmc-4.2-11'],
    'Closed Quad': ['wdmc-4.2-10', 'wdmc-4.2-11'],
  };
  for (const line of sets.trim().split('\n').slice(1)) {
    const [, name, cells] = /^\s*(\w+ \w+)\s+(.*)$/.exec(line)!;
    for (const [column, cell] of cells!.split(/ {2,}/).entries()) {
      const [set, worth] = cell.split(' ') as [string, string];
      const id = simple[name!]![column === 0 ? 0 : 1]!;
      const melds = set.startsWith('[') ? `[789m<]${set}` : '[789m<]';
      const concealed = set.startsWith('[') ? '123m46s99p' : `123m46s99p${set}`;
      scores(
        [id, 'wdmc-6.1-03'],
        `${name} ${set}: ${worth} fu`,
        `${concealed}${melds}`,
        { ron: '5s', lastTile: true },
        { yaku: ['houtei'], rawFu: 22 + Number(worth), cites: ['fu.triplet'] },
      );
    }
  }
  table(
    RULES,
    `
  wdmc-4.2-10 wdmc-6.1-03 | a late kan is an open quad | 123m46s99p[789m<][7777p+^] | ron 5s lastTile | houtei 1 = 1 han 30 fu (raw 30) 1000 | fu.triplet
`,
  );

  clause(['wdmc-4.2-13', 'wdmc-6.1-01'], 'fu are rounded up to the next ten', () => {
    expectScore(scored(RULES, '123m789m345p46s99p', { ron: '5s', riichi: true }), {
      rawFu: 32,
      fu: 40,
      cites: ['fu.roundTo'],
    });
    expectScore(scored(RULES, '123m789m333z46s99p', { ron: '5s', riichi: true }), {
      rawFu: 40,
      fu: 40,
      omits: ['fu.roundTo'],
    });
    expectScore(scored(RULES, '1199m2288p3377s5z', { ron: '5z' }), {
      rawFu: 25,
      fu: 25,
      omits: ['fu.roundTo'],
    });
  });
  clause('wdmc-4.2-14', 'from 3 han 70 fu, 4 han 40 fu or 5 han they are not counted', () => {
    const worth = (han: number, fu: number) => [
      limitOf(han, fu, RULES),
      basePoints(han, fu, RULES),
    ];
    expect(worth(3, 60)).toEqual([null, 1_920]);
    expect(worth(4, 30)).toEqual([null, 1_920]);
    for (const [han, fu] of [
      [3, 70],
      [3, 110],
      [4, 40],
      [4, 110],
      [5, 20],
      [5, 110],
    ] as const) {
      expect(worth(han, fu)).toEqual(['mangan', 2_000]);
    }
  });
  table(
    RULES,
    `
  wdmc-4.2-15 | a set completed by ron counts as open for fu, and the hand stays closed | 222m345p678p99s11p | ron 9s riichi   | riichi = 1 han 40 fu (raw 38) 1300               | fu.closedRon
  wdmc-4.2-15 | the same set drawn is closed                                 | 222m345p678p99s11p | tsumo 9s riichi | riichi, menzen_tsumo = 2 han 40 fu (raw 34) 2700
  wdmc-4.2-15 | a ron on the pair opens no set                               | 222m345p678p999s1p | ron 1p riichi   | riichi = 1 han 50 fu (raw 44) 1600               | fu.wait
`,
  );
});

// Part 3, 4.1.2 to 4.1.6: yaku of sequences, sets, suits, terminals and honours, and the odd ones.

import { WDMC_2019 } from '@hanchan/rulesets';
import { score, scoreNagashi } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Expected, makeWin, refuses, scored, scores } from '../support/scoring.ts';

const RULES = WDMC_2019.values;

/** One line per hand: id, title, hand, winning tile on a discard, yaku, fu, points for South. */
type Row = readonly [string | readonly string[], string, string, string, string[], number, number];

function table(rows: readonly Row[]): void {
  for (const [ids, title, hand, ron, yaku, fu, points] of rows) {
    const han = yaku.reduce((sum, text) => sum + Number(text.split(' ')[1]), 0);
    const cites = yaku.map((text) => `yaku.${text.split(' ')[0]}`) as NonNullable<
      Expected['cites']
    >;
    const deltas = [0, points, -points, 0] as const;
    scores(RULES, ids, title, hand, { ron }, { yaku, han, fu, points, deltas, cites });
  }
}

describe('4.1.2 Sequence yaku', () => {
  table(`
    4.1.2.1-01 | pinfu                    | 123m456p789s67m55s | 5m | pinfu 1 | 30 | 1,000
    4.1.2.1-01 | pinfu: a guest wind pair | 123m456p789s67m33z | 8m | pinfu 1 | 30 | 1,000`);
  for (const [what, hand, ron] of [
    ['a pair of the seat wind', '123m456p789s67m22z', '8m'],
    ['a pair of the round wind', '123m456p789s67m11z', '8m'],
    ['a pair of dragons', '123m456p789s67m55z', '8m'],
    ['an inside wait', '123m456p789s68m55s', '7m'],
    ['an edge wait', '123m456p789s89m55s', '7m'],
    ['a pair wait', '123m456p789s678m4s', '4s'],
    ['a triplet', '111m456p789s67m55s', '8m'],
    ['an open hand', '123m456p67m55s[789s<]', '8m'],
  ] as const) {
    refuses(RULES, 'wdmc-4.1.2.1-01', `no pinfu with ${what}`, hand, { ron }, 'noYaku');
  }
  scores(
    RULES,
    'wdmc-4.1.2.1-01',
    'in the South round East is a guest wind to South, and South counts twice',
    '123m456p789s67m11z',
    { ron: '8m', round: 'S' },
    { yaku: ['pinfu 1'], fu: 30, points: 1_000 },
  );
  scores(
    RULES,
    ['wdmc-4.1.2.1-02', 'wdmc-6.2-t-n-20'],
    'pinfu by own draw keeps 20 fu',
    '123m456p789s67m55s',
    { tsumo: '8m' },
    {
      yaku: ['menzen_tsumo 1', 'pinfu 1'],
      han: 2,
      fu: 20,
      rawFu: 20,
      deltas: [-700, 1_500, -400, -400],
      cites: ['fu.selfDrawWithPinfu'],
      omits: ['fu.selfDraw'],
    },
  );
  scores(
    RULES,
    ['wdmc-4.1.2.1-02', 'wdmc-6.2-t-d-20'],
    'pinfu by own draw of the dealer',
    '123m456p789s67m55s',
    { tsumo: '8m', seat: 'E' },
    { han: 2, fu: 20, deltas: [2_100, -700, -700, -700] },
  );
  table(`
    4.1.2.2-01        | iipeikou                             | 223344m567p79s11p     | 8s | iipeikou 1        | 40 | 1,300
    4.1.2.2-01        | no iipeikou in seven pairs           | 223344m1155p66s7z     | 7z | chiitoitsu 2      | 25 | 1,600
    4.1.2.3-01        | ryanpeikou: not iipeikou twice       | 112233m445566p7s      | 7s | ryanpeikou 3      | 40 | 5,200
    4.1.2.4-01        | ittsuu closed                        | 123456789m46p99s      | 5p | ittsu 2           | 40 | 2,600
    4.1.2.4-01 4.1-02 | ittsuu open                          | 123m789m46p99s[456m<] | 5p | ittsu 1           | 30 | 1,000
    4.1.2.5-01        | sanshoku doujun closed               | 234m234p234s79m99p    | 8m | sanshoku_doujun 2 | 40 | 2,600
    4.1.2.5-01 4.1-02 | sanshoku doujun open                 | 234p234s79m99p[234m<] | 8m | sanshoku_doujun 1 | 30 | 1,000
    T2 W9 6.2-r-n-20  | open ittsuu of sequences only: 20 fu | 456m789m34p88s[123m<] | 5p | ittsu 1           | 20 | 700`);
  scores(
    RULES,
    ['T2', 'W9', 'wdmc-6.2-r-d-20'],
    'the same for the dealer',
    '456m789m34p88s[123m<]',
    { ron: '5p', seat: 'E' },
    { yaku: ['ittsu 1'], fu: 20, points: 1_000, omits: ['fu.openPinfu'] },
  );
  clause(['wdmc-4.1.2.2-01', 'wdmc-4.1-02'], 'iipeikou is told to be closed only', () => {
    const refused = score(makeWin('223344m79s11p[567p<]', { ron: '8s' }), RULES);
    expect(refused).toMatchObject({ ok: false, error: { reason: 'noYaku' } });
    expect(refused.ok ? [] : refused.error.trace).toContainEqual({
      rule: 'yaku.iipeikou',
      effect: { closedOnly: true },
      evidence: [],
    });
  });
  clause('wdmc-4.1.2.3-01', 'ryanpeikou hides iipeikou and beats seven pairs', () => {
    const { trace, rejected } = scored(RULES, '112233m445566p7s', { ron: '7s' });
    expect(trace).toContainEqual({
      rule: 'yaku.iipeikou',
      effect: { suppressedBy: 'ryanpeikou' },
      evidence: [],
    });
    const pairs = rejected.filter(({ reading }) => reading.form === 'sevenPairs');
    expect(pairs).toMatchObject([{ why: 'notMore', value: { han: 2, fu: 25, points: 1_600 } }]);
  });
});

describe('4.1.3 Set yaku', () => {
  table(`
    4.1.3.1-01                | toitoi, open                                 | 44p99s[222m^][777p<][666s>]    | 9s | toitoi 2                | 30 | 2,000
    4.1.3.1-01                | toitoi, with a quad                          | 44p99s[222m^][7777p<][666s>]   | 9s | toitoi 2                | 40 | 2,600
    4.1.3.2-01                | san’ankou in an open hand                    | 222m555p999s3z[345m<]          | 3z | sanankou 2              | 40 | 2,600
    4.1.3.2-01                | san’ankou with a closed quad                 | 222m999s3z[5555p][345m<]       | 3z | sanankou 2              | 50 | 3,200
    4.1.3.3-01                | sanshoku doukou                              | 333s46p99m[333m^][333p<]       | 5p | sanshoku_doukou 2       | 30 | 2,000
    4.1.3.4-01                | sankantsu, open and closed quads mixed       | 46s99p[2222m^][7777p][3333z+<] | 5s | sankantsu 2             | 70 | 4,500
    4.1.3.5-01 p1-17 T23      | sanrenkou                                    | 67s99m[222p^][333p<][444p>]    | 8s | sanrenkou 2             | 30 | 2,000
    4.1.3.5-01                | sanrenkou with a terminal                    | 67s99m[777p^][888p<][999p>]    | 8s | sanrenkou 2             | 30 | 2,000
    4.1.3.5-01 W28            | three sets rather than three sequences       | 222333444p78s99m               | 6s | sanankou 2, sanrenkou 2 | 50 | 8,000
    4.1.3.2-02 4.1.7.1-01 T12 | four sets, the last by ron: three are closed | 222m555p77799s33z              | 9s | sanankou 2, toitoi 2    | 50 | 8,000`);
  refuses(
    RULES,
    'wdmc-4.1.3.5-01',
    'sanrenkou: not with sets of different suits',
    '67s99m[222p^][333m<][444p>]',
    { ron: '8s' },
    'noYaku',
  );
  refuses(
    RULES,
    'wdmc-4.1.3.5-01',
    'sanrenkou: not over a gap',
    '67s99m[222p^][333p<][555p>]',
    { ron: '8s' },
    'noYaku',
  );
  refuses(
    RULES,
    ['wdmc-4.1.3.2-02', 'T12'],
    'san’ankou: the third set completed by ron is open',
    '222m555p77s99s345m',
    { ron: '9s' },
    'noYaku',
  );
  scores(
    RULES,
    ['wdmc-4.1.3.2-02', 'T12'],
    'san’ankou: the third set drawn is closed',
    '222m555p77s99s345m',
    { tsumo: '9s' },
    {
      yaku: ['menzen_tsumo 1', 'sanankou 2'],
      han: 3,
      fu: 40,
      rawFu: 38,
      deltas: [-2_600, 5_200, -1_300, -1_300],
      cites: ['yaku.sanankou'],
    },
  );
  scores(
    RULES,
    'W28',
    'the winner has the reading that pays most: here the sets',
    '222333444p23m99m',
    { ron: '1m', riichi: true },
    // Sets: riichi, san'ankou and sanrenkou, 5 han. Sequences: riichi, pinfu, iipeikou, 3 han.
    { yaku: ['riichi 1', 'sanankou 2', 'sanrenkou 2'], han: 5, points: 8_000 },
  );
  scores(
    RULES,
    'W28',
    'here the sequences pay more than the sets',
    '23m111222333s99p',
    { ron: '1m', riichi: true },
    // Sequences: 6 han. Sets: riichi, san'ankou and sanrenkou, 5 han.
    { yaku: ['riichi 1', 'pinfu 1', 'iipeikou 1', 'junchan 3'], han: 6, points: 12_000 },
  );
});

describe('4.1.4 Suit yaku', () => {
  table(`
    4.1.4.1-01        | honitsu closed  | 234m678m46m99m333z    | 5m | honitsu 3  | 40 | 5,200
    4.1.4.1-01 4.1-02 | honitsu open    | 678m46m99m333z[234m<] | 5m | honitsu 2  | 30 | 2,000
    4.1.4.2-01        | chinitsu closed | 111234678p46p99p      | 5p | chinitsu 6 | 40 | 12,000
    4.1.4.2-01 4.1-02 | chinitsu open   | 111234p46p99p[678p<]  | 5p | chinitsu 5 | 30 | 8,000`);
});

describe('4.1.5 Terminal and honour yaku', () => {
  table(`
    4.1.5.1-01        | chanta closed                          | 12m789p999s333z55z          | 3m | chanta 2                      | 50 | 3,200
    4.1.5.1-01 4.1-02 | chanta open                            | 12m999s333z55z[789p<]       | 3m | chanta 1                      | 40 | 1,300
    4.1.5.2-01        | junchan closed                         | 12m789p123s789s99m          | 3m | junchan 3                     | 40 | 5,200
    4.1.5.2-01 4.1-02 | junchan open                           | 12m123s789s99m[789p<]       | 3m | junchan 2                     | 30 | 2,000
    4.1.5.3-01 W26    | honroutou: with toitoi, without chanta | 99s55z[111m^][999p<][333z>] | 9s | toitoi 2, honroutou 2         | 40 | 8,000
    4.1.5.3-01 W26    | honroutou of seven pairs               | 1199m1199p11s33z5z          | 5z | chiitoitsu 2, honroutou 2     | 25 | 6,400
    4.1.5.4-01        | tanyao closed                          | 234m345p678s46m88p          | 5m | tanyao 1                      | 40 | 1,300
    4.1.5.4-01        | tanyao open                            | 345p678s46m88p[234m<]       | 5m | tanyao 1                      | 30 | 1,000
    4.1.5.5-01        | yakuhai: White                         | 123m789m46s99p[555z^]       | 5s | haku 1                        | 30 | 1,000
    4.1.5.5-01        | yakuhai: Green                         | 123m789m46s99p[666z^]       | 5s | hatsu 1                       | 30 | 1,000
    4.1.5.5-01        | yakuhai: Red                           | 123m789m46s99p[777z^]       | 5s | chun 1                        | 30 | 1,000
    4.1.5.5-01        | yakuhai: the seat wind                 | 123m789m46s99p[222z^]       | 5s | seat_wind 1                   | 30 | 1,000
    4.1.5.5-01        | yakuhai: the round wind                | 123m789m46s99p[111z^]       | 5s | round_wind 1                  | 30 | 1,000
    4.1.5.6-01        | shosangen, with both dragons           | 123m46p77z[555z^][666z<]    | 5p | haku 1, hatsu 1, shousangen 2 | 40 | 8,000`);
  refuses(
    RULES,
    'wdmc-4.1.5.4-01',
    'one terminal spoils tanyao',
    '345p678s46m99p[234m<]',
    { ron: '5m' },
    'noYaku',
  );
  refuses(
    RULES,
    'wdmc-4.1.5.5-01',
    'a guest wind is no yakuhai',
    '123m789m46s99p[333z^]',
    { ron: '5s' },
    'noYaku',
  );
  scores(
    RULES,
    'wdmc-4.1.5.5-02',
    'East in the East round: 2 han',
    '123m789m46s99p[111z^]',
    { ron: '5s', seat: 'E' },
    {
      yaku: ['seat_wind 1', 'round_wind 1'],
      han: 2,
      fu: 30,
      points: 2_900,
      cites: ['yaku.seat_wind', 'yaku.round_wind'],
    },
  );
  scores(
    RULES,
    'wdmc-4.1.5.5-02',
    'South in the South round: 2 han',
    '123m789m46s99p[222z^]',
    { ron: '5s', round: 'S' },
    { yaku: ['seat_wind 1', 'round_wind 1'], han: 2, fu: 30, points: 2_000 },
  );
});

describe('4.1.6 Other yaku', () => {
  for (const [id, seat, points] of [
    ['wdmc-6.2-25-2', 'S', 1_600],
    ['wdmc-6.2-25-2', 'E', 2_400],
  ] as const) {
    scores(
      RULES,
      ['wdmc-4.1.6.1-01', id],
      `seven pairs: 25 fu whatever the tiles (${seat})`,
      '1199m2288p3377s5z',
      { ron: '5z', seat },
      {
        yaku: ['chiitoitsu 2'],
        han: 2,
        fu: 25,
        rawFu: 25,
        points,
        cites: ['yaku.chiitoitsu', 'fu.sevenPairs'],
        omits: ['fu.base', 'fu.closedRon', 'fu.wait', 'fu.valuePair', 'fu.roundTo'],
      },
    );
  }
  refuses(
    RULES,
    'wdmc-4.1.6.1-02',
    'four of a kind are not two pairs',
    '1111m2288p3377s5z',
    { ron: '5z' },
    'notComplete',
  );
  refuses(
    RULES,
    'wdmc-4.1.6.1-02',
    'nor when the fourth tile wins',
    '111m2288p3377s55z',
    { ron: '1m', riichi: true },
    'notComplete',
  );

  clause('wdmc-4.1.6.2-01', 'nagashi mangan is paid like a self-drawn mangan', () => {
    const south = scoreNagashi([1], 0, 0, RULES)!;
    expect(south.deltas).toEqual([-4_000, 8_000, -2_000, -2_000]);
    expect(south.trace.map(({ rule }) => rule)).toContain('yaku.nagashi_mangan');
    expect(scoreNagashi([0], 0, 0, RULES)!.deltas).toEqual([12_000, -4_000, -4_000, -4_000]);
  });
  clause(['wdmc-4.1.6.2-01', 'W18'], 'the hand stays a draw: bonus sticks are not paid', () => {
    expect(scoreNagashi([1], 0, 3, RULES)!.deltas).toEqual([-4_000, 8_000, -2_000, -2_000]);
    expect(RULES['nagashi.countsAs']).toBe('draw');
  });
  clause('wdmc-4.1.6.2-02', 'dealer and South: the two others pay 4,000 and 2,000 each', () => {
    const both = scoreNagashi([0, 1], 0, 0, RULES)!;
    expect(both.deltas).toEqual([8_000, 4_000, -6_000, -6_000]);
    expect(both.trace.map(({ rule }) => rule)).toContain('nagashi.several');
  });
  clause(['wdmc-4.1.6.2-02', 'T35', 'W18'], 'South and West: the dealer pays 2,000 as well', () => {
    expect(scoreNagashi([1, 2], 0, 0, RULES)!.deltas).toEqual([-4_000, 4_000, 4_000, -4_000]);
  });
  clause('wdmc-4.1.6.2-03', 'three have it: the fourth pays all of them', () => {
    expect(scoreNagashi([0, 1, 2], 0, 0, RULES)!.deltas).toEqual([4_000, 2_000, 2_000, -8_000]);
    expect(scoreNagashi([1, 2, 3], 0, 0, RULES)!.deltas).toEqual([-6_000, 2_000, 2_000, 2_000]);
  });
});

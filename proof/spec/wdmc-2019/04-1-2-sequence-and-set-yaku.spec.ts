// Part 3, 4.1.2 and 4.1.3: yaku of sequences, and yaku of triplets and quads.

import { WDMC_2019 } from '@hanchan/rulesets';
import { score } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, scored, scoringBy } from '../support/scoring.ts';
import { rowsOf, table } from '../support/table.ts';
import { yakuTable } from './tables.ts';

const RULES = WDMC_2019.values;
const { refuses } = scoringBy(RULES);

describe('4.1.2 Sequence yaku', () => {
  yakuTable(`
    4.1.2.1-01        | 123m456p789s67m55s    | 5m | pinfu 1           | 30 | 1,000 |
    4.1.2.1-01        | 123m456p789s67m33z    | 8m | pinfu 1           | 30 | 1,000 | a guest wind pair
    4.1.2.2-01        | 223344m567p79s11p     | 8s | iipeikou 1        | 40 | 1,300 |
    4.1.2.2-01        | 223344m1155p66s7z     | 7z | chiitoitsu 2      | 25 | 1,600 | no iipeikou
    4.1.2.3-01        | 112233m445566p7s      | 7s | ryanpeikou 3      | 40 | 5,200 | not iipeikou twice
    4.1.2.4-01        | 123456789m46p99s      | 5p | ittsu 2           | 40 | 2,600 | closed
    4.1.2.4-01 4.1-02 | 123m789m46p99s[456m<] | 5p | ittsu 1           | 30 | 1,000 | open
    4.1.2.5-01        | 234m234p234s79m99p    | 8m | sanshoku_doujun 2 | 40 | 2,600 | closed
    4.1.2.5-01 4.1-02 | 234p234s79m99p[234m<] | 8m | sanshoku_doujun 1 | 30 | 1,000 | open
    T2 W9 6.2-r-n-20  | 456m789m34p88s[123m<] | 5p | ittsu 1           | 20 | 700   | open, 20 fu`);

  const noPinfu = `
    a pair of the seat wind  | 123m456p789s67m22z    | 8m
    a pair of the round wind | 123m456p789s67m11z    | 8m
    a pair of dragons        | 123m456p789s67m55z    | 8m
    an inside wait           | 123m456p789s68m55s    | 7m
    an edge wait             | 123m456p789s89m55s    | 7m
    a pair wait              | 123m456p789s678m4s    | 4s
    a triplet                | 111m456p789s67m55s    | 8m
    an open hand             | 123m456p67m55s[789s<] | 8m`;
  for (const [what, hand, ron] of rowsOf(noPinfu)) {
    const how = { ron: ron! };
    refuses('wdmc-4.1.2.1-01', `no pinfu with ${what}`, hand!, how, 'noYaku');
  }
  table(
    RULES,
    `
  wdmc-4.1.2.1-01                | in the South round East is a guest wind to South | 123m456p789s67m11z    | ron 8m round S | pinfu 1 = 1 han 30 fu 1000
  wdmc-4.1.2.1-02 wdmc-6.2-t-n-20 | pinfu by own draw keeps 20 fu                    | 123m456p789s67m55s    | tsumo 8m       | menzen_tsumo 1, pinfu 1 = 2 han 20 fu (raw 20) 1500 [-700 1500 -400 -400] | fu.selfDrawWithPinfu -fu.selfDraw
  wdmc-4.1.2.1-02 wdmc-6.2-t-d-20 | pinfu by own draw of the dealer                  | 123m456p789s67m55s    | tsumo 8m by E  | menzen_tsumo 1, pinfu 1 = 2 han 20 fu 2100 [2100 -700 -700 -700] | fu.selfDrawWithPinfu
  T2 W9 wdmc-6.2-r-d-20          | the open ittsuu of 20 fu for the dealer          | 456m789m34p88s[123m<] | ron 5p by E    | ittsu 1 = 1 han 20 fu 1000                                   | fu.base -fu.openPinfu
`,
  );
  clause(['wdmc-4.1.2.2-01', 'wdmc-4.1-02'], 'an open iipeikou is refused as closed only', () => {
    const refused = score(makeWin('223344m79s11p[567p<]', { ron: '8s' }), RULES);
    expect(refused).toMatchObject({ ok: false, error: { reason: 'noYaku' } });
    expect(refused.ok ? [] : refused.error.trace).toContainEqual({
      rule: 'yaku.iipeikou',
      case: { counts: 'closedOnly' },
      effect: { closedOnly: true },
      evidence: [],
    });
  });
  table(
    RULES,
    `
  wdmc-4.1.2.3-01 wdmc-4.1-02 | an open ryanpeikou is refused | 123m445566p7s[123m<] | ron 7s | refused noYaku
`,
  );
  clause('wdmc-4.1.2.3-01', 'ryanpeikou hides iipeikou and beats seven pairs', () => {
    const { trace, rejected } = scored(RULES, '112233m445566p7s', { ron: '7s' });
    expect(trace).toContainEqual({
      rule: 'yaku.iipeikou',
      case: { counts: 'contained' },
      effect: { suppressedBy: 'ryanpeikou' },
      evidence: [],
    });
    const pairs = rejected.filter(({ reading }) => reading.form === 'sevenPairs');
    expect(pairs).toMatchObject([{ why: 'notMore', value: { han: 2, fu: 25, points: 1_600 } }]);
  });
});

describe('4.1.3 Set yaku', () => {
  yakuTable(`
    4.1.3.1-01                | 44p99s[222m^][777p<][666s>]    | 9s | toitoi 2                | 30 | 2,000 | open
    4.1.3.1-01                | 44p99s[222m^][7777p<][666s>]   | 9s | toitoi 2                | 40 | 2,600 | with a quad
    4.1.3.2-01                | 222m555p999s3z[345m<]          | 3z | sanankou 2              | 40 | 2,600 | in an open hand
    4.1.3.2-01                | 222m999s3z[5555p][345m<]       | 3z | sanankou 2              | 50 | 3,200 | with a closed quad
    4.1.3.3-01                | 333s46p99m[333m^][333p<]       | 5p | sanshoku_doukou 2       | 30 | 2,000 | open
    4.1.3.3-01                | 333m333p33s456p99m             | 3s | sanshoku_doukou 2       | 40 | 2,600 | closed
    4.1.3.4-01                | 46s99p[2222m^][7777p][3333z+<] | 5s | sankantsu 2             | 70 | 4,500 | open and closed
    4.1.3.4-01 1.7-23         | 46s99p[2222m][7777p][3333z]    | 5s | sanankou 2, sankantsu 2 | 100 | 8,000 | all closed
    4.1.3.5-01 p1-17 T23      | 67s99m[222p^][333p<][444p>]    | 8s | sanrenkou 2             | 30 | 2,000 |
    4.1.3.5-01                | 67s99m[777p^][888p<][999p>]    | 8s | sanrenkou 2             | 30 | 2,000 | with a terminal
    4.1.3.5-01 W28            | 222333444p78s99m               | 6s | sanankou 2, sanrenkou 2 | 50 | 8,000 | not sequences
    4.1.3.2-02 4.1.7.1-01 T12 | 222m555p77799s33z              | 9s | sanankou 2, toitoi 2    | 50 | 8,000 | the fourth set by ron`);

  const refused = `
    4.1.3.5-01     | sanrenkou: not with sets of different suits          | 67s99m[222p^][333m<][444p>] | 8s
    4.1.3.5-01     | sanrenkou: not over a gap                            | 67s99m[222p^][333p<][555p>] | 8s
    4.1.3.4-01     | sankantsu: not with two quads and a triplet          | 46s99p[2222m^][7777p][333z<] | 5s
    4.1.3.3-01     | sanshoku doukou: not with a set of another number    | 444s46p99m[333m^][333p<]    | 5p`;
  for (const [ids, title, hand, ron] of rowsOf(refused)) {
    refuses(`wdmc-${ids}`, title!, hand!, { ron: ron! }, 'noYaku');
  }
  table(
    RULES,
    `
  wdmc-4.1.3.2-02 T12 | san’ankou: the third set completed by ron is open | 222m555p77s99s345m | ron 9s   | refused noYaku
  wdmc-4.1.3.2-02 T12 | san’ankou: the third set drawn is closed          | 222m555p77s99s345m | tsumo 9s | menzen_tsumo 1, sanankou 2 = 3 han 40 fu (raw 38) 5200 [-2600 5200 -1300 -1300]
`,
  );
  clause('W28', 'the winner has the reading that pays most', () => {
    const how = { ron: '1m', riichi: true } as const;
    const sets = scored(RULES, '222333444p23m99m', how); // as sequences 3 han
    expect(sets.yaku.map(({ id }) => id)).toEqual(['riichi', 'sanankou', 'sanrenkou']);
    expect(sets).toMatchObject({ han: 5, points: 8_000 });
    const sequences = scored(RULES, '111222333s23m99p', how); // as sets 5 han
    expect(sequences.yaku.map(({ id }) => id)).toEqual(['riichi', 'pinfu', 'iipeikou', 'junchan']);
    expect(sequences).toMatchObject({ han: 6, points: 12_000 });
    for (const { rejected } of [sets, sequences]) {
      expect(rejected.some(({ why }) => why === 'notMore')).toBe(true);
    }
  });
});

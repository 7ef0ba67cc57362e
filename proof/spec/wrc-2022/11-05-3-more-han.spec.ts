// Sections 11.5.3 to 11.5.5: yaku of three and six han, and Blessing of Man.

import type { RuleKey } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { checkWin } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;

/** What the explanation of a win on a discard says of a yaku. */
const effectOf = (yaku: RuleKey, hand: string, ron: string) =>
  scored(RULES, hand, { ron }).trace.find(({ rule }) => rule === yaku)?.effect;

// Double Twin Sequences

table(
  RULES,
  `
  wrc-11.5.3-01 | Double Twin Sequences: 3 han, without Twin Sequences and Seven Pairs | 112233m445566p7s | ron 7s | ryanpeikou 3 = 3 han 40 fu 5200 | yaku.iipeikou
`,
);
clause('wrc-11.5.3-01', 'the explanation says that Twin Sequences are contained in it', () => {
  expect(effectOf('yaku.iipeikou', '112233m445566p7s', '7s')).toEqual({
    suppressedBy: 'ryanpeikou',
  });
});
table(
  RULES,
  `
  wrc-11.5.3-01 T-43 | the two may be identical: four times 123m                    | 111122223333m5p      | ron 5p | ryanpeikou 3 = 3 han 40 fu (raw 32) 5200           | -yaku.sanankou
  wrc-11.5.3-01      | they must not overlap: three equal sequences are one Twin Sequences | 111222333m23p99p     | ron 1p | pinfu 1, iipeikou 1, junchan 3 = 5 han mangan 8000 | -yaku.ryanpeikou
  wrc-11.5.3-01      | not with a called sequence                                   | 112233m456p7s[456p<] | ron 7s | refused noYaku
`,
);

// Common Flush

table(
  RULES,
  `
  wrc-11.5.3-02 | Common Flush, closed: 3 han | 123m456m68m99m444z    | ron 7m | honitsu 3 = 3 han 40 fu (raw 40) 5200
  wrc-11.5.3-02 | Common Flush, open: 2 han   | 123m456m68m99m[444z^] | ron 7m | honitsu 2 = 2 han 30 fu (raw 26) 2000
  wrc-11.5.3-02 | with Seven Pairs: 3 + 2     | 1122335566m11z7z      | ron 7z | chiitoitsu 2, honitsu 3 = 5 han 25 fu mangan 8000 | fu.sevenPairs
  wrc-11.5.3-02 | a second suit ends it       | 123m456m68p99m[444z^] | ron 7p | refused noYaku
`,
);

// Perfect Ends

table(
  RULES,
  `
  wrc-11.5.3-03 wrc-11.5.3-04 | Perfect Ends, closed: 3 han and no Common Ends | 12m789m123p999s11s | ron 3m | junchan 3 = 3 han 40 fu (raw 40) 5200
`,
);
clause('wrc-11.5.3-04', 'the explanation says that Common Ends are contained in it', () => {
  expect(effectOf('yaku.chanta', '12m789m123p999s11s', '3m')).toEqual({ suppressedBy: 'junchan' });
});
table(
  RULES,
  `
  wrc-11.5.3-03                  | Perfect Ends, open: 2 han                                    | 12m789m11s999s[123p<]       | ron 3m | junchan 2 = 2 han 30 fu (raw 30) 2000
  wrc-11.5.3-03 wrc-11.5.3-04    | with an honour it is Common Ends                             | 12m789m44z999s[123p<]       | ron 3m | chanta 1 = 1 han 30 fu 1000           | -yaku.junchan
  wrc-11.5.3-03 wrc-11.5.3-04 wrc-11.5.6-09 | without a sequence it is neither: all terminals are a yakuman | 999p1s[111m^][999m<][111p^] | ron 1s | chinroutou 1 = yakuman 32000          | -yaku.junchan -yaku.honroutou
`,
);

// 11.5.5 Perfect Flush

table(
  RULES,
  `
  wrc-11.5.5-01 wrc-13.5-13 | Perfect Flush, closed: 6 han and no Common Flush | 222m456m68m999m55m | ron 7m | chinitsu 6 = 6 han haneman 12000
`,
);
clause('wrc-11.5.5-01', 'the explanation says that Common Flush is contained in it', () => {
  expect(effectOf('yaku.honitsu', '222m456m68m999m55m', '7m')).toEqual({
    suppressedBy: 'chinitsu',
  });
});
table(
  RULES,
  `
  wrc-11.5.5-01 wrc-13.5-12 | Perfect Flush, open: 5 han, mangan | 456m68m999m55m[222m^] | ron 7m | chinitsu 5 = 5 han mangan 8000
`,
);

// 11.5.4 Blessing of Man

const FIRST = { firstTurn: true } as const;
table(
  RULES,
  `
  wrc-11.5.4-01 wrc-2-21 wrc-13.4-04 A-10 | South rons the first discard of East with a hand worth nothing else: mangan | 789m123s567s11m24p | ron 3p from E firstTurn        | renhou = mangan 8000 [-8000 8000 0 0]
  wrc-11.5.4-01 wrc-2-21         | West rons the first discard of South with a hand of one han: mangan | 23m567m345p678s99p | ron 4m from S by W firstTurn   | renhou = mangan 8000 [0 -8000 8000 0] | -yaku.pinfu
  wrc-11.5.4-01                  | riichi by another does not break it: its deposit is taken, too | 23m567m345p678s99p | ron 4m from S by W firstTurn deposits 1 | renhou = mangan 8000 [0 -8000 9000 0] | riichi.deposit
`,
);
clause(['wrc-11.5.4-01', 'T-34', 'A-30'], 'not for East, and not with an own meld before', () => {
  const fields = (hand: string, seat: 'E' | 'S') =>
    checkWin(makeWin(hand, { ...FIRST, ron: '4m', seat }), RULES).map(({ field }) => field);
  expect(fields('23m567m345p678s99p', 'S')).toEqual([]);
  expect(fields('23m567m345p678s99p', 'E')).toEqual(['firstTurn']);
  expect(fields('23m345p678s99p[567m<]', 'S')).toEqual(['firstTurn']);
  expect(fields('23m345p678s99p[2222p]', 'S')).toEqual(['firstTurn']);
});
table(
  RULES,
  `
  wrc-11.5.4-02 T-34 A-10 | it does not combine: with Pinfu and two dora (3 han 30 fu) it stays 8,000 | 23m567m345p678s99p | ron 4m firstTurn dora 8p   | renhou = mangan 8000             | -dora.indicator
  wrc-11.5.4-02 A-10      | it is a flat mangan, not five han: with All Inside and Pinfu, still 8,000 | 34m567m345p678s88p | ron 5m firstTurn dora 1z   | renhou = mangan 8000             | -yaku.pinfu -yaku.tanyao
  wrc-11.5.4-02 A-10      | six dora without any yaku do not lift it                     | 888p24m678s99s123m | ron 3m firstTurn dora 7p7p | renhou = mangan 8000             | -dora.indicator
  wrc-11.5.4-03 T-34      | six han of its own are worth more: 12,000 without it         | 222m456m68m999m55m | ron 7m firstTurn           | chinitsu 6 = 6 han haneman 12000 | -yaku.renhou
  wrc-11.5.4-03 T-34      | and so is a yakuman                                          | 19m19p19s1234567z  | ron 1m firstTurn           | kokushi 1 = yakuman 32000        | -yaku.renhou
  wrc-11.5.4-01           | after a call the same ron is an ordinary one                 | 23m567m345p678s99p | ron 4m                     | pinfu 1 = 1 han 30 fu 1000
`,
);

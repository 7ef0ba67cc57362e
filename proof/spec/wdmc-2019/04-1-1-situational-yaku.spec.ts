// Part 3, 4.0, 4.1 and 4.1.1: adding up han, and the yaku of the moment.

import { WDMC_2019 } from '@hanchan/rulesets';
import { checkWin } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectScore, makeWin, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WDMC_2019.values;
/** A closed hand without a yaku of its own, waiting for 5s between 4s and 6s. */
const PLAIN = '123m789m345p46s99p';
/** The same with a called kan and a chi: open, and without a yaku. */
const OPEN_KAN = '123m46s99p[5555p^][789m<]';

describe('4.0 and 4.1', () => {
  clause('wdmc-4.0-01', 'han and fu together make the value', () => {
    const value = (hand: string, dora: string) =>
      scored(RULES, hand, { ron: '5s', riichi: true, dora }).points;
    expect(value(PLAIN, '1z')).toBe(1_300); // 1 han 40 fu
    expect(value('333z789m345p46s99p', '1z')).toBe(1_300); // 1 han, 40 fu exactly
    expect(value('333z789m345p46s77z', '1z')).toBe(1_600); // 1 han 50 fu
    expect(value(PLAIN, '2m')).toBe(2_600); // 2 han 40 fu
    expect(value('333z789m345p46s77z', '8m')).toBe(3_200); // 2 han 50 fu
  });
  table(
    RULES,
    `
  wdmc-4.1-01 | all yaku and dora are added up | 234m345p678s46m88p | ron 5m riichi dora 7p | riichi 1, tanyao 1, dora 2 = 4 han 40 fu mangan 8000 | dora.indicator score.limits
`,
  );
  clause('wdmc-4.1-02', 'what an open hand loses is what the headings of 4.1 say', () => {
    // closed/open, as printed; 0 where the heading says “Closed Only”.
    const headings = `
      menzen_tsumo 1/0  riichi 1/0  ippatsu 1/0  rinshan 1/1  haitei 1/1  houtei 1/1  chankan 1/1
      pinfu 1/0  iipeikou 1/0  ryanpeikou 3/0  ittsu 2/1  sanshoku_doujun 2/1
      toitoi 2/2  sanankou 2/2  sanshoku_doukou 2/2  sankantsu 2/2  sanrenkou 2/2
      honitsu 3/2  chinitsu 6/5  chanta 2/1  junchan 3/2  honroutou 2/2  tanyao 1/1
      seat_wind 1/1  round_wind 1/1  haku 1/1  hatsu 1/1  chun 1/1  shousangen 2/2  chiitoitsu 2/0`;
    const used = Object.entries(RULES)
      .filter(([key]) => key.startsWith('yaku.') && key !== 'yaku.double_riichi')
      .flatMap(([key, value]) =>
        typeof value === 'object' && 'han' in value
          ? [`${key.slice('yaku.'.length)} ${value.han}/${value.open}`]
          : [],
      );
    expect(used.sort()).toEqual(
      headings
        .trim()
        .split(/ {2,}|\n\s*/)
        .sort(),
    );
  });
});

describe('4.1.1 Situational yaku', () => {
  table(
    RULES,
    `
  wdmc-4.1.1-01 wdmc-6.2-25-4   | they go with seven pairs too                             | 1199m2288p3377s5z     | ron 5z riichi ippatsu    | riichi 1, ippatsu 1, chiitoitsu 2 = 4 han 25 fu 6400
  wdmc-4.1.1-01 wdmc-4.1.1.6-01 | they go with seven pairs too: self-draw of the last tile | 1199m2288p3377s5z     | tsumo 5z lastTile        | menzen_tsumo 1, haitei 1, chiitoitsu 2 = 4 han 25 fu 6400
  wdmc-4.1.1.1-01               | tsumo: a closed kan does not stand in the way            | 123m789m46s99p[5555p] | tsumo 5s                 | menzen_tsumo 1 = 1 han 40 fu (raw 40) 1500 [-700 1500 -400 -400] | fu.selfDraw
  wdmc-4.1.1.1-01 wdmc-4.1-02   | tsumo: an open hand does not have it                     | 123m789m46s99p[555p^] | tsumo 5s                 | refused noYaku
  wdmc-4.1.1.2-01               | riichi alone                                             | 123m789m345p46s99p    | ron 5s riichi deposits 1 | riichi 1 = 1 han 40 fu 1300 [0 2300 -1300 0]                 | riichi.deposit
  wdmc-4.1.1.2-01               | without riichi, nothing                                  | 123m789m345p46s99p    | ron 5s                   | refused noYaku
`,
  );
  clause('wdmc-4.1.1.2-01', 'riichi is for closed hands only', () => {
    const win = makeWin(OPEN_KAN, { ron: '5s', riichi: true });
    expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', field: 'riichi' }]);
  });

  table(
    RULES,
    `
  wdmc-4.1.1.3-01     | ippatsu: on the next own draw as well        | 123m789m345p46s99p | tsumo 5s riichi ippatsu       | riichi 1, ippatsu 1, menzen_tsumo 1 = 3 han 30 fu 4000 [-2000 4000 -1000 -1000]
  wdmc-4.1.1.3-02 W47 | ippatsu: lost by the very kan that is robbed | 123m789m345p46s99p | ron 5s riichi ippatsu chankan | riichi 1, chankan 1 = 2 han 40 fu 2600                       | win.ippatsuOnRobbedKan -yaku.ippatsu
`,
  );
  clause('wdmc-4.1.1.3-02', 'ippatsu: lost by an own closed kan', () => {
    const hand = '123m789m46s99p[5555p]';
    const how = { tsumo: '5s', riichi: true, rinshan: true } as const;
    expect(checkWin(makeWin(hand, { ...how, ippatsu: true }), RULES)).toMatchObject([
      { code: 'contradiction', field: 'ippatsu' },
    ]);
    expectScore(scored(RULES, hand, how), { yaku: ['riichi', 'menzen_tsumo', 'rinshan'], han: 3 });
  });

  table(
    RULES,
    `
  wdmc-4.1.1.4-01         | double riichi: one han besides that of riichi                | 123m789m345p46s99p        | ron 5s doubleRiichi       | double_riichi 2 = 2 han 40 fu 2600
  wdmc-4.1.1.4-02 T21 W10 | double riichi: after a call it is plain riichi, on the first discard or not | 123m789m345p46s99p        | ron 5s riichi             | riichi 1 = 1 han 40 fu 1300                                 | -yaku.double_riichi
  wdmc-4.1.1.5-01         | rinshan: enough for an open hand without any other yaku      | 123m46s99p[5555p^][789m<] | tsumo 5s rinshan          | rinshan 1 = 1 han 40 fu (raw 32) 1500 [-700 1500 -400 -400] | fu.selfDraw
  wdmc-4.1.1.5-01         | not from the live wall                                       | 123m46s99p[5555p^][789m<] | tsumo 5s                  | refused noYaku
  wdmc-4.1.1.6-01         | haitei: the last tile of the live wall                       | 123m46s99p[5555p^][789m<] | tsumo 5s lastTile         | haitei 1 = 1 han 40 fu 1500
  wdmc-4.1.1.6-01         | haitei: a replacement tile is no tile of the live wall       | 123m46s99p[5555p^][789m<] | tsumo 5s rinshan lastTile | rinshan 1 = 1 han 40 fu 1500                                | win.haiteiOnReplacement -yaku.haitei
  wdmc-4.1.1.6-02         | houtei: the final discard                                    | 123m46s99p[5555p^][789m<] | ron 5s lastTile           | houtei 1 = 1 han 30 fu (raw 30) 1000                        | -yaku.haitei
  wdmc-4.1.1.6-02         | houtei: the same for a closed hand                           | 123m789m345p46s99p        | ron 5s lastTile           | houtei 1 = 1 han 40 fu 1300
  wdmc-4.1.1.7-01         | chankan: enough for an open hand without any other yaku      | 123m46s99p333z[789m<]     | ron 5s chankan            | chankan 1 = 1 han 30 fu 1000
`,
  );
});

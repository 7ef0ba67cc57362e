// Part 3, 4.0, 4.1 and 4.1.1: adding up han, and the yaku of the moment.

import { WDMC_2019 } from '@hanchan/rulesets';
import { checkWin } from '@hanchan/score';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { expectScore, makeWin, scored, scoringBy } from '../support/scoring.ts';

const RULES = WDMC_2019.values;
const { refuses, scores } = scoringBy(RULES);
/** A closed hand without a yaku of its own, waiting for 5s between 4s and 6s. */
const PLAIN = '123m789m345p46s99p';
/** The same with a called kan and a chi: open, and without a yaku. */
const OPEN_KAN = '123m46s99p[5555p^][789m<]';
const SEVEN_PAIRS = '1199m2288p3377s5z';

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
  scores(
    'wdmc-4.1-01',
    'all yaku and dora are added up',
    '234m345p678s46m88p',
    { ron: '5m', riichi: true, dora: '7p' },
    {
      yaku: ['riichi 1', 'tanyao 1'],
      dora: 2,
      han: 4,
      fu: 40,
      limit: 'mangan',
      points: 8_000,
      cites: ['dora.indicator', 'score.limits'],
    },
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
  scores(
    ['wdmc-4.1.1-01', 'wdmc-6.2-25-4'],
    'they go with seven pairs too',
    SEVEN_PAIRS,
    { ron: '5z', riichi: true, ippatsu: true },
    { yaku: ['riichi 1', 'ippatsu 1', 'chiitoitsu 2'], han: 4, fu: 25, points: 6_400 },
  );
  scores(
    ['wdmc-4.1.1-01', 'wdmc-4.1.1.6-01'],
    'they go with seven pairs too: self-draw of the last tile',
    SEVEN_PAIRS,
    { tsumo: '5z', lastTile: true },
    { yaku: ['menzen_tsumo 1', 'haitei 1', 'chiitoitsu 2'], han: 4, fu: 25, points: 6_400 },
  );

  scores(
    'wdmc-4.1.1.1-01',
    'tsumo: a closed kan does not stand in the way',
    '123m789m46s99p[5555p]',
    { tsumo: '5s' },
    {
      yaku: ['menzen_tsumo 1'],
      han: 1,
      fu: 40,
      rawFu: 40,
      points: 1_500,
      deltas: [-700, 1_500, -400, -400],
      cites: ['fu.selfDraw'],
    },
  );
  refuses(
    ['wdmc-4.1.1.1-01', 'wdmc-4.1-02'],
    'tsumo: an open hand does not have it',
    '123m789m46s99p[555p^]',
    { tsumo: '5s' },
    'noYaku',
  );
  scores(
    'wdmc-4.1.1.2-01',
    'riichi alone',
    PLAIN,
    { ron: '5s', riichi: true, deposits: 1 },
    {
      yaku: ['riichi 1'],
      han: 1,
      fu: 40,
      points: 1_300,
      deltas: [0, 2_300, -1_300, 0],
      cites: ['riichi.deposit'],
    },
  );
  refuses('wdmc-4.1.1.2-01', 'without riichi, nothing', PLAIN, { ron: '5s' }, 'noYaku');
  clause('wdmc-4.1.1.2-01', 'riichi is for closed hands only', () => {
    const win = makeWin(OPEN_KAN, { ron: '5s', riichi: true });
    expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', field: 'riichi' }]);
  });

  scores(
    'wdmc-4.1.1.3-01',
    'ippatsu: on the next own draw as well',
    PLAIN,
    { tsumo: '5s', riichi: true, ippatsu: true },
    {
      yaku: ['riichi 1', 'ippatsu 1', 'menzen_tsumo 1'],
      han: 3,
      fu: 30,
      deltas: [-2_000, 4_000, -1_000, -1_000],
    },
  );
  scores(
    ['wdmc-4.1.1.3-02', 'W47'],
    'ippatsu: lost by the very kan that is robbed',
    PLAIN,
    { ron: '5s', riichi: true, ippatsu: true, chankan: true },
    {
      yaku: ['riichi 1', 'chankan 1'],
      han: 2,
      fu: 40,
      points: 2_600,
      cites: ['win.ippatsuOnRobbedKan'],
      omits: ['yaku.ippatsu'],
    },
  );
  clause('wdmc-4.1.1.3-02', 'ippatsu: lost by an own closed kan', () => {
    const hand = '123m789m46s99p[5555p]';
    const how = { tsumo: '5s', riichi: true, rinshan: true } as const;
    expect(checkWin(makeWin(hand, { ...how, ippatsu: true }), RULES)).toMatchObject([
      { code: 'contradiction', field: 'ippatsu' },
    ]);
    expectScore(scored(RULES, hand, how), { yaku: ['riichi', 'menzen_tsumo', 'rinshan'], han: 3 });
  });

  scores(
    'wdmc-4.1.1.4-01',
    'double riichi: one han besides that of riichi',
    PLAIN,
    { ron: '5s', doubleRiichi: true },
    { yaku: ['double_riichi 2'], han: 2, fu: 40, points: 2_600 },
  );
  scores(
    ['wdmc-4.1.1.4-02', 'T21', 'W10'],
    'double riichi: after a call it is plain riichi, on the first discard or not',
    PLAIN,
    { ron: '5s', riichi: true },
    { yaku: ['riichi 1'], han: 1, fu: 40, points: 1_300, omits: ['yaku.double_riichi'] },
  );

  scores(
    'wdmc-4.1.1.5-01',
    'rinshan: enough for an open hand without any other yaku',
    OPEN_KAN,
    { tsumo: '5s', rinshan: true },
    {
      yaku: ['rinshan 1'],
      han: 1,
      fu: 40,
      rawFu: 32,
      deltas: [-700, 1_500, -400, -400],
      cites: ['fu.selfDraw'],
    },
  );
  refuses('wdmc-4.1.1.5-01', 'not from the live wall', OPEN_KAN, { tsumo: '5s' }, 'noYaku');
  scores(
    'wdmc-4.1.1.6-01',
    'haitei: the last tile of the live wall',
    OPEN_KAN,
    { tsumo: '5s', lastTile: true },
    { yaku: ['haitei 1'], han: 1, fu: 40, points: 1_500 },
  );
  scores(
    'wdmc-4.1.1.6-01',
    'haitei: a replacement tile is no tile of the live wall',
    OPEN_KAN,
    { tsumo: '5s', lastTile: true, rinshan: true },
    { yaku: ['rinshan 1'], han: 1, cites: ['win.haiteiOnReplacement'], omits: ['yaku.haitei'] },
  );
  scores(
    'wdmc-4.1.1.6-02',
    'houtei: the final discard',
    OPEN_KAN,
    { ron: '5s', lastTile: true },
    { yaku: ['houtei 1'], han: 1, fu: 30, rawFu: 30, points: 1_000, omits: ['yaku.haitei'] },
  );
  scores(
    'wdmc-4.1.1.6-02',
    'houtei: the same for a closed hand',
    PLAIN,
    { ron: '5s', lastTile: true },
    { yaku: ['houtei 1'], han: 1, fu: 40, points: 1_300 },
  );
  scores(
    'wdmc-4.1.1.7-01',
    'chankan: enough for an open hand without any other yaku',
    '123m46s99p333z[789m<]',
    { ron: '5s', chankan: true },
    { yaku: ['chankan 1'], han: 1, fu: 30, points: 1_000 },
  );
});

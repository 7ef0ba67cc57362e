// Sections 11.5.3 to 11.5.5: yaku of three and six han, and Blessing of Man.

import { WRC_2022 } from '@hanchan/rulesets';
import { checkWin } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, scored, scoringBy } from '../support/scoring.ts';

const RULES = WRC_2022.values;
const { refuses, scores } = scoringBy(RULES);

// Double Twin Sequences

scores(
  'wrc-11.5.3-01',
  'Double Twin Sequences: 3 han, without Twin Sequences and Seven Pairs',
  '112233m445566p7s',
  { ron: '7s' },
  { yaku: ['ryanpeikou 3'], han: 3, fu: 40, points: 5200, cites: ['yaku.iipeikou'] },
);
clause('wrc-11.5.3-01', 'the explanation says that Twin Sequences are contained in it', () => {
  const { trace } = scored(RULES, '112233m445566p7s', { ron: '7s' });
  const line = trace.find(({ rule }) => rule === 'yaku.iipeikou');
  expect(line?.effect).toEqual({ suppressedBy: 'ryanpeikou' });
});
scores(
  ['wrc-11.5.3-01', 'T-43'],
  'the two may be identical: four times 123m',
  '111122223333m5p',
  { ron: '5p' },
  { yaku: ['ryanpeikou 3'], han: 3, rawFu: 32, fu: 40, points: 5200, omits: ['yaku.sanankou'] },
);
scores(
  'wrc-11.5.3-01',
  'they must not overlap: three equal sequences are one Twin Sequences',
  '111222333m23p99p',
  { ron: '1p' },
  {
    yaku: ['pinfu 1', 'iipeikou 1', 'junchan 3'],
    han: 5,
    limit: 'mangan',
    omits: ['yaku.ryanpeikou'],
  },
);
refuses(
  'wrc-11.5.3-01',
  'not with a called sequence',
  '112233m456p7s[456p<]',
  { ron: '7s' },
  'noYaku',
);

// Common Flush

scores(
  'wrc-11.5.3-02',
  'Common Flush, closed: 3 han',
  '123m456m68m99m444z',
  { ron: '7m' },
  { yaku: ['honitsu 3'], han: 3, rawFu: 40, fu: 40, points: 5200 },
);
scores(
  'wrc-11.5.3-02',
  'Common Flush, open: 2 han',
  '123m456m68m99m[444z^]',
  { ron: '7m' },
  { yaku: ['honitsu 2'], han: 2, rawFu: 26, fu: 30, points: 2000 },
);
scores(
  'wrc-11.5.3-02',
  'with Seven Pairs: 3 + 2',
  '1122335566m11z7z',
  { ron: '7z' },
  {
    yaku: ['chiitoitsu 2', 'honitsu 3'],
    han: 5,
    fu: 25,
    limit: 'mangan',
    points: 8000,
    cites: ['fu.sevenPairs'],
  },
);
refuses('wrc-11.5.3-02', 'a second suit ends it', '123m456m68p99m[444z^]', { ron: '7p' }, 'noYaku');

// Perfect Ends

scores(
  ['wrc-11.5.3-03', 'wrc-11.5.3-04'],
  'Perfect Ends, closed: 3 han and no Common Ends',
  '12m789m123p999s11s',
  { ron: '3m' },
  { yaku: ['junchan 3'], han: 3, rawFu: 40, fu: 40, points: 5200 },
);
clause('wrc-11.5.3-04', 'the explanation says that Common Ends are contained in it', () => {
  const { trace } = scored(RULES, '12m789m123p999s11s', { ron: '3m' });
  const line = trace.find(({ rule }) => rule === 'yaku.chanta');
  expect(line?.effect).toEqual({ suppressedBy: 'junchan' });
});
scores(
  'wrc-11.5.3-03',
  'Perfect Ends, open: 2 han',
  '12m789m11s999s[123p<]',
  { ron: '3m' },
  { yaku: ['junchan 2'], han: 2, rawFu: 30, fu: 30, points: 2000 },
);
scores(
  ['wrc-11.5.3-03', 'wrc-11.5.3-04'],
  'with an honour it is Common Ends',
  '12m789m44z999s[123p<]',
  { ron: '3m' },
  { yaku: ['chanta 1'], han: 1, omits: ['yaku.junchan'] },
);
scores(
  ['wrc-11.5.3-03', 'wrc-11.5.3-04', 'wrc-11.5.6-09'],
  'without a sequence it is neither: all terminals are a yakuman',
  '999p1s[111m^][999m<][111p^]',
  { ron: '1s' },
  { yaku: ['chinroutou 1'], han: null, points: 32000, omits: ['yaku.junchan', 'yaku.honroutou'] },
);

// 11.5.5 Perfect Flush

scores(
  ['wrc-11.5.5-01', 'wrc-13.5-13'],
  'Perfect Flush, closed: 6 han and no Common Flush',
  '222m456m68m999m55m',
  { ron: '7m' },
  { yaku: ['chinitsu 6'], han: 6, limit: 'haneman', points: 12000 },
);
clause('wrc-11.5.5-01', 'the explanation says that Common Flush is contained in it', () => {
  const { trace } = scored(RULES, '222m456m68m999m55m', { ron: '7m' });
  const line = trace.find(({ rule }) => rule === 'yaku.honitsu');
  expect(line?.effect).toEqual({ suppressedBy: 'chinitsu' });
});
scores(
  ['wrc-11.5.5-01', 'wrc-13.5-12'],
  'Perfect Flush, open: 5 han, mangan',
  '456m68m999m55m[222m^]',
  { ron: '7m' },
  { yaku: ['chinitsu 5'], han: 5, limit: 'mangan', points: 8000 },
);

// 11.5.4 Blessing of Man

const FIRST = { firstTurn: true } as const;
scores(
  ['wrc-11.5.4-01', 'wrc-2-21', 'wrc-13.4-04', 'A-10'],
  'South rons the first discard of East with a hand worth nothing else: mangan',
  '789m123s567s11m24p',
  { ...FIRST, ron: '3p', from: 'E' },
  {
    yaku: ['renhou'],
    han: null,
    fu: null,
    limit: 'mangan',
    points: 8000,
    deltas: [-8000, 8000, 0, 0],
  },
);
scores(
  ['wrc-11.5.4-01', 'wrc-2-21'],
  'West rons the first discard of South with a hand of one han: mangan',
  '23m567m345p678s99p',
  { ...FIRST, ron: '4m', seat: 'W', from: 'S' },
  { yaku: ['renhou'], limit: 'mangan', deltas: [0, -8000, 8000, 0], omits: ['yaku.pinfu'] },
);
scores(
  'wrc-11.5.4-01',
  'riichi by another does not break it: its deposit is taken, too',
  '23m567m345p678s99p',
  { ...FIRST, ron: '4m', seat: 'W', from: 'S', deposits: 1 },
  { yaku: ['renhou'], deltas: [0, -8000, 9000, 0], cites: ['riichi.deposit'] },
);
clause(['wrc-11.5.4-01', 'T-34', 'A-30'], 'not for East, and not with an own meld before', () => {
  const fields = (hand: string, seat: 'E' | 'S') =>
    checkWin(makeWin(hand, { ...FIRST, ron: '4m', seat }), RULES).map(({ field }) => field);
  expect(fields('23m567m345p678s99p', 'S')).toEqual([]);
  expect(fields('23m567m345p678s99p', 'E')).toEqual(['firstTurn']);
  expect(fields('23m345p678s99p[567m<]', 'S')).toEqual(['firstTurn']);
  expect(fields('23m345p678s99p[2222p]', 'S')).toEqual(['firstTurn']);
});
scores(
  ['wrc-11.5.4-02', 'T-34', 'A-10'],
  'it does not combine: with Pinfu and two dora (3 han 30 fu) it stays 8,000',
  '23m567m345p678s99p',
  { ...FIRST, ron: '4m', dora: '8p' },
  {
    yaku: ['renhou'],
    dora: 0,
    han: null,
    limit: 'mangan',
    points: 8000,
    omits: ['dora.indicator'],
  },
);
scores(
  ['wrc-11.5.4-02', 'A-10'],
  'it is a flat mangan, not five han: with All Inside and Pinfu, still 8,000',
  '34m567m345p678s88p',
  { ...FIRST, ron: '5m', dora: '1z' },
  { yaku: ['renhou'], limit: 'mangan', points: 8000, omits: ['yaku.pinfu', 'yaku.tanyao'] },
);
scores(
  ['wrc-11.5.4-02', 'A-10'],
  'six dora without any yaku do not lift it',
  '888p24m678s99s123m',
  { ...FIRST, ron: '3m', dora: '7p7p' },
  { yaku: ['renhou'], dora: 0, limit: 'mangan', points: 8000, omits: ['dora.indicator'] },
);
scores(
  ['wrc-11.5.4-03', 'T-34'],
  'six han of its own are worth more: 12,000 without it',
  '222m456m68m999m55m',
  { ...FIRST, ron: '7m' },
  { yaku: ['chinitsu 6'], han: 6, limit: 'haneman', points: 12000, omits: ['yaku.renhou'] },
);
scores(
  ['wrc-11.5.4-03', 'T-34'],
  'and so is a yakuman',
  '19m19p19s1234567z',
  { ...FIRST, ron: '1m' },
  { yaku: ['kokushi 1'], limit: 'yakuman', points: 32000, omits: ['yaku.renhou'] },
);
scores(
  'wrc-11.5.4-01',
  'after a call the same ron is an ordinary one',
  '23m567m345p678s99p',
  { ron: '4m' },
  { yaku: ['pinfu 1'], han: 1, points: 1000 },
);

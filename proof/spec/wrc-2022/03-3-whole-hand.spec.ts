// Sections 3.3 and 3.5: valid and winning hands, closed and open, tenpai, and the words of scoring.

import { discards, handShanten, improvingTiles, isTenpai, readings } from '@hanchan/hand';
import { WRC_2022 } from '@hanchan/rulesets';
import { checkWin, score } from '@hanchan/score';
import { countTiles, kindFrom } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, refusalOf, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';
import { FORMS, hand, isValid, waitsOn } from './hands.ts';

const RULES = WRC_2022.values;

// Hand, closed, open

clause('wrc-3.3-01', 'a hand is 13 tiles beside the winning one, quads counted as three', () => {
  const faults = (text: string) =>
    checkWin(makeWin(text, { ron: '9p' }), RULES).map(({ code }) => code);
  expect(faults('123m456p789s123s9p')).toEqual([]);
  expect(faults('123m456p789s9p[333z^]')).toEqual([]);
  expect(faults('123m456p789s9p[3333z]')).toEqual([]);
  expect(faults('123m456p789s123s')).toEqual(['tileCount']);
  expect(faults('123m456p789s[3333z]')).toEqual(['tileCount']);
  expect(faults('123m456p789s99p[3333z]')).toEqual(['tileCount']);
});

table(
  RULES,
  `
  wrc-3.3-02 wrc-11.5-01 | a ron leaves the hand closed: Riichi, Pinfu and Twin Sequences count | 112233m67p456s99p     | ron 8p riichi     | riichi 1, pinfu 1, iipeikou 1 = 3 han 30 fu 3900 | fu.closedRon
  wrc-3.3-03             | one chii opens it: no Fully Concealed Hand, Pinfu or Twin Sequences remain | 123m67p456s99p[123m<] | tsumo 8p lastTile | haitei 1 = 1 han 30 fu (raw 22) 1100             | -yaku.menzen_tsumo -yaku.pinfu
`,
);
clause('wrc-3.3-03', 'an open hand cannot have declared riichi', () => {
  const win = makeWin('123m67p456s99p[123m<]', { ron: '8p', riichi: true });
  expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', field: 'riichi' }]);
});

// Valid and winning hands

clause('wrc-3.3-04', 'valid are four groups and a pair, seven different pairs, 13 orphans', () => {
  expect(isValid('123m456p789s555z11z')).toBe(true);
  expect(isValid('11m[123p<][789s<][555z^][2222z]')).toBe(true);
  expect(isValid('1122m3344p5566s77z')).toBe(true);
  expect(isValid('119m19p19s1234567z')).toBe(true);
  expect(isValid('1111m3344p5566s77z')).toBe(false);
  expect(isValid('129m19p19s1234567z')).toBe(false);
  expect(isValid('123m456p789s555z12z')).toBe(false);
  expect(isValid('1122m3344p55s[777z^]')).toBe(false);
});

const NO_YAKU = '123m456p789s9p[333z^]';
clause('wrc-3.3-05', 'a hand can be valid and have no yaku', () => {
  expect(readings(hand(NO_YAKU), kindFrom('p', 9))).toHaveLength(1);
  expect(refusalOf(RULES, NO_YAKU, { ron: '9p' })).toBe('noYaku');
});

table(
  RULES,
  `
  wrc-3.3-06 wrc-3.5-02 | three dora alone do not make a winning hand | 789m123s567s11m24p | ron 3p dora 6m9m | refused noYaku
`,
);
clause('wrc-3.3-06', 'the refusal names the rule that wants a yaku', () => {
  const result = score(makeWin(NO_YAKU, { ron: '9p' }), RULES);
  expect(result).toMatchObject({ ok: false, error: { rule: 'win.yakuNeeded' } });
});
table(
  RULES,
  `
  wrc-3.3-06               | a hand that is not valid cannot win                  | 123m456p789s12z44z | ron 4z riichi            | refused notComplete
  wrc-3.3-06 wrc-11.5.1-01 | one yaku is enough, and then the dora count          | 789m123s567s11m24p | ron 3p riichi dora 6m9m  | riichi 1, dora 3 = 4 han 40 fu mangan 8000   | dora.indicator
  wrc-2-35                 | five counters do not raise the minimum: one han wins | 789m123s567s11m24p | ron 3p riichi counters 5 | riichi 1 = 1 han 40 fu 1300 [0 2800 -2800 0] | -win.twoYakuFrom
`,
);

// Tenpai

clause(['wrc-3.3-07', 'wrc-2-09', 'T-11'], 'tenpai needs no yaku', () => {
  expect(waitsOn('23m678p99p789s[123p<]')).toBe('14m');
  for (const ron of ['1m', '4m']) {
    expect(refusalOf(RULES, '23m678p99p789s[123p<]', { ron })).toBe('noYaku');
  }
});

clause(['wrc-3.3-08', 'T-09', 'A-31'], 'a hand that needs a fifth identical tile is noten', () => {
  expect(waitsOn('1111m234p567p789s')).toBe('');
  expect(waitsOn('46p234s99m[678s<][5555p]')).toBe('');
  expect(waitsOn('123m789m5p456s[555p^]')).toBe('');
  expect(handShanten(hand('1111m234p567p789s'), FORMS)).toBe(1);
});
clause(['wrc-3.3-08', 'A-31'], 'of several waits only the impossible one is dropped', () => {
  expect(waitsOn('2345p123m789m[5555p]')).toBe('2p');
  expect(waitsOn('67p234s99m[678s<][5555p]')).toBe('8p');
});
clause(
  ['wrc-3.3-08', 'wrc-11.5.2-03', 'T-12'],
  'a duplicate pair is no wait of Seven Pairs',
  () => {
    expect(waitsOn('1111m2233p4455s6z')).toBe('');
    expect(waitsOn('1122m2233p4455s6z')).toBe('6z');
  },
);

clause(['wrc-3.3-09', 'T-10'], 'a wait whose four tiles all lie elsewhere is still tenpai', () => {
  const waiting = hand('19m19p19s2345677z');
  const seen = countTiles(hand('1111z').concealed);
  expect(improvingTiles(waiting, seen, FORMS)).toEqual([]);
  expect(isTenpai(waiting, FORMS)).toBe(true);
});

clause('wrc-3.3-11', 'in turn a hand is tenpai if some discard leaves it tenpai', () => {
  const tenpaiAfter = (text: string) =>
    discards(hand(text), undefined, FORMS).filter(({ shanten }) => shanten === 0).length;
  expect(tenpaiAfter('123m456p789s12s99p4z')).toBe(1);
  expect(tenpaiAfter('123m456p12s99p4z[789s<]')).toBe(1);
  expect(tenpaiAfter('123m456p79s12s9p47z4m')).toBe(0);
});

// 3.5 Scoring

table(
  RULES,
  `
  wrc-3.5-02 wrc-3.5-03 wrc-11.2-01 | han are those of the yaku and the dora: Riichi + All Inside + 2 | 345m88m567p68s234s | ron 7s riichi dora 7m | riichi 1, tanyao 1, dora 2 = 4 han 40 fu mangan 8000 | dora.indicator
`,
);

clause(
  ['wrc-3.5-04', 'wrc-11.3-01'],
  'fu come from winning, sets, pair and wait, and add up',
  () => {
    const { trace, fu } = scored(RULES, '12m222s999p66z[7777z]', { tsumo: '3m', riichi: true });
    const items = trace.flatMap(({ rule, effect }) => ('fu' in effect ? [[rule, effect.fu]] : []));
    expect(items).toEqual([
      ['fu.base', 20],
      ['fu.selfDraw', 2],
      ['fu.triplet', 8],
      ['fu.triplet', 4],
      ['fu.triplet', 32],
      ['fu.valuePair', 2],
      ['fu.wait', 2],
    ]);
    expect(fu).toBe(70);
  },
);

// The same fourteen tiles, three winning tiles.
table(
  RULES,
  `
  wrc-3.5-05 wrc-8.10-03 | the winning tile is known: won on 4m the hand is Pinfu | 23m567m345p678s99p | tsumo 4m | menzen_tsumo 1, pinfu 1 = 2 han 20 fu 1500 | -fu.wait
  wrc-3.5-05 wrc-8.10-03 | won on 3m it has a middle wait and no Pinfu            | 24m567m345p678s99p | tsumo 3m | menzen_tsumo 1 = 1 han 30 fu (raw 24) 1100 | fu.wait
  wrc-3.5-05 wrc-8.10-03 | won on 9p it has a pair wait and no Pinfu              | 234m567m345p678s9p | tsumo 9p | menzen_tsumo 1 = 1 han 30 fu (raw 24) 1100 | fu.wait
`,
);

table(
  RULES,
  `
  wrc-3.5-06 wrc-11.5.1-13       | a win on a tile of the dead wall is self-drawn: all three pay | 123m99s78s456p[9999p] | tsumo 6s rinshan               | menzen_tsumo 1, rinshan 1 = 2 han 60 fu (raw 54) 4000 [-2000 4000 -1000 -1000]
  wrc-3.5-07 wrc-8.11.1-04 wrc-11.5.1-12 | robbing a quad is a ron: who declared it pays alone, 300 a counter included | 234m567m45p678s99s    | ron 3p from N riichi chankan counters 2 | riichi 1, chankan 1, pinfu 1 = 3 han 30 fu 3900 [0 4500 0 -4500] | fu.closedRon payment.counter
`,
);

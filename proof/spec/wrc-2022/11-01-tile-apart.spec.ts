// Section 11.1: a winner who has put the winning tile among the others. No online table can bring that about; whoever
// scores a real hand says so, in the scorer and in the score keeper.

import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { handAct, Log } from '../../../engine/keeper/test/writing.ts';
import { clause } from '../support/clause.ts';
import { refusalOf, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;
/** With two triplets of simples: 30 fu, and 32 with a narrow wait. */
const NARROW = '222m555p234s68s99m';
/** Waits for 5s and 8s with pinfu. */
const VALUELESS = '234m567m345p67s99p';

for (const [hand, tile, wait] of [
  [NARROW, '7s', 'a closed wait'],
  ['222m555p234s12s99m', '3s', 'an edge wait'],
  ['222m555p234s789s9m', '9m', 'a pair wait'],
] as const) {
  clause('wrc-11.1-01', `${wait} gives no minipoints when the tile lies in the hand`, () => {
    expect(scored(RULES, hand, { tsumo: tile })).toMatchObject({ han: 1, fu: 40, points: 1_500 });
    const mixed = scored(RULES, hand, { tsumo: tile, mixedIn: true });
    expect(mixed).toMatchObject({ han: 1, fu: 30, points: 1_100 });
    const line = mixed.trace.find(({ rule }) => rule === 'win.tileNotApart');
    expect(line).toMatchObject({ effect: { withheld: 'wait' } });
    expect(mixed.trace.some(({ rule }) => rule === 'fu.wait')).toBe(false);
  });
}

table(
  RULES,
  `
  wrc-11.1-01 | the win is still valid, with every yaku that needs no wait | 223344m567p67s88p | tsumo 8s riichi mixedIn | riichi 1, menzen_tsumo 1, tanyao 1, iipeikou 1 = 4 han 20 fu 5200 | win.tileNotApart -yaku.pinfu -fu.wait -fu.selfDraw
`,
);

clause('wrc-11.1-01', 'a ron that has nothing but pinfu is no win without its wait', () => {
  expect(refusalOf(RULES, VALUELESS, { ron: '8s' })).toBeNull();
  expect(refusalOf(RULES, VALUELESS, { ron: '8s', mixedIn: true })).toBe('noYaku');
});

clause(
  'wrc-11.1-02',
  'what may have been pinfu scores neither pinfu nor self-draw: 1 han 20 fu, 200 and 400, East 400 all',
  () => {
    // Whichever tile it was: two-sided, closed or the pair.
    for (const [hand, tile] of [
      [VALUELESS, '8s'],
      ['234m567m345p68s99p', '7s'],
      ['234m567m345p678s9p', '9p'],
    ] as const) {
      const won = scored(RULES, hand, { tsumo: tile, mixedIn: true });
      expect(won.yaku).toEqual([{ id: 'menzen_tsumo', han: 1 }]);
      expect(won).toMatchObject({ han: 1, fu: 20, deltas: [-400, 800, -200, -200] });
    }
    const east = scored(RULES, VALUELESS, { tsumo: '8s', seat: 'E', mixedIn: true });
    expect(east.deltas).toEqual([1_200, -400, -400, -400]);
  },
);

clause(
  'wrc-11.1-02',
  'a hand that cannot have been pinfu keeps its minipoints for self-draw',
  () => {
    const dragons = scored(RULES, '234m567m345p68s55z', { tsumo: '7s', mixedIn: true });
    expect(dragons.trace.some(({ rule }) => rule === 'fu.selfDraw')).toBe(true);
    expect(dragons).toMatchObject({ han: 1, fu: 30 });
  },
);

clause(
  ['wrc-11.1-01', 'wrc-11.1-02', 'wrc-13.5-19'],
  'the score keeper takes it down with the tiles or by its figures, and pays accordingly',
  () => {
    const entry = (mixedIn: boolean) =>
      handAct({
        type: 'tsumo',
        win: { seat: 1, shown: { hand: VALUELESS, tile: '8s', mixedIn } },
      });
    const scoresUnder = (book: typeof WRC_2022, mixedIn: boolean) =>
      new Log(book).write(entry(mixedIn)).table.scores;
    expect(scoresUnder(WRC_2022, true)).toEqual([29_600, 30_800, 29_800, 29_800]);
    expect(scoresUnder(WRC_2022, false)).toEqual([29_300, 31_500, 29_600, 29_600]);
    const stated = handAct({ type: 'tsumo', win: { seat: 1, worth: { han: 1, fu: 20 } } });
    expect(new Log(WRC_2022).write(stated).table.scores).toEqual(scoresUnder(WRC_2022, true));
    expect(new Log(WDMC_2019).try(stated)?.code).toBe('tooFewHanForFu');
    // Elsewhere nothing is said about it, and the hand is worth what it is worth.
    expect(scoresUnder(WDMC_2019, true)).toEqual(scoresUnder(WDMC_2019, false));
  },
);

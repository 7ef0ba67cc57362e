// Chapter 8, gameplay: what a hand and its melds can be, who wins a called tile, quads and robbing.
// Turns, calls, riichi and furiten are the game's, not the scorer's.

import { WRC_2022 } from '@hanchan/rulesets';
import { checkWin, shareTable } from '@hanchan/score';
import type { Seat } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, scored } from '../support/scoring.ts';
import { table } from '../support/table.ts';
import { meldFaultOf, waitsOn } from './hands.ts';

const RULES = WRC_2022.values;
const [EAST, SOUTH, WEST, NORTH] = [0, 1, 2, 3] as const;

/** Who wins when these seats call the discard of one, in the order of their calls. */
const winnersOf = (discarder: Seat, ...callers: Seat[]) =>
  shareTable({ discarder, callers, counters: 0, carried: 0, inRiichi: [] }, RULES).map(
    ({ seat }) => seat,
  );

table(
  RULES,
  `
  wrc-8-13            | for a win any group may be completed from any player: West rons 3m of East for 12m | 12m456p789s99p345s    | ron 3m from E by W riichi | riichi 1 = 1 han 40 fu (raw 32) 1300 [-1300 0 1300 0] | fu.wait
  wrc-8-13 wrc-8.8-01 | and the pair, too: North rons 5p of East                     | 234m456p789s5p345s    | ron 5p from E by N riichi | riichi 1 = 1 han 40 fu (raw 32) 1300 [-1300 0 0 1300] | fu.wait
  wrc-8-16            | tiles of a meld cannot be regrouped: chii 345m does not help 12 6 789m | 126789m123p9p[345m<]  | ron 9p                    | refused notComplete
  wrc-8-16            | nor those of a concealed quad: 1111m gives no 1m to 23m      | 23m456p789s99p[1111m] | tsumo 5m                  | refused notComplete
`,
);

// 8.2 Precedence

clause(
  ['wrc-8.2-03', 'wrc-2-13', 'T-26'],
  'of several callers only the nearest after the discarder wins',
  () => {
    expect(winnersOf(WEST, SOUTH, EAST, NORTH)).toEqual([NORTH]);
    expect(winnersOf(EAST, NORTH, SOUTH)).toEqual([SOUTH]);
    expect(winnersOf(NORTH, WEST, SOUTH)).toEqual([SOUTH]);
    expect(winnersOf(SOUTH, EAST)).toEqual([EAST]);
  },
);
clause('wrc-8.2-04', 'the order of the calls does not matter', () => {
  expect(winnersOf(EAST, NORTH, WEST, SOUTH)).toEqual([SOUTH]);
  expect(winnersOf(EAST, SOUTH, WEST, NORTH)).toEqual([SOUTH]);
});
clause('wrc-8-14', 'nobody can win on the own discard', () => {
  expect(winnersOf(EAST, EAST)).toEqual([]);
  const win = makeWin('12m456p789s99p345s', { ron: '3m', seat: 'W', from: 'W', riichi: true });
  expect(checkWin(win, RULES)).toMatchObject([{ code: 'badSeat', field: 'from' }]);
});

// 8.5 to 8.8 Groups

clause('wrc-8.5.1-01', 'a melded sequence comes from the player on the left', () => {
  expect(meldFaultOf('[234p<]')).toBe(null);
  expect(meldFaultOf('[234p^]')).toBe('chiNotFromLeft');
  expect(meldFaultOf('[234p>]')).toBe('chiNotFromLeft');
});
clause(['wrc-8.6.1-01', 'wrc-8.7.1-01'], 'triplets and called quads come from anybody', () => {
  for (const source of ['<', '^', '>']) {
    expect(meldFaultOf(`[222p${source}]`)).toBe(null);
    expect(meldFaultOf(`[2222p${source}]`)).toBe(null);
  }
  expect(meldFaultOf('[222p]')).toBe('source');
});
table(
  RULES,
  `
  wrc-8.7-02 | four identical tiles may stay in the hand: 1111m is 111m and 1m of 123m | 111123m456p789s9p | ron 9p riichi | riichi 1 = 1 han 40 fu (raw 40) 1300 | fu.triplet fu.wait
`,
);
clause('wrc-8.7-02', 'and they wait as a triplet and a single tile', () => {
  expect(waitsOn('1111m23m456p789s9p')).toBe('9p');
  expect(waitsOn('111123m456p99s22s')).toBe('29s');
});
table(
  RULES,
  `
  wrc-8.7.3-04 wrc-11.5.1-04 | a concealed quad leaves the hand closed: riichi and Fully Concealed Hand count | 123m678s99s78p[2222p]  | tsumo 9p riichi   | riichi 1, menzen_tsumo 1 = 2 han 40 fu (raw 38) 2700
  wrc-8.7.3-04               | a called quad does not                                       | 123m678s99s78p[2222p^] | tsumo 9p lastTile | haitei 1 = 1 han 30 fu (raw 30) 1100                 | -yaku.menzen_tsumo
`,
);

// 8.4 and 8.11.1 The last tile, robbing

const ROBBING = '234m567m45p678s99s';
table(
  RULES,
  `
  wrc-8.11.1-01 T-16 | robbing a quad with one live tile left is Robbing a Quad only | 234m567m45p678s99s | ron 6p chankan | chankan 1, pinfu 1 = 2 han 30 fu 2000 | -yaku.houtei
`,
);
clause(
  ['wrc-8.4-01', 'T-16'],
  'no quad can be declared, so none robbed, without live tiles',
  () => {
    const win = makeWin(ROBBING, { ron: '6p', chankan: true, lastTile: true });
    expect(checkWin(win, RULES)).toMatchObject([{ code: 'contradiction', rule: 'kan.lastTile' }]);
  },
);
table(
  RULES,
  `
  wrc-8.4-03 wrc-11.5.1-16       | a win on the last discard is possible                        | 789m123s567s11m24p | ron 3p lastTile                | houtei 1 = 1 han 40 fu 1300
  wrc-8.11.1-03 wrc-11.4-05 T-18 | a robbed quad turns no indicator: riichi counts one dora and one ura | 234m567m45p678s99s | ron 6p riichi chankan dora 1m ura 8s | riichi 1, chankan 1, pinfu 1, dora 3 = 6 han haneman 12000 | dora.indicator
`,
);
clause(['wrc-8.11.1-03', 'T-18'], 'the explanation shows exactly one tile of each', () => {
  const how = { ron: '6p', chankan: true, riichi: true, dora: '1m', ura: '8s' };
  const { trace, dora } = scored(RULES, ROBBING, how);
  expect(dora).toEqual({ dora: 1, ura: 2, red: 0 });
  const shown = trace.filter(({ rule }) => rule === 'dora.indicator' || rule === 'dora.ura');
  expect(shown.map(({ evidence }) => evidence.length)).toEqual([1, 1]);
});

// 8.13 Dora indicators at a win

table(
  RULES,
  `
  wrc-8.13-05 wrc-2-06 wrc-11.4-06 | with one quad made, two indicators and the two ura under them count for riichi | 123m678s99s78p[2222p] | ron 6p riichi dora 1p9s ura 8s2m | riichi 1, dora 7 = 8 han baiman 16000 | dora.indicator dora.ura
`,
);
clause(['wrc-8.13-05', 'wrc-2-06'], 'each of the four kinds of dora is counted', () => {
  const hand = '123m678s99s78p[2222p]';
  const doraOf = (dora: string, ura: string) =>
    scored(RULES, hand, { ron: '6p', riichi: true, dora, ura }).dora;
  expect(doraOf('1p4z', '4z4z')).toEqual({ dora: 4, ura: 0, red: 0 });
  expect(doraOf('4z8s', '4z4z')).toEqual({ dora: 2, ura: 0, red: 0 });
  expect(doraOf('4z4z', '1p4z')).toEqual({ dora: 0, ura: 4, red: 0 });
  expect(doraOf('4z4z', '4z8s')).toEqual({ dora: 0, ura: 2, red: 0 });
});

// Sections 9.1.1, 11.2.1 and 11.2.2: who fed Big Dragons, Big Winds or Four Quads, and what that costs.
// Who is liable is told to the scorer; noticing it is the game's.

import { WRC_2022 } from '@hanchan/rulesets';
import { evaluate, parseWin } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;

// 11.2.2 The document's examples: D is East with one counter, A, B and C are South, West and North.
// D has two dragon triplets exposed; A discards the third dragon and D calls it.

table(
  RULES,
  `
  wrc-11.2.2-01 wrc-2-18 wrc-9.1.1-01 T-46 | example 1: D wins by self-draw, A pays all 48,300            | 12m99p[555z^][666z<][777z>] | tsumo 3m by E counters 1 liable daisangen=S | daisangen 1 = yakuman 48000 [48300 -48300 0 0]               | liability.yaku liability.counters
  wrc-11.2.2-02 T-46             | example 2: D wins on a discard of B, A and B share, B pays the counter | 12m99p[555z^][666z<][777z>] | ron 3m from W by E counters 1 liable daisangen=S | daisangen 1 = yakuman 48000 [48300 -24000 -24300 0]          | liability.yaku liability.counters
  wrc-11.2.2-03 wrc-9.1.1-03 wrc-9.1.1-05 T-46 | example 3: by self-draw with All Honours, which A, B and C share | 222z3z[555z^][666z<][777z>] | tsumo 3z by E counters 1 liable daisangen=S | tsuuiisou 1, daisangen 1 = yakuman 96000 [96300 -64100 -16100 -16100] | liability.yaku
  wrc-11.2.2-04 wrc-9.1.1-03 T-46 | example 4: on a discard of B with All Honours, which B pays  | 222z3z[555z^][666z<][777z>] | ron 3z from W by E counters 1 liable daisangen=S | tsuuiisou 1, daisangen 1 = yakuman 96000 [96300 -24000 -72300 0] | liability.yaku
`,
);

// 11.2.1 One yakuman

table(
  RULES,
  `
  wrc-11.2.1-01 wrc-9.1.1-04     | another than East by self-draw, two counters: 32,600 from the feeder | 12m99p[555z^][666z<][777z>]    | tsumo 3m by S counters 2 liable daisangen=W | daisangen 1 = yakuman 32000 [0 32600 -32600 0]      | liability.yaku liability.counters
  wrc-11.2.1-02 wrc-9.1.1-04     | by ron, two counters: 16,000 from the feeder, 16,600 from the discarder | 12m99p[555z^][666z<][777z>]    | ron 3m from N by S counters 2 liable daisangen=W | daisangen 1 = yakuman 32000 [0 32600 -16000 -16600] | liability.yaku
  wrc-11.2.1-02 T-49             | feeder and discarder in one pay everything once              | 12m99p[555z^][666z<][777z>]    | ron 3m from W by S counters 2 liable daisangen=W | daisangen 1 = yakuman 32000 [0 32600 -32600 0]      | liability.yaku liability.counters
  wrc-11.2-13 wrc-1-02 wrc-2-18 wrc-11.5.6-13 wrc-9.1.1-01 | Big Winds: the feeder of the fourth wind pays 32,000 alone   | 9m[111z^][222z<][333z>][444z^] | tsumo 9m by S liable daisuushii=W | daisuushii 1 = yakuman 32000 [0 32000 -32000 0]     | liability.yaku
  wrc-1-02 wrc-2-18 wrc-11.5.6-08 wrc-9.1.1-01 | Four Quads: the feeder of the fourth quad pays 32,000 alone  | 9m[2222m^][3333p][5555s+<][7777s>] | tsumo 9m by S liable suukantsu=N | suukantsu 1 = yakuman 32000 [0 32000 0 -32000]      | liability.yaku
`,
);

// 11.2.1 Several yakuman

table(
  RULES,
  `
  wrc-11.2.1-04 wrc-11.2.1-03 wrc-9.1.1-05 T-47 | by self-draw: the fed one by the feeder, own shares of the other, 100 a counter from each | 222z3z[555z^][666z<][777z>] | tsumo 3z by S counters 1 liable daisangen=W | tsuuiisou 1, daisangen 1 = yakuman 64000 [-16100 64300 -40100 -8100] | liability.yaku
  wrc-11.2.1-05 wrc-11.2.1-03    | by ron: the discarder pays half the fed one, the other and the counters | 222z3z[555z^][666z<][777z>] | ron 3z from N by S counters 1 liable daisangen=W | tsuuiisou 1, daisangen 1 = yakuman 64000 [0 64300 -16000 -48300] | liability.yaku liability.counters
`,
);

table(
  RULES,
  `
  A-41 wrc-11.2.1-04 | two yakuman fed by two: each pays the own one, everybody 100 | 9m[5555z^][6666z<][7777z+>][2222m^] | tsumo 9m by S counters 1 liable daisangen=W liable suukantsu=N | suukantsu 1, daisangen 1 = yakuman 64000 [-100 64300 -32100 -32100] | liability.yaku liability.counters
  A-41 wrc-11.2.1-04 | two yakuman fed by one: 64,000 and 100, the others 100 each  | 9m[1111z+^][2222z<][3333z>][4444z^] | tsumo 9m by S counters 1 liable daisuushii=W liable suukantsu=W | suukantsu 1, daisuushii 1 = yakuman 64000 [-100 64300 -64100 -100] | liability.yaku liability.counters
  A-42 wrc-11.2.1-05 | two yakuman fed by two, ron from the third: 16,000 each, 32,300 from the discarder | 9m[5555z^][6666z<][7777z+>][2222m^] | ron 9m from E by S counters 1 liable daisangen=W liable suukantsu=N | suukantsu 1, daisangen 1 = yakuman 64000 [-32300 64300 -16000 -16000] | liability.yaku liability.counters
  A-42 wrc-11.2.1-05 | two yakuman fed by two, ron from one of them: 48,300 and 16,000 | 9m[5555z^][6666z<][7777z+>][2222m^] | ron 9m from W by S counters 1 liable daisangen=W liable suukantsu=N | suukantsu 1, daisangen 1 = yakuman 64000 [0 64300 -48300 -16000] | liability.yaku liability.counters
`,
);

// 9.1.1 No liability

table(
  RULES,
  `
  wrc-9.1.1-01                | liability needs the yakuman to be won: Little Dragons are paid as usual | 24m456p77z[555z^][666z<]       | tsumo 3m by S liable daisangen=W | haku 1, hatsu 1, shousangen 2 = 4 han mangan 8000 [-4000 8000 -2000 -2000] | -liability.yaku
  wrc-9.1.1-02 wrc-9.1.1-01   | a pon and a concealed quad are visible, so the third dragon makes the feeder liable | 12m99p[555z^][6666z][777z>]    | tsumo 3m by S liable daisangen=W | daisangen 1 = yakuman 32000 [0 32000 -32000 0]               | liability.yaku
  wrc-9.1.1-02 T-48           | a triplet hidden in the hand is not, so nobody is liable: usual shares | 12m99p777z[555z^][666z<]       | tsumo 3m by S                  | daisangen 1 = yakuman 32000 [-16000 32000 -8000 -8000]       | -liability.yaku
  wrc-11.5.6-08 T-48 A-43     | a fourth quad that was promoted is fed by nobody: usual shares | 9m[2222m^][3333p][5555s<][7777s+>] | tsumo 9m by S rinshan          | suukantsu 1 = yakuman 32000 [-16000 32000 -8000 -8000]       | -liability.yaku
  wrc-11.5.6-12 wrc-1-02 T-48 | Little Winds know no liability                               | 4z123m[111z^][222z<][333z>]    | tsumo 4z by S liable shousuushii=W liable daisuushii=W | shousuushii 1 = yakuman 32000 [-16000 32000 -8000 -8000]     | -liability.yaku
  wrc-1-02 wrc-9.1.1-01       | nor does All Honours, whoever fed its last triplet           | 1z[444z^][222z<][333z>][555z^] | tsumo 1z by S liable tsuuiisou=W | tsuuiisou 1, shousuushii 1 = yakuman 64000 [-32000 64000 -16000 -16000] | -liability.yaku
  wrc-9.1.1-06 T-48           | feeding the quad of an After a Quad win costs nothing special | 45m678s77z[2222p^][234s<]      | tsumo 6m rinshan liable suukantsu=W | rinshan 1 = 1 han 40 fu 1500 [-700 1500 -400 -400]           | -liability.yaku
`,
);

// A win from a file names a seat, or a seat for each yakuman: liability belongs to the yakuman that it arose from.

const meld = (type: string, tile: string, from: number) => ({
  type,
  tiles: Array.from({ length: 4 }, () => tile),
  called: type === 'ankan' ? null : tile,
  from,
});
const DRAGON_KANS = [
  meld('daiminkan', '5z', 0),
  meld('ankan', '6z', 1),
  meld('daiminkan', '7z', 2),
];
const OWN_FOURTH = [...DRAGON_KANS, meld('ankan', '2m', 1)];
const FED_FOURTH = [...DRAGON_KANS, meld('daiminkan', '2m', 3)];

/** Self-drawn by South with both yakuman: who pays what. */
function paidFor(melds: readonly object[], pao: unknown) {
  const form = { winner: 1, seatWind: 'S', closedTiles: '9m', winTile: '9m', tsumo: true };
  const win = parseWin({ ...form, melds, pao }, RULES);
  if (!win.ok) throw new Error(win.error.message);
  const value = evaluate(win.value, RULES);
  return value.ok ? value.value.deltas : value.error;
}

clause(
  ['wrc-9.1.1-03', 'wrc-9.1.1-05', 'wrc-11.2.1-04'],
  'a seat in a file answers for what the melds show that it fed, not for the yakuman beside it',
  () => {
    // The third dragon came from West, and nobody fed the fourth quad.
    expect(paidFor(OWN_FOURTH, 2)).toEqual([-16_000, 64_000, -40_000, -8_000]);
    // The fourth quad came from North; the dragons are West's.
    expect(paidFor(FED_FOURTH, 3)).toEqual([-16_000, 64_000, -8_000, -40_000]);
    expect(paidFor(FED_FOURTH, 2)).toEqual([-16_000, 64_000, -40_000, -8_000]);
  },
);
clause('wrc-9.1.1-01', 'where nobody fed the last set, nobody is liable, whoever is named', () => {
  const usual = [-32_000, 64_000, -16_000, -16_000];
  expect(paidFor(OWN_FOURTH, null)).toEqual(usual);
  expect(paidFor(OWN_FOURTH, 0)).toEqual(usual);
  expect(paidFor(OWN_FOURTH, [{ yakuman: 'suukantsu', seat: 3 }])).toEqual(usual);
  // A pon that became the fourth quad by an own tile was not fed either.
  const grown = [meld('kakan', '5z', 0), ...DRAGON_KANS.slice(1), meld('ankan', '2m', 1)];
  expect(paidFor(grown, [{ yakuman: 'suukantsu', seat: 0 }])).toEqual(usual);
});
clause('wrc-9.1.1-03', 'a list says for each yakuman who fed it', () => {
  const pao = [
    { yakuman: 'daisangen', seat: 2 },
    { yakuman: 'suukantsu', seat: 3 },
  ];
  expect(paidFor(FED_FOURTH, pao)).toEqual([0, 64_000, -32_000, -32_000]);
  expect(paidFor(OWN_FOURTH, pao)).toEqual([-16_000, 64_000, -40_000, -8_000]);
});

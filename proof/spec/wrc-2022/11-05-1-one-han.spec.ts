// Sections 11.5 and 11.5.1: yaku in general, and those of one han.
// Whether riichi was declared, unbroken or on the first discard is told to the scorer.

import { WRC_2022 } from '@hanchan/rulesets';
import { checkWin } from '@hanchan/score';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { makeWin, scoringBy } from '../support/scoring.ts';
import { table } from '../support/table.ts';

const RULES = WRC_2022.values;
const { refuses } = scoringBy(RULES);
/** Closed, no yaku of its own, waits on 3p between 2p and 4p. */
const PLAIN = '789m123s567s11m24p';

// Riichi and Unbroken

table(
  RULES,
  `
  wrc-11.5.1-01 | Riichi is one han and makes a closed hand win | 789m123s567s11m24p | ron 3p riichi         | riichi 1 = 1 han 40 fu (raw 32) 1300
  wrc-11.5.1-01 | without it the hand cannot ron                | 789m123s567s11m24p | ron 3p                | refused noYaku
  wrc-11.5.1-02 | Unbroken adds one han to Riichi               | 789m123s567s11m24p | ron 3p riichi ippatsu | riichi 1, ippatsu 1 = 2 han 40 fu 2600
`,
);
clause('wrc-11.5.1-02', 'there is no Unbroken without riichi, or after an own quad', () => {
  const alone = makeWin(PLAIN, { ron: '3p', ippatsu: true });
  expect(checkWin(alone, RULES)).toMatchObject([{ code: 'contradiction', field: 'ippatsu' }]);
  const how = { tsumo: '9p', riichi: true, ippatsu: true, rinshan: true };
  const afterQuad = makeWin('123m678s99s78p[2222p]', how);
  expect(checkWin(afterQuad, RULES)).toMatchObject([{ code: 'contradiction', field: 'ippatsu' }]);
});
table(
  RULES,
  `
  wrc-11.5.1-03                  | riichi by another in between does not break it: the deposit lies there, the han counts | 789m123s567s11m24p | tsumo 3p riichi ippatsu deposits 2 | riichi 1, ippatsu 1, menzen_tsumo 1 = 3 han 30 fu 4000 [-2000 6000 -1000 -1000] | riichi.deposit
  A-27 wrc-11.5.1-02 wrc-11.5.1-12 | a robbed quad was never made: Unbroken and Robbing a Quad together | 789m123s567s11m24p | ron 3p riichi ippatsu chankan  | riichi 1, ippatsu 1, chankan 1 = 3 han 40 fu 5200
`,
);

// Fully Concealed Hand

table(
  RULES,
  `
  wrc-11.5.1-04 | Fully Concealed Hand: a closed self-draw needs nothing else | 789m123s567s11m24p    | tsumo 3p | menzen_tsumo 1 = 1 han 30 fu (raw 24) 1100 [-500 1100 -300 -300]
  wrc-11.5.1-04 | an open self-draw does not have it                          | 789m567s11m24p[123s<] | tsumo 3p | refused noYaku
`,
);

// Pinfu

table(
  RULES,
  `
  wrc-11.5.1-05            | Pinfu by ron: four sequences, a suit pair, a two-sided wait, 30 fu | 23m567m345p678s99p | ron 1m | pinfu 1 = 1 han 30 fu (raw 30) 1000
  wrc-11.5.1-05 wrc-3.1-09 | a pair of West for South in the East round keeps it          | 23m567m345p678s33z | ron 4m | pinfu 1 = 1 han 30 fu (raw 30) 1000
`,
);
for (const [pair, what] of [
  ['22z', 'the seat wind'],
  ['11z', 'the round wind'],
  ['55z', 'a dragon'],
]) {
  refuses(
    ['wrc-11.5.1-05', 'wrc-11.5.1-06'],
    `a pair of ${what} rules it out`,
    `23m567m345p678s${pair}`,
    { ron: '4m', seat: 'S' },
    'noYaku',
  );
}
for (const [hand, ron, what] of [
  ['12m567m345p678s99p', '3m', 'an edge wait (12m)'],
  ['89m234m345p678s99p', '7m', 'an edge wait (89m)'],
  ['24m567m345p678s99p', '3m', 'a middle wait'],
  ['234m567m345p678s9p', '9p', 'a pair wait'],
]) {
  refuses('wrc-11.5.1-06', `${what} rules it out`, hand!, { ron: ron! }, 'noYaku');
}
table(
  RULES,
  `
  wrc-11.5.1-05 wrc-3.3-03 | an open hand has no Pinfu                           | 23m345p678s99p[567m<] | ron 4m        | refused noYaku
  wrc-11.5.1-07 T-40       | Pinfu by self-draw is 20 fu: East gets 700 from all | 23m567m345p678s99p    | tsumo 4m by E | menzen_tsumo 1, pinfu 1 = 2 han 20 fu (raw 20) 2100 [2100 -700 -700 -700]
`,
);

// Twin Sequences

table(
  RULES,
  `
  wrc-11.5.1-08 wrc-11.5-01 | Twin Sequences: 112233m in a closed hand, also by ron | 112233m24p678s99s     | ron 3p | iipeikou 1 = 1 han 40 fu (raw 32) 1300
  wrc-11.5.1-08             | not with one of the sequences called                  | 123m24p678s99s[123m<] | ron 3p | refused noYaku
  wrc-11.5.1-08             | the winning discard may complete the second one       | 12323m678s789p99s     | ron 1m | pinfu 1, iipeikou 1 = 2 han 30 fu 2000
`,
);

// All Inside

table(
  RULES,
  `
  wrc-11.5.1-09 wrc-2-04 | All Inside with a chii | 567s67s345m88p[234p<] | ron 8s | tanyao 1 = 1 han 30 fu (raw 22) 1000
  wrc-11.5.1-09          | All Inside, closed     | 24p567s678s345m88p    | ron 3p | tanyao 1 = 1 han 40 fu (raw 32) 1300
  wrc-11.5.1-09          | a terminal ends it     | 567s67s345m88p[123p<] | ron 8s | refused noYaku
  wrc-11.5.1-09          | an honour ends it      | 567s67s345m44z[234p<] | ron 8s | refused noYaku
`,
);

// Value Honour

table(
  RULES,
  `
  wrc-11.5.1-10 | two dragon triplets are two han                          | 123m99s78s[555z^][666z<]       | ron 6s              | haku 1, hatsu 1 = 2 han 30 fu (raw 28) 2000
  wrc-11.5.1-10 | quads count like triplets: seat wind, round wind and Red | 99p78s[1111z^][2222z<][7777z+>] | ron 6s by S         | seat_wind 1, round_wind 1, chun 1, sankantsu 2 = 5 han mangan 8000
  wrc-11.5.1-11 | East for East in the East round is Value Honour twice    | 123m456p99s78s[111z^]          | ron 6s by E         | seat_wind 1, round_wind 1 = 2 han 30 fu (raw 24) 2900
  wrc-11.5.1-11 | South for South in the South round, as a quad, too       | 123m456p99s78s[2222z]          | ron 6s by S round S | seat_wind 1, round_wind 1 = 2 han 70 fu (raw 62) 4500
`,
);

// Robbing a Quad, After a Quad

table(
  RULES,
  `
  wrc-11.5.1-12      | Robbing a Quad gives a closed hand without yaku the right to win | 789m123s567s11m24p     | ron 3p chankan             | chankan 1 = 1 han 40 fu 1300
  wrc-11.5.1-13 T-17 | After a Quad: one han, the new dora, and payment as a self-draw | 24m345p11m678s[7777z^] | tsumo 3m rinshan dora 1z2m | rinshan 1, chun 1, dora 1 = 3 han 40 fu (raw 40) 5200 [-2600 5200 -1300 -1300] | fu.selfDraw
`,
);
clause('wrc-11.5.1-13', 'it needs a quad, and a drawn tile', () => {
  const codes = (hand: string, how: object) =>
    checkWin(makeWin(hand, { ...how, rinshan: true }), RULES).map(({ field }) => field);
  expect(codes(PLAIN, { tsumo: '3p' })).toEqual(['afterKan']);
  expect(codes('24m345p11m678s[7777z^]', { ron: '3m' })).toEqual(['afterKan']);
});

// The last tile

table(
  RULES,
  `
  wrc-11.5.1-14 | Last Tile Draw, open                           | 789m567s11m24p[123s<]  | tsumo 3p lastTile         | haitei 1 = 1 han 30 fu (raw 24) 1100 | -yaku.houtei
  wrc-11.5.1-15 | on a replacement tile only After a Quad counts | 24m345p11m678s[7777z^] | tsumo 3m rinshan lastTile | rinshan 1, chun 1 = 2 han 40 fu 2700 | win.haiteiOnReplacement -yaku.haitei
  wrc-11.5.1-16 | Last Tile Claim, open                          | 789m567s11m24p[123s<]  | ron 3p lastTile           | houtei 1 = 1 han 30 fu (raw 22) 1000 | -yaku.haitei
`,
);

// Adding up

table(
  RULES,
  `
  wrc-11.5-03 | yaku add up: All Inside, Mixed Sequences and Pinfu, closed, are 4 han | 234m234p34s678s88m | ron 2s | pinfu 1, tanyao 1, sanshoku_doujun 2 = 4 han 30 fu mangan 8000
`,
);

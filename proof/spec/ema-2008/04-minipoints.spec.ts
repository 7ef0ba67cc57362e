// EMA 2008, third page: minipoints. Each row names the raw sum, so that a wrong item cannot hide in the
// rounding. The carrier is an open hand won on the last discard: 20 and nothing of its own.

import { EMA_2008 } from '@hanchan/rulesets';
import { table } from '../support/table.ts';

const RULES = EMA_2008.values;

// Pungs and kongs: simples 2 4 / 8 16, terminals and honours 4 8 / 16 32

table(
  RULES,
  `
  ema-fu-pung     | pung, simples, open 2                  | 456p23s99s[123m<][888m^]  | ron 4s lastTile | houtei = 1 han 30 fu (raw 22) 1000 | fu.triplet -fu.openPinfu
  ema-fu-pung     | pung, simples, concealed 4             | 456p23s99s888m[123m<]     | ron 4s lastTile | houtei = 1 han 30 fu (raw 24) 1000 | fu.triplet
  ema-fu-pung     | pung, terminals, open 4                | 456p23s99s[123m<][999m^]  | ron 4s lastTile | houtei = 1 han 30 fu (raw 24) 1000 | fu.triplet
  ema-fu-pung     | pung, honours, open 4                  | 456p23s99s[123m<][333z^]  | ron 4s lastTile | houtei = 1 han 30 fu (raw 24) 1000 | fu.triplet
  ema-fu-pung     | pung, terminals, concealed 8           | 456p23s99s999m[123m<]     | ron 4s lastTile | houtei = 1 han 30 fu (raw 28) 1000 | fu.triplet
  ema-fu-pung     | pung, honours, concealed 8             | 456p23s99s333z[123m<]     | ron 4s lastTile | houtei = 1 han 30 fu (raw 28) 1000 | fu.triplet
  ema-fu-pung E22 | completed by ron: open, 2              | 456p234s88m99s[123m<]     | ron 8m lastTile | houtei = 1 han 30 fu (raw 22) 1000 | fu.triplet
  ema-fu-pung E22 | completed by ron: open, 4              | 456p234s88m33z[123m<]     | ron 3z lastTile | houtei = 1 han 30 fu (raw 24) 1000 | fu.triplet
  ema-fu-pung E22 | completed by own draw: concealed, 4    | 456p234s88m99s[123m<]     | tsumo 8m lastTile | haitei = 1 han 30 fu (raw 26) 1100 | fu.triplet fu.selfDraw
  ema-fu-pung E22 | in a concealed hand too                | 456p789p234s88m33z        | ron 8m riichi   | riichi = 1 han 40 fu (raw 32) 1300 | fu.triplet fu.closedRon
  ema-fu-pung     | a chow has none                        | 456p23s99s[123m<][678m<]  | ron 4s lastTile | houtei = 1 han 30 fu (raw 22) 1000 | fu.openPinfu -fu.triplet
  ema-fu-kong     | kong, simples, open 8                  | 456p23s99s[123m<][8888m^] | ron 4s lastTile | houtei = 1 han 30 fu (raw 28) 1000 | fu.triplet
  ema-fu-kong     | kong, simples, extended: open 8        | 456p23s99s[123m<][8888m+^] | ron 4s lastTile | houtei = 1 han 30 fu (raw 28) 1000 | fu.triplet
  ema-fu-kong     | kong, simples, concealed 16            | 456p23s99s[123m<][8888m]  | ron 4s lastTile | houtei = 1 han 40 fu (raw 36) 1300 | fu.triplet
  ema-fu-kong     | kong, terminals, open 16               | 456p23s99s[123m<][9999m^] | ron 4s lastTile | houtei = 1 han 40 fu (raw 36) 1300 | fu.triplet
  ema-fu-kong     | kong, honours, open 16                 | 456p23s99s[123m<][3333z^] | ron 4s lastTile | houtei = 1 han 40 fu (raw 36) 1300 | fu.triplet
  ema-fu-kong     | kong, terminals, concealed 32          | 456p23s99s[123m<][9999m]  | ron 4s lastTile | houtei = 1 han 60 fu (raw 52) 2000 | fu.triplet
  ema-fu-kong     | kong, honours, concealed 32            | 456p23s99s[123m<][3333z]  | ron 4s lastTile | houtei = 1 han 60 fu (raw 52) 2000 | fu.triplet
`,
);

// Pairs, waits, self-draw, open pinfu

table(
  RULES,
  `
  ema-fu-pair-dragon   | white 2                              | 456p23s55z[123m<][888m^]  | ron 4s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.valuePair
  ema-fu-pair-dragon   | green 2                              | 456p23s66z[123m<][888m^]  | ron 4s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.valuePair
  ema-fu-pair-dragon   | red 2                                | 456p23s77z[123m<][888m^]  | ron 4s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.valuePair
  ema-fu-pair-wind     | seat wind 2                          | 456p23s22z[123m<][888m^]  | ron 4s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.valuePair
  ema-fu-pair-wind     | prevalent wind 2                     | 456p23s11z[123m<][888m^]  | ron 4s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.valuePair
  ema-fu-pair-wind E21 | both 4: East in the East round       | 456p23s11z[123m<][888m^]  | ron 4s lastTile by E    | houtei = 1 han 30 fu (raw 26) 1500 | fu.doubleWindPair
  ema-fu-pair-wind E21 | both 4: South in the South round     | 456p23s22z[123m<][888m^]  | ron 4s lastTile round S | houtei = 1 han 30 fu (raw 26) 1000 | fu.doubleWindPair
  ema-fu-pair-wind E21 | and that can change the row          | 345p678p23s11z111m        | ron 4s riichi by E      | riichi = 1 han 50 fu (raw 42) 2400 | fu.doubleWindPair
  ema-fu-pair-wind     | another wind 0                       | 456p23s33z[123m<][888m^]  | ron 4s lastTile         | houtei = 1 han 30 fu (raw 22) 1000 | -fu.valuePair
  ema-fu-wait          | edge wait 2                          | 456p12s99s[123m<][888m^]  | ron 3s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.wait
  ema-fu-wait          | edge wait on the high side 2         | 456p89s99p[123m<][888m^]  | ron 7s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.wait
  ema-fu-wait          | closed wait 2                        | 456p24s99s[123m<][888m^]  | ron 3s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.wait
  ema-fu-wait          | pair wait 2                          | 456p234s9s[123m<][888m^]  | ron 9s lastTile         | houtei = 1 han 30 fu (raw 24) 1000 | fu.wait
  ema-fu-wait          | two-sided wait 0                     | 456p23s99s[123m<][888m^]  | ron 1s lastTile         | houtei = 1 han 30 fu (raw 22) 1000 | -fu.wait
  ema-fu-wait          | two pairs 0                          | 456p234s88m99s[123m<]     | ron 8m lastTile         | houtei = 1 han 30 fu (raw 22) 1000 | -fu.wait
  ema-fu-wait          | two readings: the wait that pays     | 4456p123m[8888m^][123s<]  | tsumo 4p lastTile       | haitei = 1 han 40 fu (raw 32) 1500 | fu.wait
  ema-fu-wait          | two readings: the wait that wins     | 123m789m234s4456p         | ron 4p                  | pinfu = 1 han 30 fu (raw 30) 1000  | -fu.wait
  ema-fu-selfdraw      | self-draw 2                          | 456p23s99s[123m<][888m^]  | tsumo 4s lastTile       | haitei = 1 han 30 fu (raw 24) 1100 | fu.selfDraw
  ema-fu-selfdraw      | on a replacement tile as well        | 456p23s99s[123m<][8888m^] | tsumo 4s rinshan        | rinshan = 1 han 30 fu (raw 30) 1100 | fu.selfDraw
  ema-fu-selfdraw      | not in case of pinfu: 20 stays 20    | 123m456p789p23s99s        | tsumo 4s                | menzen_tsumo, pinfu = 2 han 20 fu (raw 20) 1500 [-700 1500 -400 -400] | fu.selfDrawWithPinfu -fu.selfDraw
  ema-fu-openpinfu T2  | open pinfu 2: 22 becomes 30          | 456m789m34p88s[123m<]     | ron 5p                  | ittsu 1 = 1 han 30 fu (raw 22) 1000 | fu.openPinfu fu.roundTo
  ema-fu-openpinfu T2  | for East 1500                        | 456m789m34p88s[123m<]     | ron 5p by E             | ittsu 1 = 1 han 30 fu (raw 22) 1500 | fu.openPinfu
  ema-fu-openpinfu E23 | self-drawn, the 2 are for the draw   | 456m789m34p88s[123m<]     | tsumo 5p                | ittsu 1 = 1 han 30 fu (raw 22) 1100 | fu.selfDraw -fu.openPinfu
  ema-fu-openpinfu     | a closed hand gets none              | 123m456p789p23s99s        | ron 4s                  | pinfu = 1 han 30 fu (raw 30) 1000  | -fu.openPinfu
`,
);

// Minipoints for winning

table(
  RULES,
  `
  ema-fu-win-ron     | concealed, on a discard 30             | 123m456p789p23s99s        | ron 4s            | pinfu = 1 han 30 fu (raw 30) 1000                | fu.base fu.closedRon
  ema-fu-win-ron     | a concealed kong keeps it so           | 456p789p23s99s[8888m]     | ron 4s riichi     | riichi = 1 han 50 fu (raw 46) 1600               | fu.base fu.closedRon fu.triplet
  ema-fu-win-chiitoi | seven pairs 25, nothing more           | 1133m3355p1122z7z         | ron 7z            | chiitoitsu = 2 han 25 fu (raw 25) 1600           | fu.sevenPairs -fu.valuePair -fu.wait -fu.closedRon
  ema-fu-win-chiitoi | nor on self-draw, and not rounded      | 1133m3355p1122z7z         | tsumo 7z          | chiitoitsu, menzen_tsumo = 3 han 25 fu (raw 25) 3200 [-1600 3200 -800 -800] | fu.sevenPairs -fu.selfDraw -fu.roundTo
  ema-fu-win-other   | open hand, on a discard 20             | 456p23s99s[123m<][888m^]  | ron 4s lastTile   | houtei = 1 han 30 fu (raw 22) 1000               | fu.base -fu.closedRon
  ema-fu-win-other   | concealed hand, self-draw 20           | 123m456p888m23s99s        | tsumo 4s          | menzen_tsumo = 1 han 30 fu (raw 26) 1100         | fu.base fu.selfDraw -fu.closedRon
  ema-fu-win-other   | open hand, self-draw 20                | 456p23s99s[123m<][888m^]  | tsumo 4s lastTile | haitei = 1 han 30 fu (raw 24) 1100               | fu.base -fu.closedRon
`,
);

// For each option of scoring a win whose result changes when only that option changes. A row that needs others to change with it
// (because the values would contradict each other) says so.

import type { RuleValues } from '@hanchan/rules';
import { scoreNagashi, shareTable } from '@hanchan/score';
import type { Seat } from '@hanchan/tiles';
import { type Row, winRows } from '../support/liveness.ts';

// A win: option [with other=value] | ruleset | hand | won | value: result | another value: its result.
// A yaku's value is written 2/1 (closed/open), absent, mangan, or 1 yakuman. A result in brackets is what
// each seat pays or gets; `refused` names the reason or the rule that stands in the way.

const WINS = `
  # fu
  fu.base                 | wrc-2022 | 456p23s99s[123m<][888m^]      | ron 4s lastTile    | 20: 1 han 30 fu 1000  | 30: 1 han 40 fu 1300
  fu.closedRon            | wrc-2022 | 123m456p789p23s99s            | ron 4s             | 10: 1 han 30 fu 1000  | 0: 1 han 20 fu 700
  fu.selfDraw             | wrc-2022 | 456p23s55z[123m<][8888m^]     | tsumo 4s lastTile  | 2: 1 han 40 fu 1500   | 0: 1 han 30 fu 1100
  fu.selfDrawWithPinfu    | wrc-2022 | 123m456p789p23s99s            | tsumo 4s           | false: 2 han 20 fu 1500 | true: 2 han 30 fu 2000
  fu.selfDrawOnReplacement | wrc-2022 | 456p23s55z[123m<][8888m^]    | tsumo 4s rinshan   | true: 1 han 40 fu 1500 | false: 1 han 30 fu 1100
  fu.openPinfu            | wrc-2022 | 345p678s45m88p[234m<]         | ron 6m             | 2: 1 han 30 fu 1000   | 0: 1 han 20 fu 700
  fu.sevenPairs           | wrc-2022 | 1122m3344p5566s7z             | ron 7z             | 25: 2 han 25 fu 1600  | 30: 2 han 30 fu 2000
  fu.wait                 | wrc-2022 | 456p24s55z[123m<][8888m^]     | ron 3s lastTile    | 2: 1 han 40 fu 1300   | 0: 1 han 30 fu 1000
  fu.valuePair            | wrc-2022 | 456p24s55z[123m<][8888m^]     | ron 3s lastTile    | 2: 1 han 40 fu 1300   | 0: 1 han 30 fu 1000
  fu.doubleWindPair       | wrc-2022 | 456p23s11z[123m<][8888m^]     | ron 4s lastTile by E | 2: 1 han 30 fu 1500 | 4: 1 han 40 fu 2000
  fu.triplet              | wrc-2022 | 456p24s99s[123m<][8888m^]     | ron 3s lastTile    | 2: 1 han 30 fu 1000   | 4: 1 han 40 fu 1300
  fu.base                 | wrc-2022 | 456p23s99s[123m<][888m^]      | ron 4s lastTile    | 20: 1 han 30 fu 1000  | 0: 1 han 10 fu 400
  fu.sevenPairs           | wrc-2022 | 1122m3344p5566s7z             | ron 7z             | 25: 2 han 25 fu 1600  | 0: 2 han 0 fu 0
  fu.doubleWindPair       | wrc-2022 | 456p24s11z[123m<][8888m^]     | ron 3s lastTile by E | 2: 1 han 40 fu 2000 | 0: 1 han 30 fu 1500
  fu.triplet              | wrc-2022 | 456p24s55z[123m<][8888m^]     | ron 3s lastTile    | 2: 1 han 40 fu 1300   | 0: 1 han 30 fu 1000
  fu.roundTo              | wrc-2022 | 456p23s99s[123m<][888m^]      | ron 4s lastTile    | 10: 1 han 30 fu 1000  | 1: 1 han 22 fu 800
  # score
  score.model             | wrc-2022 | 345p678s45m88p[234m<]         | ron 6m             | hanAndFu: 1 han 30 fu 1000 | flat with score.flatValue=500: 2000
  score.flatValue         | uspml-fundamentals | 123456789m11p35s    | ron 4s             | 1: 4                  | 2: 8
  score.flatValue         | uspml-fundamentals | 123456789m11p35s    | ron 4s             | 1: 4                  | 0 with score.model=hanAndFu: 0 han 0 fu 0
  score.limits with fu.sevenPairs=10 | wrc-2022 | 1122m3344p5566s7z  | ron 7z riichi ippatsu lastTile | {"mangan":5,"haneman":6,"baiman":8,"sanbaiman":11}: 5 han 10 fu mangan 8000 | {"mangan":5,"haneman":7,"baiman":8,"sanbaiman":11} with fu.sevenPairs=11: 5 han 11 fu mangan 8000 | {"mangan":6,"haneman":7,"baiman":8,"sanbaiman":11}: 5 han 10 fu 5200
  score.limits            | wrc-2022 | 12334556788m99m               | ron 8m riichi ippatsu | {"mangan":5,"haneman":6,"baiman":8,"sanbaiman":11}: 8 han 40 fu baiman 16000 | {"mangan":5,"haneman":6,"baiman":9,"sanbaiman":11}: 8 han 40 fu haneman 12000
  score.limits            | wrc-2022 | 12334556788m99m               | ron 8m riichi ippatsu dora 7m | {"mangan":5,"haneman":6,"baiman":8,"sanbaiman":11}: 11 han 40 fu sanbaiman 24000 | {"mangan":5,"haneman":6,"baiman":8,"sanbaiman":12}: 11 han 40 fu baiman 16000
  score.limits            | wrc-2022 | 12334556788m99m               | ron 8m             | {"mangan":5,"haneman":6,"baiman":8,"sanbaiman":11}: 6 han 40 fu haneman 12000 | {"mangan":5,"haneman":7,"baiman":8,"sanbaiman":11}: 6 han 40 fu mangan 8000
  score.countedYakuman    | wrc-2022 | 222m456p789p23s99s            | ron 4s riichi dora 1m1m1m1m | 0: 13 han 40 fu sanbaiman 24000 | 13: 13 han 40 fu yakuman 32000
  score.roundUpToMangan   | wrc-2022 | 77z345m67s[555z^][666z^]      | ron 8s             | true: 4 han 30 fu mangan 8000 | false: 4 han 30 fu 7700
  score.yakumanAddUp      | wrc-2022 | 77z111z22z[555z^][666z^]      | ron 7z             | true: yakuman 64000   | false: yakuman 32000
  score.roundTo           | wrc-2022 | 345p678s45m88p[234m<]         | ron 6m             | 100: 1 han 30 fu 1000 | 10: 1 han 30 fu 960
  # payments and liability
  payment.counter         | wrc-2022 | 345p678s45m88p[234m<]         | ron 6m counters 2  | 300: [0 1600 -1600 0] | 0: [0 1000 -1000 0]
  payment.counter         | wrc-2022 | 345p678s45m88p[234m<]         | ron 6m counters 2  | 300: [0 1600 -1600 0] | 1000: [0 3000 -3000 0]
  riichi.deposit          | wrc-2022 | 345p678s45m88p[234m<]         | ron 6m deposits 1  | 1000: [0 2000 -1000 0] | 2000: [0 3000 -1000 0]
  liability.yaku          | wrc-2022 | 34m99s[555z^][666z^][777z<]   | tsumo 2m liable daisangen=E | ["daisangen","daisuushii","suukantsu"]: [-32000 32000 0 0] | ["daisuushii","suukantsu"]: [-16000 32000 -8000 -8000]
  liability.yaku          | wrc-2022 | 5m[111z^][222z^][333z^][444z<] | tsumo 5m liable daisuushii=E | ["daisangen","daisuushii","suukantsu"]: [-32000 32000 0 0] | ["daisangen","suukantsu"]: [-16000 32000 -8000 -8000]
  liability.yaku          | wrc-2022 | 9p[1111m^][2222p^][3333s^][4444m<] | ron 9p from N liable suukantsu=E | ["daisangen","daisuushii","suukantsu"]: [-16000 32000 0 -16000] | ["daisangen","daisuushii"]: [0 32000 0 -32000]
  liability.scope         | wrc-2022 | 111z2z[555z^][666z^][777z<]   | tsumo 2z liable daisangen=E | thatYakuman: [-48000 64000 -8000 -8000] | wholeHand: [-64000 64000 0 0]
  liability.counters      | wrc-2022 | 34m99s[555z^][666z^][777z<]   | ron 2m from N counters 1 liable daisangen=E | discarder: [-16000 32300 0 -16300] | liable: [-16300 32300 0 -16000]
  # dora
  dora.indicator          | general  | 345p678s45m88p[234m<]         | ron 6m dora 7p     | false: 1 han 30 fu 1000 | true: 3 han 30 fu 3900
  dora.kan with dora.kanUra=false | wrc-2022 | 345p678s45m88p[234m<] | ron 6m dora 3z7p   | true: 3 han 30 fu 3900 | false: 1 han 30 fu 1000
  dora.ura with dora.kanUra=false | wrc-2022 | 123m456p789p24s99s    | ron 3s riichi dora 3z ura 9m | true: 2 han 40 fu 2600 | false: 1 han 40 fu 1300
  dora.kanUra             | wrc-2022 | 123m456p789p24s99s            | ron 3s riichi dora 3z3z ura 3z9m | true: 2 han 40 fu 2600 | false: 1 han 40 fu 1300
  tiles.redFives          | wrc-2022 | 340m678s99s24p[567p<]         | ron 3p lastTile    | none: 1 han 30 fu 1000 | onePerSuit: 2 han 30 fu 2000
  # what may win
  win.yakuNeeded          | wrc-2022 | 456p789p24s99s[123m<]         | ron 3s             | 1: refused noYaku     | 0: 0 han 30 fu 500
  win.twoYakuFrom         | ema-2008 | 123m456p789p24s99s            | ron 3s riichi counters 5 | 5: refused tooFewYaku | 0: 1 han 40 fu 1300
  win.twoYakuFrom         | ema-2008 | 123m456p789p24s99s            | ron 3s riichi counters 5 | 5: refused tooFewYaku | 6: 1 han 40 fu 1300
  win.sevenPairs with yaku.chiitoitsu=absent | wrc-2022 | 1122m3344p5566s7z | ron 7z riichi | true: 1 han 25 fu 800 | false: refused notComplete
  win.thirteenOrphans with yaku.kokushi=absent | wrc-2022 | 119m19p19s123456z | ron 7z riichi | true: 3 han 30 fu 3900 | false: refused notComplete
  win.ronTriplet          | wrc-2022 | 222m555p77s99s345m            | ron 9s             | melded: refused noYaku | concealed: 2 han 50 fu 3200
  win.ippatsuOnRobbedKan  | wrc-2022 | 123m456p789p68s99s            | ron 7s riichi ippatsu chankan | true: 3 han 40 fu 5200 | false: 2 han 40 fu 2600
  win.manOnRobbedKan      | general  | 123m456p789p68s99s            | ron 7s firstTurn chankan | false: 1 han 40 fu 1300 | true: mangan 8000
  win.tileNotApart        | wrc-2022 | 123m456p789p23s99s            | tsumo 4s mixedIn   | noWait: 1 han 20 fu 800 | asUsual: 2 han 20 fu 1500
  win.tileNotApart        | wrc-2022 | 123m456p789p24s99s            | tsumo 3s mixedIn   | noWait: 1 han 20 fu 800 | asUsual: 1 han 30 fu 1100
  win.haiteiOnReplacement | wrc-2022 | 123m456p24s99s[8888m^]        | tsumo 3s rinshan lastTile | false: 1 han 40 fu 1500 | true: 2 han 40 fu 2700
  win.allGreenNeedsDragon | wrc-2022 | 222333444s66s88s              | ron 8s             | false: yakuman 32000  | true: 11 han 50 fu sanbaiman 24000
  # what a table can have seen at all
  draw.notenToPool        | uspml-fundamentals | 123456789m11p35s    | ron 4s pool 3      | 1: [0 7 -4 0]          | 0: refused draw.notenToPool
  riichi.allowed          | wrc-2022 | 123m456p789p24s99s            | ron 3s riichi      | true: 1 han 40 fu 1300 | false: refused riichi.allowed
  calls.chi               | wrc-2022 | 456p24s99s[123m<][666z>]      | ron 3s             | nextPlayer: 1 han 30 fu 1000 | nobody: refused calls.chi
  kan.called              | wrc-2022 | 123m456p24s99s[5555z^]        | ron 3s             | true: 1 han 40 fu 1300 | false: refused kan.called
  kan.added               | wrc-2022 | 123m456p24s99s[5555z+^]       | ron 3s             | true: 1 han 40 fu 1300 | false: refused kan.added
  kan.concealed           | wrc-2022 | 123m456p24s99s[5555z]         | ron 3s             | true: 1 han 70 fu 2300 | false: refused kan.concealed
  kan.lastTile            | wrc-2022 | 123m456p789p68s99s            | ron 7s chankan lastTile | false: refused kan.lastTile | true: 2 han 40 fu 2600
  kan.robAdded            | wrc-2022 | 123m456p789p68s99s            | ron 7s chankan     | true: 1 han 40 fu 1300 | false: refused kan.robAdded
  kan.robConcealed with kan.robAdded=false | wrc-2022 | 123m456p789p68s99s | ron 7s chankan | anyHand: 1 han 40 fu 1300 | never: refused kan.robAdded
`;

const YAKU = `
  riichi                | wrc-2022  | 123m456p789p24s99s             | ron 3s riichi          | 1/0: 1 han 40 fu 1300       | 2/0: 2 han 40 fu 2600
  double_riichi         | wrc-2022  | 123m456p789p24s99s             | ron 3s doubleRiichi    | 2/0: 2 han 40 fu 2600       | absent: 1 han 40 fu 1300
  ippatsu               | wrc-2022  | 123m456p789p24s99s             | ron 3s riichi ippatsu  | 1/0: 2 han 40 fu 2600       | absent: 1 han 40 fu 1300
  menzen_tsumo          | wrc-2022  | 123m456p789p24s99s             | tsumo 3s               | 1/0: 1 han 30 fu 1100       | absent: refused noYaku
  pinfu                 | wrc-2022  | 123m456p789p23s99s             | ron 4s                 | 1/0: 1 han 30 fu 1000       | absent: refused noYaku
  tanyao                | wrc-2022  | 345p678s45m88p[234m<]          | ron 6m                 | 1/1: 1 han 30 fu 1000       | 1/0: refused noYaku
  tanyao                | ema-2008  | 234m456p678p24s88s             | ron 3s                 | 1/0: 1 han 40 fu 1300       | absent: refused noYaku
  iipeikou              | wrc-2022  | 223344m567p24s99s              | ron 3s                 | 1/0: 1 han 40 fu 1300       | absent: refused noYaku
  seat_wind             | wrc-2022  | 123m456p24s99s[222z^]          | ron 3s                 | 1/1: 1 han 30 fu 1000       | absent: refused noYaku
  round_wind            | wrc-2022  | 123m456p24s99s[111z^]          | ron 3s                 | 1/1: 1 han 30 fu 1000       | absent: refused noYaku
  haku                  | wrc-2022  | 123m456p24s99s[555z^]          | ron 3s                 | 1/1: 1 han 30 fu 1000       | absent: refused noYaku
  hatsu                 | wrc-2022  | 123m456p24s99s[666z^]          | ron 3s                 | 1/1: 1 han 30 fu 1000       | absent: refused noYaku
  chun                  | wrc-2022  | 123m456p24s99s[777z^]          | ron 3s                 | 1/1: 1 han 30 fu 1000       | absent: refused noYaku
  rinshan               | wrc-2022  | 123m456p24s99s[8888m^]         | tsumo 3s rinshan       | 1/1: 1 han 40 fu 1500       | absent: refused noYaku
  chankan               | wrc-2022  | 123m456p789p68s99s             | ron 7s chankan         | 1/1: 1 han 40 fu 1300       | absent: refused noYaku
  haitei                | wrc-2022  | 456p789p24s99s[123m<]          | tsumo 3s lastTile      | 1/1: 1 han 30 fu 1100       | absent: refused noYaku
  houtei                | wrc-2022  | 456p789p24s99s[123m<]          | ron 3s lastTile        | 1/1: 1 han 30 fu 1000       | absent: refused noYaku
  chiitoitsu            | wrc-2022  | 1122m3344p5566s7z              | ron 7z                 | 2/0: 2 han 25 fu 1600       | 3/0: 3 han 25 fu 3200
  sanshoku_doujun       | wrc-2022  | 234m234p24s11p[789s<]          | ron 3s                 | 2/1: 1 han 30 fu 1000       | 2/2: 2 han 30 fu 2000
  ittsu                 | wrc-2022  | 45679m456p22s[123m<]           | ron 8m                 | 2/1: 1 han 30 fu 1000       | absent: refused noYaku
  chanta                | wrc-2022  | 123m789p13s11z[999s^]          | ron 2s                 | 2/1: 1 han 30 fu 1000       | absent: refused noYaku
  sanshoku_doukou       | wrc-2022  | 333m33s456p11m[333p^]          | ron 3s                 | 2/2: 2 han 30 fu 2000       | absent: refused noYaku
  sanankou              | wrc-2022  | 222m555p999s68s11p             | ron 7s                 | 2/2: 2 han 50 fu 3200       | absent: refused noYaku
  sankantsu             | wrc-2022  | 45p99m[1111m^][2222p][3333s+<] | ron 6p                 | 2/2: 2 han 60 fu 3900       | absent: refused noYaku
  toitoi                | wrc-2022  | 444p88s99s[222m^][555p^]       | ron 9s                 | 2/2: 2 han 40 fu 2600       | absent: refused noYaku
  sanrenkou             | wdmc-2019 | 67s99m[222p^][333p^][444p^]    | ron 8s                 | 2/2: 2 han 30 fu 2000       | absent: refused noYaku
  honroutou             | wrc-2022  | 99s333z11s[111m^][999p^]       | ron 9s                 | 2/2: 4 han 40 fu mangan 8000 | absent: 2 han 40 fu 2600
  shousangen            | wrc-2022  | 77z345m67s[555z^][666z^]       | ron 8s                 | 2/2: 4 han 30 fu mangan 8000 | absent: 2 han 30 fu 2000
  ryanpeikou            | wrc-2022  | 223344m667788p9s               | ron 9s                 | 3/0: 3 han 40 fu 5200       | absent: 2 han 25 fu 1600
  honitsu               | wrc-2022  | 123m67m33344z[999m^]           | ron 5m                 | 3/2: 2 han 40 fu 2600       | absent: refused noYaku
  junchan               | wrc-2022  | 123m789p13s11p[999s^]          | ron 2s                 | 3/2: 2 han 30 fu 2000       | absent: 1 han 30 fu 1000
  chinitsu              | wrc-2022  | 34556788m99m[123m<]            | ron 8m                 | 6/5: 5 han 30 fu mangan 8000 | absent: 2 han 30 fu 2000
  renhou                | wrc-2022  | 123m456p789p24s99s             | ron 3s from E firstTurn | mangan: mangan 8000        | 1 yakuman: yakuman 32000 | 5/0: 5 han 40 fu mangan 8000 | absent: refused noYaku
  tenhou                | wrc-2022  | 123m456p789p24s99s             | tsumo 3s by E firstTurn | 1 yakuman: yakuman 48000   | absent: 1 han 30 fu 1500
  chiihou               | wrc-2022  | 123m456p789p24s99s             | tsumo 3s firstTurn     | 1 yakuman: yakuman 32000    | absent: 1 han 30 fu 1100
  kokushi               | wrc-2022  | 119m19p19s123456z              | ron 7z                 | 1 yakuman: yakuman 32000    | 2 yakuman: yakuman 64000
  kokushi_13men         | wrc-2022  | 19m19p19s1234567z              | ron 7z                 | absent: yakuman 32000       | 2 yakuman: yakuman 64000
  chuuren_poutou        | wrc-2022  | 1112455678999m                 | ron 3m                 | 1 yakuman: yakuman 32000    | absent: 6 han 50 fu haneman 12000
  junsei_chuuren_poutou | wrc-2022  | 1112345678999m                 | ron 5m                 | absent: yakuman 32000       | 2 yakuman: yakuman 64000
  suuankou              | wrc-2022  | 111m444p777s99s33z             | tsumo 9s               | 1 yakuman: yakuman 32000    | 2 yakuman: yakuman 64000
  suuankou_tanki        | wrc-2022  | 111m444p777s999s3z             | ron 3z                 | absent: yakuman 32000       | 2 yakuman: yakuman 64000
  suukantsu             | wrc-2022  | 9p[1111m^][2222p][3333s+<][4444m^] | ron 9p             | 1 yakuman: yakuman 32000    | 2 yakuman: yakuman 64000
  ryuuiisou             | wrc-2022  | 223344s666s88s66z              | ron 6z                 | 1 yakuman: yakuman 32000    | absent: 5 han 40 fu mangan 8000
  chinroutou            | wrc-2022  | 111p99p99s[111m^][999m^]       | ron 9s                 | 1 yakuman: yakuman 32000    | absent: 2 han 40 fu 2600
  tsuuiisou             | wrc-2022  | 44z555z66z[111z^][333z^]       | ron 6z                 | 1 yakuman: yakuman 32000    | absent: 5 han 40 fu mangan 8000
  daisangen             | wrc-2022  | 77z345m99s[555z^][666z^]       | ron 7z                 | 1 yakuman: yakuman 32000    | absent: 3 han 40 fu 5200
  shousuushii           | wrc-2022  | 333z44z12m[111z^][222z^]       | ron 3m                 | 1 yakuman: yakuman 32000    | absent: 5 han 40 fu mangan 8000
  daisuushii            | wrc-2022  | 333z44z55m[111z^][222z^]       | ron 4z                 | 1 yakuman: yakuman 32000    | 2 yakuman: yakuman 64000
  suurenkou             | wdmc-2019 | 9m[222p^][333p^][444p^][555p^] | ron 9m                 | 1 yakuman: yakuman 32000    | absent: 4 han 30 fu 7700
  paarenchan            | wdmc-2019 | 345p678s45m88p[234m<]          | ron 6m by E counters 8 | 1 yakuman: yakuman 48000    | absent: 1 han 20 fu 1000
`;

// Several winners of one discard (West discards, East and South win, South and North are in riichi, one
// deposit and two counters lie on the table), and nagashi mangan.

const claims = (rules: RuleValues) =>
  shareTable({ discarder: 2, callers: [0, 1], counters: 2, carried: 1, inRiichi: [1, 3] }, rules)
    .map(({ seat, counters, deposits }) => `${'ESWN'[seat]} ${counters}+${deposits}`)
    .join(', ');
const nagashi = (winners: readonly Seat[], counters: number) => (rules: RuleValues) =>
  scoreNagashi(winners, 0, counters, rules)?.deltas.join(' ') ?? 'nothing';

const OTHERS: readonly Row[] = [
  {
    key: 'win.multipleRon',
    base: 'ema-2008',
    see: claims,
    answers: [
      ['everyone', {}, 'E 2+2, S 2+1'],
      ['headBump', {}, 'E 2+3'],
    ],
  },
  {
    key: 'payment.countersTo',
    base: 'ema-2008',
    see: claims,
    answers: [
      ['everyWinner', {}, 'E 2+2, S 2+1'],
      ['nearestWinner', {}, 'E 2+2, S 0+1'],
    ],
  },
  {
    key: 'payment.depositsTo',
    base: 'ema-2008',
    see: claims,
    answers: [
      ['ownersThenNearest', {}, 'E 2+2, S 2+1'],
      ['nearestWinner', {}, 'E 2+3, S 2+0'],
    ],
  },
  {
    key: 'nagashi.countsAs',
    base: 'ema-2008',
    see: nagashi([3], 2),
    answers: [
      ['win', {}, '-4200 -2200 -2200 8600'],
      ['draw', {}, '-4000 -2000 -2000 8000'],
    ],
  },
  {
    key: 'nagashi.several',
    base: 'ema-2008',
    see: nagashi([1, 2], 0),
    answers: [
      ['separately', {}, '-8000 6000 6000 -4000'],
      ['losersOnly', {}, '-4000 4000 4000 -4000'],
    ],
  },
  {
    key: 'yaku.nagashi_mangan',
    base: 'ema-2008',
    see: nagashi([1], 0),
    answers: [
      [{ limit: 'mangan' }, {}, '-4000 8000 -2000 -2000'],
      ['absent', {}, 'nothing'],
    ],
  },
];

export const SCORING_ROWS: readonly Row[] = [
  ...winRows(WINS, ''),
  ...winRows(YAKU, 'yaku.'),
  ...OTHERS,
];

// EMA 2008, second page: yakuman, counted in units, so that "+1 yakuman" and "two yakuman" pay twice.

import { EMA_2008 } from '@hanchan/rulesets';
import { table } from '../support/table.ts';

const RULES = EMA_2008.values;

table(
  RULES,
  `
  ema-ym-kokushi     | thirteen orphans, one tile lacking            | 119m19p19s123456z      | ron 7z             | kokushi 1 = yakuman 32000 [0 32000 -32000 0]       | yaku.kokushi -yaku.kokushi_13men
  ema-ym-kokushi T24 | thirteen-sided wait: +1 yakuman               | 19m19p19s1234567z      | ron 7z             | kokushi_13men 2 = yakuman 64000 [0 64000 -64000 0] | yaku.kokushi_13men
  ema-ym-kokushi     | and East is paid half as much again           | 19m19p19s1234567z      | ron 1m by E        | kokushi_13men 2 = yakuman 96000 [96000 -96000 0 0] | yaku.kokushi_13men
  ema-ym-kokushi     | a kind lacking: no hand                       | 119m199p19s12345z      | ron 7z             | refused notComplete
  ema-ym-chuuren     | nine gates, one tile lacking                  | 1112455678999m         | ron 3m             | chuuren_poutou 1 = yakuman 32000                   | yaku.chuuren_poutou
  ema-ym-chuuren     | nine-sided wait: +1 yakuman                   | 1112345678999m         | ron 5m             | junsei_chuuren_poutou 2 = yakuman 64000            | yaku.junsei_chuuren_poutou
  ema-ym-chuuren     | nine-sided wait, an end tile                  | 1112345678999p         | tsumo 9p           | junsei_chuuren_poutou 2 = yakuman 64000 [-32000 64000 -16000 -16000] | yaku.junsei_chuuren_poutou
  ema-ym-chuuren     | two suits: no such hand                       | 1112345678m999p        | ron 8m riichi      | riichi 1 = 1 han 50 fu (raw 48) 1600               | -yaku.chuuren_poutou
  ema-ym-tenho       | East complete on the first fourteen tiles     | 123m456p789p24s99s     | tsumo 3s by E firstTurn | tenhou 1 = yakuman 48000 [48000 -16000 -16000 -16000] | yaku.tenhou
  ema-ym-chiho       | self-draw in the first round                  | 123m456p789p24s99s     | tsumo 3s firstTurn | chiihou 1 = yakuman 32000 [-16000 32000 -8000 -8000] | yaku.chiihou
  ema-ym-renho       | on a discard in the first round               | 123m456p789p24s99s     | ron 3s from E firstTurn | renhou 1 = yakuman 32000 [-32000 32000 0 0]   | yaku.renhou
  ema-ym-renho       | after the first round: nothing                | 123m456p789p24s99s     | ron 3s from E      | refused noYaku
  ema-ym-suuankou    | four concealed pungs, drawn on two pairs      | 111m444p777s99s33z     | tsumo 9s           | suuankou 1 = yakuman 32000 [-16000 32000 -8000 -8000] | yaku.suuankou
  ema-ym-suuankou    | unique wait: +1 yakuman, by discard           | 111m444p777s999s3z     | ron 3z             | suuankou_tanki 2 = yakuman 64000                   | yaku.suuankou_tanki
  ema-ym-suuankou    | unique wait: +1 yakuman, drawn                | 111m444p777s999s3z     | tsumo 3z           | suuankou_tanki 2 = yakuman 64000                   | yaku.suuankou_tanki
  ema-ym-suuankou E29 | the pair, though the hand waits on 1m and 4m too | 222m555p777s999s3m  | ron 3m             | suuankou_tanki 2 = yakuman 64000                   | yaku.suuankou_tanki
  ema-ym-suuankou E29 | and on one of these it is no such hand      | 222m555p777s999s3m     | ron 4m             | sanankou 2 = 2 han 50 fu (raw 46) 3200              | -yaku.suuankou
  ema-ym-suuankou    | concealed kongs count                         | 111m444p3z[7777s][9999s] | ron 3z           | suuankou_tanki 2 = yakuman 64000                   | yaku.suuankou_tanki
  ema-ym-suuankou E22 | on two pairs by discard: three concealed     | 111m444p777s99s33z     | ron 9s             | sanankou 2, toitoi 2 = 4 han 50 fu (raw 50) mangan 8000 | -yaku.suuankou
  ema-ym-suukantsu   | four kongs, open or concealed                 | 9p[1111m^][2222p][3333s+<][4444m^] | ron 9p | suukantsu 1 = yakuman 32000                        | yaku.suukantsu
  ema-ym-ryuuiisou   | green bamboo and green dragons                | 223344s666s88s66z      | ron 6z             | ryuuiisou 1 = yakuman 32000                        | yaku.ryuuiisou
  ema-ym-ryuuiisou E27 | without the dragon                          | 222333444s66s88s       | ron 8s             | ryuuiisou 1 = yakuman 32000                        | yaku.ryuuiisou
  ema-ym-ryuuiisou   | five of bamboo is not green                   | 34s444s66s888s666z     | ron 5s             | honitsu 3, sanankou 2, hatsu 1 = 6 han haneman 12000 | -yaku.ryuuiisou
  ema-ym-chinroutou  | all terminals                                 | 111p99p99s[111m^][999m^] | ron 9s           | chinroutou 1 = yakuman 32000                       | yaku.chinroutou
  ema-ym-chinroutou  | an honour pair: all terminals and honours     | 111p44z99s[111m^][999m^] | ron 9s           | honroutou 2, toitoi 2 = 4 han 40 fu (raw 40) mangan 8000 | -yaku.chinroutou
  ema-ym-tsuuiisou   | all honours                                   | 44z555z66z[111z^][333z^] | ron 6z           | tsuuiisou 1 = yakuman 32000                        | yaku.tsuuiisou
  ema-ym-tsuuiisou E27 | seven pairs of honours                      | 1122334455667z         | ron 7z             | tsuuiisou 1 = yakuman 32000                        | yaku.tsuuiisou
  ema-ym-daisangen   | three pungs of dragons                        | 77z123m99s[555z^][666z^] | ron 7z           | daisangen 1 = yakuman 32000                        | yaku.daisangen
  ema-ym-daisangen   | a kong among them                             | 77z123m99s[5555z][666z^] | tsumo 7z by E    | daisangen 1 = yakuman 48000                        | yaku.daisangen
  ema-ym-daisangen E26 | nobody answers for feeding it: drawn        | 34m99s[555z^][666z^][777z<] | tsumo 2m liable daisangen=E | daisangen 1 = yakuman 32000 [-16000 32000 -8000 -8000] | -liability.yaku
  ema-ym-daisangen E26 | nor when another discards                   | 34m99s[555z^][666z^][777z<] | ron 2m from N liable daisangen=E | daisangen 1 = yakuman 32000 [0 32000 0 -32000] | -liability.yaku
  ema-ym-shousuushii | three pungs and a pair of winds               | 333z44z12m[111z^][222z^] | ron 3m           | shousuushii 1 = yakuman 32000                      | yaku.shousuushii
  ema-ym-daisuushii  | four pungs of winds: two yakuman              | 333z44z55m[111z^][222z^] | ron 4z           | daisuushii 2 = yakuman 64000 [0 64000 -64000 0]    | yaku.daisuushii
  ema-ym-daisuushii T24 | for East 96000                             | 333z44z55m[111z^][222z^] | ron 4z by E      | daisuushii 2 = yakuman 96000 [96000 -96000 0 0]    | yaku.daisuushii
  ema-ym-multiple    | two yakuman drawn: 16000, 16000, 32000        | 333z44z55m[111z^][222z^] | tsumo 4z         | daisuushii 2 = yakuman 64000 [-32000 64000 -16000 -16000] | yaku.daisuushii
  ema-ym-multiple E24 T24 | different yakuman are added              | 77z111z22z[555z^][666z^] | ron 7z           | daisangen 1, tsuuiisou 1 = yakuman 64000           | -score.yakumanAddUp
  ema-ym-multiple E24 | three units                                  | 333z44z55z[111z^][222z^] | ron 4z           | daisuushii 2, tsuuiisou 1 = yakuman 96000          | -score.yakumanAddUp
  ema-ym-multiple E24 | a moment and a hand                          | 19m19p19s1234567z      | tsumo 1m by E firstTurn | tenhou 1, kokushi_13men 2 = yakuman 144000 [144000 -48000 -48000 -48000] | yaku.tenhou
  ema-ym-multiple    | with counters: 300 once, not per unit         | 333z44z55m[111z^][222z^] | ron 4z counters 2 | daisuushii 2 = yakuman 64000 [0 64600 -64600 0]  | payment.counter
  ema-ym-multiple    | nothing else is added to a yakuman            | 19m19p19s1234567z      | ron 1m riichi ippatsu dora 9p | kokushi_13men 2 = yakuman 64000     | -yaku.riichi -dora.indicator
`,
);

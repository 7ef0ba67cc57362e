// Every yaku as a prepared deal, closed and open.

import type { YakuId } from '@hanchan/rules';
import { ANY, type Conditional, last, open, READY, RIICHI_AND_TSUMO, tsumo } from './prepared.ts';

export const YAKU: Readonly<Record<YakuId, readonly Conditional[]>> = {
  riichi: [
    {
      name: 'riichi',
      hands: { E: READY },
      draws: [ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, '1s'],
      play: RIICHI_AND_TSUMO,
    },
  ],
  double_riichi: [
    {
      name: 'double riichi',
      hands: { E: READY },
      draws: [ANY, ANY, ANY, ANY, ANY, ANY, ANY, ANY, '1s'],
      play: ['E riichi drawn', 'to E', 'E discards drawn', 'to E', 'E tsumo'],
    },
    {
      name: 'riichi on the first discard, after a concealed kan',
      hands: { E: '123456m11p23s777z' },
      draws: ['7z', ANY, ANY, ANY, ANY, ANY, ANY, ANY, '1s'],
      replacements: '9p',
      play: ['E kan 7z', 'E riichi 9p', 'to E', 'E discards drawn', 'to E', 'E tsumo'],
      when: (rules) => rules['kan.concealed'],
    },
  ],
  ippatsu: [
    {
      name: 'ippatsu',
      hands: { E: READY },
      draws: [ANY, ANY, ANY, ANY, ANY, '1s'],
      play: ['E discards drawn', 'to E', 'E riichi drawn', 'S discards 1s', 'E ron'],
    },
  ],
  menzen_tsumo: [tsumo('menzen tsumo', '123m456p234p12s99m', '3s')],
  pinfu: [tsumo('pinfu', '123m456p678s99s23m', '4m')],
  tanyao: [
    tsumo('tanyao', '234m567m44p678s67p', '8p'),
    open('tanyao open', '24m678m44p678s67p9s', '3m', 'chi 2m4m', '9s', '8p'),
  ],
  iipeikou: [tsumo('iipeikou', '112233m99p678s78p', '6p')],
  seat_wind: [
    {
      name: 'seat wind',
      hands: { S: '222z123m789p11s34s' },
      draws: [ANY, ANY, ANY, ANY, ANY, '5s'],
      play: ['to S', 'S discards drawn', 'to S', 'S tsumo'],
    },
  ],
  round_wind: [
    {
      name: 'round wind',
      hands: { S: '111z123m789p11s34s' },
      draws: [ANY, ANY, ANY, ANY, ANY, '5s'],
      play: ['to S', 'S discards drawn', 'to S', 'S tsumo'],
    },
  ],
  haku: [tsumo('white dragon', '555z123m789p11s34s', '5s')],
  hatsu: [tsumo('green dragon', '666z123m789p11s34s', '5s')],
  chun: [tsumo('red dragon', '777z123m789p11s34s', '5s')],
  rinshan: [
    {
      name: 'after a kan',
      hands: { E: '111z234678m99p23s' },
      draws: [ANY, ANY, ANY, ANY, '1z'],
      replacements: '1s',
      play: ['E discards drawn', 'to E', 'E kan 1z', 'E tsumo'],
    },
  ],
  chankan: [
    {
      name: 'robbing a kan',
      hands: { E: '44p123m789m1199s7z', S: '234567m22s35p678s' },
      draws: [ANY, ANY, '4p', ANY, ANY, ANY, '4p'],
      play: [
        'E discards drawn',
        'to W',
        'W discards 4p',
        'E pon 44p',
        'E discards 7z',
        'to E',
        'E kan 4p',
        'S ron',
      ],
      when: (rules) => rules['kan.added'],
    },
  ],
  haitei: [
    {
      name: 'last tile draw',
      hands: { S: READY },
      draws: last('1s'),
      play: ['to S', 'drain 0', 'S tsumo'],
    },
  ],
  houtei: [
    {
      name: 'last tile claim',
      hands: { E: '123456789m11p24s', W: '333s' },
      draws: last('3s'),
      play: ['drain 0', 'S discards 3s', 'E ron'],
    },
  ],
  chiitoitsu: [tsumo('seven pairs', '1144m2288p3366s7z', '7z')],
  sanshoku_doujun: [
    tsumo('mixed sequences', '234m234p23s678m99p', '4s'),
    open('mixed sequences open', '24m234p23s678m99p1z', '3m', 'chi 2m4m', '1z', '4s'),
  ],
  ittsu: [
    tsumo('full straight', '123456789m11p24s', '3s'),
    open('full straight open', '12456789m11p24s9p', '3m', 'chi 1m2m', '9p', '3s'),
  ],
  chanta: [
    tsumo('outside hand', '123789m2233z123s', '2z'),
    open('outside hand open', '12789m22z999p12s4m', '3m', 'chi 1m2m', '4m', '3s'),
  ],
  sanshoku_doukou: [tsumo('mixed triplets', '222m222p222s46m99p', '5m')],
  sanankou: [tsumo('three concealed triplets', '222m444p777s46m99p', '5m')],
  sankantsu: [
    {
      name: 'three kans',
      hands: { E: '111m222p333s46m99p' },
      draws: [ANY, ANY, ANY, ANY, '1m'],
      replacements: '2p3s5m',
      play: ['E discards drawn', 'to E', 'E kan 1m', 'E kan 2p', 'E kan 3s', 'E tsumo'],
    },
  ],
  toitoi: [open('all triplets', '22m444p777s99p11s6m', '2m', 'pon 22m', '6m', '1s')],
  sanrenkou: [tsumo('three consecutive triplets', '222333444p46m99s', '5m')],
  honroutou: [
    open('all terminals and honours', '11m999m111p99s22z5p', '1m', 'pon 11m', '5p', '2z'),
    tsumo('all terminals and honours in pairs', '1199m1199p1199s7z', '7z'),
  ],
  shousangen: [tsumo('little three dragons', '24m789p55566677z', '3m')],
  ryanpeikou: [tsumo('double twin sequences', '223344m667788p9s', '9s')],
  honitsu: [
    tsumo('half flush', '123456m78m222z44z', '9m'),
    open('half flush open', '12456m78m222z44z5p', '3m', 'chi 1m2m', '5p', '9m'),
  ],
  junchan: [
    tsumo('terminals in all sets', '123789m1299p123s', '3p'),
    open('terminals in all sets open', '12789m1299p123s5p', '3m', 'chi 1m2m', '5p', '3p'),
  ],
  chinitsu: [
    tsumo('full flush', '1233456778899m', '9m'),
    open('full flush open', '12456m78m22288m5p', '3m', 'chi 1m2m', '5p', '9m'),
  ],
  nagashi_mangan: [],
  renhou: [
    {
      name: 'blessing of man',
      hands: { S: '123456789m11p24s' },
      draws: ['3s'],
      play: ['E discards 3s', 'S ron'],
    },
  ],
  tenhou: [{ name: 'blessing of heaven', hands: { E: READY }, draws: ['1s'], play: ['E tsumo'] }],
  chiihou: [
    {
      name: 'blessing of earth',
      hands: { S: READY },
      draws: [ANY, '1s'],
      play: ['E discards drawn', 'S tsumo'],
    },
  ],
  kokushi: [tsumo('thirteen orphans', '19m19p19s1234566z', '7z')],
  kokushi_13men: [tsumo('thirteen orphans, thirteen waits', '19m19p19s1234567z', '7z')],
  chuuren_poutou: [tsumo('nine gates', '1112346678999m', '5m')],
  junsei_chuuren_poutou: [tsumo('pure nine gates', '1112345678999m', '2m')],
  suuankou: [tsumo('four concealed triplets', '111m222p333s44z55z', '5z')],
  suuankou_tanki: [tsumo('four concealed triplets, pair wait', '111m222p333s444z5z', '5z')],
  suukantsu: [
    {
      name: 'four kans',
      hands: { E: '111m222p333s444z5z' },
      draws: [ANY, ANY, ANY, ANY, '1m'],
      replacements: '2p3s4z5z',
      play: ['E discards drawn', 'to E', 'E kan 1m', 'E kan 2p', 'E kan 3s', 'E kan 4z', 'E tsumo'],
    },
  ],
  ryuuiisou: [tsumo('all green', '22334466888s66z', '6z')],
  chinroutou: [tsumo('all terminals', '111m999m111p99p99s', '9s')],
  tsuuiisou: [
    tsumo('all honours', '1112223335566z', '6z'),
    tsumo('all honours in pairs', '1122334455667z', '7z'),
  ],
  daisangen: [tsumo('big three dragons', '24m99p555666777z', '3m')],
  shousuushii: [tsumo('little four winds', '11122233344z24m', '3m')],
  daisuushii: [tsumo('big four winds', '11122233344z99p', '4z')],
  suurenkou: [tsumo('four consecutive triplets', '22233344455m99p', '5m')],
  paarenchan: [tsumo('eight consecutive wins', READY, '1s', { start: { counters: 8 } })],
};

// The tiles that show a yaku: the sets that it is about, the tile that a moment gave, or the whole hand.

import type { RuleValues, YakuId } from '@hanchan/rules';
import { GENERAL, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { formatTiles } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { type Circumstances, makeWin } from '../../../proof/spec/support/scoring.ts';
import { score } from '../src/index.ts';

const WRC = WRC_2022.values;
const WDMC = WDMC_2019.values;
/** A triplet that a discard completed counts as concealed. */
const CONCEALED = GENERAL.values;
const TANKI: RuleValues = { ...WRC, 'yaku.suuankou_tanki': { yakuman: 1 } };

const SHOWN: readonly [YakuId, RuleValues, string, Circumstances, string][] = [
  ['double_riichi', WRC, '234567m345p6788s', { ron: '5s', doubleRiichi: true }, '5s'],
  ['iipeikou', WRC, '223344m789p1115s', { ron: '5s' }, '223344m'],
  ['iipeikou', WRC, '223344m22278p11s', { ron: '9p' }, '223344m'],
  ['iipeikou', WRC, '22334m222333p11s', { ron: '4m', riichi: true }, '223344m'],
  ['ryanpeikou', WRC, '112233m445566p7s', { ron: '7s' }, '112233m445566p'],
  ['sanshoku_doujun', WRC, '234m23p234999s11z', { ron: '4p' }, '234m234p234s'],
  ['sanshoku_doujun', WRC, '234m23p234567s11z', { ron: '4p' }, '234m234p234s'],
  ['sanshoku_doujun', WRC, '234m23p234s222s11z', { ron: '4p' }, '234m234p234s'],
  ['sanshoku_doujun', WRC, '123m12p123s11122z', { ron: '3p' }, '123m123p123s'],
  ['sanshoku_doukou', WRC, '234m22p11z[222m^][222s^]', { ron: '2p' }, '222m222p222s'],
  ['sanshoku_doukou', WRC, '11p33z[111m^][111s^][222z^]', { ron: '1p' }, '111m111p111s'],
  ['sanshoku_doukou', WRC, '11p33z[111m^][111s^][111z^]', { ron: '1p' }, '111m111p111s'],
  ['ittsu', WRC, '12345678m234p99s', { ron: '9m' }, '123456789m'],
  ['ittsu', WRC, '12345678m234m99s', { ron: '9m' }, '123456789m'],
  ['ittsu', WRC, '23p99s[123s<][456s<][789s<]', { ron: '1p' }, '123456789s'],
  ['ittsu', WRC, '12345678m33399m', { ron: '9m' }, '123456789m'],
  ['sanankou', WRC, '111m222p999s23s44z', { ron: '1s' }, '111m222p999s'],
  ['sanankou', WRC, '111m222p99s44z[9999p]', { ron: '9s' }, '111m222p9999p'],
  ['sanankou', WRC, '111m222p33s44z[9999p^]', { tsumo: '3s' }, '111m222p333s'],
  ['sanankou', CONCEALED, '222345m555p77s99s', { ron: '9s' }, '222m555p999s'],
  ['suuankou', CONCEALED, '111m444p777s99s33z', { ron: '9s' }, '111m444p777s999s'],
  ['suuankou', WRC, '111m222p33s44z[9999p]', { tsumo: '3s' }, '111m222p333s9999p'],
  ['suuankou_tanki', TANKI, '111m222p333s4z[9999p]', { ron: '4z' }, '111m222p333s9999p'],
  ['sankantsu', WRC, '23m44z[1111m][9999p^][5555s+<]', { ron: '4m' }, '1111m9999p5555s'],
  ['suukantsu', WRC, '4z[1111m][9999p^][5555s+<][2222z]', { ron: '4z' }, '1111m9999p5555s2222z'],
  ['sanrenkou', WDMC, '333444555m23p77s', { ron: '4p' }, '333444555m'],
  ['sanrenkou', WDMC, '333444m55m111z77s', { ron: '5m' }, '333444555m'],
  ['sanrenkou', WDMC, '777888999m11p77s', { ron: '1p' }, '777888999m'],
  ['sanrenkou', WDMC, '777888999s2z[111z^]', { ron: '2z', seat: 'S' }, '777888999s'],
  ['sanrenkou', WDMC, '333444555p6777s', { ron: '8s' }, '333444555p'],
  ['sanrenkou', WDMC, '33344455567p77s', { ron: '8p' }, '333444555p'],
  ['suurenkou', WDMC, '333444555666m7p', { ron: '7p' }, '333444555666m'],
  ['haku', WRC, '23m44p[555z^][666z^][777p^]', { ron: '4m' }, '555z'],
  ['hatsu', WRC, '23m44p[555z^][666z^][777p^]', { ron: '4m' }, '666z'],
  ['chun', WRC, '23m44p[777z^][666z^][777p^]', { ron: '4m' }, '777z'],
  ['shousangen', WRC, '23m77z[555z^][666z^][777p^]', { ron: '4m' }, '555666z'],
  ['shousangen', WRC, '23m77z[555z^][666z^][444z^]', { ron: '4m' }, '555666z'],
  ['daisangen', WRC, '44s77z[555z^][666z^][444z^]', { ron: '7z' }, '555666777z'],
  ['shousuushii', WRC, '44z55z[111z^][222z^][333z^]', { ron: '5z' }, '111222333z'],
  ['shousuushii', WRC, '44z23p[111z^][222z^][333z^]', { ron: '4p' }, '111222333z'],
  ['shousuushii', WRC, '44z22p[111z^][222z^][333z^]', { ron: '2p' }, '111222333z'],
  ['daisuushii', WRC, '5z[111z^][222z^][333z^][444z^]', { ron: '5z' }, '111222333444z'],
  ['seat_wind', WRC, '23m44p[222z^][111z^][777p^]', { ron: '4m' }, '222z'],
  ['round_wind', WRC, '23m44p[222z^][111z^][777p^]', { ron: '4m' }, '111z'],
  ['seat_wind', WRC, '23m44p[444z^][333z^][777p^]', { ron: '4m', seat: 'N', round: 'W' }, '444z'],
  ['round_wind', WRC, '23m44p[444z^][333z^][777p^]', { ron: '4m', seat: 'N', round: 'W' }, '333z'],
  ['haitei', WRC, '234567m345p6788s', { tsumo: '5s', lastTile: true }, '5s'],
  ['tenhou', WRC, '234567m345p6788s', { tsumo: '5s', seat: 'E', firstTurn: true }, '5s'],
  ['chiihou', WRC, '234567m345p6788s', { tsumo: '5s', firstTurn: true }, '5s'],
  ['honitsu', WRC, '22m77z[789m<][111m^][333z^]', { ron: '7z' }, '11122789m333777z'],
];

const sorted = (text: string) =>
  [...text.matchAll(/(\d+)([mpsz])/g)]
    .flatMap(([, digits, suit]) => [...digits!].map((digit) => `${suit}${digit}`))
    .sort();

test.each(SHOWN)('%s: %#', (id, rules, hand, how, expected) => {
  const answer = score(makeWin(hand, how), rules);
  if (!answer.ok) throw new Error(answer.error.reason);
  const line = answer.value.trace.find(({ rule }) => rule === `yaku.${id}`);
  expect(sorted(formatTiles(line?.evidence ?? []))).toEqual(sorted(expected));
});

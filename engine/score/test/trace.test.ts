// Why a win is worth what it is, line by line: the rule, the case it was applied in, what it did, and the tiles that show it.

import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, TENHOU, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { type Circumstances, makeWin } from '../../../proof/spec/support/scoring.ts';
import { score, winnersFact } from '../src/index.ts';
import { lines, told } from './traceText.ts';

const WRC = WRC_2022.values;
const EMA = EMA_2008.values;
const WDMC = WDMC_2019.values;

const TRACES: readonly [string, RuleValues, string, Circumstances, string][] = [
  [
    'pinfu drawn, with dora of every pile, counters and a deposit',
    WRC,
    '234567m345p6788s',
    {
      ...{ tsumo: '5s', riichi: true, ippatsu: true, dora: '7s1z', ura: '4p3m' },
      ...{ counters: 2, deposits: 2 },
    },
    `yaku.riichi (yes) han 1 5s
    yaku.ippatsu (yes) han 1 5s
    yaku.menzen_tsumo (yes) han 1 5s
    yaku.pinfu (yes) han 1 234567m345p56788s
    yaku.tanyao (yes) han 1 234567m345p56788s
    fu.selfDrawWithPinfu withheld fu 5s
    dora.indicator (yes) han 2 7s
    dora.ura (yes) han 1 4p
    dora.kanUra (yes) han 1 3m
    fu.base (tsumo closed) fu 20
    score.limits (baiman other tsumo) limit baiman
    score.model (baiman other tsumo) base 4000
    score.roundTo (baiman other tsumo dealer) seat 0 pays 8000
    score.roundTo (baiman other tsumo other) seat 2 pays 4000
    score.roundTo (baiman other tsumo other) seat 3 pays 4000
    payment.counter (tsumo one) seat 0 pays 200
    payment.counter (tsumo one) seat 2 pays 200
    payment.counter (tsumo one) seat 3 pays 200
    riichi.deposit (taken tsumo one) seat 1 takes 2000`,
  ],
  [
    'four triplets, the last of them melded by the discard',
    WRC,
    '22p44s[1111z^][9999m][555p>]',
    { ron: '4s', seat: 'E' },
    `yaku.seat_wind (yes double) han 1 1111z
    yaku.round_wind (yes double) han 1 1111z
    yaku.toitoi (yes) han 2 9999m22555p444s1111z
    fu.base (ron open) fu 20
    fu.triplet (triplet melded simples) fu 2 444s
    fu.triplet (kan melded terminalsAndHonours) fu 16 1111z
    fu.triplet (kan concealed terminalsAndHonours) fu 32 9999m
    fu.triplet (triplet melded simples) fu 2 555p
    win.ronTriplet (no) withheld fu 444s
    fu.roundTo (dealer ron) fuRounded 80
    score.limits (manganByFu dealer ron) limit mangan
    score.model (manganByFu dealer ron) base 2000
    score.roundTo (manganByFu dealer ron other) seat 1 pays 12000`,
  ],
  [
    'two sequences alike in an open hand, and a red five where there are none',
    WRC,
    '22334m66s[340p<][567s<]',
    { ron: '4m' },
    `yaku.tanyao (yes) han 1 223344m340p56667s
    yaku.iipeikou (closedOnly) closedOnly true
    tiles.redFives (no) withheld red 0p
    fu.base (ron open) fu 20
    fu.openPinfu fu 2
    fu.roundTo (other ron) fuRounded 30
    score.model (none other ron) base 240
    score.roundTo (none other ron other) seat 2 pays 1000`,
  ],
  [
    'seven pairs with a red five; ura without riichi',
    TENHOU.values,
    '22m4466p0588s33z7z',
    { ron: '7z', dora: '3z', ura: '1m' },
    `yaku.chiitoitsu (yes) han 2 22m4466p0588s3377z
    tiles.redFives (yes) han 1 0s
    fu.sevenPairs fu 25
    score.model (none other ron) base 800
    score.roundTo (none other ron other) seat 2 pays 3200`,
  ],
  [
    'the replacement tile was the last',
    WRC,
    '234m567p34s55z[2222s]',
    { tsumo: '5s', rinshan: true, lastTile: true },
    `yaku.menzen_tsumo (yes) han 1 5s
    yaku.rinshan (yes) han 1 5s
    win.haiteiOnReplacement withheld haitei 5s
    fu.base (tsumo closed) fu 20
    fu.selfDraw (replacement) fu 2
    fu.triplet (kan concealed simples) fu 16 2222s
    fu.valuePair (dragon) fu 2 55z
    score.model (none other tsumo) base 640
    score.roundTo (none other tsumo dealer) seat 0 pays 1300
    score.roundTo (none other tsumo other) seat 2 pays 700
    score.roundTo (none other tsumo other) seat 3 pays 700`,
  ],
  [
    'a discard between two tiles, with the own wind; the dora of a kan does not count',
    { ...WRC, 'dora.kan': false },
    '456m789p24p111s22z',
    { ron: '3p', riichi: true, dora: '3z3m' },
    `yaku.riichi (yes) han 1 3p
    fu.base (ron closed) fu 20
    fu.closedRon fu 10
    fu.triplet (triplet concealed terminalsAndHonours) fu 8 111s
    fu.valuePair (seatWind) fu 2 22z
    fu.wait (middle) fu 2 234p
    fu.roundTo (other ron) fuRounded 50
    score.model (none other ron) base 400
    score.roundTo (none other ron other) seat 2 pays 1600`,
  ],
  [
    'the same with the first dora',
    { ...WRC, 'dora.kan': false },
    '456m789p24p111s22z',
    { ron: '3p', riichi: true, dora: '3m8p' },
    `yaku.riichi (yes) han 1 3p
    dora.indicator (yes) han 1 3m
    fu.base (ron closed) fu 20
    fu.closedRon fu 10
    fu.triplet (triplet concealed terminalsAndHonours) fu 8 111s
    fu.valuePair (seatWind) fu 2 22z
    fu.wait (middle) fu 2 234p
    fu.roundTo (other ron) fuRounded 50
    score.model (none other ron) base 800
    score.roundTo (none other ron other) seat 2 pays 3200`,
  ],
  [
    'a pair of the double wind, drawn at the edge',
    EMA,
    '456m789p12p111s11z',
    { tsumo: '3p', seat: 'E' },
    `yaku.menzen_tsumo (yes) han 1 3p
    fu.base (tsumo closed) fu 20
    fu.selfDraw (live) fu 2
    fu.triplet (triplet concealed terminalsAndHonours) fu 8 111s
    fu.doubleWindPair fu 4 11z
    fu.wait (edge) fu 2 123p
    fu.roundTo (dealer tsumo) fuRounded 40
    score.model (none dealer tsumo) base 320
    score.roundTo (none dealer tsumo other) seat 1 pays 700
    score.roundTo (none dealer tsumo other) seat 2 pays 700
    score.roundTo (none dealer tsumo other) seat 3 pays 700`,
  ],
  [
    'a tile mixed in, with the wind of the round',
    WRC,
    '456m789p24p111s11z',
    { tsumo: '3p', mixedIn: true },
    `yaku.menzen_tsumo (yes) han 1 3p
    win.tileNotApart withheld wait 3p
    fu.base (tsumo closed) fu 20
    fu.selfDraw (live) fu 2
    fu.triplet (triplet concealed terminalsAndHonours) fu 8 111s
    fu.valuePair (roundWind) fu 2 11z
    fu.roundTo (other tsumo) fuRounded 40
    score.model (none other tsumo) base 320
    score.roundTo (none other tsumo dealer) seat 0 pays 700
    score.roundTo (none other tsumo other) seat 2 pays 400
    score.roundTo (none other tsumo other) seat 3 pays 400`,
  ],
  [
    'the same where a tile mixed in changes nothing',
    EMA,
    '456m789p24p111s11z',
    { tsumo: '3p', mixedIn: true },
    `yaku.menzen_tsumo (yes) han 1 3p
    fu.base (tsumo closed) fu 20
    fu.selfDraw (live) fu 2
    fu.triplet (triplet concealed terminalsAndHonours) fu 8 111s
    fu.valuePair (roundWind) fu 2 11z
    fu.wait (middle) fu 2 234p
    fu.roundTo (other tsumo) fuRounded 40
    score.model (none other tsumo) base 320
    score.roundTo (none other tsumo dealer) seat 0 pays 700
    score.roundTo (none other tsumo other) seat 2 pays 400
    score.roundTo (none other tsumo other) seat 3 pays 400`,
  ],
  [
    'a yakuman that contains another',
    TENHOU.values,
    '19m19p19s1234567z',
    { tsumo: '1m' },
    `yaku.kokushi_13men (yes) yakuman 1 119m19p19s1234567z
    yaku.kokushi (contained) suppressedBy kokushi_13men
    score.model (yakuman other tsumo) base 8000
    score.roundTo (yakuman other tsumo dealer) seat 0 pays 16000
    score.roundTo (yakuman other tsumo other) seat 2 pays 8000
    score.roundTo (yakuman other tsumo other) seat 3 pays 8000`,
  ],
  [
    'a seat wind that is not the wind of the round, on the last discard',
    WRC,
    '456m2455p[222z^][789p<]',
    { ron: '3p', lastTile: true },
    `yaku.seat_wind (yes single) han 1 222z
    yaku.houtei (yes) han 1 3p
    fu.base (ron open) fu 20
    fu.triplet (triplet melded terminalsAndHonours) fu 4 222z
    fu.wait (middle) fu 2 234p
    fu.roundTo (other ron) fuRounded 30
    score.model (none other ron) base 480
    score.roundTo (none other ron other) seat 2 pays 2000`,
  ],
  [
    'twice two sequences alike hide what they contain',
    WRC,
    '112233m445566p7s',
    { tsumo: '7s' },
    `yaku.menzen_tsumo (yes) han 1 7s
    yaku.ryanpeikou (yes) han 3 112233m445566p
    yaku.iipeikou (contained) suppressedBy ryanpeikou
    fu.base (tsumo closed) fu 20
    fu.selfDraw (live) fu 2
    fu.wait (pair) fu 2 77s
    fu.roundTo (other tsumo) fuRounded 30
    score.roundUpToMangan limit mangan
    score.model (manganByFu other tsumo) base 2000
    score.roundTo (manganByFu other tsumo dealer) seat 0 pays 4000
    score.roundTo (manganByFu other tsumo other) seat 2 pays 2000
    score.roundTo (manganByFu other tsumo other) seat 3 pays 2000`,
  ],
  [
    'a flat limit',
    WRC,
    '123m456p789s34s33z',
    { ron: '2s', firstTurn: true },
    `yaku.renhou (yes) limit mangan 2s
    score.model (mangan other ron) base 2000
    score.roundTo (mangan other ron other) seat 2 pays 8000`,
  ],
  [
    'a kan robbed in the first go-around',
    WRC,
    '123m456p789s34s33z',
    { ron: '2s', firstTurn: true, chankan: true },
    `yaku.pinfu (yes) han 1 123m456p234789s33z
    yaku.chankan (yes) han 1 2s
    win.manOnRobbedKan withheld renhou 2s
    fu.base (ron closed) fu 20
    fu.closedRon fu 10
    score.model (none other ron) base 480
    score.roundTo (none other ron other) seat 2 pays 2000`,
  ],
  [
    'the same where the first go-around is worth nothing',
    TENHOU.values,
    '123m456p789s34s33z',
    { ron: '2s', firstTurn: true, chankan: true },
    `yaku.pinfu (yes) han 1 123m456p234789s33z
    yaku.chankan (yes) han 1 2s
    fu.base (ron closed) fu 20
    fu.closedRon fu 10
    score.model (none other ron) base 480
    score.roundTo (none other ron other) seat 2 pays 2000`,
  ],
  [
    'a kan robbed within the go-around of riichi',
    WDMC,
    '123m456p789s34s33z',
    { ron: '2s', riichi: true, ippatsu: true, chankan: true },
    `yaku.riichi (yes) han 1 2s
    yaku.pinfu (yes) han 1 123m456p234789s33z
    yaku.chankan (yes) han 1 2s
    win.ippatsuOnRobbedKan withheld ippatsu 2s
    fu.base (ron closed) fu 20
    fu.closedRon fu 10
    score.model (none other ron) base 960
    score.roundTo (none other ron other) seat 2 pays 3900`,
  ],
  [
    'ippatsu without a kan',
    WDMC,
    '123m456p789s34s33z',
    { ron: '2s', riichi: true, ippatsu: true },
    `yaku.riichi (yes) han 1 2s
    yaku.ippatsu (yes) han 1 2s
    yaku.pinfu (yes) han 1 123m456p234789s33z
    fu.base (ron closed) fu 20
    fu.closedRon fu 10
    score.model (none other ron) base 960
    score.roundTo (none other ron other) seat 2 pays 3900`,
  ],
  [
    'a robbed kan without ippatsu',
    WDMC,
    '123m456p789s34s33z',
    { ron: '2s', riichi: true, chankan: true },
    `yaku.riichi (yes) han 1 2s
    yaku.pinfu (yes) han 1 123m456p234789s33z
    yaku.chankan (yes) han 1 2s
    fu.base (ron closed) fu 20
    fu.closedRon fu 10
    score.model (none other ron) base 960
    score.roundTo (none other ron other) seat 2 pays 3900`,
  ],
  [
    'a red five in a yakuman, where it would not be said to count either',
    WRC,
    '34m44s[555z^][666z^][777z^]',
    { ron: '0m' },
    `yaku.daisangen (yes) yakuman 1 555666777z
    score.model (yakuman other ron) base 8000
    score.roundTo (yakuman other ron other) seat 2 pays 32000`,
  ],
  [
    'an open yakuman is not said to lack what a closed hand would have',
    WRC,
    '2233466s666z[888s^]',
    { ron: '4s' },
    `yaku.ryuuiisou (yes) yakuman 1 22334466888s666z
    score.model (yakuman other ron) base 8000
    score.roundTo (yakuman other ron other) seat 2 pays 32000`,
  ],
  [
    'a yakuman with a feeder and a discarder',
    WRC,
    '23m44s[555z^][666z^][777z>]',
    { ron: '4m', from: 'N', counters: 1, liable: { daisangen: 'W' } },
    `yaku.daisangen (yes) yakuman 1 555666777z
    score.model (yakuman other ron) base 8000
    liability.yaku (ron one feeder) seat 2 pays 16000
    liability.yaku (ron one discarder) seat 3 pays 16000
    liability.counters (ron one) seat 3 pays 300`,
  ],
  [
    'two yakuman, one of them fed',
    WRC,
    '1112z[555z^][666z^][777z>]',
    { tsumo: '2z', counters: 1, liable: { daisangen: 'W' } },
    `yaku.tsuuiisou (yes) yakuman 1 11122555666777z
    yaku.daisangen (yes) yakuman 1 555666777z
    score.model (yakuman other tsumo) base 16000
    score.roundTo (yakuman other tsumo dealer) seat 0 pays 16000
    liability.yaku (tsumo several feeder) seat 2 pays 40000
    score.roundTo (yakuman other tsumo other) seat 3 pays 8000
    liability.counters (tsumo several) seat 0 pays 100
    liability.counters (tsumo several) seat 2 pays 100
    liability.counters (tsumo several) seat 3 pays 100`,
  ],
  [
    'two yakuman where one is paid',
    WDMC,
    '1112z[555z^][666z^][777z>]',
    { tsumo: '2z' },
    `yaku.tsuuiisou (yes) yakuman 1 11122555666777z
    yaku.daisangen (yes) yakuman 1 555666777z
    score.yakumanAddUp withheld yakuman
    score.model (yakuman other tsumo) base 8000
    score.roundTo (yakuman other tsumo dealer) seat 0 pays 16000
    score.roundTo (yakuman other tsumo other) seat 2 pays 8000
    score.roundTo (yakuman other tsumo other) seat 3 pays 8000`,
  ],
];

test.each(TRACES)('%s', (_, rules, hand, how, expected) => {
  const answer = score(makeWin(hand, how), rules);
  expect(answer.ok && answer.value.trace.map(told)).toEqual(lines(expected));
});

const ONE: RuleValues = { ...WRC, 'score.yakumanAddUp': false };

test('the yakuman that was fed is the one that is looked at', () => {
  const rules: RuleValues = { ...ONE, 'yaku.daisuushii': { yakuman: 2 } };
  const how = { tsumo: '5z', liable: { daisuushii: 'N' } } as const;
  const answer = score(makeWin('5z[111z^][222z^][333z^][444z<]', how), rules);
  expect(answer.ok && answer.value.trace.slice(2).map(told)).toEqual([
    'score.yakumanAddUp withheld yakuman',
    'score.model (yakuman other tsumo) base 16000',
    'liability.yaku (tsumo one feeder) seat 3 pays 64000',
  ]);
});

test('how many win on a tile', () => {
  expect([1, 2, 3].map(winnersFact)).toEqual(['one', 'two', 'three']);
});

// A hand for every yaku, and an open one where an open hand may be worth less. The page shows those that the engine
// finds the yaku in, under the rulebook that is read.

import type { RuleValues, YakuId } from '@hanchan/rules';
import type { Score } from '@hanchan/score';
import { type ExampleMoment, type ExampleWin, scoreOf } from './exampleWin.ts';

const ron = (hand: string, tile: string, more: Partial<ExampleWin> = {}): ExampleWin => ({
  hand,
  tile,
  by: 'ron',
  ...more,
});
const tsumo = (hand: string, tile: string, more: Partial<ExampleWin> = {}): ExampleWin => ({
  ...ron(hand, tile, more),
  by: 'tsumo',
});

/** A closed hand without a yaku of its own, which the moment makes one. */
const PLAIN = '345678m111p99p56s';
const at = (by: typeof ron, moments: readonly ExampleMoment[], hand = PLAIN) =>
  by(hand, '7s', { moments });
/** An open one. */
const OPEN = '678m111p99p56s[345m<]';
const withSet = (set: string) => ron(`345678m99p56s${set}`, '7s');

/** Nagashi mangan is no hand: see `NAGASHI_DISCARDS`. */
export const YAKU_EXAMPLES: Readonly<
  Record<Exclude<YakuId, 'nagashi_mangan'>, readonly ExampleWin[]>
> = {
  riichi: [at(ron, ['riichi'])],
  double_riichi: [at(ron, ['doubleRiichi'])],
  ippatsu: [at(ron, ['riichi', 'ippatsu'])],
  menzen_tsumo: [at(tsumo, [])],
  pinfu: [ron('234678m345p99p67s', '8s')],
  tanyao: [ron('234567m333p67s88s', '5s'), ron('567m333p67s88s[234m<]', '5s')],
  iipeikou: [ron('223344m111p99p56s', '7s')],
  seat_wind: [withSet('222z')],
  round_wind: [withSet('111z')],
  haku: [withSet('555z')],
  hatsu: [withSet('666z')],
  chun: [withSet('777z')],
  rinshan: [
    at(tsumo, ['afterKan'], '345678m99p56s[1111p^]'),
    at(tsumo, ['afterKan'], '345678m99p56s[1111p]'),
  ],
  chankan: [at(ron, ['robbedKan'])],
  haitei: [at(tsumo, ['lastTile'], OPEN), at(tsumo, ['lastTile'])],
  houtei: [at(ron, ['lastTile'], OPEN), at(ron, ['lastTile'])],
  chiitoitsu: [ron('1133m5588p22s44z7z', '7z')],
  sanshoku_doujun: [ron('234678m23499p24s', '3s'), ron('678m99p24s[234m<][234p<]', '3s')],
  ittsu: [ron('12345679m234p99s', '8m'), ron('79m234p99s[123m<][456m<]', '8m')],
  chanta: [ron('123m79p12399s333z', '8p'), ron('79p12399s[123m<][333z^]', '8p')],
  sanshoku_doukou: [ron('222678m22299p22s', '2s')],
  sanankou: [ron('11199m444p56888s', '7s')],
  sankantsu: [ron('99m56s[1111m][4444p^][8888s>]', '7s')],
  toitoi: [ron('2299m444p[888s^][333z>]', '2m')],
  sanrenkou: [ron('678m55p99s[333p^][444p>]', '5p')],
  honroutou: [ron('111m999p11s44z[333z^]', '1s')],
  shousangen: [ron('678m56s55566677z', '7s')],
  ryanpeikou: [ron('223344m556677p9s', '9s')],
  honitsu: [ron('22456789m33344z', '2m'), ron('22789m44z[456m<][333z^]', '2m')],
  junchan: [ron('12399m789p11179s', '8s'), ron('99m11179s[123m<][789p<]', '8s')],
  chinitsu: [ron('2223455678889m', '9m'), ron('2228889m[345m<][567m<]', '9m')],
  renhou: [at(ron, ['firstTurn'])],
  tenhou: [tsumo(PLAIN, '7s', { moments: ['firstTurn'], seat: 'E' })],
  chiihou: [at(tsumo, ['firstTurn'])],
  kokushi: [ron('119m19p19s123456z', '7z')],
  kokushi_13men: [ron('19m19p19s1234567z', '1m')],
  chuuren_poutou: [ron('1112234567899m', '9m')],
  junsei_chuuren_poutou: [ron('1112345678999m', '5m')],
  suuankou: [tsumo('111m444p88999s55z', '8s')],
  suuankou_tanki: [ron('111m444p888999s5z', '5z')],
  suukantsu: [ron('5z[1111m][4444p^][8888s>][9999s]', '5z')],
  ryuuiisou: [ron('22334466688s66z', '6z')],
  chinroutou: [ron('111999m1199p[111s^]', '1p')],
  tsuuiisou: [ron('1112223355z[666z^]', '3z')],
  daisangen: [ron('23499m55566777z', '6z')],
  shousuushii: [ron('234m1112223344z', '3z')],
  daisuushii: [ron('55m11122233344z', '4z')],
  suurenkou: [ron('99m22255p[333p^][444p>]', '5p')],
  paarenchan: [ron('234567m333p67s88s', '5s', { seat: 'E', counters: 8 })],
};

/** Discards of only terminals and honours. */
export const NAGASHI_DISCARDS = '1z9m4z1p9s7z1m2z9p5z1s3z9m6z9s1p4z1m';

export interface ShownYaku {
  readonly example: ExampleWin;
  readonly score: Score;
  readonly isOpen: boolean;
}

const finds = ({ yaku, yakuman }: Score, id: YakuId) =>
  [...yaku, ...yakuman].some((found) => found.id === id);

/** What a hand of the score gets for one yaku: han, a limit by name, or yakuman. */
export function worthOf({ yaku, yakuman }: Score, id: YakuId) {
  const plain = yaku.find((found) => found.id === id);
  return plain === undefined
    ? { yakuman: yakuman.find((found) => found.id === id)?.units ?? 0 }
    : { han: plain.han };
}

/** The examples in which the engine finds the yaku under these rules: one closed or open, and an open one worth other. */
export function shownYaku(id: YakuId, rules: RuleValues): readonly ShownYaku[] {
  if (id === 'nagashi_mangan') return [];
  const shown: ShownYaku[] = [];
  for (const example of YAKU_EXAMPLES[id]) {
    const scored = scoreOf(example, rules);
    if (scored === null || !finds(scored, id)) continue;
    const worth = JSON.stringify(worthOf(scored, id));
    if (shown.some(({ score }) => JSON.stringify(worthOf(score, id)) === worth)) continue;
    shown.push({ example, score: scored, isOpen: /[<^>]/.test(example.hand) });
  }
  return shown;
}

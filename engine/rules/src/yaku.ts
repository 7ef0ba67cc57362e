// The patterns of the game as data: ids, names, and what a rulebook can make of each.
// Ids are the romaji used across formats; no value stands here, for every value is a rulebook's.

import { fail, ok } from '@hanchan/tiles';
import type { Option } from './option.ts';
import { isRecord } from './options/structured.ts';

/** In the order in which yaku are listed. Apart from their names, which a bundle that only scores leaves out. */
export const YAKU_IDS = [
  'riichi',
  'double_riichi',
  'ippatsu',
  'menzen_tsumo',
  'pinfu',
  'tanyao',
  'iipeikou',
  'seat_wind',
  'round_wind',
  'haku',
  'hatsu',
  'chun',
  'rinshan',
  'chankan',
  'haitei',
  'houtei',
  'chiitoitsu',
  'sanshoku_doujun',
  'ittsu',
  'chanta',
  'sanshoku_doukou',
  'sanankou',
  'sankantsu',
  'toitoi',
  'sanrenkou',
  'honroutou',
  'shousangen',
  'ryanpeikou',
  'honitsu',
  'junchan',
  'chinitsu',
  'nagashi_mangan',
  'renhou',
  'tenhou',
  'chiihou',
  'kokushi',
  'kokushi_13men',
  'chuuren_poutou',
  'junsei_chuuren_poutou',
  'suuankou',
  'suuankou_tanki',
  'suukantsu',
  'ryuuiisou',
  'chinroutou',
  'tsuuiisou',
  'daisangen',
  'shousuushii',
  'daisuushii',
  'suurenkou',
  'paarenchan',
] as const;

/** One of `YAKU_IDS`. */
export type YakuId = (typeof YAKU_IDS)[number];

/** id → [English, Japanese]. */
export const YAKU_NAMES = {
  riichi: ['Riichi', '立直'],
  double_riichi: ['Double riichi', '両立直'],
  ippatsu: ['Ippatsu', '一発'],
  menzen_tsumo: ['Fully concealed hand', '門前清自摸和'],
  pinfu: ['Pinfu', '平和'],
  tanyao: ['All simples', '断幺九'],
  iipeikou: ['Twin sequences', '一盃口'],
  seat_wind: ['Seat wind', '自風'],
  round_wind: ['Round wind', '場風'],
  haku: ['White dragon', '白'],
  hatsu: ['Green dragon', '發'],
  chun: ['Red dragon', '中'],
  rinshan: ['After a kan', '嶺上開花'],
  chankan: ['Robbing a kan', '搶槓'],
  haitei: ['Last tile draw', '海底摸月'],
  houtei: ['Last tile claim', '河底撈魚'],
  chiitoitsu: ['Seven pairs', '七対子'],
  sanshoku_doujun: ['Mixed sequences', '三色同順'],
  ittsu: ['Full straight', '一気通貫'],
  chanta: ['Outside hand', '混全帯幺九'],
  sanshoku_doukou: ['Mixed triplets', '三色同刻'],
  sanankou: ['Three concealed triplets', '三暗刻'],
  sankantsu: ['Three kans', '三槓子'],
  toitoi: ['All triplets', '対々和'],
  sanrenkou: ['Three consecutive triplets', '三連刻'],
  honroutou: ['All terminals and honours', '混老頭'],
  shousangen: ['Little three dragons', '小三元'],
  ryanpeikou: ['Double twin sequences', '二盃口'],
  honitsu: ['Half flush', '混一色'],
  junchan: ['Terminals in all sets', '純全帯幺九'],
  chinitsu: ['Full flush', '清一色'],
  nagashi_mangan: ['Nagashi mangan', '流し満貫'],
  renhou: ['Blessing of man', '人和'],
  tenhou: ['Blessing of heaven', '天和'],
  chiihou: ['Blessing of earth', '地和'],
  kokushi: ['Thirteen orphans', '国士無双'],
  kokushi_13men: ['Thirteen orphans, thirteen waits', '国士無双十三面'],
  chuuren_poutou: ['Nine gates', '九蓮宝燈'],
  junsei_chuuren_poutou: ['Pure nine gates', '純正九蓮宝燈'],
  suuankou: ['Four concealed triplets', '四暗刻'],
  suuankou_tanki: ['Four concealed triplets, pair wait', '四暗刻単騎'],
  suukantsu: ['Four kans', '四槓子'],
  ryuuiisou: ['All green', '緑一色'],
  chinroutou: ['All terminals', '清老頭'],
  tsuuiisou: ['All honours', '字一色'],
  daisangen: ['Big three dragons', '大三元'],
  shousuushii: ['Little four winds', '小四喜'],
  daisuushii: ['Big four winds', '大四喜'],
  suurenkou: ['Four consecutive triplets', '四連刻'],
  paarenchan: ['Eight consecutive wins', '八連荘'],
} as const satisfies Readonly<Record<YakuId, readonly [string, string]>>;

/** The name of the option that says what a yaku is worth. */
export type YakuKey = `yaku.${YakuId}`;

/** What a rulebook gives for a yaku. */
export type YakuValue =
  | 'absent'
  /** `open` is what an open hand gets: 0 where the hand must be closed. */
  | { readonly han: number; readonly open: number }
  /** Paid as this limit whatever else the hand holds; nothing is added to it. */
  | { readonly limit: 'mangan' }
  | { readonly yakuman: number };

/** A yaku hides those it contains. Yakuman hide everything that is none, without being listed here. */
export const CONTAINS: Readonly<Partial<Record<YakuId, readonly YakuId[]>>> = {
  double_riichi: ['riichi'],
  ryanpeikou: ['iipeikou'],
  junchan: ['chanta'],
  chinitsu: ['honitsu'],
  kokushi_13men: ['kokushi'],
  junsei_chuuren_poutou: ['chuuren_poutou'],
  suuankou_tanki: ['suuankou'],
};

const YAKU_QUESTIONS: Readonly<Partial<Record<YakuId, string>>> = {
  kokushi_13men: 'Are thirteen orphans on thirteen waits a yakuman of their own, and worth what?',
  junsei_chuuren_poutou: 'Are nine gates on nine waits a yakuman of their own, and worth what?',
  suuankou_tanki:
    'Are four concealed triplets on a pair wait a yakuman of their own, and worth what?',
  paarenchan: 'What is a dealer win with eight counters on the table worth?',
  nagashi_mangan: 'What are discards of only terminals and honours worth at a draw?',
};

function wordsOf(value: YakuValue): string {
  if (value === 'absent') return 'not used';
  if ('limit' in value) return `${value.limit}, nothing added`;
  if ('yakuman' in value) return value.yakuman === 1 ? 'yakuman' : `${value.yakuman} yakuman`;
  if (value.open === value.han) return `${value.han} han`;
  return value.open === 0
    ? `${value.han} han, closed only`
    : `${value.han} han, open ${value.open}`;
}

function parseYaku(value: unknown) {
  const isWhole = (n: unknown, min: number, max: number) =>
    Number.isInteger(n) && (n as number) >= min && (n as number) <= max;
  const isValue =
    value === 'absent' ||
    (isRecord(value, ['han', 'open']) &&
      isWhole(value['han'], 1, 13) &&
      isWhole(value['open'], 0, value['han'] as number)) ||
    (isRecord(value, ['limit']) && value['limit'] === 'mangan') ||
    (isRecord(value, ['yakuman']) && isWhole(value['yakuman'], 1, 4));
  return isValue
    ? ok(value as YakuValue)
    : fail(
        '"absent", {"han":1,"open":1} (open 0: closed only), {"limit":"mangan"} or {"yakuman":1}',
      );
}

function yakuOption(id: YakuId): Option<YakuValue> {
  return {
    question: YAKU_QUESTIONS[id] ?? `What is ${YAKU_NAMES[id][0]} (${YAKU_NAMES[id][1]}) worth?`,
    words: wordsOf,
    parse: parseYaku,
    shape: { type: 'yaku' },
  };
}

type YakuOptions = { readonly [K in YakuKey]: Option<YakuValue> };

/** One function, marked where it is called, so that a bundle that only scores leaves the questions out. */
const yakuOptions = () =>
  Object.fromEntries(YAKU_IDS.map((id) => [`yaku.${id}`, yakuOption(id)])) as YakuOptions;

/** The option of every yaku. */
export const YAKU_OPTIONS: YakuOptions = /* @__PURE__ */ yakuOptions();

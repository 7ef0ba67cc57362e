// What tenhou.net/6 says of a logged result, made from the log alone: an independent table of the site's words.

import type { MjaiEvent } from '@hanchan/records';

const YAKU: Readonly<Record<string, string>> = {
  menzen_tsumo: '門前清自摸和',
  riichi: '立直',
  ippatsu: '一発',
  chankan: '槍槓',
  rinshan: '嶺上開花',
  haitei: '海底摸月',
  houtei: '河底撈魚',
  pinfu: '平和',
  tanyao: '断幺九',
  iipeikou: '一盃口',
  seat_wind_east: '自風 東',
  seat_wind_south: '自風 南',
  seat_wind_west: '自風 西',
  seat_wind_north: '自風 北',
  round_wind_east: '場風 東',
  round_wind_south: '場風 南',
  round_wind_west: '場風 西',
  round_wind_north: '場風 北',
  haku: '役牌 白',
  hatsu: '役牌 發',
  chun: '役牌 中',
  double_riichi: '両立直',
  chiitoitsu: '七対子',
  chanta: '混全帯幺九',
  ittsu: '一気通貫',
  sanshoku_doujun: '三色同順',
  sanshoku_doukou: '三色同刻',
  sankantsu: '三槓子',
  toitoi: '対々和',
  sanankou: '三暗刻',
  shousangen: '小三元',
  honroutou: '混老頭',
  ryanpeikou: '二盃口',
  junchan: '純全帯幺九',
  honitsu: '混一色',
  chinitsu: '清一色',
  tenhou: '天和',
  chiihou: '地和',
  daisangen: '大三元',
  suuankou: '四暗刻',
  suuankou_tanki: '四暗刻単騎',
  tsuuiisou: '字一色',
  ryuuiisou: '緑一色',
  chinroutou: '清老頭',
  chuuren_poutou: '九蓮宝燈',
  junsei_chuuren_poutou: '純正九蓮宝燈',
  kokushi: '国士無双',
  kokushi_13men: '国士無双１３面',
  daisuushii: '大四喜',
  shousuushii: '小四喜',
  suukantsu: '四槓子',
  dora: 'ドラ',
  uradora: '裏ドラ',
  akadora: '赤ドラ',
};

const LIMITS: readonly (readonly [points: number, word: string])[] = [
  [8_000, '満貫'],
  [12_000, '跳満'],
  [16_000, '倍満'],
  [24_000, '三倍満'],
  [32_000, '役満'],
];

/**
 * The site lists several value triplets as its own reading of the hand has them, which no log tells: they are put into
 * one order on both sides. Everything else has to stand where it stood.
 */
export function withSortedValues(words: readonly string[]): string[] {
  const isValue = (word: string) => /^(自風|場風|役牌) /.test(word);
  const values = words.filter(isValue).sort();
  return words.map((word) => (isValue(word) ? values.shift()! : word));
}

/** Deltas, then `[winner, from, liable, worth, …yaku]`. */
export function winWords(hora: MjaiEvent, start: MjaiEvent): [unknown, unknown[]] {
  const actor = hora['actor'] as number;
  const target = hora['target'] as number;
  const isDealer = actor === start['oya'];
  const told = hora['yaku'] as readonly (readonly [string, number | 'yakuman'])[];
  const yaku = told.map(
    ([name, han]) => `${YAKU[name]}(${han === 'yakuman' ? '役満' : `${han}飜`})`,
  );
  const liable = (hora['pao'] as number | undefined) ?? actor;
  const worth = worthWords(hora, isDealer, actor === target);
  return [hora['deltas'], [actor, target, liable, worth, ...withSortedValues(yaku)]];
}

function worthWords(hora: MjaiEvent, isDealer: boolean, isTsumo: boolean): string {
  const points = hora['points'] as number;
  const yakuman = Math.max(1, hora['yakuman'] as number);
  const plain = isDealer ? (points / 3) * 2 : points;
  const limit = LIMITS.find(([size]) => size * yakuman === plain);
  const size = limit?.[1] ?? `${hora['fu']}符${hora['han']}飜`;
  if (!isTsumo) return `${size}${points}点`;
  if (isDealer) return `${size}${points / 3}点∀`;
  const deltas = hora['deltas'] as number[];
  // Less the counters, who pays least is no dealer.
  const paid = deltas.filter((delta) => delta < 0).map((delta) => -delta);
  const other = Math.min(...paid) - (hora['honba'] as number) * 100;
  return `${size}${other}-${points - 2 * other}点`;
}

const DRAWS: Readonly<Record<string, string>> = {
  nagashi_mangan: '流し満貫',
  kyuushu_kyuuhai: '九種九牌',
  suufon_renda: '四風連打',
  suukaikan: '四槓散了',
  suucha_riichi: '四家立直',
  sanchahou: '三家和了',
};

export function drawWords(event: MjaiEvent): unknown[] {
  const reason = event['reason'] as string;
  const deltas = event['deltas'] as number[];
  if (reason === 'nagashi_mangan') return [DRAWS[reason], deltas];
  if (reason !== 'exhaustive') return [DRAWS[reason]];
  if (deltas.some((delta) => delta !== 0)) return ['流局', deltas];
  return [(event['tenpais'] as boolean[])[0] ? '全員聴牌' : '全員不聴'];
}

// The Japanese of tenhou.net/6 for a win: what it is worth, and its yaku.

import type { Match } from '@hanchan/game';
import { shareOf, YAKU_NAMES, type YakuId } from '@hanchan/rules';
import { type Limit, tsumoPoints } from '@hanchan/score';
import { roundWind, type Seat, seatWind, type Wind } from '@hanchan/tiles';
import type { Of } from '../mjai/compare.ts';

const LIMIT_WORDS: Readonly<Record<Limit, string>> = {
  mangan: '満貫',
  haneman: '跳満',
  baiman: '倍満',
  sanbaiman: '三倍満',
  yakuman: '役満',
};

const WIND_WORDS: Readonly<Record<Wind, string>> = { E: '東', S: '南', W: '西', N: '北' };

/** Where the site's word is not ours. */
const OWN_WORDS: Readonly<Partial<Record<YakuId, string>>> = {
  haku: '役牌 白',
  hatsu: '役牌 發',
  chun: '役牌 中',
  chankan: '槍槓',
  kokushi_13men: '国士無双１３面',
};

/** The order in which the site lists yaku, as its logs show it; value triplets come as its reading of the hand has them. */
const SITE_ORDER: readonly YakuId[] = [
  'riichi',
  'double_riichi',
  'ippatsu',
  'chankan',
  'rinshan',
  'houtei',
  'haitei',
  'menzen_tsumo',
  'pinfu',
  'shousangen',
  'chiitoitsu',
  'sankantsu',
  'sanankou',
  'iipeikou',
  'ryanpeikou',
  'toitoi',
  'sanshoku_doujun',
  'ittsu',
  'sanshoku_doukou',
  'junchan',
  'seat_wind',
  'round_wind',
  'haku',
  'hatsu',
  'chun',
  'tanyao',
  'chanta',
  'honroutou',
  'chinitsu',
  'honitsu',
];

/** What the site does not know comes last, in our order. */
function inSiteOrder<T extends { readonly id: YakuId }>(yaku: readonly T[]): T[] {
  const placeOf = ({ id }: T) =>
    (SITE_ORDER.indexOf(id) + SITE_ORDER.length + 1) % (SITE_ORDER.length + 1);
  return [...yaku].sort((a, b) => placeOf(a) - placeOf(b));
}

/** `30符3飜1000-2000点`, `満貫4000点∀`. */
export function worthWords({ seat, from, value }: Of<'won'>, before: Match): string {
  const { han, fu, limit } = value;
  const size = limit === null ? (han === null ? '' : `${fu}符${han}飜`) : LIMIT_WORDS[limit];
  const payment =
    from === null ? tsumoWords(seat, value.points, value.base, before) : `${value.points}点`;
  return `${size}${payment}`;
}

function tsumoWords(seat: Seat, points: number, base: number, { dealer, rules }: Match): string {
  if (seat === dealer) return `${shareOf(points, rules)}点∀`;
  const [one, two] = [tsumoPoints(base, 1, rules), tsumoPoints(base, 2, rules)];
  return one * 2 + two === points ? `${one}-${two}点` : `${points}点`;
}

export function yakuWords(
  { seat, value, ura: turned }: Of<'won'>,
  { round, dealer }: Match,
): string[] {
  const name = (id: YakuId) => {
    if (id === 'seat_wind') return `自風 ${WIND_WORDS[seatWind(seat, dealer)]}`;
    if (id === 'round_wind') return `場風 ${WIND_WORDS[roundWind(round)]}`;
    return OWN_WORDS[id] ?? YAKU_NAMES[id][1];
  };
  if (value.yakuman.length > 0) return value.yakuman.map(({ id }) => `${name(id)}(役満)`);
  const { dora, ura, red } = value.dora;
  const bonus = [
    { word: 'ドラ', han: dora, isTold: dora > 0 },
    { word: '赤ドラ', han: red, isTold: red > 0 },
    // Told where they were looked at, also when they gave nothing.
    { word: '裏ドラ', han: ura, isTold: turned.length > 0 },
  ];
  return [
    ...inSiteOrder(value.yaku).map(({ id, han }) =>
      han === null ? `${name(id)}(満貫)` : `${name(id)}(${han}飜)`,
    ),
    ...bonus.filter(({ isTold }) => isTold).map(({ word, han }) => `${word}(${han}飜)`),
  ];
}

// Answers that are more than a word or a number, in Japanese.

import {
  type ChomboPenalty,
  type Places,
  type Uma,
  YAKU_NAMES,
  type YakuId,
  type YakuKey,
  type YakuValue,
} from '@hanchan/rules';

const signed = (places: Places) =>
  places.map((n) => (n > 0 ? `+${n}` : String(n).replace('-', '−'))).join(' / ');
const points = (value: number) => `${value.toLocaleString('ja')}点`;

export function umaInJapanese(value: unknown): string {
  const uma = value as Uma;
  if (uma.type === 'none') return 'なし';
  if (uma.type === 'fixed') return signed(uma.places);
  const { oneAbove, twoAbove, threeAbove } = uma;
  return `浮きの人数による：一人 ${signed(oneAbove)}、二人 ${signed(twoAbove)}、三人 ${signed(threeAbove)}`;
}

export function chomboInJapanese(value: unknown): string {
  const penalty = value as ChomboPenalty;
  switch (penalty.type) {
    case 'none':
      return 'なし（チョンボはない）';
    case 'tournamentPoints':
      return `大会ポイントから${penalty.amount}ポイント。卓上の点棒は動かない`;
    case 'scoreModifier':
      return `ウマの前の得点から${points(penalty.points)}`;
    case 'payment':
      return `子に${points(penalty.nonDealerShare)}ずつ、親とのやり取りは倍`;
  }
}

export function yakuInJapanese(value: unknown): string {
  const worth = value as YakuValue;
  if (worth === 'absent') return '採用しない';
  if ('limit' in worth) return '満貫（加算なし）';
  if ('yakuman' in worth) return worth.yakuman === 1 ? '役満' : `${worth.yakuman}倍役満`;
  if (worth.open === worth.han) return `${worth.han}翻`;
  return worth.open === 0 ? `${worth.han}翻（門前のみ）` : `${worth.han}翻（鳴き${worth.open}翻）`;
}

const QUESTIONS: Readonly<Partial<Record<YakuId, string>>> = {
  kokushi_13men: '国士無双十三面は別の役満か、いくつ分か',
  junsei_chuuren_poutou: '純正九蓮宝燈は別の役満か、いくつ分か',
  suuankou_tanki: '四暗刻単騎は別の役満か、いくつ分か',
  paarenchan: '八本場での親の和了（八連荘）の価値は',
  nagashi_mangan: '流局時、捨て牌がすべて幺九牌のとき（流し満貫）の価値は',
};

export function yakuQuestion(key: YakuKey): string {
  const id = key.slice('yaku.'.length) as YakuId;
  return QUESTIONS[id] ?? `${YAKU_NAMES[id][1]}の価値は`;
}

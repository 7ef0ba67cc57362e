// Fu, limits and payments, in Japanese.

import type { OptionWords, OptionWordsOf, PlainKey } from './option.ts';

type ScoreKey = Extract<PlainKey, `${'fu' | 'score' | 'payment' | 'liability'}.${string}`>;

const fu = (ask: string): OptionWords => ({ ask, unit: '符', answers: { zero: 'なし' } });
const YES_NO = { yes: 'つく', no: 'つかない' };

export const JA_SCORE: OptionWordsOf<ScoreKey> = {
  'fu.base': fu('副底は'),
  'fu.closedRon': fu('門前ロンの加符は'),
  'fu.selfDraw': fu('ツモの符は'),
  'fu.selfDrawWithPinfu': {
    ask: '平和ツモにツモの符はつくか',
    answers: { yes: 'つく', no: 'つかない。副底のまま' },
  },
  'fu.selfDrawOnReplacement': { ask: '嶺上開花にツモの符はつくか', answers: YES_NO },
  'fu.openPinfu': fu('ほかに符のない鳴いた手（喰い平和形）の加符は'),
  'fu.sevenPairs': fu('七対子は何符か（切り上げなし）'),
  'fu.wait': fu('辺張・嵌張・単騎待ちの符は'),
  'fu.valuePair': fu('役牌の雀頭の符は'),
  'fu.doubleWindPair': fu('連風牌の雀頭の符は'),
  'fu.triplet': fu('中張牌の明刻の符は（暗刻、幺九牌はそれぞれ倍、槓子は四倍）'),
  'fu.roundTo': { ask: '符の切り上げの単位は', unit: '符' },
  'score.model': {
    ask: '和了の点数の決め方は',
    answers: {
      hanAndFu: '符×2の（翻＋2）乗、上限は満貫以上の区分による',
      flat: 'どの手も同じ',
    },
  },
  'score.flatValue': {
    ask: '点数が一定のとき、ツモで子が払う額は',
    unit: '点',
    answers: { zero: '使わない' },
  },
  'score.limits': {
    ask: '満貫以上は何翻からか',
    answers: {
      mangan: '満貫',
      haneman: '跳満',
      baiman: '倍満',
      sanbaiman: '三倍満',
    },
  },
  'score.countedYakuman': {
    ask: '何翻から数え役満か',
    unit: '翻',
    answers: { zero: '数え役満はない。三倍満止まり' },
  },
  'score.roundUpToMangan': {
    ask: '切り上げ満貫（4翻30符、3翻60符）はあるか',
    answers: { yes: 'ある', no: 'ない' },
  },
  'score.yakumanAddUp': {
    ask: '役満の複合は',
    answers: { yes: 'すべて加算する', no: '一つ分だけ' },
  },
  'score.roundTo': { ask: '支払いの切り上げの単位は', unit: '点' },
  'payment.counter': {
    ask: '一本場は何点か',
    unit: '点',
    answers: { zero: '積み棒はない' },
  },
  'payment.countersTo': {
    ask: '複数人の和了で積み棒を受け取るのは',
    answers: { everyWinner: '和了者全員', nearestWinner: '放銃者の次に近い和了者だけ' },
  },
  'payment.depositsTo': {
    ask: '複数人の和了で供託を受け取るのは',
    answers: {
      nearestWinner: '放銃者の次に近い和了者がすべて',
      ownersThenNearest: 'この局の自分の供託は和了者に戻り、残りは近い者へ',
    },
  },
  'liability.yaku': {
    ask: '責任払い（包）のある役満は',
    answers: {
      daisangen: '大三元',
      daisuushii: '大四喜',
      suukantsu: '四槓子',
      none: '責任払いはない',
    },
  },
  'liability.scope': {
    ask: '責任払いの範囲は',
    answers: { thatYakuman: '確定させた役満だけ。ほかは普通に払う', wholeHand: '手の全額' },
  },
  'liability.counters': {
    ask: '包の者と放銃者で分けるとき、積み棒を払うのは',
    answers: { discarder: '放銃者', liable: '包の者' },
  },
};

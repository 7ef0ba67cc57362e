// From the end of a deal to the end of the match, ranking and the clock: in Japanese.

import type { OptionWordsOf, PlainKey } from './option.ts';

type Area = 'draw' | 'dealer' | 'counter' | 'end' | 'ranking' | 'clock';
type MatchKey = Extract<PlainKey, `${Area}.${string}`>;

export const JA_MATCH: OptionWordsOf<MatchKey> = {
  'draw.notenTotal': {
    ask: 'ノーテン罰符は合計何点か',
    unit: '点（テンパイ者で分ける）',
    answers: { zero: 'なし' },
  },
  'draw.notenToPool': {
    ask: 'ノーテンの者が場に積む点数は',
    unit: '点（次の和了者のもの）',
    answers: { zero: 'なし。場の積み立てはない' },
  },
  'draw.mayHideTenpai': {
    ask: 'リーチしていないテンパイをノーテンと申告できるか',
    answers: { yes: 'できる', no: 'できない' },
  },
  'draw.tenpaiNeedsYaku': {
    ask: 'テンパイに役は必要か',
    answers: { yes: '必要', no: '不要（形式テンパイでよい）' },
  },
  'draw.reveal': {
    ask: '流局時に公開する手は',
    answers: { tenpai: 'テンパイを申告した手を親から順に', all: '四人とも', none: '公開しない' },
  },
  'draw.abortive': {
    ask: '途中流局になるのは',
    answers: {
      nineTerminals: '九種九牌（第一巡、任意）',
      fourWinds: '四風連打',
      fourKans: '四開槓（二人以上で四回のカン）',
      fourRiichi: '四家立直',
      tripleRon: '三家和',
      none: 'なし',
    },
  },
  'draw.abortiveDealer': {
    ask: '途中流局のあとの親は',
    answers: { stays: '同じ親', passes: '次の者' },
  },
  'dealer.staysOn': {
    ask: '連荘の条件は',
    answers: { win: '和了', winOrTenpai: '和了、または流局時のテンパイ' },
  },
  'counter.onDraw': {
    ask: '流局で本場が増えるか',
    answers: { yes: '親流れでも増える', no: '増えない' },
  },
  'end.rounds': { ask: '何場まで打つか', unit: '場' },
  'end.extension': {
    ask: '最後の場で決まらないときは',
    answers: {
      none: 'そのまま終了',
      untilWin: '親流れの流局なら、誰かが和了するまでもう一場',
      untilTarget: '誰かが規定の点数に届くまでもう一場',
    },
  },
  'end.target': {
    ask: '終了に必要なトップの点数は',
    unit: '点',
    answers: { zero: 'なし' },
  },
  'end.dealerLeads': {
    ask: 'オーラスの親がトップなら終わるか',
    answers: {
      never: '終わらない（続行）',
      afterWin: '単独トップで和了すれば終わる',
      afterWinOrTenpai: '規定の点数以上のトップで、和了またはテンパイなら終わる',
    },
  },
  'end.bust': {
    ask: 'トビ（箱割れ）で終了するか',
    answers: { playOn: 'しない', ends: 'その局で終了' },
  },
  'end.deposits': {
    ask: '終了時に残った供託は',
    answers: { nobody: '誰のものにもならない', winner: 'トップ取り' },
  },
  'ranking.returnPoints': { ask: '返し点は', unit: '点' },
  'ranking.uma': { ask: 'ウマ（順位点）は' },
  'ranking.oka': {
    ask: 'オカ（トップ賞）は',
    unit: '千点',
    answers: { zero: 'なし' },
  },
  'ranking.umaBasis': {
    ask: '順位を決める点数は',
    answers: { finalScores: '終了時の点数', afterModifiers: 'ペナルティを引いたあとの点数' },
  },
  'ranking.ties': {
    ask: '同点のときは',
    answers: { shared: '順位を分け合い、ウマは平均', seatOrder: '起家に近い者が上位' },
  },
  'ranking.tournamentTies': {
    ask: '大会の得点が同じときの優先順は',
    answers: {
      mostFirsts: '1位の多い順',
      fewestFourths: '4位の少ない順',
      bestHanchan: '半荘の最高得点',
      coinToss: 'コイントス',
      none: 'なし。同順位とする',
    },
  },
  'clock.minutes': {
    ask: '半荘の制限時間は',
    unit: '分',
    answers: { zero: '制限なし' },
  },
  'clock.beforeStart': {
    ask: '開始の合図の前にしてよいことは',
    answers: {
      nothing: 'なし。最初の配牌は合図のあと',
      deal: '山積みと配牌まで。第一打は伏せて合図を待つ',
    },
  },
  'clock.bellBetweenDeals': {
    ask: '局と局の間に時間切れになったら',
    answers: { oneMoreDeal: 'もう一局行う', ends: '終了' },
  },
  'clock.chomboAfterBell': {
    ask: '時間切れ後の最終局がチョンボで終わったら',
    answers: { ends: '終了', redeal: 'その局をやり直す' },
  },
};

// How texts say a term, where its name alone would miss it or mean something else: what is underlined, in braces where the words
// around it have to be there too. A *draw* is the end of a deal only *in a draw*; `第一ツモ` is no win.

import type { TermId } from './terms.ts';

export type Language = 'en' | 'ja';

/** Instead of its name in that language. */
type Said = Readonly<Partial<Record<TermId, readonly string[]>>>;

const EN: Said = {
  simple: ['simples', 'simple tile', 'inside tile'],
  dragon: ['dragon', 'haku', 'hatsu', 'chun'],
  honour: ['honour', 'honour tile'],
  set: [
    'a {set}',
    'open {set}',
    'called {set}',
    'four {set}',
    'three {set}',
    'every {set} and',
    'wind {set}',
    'dragon {set}',
  ],
  chi: ['chi', 'sequence', 'chow', 'shuntsu'],
  pon: ['pon', 'triplet', 'concealed triplet', 'pung', 'kootsu'],
  kan: ['kan', 'quad', 'kong', 'kantsu', 'concealed kan', 'closed kan', 'open kan', 'added kan'],
  wait: ['waits', 'a {wait}', 'the {wait}', 'better {wait}', 'to {wait} for'],
  twoSided: ['two-sided wait', 'two-sided'],
  turn: ['your {turn}', 'own {turn}', 's {turn}', 'a {turn}', 'first {turn}'],
  replacement: ['replacement tile', 'supplemental tile', 'replacement'],
  riichiStick: ['riichi stick', 'riichi deposit'],
  push: ['{push} or fold', 'to {push}'],
  fold: ['push or {fold}', 'to {fold}'],
  closed: ['closed hand', 'concealed hand', 'closed'],
  tsumo: ['tsumo', 'self-draw', 'self-drawn', 'selfdraw'],
  valueHonour: ['value honour', 'value tile', 'yakuhai'],
  allInside: ['all inside', 'all simples', 'tanyao'],
  sevenPairs: ['seven pairs', 'chiitoitsu'],
  allTriplets: ['all triplets', 'toitoi'],
  flush: ['flush', 'half flush', 'full flush', 'honitsu', 'chinitsu'],
  indicator: ['dora indicator', 'indicator'],
  ura: ['ura dora', 'ura-dora', 'ura'],
  counter: ['counter', 'honba', 'bonus stick'],
  dealIn: ['deal in', 'deals in', 'dealing in'],
  exhaustiveDraw: [
    'exhaustive draw',
    'drawn game',
    'drawn deal',
    'drawn hand',
    'at a {draw}',
    'at {draw}',
    'at the {draw}',
    'in a {draw}',
    'after a {draw}',
    'a {draw} adds',
    'stays a {draw}',
  ],
  round: ['East {round}', 'South {round}', 'of the {round}', 'another {round}'],
  roundWind: ['round wind', 'seat wind', 'own wind', 'wind of the round', 'prevalent wind'],
  hanchan: ['match', 'hanchan'],
  allLast: ['all last', 'all-last'],
  chombo: ['chombo', 'chonbo'],
};

const JA: Said = {
  redFive: ['赤五', '赤ドラ'],
  pair: ['雀頭', '対子'],
  chi: ['順子', 'チー'],
  pon: ['刻子', '暗刻', '明刻', 'ポン'],
  kan: ['槓子', '暗槓', '加槓', '大明槓', '槓', 'カン'],
  tenpai: ['聴牌', 'テンパイ'],
  wait: ['待ち牌', '待ち'],
  twoSided: ['両面待ち', '両面'],
  shanten: ['向聴', 'シャンテン'],
  discard: ['捨て牌', '打牌'],
  turn: ['手番'],
  replacement: ['嶺上牌', '補充牌'],
  furiten: ['振聴', 'フリテン'],
  riichi: ['立直', 'リーチ'],
  riichiStick: ['供託', 'リーチ棒', '立直棒'],
  safeTile: ['安全牌', '現物'],
  call: ['鳴き', '鳴く', '鳴い', '鳴か'],
  allInside: ['断幺九', 'タンヤオ'],
  allTriplets: ['対々和', '対対和'],
  flush: ['混一色', '清一色'],
  indicator: ['ドラ表示牌', '表示牌'],
  ura: ['裏ドラ', 'カン裏'],
  han: ['飜', '翻'],
  round: ['東場', '南場'],
  roundWind: ['場風', '自風'],
  chombo: ['錯和', 'チョンボ'],
};

/** What looks like a term and is none. */
export const NOT_TERMS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'call the referee',
    'call a referee',
    'counter-clockwise',
    'draw from',
    'round indicator',
    'wind indicator',
    'waits for it',
    'with a set',
    'set of',
    'closed wait',
    'inside wait',
    'match point',
    'wall clock',
  ],
  ja: [
    '第一ツモ',
    'ツモっ',
    'ツモる',
    'ツモら',
    'ツモり',
    'のツモは',
    '待ち時間',
    '待ちます',
    '途中流局',
    'オリジナル',
  ],
};

export const SAID: Readonly<Record<Language, Said>> = { en: EN, ja: JA };

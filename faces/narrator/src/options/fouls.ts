// Fouls and penalties, in Japanese.

import type { OptionWords, OptionWordsOf, PlainKey } from './option.ts';

type FoulKey = Extract<PlainKey, `${'foul' | 'penalty' | 'reveal' | 'help'}.${string}`>;

const CONSEQUENCES = {
  refused: '定めなし。行うことができない',
  nothing: 'ペナルティなしで直す',
  warning: '警告',
  deadHand: 'アガリ放棄',
  penalty: 'チョンボ相当の減点。対局は続ける',
  chombo: 'チョンボ',
};

const foul = (ask: string): OptionWords => ({ ask, answers: CONSEQUENCES });

export const JA_FOULS: OptionWordsOf<FoulKey> = {
  'foul.falseWin': foul('手を開けた誤ロン・誤ツモは'),
  'foul.notenRiichi': foul('ノーテンリーチ（公開が必要になったとき）は'),
  'foul.openRiichi': foul('鳴いた手でのリーチは'),
  'foul.emptyCall': foul('取り消した鳴き・できない鳴き（空鳴き）は'),
  'foul.invalidGroup': foul('面子にならない鳴きで打牌したら'),
  'foul.swapDiscard': foul('禁じられた喰い替えの打牌は'),
  'foul.riichiDiscard': foul('リーチ後にツモった牌以外を切ったら'),
  'foul.riichiCall': foul('リーチ後にチー・ポン・明槓したら'),
  'foul.riichiKan': foul('リーチ後の手が変わる暗槓（手を公開したとき）は'),
  'foul.deadHandCall': foul('アガリ放棄の手で鳴いたら'),
  'foul.deadHandDeclaration': foul('アガリ放棄の手でリーチ・暗槓・加槓をしたら'),
  'foul.falseTenpai': foul('流局時の虚偽のテンパイ申告は'),
  'foul.exposedTiles': {
    ask: '誤って牌を見せたとき、何枚からアガリ放棄、何枚からチョンボか（0はなし）',
    answers: {
      ownChombo: '自分の牌：チョンボ ',
      othersDead: '他家の牌：アガリ放棄 ',
      othersChombo: 'チョンボ ',
      deadWallDead: '王牌：アガリ放棄 ',
      deadWallChombo: 'チョンボ ',
      warning: 'それ未満：警告 ',
    },
  },
  'foul.exposedWall': {
    ask: '誤って山の牌を見せたとき、何枚からチョンボか',
    unit: '枚',
    answers: { zero: '枚数だけではチョンボにしない' },
  },
  'penalty.chombo': { ask: 'チョンボのペナルティは' },
  'penalty.chomboWithWin': {
    ask: '同時に他家が正しく和了したら',
    answers: { voided: '和了を精算し、チョンボは数えない', applies: 'チョンボを数える' },
  },
  'penalty.chomboAtDraw': {
    ask: '流局時にチョンボが見つかったら',
    answers: { redeal: '精算せずに局をやり直す', drawStands: '流局のまま、違反者はノーテン' },
  },
  'penalty.falseWin': {
    ask: '手を開ける前の誤ロン・誤ツモは',
    answers: { chombo: 'チョンボ', deadHand: 'アガリ放棄', warning: '警告' },
  },
  'penalty.deadHand': {
    ask: 'アガリ放棄はあるか',
    answers: { yes: 'ある。鳴き・和了・テンパイができない', no: 'ない' },
  },
  'penalty.latePerMinute': {
    ask: '遅刻一分あたりのペナルティは',
    unit: '大会ポイント',
    answers: { zero: 'なし' },
  },
  'penalty.lateForfeitAfter': {
    ask: '何分の遅刻で交代させるか',
    unit: '分',
    answers: { zero: '交代させない' },
  },
  'penalty.lateForfeit': {
    ask: '交代させられたときのペナルティは',
    unit: '大会ポイント',
    answers: { zero: 'なし' },
  },
  'help.duringDeal': {
    ask: '局中に役や点数の表を見てよいか',
    answers: { yes: 'よい', no: '局と局の間だけ' },
  },
};

// The table in Japanese: what happens, what may be done, and why not.

import type { enPlay } from './enPlay.ts';

export const jaPlay: typeof enPlay = {
  call: {
    pass: '見送る',
    nineTerminals: '九種九牌',
    tenpai: 'テンパイ',
    noten: 'ノーテン',
    draw: '引く',
  },
  back: '戻る',
  takeBack: '取り消す',
  chooseTile: '牌を選ぶ',
  riichiWith: '{{call}}、打',
  discard: '打',
  worth: {
    dora: 'ドラ{{count}}',
    more: '他{{count}}',
    comma: '・',
    points: '{{points}}点',
    extra: '本場・供託 +{{points}}',
    ura: '裏ドラは別',
  },
  act: { discard: '打{{tile}}', riichi: '{{call}} 打{{tile}}' },

  why: {
    nextDeal: '全員の準備ができたら次の局に進みます。',
    yourTurn: 'あなたの番です。',
    theirTurn: '{{name}}の番です。',
    offer: '{{name}}が{{tile}}を切りました。',
    offerKan: '{{name}}が槓のために{{tile}}を見せました。',
    swap: '鳴いたあと{{tiles}}は切れません（喰い替え）。',
    swapBy: '{{call}}のあと{{tiles}}は切れません（喰い替え）。',
    barred: '喰い替えになるため、今は{{tiles}}を切れません。',
    declare: '流局です。手牌を見せますか？',
    pick: '場から一枚取ってください。',
    lay: '{{call}}：手牌から{{count}}枚選んでください。',
    chooseRiichi: '{{call}}：切る牌を選んでください。',
    riichiWaits: '{{tile}}を切って{{call}}、待ちは{{waits}}。',
    discardWaits: '打{{tile}}で待ちは{{waits}}。',
    tenpaiBy: 'テンパイ打牌：',
    way: '{{tile}}→{{waits}}',
    waits: '待ちは{{waits}}。',
    wait: '{{tile}}×{{count}}',
  },
  limit: {
    all: {
      noYaku: '役なし：このままでは和了できません。',
      tooFewYaku: '二翻縛り：このままでは和了できません。',
      drawNoYaku: '役なし：ツモのみ和了できます。',
      drawTooFewYaku: '二翻縛り：ツモのみ和了できます。',
      furiten: 'フリテン：ツモのみ和了できます。',
    },
    one: {
      noYaku: '{{wait}}（役なし）',
      tooFewYaku: '{{wait}}（二翻縛り）',
      drawNoYaku: '{{wait}}（ロンは役なし）',
      drawTooFewYaku: '{{wait}}（ロンは二翻縛り）',
      furiten: '{{wait}}（フリテン）',
    },
  },

  win: {
    hand: '和了の手牌',
    drawn: 'ツモ',
    claimed: 'ロン',
    payments: '支払い',
    sticks_one: '＋{{count}}本',
    sticks_other: '＋{{count}}本',
    elsewhere: '他のルールでは',
    calculator: '点数計算で開く',
  },

  hint: {
    none: '今は選ぶことがありません。',
    shanten_zero: 'テンパイ',
    shanten_one: '{{count}}向聴',
    shanten_other: '{{count}}向聴',
    accepts_one: '有効牌{{count}}枚',
    accepts_other: '有効牌{{count}}枚',
    value: '約{{points}}点',
    danger: '危険度{{share}}',
    probability: '強者の{{share}}が選択',
  },
};

// 牌による手の入力。

export const ja = {
  hand: '手牌',
  into: '次の牌の行き先',
  special: '状況役',
  target: {
    hand: '手牌',
    chi: 'チー',
    pon: 'ポン',
    calledKan: '明槓',
    concealedKan: '暗槓',
    indicators: 'ドラ表示牌',
    ura: '裏ドラ表示牌',
  },
  moment: {
    doubleRiichi: 'ダブルリーチ',
    ippatsu: '一発',
    afterKan: '嶺上開花',
    robbedKan: '槍槓',
    lastTile: '最後の牌',
    firstTurn: '第一巡',
    firstTurnRon: '第一ツモの前',
    mixedIn: '和了牌を分けていない',
  },
  key: '{{tile}}、残り{{count}}枚',
  remove: '{{tile}}を取り消す',
  removeWinning: '和了牌の{{tile}}を取り消す',
  makeWinning: '{{tile}}を和了牌にする',
  wanted_other: 'あと{{count}}枚。最後の一枚が和了牌です。',
  whole: '別の牌を押すと和了牌になります。和了牌を押すと取り消します。',
  none: {
    indicators: 'ドラ表示牌がまだです。ドラは数えていません。',
    ura: '裏ドラ表示牌がまだです。',
  },
  clear: '消す',
};

// The table, bonus tiles, calls, riichi, winning: in Japanese.

import type { OptionWordsOf, PlainKey } from './option.ts';

type Area = 'table' | 'tiles' | 'wall' | 'dora' | 'calls' | 'kan' | 'riichi' | 'furiten';
type PlayKey = Extract<PlainKey, `${Area | 'win' | 'nagashi'}.${string}`>;

const YES_NO = { yes: 'できる', no: 'できない' };

export const JA_PLAY: OptionWordsOf<PlayKey> = {
  'table.startingPoints': { ask: '配給原点は', unit: '点' },
  'table.seating': {
    ask: '座席と起家の決め方は',
    answers: {
      drawWinds: '風牌をつかみ取りする（直接、または正式な手順で）。東が起家',
      randomDealer: '起家を無作為に決める',
    },
  },
  'table.loan': {
    ask: '点棒が足りなくなったとき貸す点数は',
    unit: '点',
    answers: { zero: '貸さない。持ち点はマイナスになりうる' },
  },
  'tiles.redFives': {
    ask: '赤五は入っているか',
    answers: { none: '赤なし', onePerSuit: '赤三枚（各色一枚）、一枚につき一翻' },
  },
  'wall.build': {
    ask: '牌をどこからツモるか',
    answers: {
      walls: '二段に積んだ四つの山から決まった順に',
      openPool: '中央に伏せた牌から好きな一枚を',
    },
  },
  'wall.dice': {
    ask: '開門に使うサイコロの数は',
    unit: '個',
    answers: { zero: '使わない' },
  },
  'wall.deadWall': {
    ask: '王牌は何枚か',
    unit: '枚',
    answers: { zero: '王牌はない' },
  },
  'wall.refill': {
    ask: 'カンのたびに王牌を補充するか',
    answers: {
      yes: '王牌を保つ。カン一回につき山が一枚減る',
      no: '補充しない',
    },
  },

  'dora.indicator': {
    ask: '配牌時にドラ表示牌をめくるか',
    answers: {
      yes: 'めくる。表示牌の次の牌は一枚一翻だが、役ではない',
      no: 'ドラはない',
    },
  },
  'dora.kan': {
    ask: 'カンでドラ表示牌が増えるか',
    answers: { yes: 'カン一回につき一枚増え、全員に有効', no: '増えない' },
  },
  'dora.ura': {
    ask: 'リーチで和了したとき裏ドラはあるか',
    answers: { yes: '最初の表示牌の裏がリーチの和了者に有効', no: '裏ドラなし' },
  },
  'dora.kanUra': {
    ask: 'カン裏（槓ドラの裏）はあるか',
    answers: { yes: 'すべての槓ドラ表示牌の裏も有効', no: 'カン裏なし' },
  },
  'dora.kanReveal': {
    ask: '槓ドラはいつめくるか',
    answers: {
      afterReplacement: 'どのカンでも嶺上牌をツモった直後',
      concealedFirst: '暗槓は嶺上牌の前、ほかは次の打牌またはカンの直前',
    },
  },

  'calls.chi': {
    ask: 'チーできるのは誰か',
    answers: { nextPlayer: '次の番の者だけ', nobody: '誰もできない。順子はツモだけで作る' },
  },
  'calls.swap': {
    ask: '喰い替えはできるか',
    answers: {
      allowed: 'できる。どの牌を切ってもよい',
      forbidden: '鳴いた牌も、順子の反対側の牌も切れない',
    },
  },
  'calls.lastDiscard': {
    ask: '河底牌に対してできることは',
    answers: { winOnly: 'ロンだけ', anyCall: 'ほかの捨て牌と同じ' },
  },
  'calls.precedence': {
    ask: '鳴きが重なったときの優先は',
    answers: {
      ponBeforeChi: '発声の順によらず、ポン・カンがチーに優先',
      firstCaller: '発声優先。同時ならポン・カンがチーに優先',
    },
  },
  'kan.called': {
    ask: '大明槓はできるか',
    answers: { yes: 'できる。同じ牌を手に三枚持つとき', no: 'できない' },
  },
  'kan.added': { ask: '加槓はできるか', answers: YES_NO },
  'kan.concealed': { ask: '暗槓はできるか', answers: YES_NO },
  'kan.perDeal': {
    ask: '一局に何回カンできるか',
    unit: '回',
    answers: { zero: 'できない' },
  },
  'kan.lastTile': {
    ask: '山が尽きてからカンできるか',
    answers: { yes: 'できる。嶺上牌は王牌から', no: 'できない' },
  },
  'kan.robAdded': { ask: '加槓に対して槍槓できるか', answers: YES_NO },
  'kan.robConcealed': {
    ask: '暗槓に対して槍槓できるか',
    answers: {
      never: 'できない',
      thirteenOrphans: '国士無双だけできる',
      anyHand: 'その牌で和了れる手ならできる',
    },
  },

  'riichi.allowed': { ask: 'リーチはあるか', answers: { yes: 'ある', no: 'リーチはない' } },
  'riichi.deposit': {
    ask: 'リーチの供託は',
    unit: '点',
    answers: { zero: 'なし' },
  },
  'riichi.needsDeposit': {
    ask: 'リーチには供託分の持ち点が必要か',
    answers: { yes: '必要。足りなければ宣言できない', no: '不要。借りて持ち点がマイナスになる' },
  },
  'riichi.loan': {
    ask: 'リーチ棒が足りない宣言者にいくら貸すか',
    unit: '点',
    answers: { zero: '特に決めない。点がなくなれば通常どおり貸す' },
  },
  'riichi.liveTiles': {
    ask: 'リーチには山に何枚残っている必要があるか',
    unit: '枚',
    answers: { zero: '制限なし' },
  },
  'riichi.whileFuriten': { ask: 'フリテンでリーチできるか', answers: YES_NO },
  'riichi.concealedKan': {
    ask: 'リーチ後の暗槓は',
    answers: {
      never: 'できない',
      sameWaits: 'ツモった牌で、待ちが変わらなければできる',
      sameReading: 'ツモった牌で、待ちも面子構成も変わらなければできる',
    },
  },
  'riichi.doubleBrokenBy': {
    ask: 'ダブルリーチは何で消えるか',
    answers: {
      anyCall: 'それまでのすべての鳴きとカン。自分の暗槓を含む',
      callBefore: '自分の第一ツモより前の鳴きとカン。その巡の自分の暗槓では消えない',
    },
  },
  'furiten.discard': {
    ask: '自分の捨て牌によるフリテンは',
    answers: {
      nothing: 'なし',
      sameTile: '自分が捨てた牌ではロンできない',
      everyWait: '待ち牌の一つでも捨てていれば、どの牌でもロンできない',
    },
  },
  'furiten.missed': {
    ask: '見逃しによるフリテンはいつまで続くか',
    answers: {
      never: 'フリテンにならない',
      ownTurn: '自分の次のツモまたは鳴きまで',
      anyCall: '自分の次のツモ、または誰かの鳴きまで',
    },
  },
  'furiten.missedInRiichi': {
    ask: 'リーチ後の見逃しは',
    answers: { never: 'フリテンにならない', dealEnd: '局の終わりまで' },
  },
  'furiten.missedTile': {
    ask: 'どの牌を見送ると見逃しになるか',
    answers: {
      anyWait: '手が完成する牌すべて（役の有無を問わない）',
      legalWin: '和了れた牌だけ',
    },
  },

  'win.yakuNeeded': {
    ask: '和了に必要な役の数は',
    unit: '役',
    answers: { zero: '不要。形ができれば和了' },
  },
  'win.twoYakuFrom': {
    ask: '何本場から二翻縛りか',
    unit: '本場から',
    answers: { zero: '二翻縛りはない' },
  },
  'win.sevenPairs': {
    ask: '七対子は和了形か',
    answers: { yes: '和了形である', no: '和了形でない' },
  },
  'win.thirteenOrphans': {
    ask: '国士無双は和了形か',
    answers: { yes: '和了形である', no: '和了形でない' },
  },
  'win.fifthCopy': {
    ask: '四枚とも自分が持つ牌は待ちになるか',
    answers: {
      never: 'ならない。どこにあっても同じで、それだけを待つ手はノーテン',
      unlessConcealed: '四枚とも手の内にあるときだけならない。副露やカンの牌は数えない',
    },
  },
  'win.multipleRon': {
    ask: '同じ牌で複数人がロンしたら',
    answers: { headBump: '頭ハネ（次の番に近い一人だけ）', everyone: '全員が和了' },
  },
  'win.ronTriplet': {
    ask: 'ロンで完成した刻子は明刻か暗刻か',
    answers: {
      melded: '明刻（符と暗刻の数え方で）。手は門前のまま',
      concealed: '暗刻',
    },
  },
  'win.ippatsuOnRobbedKan': {
    ask: '槍槓で一発はつくか',
    answers: { yes: 'つく。カンは成立していない', no: 'つかない。カンの宣言で消える' },
  },
  'win.manOnRobbedKan': {
    ask: '第一ツモ前の槍槓は人和か',
    answers: { yes: '人和になる。カンは成立していない', no: 'ならない。カンが宣言されている' },
  },
  'win.haiteiOnReplacement': {
    ask: '嶺上牌が海底牌になることはあるか',
    answers: { yes: 'ある。海底摸月もつく', no: 'ない。嶺上開花だけ' },
  },
  'win.earthBrokenBy': {
    ask: '地和などは何で消えるか',
    answers: {
      anyCall: '暗槓を含むすべての鳴きとカン',
      openCall: '捨て牌への鳴き。他家の暗槓では消えない',
    },
  },
  'win.tileNotApart': {
    ask: '和了牌を手牌に混ぜてしまったら',
    answers: {
      asUsual: 'いつも通り計算する',
      noWait: '待ちの符と平和はつかず、平和かもしれない手にはツモの符もつかない',
    },
  },
  'win.allGreenNeedsDragon': {
    ask: '緑一色に發は必要か',
    answers: { yes: '必要', no: '不要' },
  },
  'nagashi.closedOnly': {
    ask: '流し満貫に門前は必要か',
    answers: { yes: '必要', no: '不要' },
  },
  'nagashi.countsAs': {
    ask: '流し満貫は和了か流局か',
    answers: {
      draw: '流局扱い。本場・供託は流局と同じで、積み棒は払わない',
      win: 'ツモ和了扱い。積み棒も払う',
    },
  },
  'nagashi.several': {
    ask: '流し満貫が複数人のときの支払いは',
    answers: {
      separately: 'それぞれ満貫ツモとして精算し、達成者同士も払い合う',
      losersOnly: 'ほかの者だけが払う。子に2,000点、親に4,000点ずつ',
    },
  },
};

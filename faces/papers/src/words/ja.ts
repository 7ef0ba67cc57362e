// The texts on paper, in Japanese.

import { windRow } from '@hanchan/narrator';
import type { Words } from './en.ts';
import { jaExamination } from './jaExamination.ts';
import { sheetWords } from './sheetWords.ts';

export const ja: Words = {
  examination: jaExamination,
  tag: 'ja-JP',
  sheet: sheetWords('ja'),
  winds: windRow('ja'),
  ordinal: (place) => `${place}位`,
  days(first, last) {
    const day = (date: Date) => `${date.getUTCMonth() + 1}月${date.getUTCDate()}日`;
    const from = `${first.getUTCFullYear()}年${day(first)}`;
    if (first.getTime() === last.getTime()) return from;
    const isSameMonth = first.getUTCMonth() === last.getUTCMonth();
    return `${from}〜${isSameMonth ? `${last.getUTCDate()}日` : day(last)}`;
  },
  player: (slot) => `選手${slot}`,
  hanchan: (round) => `第${round}回戦`,
  stageHanchan: (stage, round) => `${stage} 第${round}回戦`,
  hanchanShort: (round) => `${round}回`,
  ownRule: '大会独自',
  ourChoice: '規定なし',
  columns: {
    hanchan: '回戦',
    start: '開始',
    table: '卓',
    wind: '場所',
    with: '同卓者',
    player: '選手',
    name: '名前',
    number: '番号',
    from: '開始',
    to: '終了',
    place: '順位',
    total: '合計',
    carried: '持越し',
    penalty: 'ペナルティ',
    tie: '同点時の決定',
    final: '終了点',
    mods: '修正',
    uma: 'ウマ',
    score: '得点',
    sticks: '供託',
    offence: '反則',
    kind: '種類',
    thousands: 'P',
    section: '条項',
    says: 'ルールブックの規定',
    question: '問い',
    answer: '答え',
  },
  badges: {
    title: (event) => `名札 ${event}`,
    fillIn: '補充員',
  },
  passes: {
    title: (event) => `個人用パス ${event}`,
    pin: (pin) => `PIN ${pin}`,
    note: '本人のページを開き、スコアの確認に使います。人に見せず、首から下げないでください。',
  },
  sheets: {
    title: (round) => `記録用紙 ${round}`,
    allLastTitle: (round) => `オーラス用紙 ${round}`,
    blankTitle: '白紙の用紙',
    name: '記録用紙',
    atTable: (names) => `この卓の選手：${names}`,
    net: '終了点 − 借り点 − 原点',
    total: '小計＋ウマ',
    divide: (minus) => `1,000で割って記入し、マイナスには${minus}を付けます。`,
    sum: (points) =>
      `終了点から借り点を引き、残った供託1本につき1,000を加えると、合計は${points}です。`,
    fillAllLast: '最後の局の前にオーラス用紙を書き、卓の中央に置いてください。',
    stay: '運営が確認して署名するまで、席を離れず、点棒を戻さないでください。',
    difference: (from, minus) =>
      `点数はすべて${from}との差を1,000で割り、＋か${minus}を付けて書きます。`,
    ties: {
      shared: '同点のときは同順位とし、ウマを等分します。',
      seatOrder: '同点のときは起家から数えて近い人が上位です。',
    },
    allLevel: (points) => `4人とも${points}ちょうどならウマはありません。`,
    signing: '署名した人は、すべての点数とウマが正しいことを認めます。',
    uma: 'ウマ',
    umaBy: (points) => `ウマ（${points}以上の人数による）`,
    umaColumn: (above) => `以上${above}人・未満${4 - above}人`,
    allLastNote: (from, minus) =>
      `最後になりうる局の前に、そのときの風ごとに${from}との差を1,000で割り、＋か${minus}を付けて書きます。局が続いたら次の欄に書きます。`,
  },
  seating: {
    title: '卓組表',
    cardsTitle: (event) => `選手ごとの卓組表 ${event}`,
    byPlayer: '選手順',
    none: '卓組はまだ発表されていません。',
    drawn: '場所は卓でつかみ取りで決めます。',
    draw: 'つかみ取り',
  },
  schedule: { title: '日程', none: '日程はまだありません。' },
  tables: { title: (event) => `卓番号 ${event}` },
  results: {
    title: '結果',
    titleSoFar: '途中結果',
    standings: (rules) => `順位表（${rules}）`,
    penalties: 'ペナルティ',
    none: 'ありません。',
    proof: '検算',
    all: (tables, total) => `補充員と代走を含む全員の得点の合計（${tables}卓）：${total}`,
    expected: (is) =>
      `計算値：点数 ${is.counting} ＋ 残った供託 ${is.sticks} ＋ 修正 ${is.mods} ＋ ペナルティ ${is.penalties} ＝ ${is.sum}`,
    same: '合計は一致しています。',
    differ: '合計が一致しません。どこかに誤りがあります。',
    checksum: (sum) => `アーカイブのチェックサム（SHA-256）：${sum}`,
    late: '遅刻',
    replaced: '代走',
    minutes: (minutes) => `${minutes}分`,
    withdrawn: '取消',
  },
  ties: {
    mostFirsts: 'トップ回数',
    fewestFourths: 'ラス回数の少なさ',
    bestHanchan: '最高の半荘',
    coinToss: '抽選',
    shared: '同順位',
  },
  certificate: {
    title: (event) => `賞状 ${event}`,
    opening: { text: '賞状', size: 26 },
    name: (name) => `${name} 殿`,
    reached: '本大会において次の成績を収められましたので、ここに表彰します',
    place: (rank, isShared) => `第${rank}位${isShared ? '（同順位）' : ''}`,
    score: (score, rules) => `得点 ${score}（${rules}）`,
    signers: ['主催者', '審判長'],
  },
  penalties: {
    title: (rules) => `ペナルティ ${rules}`,
    chombo: (points, isBeforeUma) =>
      `チョンボは${points}P（1Pは1,000点）。${
        isBeforeUma ? 'ウマの前に修正の欄で引きます。' : '大会の得点から引きます。'
      }`,
    groups: {
      drawing: '洗牌とツモ',
      calls: '発声',
      melds: '鳴き',
      riichi: 'リーチ',
      conduct: '妨害と不正',
      reporting: '用紙の点数',
      late: '遅刻',
    },
    outcomes: {
      nothing: 'ペナルティなし',
      noted: '記録のみ',
      warning: '警告',
      deadHand: 'アガリ放棄',
      points: '減点',
      chombo: 'チョンボ',
      disqualification: '失格',
      discretion: '審判の判断',
    },
    andThen: '、次は',
    perMinute: '（1分につき）',
    each: '（各自）',
  },
  rules: {
    title: (rules) => `ルールの要点 ${rules}`,
    parts: {
      table: '卓と時間',
      end: '終了と順位',
      riichi: 'ドラとリーチ',
      calls: '鳴きと和了',
      scoring: '点数',
      draws: '流局と親',
      penalties: 'ペナルティ',
    },
  },
  rulebookIsEnglish: 'ルールブックの引用文は英語です。',
};

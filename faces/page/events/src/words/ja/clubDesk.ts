// クラブの運営。

import type { clubDesk as en } from '../en/clubDesk.ts';

export const clubDesk: typeof en = {
  raised:
    '{{name}}は自分のリンクを開くと運営できます。「会員ごとのリンク」で本人に見せてください。',
  givesUp:
    'この区分は自分では元に戻せません。代表は{{owners}}になります。本人は自分のリンクを開きましたか。開くまで、クラブを運営できる人がいません。',
  giveUp: '区分を手放す',
  stay: 'そのままにする',
  stillCount_one:
    'このシーズンの例会が{{count}}回予定されています。先に変更してください。終了したシーズンには成績を入力できません。',
  stillCount_other:
    'このシーズンの例会が{{count}}回予定されています。先に変更してください。終了したシーズンには成績を入力できません。',
  readAgain: '読み込み直す',
  readAgainAbout:
    '元の記録を訂正してから、ここで読み込み直します。座っていた人も直せます。前の内容は履歴に残ります。',
  keptLink: '点数記録のリンク（閲覧用）',
  penalty: '罰点',
  print: '印刷',
  heldOf_one: '例会{{count}}回中{{held}}回',
  heldOf_other: '例会{{count}}回中{{held}}回',
  planned_one: '例会を{{count}}回予定しました。',
  planned_other: '例会を{{count}}回予定しました。',
  own: '自分のリンク',
  ownAbout: '別の端末でもこのリンクで自分として使えます。控えておき、人に渡さないでください。',
  linkOf: '{{name}}のリンク',
  isSomebody:
    'この端末はこのクラブで{{name}}のものです。このリンクを開くと別の人のものになります。先に自分のリンクを控えてください。',
  becomeOther: 'それでも開く',
  countsNowhere:
    'シーズンのない例会の成績は選手のページとレートにだけ反映され、順位表には入りません。',
  ownRules: '独自のルールを作る',
  hand: '点数記録を取り込む',
  keepInstead: 'この端末で記録し直す',
  tablesNow: '対局中の卓',
  counters_one: '{{count}}本場',
  counters_other: '{{count}}本場',
  sticks_one: '供託{{count}}本',
  sticks_other: '供託{{count}}本',
  asOf: '{{time}}現在',
  silentSince: '{{time}}から更新なし（後から届くことがあります）',
  playedOut: '{{time}}に終局、結果は未登録',
  list: {
    open: '名簿からまとめて追加',
    about:
      '1行に1人の名前、または見出し付きの表（日本語や欧州の主な言語）。読み取るのは名前だけで、追加する前に全員を確認できます。',
    names: '名前',
    file: 'ファイルを読み込む',
    found: '名簿の人',
    line: '{{line}}行目',
    twin: '登録済みの{{name}}と同じ人ですか。別の人ならチェックしてください。',
    fault: { noName: 'この行には名前がありません。', tooLong: '名前は60文字までです。' },
    add_one: '{{count}}人を追加',
    add_other: '{{count}}人を追加',
    added_one: '{{count}}人を追加しました。',
    added_other: '{{count}}人を追加しました。',
  },
};

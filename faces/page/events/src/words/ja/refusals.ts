// Why something cannot be done at an event, in Japanese: by the English sentence, its values numbered.

export const refusals: Readonly<Record<string, string>> = {
  // Who may do it.
  'This is for {0}.': 'この役割ではできません。',
  'Registration is not open.': '参加登録は受け付けていません。',
  'Register one person at a time.': '1人ずつ登録してください。',
  'Only players register.': '登録できるのは選手だけです。',
  'The desk notes who has paid.': '支払いは本部で記録します。',
  'Only the head referee stops the clock for all tables.':
    '全卓の時計を止められるのは審判長だけです。',
  'Only the head referee disqualifies.': '失格にできるのは審判長だけです。',
  'Only the head referee binds the whole event.': '全員に適用できるのは審判長だけです。',
  'Players act at their own table only.': '選手は自分の卓だけを操作できます。',
  'At this event only the head referee enters and signs sheets.':
    'この大会では、記録用紙の記入と署名は審判長だけが行います。',
  'At this event the staff enters the sheets.': 'この大会では、記録用紙は運営が記入します。',
  'Only the staff can say that a paper sheet was signed.': '紙の署名を記録できるのは運営だけです。',
  'Everybody confirms for their own seat.': '確認は自分の席の分だけできます。',
  'Only an organiser creates an event.': '大会を作れるのは主催者だけです。',

  // The event as a whole.
  'The event has been created already.': '大会はすでに作られています。',
  'The first thing that happens to an event is its creation.': 'まず大会を作ってください。',
  'The event is closed: reopen it with a reason first.':
    '大会は終了しています。まず理由を添えて再開してください。',
  'The event is not closed.': '大会は終了していません。',
  'Only a rehearsal can be reset.': '初期化できるのはリハーサルだけです。',
  'Round {0} is not over yet.': '第{0}回戦がまだ終わっていません。',
  '{0} is on the staff already.': '{0}はすでに運営に入っています。',
  'Nobody with the id {0} is on the staff.': '{0}というIDの人は運営にいません。',
  'The last day, {0}, is before the first, {1}.': '最終日{0}が初日{1}より前です。',

  // What stands in a field.
  '{0} may not be empty.': '{0}を入れてください。',
  '{0} has {1} characters; {2} is the most.': '{0}が{1}文字あります。{2}文字までです。',
  '{0} must be a whole number from {1} to {2}, not {3}.':
    '{0}は{1}から{2}までの整数です（入力は{3}）。',
  '{0} must be one of {1}.': '{0}は次のどれかです：{1}',
  '{0} must be text.': '{0}は文字列です。',
  '{0} must be four numbers by wind.': '{0}は風の順に四つの数です。',
  '{0} must be a multiple of {1}, not {2}.': '{0}は{1}の倍数です（入力は{2}）。',
  '{0} must be a day such as 2027-03-20, not {1}.':
    '{0}は2027-03-20のような日付です（入力は{1}）。',
  'points must be more than 0.': '点数は0より大きい数です。',

  // People.
  'Nobody is on the list.': '名簿に誰もいません。',
  '{0} at a time is the most.': '一度に{0}人までです。',
  '{0} has the same id.': '{0}が同じIDです。',
  'EMA number already used by {0}.': 'このEMA番号は{0}が使用しています。',
  '{0} is on the list already; tell them apart by name if they are two people.':
    '{0}はすでに名簿にいます。別人なら名前で区別してください。',
  'Nobody with the id {0} is enrolled.': '{0}という人は登録されていません。',
  'An id stays as it is.': 'IDは変えられません。',
  'Play has begun: a player stays a player, a fill-in a fill-in.':
    '対局が始まっているので、選手と補充員は入れ替えられません。',
  'Play has begun: {0} can leave, but what was played stays.':
    '対局が始まっています。{0}は途中退場にできますが、打った結果は残ります。',
  'Play has begun: numbers stay for the whole event.':
    '対局が始まっているので、番号は大会の終わりまで変わりません。',
  '{0} would get two numbers.': '{0}に番号が二つ付いてしまいます。',
  'There is no number {0}; the next to be given out is {1}.':
    '番号{0}はありません。次に付ける番号は{1}です。',
  'There is no number {0}; to be given out next: {1}.': '番号{0}はありません。次に付ける番号：{1}',
  '{0} was disqualified.': '{0}は失格になっています。',
  '{0} is a fill-in and is not ranked.': '{0}は補充員で、順位に入りません。',
  '{0} is number {1} for the whole event.': '{0}は大会を通して番号{1}です。',
  '{0} plays as number {1} in round {2}.': '{0}は第{2}回戦を番号{1}で打ちます。',
  '{0} has left already.': '{0}はすでに退場しています。',
  'Round {0} has begun: {1} leaves from round {2} on, and somebody sits down for the rest of this one.':
    '第{0}回戦は始まっています。{1}の退場は第{2}回戦からとし、この回戦の残りは代走が打ちます。',
  'The cause of an emergency is not written down.': '緊急事態の事情は記録しません。',
  '{0} is on the waiting list.': '{0}はキャンセル待ちです。',
  '{0} no longer plays in round {1}.': '{0}は第{1}回戦にはもう出ません。',
  'Nobody has the number {0}.': '番号{0}の人はいません。',
  'Number {0} is there twice.': '番号{0}が二度あります。',

  // Stages, schedule, seating.
  'An event has a stage at least.': '大会には少なくとも一つのステージが必要です。',
  'Two stages have the id {0}.': '二つのステージが同じID（{0}）です。',
  'Everybody plays the first stage.': '最初のステージは全員が打ちます。',
  '{0} players do not fill tables of four.': '{0}人では4人ずつの卓になりません。',
  '{0} players do not fill tables of four: {1} fill-in{2} missing.':
    '{0}人では4人ずつの卓になりません。補充員があと{1}人必要です。',
  'Round {0} has begun and must stay as it is.': '第{0}回戦は始まっているので、変えられません。',
  'The schedule has no line {0}.': '予定に{0}という行はありません。',
  'Two lines have the id {0}.': '予定の2行が同じID（{0}）です。',
  '{0} is before {1}.': '{0}が{1}より前になっています。',
  'There is no stage {0}.': 'ステージ{0}はありません。',
  '{0} has begun: a substitute plays for whoever leaves now.':
    '{0}は始まっています。抜ける人の代わりには代走が打ちます。',
  '{0} go on into {1}, not {2}.': '{1}に進むのは{0}人です（選択は{2}人）。',
  'Number {0} is not played by a ranked player: take the next in line.':
    '番号{0}は順位のつく選手ではありません。次の順位の人を選んでください。',
  'Confirm who advances to {0} first.': '先に{0}の進出者を確定してください。',
  'No round is in the plan.': '卓組に回戦がありません。',
  'Round {0} is there twice.': '第{0}回戦が二度あります。',
  'Round {0} has begun: its seating stays.': '第{0}回戦は始まっているので、卓組は変えられません。',
  'Round {0} has begun: everybody sees it.':
    '第{0}回戦は始まっているので、全員に公開されています。',
  'Round {0} has no seating yet.': '第{0}回戦の卓組がまだありません。',
  'Four sit at a table.': '1卓は4人です。',
  'Nobody plays as number {0} in round {1}.': '第{1}回戦に番号{0}で打つ人はいません。',
  'No seat in round {0} for number {1}.': '第{0}回戦に番号{1}の席がありません。',
  'Number {0} cannot change places with itself.': '番号{0}を同じ番号とは入れ替えられません。',
  'Number {0} has no seat in round {1}.': '番号{0}は第{1}回戦に席がありません。',
  'Number {0} has no seat in round {1}: make the seating anew.':
    '番号{0}は第{1}回戦に席がありません。卓組を作り直してください。',

  // The round and its clock.
  'There is no round {0}: rounds are 1 to {1}.':
    '第{0}回戦はありません。第1回戦から第{1}回戦までです。',
  'There is no round {0}: no stages are planned yet.':
    '第{0}回戦はありません。ステージがまだ決まっていません。',
  'Round {0} has begun already.': '第{0}回戦はすでに始まっています。',
  'Round {0} comes first.': '先に第{0}回戦を行います。',
  'Round {0} has not begun.': '第{0}回戦はまだ始まっていません。',
  'Round {0} is over.': '第{0}回戦は終わっています。',
  'Round {0} is not stopped.': '第{0}回戦の時計は止まっていません。',
  'Round {0} is stopped already.': '第{0}回戦の時計はすでに止まっています。',
  'Table {0} is not stopped.': '{0}卓の時計は止まっていません。',
  'Table {0} is stopped already.': '{0}卓の時計はすでに止まっています。',
  'Round {0} has no time limit.': '第{0}回戦には制限時間がありません。',
  'The time of round {0} is over already.': '第{0}回戦の時間はすでに終わっています。',
  'Extra time is whole seconds, {0} at most in all; table {1} has {2}.':
    '追加時間は整数の秒で、合計{0}秒までです。{1}卓にはすでに{2}秒あります。',
  'Round {0} waits for the signed sheet of table {1}.':
    '第{0}回戦は{1}卓の署名済みの記録用紙を待っています。',
  'Table {0} of round {1} has a sheet: the round was played.':
    '第{1}回戦の{0}卓に記録用紙があります。対局は行われました。',
  'Nobody plays as number {0} at table {1}: a fill-in or a new seating is needed.':
    '{1}卓の番号{0}に打つ人がいません。補充員か新しい卓組が必要です。',
  '{0} would play as {1} and as {2}.': '{0}が番号{1}と番号{2}の両方で打つことになります。',
  '{0} still plays at table {1} of round {2}.': '{0}は第{2}回戦の{1}卓でまだ対局中です。',

  // The table.
  'Round {0} has no table {1}.': '第{0}回戦に{1}卓はありません。',
  'Table {0} has changed meanwhile: look at it again, then decide.':
    '{0}卓はその間に変更されました。もう一度見て決めてください。',
  'Number {0} does not sit at table {1}.': '番号{0}は{1}卓にいません。',
  'Number {0} does not sit here: table {1} has {2}.': '番号{0}はここにいません。{1}卓は{2}です。',
  'Somebody is missing: table {0} has {1}.': '足りない人がいます。{0}卓は{1}です。',
  'Table {0} does not count.': '{0}卓は無効になっています。',
  'The sheet of table {0} is written.': '{0}卓の記録用紙はすでに記入されています。',
  'Table {0} is there already.': '{0}卓はすでにその状態です。',
  'At this event the plan says who begins as East.': 'この大会では起家は卓組で決まっています。',
  'The four differences add up to {0}; they should add up to 0, less the riichi sticks on the table.':
    '4人の差の合計が{0}です。0か、場の供託の分だけ少ない数になるはずです。',
  'Number {0} is on the list of late players already.':
    '番号{0}はすでに遅刻として記録されています。',
  'Nobody has missed number {0}.': '番号{0}は不在として記録されていません。',
  'It is settled how late number {0} was.': '番号{0}の遅刻はすでに処理されています。',
  'It is settled how late number {0} was: give a reason to change it.':
    '番号{0}の遅刻はすでに処理されています。変えるなら理由を入れてください。',
  'Table {0} is done.': '{0}卓は終わっています。',
  '{0} sits at table {1} in this round (for number {2} somebody else is needed).':
    '{0}はこの回戦で{1}卓にいます。番号{2}には別の人が必要です。',
  'Nothing is lent under these rules: scores go below zero.':
    'この規定では点を貸しません。持ち点は0を下回れます。',
  'Number {0} owes {1} points.': '番号{0}の借り点は{1}点です。',

  // The sheet.
  'Table {0} has no sheet yet.': '{0}卓の記録用紙はまだありません。',
  'The sheet of table {0} is not signed.': '{0}卓の記録用紙は署名されていません。',
  'The sheet of table {0} is signed and locked: reopen it with a reason.':
    '{0}卓の記録用紙は署名済みです。理由を添えて開き直してください。',
  'The hanchan of table {0} does not count: reopen it with a reason to play it again.':
    '{0}卓の半荘は無効です。打ち直すなら理由を添えて開き直してください。',
  'A sheet is entered before it is signed.': '記録用紙は記入してから署名します。',
  'Nothing is lent under these rules.': 'この規定では点を貸しません。',
  'A loan is not below 0.': '借り点は0以上です。',
  'Number {0} has confirmed the sheet already.': '番号{0}はすでに確認しています。',
  'Number {0} has not confirmed the sheet of table {1}.':
    '番号{0}が{1}卓の記録用紙をまだ確認していません。',

  // Referees.
  'There is no call {0}.': 'その呼び出しはありません。',
  'This call has been made already.': 'その呼び出しはすでに出ています。',
  'A referee has been called to table {0} already.': '{0}卓ではすでに審判を呼んでいます。',
  'The call has been answered.': 'その呼び出しは対応済みです。',
  '{0} is on the way to table {1}.': '{0}が{1}卓に向かっています。',
  'There is no penalty {0}.': 'そのペナルティはありません。',
  'This penalty has been written down already.': 'そのペナルティはすでに記録されています。',
  'The penalty has been withdrawn already.': 'そのペナルティはすでに取り消されています。',
  'Say who gets the penalty.': 'ペナルティの対象を選んでください。',
  'A table is named together with its round.': '卓は回戦と一緒に指定します。',
  'A warning or a dead hand costs no points.': '警告とアガリ放棄では点を引きません。',
  'This ruling has been written down already.': 'その裁定はすでに記録されています。',
  'A toss is between two or more.': '抽選は2人以上で行います。',

  // The way in.
  'too many wrong PINs from here; try again in a few seconds':
    'ここからのPINの間違いが続きました。数秒待ってからもう一度入力してください。',
  'open the event with your link first; without one you can only look':
    '先にご自分のリンクで大会を開いてください。リンクがないと閲覧だけになります。',
  'the server is reading other archives; try again in a minute':
    'サーバーがほかのアーカイブを読み込んでいます。1分ほど待ってください。',
  'too many archives in an hour; try later':
    '1時間に開けるアーカイブの数を超えました。後でもう一度お試しください。',
  'you have made as many events as one may here in a day; the next is possible in {0} h':
    '1日に作れる大会の数に達しました。{0}時間後に作れます。',
  'only accounts may make events on this server; sign in first':
    'このサーバーで大会を作れるのはアカウントだけです。先にログインしてください。',
  'only invited organisers may make events on this server; ask whoever runs it':
    'このサーバーで大会を作れるのは招待された主催者だけです。管理者に連絡してください。',
  'too many pages of events are open from your network; close some of them':
    'このネットワークから大会のページが多く開かれています。いくつか閉じてください。',
  'this link needs its PIN': 'このリンクにはPINが必要です。',
  'this link is not valid for this event; it may have been renewed':
    'このリンクでは開けません。更新された可能性があります。',
  'wrong number or PIN': '番号とPINが合いません。',
  'there is no such event': 'その大会はありません。',
};

/** Fields by the last part of their path, where a sentence begins with one. */
export const fields: Readonly<Record<string, string>> = {
  reason: '理由',
  name: '名前',
  text: '本文',
  note: 'メモ',
  notes: 'メモ',
  question: '質問',
  decision: '決定',
  section: '節',
  foul: '反則',
  points: '点数',
  held: '持ち点',
  loans: '借り点',
  deltas: '差',
  sticks: '供託',
  seconds: '秒数',
  minutes: '分数',
  rounds: '回戦数',
  state: '状態',
  kind: '種類',
  country: '国',
  club: 'クラブ',
  team: 'チーム',
  emaId: 'EMA番号',
  legalName: '本名',
  label: '見出し',
  capacity: '定員',
  venue: '会場',
  from: '初日',
  to: '最終日',
  timeZone: 'タイムゾーン',
  warnings: '予告',
};

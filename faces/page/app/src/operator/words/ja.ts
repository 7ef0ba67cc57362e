// The page of the host of a site, in Japanese.

export const ja = {
  title: '通報',
  about:
    'このサイトの運営者のためのページです。通報を読み、対応を決めます。理由は本人にも伝えられます。',
  token: '運営者トークン',
  code: 'ワンタイムコード（設定時）',
  show: '通報を表示',
  none: '通報はありません。',
  open: '未対応',
  settled: '対応済み：{{outcome}}',
  by: '通報者 {{name}}',
  gone: '退会した人',
  table: '卓を見る',
  muted: '発言停止',
  closed: '利用停止',
  forGood: '（解除まで）',
  until: '（{{date}}まで）',
  lift: '解除',
  decide: '対応する',
  reason: '理由（本人が読みます）',
  newName: '新しい名前',
  mute: '1週間の発言停止',
  rename: '名前を変える',
  closeWeek: '1週間の利用停止',
  closeGood: '利用停止',
  nothing: '対応しない',
} as const;

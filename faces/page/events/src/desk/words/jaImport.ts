// The desk in Japanese: bringing in a list of people.

export const importJa = {
  importing: {
    encoding: '文字コード',
    encodings: {
      'utf-8': 'Unicode（UTF-8）',
      'utf-16le': 'Unicode（UTF-16）',
      'utf-16be': 'Unicode（UTF-16 ビッグエンディアン）',
      'windows-1252': '西欧（Windows-1252）',
      'windows-1250': '中欧（Windows-1250）',
      'windows-1251': 'キリル文字（Windows-1251）',
      shift_jis: '日本語（Shift_JIS）',
    },
    columns: '列',
    heading: '名簿の列',
    sample: '最初の行',
    means: '読み方',
    column: '{{number}}列目',
    meaningOf: '「{{column}}」の読み方',
    leaveOut: '使わない',
    hasHeading: '1行目は列の見出し',
    order: '名前の書き方',
    orders: {
      unsaid: 'あとで入力する',
      firstLast: '名・姓の順',
      lastFirst: '姓・名の順',
    },
    toMend: '直す行',
    line: '{{line}}行目',
    doubt: {
      country: '「{{value}}」という国はありません。',
      twin: 'すでにいる{{value}}と同じ人ではありませんか。',
    },
    keep: 'このまま使う',
    leave: '除く',
    yes: 'はい',
    no: 'いいえ',
  },
  unparted_other: '姓と名が未入力の選手が{{count}}人います。連盟へは名前全体が姓として渡ります。',
};

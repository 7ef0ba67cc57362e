// The desk in Japanese: what the log says.

export const logJa = {
  logAbout:
    'すべての操作を担当と時刻とともに残します。消されることはありません。「この時点」を押すと、その直後の本部全体が見られます。',
  entries_other: '{{count}}件',
  entry: '番号',
  asOf: 'この時点',
};

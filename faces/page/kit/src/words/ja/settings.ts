// The settings, in Japanese.

export const settings = {
  look: '見た目',
  theme: { name: '配色', system: '端末に合わせる', light: '明るい', dark: '暗い' },
  tiles: { name: '牌', light: '象牙', dark: '黒', indexed: '数字入り' },
  back: { name: '牌の背', indigo: '藍', pine: '松', vermilion: '朱', bamboo: '竹' },
  felt: { name: '卓', pine: '松', indigo: '藍', slate: '石' },
  words: '言語と用語',
  language: '言語',
  browserLanguage: 'ブラウザと同じ',
  terms: {
    name: '用語',
    japanese: '日本語',
    rulebook: 'ルールブック',
    ema: 'EMA',
    example: {
      japanese: 'チー、ポン、カン；断幺九、三色同順。',
      rulebook: '卓のルールブックの言葉：All Inside、Twin Sequencesなど。',
      ema: 'Chow、pung、kong；All Simples、Mixed Triple Chow。',
    },
  },
  hand: '手牌',
  discard: { name: '打牌の操作', oneClick: '1タップ', twoTaps: '2タップ' },
  autoSort: { name: '理牌', about: 'どちらでもツモ牌は離して置きます。' },
  oneRow: {
    name: 'スマホでは手牌を一列に',
    about: '牌が小さくなるので、2タップのほうが安全です。',
  },
  waits: { name: '待ちを表示', about: '待ち牌と、見えていない枚数。' },
  hints: { name: 'ボットのヒント', about: '打つ手とその理由。他の人がいる卓では出ません。' },
  motion: '動きと音',
  speed: { name: '動き', quick: '速い', normal: '普通', calm: 'ゆっくり', off: 'なし' },
  sound: { name: '音', off: 'なし', soft: '小さめ', normal: '普通' },
  voice: { name: '発声', about: '下で選んだ用語で読み上げます。' },
  chat: { name: 'チャットを表示', about: '定型文はいつも表示されます。' },
  kept: 'このブラウザに保存されます。',
  reset: '初期設定に戻す',
};

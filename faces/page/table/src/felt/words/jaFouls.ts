// Fouls at the table in Japanese.

export const jaFouls = {
  ruling: {
    title: '裁定',
    voidTitle: 'この局は無効',
    cost: 'ペナルティ：{{cost}}',
    redeal: '同じ親、同じ本場でやり直します。',
    hand: '{{name}}が公開した手牌',
    drawn: 'ツモ',
    claimed: '宣言牌',
    byReferee: '審判がやり直しを命じました。',
  },
};

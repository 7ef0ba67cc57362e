// The headings of a trace, and what stands beside it, in Japanese.

export const ja = {
  yaku: '役',
  han_one: '{{count}}翻',
  han_other: '{{count}}翻',
  fuItems: '符の内訳',
  valueAndPayment: '点数と支払い',
  counterPart: '本場{{points}}',
  depositPart: '供託{{points}}',
  worthThere: '{{points}}点',
  noWinThere: '和了にならない',
};

// The headings of a trace, and what stands beside it, in English.

export const en = {
  yaku: 'Yaku',
  han_one: '{{count}} han',
  han_other: '{{count}} han',
  fuItems: 'Fu, item by item',
  valueAndPayment: 'Value and payment',
  counterPart: 'counters {{points}}',
  depositPart: 'riichi sticks {{points}}',
  worthThere: '{{points}}',
  noWinThere: 'no win',
};

// The yaku of a rulebook as a list, in Japanese.

import { needs } from './jaNeeds.ts';

export const ja = {
  needs,
  noYaku: 'このルールブックに役はありません。完成した手はすべて和了です。',
  han_other: '{{count}}翻',
  group: { limit: '満貫払い', yakuman: '役満' },
};

// The yaku of a rulebook as a list, in English.

import { needs } from './enNeeds.ts';

export const en = {
  needs,
  noYaku: 'This rulebook has no yaku: any complete hand wins.',
  han_one: '{{count}} han',
  han_other: '{{count}} han',
  group: { limit: 'Paid as a limit', yakuman: 'Yakuman' },
};

// Lists and tables at a table: what a hall allows between deals only is closed while one is played. A table that helps its players
// shows them more than any list, so there they stay open.

import type { SeatView } from '@hanchan/game';
import type { RuleKey } from '@hanchan/rules';

export function mayConsult({ viewer, assistance, rules, phase }: SeatView): boolean {
  const isOutside = viewer === 'spectator' || assistance === 'guided';
  return isOutside || rules['help.duringDeal'] || phase !== 'playing';
}

/** What stands in a list of yaku or a table of fu. */
export const isListed = (key: RuleKey): boolean => /^(yaku|fu)\./.test(key);

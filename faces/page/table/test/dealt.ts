// A table just after the deal, to be changed into what a test needs: whatever else a view holds is there.

import { deal, fairWall, newMatch, type SeatView, view } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';

export function dealtView(rules: RuleValues): SeatView {
  const wall = fairWall('a test', 1, rules['tiles.redFives'] === 'none' ? 0 : 3);
  const started = deal(newMatch(rules), wall);
  if (!started.ok) throw new Error(started.error.code);
  return view(started.value.match, 0);
}

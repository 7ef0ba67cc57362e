// Which option speaks of a draw.

import type { DrawReason } from '@hanchan/game';
import type { RuleKey } from '@hanchan/rules';

export function drawRule(reason: DrawReason): RuleKey {
  if (reason === 'nagashi') return 'yaku.nagashi_mangan';
  return reason === 'exhausted' ? 'draw.notenTotal' : 'draw.abortive';
}

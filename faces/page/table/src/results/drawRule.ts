// Which option speaks of a draw, and in which case.

import type { SeatEvent } from '@hanchan/game';
import { type Applied, FACTS, type RuleKey, type RuleValues } from '@hanchan/rules';
import { winnersFact } from '@hanchan/score';

type Drawn = Extract<SeatEvent, { type: 'drawn' }>;

export function drawRule({ reason, by, tenpai }: Drawn, rules: RuleValues): Applied<RuleKey> {
  switch (reason) {
    case 'nagashi':
      return { rule: 'yaku.nagashi_mangan', case: { winners: winnersFact(by.length) } };
    case 'exhausted':
      if (rules['draw.notenToPool'] > 0)
        return { rule: 'draw.notenToPool', case: { pool: 'paid' } };
      return { rule: 'draw.notenTotal', case: { tenpai: FACTS.tenpai[tenpai.length]! } };
    default:
      return { rule: 'draw.abortive', case: { aborted: reason } };
  }
}

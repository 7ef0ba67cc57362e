// Wins that chance brings seldom or never, each prepared: every yaku, closed and open, the payments that are
// special, and several winners on one tile.

import type { RuleValues, YakuId } from '@hanchan/rules';
import { FU, SPECIAL } from './paymentWins.ts';
import type { Script } from './stage.ts';
import { YAKU } from './yakuWins.ts';

export function winScripts(rules: RuleValues): Script[] {
  const known = (Object.keys(YAKU) as YakuId[]).filter((id) => rules[`yaku.${id}`] !== 'absent');
  const fu = rules['score.model'] === 'flat' ? [] : FU;
  return [...known.flatMap((id) => YAKU[id]), ...fu, ...SPECIAL]
    .filter(({ when }) => when?.(rules) ?? true)
    .map(({ when: _, ...script }) => script);
}

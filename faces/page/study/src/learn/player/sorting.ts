// Tiles sorted into sets and a pair, in whatever way they come out.

import { formsOf } from '@hanchan/examination';
import { isComplete } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import { countTiles, isHonour, kindOf, suitOf, type Tile } from '@hanchan/tiles';

type SortSlip = 'suits' | 'honours' | 'gap' | 'rest';

/** Why these three are no set, or leave others over; null where they are one. */
export function sortSlip(
  three: readonly Tile[],
  rest: readonly Tile[],
  setsDone: number,
  rules: RuleValues,
): SortSlip | null {
  const kinds = three.map(kindOf).sort((a, b) => a - b);
  const [a, b, c] = kinds as [number, number, number];
  if (!(a === b && b === c)) {
    if (kinds.some(isHonour)) return 'honours';
    if (new Set(kinds.map(suitOf)).size > 1) return 'suits';
    if (b !== a + 1 || c !== a + 2) return 'gap';
  }
  return isComplete(countTiles(rest), setsDone + 1, formsOf(rules)) ? null : 'rest';
}

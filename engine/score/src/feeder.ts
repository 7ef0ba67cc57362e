// Who fed the last set of a yakuman, as the melds show it: liability belongs to the yakuman that it arose from.

import { nextSeat, type RuleValues, type YakuId } from '@hanchan/rules';
import { FIRST_DRAGON, FIRST_WIND, type Kind, kindOf, type Meld, type Seat } from '@hanchan/tiles';

/** How many seats on, in turn order, the discarder of a called tile sits. */
const STEPS = { right: 1, across: 2, left: 3 } as const;

/** The melds are in the order made. Null where nobody fed it: its last set was the winner's own. */
export function feederOf(
  yaku: YakuId,
  melds: readonly Meld[],
  winner: Seat,
  rules: RuleValues,
): Seat | null {
  const last = lastSetOf(yaku, melds);
  if (last === undefined || last.from === null) return null;
  return nextSeat(winner, rules, STEPS[last.from]);
}

function lastSetOf(yaku: YakuId, melds: readonly Meld[]): Meld | undefined {
  const sets = melds.filter(({ type }) => type !== 'chi');
  const among = (isOne: (kind: Kind) => boolean) =>
    sets.filter(({ tiles }) => isOne(kindOf(tiles[0]!)));
  switch (yaku) {
    case 'daisangen':
      return among((kind) => kind >= FIRST_DRAGON)[2];
    case 'daisuushii':
      return among((kind) => kind >= FIRST_WIND && kind < FIRST_DRAGON)[3];
    case 'suukantsu':
      return sets.every(({ tiles }) => tiles.length === 4) ? lastKan(sets) : undefined;
    default:
      return undefined;
  }
}

/** A pon that grew into a kan lies where it was called, and its fourth tile was the winner's own. */
function lastKan(kans: readonly Meld[]): Meld | undefined {
  const last = kans.findLast(({ type }) => type !== 'addedKan');
  return kans.length === 4 && last?.type === 'calledKan' ? last : undefined;
}

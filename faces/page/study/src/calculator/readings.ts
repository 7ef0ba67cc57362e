// A reading as groups of tiles to look at.

import type { Reading } from '@hanchan/hand';
import type { Win } from '@hanchan/score';
import { compareTiles, isRedFive, kindOf, type Tile } from '@hanchan/tiles';

/** Sets as they are read, the pair behind them; red fives stand where the hand has them. */
export function groupsOfReading(
  reading: Reading,
  { hand, tile }: Win,
): readonly (readonly Tile[])[] {
  const own = [...hand.concealed, tile].sort(compareTiles);
  if (reading.form === 'sevenPairs') {
    return Array.from({ length: 7 }, (_, i) => own.slice(2 * i, 2 * i + 2));
  }
  if (reading.form === 'thirteenOrphans') return [own];
  const reds = own.filter(isRedFive);
  const held = (kind: number): Tile => {
    const at = reds.findIndex((red) => kindOf(red) === kind);
    return at < 0 ? kind : reds.splice(at, 1)[0]!;
  };
  const groups = reading.groups.map(({ type, kind, meld }) => {
    if (meld !== null) return meld.tiles;
    return [0, 1, 2].map((step) => held(type === 'sequence' ? kind + step : kind));
  });
  return [...groups, [held(reading.pair), held(reading.pair)]];
}

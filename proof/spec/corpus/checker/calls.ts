// Calling a discard: what makes a group, what may not follow, and who answers for a yakuman.

import type { Seat } from './seat.ts';
import { isDragon, isWind, type Kind, kindOf, suitOf } from './tiles.ts';
import type { Meld } from './worth.ts';

/** Three or four of a kind, or three in a row from the player before. */
export function isGroup({ type, tiles }: Meld, isFromLeft: boolean): boolean {
  const kinds = tiles.map(kindOf).sort((a, b) => a - b);
  const [first = 0] = kinds;
  if (type !== 'chi') return kinds.length === (type === 'pon' ? 3 : 4) && new Set(kinds).size === 1;
  const isRow = kinds.length === 3 && kinds.every((kind, i) => kind === first + i);
  return isRow && first < 27 && suitOf(first) === suitOf(first + 2) && isFromLeft;
}

/** Who feeds the last visible set of dragons or winds, or the fourth kan, answers for the yakuman. */
export function liableAfter({ melds }: Seat, call: Meld['type'], kind: Kind, from: number) {
  const sets = melds.filter(({ type }) => type !== 'chi').map(({ tiles }) => kindOf(tiles[0]!));
  const kans = melds.filter(({ tiles }) => tiles.length === 4).length;
  if (call === 'chi') return [];
  return [
    isDragon(kind) && sets.filter(isDragon).length === 3 && 'daisangen',
    isWind(kind) && sets.filter(isWind).length === 4 && 'daisuushii',
    call === 'calledKan' && kans === 4 && 'suukantsu',
  ].flatMap((yaku) => (yaku === false ? [] : [{ yaku, seat: from }]));
}

/** What may not be discarded after a call: the same tile, and the other end of the run. */
export function swapped(call: Meld['type'], called: Kind, own: readonly Kind[]): Kind[] {
  if (call !== 'chi') return [called];
  const low = Math.min(...own);
  const high = Math.max(...own);
  if (called < low && suitOf(high) === suitOf(high + 1)) return [called, high + 1];
  if (called > high && low > 0 && suitOf(low) === suitOf(low - 1)) return [called, low - 1];
  return [called];
}

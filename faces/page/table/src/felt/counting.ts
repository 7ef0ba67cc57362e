// What a player can count from what lies open: how many of a kind are left, which tiles are dora, where everybody
// stands.

import type { DealView, SeatView } from '@hanchan/game';
import { waits } from '@hanchan/hand';
import {
  COPIES,
  countTiles,
  doraOf,
  type Kind,
  kindOf,
  type Meld,
  SEATS,
  type Seat,
  type Tile,
} from '@hanchan/tiles';

/** What lies open: melds, discards, indicators. */
export function openTiles(
  { seats, indicators }: Pick<DealView, 'seats' | 'indicators'>,
  except: Seat | null = null,
): Tile[] {
  const lying = seats.flatMap(({ melds, discards }, seat) => [
    ...(seat === except ? [] : melds.flatMap(({ tiles }) => tiles)),
    // A called tile lies in its meld.
    ...discards.filter(({ calledBy }) => calledBy === null).map(({ tile }) => tile),
  ]);
  return [...lying, ...indicators];
}

/** Everything that the viewer can see: the player's own hand, and what lies open. */
function seenTiles(deal: DealView): Tile[] {
  const { own } = deal;
  const hand = own === null ? [] : own.drawn === null ? own.hand : [...own.hand, own.drawn];
  return [...hand, ...openTiles(deal)];
}

export interface Wait {
  readonly kind: Kind;
  readonly left: number;
}

/** Each wait with the copies that the viewer has not seen. */
export function countWaits(deal: DealView, waits: readonly Kind[]): readonly Wait[] {
  const seen = countTiles(seenTiles(deal));
  return waits.map((kind) => ({ kind, left: Math.max(0, COPIES - seen[kind]!) }));
}

/** Whether the turned indicators make a tile dora. Red fives have a mark of their own. */
export function doraTest(indicators: readonly Tile[]): (tile: Tile) => boolean {
  const kinds = new Set(indicators.map(doraOf));
  return (tile) => kinds.has(kindOf(tile));
}

/** Seats from the first place down; equal scores in the order of the first deal. */
export function standing(scores: readonly number[]): Seat[] {
  return [...SEATS].sort((a, b) => scores[b]! - scores[a]! || a - b);
}

/** The deal that is being played, or comes next, is the last one unless somebody plays on. */
export function isLastDeal({ round, dealer, bell, rules }: SeatView): boolean {
  if (bell !== 'silent') return true;
  const rounds = rules['end.rounds'];
  return round >= rounds || (round === rounds - 1 && dealer === SEATS.length - 1);
}

/** What a shown hand waits for. */
export function waitsOf(
  { rules }: SeatView,
  concealed: readonly Tile[],
  melds: readonly Meld[],
): readonly Kind[] {
  if (concealed.length % 3 !== 1) return [];
  return waits(
    { concealed, melds },
    { sevenPairs: rules['win.sevenPairs'], thirteenOrphans: rules['win.thirteenOrphans'] },
  );
}

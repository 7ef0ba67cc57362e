// The parts of mjai messages that need a look at the table, or at several fields together.

import { concealedKanMeld, type OpenSeat, type SeatView } from '@hanchan/game';
import { HIDDEN, MjaiError, type MjaiEvent, tileOf, tilesOf } from '@hanchan/records';
import type { RuleValues } from '@hanchan/rules';
import type { BySeat, Meld, Seat, Tile } from '@hanchan/tiles';
import { compareTiles, kindOf, SEATS } from '@hanchan/tiles';

export const kanOf = (tiles: readonly Tile[]) => concealedKanMeld([...tiles].sort(compareTiles));

/** How many tiles the viewer holds beyond thirteen: one on their own turn, none otherwise. */
export function tilesOver({ deal, viewer }: SeatView): number {
  const { hand, drawn } = deal!.own!;
  const { melds } = deal!.seats[viewer as Seat];
  return hand.length + melds.length * 3 + (drawn === null ? 0 : 1) - 13;
}

/**
 * Another seat as it must stand before it draws or calls (no tile over) or before it discards (one over), whatever
 * was not heard of it.
 */
export function withHandSize(seen: SeatView, seat: Seat, over: 0 | 1): SeatView {
  const deal = seen.deal!;
  const { handSize, hasDrawn, melds } = deal.seats[seat];
  const rest = 13 - melds.length * 3;
  if (handSize + (hasDrawn ? 1 : 0) === rest + over) return seen;
  const seats = deal.seats.map((state, i) =>
    i === seat ? { ...state, handSize: rest, hasDrawn: over === 1 } : state,
  );
  return { ...seen, deal: { ...deal, seats: seats as unknown as BySeat<OpenSeat> } };
}

export function holds(hand: readonly Tile[], tiles: readonly Tile[]): boolean {
  const rest = [...hand];
  return tiles.every((tile) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

export function addedTo(message: MjaiEvent, melds: readonly Meld[], tile: Tile): Meld {
  const kind = kindOf(tile);
  const pon = melds.find(({ type, tiles }) => type === 'pon' && kindOf(tiles[0]!) === kind);
  if (pon === undefined) throw new MjaiError(message, 'pai', 'the fourth tile of a pon');
  const tiles = [...pon.tiles, tile].sort(compareTiles);
  return { type: 'addedKan', tiles, from: pon.from, called: pon.called };
}

/** Where `start_game` did not say which seat is ours, it is the one whose tiles are shown. */
export function seatShown(message: MjaiEvent): Seat {
  const hands: unknown = message['tehais'];
  const isShown = (seat: Seat) =>
    Array.isArray(hands) && Array.isArray(hands[seat]) && !hands[seat].includes(HIDDEN);
  const shown = SEATS.filter(isShown);
  if (shown.length === 1) return shown[0]!;
  throw new MjaiError(message, 'tehais', 'shown for one seat only, where start_game has no id');
}

export function handOf(message: MjaiEvent, viewer: Seat): Tile[] {
  const hands: unknown = message['tehais'];
  const own: unknown = Array.isArray(hands) ? hands[viewer] : undefined;
  const isHand = Array.isArray(own) && own.length === 13;
  if (!isHand) throw new MjaiError(message, 'tehais', `four hands, 13 tiles for seat ${viewer}`);
  try {
    return tilesOf({ type: message.type, hand: own }, 'hand').sort(compareTiles);
  } catch {
    throw new MjaiError(message, 'tehais', `four hands, tiles for seat ${viewer}`);
  }
}

export function indicatorsOf(message: MjaiEvent, rules: RuleValues): Tile[] {
  if (!rules['dora.indicator']) return [];
  if (message['dora_marker'] !== undefined) return [tileOf(message, 'dora_marker')];
  const listed = message['dora_markers'] === undefined ? [] : tilesOf(message, 'dora_markers');
  return listed.slice(0, 1);
}

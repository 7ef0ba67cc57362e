// A new state in the making. The old state stays as it is: everything is copied before it is
// changed, each seat only once it is touched. Only where the old state was given away it is changed itself; lists are
// exchanged for new ones even then, so that events and views keep what they hold.

import { waitsOf } from '@hanchan/hand';
import type { RuleValues } from '@hanchan/rules';
import {
  type BySeat,
  bySeat,
  compareTiles,
  type Kind,
  kindOf,
  meldFault,
  type Seat,
  type Tile,
} from '@hanchan/tiles';
import type { GameEvent } from './event.ts';
import type { Deal, Match, SeatState } from './match.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const counts = new Uint8Array(34);
const owned = new Uint8Array(34);
const ALL_SEATS = 0b1111;

export class Draft {
  readonly match: Mutable<Match>;
  readonly events: GameEvent[] = [];
  #deal: Mutable<Deal> | null;
  /** A bit for each seat that is this draft's own. */
  #copied = 0;

  constructor(match: Match, isGivenAway = false) {
    if (isGivenAway) {
      this.match = match;
      this.#deal = match.deal;
      this.#copied = ALL_SEATS;
      return;
    }
    this.match = { ...match };
    this.#deal = match.deal === null ? null : { ...match.deal };
    this.match.deal = this.#deal;
  }

  get rules(): RuleValues {
    return this.match.rules;
  }

  get deal(): Mutable<Deal> {
    return this.#deal!;
  }

  setDeal(deal: Deal): void {
    this.#deal = { ...deal };
    this.match.deal = this.#deal;
    this.#copied = ALL_SEATS;
  }

  /** The seat, ready to be changed. */
  seat(seat: Seat): Mutable<SeatState> {
    const { deal } = this;
    if ((this.#copied & (1 << seat)) === 0) {
      if (this.#copied === 0) deal.seats = [...deal.seats];
      (deal.seats as unknown as SeatState[])[seat] = { ...deal.seats[seat] };
      this.#copied |= 1 << seat;
    }
    return deal.seats[seat] as Mutable<SeatState>;
  }

  /** The seat, to look at. */
  look(seat: Seat): SeatState {
    return this.deal.seats[seat];
  }

  tell(event: GameEvent): void {
    this.events.push(event);
  }

  pay(deltas: BySeat<number>): void {
    const { scores } = this.match;
    this.match.scores = bySeat((seat) => scores[seat] + deltas[seat]);
  }
}

/** Takes one tile out of a sorted hand; null when it is not there. */
export function without(hand: readonly Tile[], tile: Tile): Tile[] | null {
  const at = hand.indexOf(tile);
  if (at < 0) return null;
  const rest = hand.slice();
  rest.splice(at, 1);
  return rest;
}

/** Puts a tile into its place in a sorted hand. */
export function withTile(hand: readonly Tile[], tile: Tile): Tile[] {
  const more = hand.slice();
  let at = more.length;
  while (at > 0 && compareTiles(more[at - 1]!, tile) > 0) at--;
  more.splice(at, 0, tile);
  return more;
}

/** A sorted hand without one of its tiles and with another in its place, in one pass; null where the one is not there. */
export function exchanged(hand: readonly Tile[], out: Tile, into: Tile): Tile[] | null {
  const gone = hand.indexOf(out);
  if (gone < 0) return null;
  const rest = hand.slice();
  let at = gone;
  while (at > 0 && compareTiles(rest[at - 1]!, into) > 0) {
    rest[at] = rest[at - 1]!;
    at--;
  }
  while (at < rest.length - 1 && compareTiles(rest[at + 1]!, into) <= 0) {
    rest[at] = rest[at + 1]!;
    at++;
  }
  rest[at] = into;
  return rest;
}

/**
 * What completes the hand, given without a drawn tile. Own copies count against a wait, those in melds where the
 * rulebook says so; with a meld that is no group nothing does.
 */
export function findWaits(
  seat: Pick<SeatState, 'hand' | 'melds'>,
  rules: RuleValues,
): readonly Kind[] {
  if (seat.melds.some((meld) => meldFault(meld) !== null)) return [];
  counts.fill(0);
  for (let i = 0; i < seat.hand.length; i++) counts[kindOf(seat.hand[i]!)]!++;
  owned.set(counts);
  if (rules['win.fifthCopy'] === 'never') {
    for (const meld of seat.melds) for (const tile of meld.tiles) owned[kindOf(tile)]!++;
  }
  return waitsOf(counts, seat.melds.length, owned, {
    sevenPairs: rules['win.sevenPairs'],
    thirteenOrphans: rules['win.thirteenOrphans'],
  });
}

// The table during a deal: the wall, the four seats, and what a hand would win now.

import type { Match } from './match.ts';
import { type Four, SEATS } from './payments.ts';
import { Seat } from './seat.ts';
import { type Kind, kindOf, type Tile } from './tiles.ts';
import { type Worthy, worthOf } from './worth.ts';
import type { Circumstances } from './yaku.ts';

/** A tile that others may take. */
export interface Offer {
  readonly from: number;
  readonly tile: Tile;
  readonly by: 'discard' | 'addedKan' | 'concealedKan';
}

const REPLACEMENTS = [134, 135, 132, 133];
const INDICATORS = [130, 128, 126, 124, 122];

export class Board {
  readonly match: Match;
  readonly wall: readonly Tile[];
  readonly seats = SEATS.map(() => new Seat());
  readonly kans: number[] = [];
  readonly depositors: number[] = [];
  /** What a voided deal goes back to. */
  readonly before: { scores: Four; deposits: number; pool: number };
  offer: Offer | null = null;
  /** What may not be discarded now. */
  barred: Kind[] = [];
  lastDraw: 'live' | 'replacement' | 'call' = 'live';
  protected hasOpenCall = false;
  protected hasAnyCall = false;
  /** Kans whose indicator is still to be turned. */
  protected owed = 0;
  #next = 52;
  #replacements = 0;
  #indicators: number;

  constructor(match: Match, wall: readonly Tile[]) {
    this.match = match;
    this.wall = wall;
    const { dealer, scores, deposits, pool, book } = match;
    this.before = { scores, deposits, pool };
    this.#indicators = book.hasDora ? 1 : 0;
    let at = 0;
    for (const size of [4, 4, 4, 1]) {
      for (const step of SEATS) {
        this.seats[(dealer + step) % 4]!.hand.push(...wall.slice(at, at + size));
        at += size;
      }
    }
    if (!book.isPool) this.take(dealer);
  }

  get live(): number {
    const { isPool, isRefilled } = this.match.book;
    const dead = isPool ? 0 : 14 + (isRefilled ? this.#replacements : 0);
    return Math.max(0, 136 - dead - this.#next);
  }

  protected take(seat: number): void {
    this.hold(seat, this.wall[this.#next++]!, 'live');
  }

  protected replace(seat: number): void {
    this.hold(seat, this.wall[REPLACEMENTS[this.#replacements++]!]!, 'replacement');
    if (!this.match.book.lateIndicators) this.turnOwed();
  }

  protected hold(who: number, tile: Tile, from: 'live' | 'replacement'): void {
    const seat = this.seats[who]!;
    seat.drawn = tile;
    if (seat.riichi === 'none') seat.passed = [];
    this.lastDraw = from;
  }

  protected turnOwed(): void {
    if (this.match.book.hasDora) this.#indicators += this.owed;
    this.owed = 0;
  }

  protected shown(under: 0 | 1): Tile[] {
    return INDICATORS.slice(0, this.#indicators).map((at) => this.wall[at + under]!);
  }

  how(who: number, offer: Offer | null): Circumstances {
    const { dealer, round, counters, book } = this.match;
    const { riichi, ippatsu, discards, melds } = this.seats[who]!;
    const isTsumo = offer === null;
    const robbedKan = !isTsumo && offer.by !== 'discard';
    const isUntouched = discards.length === 0 && melds.length === 0;
    const isWhole =
      isTsumo && book.earthSurvivesConcealedKan ? !this.hasOpenCall : !this.hasAnyCall;
    return {
      isTsumo,
      isDealer: who === dealer,
      seatWind: 27 + ((who - dealer + 4) % 4),
      roundWind: 27 + (round % 4),
      riichi,
      ippatsu: ippatsu && !(robbedKan && book.robbedKanEndsIppatsu),
      afterKan: isTsumo && this.lastDraw === 'replacement',
      robbedKan,
      isLastTile: this.live === 0 && (!robbedKan || book.kanOnLastTile),
      isFirstTurn: isUntouched && isWhole && !(robbedKan && book.robbedKanEndsRenhou),
      counters,
    };
  }

  /** What the hand is worth with its drawn tile or the one on offer; null when it may not win. */
  worth(who: number, offer: Offer | null, how = this.how(who, offer)): Worthy | null {
    const { book } = this.match;
    const seat = this.seats[who]!;
    const tile = offer === null ? seat.drawn : offer.tile;
    if (tile === null || (offer === null && this.lastDraw === 'call')) return null;
    if (!seat.waits(book).includes(kindOf(tile))) return null;
    const ura = seat.riichi === 'none' ? [] : this.shown(1);
    const hand = { concealed: seat.hand, melds: seat.melds, tile, indicators: this.shown(0), ura };
    return worthOf(hand, how, book);
  }

  mayRon(who: number, offer: Offer): boolean {
    if (this.isFuriten(who, offer)) return false;
    return this.canRob(this.worth(who, offer), offer);
  }

  protected canRob(worth: Worthy | null, { by }: Offer): boolean {
    const { robConcealed } = this.match.book;
    if (worth === null || (by === 'concealedKan' && robConcealed === 'never')) return false;
    const isOrphans = worth.yakuman.some(([id]) => id.startsWith('kokushi'));
    return by !== 'concealedKan' || robConcealed === 'always' || isOrphans;
  }

  protected isFuriten(who: number, offer: Offer): boolean {
    const { book } = this.match;
    const seat = this.seats[who]!;
    const waits = seat.waits(book);
    const thrown = seat.discards.map(({ tile }) => kindOf(tile));
    if (book.furiten === 'sameTile' && thrown.includes(kindOf(offer.tile))) return true;
    const isOwn = waits.some((wait) => thrown.includes(wait));
    if (book.furiten === 'everyWait' && isOwn) return true;
    if (book.missed === 'never') return false;
    return seat.passed.some(({ tile, how }) => {
      if (!waits.includes(kindOf(tile))) return false;
      if (book.missesWithoutYaku) return true;
      const by = how.robbedKan ? 'addedKan' : 'discard';
      return !isOwn && this.worth(who, { from: who, tile, by }, how) !== null;
    });
  }
}

// What a seat's view says about the table, in the form that choices are made from: counts, copies left, turns,
// and which tiles nobody can win on.

import type { DealView, OpenSeat, SeatView } from '@hanchan/game';
import { nextSeat, othersAfter, playersOf, type RuleValues } from '@hanchan/rules';
import {
  COPIES,
  type Counts,
  doraOf,
  isOpen,
  isRedFive,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
  noPoints,
  roundWind,
  SEATS,
  type Seat,
  seatWind,
  type Tile,
  type Wind,
} from '@hanchan/tiles';
import { type Scale, scaleOf } from './points.ts';

/** Tiles in hand, perhaps one too many, and melds: the seat's own, or those it would have after a call. */
export interface Tiles {
  readonly counts: Counts;
  /** The drawn tile last. */
  readonly held: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly isClosed: boolean;
}

/** What a view says, counted once. */
export interface Table extends Tiles, OwnPlace, Outlook, Stakes {
  readonly view: SeatView;
  readonly rules: RuleValues;
  readonly deal: DealView;
  readonly others: readonly Opponent[];
  /** All discards of the deal, first to last. */
  readonly thrown: readonly TableDiscard[];
}

/** Where the player sits. */
interface OwnPlace {
  readonly seat: Seat;
  readonly isDealer: boolean;
  readonly seatWind: Wind;
  readonly roundWind: Wind;
  /** Own discards so far. */
  readonly turn: number;
}

/** What is still to come, as far as this seat can count it. */
interface Outlook {
  /** Copies of each kind that this seat has not seen, and their sum. */
  readonly left: Counts;
  readonly unseen: number;
  /** Han that one copy of a kind brings as dora. */
  readonly doraHan: Counts;
  /** Own draws still to come. */
  readonly draws: number;
}

/** What a win takes and brings. */
interface Stakes {
  /** Yaku that a win needs now. */
  readonly yakuNeeded: number;
  /** What han are worth under these rules, and what a win usually is. */
  readonly scale: Scale;
  readonly usualWin: number;
  /** What the table gives the next winner, and what the counters add. */
  readonly bonus: number;
}

/** One of the others, as the viewer sees them. */
export interface Opponent {
  readonly seat: Seat;
  readonly isDealer: boolean;
  readonly state: OpenSeat;
  readonly isInRiichi: boolean;
  /** 1 where a discard of the kind cannot be won on by this player now. */
  readonly safe: Uint8Array;
}

/** A discard in the order of the table. */
export interface TableDiscard {
  readonly seat: Seat;
  readonly kind: Kind;
  readonly fromDraw: boolean;
  readonly isRiichi: boolean;
  readonly isCalled: boolean;
}

/** Counts what a view says. The viewer is a player, and a deal is being played. */
export function readTable(view: SeatView): Table {
  const deal = view.deal!;
  const own = deal.own!;
  const seat = view.viewer as Seat;
  const { rules, dealer } = view;
  const held = own.drawn === null ? own.hand : [...own.hand, own.drawn];
  const counts = new Uint8Array(KIND_COUNT);
  for (let i = 0; i < held.length; i++) counts[kindOf(held[i]!)]!++;
  const { melds, discards } = deal.seats[seat];
  const left = copiesLeft(deal, counts);
  let unseen = 0;
  for (let kind = 0; kind < KIND_COUNT; kind++) unseen += left[kind]!;
  const thrown = discardsInOrder(deal, dealer, rules);
  const others: Opponent[] = [];
  for (const other of othersAfter(seat, rules)) {
    others.push(readOpponent(view, deal, other, thrown));
  }
  const twoFrom = rules['win.twoYakuFrom'];
  const scale = scaleOf(rules);
  return {
    view,
    rules,
    deal,
    seat,
    isDealer: seat === dealer,
    seatWind: seatWind(seat, dealer, playersOf(rules)),
    roundWind: roundWind(view.round),
    held,
    counts,
    melds,
    isClosed: !melds.some(isOpen),
    left,
    unseen: Math.max(1, unseen),
    doraHan: doraOfAll(deal.indicators, rules),
    draws: Math.floor(deal.liveTiles / 4),
    turn: discards.length,
    others,
    thrown,
    yakuNeeded: twoFrom > 0 && view.counters >= twoFrom ? 2 : rules['win.yakuNeeded'],
    scale,
    usualWin: scale.usualWin,
    bonus: bonusAt(view, rules),
  };
}

function bonusAt({ counters, deposits, pool }: SeatView, rules: RuleValues): number {
  return counters * rules['payment.counter'] + deposits * rules['riichi.deposit'] + pool;
}

function copiesLeft(deal: DealView, held: Counts): Counts {
  const left = new Uint8Array(KIND_COUNT);
  for (let kind = 0; kind < KIND_COUNT; kind++) left[kind] = COPIES - held[kind]!;
  for (const seat of SEATS) {
    const { melds, discards } = deal.seats[seat];
    for (let i = 0; i < discards.length; i++) {
      const { tile, calledBy } = discards[i]!;
      if (calledBy === null) take(left, kindOf(tile));
    }
    for (let i = 0; i < melds.length; i++) {
      const { tiles } = melds[i]!;
      for (let j = 0; j < tiles.length; j++) take(left, kindOf(tiles[j]!));
    }
  }
  for (const tile of deal.indicators) take(left, kindOf(tile));
  return left;
}

function take(left: Counts, kind: Kind): void {
  if (left[kind]! > 0) left[kind]!--;
}

function doraOfAll(indicators: readonly Tile[], rules: RuleValues): Counts {
  const han = new Uint8Array(KIND_COUNT);
  if (rules['dora.indicator']) for (const tile of indicators) han[doraOf(tile)]!++;
  return han;
}

/** What a tile brings as dora and as a red five. */
export function hanOfTile({ doraHan }: Table, tile: Tile): number {
  return doraHan[kindOf(tile)]! + (isRedFive(tile) ? 1 : 0);
}

/** Dora and red fives among some tiles. */
export function doraAmong(table: Table, tiles: readonly Tile[]): number {
  let han = 0;
  for (let i = 0; i < tiles.length; i++) han += hanOfTile(table, tiles[i]!);
  return han;
}

/** The order of all discards follows from the dealer and from who called what. */
export function discardsInOrder(deal: DealView, dealer: Seat, rules: RuleValues): TableDiscard[] {
  const next = noPoints();
  const order: TableDiscard[] = [];
  let seat = dealer;
  for (;;) {
    const discard = deal.seats[seat].discards[next[seat]++];
    if (discard === undefined) return order;
    const { tile, fromDraw, isRiichi, calledBy } = discard;
    order.push({ seat, kind: kindOf(tile), fromDraw, isRiichi, isCalled: calledBy !== null });
    seat = calledBy ?? nextSeat(seat, rules);
  }
}

function readOpponent(
  view: SeatView,
  deal: DealView,
  seat: Seat,
  thrown: readonly TableDiscard[],
): Opponent {
  const state = deal.seats[seat];
  const isInRiichi = state.riichi !== 'none' || (state.discards.at(-1)?.isRiichi ?? false);
  return {
    seat,
    isDealer: seat === view.dealer,
    state,
    isInRiichi,
    safe: safeAgainst(view.rules, seat, state, thrown),
  };
}

/**
 * What furiten protects: the player's own discards, what was passed by since riichi, and what was passed by since
 * the player's last turn; each only where the rulebook says so.
 */
function safeAgainst(
  rules: RuleValues,
  seat: Seat,
  { isDead, discards }: OpenSeat,
  thrown: readonly TableDiscard[],
): Uint8Array {
  const safe = new Uint8Array(KIND_COUNT);
  if (isDead) return safe.fill(1);
  if (rules['furiten.discard'] !== 'nothing') {
    for (let i = 0; i < discards.length; i++) safe[kindOf(discards[i]!.tile)] = 1;
  }
  const sinceRiichi = rules['furiten.missedInRiichi'] === 'dealEnd';
  const missed = rules['furiten.missed'];
  let lastTurn = -1;
  let isInRiichi = false;
  for (let i = 0; i < thrown.length; i++) {
    const one = thrown[i]!;
    if (one.seat === seat) {
      lastTurn = i;
      isInRiichi ||= one.isRiichi;
    } else if (isInRiichi && sinceRiichi) safe[one.kind] = 1;
    if (one.isCalled && missed === 'anyCall') lastTurn = i;
  }
  if (missed === 'never') return safe;
  for (let i = lastTurn + 1; i < thrown.length; i++) safe[thrown[i]!.kind] = 1;
  return safe;
}

// A table that looks to one player like the real one. What a player may do depends only on what that player
// knows, so such a table answers it: for a client that has nothing but its view, or a seat at somebody else's table.

import { type RuleValues, seatsOf } from '@hanchan/rules';
import {
  bySeat,
  compareTiles,
  INDICATOR_POSITIONS,
  isOpen,
  type Kind,
  kindOf,
  type Meld,
  REPLACEMENT_POSITIONS,
  SEATS,
  type Seat,
  type Tile,
  tileSet,
  WALL_SIZE,
} from '@hanchan/tiles';
import type { Action } from './action.ts';
import { barredAfter } from './calls.ts';
import { missesWin } from './claims.ts';
import { without } from './draft.ts';
import { legalActions } from './legal.ts';
import type { Deal, DealPhase, Match, SeatState } from './match.ts';
import type { DealView, SeatView } from './view.ts';

/** What the viewer may do now, in the order of `legalActions`; nothing where the viewer is not asked. */
export function legalFromView(view: SeatView): Action[] {
  const { viewer, deal } = view;
  if (viewer === 'spectator' || deal === null || !deal.isAsked) return [];
  return legalActions(imagine(view, viewer), viewer);
}

/** What the viewer could answer to the tile on offer, asked or not: at least to pass. */
export function answersFromView(view: SeatView): Action[] {
  return legalFromView({ ...view, deal: { ...view.deal!, isAsked: true } });
}

/** Whether letting the tile on offer go bars the viewer from winning on discards. */
export function missesFromView(view: SeatView): boolean {
  const { viewer, deal } = view;
  if (viewer === 'spectator' || deal === null || deal.phase.type !== 'claims') return false;
  const { waits } = deal.own!;
  // The common case needs no table.
  if (!waits.includes(kindOf(deal.phase.offer.tile))) return false;
  return missesWin(imagine(view, viewer), viewer, deal.phase.offer);
}

/** A view never changes, and what it offers and what is then done are both worked out from the same one. */
const imagined = new WeakMap<SeatView, Match>();

/**
 * A match that agrees with all that the viewer sees, a deal that is over and still lies there too. Hidden places hold some of the
 * unseen tiles, so riichi hands need not be tenpai; what they wait for and who is liable for a yakuman is not worked out.
 * `viewer` is the view's own, and not a spectator.
 */
export function imagine(view: SeatView, viewer: Seat): Match {
  let match = imagined.get(view);
  if (match === undefined) {
    match = imagineAnew(view, viewer);
    imagined.set(view, match);
  }
  return match;
}

function imagineAnew(view: SeatView, viewer: Seat): Match {
  const { rules, assistance, claimOrder, isStarted, isPaused, disqualified, penalties } = view;
  const { scores, round, dealer, counters, deposits, pool, dealNumber, bell, phase } = view;
  return {
    rules,
    assistance,
    claimOrder,
    isStarted,
    laidDown: null,
    isPaused,
    disqualified,
    penalties,
    scores,
    round,
    dealer,
    counters,
    deposits,
    pool,
    dealNumber,
    bell,
    phase,
    deal: view.deal === null ? null : imagineDeal(view, view.deal, viewer),
  };
}

function imagineDeal(view: SeatView, deal: DealView, viewer: Seat): Deal {
  const { rules } = view;
  const unseen = unseenTiles(deal, rules);
  const seats = bySeat((seat) => imagineSeat(deal, seat, viewer, unseen));
  const melds = standingMelds(deal);
  const kans = melds.filter(({ meld }) => meld.tiles.length === 4).map(({ seat }) => seat);
  const { indicators, turn, lastDraw } = deal;
  const taken = seats.flatMap(tilesOf);
  return {
    wall: wallOf(taken, kans.length, indicators, unseen),
    next: taken.length - kans.length,
    replacements: kans.length,
    indicators: indicators.length,
    owedIndicators: rules['dora.kan'] ? Math.max(0, kans.length + 1 - indicators.length) : 0,
    seats,
    turn,
    lastDraw,
    barred: barredNow(deal, rules),
    hasOpenCall: melds.some(({ meld }) => isOpen(meld)),
    hasAnyCall: melds.length > 0,
    kans,
    pendingRiichi: pendingRiichi(deal),
    depositors: seatsOf(rules).filter((seat) => deal.seats[seat].riichi !== 'none'),
    phase: phaseOf(deal, viewer),
    before: beforeDeal(view, deal),
  };
}

const PLAIN_SET = tileSet(0);
const SET_WITH_REDS = tileSet(3);

/** The tiles of the set that the viewer does not see. */
function unseenTiles({ seats, own, indicators }: DealView, rules: RuleValues): Tile[] {
  const seen = new Int8Array(64);
  const see = (tiles: readonly Tile[]) => {
    for (const tile of tiles) seen[tile]!++;
  };
  see(own!.hand);
  if (own!.drawn !== null) seen[own!.drawn]!++;
  see(indicators);
  for (const { melds, discards } of seats) {
    for (const { tiles } of melds) see(tiles);
    for (const { tile, calledBy } of discards) if (calledBy === null) seen[tile]!++;
  }
  const set = rules['tiles.redFives'] === 'none' ? PLAIN_SET : SET_WITH_REDS;
  return set.filter((tile) => seen[tile]!-- <= 0);
}

/** Discards that nobody called; the others lie in melds. */
function leftDiscards({ discards }: Pick<SeatState, 'discards'>): Tile[] {
  return discards.filter(({ calledBy }) => calledBy === null).map(({ tile }) => tile);
}

/** Takes what is hidden of a seat from `unseen`. */
function imagineSeat(
  { seats, own }: DealView,
  seat: Seat,
  viewer: Seat,
  unseen: Tile[],
): SeatState {
  const { handSize, hasDrawn, melds, discards, riichi, ippatsu, isDead } = seats[seat];
  const isViewer = seat === viewer;
  const hand = isViewer ? own!.hand : unseen.splice(-handSize, handSize).sort(compareTiles);
  const drawn = isViewer ? own!.drawn : hasDrawn ? (unseen.pop() ?? null) : null;
  return {
    hand,
    drawn,
    melds,
    discards,
    riichi,
    ippatsu,
    hasMissed: isViewer && own!.hasMissed,
    waits: isViewer ? own!.waits : [],
    liable: [],
    isDead,
    faults: isViewer && own!.hasFalseKan ? ['riichiKan'] : [],
  };
}

function tilesOf(seat: SeatState): Tile[] {
  const { hand, drawn, melds } = seat;
  const laid = melds.flatMap(({ tiles }) => tiles);
  return [...hand, ...(drawn === null ? [] : [drawn]), ...laid, ...leftDiscards(seat)];
}

const NOWHERE = -1 as Tile;

/** Taken tiles where tiles have been taken, indicators where they lie, unseen tiles everywhere else. */
function wallOf(
  taken: readonly Tile[],
  replacements: number,
  indicators: readonly Tile[],
  unseen: readonly Tile[],
): Tile[] {
  const wall = new Array<Tile>(WALL_SIZE).fill(NOWHERE);
  for (let i = 0; i < indicators.length; i++) wall[INDICATOR_POSITIONS[i]!] = indicators[i]!;
  for (let i = 0; i < replacements; i++) wall[REPLACEMENT_POSITIONS[i]!] = taken[i]!;
  const rest = [...taken.slice(replacements), ...unseen];
  for (let at = 0, next = 0; at < WALL_SIZE; at++) {
    if (wall[at] === NOWHERE) wall[at] = rest[next++]!;
  }
  return wall;
}

/** All melds but a kan that can still be robbed. */
function standingMelds({ seats, phase }: DealView): { seat: Seat; meld: Meld }[] {
  const offer = phase.type === 'claims' && phase.offer.by !== 'discard' ? phase.offer : null;
  return SEATS.flatMap((seat) =>
    seats[seat].melds.flatMap((meld) => {
      const isOffered =
        offer?.from === seat && meld.type === offer.by && meld.tiles.includes(offer.tile);
      if (!isOffered) return [{ seat, meld }];
      if (meld.type === 'concealedKan') return [];
      const pon: Meld = { ...meld, type: 'pon', tiles: without(meld.tiles, offer.tile)! };
      return [{ seat, meld: pon }];
    }),
  );
}

/** What the call just made forbids to discard. */
export function barredNow(
  { seats, turn, lastDraw, phase }: DealView,
  rules: RuleValues,
): readonly Kind[] {
  const meld = seats[turn].melds.at(-1);
  if (lastDraw !== 'call' || phase.type !== 'turn' || meld === undefined) return [];
  if (meld.type !== 'chi' && meld.type !== 'pon') return [];
  const own = without(meld.tiles, meld.called!)!;
  return barredAfter(rules, meld.type, kindOf(meld.called!), own.map(kindOf));
}

function pendingRiichi({ phase, seats }: DealView): Seat | null {
  if (phase.type !== 'claims' || phase.offer.by !== 'discard') return null;
  const { from } = phase.offer;
  const { discards, riichi } = seats[from];
  return riichi === 'none' && discards.at(-1)!.isRiichi ? from : null;
}

function phaseOf({ phase, isAsked, seats }: DealView, viewer: Seat): DealPhase {
  const waiting = isAsked ? [viewer] : [];
  switch (phase.type) {
    case 'claims':
      return { type: 'claims', offer: phase.offer, waiting, answers: [] };
    case 'declarations': {
      const inRiichi = SEATS.filter((seat) => seats[seat].riichi !== 'none');
      return { type: 'declarations', waiting, tenpai: [...inRiichi, ...phase.tenpai] };
    }
    default:
      return phase;
  }
}

function beforeDeal({ scores, deposits, pool, rules }: SeatView, { seats }: DealView) {
  const isIn = (seat: Seat) => seats[seat].riichi !== 'none';
  const before = bySeat((seat) => scores[seat] + (isIn(seat) ? rules['riichi.deposit'] : 0));
  const laid = seatsOf(rules).filter(isIn).length;
  return { scores: before, deposits: deposits - laid, pool };
}

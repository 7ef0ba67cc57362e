// A table that looks to one player like the real one. What a player may do depends only on what that player
// knows, so such a table answers it: for a client that has nothing but its view, or a seat at somebody else's table.

import { type RuleValues, seatsOf } from '@hanchan/rules';
import {
  type BySeat,
  bySeat,
  INDICATOR_POSITIONS,
  isOpen,
  type Kind,
  kindOf,
  type Meld,
  REPLACEMENT_POSITIONS,
  SEATS,
  type Seat,
  TILE_COUNT,
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
import type { DealView, OpenSeat, SeatView } from './view.ts';

/** What the viewer may do now, in the order of `legalActions`; nothing where the viewer is not asked. */
export function legalFromView(view: SeatView): Action[] {
  const { viewer, deal } = view;
  if (viewer === 'spectator' || deal === null || !deal.isAsked) return [];
  return legalActions(outline(view, viewer), viewer);
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
  return missesWin(outline(view, viewer), viewer, deal.phase.offer);
}

/** A view never changes, and several things are asked of the same one. */
const imagined = new WeakMap<SeatView, Match>();

/**
 * A match that agrees with all that the viewer sees, a deal that is over and still lies there too. Hidden places hold some of the
 * unseen tiles, so riichi hands need not be tenpai; what they wait for and who is liable for a yakuman is not worked out.
 * `viewer` is the view's own, and not a spectator.
 */
export function imagine(view: SeatView, viewer: Seat): Match {
  let match = imagined.get(view);
  if (match === undefined) {
    match = matchOf(view, viewer, imagineDeal);
    imagined.set(view, match);
  }
  return match;
}

let outlined: { readonly view: SeatView; readonly match: Match } | null = null;

/**
 * The same with no particular tile in hidden places: for what may be done, which no hidden tile decides. Made for every question
 * that is put to somebody, so it costs little, and only the last is kept.
 */
export function outline(view: SeatView, viewer: Seat): Match {
  if (outlined?.view !== view) outlined = { view, match: matchOf(view, viewer, outlineDeal) };
  return outlined.match;
}

type DealOf = (view: SeatView, deal: DealView, viewer: Seat) => Deal;

function matchOf(view: SeatView, viewer: Seat, dealOf: DealOf): Match {
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
    deal: view.deal === null ? null : dealOf(view, view.deal, viewer),
  };
}

function imagineDeal(view: SeatView, deal: DealView, viewer: Seat): Deal {
  const unseen = unseenTiles(deal, view.rules);
  const seats = bySeat((seat) => {
    if (seat === viewer) return ownState(deal, viewer);
    const { handSize, hasDrawn } = deal.seats[seat];
    const hand = unseen.splice(-handSize, handSize);
    return otherState(deal.seats[seat], hand, hasDrawn ? (unseen.pop() ?? null) : null);
  });
  const melds = standingMelds(deal);
  const taken: Tile[] = [];
  for (const seat of seats) addTilesOf(seat, taken);
  const kans = kansOf(melds).length;
  const wall = wallOf(taken, kans, deal.indicators, unseen);
  return dealWith(view, deal, { viewer, seats, melds, wall, next: taken.length - kans });
}

/** In every hidden place. */
const ANY: Tile = 0;
const HANDS = Array.from({ length: 15 }, (_, size): readonly Tile[] => new Array(size).fill(ANY));
/** By the first indicator, as there is no other most of the time. */
const WALLS = Array.from({ length: TILE_COUNT }, (_, tile) => outlineWall([tile]));

function outlineWall(indicators: readonly Tile[]): readonly Tile[] {
  const wall = new Array<Tile>(WALL_SIZE).fill(ANY);
  for (const [i, tile] of indicators.entries()) wall[INDICATOR_POSITIONS[i]!] = tile;
  return wall;
}

function outlineDeal(view: SeatView, deal: DealView, viewer: Seat): Deal {
  const { rules } = view;
  const { indicators, liveTiles } = deal;
  const seats = bySeat((seat) => {
    if (seat === viewer) return ownState(deal, viewer);
    const { handSize, hasDrawn } = deal.seats[seat];
    return otherState(deal.seats[seat], HANDS[handSize]!, hasDrawn ? ANY : null);
  });
  const melds = standingMelds(deal);
  const moved = rules['wall.refill'] ? kansOf(melds).length : 0;
  return dealWith(view, deal, {
    viewer,
    seats,
    melds,
    wall: indicators.length === 1 ? WALLS[indicators[0]!]! : outlineWall(indicators),
    // What was taken need not be counted: it follows from what is left.
    next: WALL_SIZE - rules['wall.deadWall'] - moved - liveTiles,
  });
}

interface Laid {
  readonly viewer: Seat;
  readonly seats: BySeat<SeatState>;
  readonly melds: readonly Standing[];
  readonly wall: readonly Tile[];
  readonly next: number;
}

interface Standing {
  readonly seat: Seat;
  readonly meld: Meld;
}

const kansOf = (melds: readonly Standing[]): readonly Seat[] =>
  melds.filter(({ meld }) => meld.tiles.length === 4).map(({ seat }) => seat);

function dealWith(view: SeatView, deal: DealView, laid: Laid): Deal {
  const { rules } = view;
  const { viewer, seats, melds, wall, next } = laid;
  const kans = kansOf(melds);
  const { indicators, turn, lastDraw } = deal;
  return {
    wall,
    next,
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

const seen = new Int8Array(64);

function see(tiles: readonly Tile[]): void {
  for (const tile of tiles) seen[tile]!++;
}

/** The tiles of the set that the viewer does not see, in the order of the rack. */
function unseenTiles({ seats, own, indicators }: DealView, rules: RuleValues): Tile[] {
  seen.fill(0);
  see(own!.hand);
  if (own!.drawn !== null) seen[own!.drawn]!++;
  see(indicators);
  for (const { melds, discards } of seats) {
    for (const { tiles } of melds) see(tiles);
    for (const { tile, calledBy } of discards) if (calledBy === null) seen[tile]!++;
  }
  const unseen: Tile[] = [];
  for (const tile of rules['tiles.redFives'] === 'none' ? PLAIN_SET : SET_WITH_REDS) {
    if (seen[tile]! > 0) seen[tile]!--;
    else unseen.push(tile);
  }
  return unseen;
}

function ownState({ seats, own }: DealView, viewer: Seat): SeatState {
  const { hand, drawn, hasMissed, waits, hasFalseKan } = own!;
  const faults: SeatState['faults'] = hasFalseKan ? ['riichiKan'] : [];
  return stateOf(seats[viewer], { hand, drawn, hasMissed, waits, faults });
}

const otherState = (open: OpenSeat, hand: readonly Tile[], drawn: Tile | null): SeatState =>
  stateOf(open, { hand, drawn, hasMissed: false, waits: [], faults: [] });

type Hidden = Pick<SeatState, 'hand' | 'drawn' | 'hasMissed' | 'waits' | 'faults'>;

function stateOf(
  { melds, discards, riichi, ippatsu, isDead }: OpenSeat,
  { hand, drawn, hasMissed, waits, faults }: Hidden,
): SeatState {
  return {
    hand,
    drawn,
    melds,
    discards,
    riichi,
    ippatsu,
    hasMissed,
    waits,
    liable: [],
    isDead,
    faults,
  };
}

/** Discards that were called lie in melds. */
function addTilesOf({ hand, drawn, melds, discards }: SeatState, taken: Tile[]): void {
  for (const tile of hand) taken.push(tile);
  if (drawn !== null) taken.push(drawn);
  for (const { tiles } of melds) for (const tile of tiles) taken.push(tile);
  for (const { tile, calledBy } of discards) if (calledBy === null) taken.push(tile);
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
  for (let at = 0, next = replacements; at < WALL_SIZE; at++) {
    if (wall[at] !== NOWHERE) continue;
    wall[at] = next < taken.length ? taken[next]! : unseen[next - taken.length]!;
    next++;
  }
  return wall;
}

/** All melds but a kan that can still be robbed. */
function standingMelds({ seats, phase }: DealView): readonly Standing[] {
  const offer = phase.type === 'claims' && phase.offer.by !== 'discard' ? phase.offer : null;
  const standing: Standing[] = [];
  for (const seat of SEATS) {
    for (const meld of seats[seat].melds) {
      const isOffered =
        offer?.from === seat && meld.type === offer.by && meld.tiles.includes(offer.tile);
      if (!isOffered) standing.push({ seat, meld });
      else if (meld.type !== 'concealedKan') {
        const pon: Meld = { ...meld, type: 'pon', tiles: without(meld.tiles, offer.tile)! };
        standing.push({ seat, meld: pon });
      }
    }
  }
  return standing;
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

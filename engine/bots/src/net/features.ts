// A seat's view as the net sees it: one byte per plane and kind, 255 for "yes" or "all of it".

import type { Action, SeatView } from '@hanchan/game';
import { discards, type FormOptions, handShanten, improvingTiles, shanten } from '@hanchan/hand';
import {
  COPIES,
  FIRST_DRAGON,
  FIRST_WIND,
  FOUR,
  isRedFive,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
  seatAfter,
  turnsTo,
  WINDS,
} from '@hanchan/tiles';
import { readTable, type Table } from '../table.ts';
import { PLANE_COUNT, planeOf } from './planes.ts';

export const FEATURE_SIZE = PLANE_COUNT * KIND_COUNT;

const YES = 255;
const COPY = 63;

/** How fast a discard is forgotten, by discards since. */
const FADING = Uint8Array.from({ length: 40 }, (_, age) => Math.round(YES * 0.88 ** age));

/** The first plane of each player, relative to the viewer, and of each opponent. */
const PLAYER = ['own', 'right', 'across', 'left'].map((who) => planeOf(`${who}Melded`));
const OPPONENT = ['right', 'across', 'left'].map((who) => planeOf(`${who}RiichiTile`));
const P = {
  hand: planeOf('hand1'),
  handRed: planeOf('handRed'),
  drawn: planeOf('drawn'),
  dora: planeOf('dora'),
  indicator: planeOf('indicator'),
  seen: planeOf('seen'),
  roundWind: planeOf('roundWind'),
  seatWind: planeOf('seatWind'),
  valueHonour: planeOf('valueHonour'),
  ownScore: planeOf('ownScore'),
  place: planeOf('place1'),
  round: planeOf('round'),
  lastRound: planeOf('lastRound'),
  lastDeal: planeOf('lastDeal'),
  tilesLeft: planeOf('tilesLeft'),
  turn: planeOf('turn'),
  counters: planeOf('counters'),
  deposits: planeOf('deposits'),
  closed: planeOf('closed'),
  furiten: planeOf('furiten'),
  shanten: planeOf('shanten0'),
  keepsShanten: planeOf('keepsShanten'),
  accepts: planeOf('accepts'),
  improving: planeOf('improving'),
  isClaim: planeOf('isClaim'),
  offered: planeOf('offered'),
  offer: planeOf('offerRight'),
  may: planeOf('mayChiLow'),
  nearer: planeOf('chiLowNearer'),
  mayRiichi: planeOf('mayRiichi'),
  mayKan: planeOf('mayKan'),
  mayWin: planeOf('mayWin'),
} as const;

/** How a chi takes the called tile into its run. */
export const CLAIMS = ['pass', 'chiLow', 'chiMiddle', 'chiHigh', 'pon', 'calledKan'] as const;

/** Which of `CLAIMS` an answer is; null for a win. The called tile is the lowest, middle or highest of a chi. */
export function claimIndex(action: Action, offered: Kind): number | null {
  switch (action.type) {
    case 'pass':
      return 0;
    case 'chi': {
      const first = Math.min(kindOf(action.own[0]!), kindOf(action.own[1]!));
      return first > offered ? 1 : first === offered - 1 ? 2 : 3;
    }
    case 'pon':
      return 4;
    case 'calledKan':
      return 5;
    default:
      return null;
  }
}

/** Writes the features of a decision into `out`, which has `FEATURE_SIZE` bytes. */
export function writeFeatures(
  view: SeatView,
  legal: readonly Action[],
  out: Uint8Array,
  table: Table = readTable(view),
): void {
  out.fill(0);
  writeHand(table, out);
  for (let i = 0; i < FOUR; i++) writePlayer(table, i, out);
  for (let i = 0; i < 3; i++) writeOpponent(table, i, out);
  writeTable(table, out);
  writeSituation(table, out);
  writeShape(table, out);
  writeChoices(table, legal, out);
}

/** The planes of the player's own discards, as if nothing had been discarded. */
export function hideOwnDiscards(out: Uint8Array): void {
  const first = PLAYER[0]! + 4;
  out.fill(0, first * KIND_COUNT, (first + 4) * KIND_COUNT);
}

function all(out: Uint8Array, plane: number, share: number): void {
  const value = Math.round(Math.min(1, Math.max(0, share)) * YES);
  if (value > 0) out.fill(value, plane * KIND_COUNT, (plane + 1) * KIND_COUNT);
}

function set(out: Uint8Array, plane: number, kind: Kind, value: number): void {
  out[plane * KIND_COUNT + kind] = value;
}

function atLeast(out: Uint8Array, plane: number, kind: Kind, value: number): void {
  const at = plane * KIND_COUNT + kind;
  if (out[at]! < value) out[at] = value;
}

function add(out: Uint8Array, plane: number, kind: Kind, value: number): void {
  const at = plane * KIND_COUNT + kind;
  out[at] = Math.min(YES, out[at]! + value);
}

function writeHand({ held, counts, deal }: Table, out: Uint8Array): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    for (let copy = 0; copy < counts[kind]!; copy++) set(out, P.hand + copy, kind, YES);
  }
  for (let i = 0; i < held.length; i++) {
    if (isRedFive(held[i]!)) set(out, P.handRed, kindOf(held[i]!), YES);
  }
  const { drawn } = deal.own!;
  if (drawn !== null) set(out, P.drawn, kindOf(drawn), YES);
}

function writePlayer(table: Table, relative: number, out: Uint8Array): void {
  const { deal, seat, thrown, view } = table;
  const who = seatAfter(seat, relative, FOUR);
  const first = PLAYER[relative]!;
  const { melds, discards: own, riichi } = deal.seats[who]!;
  for (let i = 0; i < melds.length; i++) writeMeld(melds[i]!, first, out);
  all(out, first + 3, melds.length / 4);
  let age = own.length;
  let isAfterRiichi = false;
  for (let i = 0; i < thrown.length; i++) {
    const { seat: by, kind, fromDraw, isRiichi } = thrown[i]!;
    if (by === who) {
      age--;
      add(out, first + 4, kind, COPY);
      atLeast(out, first + 5, kind, FADING[age]!);
      if (!fromDraw) atLeast(out, first + 6, kind, FADING[age]!);
      if (isAfterRiichi) set(out, first + 7, kind, YES);
    } else if (isRiichi) isAfterRiichi = true;
  }
  if (riichi !== 'none') all(out, first + 8, 1);
  if (who === view.dealer) all(out, first + 9, 1);
}

function writeMeld({ type, tiles }: Meld, first: number, out: Uint8Array): void {
  for (let i = 0; i < tiles.length; i++) {
    const kind = kindOf(tiles[i]!);
    add(out, first, kind, COPY);
    if (type !== 'chi') set(out, first + 1, kind, YES);
    if (isRedFive(tiles[i]!)) set(out, first + 2, kind, YES);
  }
}

function writeOpponent(table: Table, index: number, out: Uint8Array): void {
  const { state, safe, seat: who } = table.others[index]!;
  const first = OPPONENT[index]!;
  const own = state.discards;
  for (let i = 0; i < own.length; i++) {
    if (!own[i]!.isRiichi) continue;
    set(out, first, kindOf(own[i]!.tile), YES);
    all(out, first + 1, FADING[own.length - 1 - i]! / YES);
  }
  for (let kind = 0; kind < KIND_COUNT; kind++)
    if (safe[kind] === 1) set(out, first + 2, kind, YES);
  for (let i = own.length - 1; i >= 0; i--) {
    if (own[i]!.fromDraw) continue;
    set(out, first + 3, kindOf(own[i]!.tile), YES);
    break;
  }
  const { scores } = table.view;
  const gap = (scores[table.seat] - scores[who]) * pointScale(table);
  all(out, first + 4, gap / 40_000 + 0.5);
}

/** Points as at a table that starts with 25,000; far smaller stakes are blown up to it. */
function pointScale({ rules }: Table): number {
  const start = rules['table.startingPoints'];
  return start < 10_000 ? 25_000 / start : 1;
}

function writeTable(table: Table, out: Uint8Array): void {
  const { deal, doraHan, left, roundWind, seatWind } = table;
  const round = FIRST_WIND + WINDS.indexOf(roundWind);
  const own = FIRST_WIND + WINDS.indexOf(seatWind);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    if (doraHan[kind]! > 0) set(out, P.dora, kind, Math.min(YES, doraHan[kind]! * 80));
    set(out, P.seen, kind, (COPIES - left[kind]!) * COPY);
    if (kind >= FIRST_DRAGON) set(out, P.valueHonour, kind, YES);
  }
  for (const tile of deal.indicators) set(out, P.indicator, kindOf(tile), YES);
  set(out, P.roundWind, round, YES);
  set(out, P.seatWind, own, YES);
  set(out, P.valueHonour, round, YES);
  set(out, P.valueHonour, own, YES);
}

function writeSituation(table: Table, out: Uint8Array): void {
  const { view, rules, deal, seat, isClosed } = table;
  const { scores } = view;
  const above = scores[seat] - rules['table.startingPoints'];
  all(out, P.ownScore, (above * pointScale(table) + 25_000) / 60_000);
  let ahead = 0;
  for (let i = 1; i < FOUR; i++) if (scores[seatAfter(seat, i, FOUR)] > scores[seat]) ahead++;
  all(out, P.place + ahead, 1);
  const rounds = Math.max(1, rules['end.rounds']);
  const dealsPlayed = Math.min(rounds * 4, view.round * 4 + view.dealer);
  all(out, P.round, dealsPlayed / (rounds * 4));
  if (view.round >= rounds - 1) all(out, P.lastRound, 1);
  if (dealsPlayed >= rounds * 4 - 1) all(out, P.lastDeal, 1);
  all(out, P.tilesLeft, deal.liveTiles / 70);
  all(out, P.turn, table.turn / 20);
  all(out, P.counters, view.counters / 5);
  all(out, P.deposits, view.deposits / 4);
  if (isClosed) all(out, P.closed, 1);
  if (deal.own!.isFuriten) all(out, P.furiten, 1);
}

const formsOf = ({ rules }: Table): FormOptions => ({
  sevenPairs: rules['win.sevenPairs'],
  thirteenOrphans: rules['win.thirteenOrphans'],
});

const seenElsewhere = new Uint8Array(KIND_COUNT);

/** Shanten, and what brings the hand on: from 14 tiles by discard, from 13 as it stands. */
function writeShape(table: Table, out: Uint8Array): void {
  const { held, melds, left, counts } = table;
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    seenElsewhere[kind] = COPIES - left[kind]! - counts[kind]!;
  }
  for (let i = 0; i < melds.length; i++) {
    for (const tile of melds[i]!.tiles) seenElsewhere[kindOf(tile)]!--;
  }
  const hand = { concealed: held, melds };
  const forms = formsOf(table);
  if (held.length % 3 !== 2) {
    writeShanten(handShanten(hand, forms), out);
    for (const { kind, remaining } of improvingTiles(hand, seenElsewhere, forms)) {
      set(out, P.improving, kind, remaining * COPY);
    }
    return;
  }
  const choices = discards(hand, seenElsewhere, forms);
  const best = choices[0]!.shanten;
  writeShanten(best, out);
  for (const { tile, shanten: after, improving, count } of choices) {
    if (after > best) break;
    const kind = kindOf(tile);
    set(out, P.keepsShanten, kind, YES);
    set(out, P.accepts, kind, Math.min(YES, count * 4));
    for (const found of improving) atLeast(out, P.improving, found.kind, found.remaining * COPY);
  }
}

function writeShanten(value: number, out: Uint8Array): void {
  all(out, P.shanten + Math.min(5, Math.max(0, value)), 1);
}

function writeChoices(table: Table, legal: readonly Action[], out: Uint8Array): void {
  const { deal } = table;
  const offer = deal.phase.type === 'claims' ? deal.phase.offer : null;
  if (offer !== null) {
    all(out, P.isClaim, 1);
    set(out, P.offered, kindOf(offer.tile), YES);
    all(out, P.offer + (turnsTo(table.seat, offer.from, FOUR) - 1), 1);
  }
  for (let i = 0; i < legal.length; i++) {
    const action = legal[i]!;
    switch (action.type) {
      case 'discard':
        if (action.riichi) all(out, P.mayRiichi, 1);
        break;
      case 'concealedKan':
      case 'addedKan':
        set(out, P.mayKan, kindOf(action.tile), YES);
        break;
      case 'tsumo':
      case 'ron':
        all(out, P.mayWin, 1);
        break;
      case 'chi':
      case 'pon':
      case 'calledKan':
        writeCall(table, action, kindOf(offer!.tile), out);
        break;
      default:
    }
  }
}

function writeCall(
  { counts, melds }: Table,
  action: Extract<Action, { type: 'chi' | 'pon' | 'calledKan' }>,
  offered: Kind,
  out: Uint8Array,
): void {
  const index = claimIndex(action, offered)! - 1;
  all(out, P.may + index, 1);
  if (action.type === 'calledKan') return;
  const before = shanten(counts, melds.length);
  for (const tile of action.own) counts[kindOf(tile)]!--;
  const after = shanten(counts, melds.length + 1);
  for (const tile of action.own) counts[kindOf(tile)]!++;
  if (after < before) all(out, P.nearer + index, 1);
}

// What the yaku look at: the facts of a win, and of one reading of it, each computed once.
// One shape is reused for every win, because this is the hot path; nobody may keep it.

import { contains, type Form, KAN, KIND_MASK, TRIPLET, type Wait, waitOf } from '@hanchan/hand';
import { playersOf, type RuleValues } from '@hanchan/rules';
import {
  FIRST_WIND,
  GREEN_KINDS,
  isRedFive,
  isTerminal,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Meld,
  type Tile,
  turnsTo,
  type Wind,
} from '@hanchan/tiles';
import type { Win } from './win.ts';

/** Bits of `present`: which sorts of tiles the hand holds. */
const CHARACTERS = 1;
const CIRCLES = 2;
const BAMBOOS = 4;
export const HONOURS = 8;
export const TERMINALS = 16;
export const SIMPLES = 32;
export const NOT_GREEN = 64;
export const ANY_SUIT = CHARACTERS | CIRCLES | BAMBOOS;

/** The bits that each kind sets. */
const SORTS = Uint8Array.from({ length: KIND_COUNT }, (_, kind) => {
  const green = GREEN_KINDS.includes(kind) ? 0 : NOT_GREEN;
  if (kind >= FIRST_WIND) return HONOURS | green;
  return (1 << ((kind / 9) | 0)) | (isTerminal(kind) ? TERMINALS : SIMPLES) | green;
});

export interface Shape {
  win: Win;
  rules: RuleValues;
  // Of the win.
  isClosed: boolean;
  isSelfDraw: boolean;
  isDealer: boolean;
  /** False where the winning tile was not kept apart and the rulebook then gives nothing for the wait. */
  hasWait: boolean;
  winning: Kind;
  /** Concealed tiles with the winning tile. */
  readonly concealed: Uint8Array;
  /** All tiles of the hand. */
  readonly owned: Uint8Array;
  redFives: number;
  /** Kinds of which the hand holds two or more: seven only in seven pairs. */
  pairs: number;
  present: number;
  kans: number;
  concealedKans: number;
  /** Bits among the honours (0–6) that are the seat wind, the round wind. */
  seatBit: number;
  roundBit: number;
  // Of the reading.
  form: Form;
  /** Sets as bytes: those in the hand first, the melds behind them. */
  readonly sets: Uint8Array;
  setsInHand: number;
  pair: Kind;
  wait: Wait;
  /** Which set the winning tile completed; -1 for a pair. */
  completed: number;
  sequences: number;
  triplets: number;
  /** Triplets and kans that count as concealed in this reading. */
  concealedTriplets: number;
  /** Pairs of identical sequences. */
  twins: number;
  /** Sets, and the pair, that hold a terminal or honour: 5 when all do. */
  outside: number;
  /** Ranks (bits 0–8) at which each suit has a sequence starting, or a triplet; last the honours. */
  readonly sequenceRanks: Uint16Array;
  readonly tripletRanks: Uint16Array;
}

export function newShape(win: Win, rules: RuleValues): Shape {
  return {
    win,
    rules,
    isClosed: true,
    isSelfDraw: true,
    isDealer: false,
    hasWait: true,
    winning: 0,
    concealed: new Uint8Array(KIND_COUNT),
    owned: new Uint8Array(KIND_COUNT),
    redFives: 0,
    pairs: 0,
    present: 0,
    kans: 0,
    concealedKans: 0,
    seatBit: 0,
    roundBit: 0,
    form: 'standard',
    sets: new Uint8Array(4),
    setsInHand: 4,
    pair: 0,
    wait: 'pair',
    completed: -1,
    sequences: 0,
    triplets: 0,
    concealedTriplets: 0,
    twins: 0,
    outside: 0,
    sequenceRanks: new Uint16Array(4),
    tripletRanks: new Uint16Array(4),
  };
}

/** Takes in everything that is the same for all readings. */
export function loadWin(shape: Shape, win: Win, rules: RuleValues): void {
  const { concealed, melds } = win.hand;
  shape.win = win;
  shape.rules = rules;
  shape.isSelfDraw = win.from === null;
  shape.isDealer = win.winner === win.dealer;
  shape.hasWait = !win.mixedIn || rules['win.tileNotApart'] === 'asUsual';
  shape.winning = kindOf(win.tile);
  const { owned } = shape;
  for (let kind = 0; kind < KIND_COUNT; kind++) owned[kind] = 0;
  owned[shape.winning] = 1;
  shape.redFives = isRedFive(win.tile) ? 1 : 0;
  shape.pairs = 0;
  shape.present = SORTS[shape.winning]!;
  loadTiles(shape, concealed);
  for (let kind = 0; kind < KIND_COUNT; kind++) shape.concealed[kind] = owned[kind]!;
  shape.isClosed = true;
  shape.kans = 0;
  shape.concealedKans = 0;
  shape.setsInHand = 4 - melds.length;
  for (let i = 0; i < melds.length; i++) loadMeld(shape, melds[i]!, shape.setsInHand + i);
  shape.seatBit = 1 << turnsTo(win.dealer, win.winner, playersOf(rules));
  shape.roundBit = ROUND_BITS[win.roundWind];
}

const ROUND_BITS: Readonly<Record<Wind, number>> = { E: 1, S: 2, W: 4, N: 8 };

/** Counts tiles in locals, because this is the innermost loop of scoring. */
function loadTiles(shape: Shape, tiles: readonly Tile[]): void {
  const { owned } = shape;
  let { redFives, pairs, present } = shape;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i]!;
    const kind = kindOf(tile);
    if (kind !== tile) redFives++;
    const count = owned[kind]! + 1;
    owned[kind] = count;
    if (count === 2) pairs++;
    present |= SORTS[kind]!;
  }
  shape.redFives = redFives;
  shape.pairs = pairs;
  shape.present = present;
}

function loadMeld(shape: Shape, meld: Meld, at: number): void {
  const { tiles, type } = meld;
  let first: Kind = KIND_COUNT;
  for (let i = 0; i < tiles.length; i++) {
    const kind = kindOf(tiles[i]!);
    if (kind < first) first = kind;
  }
  loadTiles(shape, tiles);
  if (type === 'concealedKan') shape.concealedKans++;
  else shape.isClosed = false;
  if (tiles.length === 4) {
    shape.kans++;
    shape.sets[at] = first | TRIPLET | KAN;
  } else shape.sets[at] = type === 'pon' ? first | TRIPLET : first;
}

/** Takes in one decomposition; the melds' bytes are in place already. */
export function loadSets(shape: Shape, sets: Uint8Array, from: number, pair: Kind): void {
  const mine = shape.sets;
  for (let i = 0; i < shape.setsInHand; i++) mine[i] = sets[from + i]!;
  const { sequenceRanks, tripletRanks } = shape;
  clearRanks(shape);
  shape.form = 'standard';
  shape.pair = pair;
  let sequences = 0;
  let outside = SORTS[pair]! & SIMPLES ? 0 : 1;
  let twins = 0;
  for (let i = 0; i < 4; i++) {
    const kind = mine[i]! & KIND_MASK;
    const suit = (kind / 9) | 0;
    const bit = 1 << (kind % 9);
    if (mine[i]! & TRIPLET) {
      tripletRanks[suit]! |= bit;
      if (!(SORTS[kind]! & SIMPLES)) outside++;
      continue;
    }
    sequences++;
    if (bit === 1 || bit === 64) outside++;
    sequenceRanks[suit]! |= bit;
  }
  if (sequences >= 2) twins = countTwins(mine);
  shape.sequences = sequences;
  shape.triplets = 4 - sequences;
  shape.outside = outside;
  shape.twins = twins;
}

/** Identical sequences taken two by two: 2 for four alike, 1 for three. */
function countTwins(sets: Uint8Array): number {
  let twins = 0;
  let used = 0;
  for (let i = 0; i < 3; i++) {
    if (sets[i]! & TRIPLET || used & (1 << i)) continue;
    for (let j = i + 1; j < 4; j++) {
      if (sets[j] === sets[i] && !(used & (1 << j))) {
        used |= 1 << j;
        twins++;
        break;
      }
    }
  }
  return twins;
}

/** Says which set (-1: the pair) the winning tile completed, and counts what is concealed then. */
export function loadWait(shape: Shape, completed: number): void {
  shape.completed = completed;
  shape.wait = completed < 0 ? 'pair' : waitOf(shape.sets[completed]!, shape.winning);
  let concealed = shape.concealedKans;
  for (let i = 0; i < shape.setsInHand; i++) if (shape.sets[i]! & TRIPLET) concealed++;
  if (isMeldedByRon(shape)) concealed--;
  shape.concealedTriplets = concealed;
}

/** Whether the winning discard made a triplet that the rulebook then counts as melded. */
export function isMeldedByRon(shape: Shape): boolean {
  return (
    shape.wait === 'twoPairs' && !shape.isSelfDraw && shape.rules['win.ronTriplet'] === 'melded'
  );
}

/** Whether the winning tile can be read as the last tile of this set in the hand. */
export function canComplete(shape: Shape, at: number): boolean {
  if (!contains(shape.sets[at]!, shape.winning)) return false;
  for (let i = 0; i < at; i++) if (shape.sets[i] === shape.sets[at]) return false;
  return true;
}

/** Seven pairs and thirteen orphans have no sets to look at. */
export function loadSpecialForm(shape: Shape, form: Form, pair: Kind, wait: Wait): void {
  shape.form = form;
  shape.pair = pair;
  shape.wait = wait;
  shape.completed = -1;
  shape.sequences = 0;
  shape.triplets = 0;
  shape.concealedTriplets = 0;
  shape.twins = 0;
  shape.outside = 0;
  clearRanks(shape);
}

function clearRanks({ sequenceRanks, tripletRanks }: Shape): void {
  for (let suit = 0; suit < 4; suit++) {
    sequenceRanks[suit] = 0;
    tripletRanks[suit] = 0;
  }
}

/** The winds and dragons that have value for this winner, as bits among the honours. */
function valueBits(shape: Shape): number {
  return shape.seatBit | shape.roundBit | DRAGON_BITS;
}

/** A closed hand of sequences with a pair without value: pinfu, if the wait was two-sided. */
export function isPinfuShape(shape: Shape): boolean {
  return shape.sequences === 4 && shape.isClosed && (pairBit(shape) & valueBits(shape)) === 0;
}

export const WIND_BITS = 0b0001111;
export const DRAGON_BITS = 0b1110000;
/** The pair as a bit among the honours; 0 for a suit pair. */
export function pairBit(shape: Shape): number {
  return shape.pair >= FIRST_WIND ? 1 << (shape.pair - FIRST_WIND) : 0;
}

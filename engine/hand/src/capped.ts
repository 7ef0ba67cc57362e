// How far is a melded hand from tenpai, when copies lying in its own melds cannot be drawn again?
// Kan `5555p` with `46p` lacks more than one tile, and pon `555p` makes a lone `5p` no pair wait
// (WRC 3.3: the player's own copies count, melds and quads included).
//
// The tables know only four copies a kind; here each kind has its own ceiling. Suits without melds still
// come from the tables, the others from a small recursion over the ranks, remembered for the next turn.

import { COPIES, type Counts, FIRST_WIND, type Kind } from '@hanchan/tiles';
import { VECTOR_LENGTH, WITH_PAIR } from './distances.ts';
import { MAX_SETS } from './patterns.ts';
import { HONOUR_RANKS, honourIndex, SUIT_RANKS, SUIT_SIZE, suitIndex } from './suitIndex.ts';
import {
  areTablesReady,
  buildTables,
  CLASS_SHIFT,
  HONOUR_TABLE,
  HONOUR_VECTORS,
  SUIT_TABLE,
  SUIT_VECTORS,
} from './tables.ts';

/** A melded hand wants three sets at most, so a vector is 0–3 sets without and with a pair. */
const SETS = MAX_SETS - 1;
const PAIRED = SETS + 1;
const LENGTH = PAIRED * 2;
/** More than any real distance, and small enough that three of them fit a byte. */
const UNREACHABLE = 60;

/** Regular shanten of `counts` beside `melds` (one or more) melds that hold `melded` copies. */
export function cappedShanten(counts: Counts, melds: number, melded: Counts): number {
  if (!areTablesReady) buildTables();
  const sets = MAX_SETS - melds;
  loadVector(counts, melded, 0);
  for (let i = 0; i < LENGTH; i++) total[i] = vector[i]!;
  for (let first = 9; first <= FIRST_WIND; first += 9) {
    loadVector(counts, melded, first);
    addVector(sets);
  }
  return total[PAIRED + sets]! - 1;
}

// Work space of one call: nothing in it outlives the call.
let total = new Uint8Array(LENGTH);
let joined = new Uint8Array(LENGTH);
const vector = new Uint8Array(LENGTH);

/** Joins `vector` into `total`, as far as `sets` sets. */
function addVector(sets: number): void {
  for (let at = 0; at <= sets; at++) {
    let plain = UNREACHABLE;
    let paired = UNREACHABLE;
    for (let i = 0; i <= at; i++) {
      const mine = total[i]!;
      const theirs = vector[at - i]!;
      plain = Math.min(plain, mine + theirs);
      paired = Math.min(paired, total[PAIRED + i]! + theirs, mine + vector[PAIRED + at - i]!);
    }
    joined[at] = plain;
    joined[PAIRED + at] = paired;
  }
  [total, joined] = [joined, total];
}

function loadVector(counts: Counts, melded: Counts, first: Kind): void {
  const isHonours = first === FIRST_WIND;
  const ceilingIndex = isHonours ? honourIndex(melded) : suitIndex(melded, first);
  const index = isHonours ? honourIndex(counts) : suitIndex(counts, first);
  if (ceilingIndex > 0) {
    recall(isHonours ? index + SUIT_SIZE : index, ceilingIndex, () =>
      measureSuit(counts, melded, first),
    );
    return;
  }
  const table = isHonours ? HONOUR_TABLE : SUIT_TABLE;
  const vectors = isHonours ? HONOUR_VECTORS : SUIT_VECTORS;
  const row = (table[index]! >>> CLASS_SHIFT) * VECTOR_LENGTH;
  for (let sets = 0; sets <= SETS; sets++) {
    vector[sets] = vectors[row + sets]!;
    vector[PAIRED + sets] = vectors[row + WITH_PAIR + sets]!;
  }
}

// Answers already worked out, one to a slot: bounded, and the newest replaces the oldest.
const MEMORY_BITS = 14;
const remembered = new Uint8Array(LENGTH << MEMORY_BITS);
const rememberedHands = new Int32Array(1 << MEMORY_BITS).fill(-1);
const rememberedMelds = new Int32Array(1 << MEMORY_BITS);

/** Brings the answer for these tiles and melds into `vector`, measuring only what is not remembered. */
function recall(hand: number, melds: number, measure: () => void): void {
  const mixed = Math.imul(hand, 0x9e3779b1) ^ Math.imul(melds, 0x85ebca6b);
  const slot = mixed >>> (32 - MEMORY_BITS);
  const row = slot * LENGTH;
  if (rememberedHands[slot] === hand && rememberedMelds[slot] === melds) {
    for (let i = 0; i < LENGTH; i++) vector[i] = remembered[row + i]!;
    return;
  }
  measure();
  rememberedHands[slot] = hand;
  rememberedMelds[slot] = melds;
  remembered.set(vector, row);
}

// States of the recursion: runs begun one rank back and two ranks back, sets so far, pair or not.
const STATES = PAIRED * PAIRED * LENGTH;
let here = new Uint8Array(STATES);
let ahead = new Uint8Array(STATES);

/** Rank by rank: what must this rank give, given the runs that reach into it? */
function measureSuit(counts: Counts, melded: Counts, first: Kind): void {
  const ranks = first === FIRST_WIND ? HONOUR_RANKS : SUIT_RANKS;
  here.fill(UNREACHABLE);
  here[0] = 0;
  for (let rank = 0; rank < ranks; rank++) {
    const canBegin = first < FIRST_WIND && rank + 2 < ranks;
    ahead.fill(UNREACHABLE);
    for (let state = 0; state < STATES; state++) {
      if (here[state]! < UNREACHABLE) {
        stepRank(state, counts[first + rank]!, COPIES - melded[first + rank]!, canBegin);
      }
    }
    [here, ahead] = [ahead, here];
  }
  for (let i = 0; i < LENGTH; i++) vector[i] = here[i]!;
}

function stepRank(state: number, held: number, ceiling: number, canBegin: boolean): void {
  const lacking = here[state]!;
  const sets = state & SETS;
  const hasPair = (state >> 2) & 1;
  const older = (state >> 3) & SETS;
  const newer = state >> 5;
  for (let begun = 0; begun <= (canBegin ? SETS - sets : 0); begun++) {
    for (let triplet = 0; sets + begun + triplet <= SETS && triplet < 2; triplet++) {
      for (let pair = 0; hasPair + pair < 2; pair++) {
        const wanted = older + newer + begun + triplet * 3 + pair * 2;
        if (wanted > ceiling) continue;
        const cost = lacking + Math.max(0, wanted - held);
        const next =
          (begun << 5) | (newer << 3) | ((hasPair + pair) << 2) | (sets + begun + triplet);
        if (cost < ahead[next]!) ahead[next] = cost;
      }
    }
  }
}

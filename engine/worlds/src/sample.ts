// One way the hidden tiles may lie: hands that agree with all that is known, as near and as wide as such hands are.

import { type Random, shuffled } from '@hanchan/bots';
import { legalActions, type Match } from '@hanchan/game';
import { shanten, waitsOf } from '@hanchan/hand';
import { othersAfter } from '@hanchan/rules';
import {
  bySeat,
  type Counts,
  compareTiles,
  KIND_COUNT,
  kindOf,
  type Seat,
  type Tile,
} from '@hanchan/tiles';
import type { Hidden, Look } from './look.ts';
import { isPlausible, widthOf } from './plausible.ts';

/** A table that may be the real one, and can be played on. */
export interface World {
  readonly match: Match;
}

/** Players keep what takes most tiles: of so many hands of the same shanten the widest stands. */
const CHOICES = 3;
const TRIES = 14;
/** A hand in riichi is looked for longer: there is one. */
const RIICHI_TRIES = 120;
const SWAPS = 3_000;

/** Draws a world. */
export function sampleWorld(look: Look, random: Random): World {
  const { base, others, places, unseen } = look;
  let pool = shuffled(unseen, random);
  const hands = new Map<Seat, { hand: Tile[]; drawn: Tile | null }>();
  let from = 0;
  for (const other of others) {
    const size = other.state.hand.length;
    pool = findHand(look, other, pool, from, random);
    const hand = pool.slice(from, from + size).sort(compareTiles);
    from += size;
    const drawn = other.state.drawn === null ? null : pool[from++]!;
    hands.set(other.seat, { hand, drawn });
  }
  const deal = base.deal!;
  const wall = [...deal.wall];
  places.forEach((place, i) => {
    wall[place] = pool[from + i]!;
  });
  const seats = bySeat((seat) => {
    const held = hands.get(seat);
    const state = deal.seats[seat];
    if (held === undefined) return state;
    const isWhole = held.hand.length + state.melds.length * 3 === 13;
    const waits = isWhole
      ? waitsOf(countsOf(held.hand), state.melds.length, undefined, look.forms)
      : [];
    return { ...state, ...held, waits };
  });
  return { match: askingAll({ ...base, deal: { ...deal, wall, seats } }, look.viewer) };
}

/** The same hands before another wall: where a world is drawn twice, the draws to come differ. */
export function withOtherWall({ match }: World, { places }: Look, random: Random): World {
  const deal = match.deal!;
  const wall = [...deal.wall];
  const tiles = shuffled(
    places.map((place) => wall[place]!),
    random,
  );
  places.forEach((place, i) => {
    wall[place] = tiles[i]!;
  });
  return { match: { ...match, deal: { ...deal, wall } } };
}

/** The pool with a hand of this player at `from`: the widest of a few that are plausible. */
function findHand(look: Look, other: Hidden, given: Tile[], from: number, random: Random): Tile[] {
  const { state } = other;
  const size = state.hand.length;
  const melds = state.melds.length;
  const target = targetOf(other, random);
  const pool = given;
  let best: Tile[] | null = null;
  let most = -1;
  for (let tries = 0, found = 0; found < CHOICES; tries++) {
    if (tries >= (other.inRiichi && found === 0 ? RIICHI_TRIES : TRIES)) break;
    for (let i = from; tries > 0 && i < from + size; i++) {
      swap(pool, i, from + Math.floor(random() * (pool.length - from)));
    }
    if (!bringTo(target, pool, from, size, melds, random)) continue;
    const hand = pool.slice(from, from + size);
    const counts = countsOf(hand);
    if (!isPlausible(counts, target, other, look, random)) continue;
    found++;
    const width = widthOf(counts, target, melds, look.table.left);
    if (width > most) {
      most = width;
      best = [...pool];
    }
  }
  return best ?? pool;
}

function targetOf({ inRiichi, nearness }: Hidden, random: Random): number {
  if (inRiichi) return 0;
  let rest = random();
  const found = nearness.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  return found < 0 ? nearness.length - 1 : found;
}

function swap(tiles: Tile[], i: number, j: number): void {
  const kept = tiles[i]!;
  tiles[i] = tiles[j]!;
  tiles[j] = kept;
}

const counted = new Uint8Array(KIND_COUNT);

/** Counts of some tiles, in a buffer that the next call uses again. */
function countsOf(tiles: readonly Tile[]): Counts {
  counted.fill(0);
  for (let i = 0; i < tiles.length; i++) counted[kindOf(tiles[i]!)]!++;
  return counted;
}

/** Exchanges tiles of the hand at `from` for later ones of the pool until it is as near as it should be. */
function bringTo(
  target: number,
  pool: Tile[],
  from: number,
  size: number,
  melds: number,
  random: Random,
): boolean {
  counted.fill(0);
  for (let i = from; i < from + size; i++) counted[kindOf(pool[i]!)]!++;
  const behind = pool.length - from - size;
  let now = shanten(counted, melds);
  for (let k = 0; k < SWAPS && now !== target && behind > 0; k++) {
    const i = from + Math.floor(random() * size);
    const j = from + size + Math.floor(random() * behind);
    const out = kindOf(pool[i]!);
    const into = kindOf(pool[j]!);
    if (out === into) continue;
    counted[out]!--;
    counted[into]!++;
    const then = shanten(counted, melds);
    if (Math.abs(then - target) <= Math.abs(now - target)) {
      now = then;
      swap(pool, i, j);
    } else {
      counted[out]!++;
      counted[into]!--;
    }
  }
  return now === target;
}

/** Others may want the same discard: in a world they are asked as well. */
function askingAll(match: Match, viewer: Seat): Match {
  const { phase } = match.deal!;
  if (phase.type !== 'claims') return match;
  const asking = (waiting: readonly Seat[]): Match => ({
    ...match,
    deal: { ...match.deal!, phase: { ...phase, waiting } },
  });
  const all = othersAfter(phase.offer.from, match.rules);
  const everybody = asking(all);
  return asking(all.filter((seat) => seat === viewer || legalActions(everybody, seat).length > 1));
}

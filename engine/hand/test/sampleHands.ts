// Hands for tests: read from notation, or drawn from a seeded wall.

import { type Counts, countTiles, type Hand, parseHand, parseTiles } from '@hanchan/tiles';

export function hand(text: string): Hand {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code} at ${parsed.error.at}`);
  return parsed.value;
}

export function counts(text: string): Counts {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code} at ${parsed.error.at}`);
  return countTiles(parsed.value);
}

export function sizeOf(tiles: Counts): number {
  return tiles.reduce((sum, copies) => sum + copies, 0);
}

/** A hand of fewer tiles is one whose missing sets are melds. */
export function meldsFor(tiles: Counts): number {
  return Math.floor((14 - sizeOf(tiles)) / 3);
}

/** A small seeded generator, so that a failure names a hand that can be drawn again. */
export function seeded(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}

export interface Drawing {
  readonly size: number;
  /** The kinds that may be drawn; all of them by default. */
  readonly kinds?: readonly number[];
  /** Copies that are not in the wall any more. */
  readonly taken?: Counts;
}

export const ALL_KINDS: readonly number[] = Array.from({ length: 34 }, (_, kind) => kind);

export function drawHand(random: (below: number) => number, drawing: Drawing): Counts {
  const wall = (drawing.kinds ?? ALL_KINDS).flatMap((kind) =>
    new Array<number>(4 - (drawing.taken?.[kind] ?? 0)).fill(kind),
  );
  const drawn = new Uint8Array(34);
  for (let i = 0; i < drawing.size; i++) {
    const at = random(wall.length);
    drawn[wall[at]!]!++;
    wall[at] = wall[wall.length - 1]!;
    wall.pop();
  }
  return drawn;
}

/** A complete hand with `swaps` tiles replaced: the hands that decide games. */
export function drawNearHand(
  random: (below: number) => number,
  sets: number,
  swaps: number,
): Counts {
  for (;;) {
    const tiles = new Uint8Array(34);
    for (let set = 0; set < sets; set++) {
      const low = random(28);
      if (low < 21) for (let i = 0; i < 3; i++) tiles[Math.floor(low / 7) * 9 + (low % 7) + i]!++;
      else tiles[random(34)]! += 3;
    }
    tiles[random(34)]! += 2;
    for (let swap = 0; swap < swaps; swap++) {
      const held = ALL_KINDS.filter((kind) => tiles[kind]! > 0);
      tiles[held[random(held.length)]!]!--;
      tiles[random(34)]!++;
    }
    if (tiles.every((copies) => copies <= 4)) return tiles;
  }
}

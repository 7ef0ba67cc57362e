// What a tile is, apart from which copy it is: 34 kinds, and 37 tiles because a red five is a tile of its own.
// Kinds and tiles are small integers so that hands can be counted in typed arrays.

/** 0–8 characters 1–9, 9–17 circles, 18–26 bamboos, 27–30 E S W N, 31–33 white, green, red. */
export type Kind = number & { readonly __unit?: 'kind' };

/** A kind (a plain copy of it), or 34, 35, 36 for the red five of characters, circles, bamboos. */
export type Tile = number & { readonly __unit?: 'kind' | 'tile' };

/** Different tiles, red fives apart. */
export const KIND_COUNT = 34;
/** Different tiles with the three red fives. */
export const TILE_COUNT = 37;
/** Copies of each kind in the set. */
export const COPIES = 4;

/** As the notation writes them: characters, circles, bamboos, honours. */
export const SUITS = ['m', 'p', 's', 'z'] as const;
/** One of `SUITS`. */
export type Suit = (typeof SUITS)[number];

/** The winds in the order of the seats. */
export const WINDS = ['E', 'S', 'W', 'N'] as const;
/** One of `WINDS`. */
export type Wind = (typeof WINDS)[number];

/** The kind East; the other winds follow. */
export const FIRST_WIND = 27;
/** The kind white; green and red follow. */
export const FIRST_DRAGON = 31;
/** The white dragon. */
export const WHITE: Kind = 31;
/** The green dragon. */
export const GREEN: Kind = 32;
/** The red dragon. */
export const RED: Kind = 33;

const FIRST_RED_FIVE = 34;
const FIVE = 4;

/** The kind of a tile: a red five is a five. */
export function kindOf(tile: Tile): Kind {
  return tile < FIRST_RED_FIVE ? (tile as number) : (tile - FIRST_RED_FIVE) * 9 + FIVE;
}

/** Whether it is one of the three red fives. */
export function isRedFive(tile: Tile): boolean {
  return tile >= FIRST_RED_FIVE;
}

/** The red five of the suit that `kind` belongs to; only fives have one. */
export function redFiveOf(kind: Kind): Tile | null {
  return kind < FIRST_WIND && kind % 9 === FIVE ? FIRST_RED_FIVE + (kind - FIVE) / 9 : null;
}

/** Characters, circles, bamboos or honours. */
export function suitOf(kind: Kind): Suit {
  return SUITS[(kind / 9) | 0] as Suit;
}

/** 1–9 in a suit; 1–7 among the honours. */
export function rankOf(kind: Kind): number {
  return (kind % 9) + 1;
}

/** The kind of this suit and rank, counted from 1. */
export function kindFrom(suit: Suit, rank: number): Kind {
  return SUITS.indexOf(suit) * 9 + rank - 1;
}

/** Winds and dragons. */
export function isHonour(kind: Kind): boolean {
  return kind >= FIRST_WIND;
}

/** East, South, West or North. */
export function isWind(kind: Kind): boolean {
  return kind >= FIRST_WIND && kind < FIRST_DRAGON;
}

/** White, green or red. */
export function isDragon(kind: Kind): boolean {
  return kind >= FIRST_DRAGON;
}

/** A 1 or a 9. */
export function isTerminal(kind: Kind): boolean {
  return kind < FIRST_WIND && (kind % 9 === 0 || kind % 9 === 8);
}

/** A 1, a 9, a wind or a dragon. */
export function isTerminalOrHonour(kind: Kind): boolean {
  return kind >= FIRST_WIND || kind % 9 === 0 || kind % 9 === 8;
}

/** Inside tiles: 2 to 8 of a suit. */
export function isSimple(kind: Kind): boolean {
  return !isTerminalOrHonour(kind);
}

/** Green by name, whatever the print on the tiles: 2 3 4 6 8 of bamboo and the green dragon. */
export function isGreen(kind: Kind): boolean {
  return GREEN_KINDS.includes(kind);
}

/** The kinds of all green: 2, 3, 4, 6, 8 of bamboos, and the green dragon. */
export const GREEN_KINDS: readonly Kind[] = [19, 20, 21, 23, 25, GREEN];

/** The thirteen terminals and honours. */
export const ORPHANS: readonly Kind[] = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** The kind of the tile of this wind. */
export function windKind(wind: Wind): Kind {
  return FIRST_WIND + WINDS.indexOf(wind);
}

/**
 * The dora that an indicator points to: the next number of the suit, the next wind, the next dragon,
 * each running in a ring (9→1, N→E, white→green→red→white).
 */
export function doraOf(indicator: Tile): Kind {
  const kind = kindOf(indicator);
  if (kind < FIRST_WIND) return kind % 9 === 8 ? kind - 8 : kind + 1;
  if (kind < FIRST_DRAGON) return FIRST_WIND + ((kind - FIRST_WIND + 1) % WINDS.length);
  return FIRST_DRAGON + ((kind - FIRST_DRAGON + 1) % 3);
}

// Tiles as the records write them, "5m" or "0m" for a red five, and as 34 kinds: 0-8 characters, 9-17 circles,
// 18-26 bamboos, 27-30 winds from East, 31-33 white, green, red.

export type Tile = string;
export type Kind = number;

export const KINDS: readonly Kind[] = Array.from({ length: 34 }, (_, kind) => kind);

export function kindOf(tile: Tile): Kind {
  const rank = tile[0] === '0' ? 5 : Number(tile[0]);
  return 'mpsz'.indexOf(tile[1]!) * 9 + rank - 1;
}

/** `3m0p` → `['3m', '0p']`. */
export const tilesOf = (text: string): Tile[] => text.match(/../g) ?? [];

export const isRed = (tile: Tile) => tile[0] === '0';
export const isHonour = (kind: Kind) => kind >= 27;
export const isWind = (kind: Kind) => kind >= 27 && kind < 31;
export const isDragon = (kind: Kind) => kind >= 31;
export const suitOf = (kind: Kind) => Math.floor(kind / 9);
/** 1 to 9, of a suit tile. */
export const rankOf = (kind: Kind) => (kind % 9) + 1;
export const isTerminal = (kind: Kind) =>
  !isHonour(kind) && (rankOf(kind) === 1 || rankOf(kind) === 9);
export const isEnd = (kind: Kind) => isHonour(kind) || isTerminal(kind);

/** What an indicator points to: the next tile of its suit, of the winds or of the dragons, round and round. */
export function doraOf(indicator: Tile): Kind {
  const kind = kindOf(indicator);
  if (isDragon(kind)) return kind === 33 ? 31 : kind + 1;
  if (isWind(kind)) return kind === 30 ? 27 : kind + 1;
  return rankOf(kind) === 9 ? kind - 8 : kind + 1;
}

export function countKinds(kinds: readonly Kind[]): number[] {
  const counts = KINDS.map(() => 0);
  for (const kind of kinds) counts[kind]!++;
  return counts;
}

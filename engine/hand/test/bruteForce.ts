// Regular shanten by trying every winning hand: slow, plain, and sharing nothing with the tables.

import type { Counts } from '@hanchan/tiles';

const SETS: readonly (readonly number[])[] = [
  ...Array.from({ length: 34 }, (_, kind) => [kind, kind, kind]),
  ...[0, 9, 18].flatMap((suit) =>
    Array.from({ length: 7 }, (_, rank) => [suit + rank, suit + rank + 1, suit + rank + 2]),
  ),
];
const PAIRS: readonly (readonly number[])[] = Array.from({ length: 34 }, (_, kind) => [kind, kind]);

/** Lays sets, then a pair, into a target of which no kind may exceed four less the melded copies. */
export function bruteShanten(tiles: Counts, melds: number, melded?: Counts): number {
  const target = new Uint8Array(34);
  let best = 14;
  const lay = (
    groups: readonly (readonly number[])[],
    from: number,
    left: number,
    lacking: number,
  ) => {
    if (lacking >= best) return;
    if (left === 0) {
      if (groups === PAIRS) best = lacking;
      else lay(PAIRS, 0, 1, lacking);
      return;
    }
    for (let i = from; i < groups.length; i++) {
      let cost = 0;
      for (const kind of groups[i]!) if (++target[kind]! > tiles[kind]!) cost++;
      const exists = groups[i]!.every((kind) => target[kind]! <= 4 - (melded?.[kind] ?? 0));
      if (exists) lay(groups, i, left - 1, lacking + cost);
      for (const kind of groups[i]!) target[kind]!--;
    }
  };
  lay(SETS, 0, 4 - melds, 0);
  return best - 1;
}

// How a meld lies on the table: the called tile sideways towards the one who discarded it, an added tile on top
// of it, the outer tiles of a concealed kan face down.

import type { Meld, Source, Tile } from '@hanchan/tiles';

export interface LaidTile {
  /** Null: face down. */
  readonly tile: Tile | null;
  readonly isSideways: boolean;
  /** Lies on the called tile, towards the centre. */
  readonly added: Tile | null;
}

const upright = (tile: Tile | null): LaidTile => ({ tile, isSideways: false, added: null });

/** Where the sideways tile lies among three or four: at the left, second, or at the right end. */
function placeOf(from: Source, size: number): number {
  if (from === 'left') return 0;
  return from === 'across' ? 1 : size - 1;
}

export function layMeld(meld: Meld): readonly LaidTile[] {
  const { type, tiles, from } = meld;
  if (type === 'concealedKan' || from === null) {
    return tiles.map((tile, i) => upright(i === 0 || i === tiles.length - 1 ? null : tile));
  }
  const called = meld.called ?? tiles[0]!;
  const own = [...tiles];
  own.splice(own.indexOf(called), 1);
  const added = type === 'addedKan' ? own.pop()! : null;
  const laid = own.map(upright);
  laid.splice(placeOf(from, own.length + 1), 0, { tile: called, isSideways: true, added });
  return laid;
}

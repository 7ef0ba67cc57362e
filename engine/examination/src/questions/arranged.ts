// Walls in which something rare is likely to come up: hands that are tenpai when they are dealt, and the tile that
// matters where it will be drawn soon. Chance and the players decide the rest.

import { pick, type Random } from '@hanchan/bots';
import {
  dealtPositions,
  FIRST_WIND,
  FOUR,
  KIND_COUNT,
  type Kind,
  kindOf,
  type Seat,
  seatAfter,
  type Tile,
} from '@hanchan/tiles';
import type { Skill } from './kinds.ts';
import { ALL_KINDS, completeShape, kindsOf } from './tilesOf.ts';

/** Where the first tile is drawn from; the players draw in turn, the dealer first. */
const FIRST_DRAW = 52;
const drawOf = (place: number, turn: number) => FIRST_DRAW + 4 * turn + place;

/** The wall with a tile of each wanted kind at its position, as it was where there are not so many. */
function placed(wall: readonly Tile[], wanted: ReadonlyMap<number, Kind>): Tile[] {
  const pool = [...wall];
  const result = new Map<number, Tile>();
  for (const [position, kind] of wanted) {
    const at = pool.findIndex((tile) => kindOf(tile) === kind);
    if (at < 0) return [...wall];
    result.set(position, pool.splice(at, 1)[0]!);
  }
  return wall.map((_, position) => result.get(position) ?? pool.pop()!);
}

type Arrange = (hand: (place: number) => readonly number[], random: Random) => Map<number, Kind>;

const SUITED = ALL_KINDS.slice(0, FIRST_WIND);
const HONOURS = ALL_KINDS.slice(FIRST_WIND, KIND_COUNT);

const ARRANGED: Readonly<Partial<Record<Skill<'calls'>, Arrange>>> = {
  /** Two wait alone for the same honour; the other two draw it. */
  headBump(hand, random) {
    const wait = pick(HONOURS, random);
    const held = (place: number) => {
      const sets = completeShape(SUITED, 0.1, random)?.sets ?? [];
      return [...sets.flatMap(kindsOf), wait].map((kind, i) => [hand(place)[i]!, kind] as const);
    };
    return new Map([...held(1), ...held(2), [drawOf(0, 1), wait], [drawOf(3, 1), wait]]);
  },
  /** A hand with a triplet waits, and draws the fourth: one that the waits need, or one that they do not. */
  riichiKan(hand, random) {
    const shape = completeShape(SUITED, 0.4, random);
    const triplet = shape?.sets.find(({ type }) => type === 'triplet');
    if (shape === null || triplet === undefined) return new Map();
    const kinds = shape.sets.flatMap(kindsOf);
    if (random() < 0.5) kinds.push(triplet.kind + (triplet.kind % 9 < 8 ? 1 : -1));
    else {
      kinds.push(shape.pair, shape.pair);
      const others = kinds.flatMap((kind, i) => (kind === triplet.kind ? [] : [i]));
      kinds.splice(pick(others, random), 1);
    }
    const held = kinds.map((kind, i) => [hand(1)[i]!, kind] as const);
    return new Map([...held, [drawOf(1, 1), triplet.kind]]);
  },
};

export function arrangedFor(
  skill: Skill<'calls'> | null,
  wall: readonly Tile[],
  dealer: Seat,
  random: Random,
): readonly Tile[] {
  const arrange = skill === null ? undefined : ARRANGED[skill];
  if (arrange === undefined) return wall;
  const positions = dealtPositions(dealer, 13);
  return placed(
    wall,
    arrange((place) => positions[seatAfter(dealer, place, FOUR)]!, random),
  );
}

// The table of a step: a wall in which everything lies where the lesson says, and the rest as a die that always falls alike
// has thrown it.

import { randomFrom, shuffled } from '@hanchan/bots';
import { deal, type Match, newMatch } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import {
  dealtPositions,
  formatTile,
  INDICATOR_POSITIONS,
  REPLACEMENT_POSITIONS,
  type Seat,
  type Tile,
  tileSet,
  uraPosition,
  WALL_SIZE,
  WINDS,
} from '@hanchan/tiles';
import { tilesNamed } from './deeds.ts';
import type { Arrangement } from './lesson.ts';

const SEED = 20_22;
/** The live wall begins after the four hands. */
const FIRST_DRAW = 52;

/** Tiles one by one, `.` for any. */
function drawnTiles(text: string): readonly (Tile | null)[] {
  const names = text.split(/\s+/).filter((name) => name !== '');
  return names.flatMap((name): readonly (Tile | null)[] =>
    /^\.+$/.test(name) ? [...name].map(() => null) : tilesNamed(name),
  );
}

function arrangedWall(asked: Arrangement, dealer: Seat, rules: RuleValues): Tile[] {
  const wall: (Tile | null)[] = Array.from({ length: WALL_SIZE }, () => null);
  const put = (tiles: readonly (Tile | null)[], positionOf: (i: number) => number) => {
    for (const [i, tile] of tiles.entries()) wall[positionOf(i)] = tile;
  };
  const positions = dealtPositions(dealer, 13);
  for (const [i, wind] of WINDS.entries()) {
    const text = wind === asked.wind ? asked.hand : (asked.others?.[wind] ?? '');
    put(tilesNamed(text), (at) => positions[(dealer + i) % 4]![at]!);
  }
  put(drawnTiles(asked.live), (i) => FIRST_DRAW + i);
  put(tilesNamed(asked.replacements ?? ''), (i) => REPLACEMENT_POSITIONS[i]!);
  put(tilesNamed(asked.indicators ?? ''), (i) => INDICATOR_POSITIONS[i]!);
  put(tilesNamed(asked.ura ?? ''), (i) => uraPosition(INDICATOR_POSITIONS[i]!));
  const rest = tileSet(rules['tiles.redFives'] === 'none' ? 0 : 3);
  for (const tile of wall) {
    if (tile === null) continue;
    const at = rest.indexOf(tile);
    if (at < 0) throw new Error(`${formatTile(tile)} is given more often than it exists`);
    rest.splice(at, 1);
  }
  const filler = shuffled(rest, randomFrom(SEED));
  return wall.map((tile) => tile ?? filler.pop()!);
}

/** The deal as it begins. Everybody is asked about every discard, as at a real table. */
export function layOut(asked: Arrangement, rules: RuleValues): { match: Match; seat: Seat } {
  const start = newMatch(rules, { ...asked.start, assistance: 'unassisted' });
  const dealt = deal(start, arrangedWall(asked, start.dealer, rules));
  if (!dealt.ok) throw new Error(`not dealt: ${dealt.error.code}`);
  const seat = ((start.dealer + WINDS.indexOf(asked.wind)) % 4) as Seat;
  return { match: dealt.value.match, seat };
}

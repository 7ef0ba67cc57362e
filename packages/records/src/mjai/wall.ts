// A wall for a deal whose log does not give one: every tile that was seen lies where it was drawn from, the
// others fill the places nobody looked at.

import {
  dealtPositions,
  INDICATOR_POSITIONS,
  REPLACEMENT_POSITIONS,
  type Seat,
  type Tile,
  tileSet,
  uraPosition,
  WALL_SIZE,
} from '@hanchan/tiles';
import type { MjaiEvent } from './form.ts';
import { handsOf, tileOf, tilesOf } from './read.ts';

/** Null when the seen tiles are not part of one set. */
export function rebuildWall(
  start: MjaiEvent,
  events: readonly MjaiEvent[],
  dealer: Seat,
  redFives: 0 | 3,
): Tile[] | null {
  const wall: (Tile | null)[] = Array.from({ length: WALL_SIZE }, () => null);
  const positions = dealtPositions(dealer, 13);
  handsOf(start).forEach((hand, seat) => {
    hand.forEach((tile, i) => {
      wall[positions[seat]![i]!] = tile;
    });
  });
  placeDraws(wall, events);
  placeIndicators(wall, start, events);
  return fillUp(wall, tileSet(redFives));
}

function placeDraws(wall: (Tile | null)[], events: readonly MjaiEvent[]): void {
  let next = 52;
  let replacements = 0;
  let isAfterKan = false;
  for (const event of events) {
    if (event.type === 'tsumo') {
      const at = isAfterKan ? REPLACEMENT_POSITIONS[replacements++] : next++;
      const tile = tileOf(event);
      if (at !== undefined && at < WALL_SIZE) wall[at] = tile;
      isAfterKan = false;
    } else if (['ankan', 'kakan', 'daiminkan'].includes(event.type)) isAfterKan = true;
  }
}

function placeIndicators(
  wall: (Tile | null)[],
  start: MjaiEvent,
  events: readonly MjaiEvent[],
): void {
  const turned =
    start['dora_markers'] === undefined
      ? turnedInOrder(start, events)
      : tilesOf(start, 'dora_markers');
  turned.slice(0, INDICATOR_POSITIONS.length).forEach((tile, i) => {
    if (tile !== null) wall[INDICATOR_POSITIONS[i]!] = tile;
  });
  for (const event of events) {
    if (event.type !== 'hora' || !Array.isArray(event['ura_markers'])) continue;
    const ura = tilesOf(event, 'ura_markers').slice(0, INDICATOR_POSITIONS.length);
    ura.forEach((tile, i) => {
      wall[uraPosition(INDICATOR_POSITIONS[i]!)] = tile;
    });
  }
}

function turnedInOrder(start: MjaiEvent, events: readonly MjaiEvent[]): (Tile | null)[] {
  const told = [start, ...events.filter(({ type }) => type === 'dora')];
  return told.map((event) =>
    event['dora_marker'] === undefined ? null : tileOf(event, 'dora_marker'),
  );
}

function fillUp(wall: (Tile | null)[], set: Tile[]): Tile[] | null {
  for (const tile of wall) {
    if (tile === null) continue;
    const at = set.indexOf(tile);
    if (at < 0) return null;
    set.splice(at, 1);
  }
  return wall.map((tile) => tile ?? set.pop()!);
}

// A wall for a deal whose log does not give one: every tile that was seen lies where it was drawn from, the
// others fill the places nobody looked at.

import { type RuleValues, redFivesOf } from '@hanchan/rules';
import {
  dealtPositions,
  doraOf,
  INDICATOR_POSITIONS,
  kindOf,
  REPLACEMENT_POSITIONS,
  type Seat,
  type Tile,
  tileSet,
  uraPosition,
  WALL_SIZE,
} from '@hanchan/tiles';
import type { MjaiEvent } from './form.ts';
import { handsOf, seatOf, tileOf, tilesOf } from './read.ts';

/** A fifth copy of a tile, in the event of this number; -1 is the start of the deal. */
export class ExtraTile extends Error {
  readonly at: number;
  readonly tile: Tile;
  constructor(at: number, tile: Tile) {
    super('more copies than there are');
    this.at = at;
    this.tile = tile;
  }
}

/** Throws `ExtraTile` when the seen tiles are not part of one set. */
export function rebuildWall(
  start: MjaiEvent,
  events: readonly MjaiEvent[],
  dealer: Seat,
  rules: RuleValues,
): Tile[] {
  const set = setOf(rules);
  const wall: (Tile | null)[] = Array.from({ length: WALL_SIZE }, () => null);
  const positions = dealtPositions(dealer, 13);
  handsOf(start).forEach((hand, seat) => {
    hand.forEach((tile, i) => {
      wall[positions[seat]![i]!] = tile;
    });
  });
  placeDraws(wall, events);
  // What a log says of indicators is passed over where the rulebook turns none.
  const hasDora = rules['dora.indicator'];
  takeSeen(start, events, set, hasDora);
  if (hasDora) {
    placeIndicators(wall, start, events);
    placeBlankUra(wall, start, events, set);
  }
  const rest = unplaced(wall, rules);
  return wall.map((tile) => tile ?? rest.pop()!);
}

/**
 * What fills the places nobody looked at. A tile that a log shows where no wall has a place for it, such as the
 * replacement of a fifth kan, is among them: the engine refuses the act that led to it, not the wall.
 */
function unplaced(wall: readonly (Tile | null)[], rules: RuleValues): Tile[] {
  const rest = setOf(rules);
  for (const tile of wall) if (tile !== null) rest.splice(rest.indexOf(tile), 1);
  return rest;
}

const setOf = (rules: RuleValues) => tileSet(redFivesOf(rules));

/** Takes every seen tile out of the set, in the order in which they are seen. */
function takeSeen(
  start: MjaiEvent,
  events: readonly MjaiEvent[],
  set: Tile[],
  hasDora: boolean,
): void {
  const take = (tiles: readonly Tile[], at: number) => {
    for (const tile of tiles) {
      const found = set.indexOf(tile);
      if (found < 0) throw new ExtraTile(at, tile);
      set.splice(found, 1);
    }
  };
  take([...handsOf(start).flat(), ...(hasDora ? firstIndicators(start) : [])], -1);
  let ura = 0;
  for (const [at, event] of events.entries()) {
    const seen = seenIn(event, start, hasDora, ura);
    if (event.type === 'hora') ura += seen.length;
    take(seen, at);
  }
}

function firstIndicators(start: MjaiEvent): Tile[] {
  if (start['dora_markers'] !== undefined) {
    return tilesOf(start, 'dora_markers').slice(0, INDICATOR_POSITIONS.length);
  }
  return [tileOf(start, 'dora_marker')];
}

/** Tiles that come to light with an event; `ura` of those under the indicators have been seen before. */
function seenIn(event: MjaiEvent, start: MjaiEvent, hasDora: boolean, ura: number): Tile[] {
  if (event.type === 'tsumo') return [tileOf(event)];
  if (!hasDora) return [];
  const isListed = start['dora_markers'] !== undefined;
  if (event.type === 'dora') return isListed ? [] : [tileOf(event, 'dora_marker')];
  return event.type === 'hora' ? uraOf(event).slice(ura) : [];
}

function uraOf(event: MjaiEvent): Tile[] {
  if (!Array.isArray(event['ura_markers'])) return [];
  return tilesOf(event, 'ura_markers').slice(0, INDICATOR_POSITIONS.length);
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
  const isListed = start['dora_markers'] !== undefined;
  const later = events.filter(({ type }) => type === 'dora' && !isListed);
  const turned = [...firstIndicators(start), ...later.map((event) => tileOf(event, 'dora_marker'))];
  turned.slice(0, INDICATOR_POSITIONS.length).forEach((tile, i) => {
    wall[INDICATOR_POSITIONS[i]!] = tile;
  });
  for (const event of events) {
    if (event.type !== 'hora') continue;
    uraOf(event).forEach((tile, i) => {
      wall[uraPosition(INDICATOR_POSITIONS[i]!)] ??= tile;
    });
  }
}

/** Ura that the log does not tell gives its winners nothing. */
function placeBlankUra(
  wall: (Tile | null)[],
  start: MjaiEvent,
  events: readonly MjaiEvent[],
  set: Tile[],
): void {
  const winners = events.filter(({ type }) => type === 'hora').map((event) => seatOf(event));
  if (winners.length === 0) return;
  const won = new Set(winners.flatMap((seat) => tilesHeld(seat, start, events)).map(kindOf));
  for (const position of INDICATOR_POSITIONS.map(uraPosition)) {
    if (wall[position] !== null) continue;
    const blank = set.findIndex((tile) => !won.has(doraOf(tile)));
    if (blank < 0) return;
    wall[position] = set[blank]!;
    set.splice(blank, 1);
  }
}

/** All that a seat was dealt, drew, called and won on, less what it discarded. */
function tilesHeld(seat: Seat, start: MjaiEvent, events: readonly MjaiEvent[]): Tile[] {
  const held = [...handsOf(start)[seat]!];
  for (const event of events) {
    if (event['actor'] !== seat || event['pai'] === undefined) continue;
    const tile = tileOf(event);
    if (event.type === 'dahai') {
      const at = held.indexOf(tile);
      if (at >= 0) held.splice(at, 1);
    } else if (event.type !== 'kakan') held.push(tile);
  }
  return held;
}

// An action as a line: the seat, the type, and every other field by name. Actions that the engine learns later
// need no change here, for only two names are special: `tile` and `own` hold tiles and are written as such.

import type { Action } from '@hanchan/game';
import {
  fail,
  formatTile,
  ok,
  parseTile,
  quoted,
  type Result,
  TILE_COUNT,
  type Tile,
} from '@hanchan/tiles';

export type ActionLine = readonly [seat: number, type: string, fields?: object];

const isTile = (value: unknown): value is Tile =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < TILE_COUNT;

export function formatAction(action: Action): ActionLine {
  const { seat, type, ...rest } = action as Action & Record<string, unknown>;
  const names = Object.keys(rest).sort();
  if (names.length === 0) return [seat, type];
  return [seat, type, Object.fromEntries(names.map((name) => [name, written(name, rest[name])]))];
}

function written(name: string, value: unknown): unknown {
  if (name === 'tile' && isTile(value)) return formatTile(value);
  if (name === 'own' && Array.isArray(value)) return value.map((tile) => written('tile', tile));
  return value;
}

/** The action, or the field that is none. */
export function parseAction(line: unknown): Result<Action, { field: string; message: string }> {
  if (!Array.isArray(line) || line.length < 2 || line.length > 3) {
    return fail({ field: 'a', message: 'an action is [seat, type] or [seat, type, {fields}]' });
  }
  const [seat, type, fields = {}] = line as unknown[];
  if (seat !== 0 && seat !== 1 && seat !== 2 && seat !== 3) {
    return fail({ field: 'a[0]', message: `a seat is 0 to 3, not ${quoted(seat)}` });
  }
  if (typeof type !== 'string') return fail({ field: 'a[1]', message: 'a type is a text' });
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    return fail({ field: 'a[2]', message: 'fields are an object' });
  }
  const action: Record<string, unknown> = { type, seat };
  for (const [name, value] of Object.entries(fields)) {
    const field = `a[2].${name}`;
    if (name === 'seat' || name === 'type') return fail({ field, message: 'is said already' });
    const read = readField(name, value);
    if (!read.ok) return fail({ field, message: read.error });
    action[name] = read.value;
  }
  return ok(action as unknown as Action);
}

function readField(name: string, value: unknown): Result<unknown, string> {
  if (name === 'tile') return readTile(value);
  if (name !== 'own') return ok(value);
  const tiles = Array.isArray(value) ? value.map(readTile) : [];
  const isWhole = Array.isArray(value) && tiles.every((tile) => tile.ok);
  return isWhole
    ? ok(tiles.map((tile) => (tile.ok ? tile.value : null)))
    : fail('must be a list of tiles such as ["4m","0m"]');
}

function readTile(value: unknown): Result<Tile, string> {
  const tile = typeof value === 'string' ? parseTile(value) : null;
  return tile?.ok ? tile : fail(`must be a tile such as "5m", not ${quoted(value)}`);
}

// Fields of a record of Mahjong Soul, read with care: a wrong one is named with its path, never guessed. The records leave out
// what is zero, false or empty, so a number that is missing is 0.

import { FOUR, parseTile, quoted, SEATS, type Seat } from '@hanchan/tiles';
import { LogError } from '../logRead.ts';
import { formatMjaiTile } from '../mjai/tile.ts';
import { type Fields, isFields } from '../record/fields.ts';

/** An object of the file, and where it stands. */
export interface Part {
  readonly fields: Fields;
  readonly path: string;
}

export const partError = ({ path }: Part, field: string, message: string): LogError =>
  new LogError({ line: 0, field: field === '' ? path : `${path}.${field}` }, message);

export function listIn(part: Part, field: string): readonly unknown[] {
  const value = part.fields[field] ?? [];
  if (Array.isArray(value)) return value as unknown[];
  throw partError(part, field, 'must be a list');
}

export function partsIn(part: Part, field: string): Part[] {
  return listIn(part, field).map((value, at) => {
    if (isFields(value)) return { fields: value, path: `${part.path}.${field}[${at}]` };
    throw partError(part, `${field}[${at}]`, 'must be an object');
  });
}

export function wholeIn(part: Part, field: string): number {
  const value = part.fields[field] ?? 0;
  if (Number.isSafeInteger(value)) return value as number;
  throw partError(part, field, `must be a whole number, not ${quoted(value)}`);
}

export function flagIn(part: Part, field: string): boolean {
  const value = part.fields[field] ?? false;
  if (typeof value === 'boolean') return value;
  // As programs write it that know no other.
  if (value === 0 || value === 1) return value === 1;
  throw partError(part, field, `must be true or false, not ${quoted(value)}`);
}

export function seatIn(part: Part, field = 'seat'): Seat {
  const seat = wholeIn(part, field);
  if (SEATS.includes(seat as Seat)) return seat as Seat;
  throw partError(part, field, `must be a seat from 0 to 3, not ${seat}`);
}

/** Null where there are none. */
export function fourIn(part: Part, field: string): number[] | null {
  const list = listIn(part, field);
  if (list.length === 0) return null;
  if (list.length === FOUR && list.every(Number.isSafeInteger)) return list as number[];
  const players = list.length === 3 ? ' (of three players: four play here)' : '';
  throw partError(part, field, `must be four whole numbers${players}`);
}

/** A tile such as `0m` or `5z`, as mjai writes it. */
function tileName(part: Part, field: string, value: unknown): string {
  const tile = typeof value === 'string' ? parseTile(value) : null;
  if (tile?.ok) return formatMjaiTile(tile.value);
  throw partError(part, field, `${quoted(value)} is not a tile`);
}

export const tileIn = (part: Part, field: string): string =>
  tileName(part, field, part.fields[field]);

export const tilesIn = (part: Part, field: string): string[] =>
  listIn(part, field).map((value, at) => tileName(part, `${field}[${at}]`, value));

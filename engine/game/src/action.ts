// What a seat can do. One action is one seat's choice; simultaneous claims are answered one by one.

import { SEATS, type Seat, TILE_COUNT, type Tile } from '@hanchan/tiles';

/** What a player may do with a tile too many in hand. */
export type TurnAction =
  | {
      readonly type: 'discard';
      readonly seat: Seat;
      readonly tile: Tile;
      /** The drawn tile itself, not another copy from the hand. */
      readonly fromDraw: boolean;
      readonly riichi: boolean;
    }
  | { readonly type: 'concealedKan'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'addedKan'; readonly seat: Seat; readonly tile: Tile }
  | { readonly type: 'tsumo'; readonly seat: Seat }
  | { readonly type: 'nineTerminals'; readonly seat: Seat };

/** An answer to a tile that was offered. */
export type ClaimAction =
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'ron'; readonly seat: Seat }
  /** `own` are the tiles of the hand that go with the claimed one. */
  | {
      readonly type: 'chi' | 'pon' | 'calledKan';
      readonly seat: Seat;
      readonly own: readonly Tile[];
    };

/** Tenpai or noten, at an exhaustive draw. */
export type DeclareAction = { readonly type: 'tenpai' | 'noten'; readonly seat: Seat };

/** Which of the face-down tiles is taken, where the rulebook lets players pick. */
export type PickAction = { readonly type: 'pick'; readonly seat: Seat; readonly slot: number };

/** Whatever a seat can do. */
export type Action = TurnAction | ClaimAction | DeclareAction | PickAction;

const isSeat = (value: unknown): boolean => SEATS.includes(value as Seat);
const isTile = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < TILE_COUNT;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const areTiles = (value: unknown): boolean => Array.isArray(value) && value.every(isTile);

/** The fields of each type of action beside its seat, and what they must be. */
const FIELDS: Readonly<
  Record<Action['type'], Readonly<Record<string, (value: unknown) => boolean>>>
> = {
  discard: { tile: isTile, fromDraw: isFlag, riichi: isFlag },
  concealedKan: { tile: isTile },
  addedKan: { tile: isTile },
  tsumo: {},
  nineTerminals: {},
  pass: {},
  ron: {},
  chi: { own: areTiles },
  pon: { own: areTiles },
  calledKan: { own: areTiles },
  tenpai: {},
  noten: {},
  pick: { slot: (value) => typeof value === 'number' },
};

/** Every type of action, in an order that never changes. */
export const ACTION_TYPES = Object.keys(FIELDS) as readonly Action['type'][];

/** The first field that keeps something from outside from being an action; null when it is one. */
export function malformedField(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return 'action';
  const action = value as Record<string, unknown>;
  const { type } = action;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return 'type';
  if (!isSeat(action['seat'])) return 'seat';
  const fields = FIELDS[type as Action['type']];
  for (const name in fields) if (!fields[name]!(action[name])) return name;
  // An act is all that can be sent: no field holds a word of one's own.
  for (const name in action)
    if (!(name in fields) && name !== 'type' && name !== 'seat') return name;
  return null;
}

// What a seat can do. One action is one seat's choice; simultaneous claims are answered one by one.

import type { Seat, Tile } from '@hanchan/tiles';

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

export type ClaimAction =
  | { readonly type: 'pass'; readonly seat: Seat }
  | { readonly type: 'ron'; readonly seat: Seat }
  /** `own` are the tiles of the hand that go with the claimed one. */
  | {
      readonly type: 'chi' | 'pon' | 'calledKan';
      readonly seat: Seat;
      readonly own: readonly Tile[];
    };

export type DeclareAction = { readonly type: 'tenpai' | 'noten'; readonly seat: Seat };

export type PickAction = { readonly type: 'pick'; readonly seat: Seat; readonly slot: number };

export type Action = TurnAction | ClaimAction | DeclareAction | PickAction;

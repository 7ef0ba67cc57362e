// What happened, in the order it happened. A match is the fold of its events; nobody is told anything else.

import type { Value } from '@hanchan/score';
import type { BySeat, Meld, Seat, Tile } from '@hanchan/tiles';

export const DRAW_REASONS = [
  'exhausted',
  'nagashi',
  'nineTerminals',
  'fourWinds',
  'fourKans',
  'fourRiichi',
  'tripleRon',
] as const;
export type DrawReason = (typeof DRAW_REASONS)[number];

export type GameEvent =
  | {
      readonly type: 'dealStarted';
      readonly number: number;
      readonly round: number;
      readonly dealer: Seat;
      readonly counters: number;
      readonly deposits: number;
      readonly pool: number;
      readonly scores: BySeat<number>;
      readonly hands: BySeat<readonly Tile[]>;
      readonly indicators: readonly Tile[];
    }
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly from: 'live' | 'replacement';
      /** The place in the pool that the player picked. */
      readonly slot?: number;
    }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly tile: Tile;
      readonly fromDraw: boolean;
      readonly riichi: boolean;
    }
  | { readonly type: 'riichiAccepted'; readonly seat: Seat }
  | { readonly type: 'called'; readonly seat: Seat; readonly from: Seat; readonly meld: Meld }
  | { readonly type: 'kanDeclared'; readonly seat: Seat; readonly tile: Tile; readonly meld: Meld }
  | { readonly type: 'indicatorTurned'; readonly tile: Tile }
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly from: Seat | null;
      readonly tile: Tile;
      readonly hand: readonly Tile[];
      readonly ura: readonly Tile[];
      readonly counters: number;
      readonly deposits: number;
      readonly value: Value;
      readonly scores: BySeat<number>;
    }
  | { readonly type: 'declared'; readonly seat: Seat; readonly isTenpai: boolean }
  | {
      readonly type: 'drawn';
      readonly reason: DrawReason;
      /** Who ended it by choice, or has nagashi mangan. */
      readonly by: readonly Seat[];
      readonly tenpai: readonly Seat[];
      /** The hands shown, null for those that stay hidden. */
      readonly shown: BySeat<readonly Tile[] | null>;
      readonly deltas: BySeat<number>;
      readonly scores: BySeat<number>;
    }
  | {
      readonly type: 'dealEnded';
      readonly scores: BySeat<number>;
      readonly dealerStays: boolean;
      readonly counters: number;
      readonly deposits: number;
      readonly pool: number;
    }
  | { readonly type: 'bellRang' }
  | { readonly type: 'matchEnded'; readonly scores: BySeat<number>; readonly deposits: number };

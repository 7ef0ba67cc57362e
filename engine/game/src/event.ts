// What happened, in the order it happened. A match is the fold of its events; nothing else is sent to anyone.

import type { Case, RuleKey } from '@hanchan/rules';
import type { Value } from '@hanchan/score';
import type { BySeat, Meld, Seat, Tile } from '@hanchan/tiles';
import type { ClaimAction } from './action.ts';
import type { Consequence, Foul, SeatPenalties } from './foulKinds.ts';
import type { Bell } from './match.ts';
import type { Illegal } from './refusal.ts';
import type { Ruling } from './ruling.ts';

/** Why a deal can be aborted. */
export const ABORTED = [
  'nineTerminals',
  'fourWinds',
  'fourKans',
  'fourRiichi',
  'tripleRon',
] as const;
/** Why a deal can end without a win. */
export const DRAW_REASONS = ['exhausted', 'nagashi', ...ABORTED] as const;
/** One of `DRAW_REASONS`. */
export type DrawReason = (typeof DRAW_REASONS)[number];

/** What happened, with everything that is hidden; `redact` makes it fit for a viewer. */
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
  /** Who must answer before play goes on: to the tile on offer, or with tenpai or noten. */
  | { readonly type: 'asked'; readonly seats: readonly Seat[] }
  | { readonly type: 'answered'; readonly answer: ClaimAction }
  /** A completing tile went by: the seat may not win on a discard for now. */
  | { readonly type: 'winMissed'; readonly seat: Seat }
  | { readonly type: 'riichiAccepted'; readonly seat: Seat }
  /** The turn comes to a player who picks a tile from the pool. */
  | { readonly type: 'turnPassed'; readonly seat: Seat }
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
  | { readonly type: 'wallExhausted' }
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
  | {
      readonly type: 'fouled';
      readonly seat: Seat;
      readonly foul: Foul;
      readonly consequence: Consequence;
      readonly rule: RuleKey;
      readonly case?: Case;
      /** Why the act was none. */
      readonly because?: Illegal;
      /** The concealed tiles, where the act shows them to the table. */
      readonly hand?: readonly Tile[];
      /** The tile that a win was declared on. */
      readonly tile?: Tile;
    }
  /**
   * A score fell below zero, and the table lends: the count of loans this player now holds. With `chips` it was a riichi
   * stick that was lent, and so many of its chips are held.
   */
  | {
      readonly type: 'lent';
      readonly seat: Seat;
      readonly count: number;
      readonly chips?: number;
    }
  | { readonly type: 'ruled'; readonly ruling: Ruling }
  | {
      readonly type: 'dealVoided';
      readonly offenders: readonly Seat[];
      readonly scores: BySeat<number>;
      readonly deposits: number;
      readonly pool: number;
      readonly penalties: BySeat<SeatPenalties>;
    }
  /** What a seat now owes for its offences, and the scores after it. */
  | {
      readonly type: 'penalised';
      readonly seat: Seat;
      readonly penalties: SeatPenalties;
      readonly scores: BySeat<number>;
    }
  | { readonly type: 'handDied'; readonly seat: Seat }
  | { readonly type: 'clockStarted' }
  | { readonly type: 'bellRang'; readonly bell: Bell }
  | { readonly type: 'matchEnded'; readonly scores: BySeat<number>; readonly deposits: number };

// What reaches a table from outside, in one form for every kind of record: a wall, an action, the
// bell, a ruling of the referee.

import {
  type Action,
  deal,
  type Illegal,
  type Match,
  play,
  type Ruling,
  ringBell,
  rule,
  type Step,
  startClock,
} from '@hanchan/game';
import type { Result, Tile } from '@hanchan/tiles';

/** Whatever brings a match on: a wall, an action, the signal to start, the bell, a ruling. */
export type Move =
  | {
      readonly type: 'deal';
      readonly wall: readonly Tile[];
      /** Where the wall comes from, as its maker says; carried, never read here. */
      readonly seed?: unknown;
      /** Only the tiles that were seen lie where they lay; the source does not tell the others. */
      readonly isRebuilt?: boolean;
    }
  | { readonly type: 'action'; readonly action: Action }
  | { readonly type: 'start' }
  | { readonly type: 'bell' }
  | { readonly type: 'ruling'; readonly ruling: Ruling };

/** Told of every move that was accepted, with the match before it and what came of it. */
export type Watcher = (move: Move, before: Match, step: Step) => void;

/** Carries out a move of a record. */
export function makeMove(match: Match, move: Move): Result<Step, Illegal> {
  switch (move.type) {
    case 'deal':
      return deal(match, move.wall);
    case 'action':
      return play(match, move.action);
    case 'start':
      return startClock(match);
    case 'bell':
      return ringBell(match);
    case 'ruling':
      return rule(match, move.ruling);
  }
}

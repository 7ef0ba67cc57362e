// What a page and the worker that reviews a game say to each other.

import type { ReviewedDecision, ReviewGame } from '@hanchan/arena';
import type { BotLevel } from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';

export interface ReviewRequest {
  readonly game: ReviewGame;
  readonly seat: Seat;
  readonly level: BotLevel;
}

export type FromReviewer =
  | { readonly type: 'progress'; readonly share: number }
  | {
      readonly type: 'done';
      /** The one that was to be had: without its weights the expert is not. */
      readonly bot: string;
      readonly decisions: readonly ReviewedDecision[];
    }
  | { readonly type: 'failed'; readonly message: string };

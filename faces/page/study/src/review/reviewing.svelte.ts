// A review as the page sees it: asked for, under way, stopped, there. What was found is kept in this browser.

import { type ReviewedDecision, type ReviewGame, reviewGame } from '@hanchan/arena';
import { find, keep } from '@hanchan/kit/device/deviceStore.ts';
import type { BotLevel } from '@hanchan/protocol';
import type { Film } from '@hanchan/records';
import { hashOf, sha256Hex } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import type { FromReviewer, ReviewRequest } from './reviewMessages.ts';

export interface FoundReview {
  readonly bot: string;
  readonly decisions: readonly ReviewedDecision[];
}

export type ReviewState =
  | { readonly type: 'idle' }
  | { readonly type: 'running'; readonly share: number }
  | { readonly type: 'failed'; readonly message: string }
  | ({
      readonly type: 'done';
      readonly game: ReviewGame;
      readonly seat: Seat;
      /** The same game, rules, seat and level have the same. */
      readonly key: string;
    } & FoundReview);

/** Raised when bots judge otherwise, so that old reviews are not taken for new ones. */
const EDITION = 3;

/** The same game under the same rules, whatever file it came in. */
function keyOf({ ruleset }: Film, game: ReviewGame, seat: Seat, level: BotLevel): string {
  const moves = sha256Hex(JSON.stringify(game.deals.map((deal) => deal.moves)));
  return [EDITION, hashOf(ruleset.values), moves, seat, level].join(':');
}

export function createReviewing() {
  let state = $state.raw<ReviewState>({ type: 'idle' });
  let worker: Worker | null = null;

  const end = () => {
    worker?.terminate();
    worker = null;
  };

  const done = (review: FoundReview, game: ReviewGame, seat: Seat, key: string) => {
    state = { type: 'done', game, seat, key, ...review };
    end();
  };

  return {
    get state() {
      return state;
    },
    async start(film: Film, seat: Seat, level: BotLevel) {
      end();
      state = { type: 'running', share: 0 };
      const game = reviewGame(film);
      const key = keyOf(film, game, seat, level);
      const mine = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
      worker = mine;
      const known = await find<FoundReview>('reviews', key);
      // Stopped, or asked anew, in the meantime.
      if (worker !== mine) return;
      if (known !== null) return done(known, game, seat, key);
      mine.onerror = ({ message }) => {
        state = { type: 'failed', message };
        end();
      };
      mine.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
        if (data.type === 'progress') state = { type: 'running', share: data.share };
        else if (data.type === 'failed') {
          state = { type: 'failed', message: data.message };
          end();
        } else {
          const { bot, decisions } = data;
          if (bot === level) void keep('reviews', key, { bot, decisions } satisfies FoundReview);
          done({ bot, decisions }, game, seat, key);
        }
      };
      const request: ReviewRequest = { game, seat, level };
      mine.postMessage(request);
    },
    stop() {
      end();
      if (state.type === 'running') state = { type: 'idle' };
    },
  };
}

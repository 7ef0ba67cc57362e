// Runs beside the page: plays the choices of a review in sampled worlds, first quickly, then until their difference is clear.

import { type PriceNews, priceGame, type ReviewedDecision, type ReviewGame } from '@hanchan/arena';
import { handReader } from '@hanchan/table/local/bots.ts';

export interface PriceRequest {
  readonly game: ReviewGame;
  readonly decisions: readonly ReviewedDecision[];
  readonly worlds: number;
  /** Every `of`-th decision from `part` on. */
  readonly part: { readonly part: number; readonly of: number };
}

export type FromPricer =
  | { readonly type: 'priced'; readonly news: PriceNews }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string };

const say = (message: FromPricer) => postMessage(message);

async function price({ game, decisions, worlds, part }: PriceRequest): Promise<void> {
  const read = await handReader();
  for (const news of priceGame(game, decisions, { read, worlds, part }))
    say({ type: 'priced', news });
  say({ type: 'done' });
}

addEventListener('message', ({ data }: MessageEvent<PriceRequest>) => {
  price(data).catch((error: unknown) => say({ type: 'failed', message: String(error) }));
});

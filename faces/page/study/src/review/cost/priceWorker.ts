// Runs beside the page: plays the choices of a review in sampled worlds, first quickly, then until their difference is clear. Waits
// while nobody looks.

import {
  type CurvePoint,
  curveOf,
  type PriceNews,
  priceGame,
  type ReviewedDecision,
  type ReviewGame,
} from '@hanchan/arena';
import { handReader } from '@hanchan/table/local/bots.ts';
import type { Seat } from '@hanchan/tiles';

export interface PriceRequest {
  readonly type: 'price';
  readonly game: ReviewGame;
  readonly seat: Seat;
  readonly decisions: readonly ReviewedDecision[];
  readonly worlds: number;
  /** Every `of`-th decision from `part` on; the first part draws the curve too. */
  readonly part: { readonly part: number; readonly of: number };
}

export type ToPricer = PriceRequest | { readonly type: 'pause' } | { readonly type: 'resume' };

export type FromPricer =
  | { readonly type: 'curve'; readonly curve: readonly CurvePoint[] }
  | { readonly type: 'priced'; readonly news: PriceNews }
  /** Each of this part has a first answer. */
  | { readonly type: 'quickDone' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string };

const say = (message: FromPricer) => postMessage(message);

let isPaused = false;
let goOn = () => {};

/** Lets messages in, and waits while paused. */
async function breathe(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (isPaused) {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
  }
}

async function price({ game, seat, decisions, worlds, part }: PriceRequest): Promise<void> {
  if (part.part === 0) say({ type: 'curve', curve: curveOf(game, seat) });
  const read = await handReader();
  const seen = new Set<string>();
  let isQuick = true;
  for (const news of priceGame(game, decisions, { read, worlds, part })) {
    const key = `${news.decision.deal} ${news.decision.turn}`;
    if (isQuick && seen.has(key)) {
      isQuick = false;
      say({ type: 'quickDone' });
    }
    seen.add(key);
    say({ type: 'priced', news });
    await breathe();
  }
  if (isQuick) say({ type: 'quickDone' });
  say({ type: 'done' });
}

addEventListener('message', ({ data }: MessageEvent<ToPricer>) => {
  isPaused = data.type === 'pause';
  if (data.type === 'resume') goOn();
  if (data.type !== 'price') return;
  price(data).catch((error: unknown) => say({ type: 'failed', message: String(error) }));
});

// The costs of a review as the page sees them: they come in decision by decision, quickly first, and are refined while one reads.

import type { PricedDecision, ReviewedDecision, ReviewGame } from '@hanchan/arena';
import { find, keep } from '@hanchan/kit/device/deviceStore.ts';
import type { FromPricer, PriceRequest } from './priceWorker.ts';

/** Worlds at most: enough that half a win is told from chance. */
const WORLDS = 240;
const MOST_THREADS = 4;

export interface PricingState {
  readonly priced: readonly PricedDecision[];
  readonly share: number;
  readonly isOver: boolean;
  readonly failed: string | null;
}

const NONE: PricingState = { priced: [], share: 0, isOver: false, failed: null };
const keyOf = ({ deal, turn }: PricedDecision) => `${deal} ${turn}`;

export function createPricing() {
  let state = $state.raw<PricingState>(NONE);
  let workers: Worker[] = [];

  const end = () => {
    for (const worker of workers) worker.terminate();
    workers = [];
  };

  function begin(game: ReviewGame, decisions: readonly ReviewedDecision[], key: string): void {
    const of = Math.min(MOST_THREADS, Math.max(1, navigator.hardwareConcurrency || 1));
    const shares = new Array<number>(of).fill(0);
    const found = new Map<string, PricedDecision>();
    let running = of;
    const tell = (failed: string | null = null) => {
      const isOver = running === 0 || failed !== null;
      const share = shares.reduce((sum, one) => sum + one, 0) / of;
      state = { priced: [...found.values()], share, isOver, failed };
    };
    workers = shares.map((_, part) => {
      const worker = new Worker(new URL('./priceWorker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<FromPricer>) => {
        if (data.type === 'priced') {
          const { decision, share } = data.news;
          found.set(keyOf(decision), decision);
          shares[part] = share;
          return tell();
        }
        running--;
        shares[part] = 1;
        tell(data.type === 'failed' ? data.message : null);
        if (running > 0) return;
        if (state.failed === null) void keep('reviews', key, state.priced);
        end();
      };
      const request: PriceRequest = { game, decisions, worlds: WORLDS, part: { part, of } };
      worker.postMessage(request);
      return worker;
    });
  }

  return {
    get state() {
      return state;
    },
    /** Prices what a bot found; from this device where it was done before. */
    async start(game: ReviewGame, decisions: readonly ReviewedDecision[], key: string) {
      end();
      state = NONE;
      const kept = await find<readonly PricedDecision[]>('reviews', `costs:${key}`);
      if (kept !== null) state = { priced: kept, share: 1, isOver: true, failed: null };
      else begin(game, decisions, `costs:${key}`);
    },
    /** What is done stays. */
    stop() {
      end();
      state = { ...state, isOver: true };
    },
    forget() {
      end();
      state = NONE;
    },
  };
}

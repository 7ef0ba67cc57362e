// The costs of a review as the page sees them: they come in decision by decision, quickly first, and are refined while one reads.

import {
  type CurvePoint,
  isPriced,
  type PricedDecision,
  type ReviewedDecision,
  type ReviewGame,
} from '@hanchan/arena';
import { find, keep } from '@hanchan/kit/device/deviceStore.ts';
import type { Seat } from '@hanchan/tiles';
import type { FromPricer, PriceRequest, ToPricer } from './priceWorker.ts';

/** Worlds at most: enough that half a win is told from chance. */
const WORLDS = 400;
const MOST_THREADS = 4;
/** News is shown together: the page has other things to draw. */
const TOGETHER_MS = 400;

export interface PricingState {
  /** Null until it is drawn. */
  readonly curve: readonly CurvePoint[] | null;
  readonly priced: readonly PricedDecision[];
  readonly share: number;
  /** Each has a first answer. */
  readonly isQuickDone: boolean;
  readonly isOver: boolean;
  readonly isPaused: boolean;
  readonly failed: string | null;
}

/** What is to be priced; the key is the same for the same game, rules, seat and level. */
export interface PricingOrder {
  readonly game: ReviewGame;
  readonly seat: Seat;
  readonly decisions: readonly ReviewedDecision[];
  readonly key: string;
}

type KeptCosts = Pick<PricingState, 'priced'> & { readonly curve: readonly CurvePoint[] };

const NONE: PricingState = {
  curve: null,
  priced: [],
  share: 0,
  isQuickDone: false,
  isOver: false,
  isPaused: false,
  failed: null,
};
const keyOf = ({ deal, turn }: PricedDecision) => `${deal} ${turn}`;
/** Raised when costs are told otherwise: what was kept before is worked out anew. */
const EDITION = 2;
const keptUnder = (key: string) => `costs:${EDITION}:${key}`;

export function createPricing() {
  let state = $state.raw<PricingState>(NONE);
  let workers: Worker[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  /** What was asked last: answers to anything before are late. */
  let asked = 0;
  let wantsPause = false;

  const end = () => {
    for (const worker of workers) worker.terminate();
    workers = [];
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const send = (message: ToPricer) => {
    for (const worker of workers) worker.postMessage(message);
  };
  /** Nobody looks at a hidden page. */
  const follow = () => {
    if (workers.length === 0) return;
    const isPaused = wantsPause || document.hidden;
    if (isPaused !== state.isPaused) send({ type: isPaused ? 'pause' : 'resume' });
    state = { ...state, isPaused };
  };

  function begin({ game, seat, decisions, key }: PricingOrder): void {
    // One core is the page's own: where all are busy it stutters.
    const of = Math.min(MOST_THREADS, Math.max(1, (navigator.hardwareConcurrency || 1) - 1));
    // What has no price need not be sent.
    const mine = decisions.filter(isPriced);
    const shares = new Array<number>(of).fill(0);
    const found = new Map<string, PricedDecision>();
    let curve: readonly CurvePoint[] | null = null;
    let running = of;
    let quick = 0;
    const tell = () => {
      timer = null;
      const share = shares.reduce((sum, one) => sum + one, 0) / of;
      state = {
        ...state,
        curve,
        priced: [...found.values()],
        share,
        isQuickDone: quick === of,
        isOver: running === 0,
      };
    };
    const finish = () => {
      tell();
      end();
      if (curve === null) return;
      const kept: KeptCosts = { curve, priced: state.priced };
      void keep('reviews', keptUnder(key), kept);
    };
    const hear = (part: number, data: FromPricer) => {
      if (data.type === 'failed') {
        end();
        state = { ...state, isOver: true, failed: data.message };
        return;
      }
      if (data.type === 'done') {
        running--;
        shares[part] = 1;
        if (running === 0) finish();
        return;
      }
      if (data.type === 'quickDone') quick++;
      else if (data.type === 'curve') curve = data.curve;
      else {
        found.set(keyOf(data.news.decision), data.news.decision);
        shares[part] = data.news.share;
      }
      if (found.size <= 1) tell();
      else timer ??= setTimeout(tell, TOGETHER_MS);
    };
    workers = shares.map((_, part) => {
      const worker = new Worker(new URL('./priceWorker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<FromPricer>) => hear(part, data);
      worker.onerror = ({ message }) => hear(part, { type: 'failed', message });
      const request: PriceRequest = {
        type: 'price',
        game,
        seat,
        decisions: mine,
        worlds: WORLDS,
        part: { part, of },
      };
      worker.postMessage(request);
      return worker;
    });
    follow();
  }

  return {
    get state() {
      return state;
    },
    /** Prices what a bot found; from this device where it was done before. */
    async start(order: PricingOrder) {
      end();
      state = NONE;
      wantsPause = false;
      const mine = ++asked;
      const kept = await find<KeptCosts>('reviews', keptUnder(order.key));
      if (asked !== mine) return;
      if (kept !== null) state = { ...NONE, ...kept, share: 1, isQuickDone: true, isOver: true };
      else begin(order);
    },
    /** The page is shown, or hidden. */
    follow,
    pause(isWanted: boolean) {
      wantsPause = isWanted;
      follow();
    },
    /** Whoever leaves needs no answer. */
    stop() {
      asked++;
      end();
    },
    forget() {
      asked++;
      end();
      state = NONE;
    },
  };
}

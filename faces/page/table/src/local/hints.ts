// What a bot would do, asked of a worker from what the player sees. Only for tables without other people.

import type { Candidate } from '@hanchan/bots';
import type { Action, SeatView } from '@hanchan/game';
import type { FromWorker, ToWorker } from './practiceMessages.ts';
import type { HintCost } from './priceHints.ts';

export interface Hints {
  /** The choices a bot weighed, best first. What they cost comes after it, better and better, until something else is asked. */
  ask(
    view: SeatView,
    legal: readonly Action[],
    onCosts: (costs: readonly HintCost[]) => void,
  ): Promise<readonly Candidate[]>;
  stop(): void;
}

export function createHints(): Hints {
  const worker = new Worker(new URL('./practiceWorker.ts', import.meta.url), { type: 'module' });
  const asked = new Map<number, (candidates: readonly Candidate[]) => void>();
  let last = 0;
  let tellCosts: (costs: readonly HintCost[]) => void = () => {};
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'costs' && data.id === last) tellCosts(data.costs);
    if (data.type !== 'hint') return;
    asked.get(data.id)?.(data.candidates);
    asked.delete(data.id);
  };
  return {
    ask(view, legal, onCosts) {
      const id = ++last;
      tellCosts = onCosts;
      const message: ToWorker = { type: 'hint', id, view, legal };
      worker.postMessage(message);
      return new Promise((resolve) => asked.set(id, resolve));
    },
    stop: () => worker.terminate(),
  };
}

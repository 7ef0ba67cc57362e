// The worker that makes a seating, as a part of the page sees it.

import { SEATING_STAGES, type SeatingProgress } from '@hanchan/tournament';
import type { MadeSeating, SeatingJob } from './seatingJob.ts';
import type { FromSeating, ToSeating } from './seatingWorker.ts';

export interface SeatingMaker {
  /** Null while nothing is made. From 0 to 1. */
  readonly share: number | null;
  readonly stage: SeatingProgress['stage'] | null;
  readonly failure: string | null;
  make(job: SeatingJob, onmade: (made: MadeSeating) => void): void;
  /** It then hands out the best it has. */
  stop(): void;
}

/** Call it while a component is made: the worker ends with the component. */
export function seatingMaker(): SeatingMaker {
  let worker: Worker | null = null;
  let progress = $state.raw<SeatingProgress | null>(null);
  let failure = $state<string | null>(null);
  const end = () => {
    worker?.terminate();
    worker = null;
    progress = null;
  };
  $effect(() => end);
  return {
    get share() {
      if (progress === null) return null;
      const done = SEATING_STAGES.indexOf(progress.stage);
      return (done + progress.share) / SEATING_STAGES.length;
    },
    get stage() {
      return progress?.stage ?? null;
    },
    get failure() {
      return failure;
    },
    make(job, onmade) {
      end();
      failure = null;
      progress = { stage: 'construct', share: 0 };
      worker = new Worker(new URL('./seatingWorker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<FromSeating>) => {
        if (data.type === 'progress') {
          progress = data.progress;
          return;
        }
        end();
        if (data.type === 'made') onmade(data.made);
        else failure = data.message;
      };
      const order: ToSeating = { type: 'make', job: $state.snapshot(job) as SeatingJob };
      worker.postMessage(order);
    },
    stop: () => worker?.postMessage({ type: 'stop' } satisfies ToSeating),
  };
}

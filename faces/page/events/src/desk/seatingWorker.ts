// Seating is made beside the page, a slice at a time, so that the page can show how far it is and can stop it.

import type { SeatingProgress } from '@hanchan/tournament';
import { type MadeSeating, type SeatingJob, seatingWork } from './seatingJob.ts';

export type ToSeating =
  | { readonly type: 'make'; readonly job: SeatingJob }
  | { readonly type: 'stop' };
export type FromSeating =
  | { readonly type: 'progress'; readonly progress: SeatingProgress }
  | { readonly type: 'made'; readonly made: MadeSeating }
  | { readonly type: 'failed'; readonly message: string };

const SLICE_MS = 40;
const send = (message: FromSeating) => postMessage(message);
let isStopped = false;

addEventListener('message', ({ data }: MessageEvent<ToSeating>) => {
  if (data.type === 'stop') isStopped = true;
  else void make(data.job);
});

async function make(job: SeatingJob): Promise<void> {
  isStopped = false;
  try {
    const work = seatingWork(job);
    let until = performance.now() + SLICE_MS;
    let step = work.next(false);
    while (!step.done) {
      if (performance.now() > until) {
        send({ type: 'progress', progress: step.value });
        // A message that says stop is heard only between slices.
        await new Promise((resolve) => setTimeout(resolve, 0));
        until = performance.now() + SLICE_MS;
      }
      step = work.next(isStopped);
    }
    send({ type: 'made', made: step.value });
  } catch (error) {
    send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

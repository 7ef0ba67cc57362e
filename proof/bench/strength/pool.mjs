// Matches on all cores. Threads are asked one match at a time, and take the next as soon as they are free.

import { Worker } from 'node:worker_threads';

/**
 * Plays what `next()` gives until it gives null, and hands each outcome to `done(job, outcome)`. `stop()` ends it
 * at once, with the matches under way lost; the promise `finished` then resolves too. A match that fails rejects it.
 */
export function startPool({ threads, next, done }) {
  const workers = Array.from({ length: threads }, () => newWorker());
  const stop = () => Promise.all(workers.map((worker) => worker.terminate()));
  let endAll = () => {};
  const stopped = new Promise((resolve) => {
    endAll = resolve;
  });
  const finished = Promise.race([Promise.all(workers.map((worker) => serve(worker))), stopped])
    .finally(stop)
    .then(() => undefined);

  async function serve(worker) {
    for (let job = next(); job !== null; job = next()) {
      const { outcome, failed } = await ask(worker, job);
      if (failed !== undefined) throw new Error(`${nameOf(job)}: ${failed}`);
      done(job, outcome);
    }
  }

  return { finished, stop: endAll };
}

const newWorker = () => new Worker(new URL('./matchWorker.mjs', import.meta.url));

function ask(worker, job) {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', (answer) => {
      worker.off('error', reject);
      resolve(answer);
    });
    worker.postMessage(job);
  });
}

const nameOf = ({ pair, rules, seed, set, seating }) =>
  `${pair} under ${rules}, seed ${seed}, set ${set}, seating ${seating}`;

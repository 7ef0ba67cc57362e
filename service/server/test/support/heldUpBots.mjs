// A thread of bots that gets stuck over its first batch, where the file `mark` is not there yet; it makes that file, so
// that the next thread works.

import { existsSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { botJob } from '../../dist/bots/botJob.js';

export function holdUpOnce(mark) {
  const answer = botJob(workerData.weights);
  parentPort.on('message', (batch) => {
    if (!existsSync(mark)) {
      writeFileSync(mark, '');
      for (;;);
    }
    parentPort.postMessage(answer(batch));
  });
}

// A thread of bots that ends after a few batches, in the middle of the next.

import { parentPort, workerData } from 'node:worker_threads';
import { botJob } from '../../dist/bots/botJob.js';

const answer = botJob(workerData.weights);
let left = 3;
parentPort.on('message', (batch) => {
  if (left-- === 0) process.exit(1);
  parentPort.postMessage(answer(batch));
});

// A thread of bots: the expert takes a millisecond for a decision, and no clock may wait for it. Plain JavaScript outside
// `src`, so that the sources and the build start the same; what it does is built.

import { parentPort, workerData } from 'node:worker_threads';
import { botJob } from '../dist/bots/botJob.js';

const answer = botJob(workerData.weights);
parentPort.on('message', (batch) => parentPort.postMessage(answer(batch)));

// The thread that makes papers: four hundred badges take a second, and no clock in the hall may stand still for it.
// Plain JavaScript outside `src`, so that the sources and the build start the same; what it does is built.

import { parentPort } from 'node:worker_threads';
import { doExamination } from '../dist/papers/examinationJob.js';
import { doPaper } from '../dist/papers/paperJob.js';

parentPort.on('message', async (job) => {
  try {
    const file = 'examination' in job ? await doExamination(job) : await doPaper(job);
    parentPort.postMessage({ file });
  } catch (error) {
    parentPort.postMessage({ failure: String(error?.stack ?? error) });
  }
});

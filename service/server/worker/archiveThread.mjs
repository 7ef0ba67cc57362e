// The thread that reads an archive: sixty megabytes take seconds, and no clock may stand still for them. Plain JavaScript
// outside `src`, so that the sources and the build start the same; what it does is built.

import { parentPort } from 'node:worker_threads';
import { doArchive } from '../dist/events/archiveJob.js';

parentPort.once('message', (file) => parentPort.postMessage(doArchive(file)));

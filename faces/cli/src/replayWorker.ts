// A thread of `hanchan replay`: is given files, answers with reports.

import { parentPort, workerData } from 'node:worker_threads';
import { type PlayOptions, playFile } from './playGame.ts';

const options = workerData as PlayOptions;

parentPort?.on('message', ({ file, bytes }: { file: string; bytes: Uint8Array }) => {
  parentPort?.postMessage(playFile(file, bytes, options));
});

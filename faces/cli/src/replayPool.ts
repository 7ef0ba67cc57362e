// Plays many files on all cores, and gives the reports in the order of the files.

import { availableParallelism } from 'node:os';
import { type GameReport, type PlayOptions, playFile } from './playGame.ts';
import { onThreads } from './threads.ts';

export interface GameBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
}

type Files = AsyncIterable<GameBytes>;

const WAITING = 16;
const MOST_THREADS = 8;

/** One after the other, in this thread. */
export async function* playHere(files: Files, options: PlayOptions): AsyncGenerator<GameReport> {
  for await (const { file, bytes } of files) yield* playFile(file, bytes, options);
}

export async function* playOnAllCores(
  files: Files,
  options: PlayOptions,
): AsyncGenerator<GameReport> {
  const answers = onThreads<GameBytes, readonly GameReport[]>(files, {
    module: new URL('./replayWorker.js', import.meta.url),
    data: options,
    threads: Math.min(availableParallelism(), MOST_THREADS),
    waiting: WAITING,
  });
  for await (const reports of answers) yield* reports;
}

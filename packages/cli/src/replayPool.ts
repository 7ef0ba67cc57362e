// Plays many files on all cores, and gives the reports in the order of the files.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type GameReport, type PlayOptions, playFile } from './playGame.ts';

export interface GameBytes {
  readonly file: string;
  readonly bytes: Uint8Array;
}

type Files = AsyncIterable<GameBytes>;

/** Files that wait for each thread: enough that none is idle, few enough that memory stays flat. */
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
  const size = Math.min(availableParallelism(), MOST_THREADS);
  const threads = Array.from({ length: size }, () => new Thread(options));
  const pending: Promise<readonly GameReport[]>[] = [];
  try {
    for await (const game of files) {
      const idlest = threads.reduce((a, b) => (b.waiting < a.waiting ? b : a));
      const reports = idlest.play(game);
      // A failure is met when its turn comes, not before.
      reports.catch(() => undefined);
      pending.push(reports);
      if (pending.length >= size * WAITING) yield* await pending.shift()!;
    }
    for (const reports of pending) yield* await reports;
  } finally {
    await Promise.all(threads.map((thread) => thread.stop()));
  }
}

interface Waiting {
  readonly resolve: (reports: readonly GameReport[]) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread answers in the order in which it was asked. */
class Thread {
  readonly #worker: Worker;
  readonly #queue: Waiting[] = [];

  constructor(options: PlayOptions) {
    this.#worker = new Worker(new URL('./replayWorker.js', import.meta.url), {
      workerData: options,
    });
    this.#worker.on('message', (reports: GameReport[]) => this.#queue.shift()?.resolve(reports));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#queue.splice(0)) reject(error);
    });
  }

  get waiting(): number {
    return this.#queue.length;
  }

  play({ file, bytes }: GameBytes): Promise<readonly GameReport[]> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ resolve, reject });
      this.#worker.postMessage({ file, bytes });
    });
  }

  stop(): Promise<number> {
    return this.#worker.terminate();
  }
}

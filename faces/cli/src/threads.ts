// Work on several cores: jobs are handed out, and their answers come back in the order of the jobs.

import { Worker } from 'node:worker_threads';

export interface ThreadWork {
  /** The module that answers each message with one. */
  readonly module: URL;
  /** Given to each thread when it starts. */
  readonly data: unknown;
  readonly threads: number;
  /** Jobs that wait for each thread: enough that none is idle, few enough that memory stays flat. */
  readonly waiting: number;
  /** When it is aborted no more jobs are handed out, and what is not done by then is dropped. */
  readonly signal?: AbortSignal;
}

export async function* onThreads<Job, Answer>(
  jobs: AsyncIterable<Job> | Iterable<Job>,
  { module, data, threads: size, waiting, signal }: ThreadWork,
): AsyncGenerator<Answer> {
  const threads = Array.from({ length: size }, () => new Thread<Job, Answer>(module, data));
  const pending: Promise<Answer>[] = [];
  const stopAll = () => Promise.all(threads.map((thread) => thread.stop()));
  signal?.addEventListener('abort', stopAll, { once: true });
  try {
    for await (const job of jobs) {
      if (signal?.aborted) break;
      const idlest = threads.reduce((a, b) => (b.waiting < a.waiting ? b : a));
      const answer = idlest.do(job);
      // A failure is met when its turn comes, not before.
      answer.catch(() => undefined);
      pending.push(answer);
      if (pending.length >= size * waiting) yield await pending.shift()!;
    }
    for (const answer of pending) yield await answer;
  } catch (error) {
    if (!(error instanceof Dropped)) throw error;
  } finally {
    signal?.removeEventListener('abort', stopAll);
    await stopAll();
  }
}

/** A job that was handed out and will not be done. */
class Dropped extends Error {}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/** A thread answers in the order in which it was asked. */
class Thread<Job, Answer> {
  readonly #worker: Worker;
  readonly #queue: Waiting<Answer>[] = [];

  constructor(module: URL, data: unknown) {
    this.#worker = new Worker(module, { workerData: data });
    this.#worker.on('message', (answer: Answer) => this.#queue.shift()?.resolve(answer));
    this.#worker.on('error', (error) => this.#rejectAll(error));
  }

  get waiting(): number {
    return this.#queue.length;
  }

  do(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ resolve, reject });
      this.#worker.postMessage(job);
    });
  }

  stop(): Promise<number> {
    this.#rejectAll(new Dropped());
    return this.#worker.terminate();
  }

  #rejectAll(error: unknown): void {
    for (const { reject } of this.#queue.splice(0)) reject(error);
  }
}

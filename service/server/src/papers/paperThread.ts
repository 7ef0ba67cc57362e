// The server's side of the thread that makes papers: started by the first request, one paper after the other.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ExaminationFault, ExaminationJob } from './examinationJob.ts';
import type { PaperJob } from './paperJob.ts';
import type { PaperFile } from './printer.ts';

export interface PaperThread {
  /** What a job holds is put together when its turn comes: the log of an event has megabytes. Null: too many wait for theirs. */
  make(job: () => PaperJob, whose: string): Promise<PaperFile | null> | null;
  print(job: ExaminationJob, whose: string): Promise<PaperFile | ExaminationFault> | null;
  close(): Promise<void>;
}

/** A hall asks for the same paper; an organiser for a dozen. */
const MOST_WAITING = 60;
const MOST_OF_ONE = 20;

type SentFile = Omit<PaperFile, 'body'> & { readonly body: Uint8Array | string };

interface Answer {
  readonly file?: SentFile | ExaminationFault | null;
  readonly failure?: string;
}

const FILE = new URL('../../worker/paperThread.mjs', import.meta.url);

export function paperThread(): PaperThread {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const closing = new AbortController();
  let waiting = 0;
  const own = new Map<string, number>();

  async function ask(job: PaperJob | ExaminationJob): Promise<PaperFile | ExaminationFault | null> {
    closing.signal.throwIfAborted();
    worker ??= start();
    const answered = once(worker, 'message', { signal: closing.signal });
    worker.postMessage(job);
    const [answer] = (await answered) as [Answer];
    return fileOf(answer);
  }

  function start(): Worker {
    // Not as the process was started: a test runner looks for sources where the thread needs what is built.
    const started = new Worker(FILE, { execArgv: [] });
    // Whoever waits for it hears of an error; the next paper gets a new thread.
    started.on('error', () => {
      worker = null;
    });
    return started;
  }

  function inTurn(job: () => PaperJob | ExaminationJob, whose: string) {
    const others = own.get(whose) ?? 0;
    if (waiting >= MOST_WAITING || others >= MOST_OF_ONE) return null;
    waiting++;
    own.set(whose, others + 1);
    const made = last
      .then(() => ask(job()))
      .finally(() => {
        waiting--;
        const left = own.get(whose)! - 1;
        if (left > 0) own.set(whose, left);
        else own.delete(whose);
      });
    last = made.catch(() => undefined);
    return made;
  }

  return {
    make: (job, whose) => inTurn(job, whose) as Promise<PaperFile | null> | null,
    print: (job, whose) => inTurn(() => job, whose) as Promise<PaperFile | ExaminationFault> | null,
    async close() {
      closing.abort();
      await worker?.terminate();
    },
  };
}

function fileOf({ file, failure }: Answer): PaperFile | ExaminationFault | null {
  if (failure !== undefined) throw new Error(failure);
  if (!file) return null;
  if ('fault' in file) return file;
  const { body } = file;
  return {
    ...file,
    body: typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.length),
  };
}

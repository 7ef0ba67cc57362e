// The server's side of the thread that makes papers: started by the first request, one paper after the other.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ExaminationFault, ExaminationJob } from './examinationJob.ts';
import type { PaperJob } from './paperJob.ts';
import type { PaperFile } from './printer.ts';

export interface PaperThread {
  make(job: PaperJob): Promise<PaperFile | null>;
  print(job: ExaminationJob): Promise<PaperFile | ExaminationFault>;
  close(): Promise<void>;
}

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

  function inTurn(job: PaperJob | ExaminationJob) {
    const made = last.then(() => ask(job));
    last = made.catch(() => undefined);
    return made;
  }

  return {
    make: (job) => inTurn(job) as Promise<PaperFile | null>,
    print: (job) => inTurn(job) as Promise<PaperFile | ExaminationFault>,
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

// The server's side of the thread that reads archives: no table waits for a file of somebody. One after the other, and
// only a few wait; the thread ends with its work, so that what a large file took is given back.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ArchiveAnswer } from './archiveJob.ts';

export interface ArchiveThread {
  /** Null: too many are waiting already. The bytes are handed over and gone here. */
  read(file: Uint8Array): Promise<ArchiveAnswer | null>;
  close(): Promise<void>;
}

const FILE = new URL('../../worker/archiveThread.mjs', import.meta.url);
const MOST_WAITING = 3;
/** A file at the limit takes a few seconds; what takes longer was made to. */
const PATIENCE_MS = 60_000;
/** Of the objects that a file becomes. */
const MOST_MEMORY_MB = 512;

export function archiveThread(): ArchiveThread {
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function ask(file: Uint8Array): Promise<ArchiveAnswer> {
    closing.signal.throwIfAborted();
    // Not as the process was started: a test runner looks for sources where the thread needs what is built.
    const worker = new Worker(FILE, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)]);
    try {
      const answered = once(worker, 'message', { signal });
      worker.postMessage(file, [file.buffer as ArrayBuffer]);
      const [answer] = (await answered) as [ArchiveAnswer];
      return answer;
    } catch (error) {
      closing.signal.throwIfAborted();
      // Out of memory or out of time: no event was ever like that.
      if (!isTooMuch(error)) throw error;
      const message = 'This archive takes too long to read, or too much memory.';
      return { ok: false, error: { line: 1, message } };
    } finally {
      await worker.terminate();
    }
  }

  return {
    async read(file) {
      if (waiting >= MOST_WAITING) return null;
      waiting++;
      const turn = last.then(() => ask(file));
      last = turn.catch(() => undefined);
      return turn.finally(() => {
        waiting--;
      });
    },
    async close() {
      closing.abort();
      await last;
    },
  };
}

const isTooMuch = (error: unknown): boolean => {
  const { name, code } = error as { name?: string; code?: string };
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
};

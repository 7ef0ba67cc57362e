// Adding to a stream. An append names the number it begins at and the epoch it writes under, and is carried out
// whole or not at all. Appends that arrive while the disk is busy, or are gathered, share the next commit, so a thousand
// tables cost no more fsyncs than one.

import { type Gathering, NO_GATHERING } from './gathering.ts';

export interface Entry {
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  readonly body: string;
}

export interface Append {
  readonly kind: string;
  readonly id: string;
  /** The number of the first entry: the stream must have exactly that many. */
  readonly from: number;
  /** From `claim`. */
  readonly epoch: number;
  readonly entries: readonly Entry[];
  /** Closes the stream: it is no longer among those to go on with. */
  readonly isLast?: boolean;
}

export type AppendResult =
  | { readonly ok: true; readonly head: number }
  /** Somebody has written under this number; `head` is where the stream ends. */
  | { readonly ok: false; readonly reason: 'conflict'; readonly head: number }
  /** The stream was taken over (or restored from a backup): forget it, or claim it again. */
  | { readonly ok: false; readonly reason: 'fenced'; readonly epoch: number | null };

/** Carries out what it can, in one durable step, and says which. */
export type Commit = (appends: readonly Append[]) => Promise<readonly boolean[]>;

export interface StreamState {
  readonly head: number;
  readonly epoch: number;
}

export type StateOf = (kind: string, id: string) => Promise<StreamState | undefined>;

interface Waiting {
  readonly append: Append;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

const MOST_AT_ONCE = 2_000;

export interface AppendQueue {
  append(append: Append): Promise<AppendResult>;
  /** When nothing is waiting any more. */
  drained(): Promise<void>;
}

export function createAppendQueue(
  commit: Commit,
  stateOf: StateOf,
  gathering: Gathering = NO_GATHERING,
): AppendQueue {
  let queue: Waiting[] = [];
  let running: Promise<void> | undefined;

  async function run() {
    while (queue.length > 0) {
      const gathered = gathering.wait();
      if (gathered !== null) await gathered;
      const [batch, rest] = split(queue);
      queue = rest;
      await settle(batch);
    }
    running = undefined;
  }

  async function settle(batch: readonly Waiting[]) {
    try {
      const done = await commit(batch.map(({ append }) => append));
      await Promise.all(batch.map((waiting, i) => answer(waiting, done[i] === true)));
    } catch (error) {
      // Whether the commit reached the disk is unknown here; whoever waited must read the stream again.
      for (const { reject } of batch) reject(error);
    }
  }

  async function answer({ append, resolve }: Waiting, isDone: boolean) {
    const { kind, id, from, epoch, entries } = append;
    if (isDone) return resolve({ ok: true, head: from + entries.length });
    const state = await stateOf(kind, id);
    if (state === undefined || state.epoch !== epoch) {
      return resolve({ ok: false, reason: 'fenced', epoch: state?.epoch ?? null });
    }
    resolve({ ok: false, reason: 'conflict', head: state.head });
  }

  return {
    append(append) {
      if (append.entries.length === 0) return Promise.reject(new RangeError('nothing to append'));
      return new Promise((resolve, reject) => {
        queue.push({ append, resolve, reject });
        gathering.note(append.id);
        running ??= run();
      });
    },
    drained: async () => running,
  };
}

/** The first of each stream, up to a limit; a later append of the same stream waits for the next commit. */
function split(queue: readonly Waiting[]): [Waiting[], Waiting[]] {
  const streams = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const waiting of queue) {
    const stream = `${waiting.append.kind} ${waiting.append.id}`;
    if (batch.length < MOST_AT_ONCE && !streams.has(stream)) {
      batch.push(waiting);
    } else {
      rest.push(waiting);
    }
    streams.add(stream);
  }
  return [batch, rest];
}

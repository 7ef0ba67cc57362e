// Slow bots think in threads of their own, so that no clock waits for them: questions wait in one queue, a free thread
// takes a few, and one that ended or is held up is replaced.

import type { Action } from '@hanchan/game';
import type { BotLevel } from '@hanchan/protocol';
import type { Time } from '../time.ts';
import type { BotPlayers, BotQuestion } from './botPlayers.ts';
import { onThisThread } from './botPlayers.ts';
import type { Bots } from './bots.ts';
import { type Asked, BotThread } from './botThread.ts';

/** The way to a thread and back takes longer than the others think. */
const SLOW: BotLevel = 'expert';
/** Two seconds of work for one thread. */
const MOST_WAITING = 2_000;
const MOST_TOGETHER = 16;
/** Long enough for a thread to start on a busy machine. */
const PATIENCE_MS = 5_000;
/** A question that ended so many threads is not put to another. */
const MOST_ENDS = 3;
const REST_MS = 1_000;

const FILE = new URL('../../worker/botThread.mjs', import.meta.url);

/** No answer came, and not for the bot's fault. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly reason: 'late' | 'full' | 'ended';

  constructor(reason: NoAnswer['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

export interface BotThreadsSetup {
  readonly bots: Bots;
  /** At most; each is started when the others have no time. */
  readonly count: number;
  readonly time: Pick<Time, 'after'>;
  readonly file?: URL;
}

export class BotThreads implements BotPlayers {
  readonly #setup: BotThreadsSetup;
  readonly #here: BotPlayers;
  readonly #threads = new Set<BotThread>();
  #queue: Asked[] = [];
  #isSending = false;
  #isResting = false;
  #isClosed = false;

  constructor(setup: BotThreadsSetup) {
    this.#setup = setup;
    this.#here = onThisThread(setup.bots);
  }

  /** Questions that no thread has taken yet. */
  get waiting(): number {
    return this.#queue.length;
  }

  decide(question: BotQuestion): Promise<Action> {
    return this.#isSlow(question) ? this.#ask(question) : this.#here.decide(question);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => thread.end()));
    for (const asked of this.#queue.splice(0)) asked.drop();
  }

  /** Only turns and claims take long; what else there is to choose is left to chance, which belongs to the match. */
  #isSlow({ level, view, legal }: BotQuestion): boolean {
    const phase = view.deal?.phase.type;
    const isThought = phase === 'turn' || phase === 'claims';
    return (
      level === SLOW && this.#setup.bots.levels.includes(SLOW) && legal.length > 1 && isThought
    );
  }

  #ask(question: BotQuestion): Promise<Action> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed || this.#queue.length >= MOST_WAITING) {
        reject(new NoAnswer('full', 'too many questions wait for a bot'));
        return;
      }
      const asked: Asked = {
        question,
        answer(action) {
          asked.drop();
          resolve(action);
        },
        fail(error) {
          asked.drop();
          reject(error);
        },
        drop() {
          asked.isSettled = true;
          cancel();
        },
        isSettled: false,
        ends: 0,
      };
      const cancel = this.#setup.time.after(PATIENCE_MS, () => this.#giveUp(asked));
      this.#queue.push(asked);
      this.#sendSoon();
    });
  }

  /** What is asked in one breath goes together. */
  #sendSoon(): void {
    if (this.#isSending) return;
    this.#isSending = true;
    queueMicrotask(() => {
      this.#isSending = false;
      this.#send();
    });
  }

  #send(): void {
    while (this.#queue.length > 0) {
      const free = this.#freeThread();
      if (free === null) return;
      free.ask(this.#queue.splice(0, this.#batchSize()));
    }
  }

  /** Whatever ended a thread goes alone: only one of its batch was to blame. */
  #batchSize(): number {
    if (this.#queue[0]!.ends > 0) return 1;
    const again = this.#queue.findIndex(({ ends }) => ends > 0);
    const share = Math.ceil(this.#queue.length / this.#setup.count);
    return Math.min(share, MOST_TOGETHER, again < 0 ? MOST_TOGETHER : again);
  }

  #freeThread(): BotThread | null {
    for (const thread of this.#threads) if (!thread.isBusy) return thread;
    if (this.#threads.size >= this.#setup.count || this.#isResting || this.#isClosed) return null;
    const started = new BotThread({
      file: this.#setup.file ?? FILE,
      weights: this.#setup.bots.weights,
      time: this.#setup.time,
      patienceMs: PATIENCE_MS,
      onFree: () => this.#send(),
      onEnd: (thread, left) => this.#replace(thread, left),
    });
    this.#threads.add(started);
    return started;
  }

  #giveUp(asked: Asked): void {
    asked.fail(new NoAnswer('late', `a bot has not answered for ${PATIENCE_MS / 1_000} s`));
    this.#queue = this.#queue.filter((one) => one !== asked);
  }

  /** What it had is asked again, before everything else. */
  #replace(thread: BotThread, left: readonly Asked[]): void {
    this.#threads.delete(thread);
    const open = left.filter(({ isSettled }) => !isSettled);
    this.#queue.unshift(...open);
    if (this.#isClosed) return;
    for (const asked of open) {
      asked.ends++;
      if (asked.ends < MOST_ENDS) continue;
      asked.fail(new NoAnswer('ended', 'the threads of bots end over a question'));
      this.#queue = this.#queue.filter((one) => one !== asked);
    }
    if (thread.hasAnswered) this.#send();
    else this.#restAndSend();
  }

  /** One that cannot even start is not started again and again. */
  #restAndSend(): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#setup.time.after(REST_MS, () => {
      this.#isResting = false;
      this.#send();
    });
  }
}

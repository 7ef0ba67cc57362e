// The server's side of one thread of bots: it has one batch at a time.

import { Worker } from 'node:worker_threads';
import type { Action } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import type { Time } from '../time.ts';
import type { BotAnswer, BotBatch, WrittenQuestion } from './botJob.ts';
import type { BotQuestion } from './botPlayers.ts';

/** A question that is on its way. */
export interface Asked {
  readonly question: BotQuestion;
  /** Both may be called again, and do nothing then. */
  readonly answer: (action: Action) => void;
  readonly fail: (error: Error) => void;
  /** Nobody waits for it any more. */
  readonly drop: () => void;
  isSettled: boolean;
  /** How many threads have ended over it. */
  ends: number;
}

export interface BotThreadSetup {
  readonly file: URL;
  readonly weights: Uint8Array | null;
  readonly time: Pick<Time, 'after'>;
  /** One that has had a batch for so long is held up, and ended. */
  readonly patienceMs: number;
  readonly onFree: () => void;
  /** It is gone; what it has not answered is handed back. */
  readonly onEnd: (thread: BotThread, left: readonly Asked[]) => void;
}

/** Custom rulebooks are many over time. */
const MOST_RULES = 200;

export class BotThread {
  readonly #worker: Worker;
  readonly #setup: BotThreadSetup;
  readonly #known = new Map<RuleValues, number>();
  #batch: readonly Asked[] = [];
  #hasAnswered = false;
  #cancel = () => {};

  constructor(setup: BotThreadSetup) {
    this.#setup = setup;
    const { file, weights } = setup;
    // Not as the process was started: a test runner looks for sources where the thread needs what is built.
    this.#worker = new Worker(file, { execArgv: [], workerData: { weights } });
    this.#worker.unref();
    this.#worker.on('message', (answers: readonly BotAnswer[]) => this.#hear(answers));
    // It ends by it, and that is heard below.
    this.#worker.on('error', () => {});
    this.#worker.on('exit', () => {
      this.#cancel();
      const left = this.#batch;
      this.#batch = [];
      setup.onEnd(this, left);
    });
  }

  get isBusy(): boolean {
    return this.#batch.length > 0;
  }

  /** It works at all. */
  get hasAnswered(): boolean {
    return this.#hasAnswered;
  }

  ask(batch: readonly Asked[]): void {
    const { time, patienceMs } = this.#setup;
    this.#batch = batch;
    this.#cancel = time.after(patienceMs, () => void this.end());
    this.#worker.postMessage(this.#written(batch));
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(answers: readonly BotAnswer[]): void {
    const batch = this.#batch;
    this.#batch = [];
    this.#hasAnswered = true;
    this.#cancel();
    for (const [i, answer] of answers.entries()) {
      if ('action' in answer) batch[i]!.answer(answer.action);
      else batch[i]!.fail(new Error(answer.failure));
    }
    this.#setup.onFree();
  }

  #written(batch: readonly Asked[]): BotBatch {
    const isAfresh = this.#known.size > MOST_RULES;
    if (isAfresh) this.#known.clear();
    const rules: [number, RuleValues][] = [];
    const questions = batch.map(({ question: { level, view, legal } }): WrittenQuestion => {
      const { rules: values, ...seen } = view;
      let number = this.#known.get(values);
      if (number === undefined) {
        number = this.#known.size;
        this.#known.set(values, number);
        rules.push([number, values]);
      }
      return { level, rules: number, view: seen, legal };
    });
    return { rules, isAfresh, questions: JSON.stringify(questions) };
  }
}

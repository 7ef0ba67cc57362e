// Bots that did not answer: each is counted, and each kind is said once, because an overloaded machine would say it at
// every move.

import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import { NoAnswer } from './botThreads.ts';

/** Of faults in bots, which differ by their words. */
const MOST_SAID = 100;

export class BotFailures {
  readonly #count: Pick<Counter<'reason'>, 'inc'>;
  readonly #logger: Pick<Logger, 'error'>;
  readonly #said = new Set<string>();

  constructor(count: Pick<Counter<'reason'>, 'inc'>, logger: Pick<Logger, 'error'>) {
    this.#count = count;
    this.#logger = logger;
  }

  add(error: unknown): void {
    this.#count.inc({ reason: error instanceof NoAnswer ? error.reason : 'error' });
    const words = error instanceof Error ? error.message : String(error);
    if (this.#said.has(words) || this.#said.size >= MOST_SAID) return;
    this.#said.add(words);
    this.#logger.error({ err: error }, 'a bot failed; said once, counted in the metrics');
  }
}

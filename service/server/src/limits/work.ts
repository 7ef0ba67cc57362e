// How long the one thread may work for one address in a minute on what strangers make as large as they like: clubs and circuits.
// Counting requests says nothing there: one may take a millisecond, or a second.

import type { Refusal } from '@hanchan/protocol';
import type { FastifyRequest } from 'fastify';
import { MINUTE, type Time } from '../time.ts';
import type { Allowance } from './allowance.ts';
import type { Counts } from './counts.ts';
import { neighbourhood } from './proxies.ts';

type Asking = Pick<FastifyRequest, 'ip'>;

export class Work {
  readonly #spent: Allowance;
  readonly #mostMs: number;
  readonly #steady: () => number;

  constructor(counts: Pick<Counts, 'allowance'>, time: Pick<Time, 'steady'>, mostMs: number) {
    this.#spent = counts.allowance('work', MINUTE);
    this.#steady = () => time.steady();
    this.#mostMs = mostMs;
  }

  /** Where so much was worked out for them that everybody else would wait; null: they may ask. */
  refusalOf({ ip }: Asking): Refusal | null {
    if (this.#spent.wait(nameOf(ip), this.#mostMs) === 0) return null;
    const message = 'much was worked out for your network in a short time; try again in a minute';
    return { code: 'tooFast', message };
  }

  /** Counts how long this takes, until it first waits for anything. */
  spend<T>({ ip }: Asking, make: () => T): T {
    const from = this.#steady();
    try {
      return make();
    } finally {
      this.#spent.use(nameOf(ip), this.#mostMs, this.#steady() - from);
    }
  }
}

const nameOf = (ip: string): string => `from ${neighbourhood(ip)}`;

// How much one connection may send: so many messages a second with a small burst on top, and a limited number of
// messages that do not fit the protocol.

import type { Limits } from '../config.ts';

export class Throttle {
  readonly #limits: Limits;
  #left: number;
  #at: number;
  #strikes = 0;

  constructor(limits: Limits, now: number) {
    this.#limits = limits;
    this.#left = limits.messageBurst;
    this.#at = now;
  }

  /** False when it is one too many. */
  take(now: number): boolean {
    const { messagesPerSecond, messageBurst } = this.#limits;
    const gained = ((now - this.#at) / 1_000) * messagesPerSecond;
    this.#left = Math.min(messageBurst, this.#left + Math.max(0, gained));
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** True when the connection is to be closed. */
  strike(): boolean {
    this.#strikes++;
    return this.#strikes >= this.#limits.strikes;
  }
}

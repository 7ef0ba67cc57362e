// The answers that this server has begun. Before it stops, whoever passes requests on to it must have heard so, and what was
// asked must be answered whole: a connection that is cut in the middle of an answer is an error to whoever reads it.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Time } from '../time.ts';
import { isProbe } from './probes.ts';

/** Said by an answer of itself that goes on until somebody ends it. */
export const ENDLESS = 'endless';
/** A balancer that still sends requests has not noticed yet. */
const QUIET_MS = 1_000;
const LOOK_MS = 50;

export class OpenAnswers {
  readonly #time: Time;
  /** Each with what was asked. */
  readonly #open = new Map<ServerResponse, string>();
  readonly #endless = new WeakSet<ServerResponse>();
  #isLeaving = false;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(server: Server, time: Time) {
    this.#time = time;
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#open.set(response, `${request.method} ${request.url?.split('?')[0]}`);
      response.once('close', () => this.#open.delete(response));
      response.once(ENDLESS, () => this.#endless.add(response));
      if (!isProbe(request.url ?? '')) this.#askedAt = time.steady();
      // Nobody keeps a connection that is about to end.
      if (this.#isLeaving) response.shouldKeepAlive = false;
    });
  }

  leave(): void {
    this.#isLeaving = true;
  }

  /** Once nobody has asked anything for a moment, or it takes too long. */
  quiet(mostMs: number): Promise<void> {
    return this.#until(() => this.#time.steady() - this.#askedAt >= QUIET_MS, mostMs);
  }

  /** Whatever would not end by itself ends in order, whoever was to end it. */
  endStreams(): void {
    for (const response of this.#open.keys()) if (this.#endless.has(response)) response.end();
  }

  /** Once all that was asked is answered, or it takes too long. Answers what was asked and is not answered. */
  async ended(mostMs: number): Promise<readonly string[]> {
    await this.#until(() => this.#open.size === 0, mostMs);
    return [...this.#open.values()];
  }

  async #until(holds: () => boolean, mostMs: number): Promise<void> {
    const late = this.#time.steady() + mostMs;
    while (!holds() && this.#time.steady() < late)
      await new Promise<void>((resolve) => this.#time.after(LOOK_MS, resolve));
  }
}

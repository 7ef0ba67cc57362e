// Where a stream is. The database decides; what was found is remembered until it proves wrong.

import type { Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { Time } from '../time.ts';
import { type Bus, NO_ANSWER, NOBODY, type Unanswered } from './bus.ts';
import { LostStream } from './lostStream.ts';
import type { Moved } from './messages.ts';

/** Longer than a lease: a stream whose process froze is free by then. */
const PATIENCE_MS = 8_000;
const AGAIN_MS = 40;
const MOST_KNOWN = 50_000;

export const NOT_REACHED: Refusal = {
  code: 'notStored',
  message: 'the process that has it does not answer, so nothing has changed; try again soon',
};

/** A node of an older version refuses what it could misread, and finds none that could read it. */
const NEWER: Refusal = {
  code: 'notStored',
  message:
    'a newer version of the server has it, and none is there now; nothing has changed; try again soon',
};

export const isMoved = (answer: unknown): answer is Moved =>
  typeof answer === 'object' && answer !== null && 'moved' in answer;

export interface OwnersSetup {
  readonly bus: Bus;
  readonly time: Time;
  /** Others may have what we had: nothing is answered for, and nothing taken over. */
  readonly isCutOff: () => boolean;
  /** A newer version has held the stream, and no process of that version lives. */
  readonly onNewer: (stream: string) => void;
}

export interface Way<T> {
  /** Where it is ours, or free. Throws `LostStream` where it is not. */
  readonly here: (gone?: string) => Promise<T>;
  readonly there: (node: string) => Promise<T | Moved | Unanswered>;
}

export class Owners {
  readonly #setup: OwnersSetup;
  readonly #known = new Map<string, string>();

  constructor(setup: OwnersSetup) {
    this.#setup = setup;
  }

  /** Whoever has the stream answers; if nobody does, it becomes ours. */
  async reach<T>(stream: string, { here, there }: Way<T>): Promise<Result<T, Refusal>> {
    const { bus, time, isCutOff } = this.#setup;
    const until = time.steady() + PATIENCE_MS;
    let gone: string | undefined;
    let isNewer = false;
    while (time.steady() < until && !isCutOff()) {
      const node = this.#known.get(stream);
      if (node === undefined) {
        try {
          return ok(await here(gone));
        } catch (error) {
          if (!(error instanceof LostStream) || !bus.isShared) throw error;
          isNewer = error.isNewer;
          if (error.heldBy === null) await this.#pause();
          else this.#note(stream, error.heldBy);
          continue;
        }
      }
      const answer = await there(node);
      if (answer !== NOBODY && answer !== NO_ANSWER && !isMoved(answer)) return ok(answer);
      this.#known.delete(stream);
      if (answer === NOBODY || (isMoved(answer) && answer.moved === 'out')) gone = node;
      else await this.#pause();
    }
    if (!isNewer) return fail(NOT_REACHED);
    this.#setup.onNewer(stream);
    return fail(NEWER);
  }

  forget(node: string): void {
    for (const [stream, owner] of this.#known) if (owner === node) this.#known.delete(stream);
  }

  #note(stream: string, node: string): void {
    if (node === this.#setup.bus.node) return;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(stream, node);
  }

  /** Not equally long for all, or those who want the same would meet again and again. */
  #pause(): Promise<void> {
    const ms = AGAIN_MS * (0.5 + Math.random());
    return new Promise((resolve) => this.#setup.time.after(ms, resolve));
  }
}

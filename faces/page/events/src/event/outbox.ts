// Commands that wait to be sent. Each has its own id, so that sending it twice does it once; they go out one after the
// other, in the order they were given, and what the server refuses stays here until a person has looked at it. What was
// done at the same table upon something that was refused is not sent: it was meant for a table that nobody else has seen.

import type { ActRequest, Refusal } from '@hanchan/protocol';
import type { OutboxStore, Waiting } from './outboxStore.ts';

/** Something that was refused, and what was done upon it. */
export const chainOf = (all: readonly Waiting[], id: string): readonly Waiting[] =>
  all.filter((one) => one.id === id || one.after === id);

/** The same wish upon the table as it is by now; `later`: how many more come before it. */
export const atVersion = (act: ActRequest, version: number, later = 0): ActRequest =>
  'at' in act ? { ...act, at: { ...act.at, version: version + later } } : act;

const isSameTable = (a: ActRequest, b: ActRequest) =>
  'at' in a && 'at' in b && a.at.round === b.at.round && a.at.table === b.at.table;

export type Sending =
  | { readonly type: 'done' }
  /** Not reached: try again later. */
  | { readonly type: 'unsent' }
  | { readonly type: 'refused'; readonly refusal: Refusal };

export interface OutboxSetup {
  readonly store: OutboxStore;
  readonly send: (id: string, act: ActRequest) => Promise<Sending>;
  readonly onChange: () => void;
}

export class Outbox {
  readonly #setup: OutboxSetup;
  #waiting: readonly Waiting[];
  #isSending = false;
  readonly #asked = new Map<string, (answer: Sending) => void>();

  constructor(setup: OutboxSetup) {
    this.#setup = setup;
    this.#waiting = setup.store.read();
  }

  /** Those that wait and those that were refused. */
  get all(): readonly Waiting[] {
    return this.#waiting;
  }

  get pending(): readonly Waiting[] {
    return this.#waiting.filter(({ refused }) => refused === null);
  }

  /** Answers when the server has; `unsent` as soon as it is known that it cannot be reached now. */
  add(id: string, act: ActRequest, at: number): Promise<Sending> {
    this.#put((waiting) => [...waiting, { id, act, at, refused: null }]);
    return new Promise((answer) => {
      this.#asked.set(id, answer);
      void this.flush();
    });
  }

  /** Another page of this device has changed the store. */
  look(): void {
    this.#waiting = this.#setup.store.read();
    const there = new Set(this.#waiting.map(({ id }) => id));
    for (const id of this.#asked.keys()) if (!there.has(id)) this.#answer(id, { type: 'done' });
    this.#setup.onChange();
  }

  /** With what was done upon it. */
  drop(id: string): void {
    this.#put((waiting) => waiting.filter((one) => one.id !== id && one.after !== id));
  }

  /** Sends what waits, in order, until something cannot be sent. True: nothing is left to send. */
  async flush(): Promise<boolean> {
    if (this.#isSending) return false;
    this.#isSending = true;
    try {
      for (let next = this.pending[0]; next !== undefined; next = this.pending[0]) {
        const answer = await this.#setup.send(next.id, next.act);
        if (answer.type === 'unsent') {
          this.#answerAll(answer);
          return false;
        }
        if (answer.type === 'done') this.drop(next.id);
        else this.#refuse(next, answer.refusal);
        this.#answer(next.id, answer);
        for (const { id } of this.#waiting.filter(({ after }) => after === next!.id)) {
          this.#answer(id, answer);
        }
      }
      return true;
    } finally {
      this.#isSending = false;
    }
  }

  #refuse({ id, act }: Waiting, refused: Refusal): void {
    this.#put((waiting) =>
      waiting.map((one) => {
        if (one.id === id) return { ...one, refused };
        if (one.refused !== null || !isSameTable(one.act, act)) return one;
        return { ...one, refused, after: id };
      }),
    );
  }

  #answer(id: string, answer: Sending): void {
    this.#asked.get(id)?.(answer);
    this.#asked.delete(id);
  }

  #answerAll(answer: Sending): void {
    for (const id of [...this.#asked.keys()]) this.#answer(id, answer);
  }

  #put(how: (waiting: readonly Waiting[]) => readonly Waiting[]): void {
    this.#waiting = this.#setup.store.change(how);
    this.#setup.onChange();
  }
}

// Changes of a table, one at a time: each is stored before anyone is told, and nothing of a refused or failed one stays.

import type { Answer } from './places.ts';
import type { RoomData } from './roomData.ts';

export interface ChangesSetup {
  readonly data: RoomData;
  readonly save: (data: RoomData) => Promise<void>;
  readonly spread: () => void;
  readonly onBroken: (error: unknown) => void;
}

export class Changes {
  readonly #setup: ChangesSetup;
  #tail: Promise<unknown> = Promise.resolve();
  /** Why nothing is changed here any more. */
  #broken: { readonly error: unknown } | null = null;

  constructor(setup: ChangesSetup) {
    this.#setup = setup;
  }

  make(act: () => Answer | Promise<Answer>): Promise<Answer> {
    const { data, save, spread, onBroken } = this.#setup;
    return this.inTurn(async () => {
      // What waited meanwhile would store the table as it was before the match, and a second one would begin.
      if (this.#broken !== null) throw this.#broken.error;
      const before = structuredClone(data);
      try {
        const done = await act();
        if (done.ok) await save(data);
        spread();
        return done;
      } catch (error) {
        const isMatchTouched = data.state !== before.state;
        Object.assign(data, before);
        // A match that has begun, or ended, cannot be taken back: storage may have it.
        if (isMatchTouched) {
          this.#broken = { error };
          onBroken(error);
        }
        throw error;
      }
    });
  }

  inTurn<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#tail.then(task, task);
    this.#tail = run.catch(() => {});
    return run;
  }

  /** When what is under way is done. */
  async settled(): Promise<void> {
    await this.#tail.catch(() => {});
  }
}

// Tables are spread over the processes of a site: one that has clearly more than its share gives some away, a few at a time, to the one
// that has fewest. After a rolling deploy the process that was replaced last has none.

import type { Time } from '../time.ts';
import { givingOf } from './shares.ts';

const LOOK_MS = 1_000;
/** Who is there must have stayed the same for so long: in the middle of a deploy nothing is moved. */
const STEADY_MS = 5_000;
interface SpreadingSetup {
  readonly time: Time;
  readonly site: {
    readonly isReady: boolean;
    loads(): Promise<ReadonlyMap<string, number> | null>;
    tellToTake(node: string, table: string): Promise<void>;
  };
  readonly rooms: {
    readonly size: number;
    give(to: string, most: number, onGiven: (table: string) => Promise<void>): Promise<number>;
  };
  readonly onGiven: (to: string, tables: number) => void;
  readonly onError: (error: unknown) => void;
}

export class Spreading {
  readonly #setup: SpreadingSetup;
  #there = '';
  #steadySince: number;
  #isGiving = false;
  #isStopped = false;
  #cancel = () => {};
  #looking: Promise<void> = Promise.resolve();

  constructor(setup: SpreadingSetup) {
    this.#setup = setup;
    this.#steadySince = setup.time.steady();
    this.#lookLater();
  }

  /** What is being given is given. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#looking;
  }

  #lookLater(): void {
    if (this.#isStopped) return;
    this.#cancel = this.#setup.time.after(LOOK_MS, () => {
      this.#looking = this.#look().catch(this.#setup.onError);
      void this.#looking.then(() => this.#lookLater());
    });
  }

  async #look(): Promise<void> {
    const { site, rooms, onGiven } = this.#setup;
    const loads = site.isReady ? await site.loads() : null;
    if (!this.#isSteady(loads)) return;
    const giving = givingOf(rooms.size, loads!, this.#isGiving);
    this.#isGiving = giving !== null;
    if (giving === null || this.#isStopped || !site.isReady) return;
    const { to, tables } = giving;
    const given = await rooms.give(to, tables, (table) => site.tellToTake(to, table));
    if (given > 0) onGiven(to, given);
  }

  #isSteady(loads: ReadonlyMap<string, number> | null): boolean {
    const { time } = this.#setup;
    const there = loads === null ? '' : [...loads.keys()].sort().join(' ');
    if (there !== this.#there || there === '') {
      this.#there = there;
      this.#steadySince = time.steady();
      return false;
    }
    return time.steady() - this.#steadySince >= STEADY_MS;
  }
}

// How many guests and accounts are made from one address and in one browser in a day: enough for a hall, too few for an army.

import type { Refusal } from '@hanchan/protocol';
import type { Limits } from '../config.ts';
import { isLoopback } from '../http/address.ts';
import type { Allowance } from '../limits/allowance.ts';
import type { Counts } from '../limits/counts.ts';
import { DAY } from '../time.ts';
import type { Origin } from './homes.ts';

/** In one browser. */
const ON_A_DEVICE = { guest: 30, account: 5 };

export class Newcomers {
  readonly #limits: Pick<Limits, 'guestsPerDay' | 'accountsPerDay'>;
  readonly #made: Allowance;

  constructor(counts: Pick<Counts, 'allowance'>, limits: Limits) {
    this.#limits = limits;
    this.#made = counts.allowance('newcomers', DAY);
  }

  /** Counted before it is made: whoever is refused for another reason has used it up, too. */
  admit(kind: 'guest' | 'account', { address, device }: Origin): Refusal | null {
    // The machine of the server is everybody behind a proxy that does not say who asks.
    if (isLoopback(address)) return null;
    const { guestsPerDay, accountsPerDay } = this.#limits;
    const waits = [
      this.#made.take(`${kind} from ${address}`, kind === 'guest' ? guestsPerDay : accountsPerDay),
      device === null ? 0 : this.#made.take(`${kind} on ${device}`, ON_A_DEVICE[kind]),
    ];
    if (Math.max(...waits) === 0) return null;
    const message =
      kind === 'guest'
        ? 'many guests came from your place today: sign in, or come back tomorrow'
        : 'many accounts were made from your place today: come back tomorrow';
    return { code: 'tooFast', message };
  }
}

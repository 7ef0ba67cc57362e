// Wrong passwords are counted for each account, however many addresses they come from: never more than a hundred in an
// hour. The guesser waits and not the owner: a device that has been in with the password is counted apart, what comes
// from one address leaves room for others, and a link by e-mail always lets in.

import type { Refusal } from '@hanchan/protocol';
import { nameKey } from '@hanchan/storage';
import type { Allowance } from '../limits/allowance.ts';
import type { Counts } from '../limits/counts.ts';
import { HOUR } from '../time.ts';

/**
 * At once; as many again in the course of an hour. An account is tried by its name or its address, which are counted apart
 * so that nobody learns that they belong together: 2 × 2 × 20 + 2 × 5 + 2 × 5 = 100.
 */
const TRIES = { stranger: 20, fromOneAddress: 10, knownDevice: 5, signedIn: 5 };

export interface Guess {
  /** As it was typed. */
  readonly name: string;
  readonly address: string;
  /** The account, where the device has been in before. */
  readonly knownTo: string | null;
}

export class SignInGuard {
  readonly #wrong: Allowance;

  constructor(counts: Pick<Counts, 'allowance'>) {
    this.#wrong = counts.allowance('passwords', HOUR);
  }

  /** Before the password is looked at; it counts as wrong until `passed` says otherwise. */
  admit(guess: Guess): Refusal | null {
    return this.#take(bucketsOf(guess));
  }

  passed(guess: Guess): void {
    for (const [name] of bucketsOf(guess)) this.#wrong.giveBack(name);
  }

  /** Whoever is signed in and gives the password once more. */
  admitAgain(person: string): Refusal | null {
    return this.#take([[`in ${person}`, TRIES.signedIn]]);
  }

  passedAgain(person: string): void {
    this.#wrong.giveBack(`in ${person}`);
  }

  #take(buckets: readonly Bucket[]): Refusal | null {
    const wait = Math.max(...buckets.map(([name, count]) => this.#wrong.wait(name, count)));
    if (wait > 0) return tooMany(wait);
    for (const [name, count] of buckets) this.#wrong.take(name, count);
    return null;
  }
}

type Bucket = readonly [name: string, count: number];

function bucketsOf({ name, address, knownTo }: Guess): readonly Bucket[] {
  if (knownTo !== null) return [[`known ${knownTo}`, TRIES.knownDevice]];
  const typed = nameKey(name);
  return [
    [`as ${typed}`, TRIES.stranger],
    [`as ${typed} from ${address}`, TRIES.fromOneAddress],
  ];
}

function tooMany(wait: number): Refusal {
  const minutes = Math.ceil(wait / 60_000);
  const text = 'too many wrong passwords; the next try is possible in {0} min';
  const message = text.replace('{0}', String(minutes));
  return { code: 'tooFast', message, said: { text, values: [minutes] }, field: 'password' };
}

// Which people came from one home lately: by the address in the network, and by the browser. Neither is kept: a mark is made of it
// with a secret of this database, stands for a month, and says nothing to whoever has only the mark.

import { createHmac } from 'node:crypto';
import type { PlayerName } from '@hanchan/protocol';
import type { Storage } from '@hanchan/storage';
import type { RandomBytes } from '../config.ts';
import { isLoopback } from '../http/address.ts';
import { DAY, HOUR, type Time } from '../time.ts';
import { nameOf } from './identity.ts';

/** Where a request comes from. */
export interface Origin {
  readonly address: string;
  /** What the browser was given to be known by; null: nothing. */
  readonly device: string | null;
}

/** So long it is remembered, for the host of the site. */
export const HOMES_KEPT_MS = 30 * DAY;
/** Who comes from one home today: addresses are given to others later. */
const TODAY_MS = 12 * HOUR;
const NOTED_EACH_MS = HOUR;
const MOST_NOTED = 50_000;
const LENGTH = 16;

interface HomesSetup {
  readonly stored: Storage['homes'];
  readonly people: Pick<Storage['people'], 'find'>;
  readonly time: Time;
  readonly randomBytes: RandomBytes;
  /** False: the site is one room itself, such as a club's, and nobody is kept apart. */
  readonly areApart: boolean;
}

/** An account that shares an address or a browser with another one. */
export interface LinkedPerson {
  readonly player: PlayerName;
  readonly by: 'address' | 'device';
  readonly at: number;
}

export class Homes {
  readonly #setup: HomesSetup;
  readonly #noted = new Map<string, number>();
  #secret: Promise<string> | null = null;

  constructor(setup: HomesSetup) {
    this.#setup = setup;
  }

  /** The browser first: it says more. Nothing for the machine of the server, which is nobody's home. */
  async marksOf({ address, device }: Origin): Promise<readonly string[]> {
    if (!this.#setup.areApart) return [];
    const secret = await this.#key();
    const mark = (kind: string, value: string) =>
      `${kind}${createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url').slice(0, LENGTH)}`;
    return [
      ...(device === null ? [] : [mark('d', device)]),
      ...(isLoopback(address) ? [] : [mark('a', address)]),
    ];
  }

  /** Somebody was here, from there. Written down once an hour. */
  async note(person: string, origin: Origin): Promise<void> {
    const now = this.#setup.time.now();
    const marks = (await this.marksOf(origin)).filter(
      (mark) => now - (this.#noted.get(`${person} ${mark}`) ?? 0) >= NOTED_EACH_MS,
    );
    if (marks.length === 0) return;
    if (this.#noted.size >= MOST_NOTED) this.#noted.clear();
    for (const mark of marks) this.#noted.set(`${person} ${mark}`, now);
    await this.#setup.stored.note(person, marks, now);
  }

  /** Whether the person came from the home of one of the others today. */
  async isAmong(person: string, others: readonly string[]): Promise<boolean> {
    const marks = await this.#today([person, ...others]);
    return others.some((other) => isShared(marks, person, other));
  }

  /** Whether any two of them came from one home today. */
  async areAnyOne(people: readonly string[]): Promise<boolean> {
    const marks = await this.#today(people);
    return people.some((one, i) =>
      people.slice(i + 1).some((other) => isShared(marks, one, other)),
    );
  }

  /** For the host of the site: who shares an address or a browser with somebody, each once. */
  async linkedTo(person: string): Promise<readonly LinkedPerson[]> {
    const { stored, people, time } = this.#setup;
    const since = time.now() - HOMES_KEPT_MS;
    const found = new Map<string, Omit<LinkedPerson, 'player'>>();
    for (const { person: other, mark, at } of await stored.neighboursOf(person, since)) {
      const by = mark.startsWith('d') ? 'device' : 'address';
      const known = found.get(other);
      if (known === undefined || (known.by === 'address' && by === 'device'))
        found.set(other, { by, at: Math.max(at, known?.at ?? 0) });
    }
    const linked = await Promise.all(
      [...found].map(async ([id, how]) => ({ who: await people.find(id), how })),
    );
    return linked.flatMap(({ who, how }) =>
      who === undefined ? [] : [{ player: nameOf(who), ...how }],
    );
  }

  async #today(people: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    const { stored, time, areApart } = this.#setup;
    if (!areApart || people.length < 2) return new Map();
    return stored.marksOf(people, time.now() - TODAY_MS);
  }

  #key(): Promise<string> {
    const { stored, randomBytes } = this.#setup;
    this.#secret ??= stored.secret(randomBytes(32).toString('hex')).catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return this.#secret;
  }
}

const isShared = (
  marks: ReadonlyMap<string, readonly string[]>,
  one: string,
  other: string,
): boolean => {
  const theirs = marks.get(other) ?? [];
  return one !== other && (marks.get(one) ?? []).some((mark) => theirs.includes(mark));
};

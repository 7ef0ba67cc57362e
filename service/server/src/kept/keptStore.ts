// The kept scores: each is a stream in storage, and in memory while somebody asks for it. What is written is checked
// by the keeper and sent out only when it is on disk.

import { createHash, timingSafeEqual } from 'node:crypto';
import { append, type Entry, type EntryProblem } from '@hanchan/keeper';
import type { Refusal } from '@hanchan/protocol';
import type { Storage } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import { LostStream, lostTo } from '../nodes/lostStream.ts';
import type { Time } from '../time.ts';

const KEPT_STREAM = 'kept';
/** Far above what a table can say in a day. */
const MOST_ENTRIES = 2_000;
/** Scores in memory; the one that nobody asked for longest goes first. */
const MOST_LOADED = 1_000;

type Secrets = Readonly<Record<Access, string>>;

/** The first line of a stream: only hashes of the secrets are stored. */
interface Opening extends Secrets {
  readonly type: 'open';
}

interface Kept {
  readonly id: string;
  readonly opening: Opening;
  entries: readonly Entry[];
  /** Under which it is ours. */
  readonly epoch: number;
  /** What is on disk is not known here any more: whoever still has this one reads it again. */
  isLost: boolean;
  /** Writers wait for each other. */
  last: Promise<unknown>;
  readonly waiting: Set<() => void>;
}

export type Access = 'write' | 'read';

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
const isSame = (a: string, b: string) => timingSafeEqual(Buffer.from(a), Buffer.from(b));

const NONE: Refusal = { code: 'noSuchKept', message: 'there is no such score', field: 'id' };
const WRONG: Refusal = { code: 'wrongLink', message: 'this link is not valid for this score' };
const READ_ONLY: Refusal = { code: 'wrongLink', message: 'this link is read-only' };

export class KeptStore {
  readonly #storage: Storage;
  readonly #time: Time;
  readonly #loaded = new Map<string, Promise<Kept | null>>();

  constructor(storage: Storage, time: Time) {
    this.#storage = storage;
    this.#time = time;
  }

  /** Opens a score under an id that the phone chose; opening it again with the same secrets changes nothing. */
  async open(id: string, secrets: Secrets): Promise<Result<Kept, Refusal>> {
    const opening: Opening = {
      type: 'open',
      write: hashOf(secrets.write),
      read: hashOf(secrets.read),
    };
    const known = await this.#get(id);
    if (known !== null) return isSame(known.opening.write, opening.write) ? ok(known) : fail(WRONG);
    const { head, epoch } = await this.#claim(id);
    if (head === 0) await this.#store(id, 0, epoch, [opening]);
    this.#loaded.delete(id);
    const made = await this.#get(id);
    if (made === null || !isSame(made.opening.write, opening.write)) return fail(WRONG);
    return ok(made);
  }

  /** The score, if the secret opens it that far. */
  async find(id: string, secret: string, wanted: Access): Promise<Result<Found, Refusal>> {
    const kept = await this.#get(id);
    if (kept === null) return fail(NONE);
    const hash = hashOf(secret);
    const mayWrite = isSame(kept.opening.write, hash);
    if (!mayWrite && !isSame(kept.opening.read, hash)) return fail(WRONG);
    return wanted === 'write' && !mayWrite ? fail(READ_ONLY) : ok({ kept, mayWrite });
  }

  /** What is on disk, without taking the score over. */
  async peek(id: string, secret: string): Promise<Result<readonly Entry[], Refusal>> {
    const [first, ...rest] = await this.#storage.log.read(KEPT_STREAM, id);
    if (first === undefined) return fail(NONE);
    const { write, read } = JSON.parse(first.body) as Opening;
    const hash = hashOf(secret);
    if (!isSame(write, hash) && !isSame(read, hash)) return fail(WRONG);
    return ok(rest.map(({ body }) => JSON.parse(body) as Entry));
  }

  /** What is on disk, and when the last of it came, for whoever has no link; null: nothing, or more than `most` entries. */
  async told(id: string, most: number): Promise<Told | null> {
    const [first, ...rest] = await this.#storage.log.read(KEPT_STREAM, id, 0, most + 2);
    if (first === undefined || rest.length > most) return null;
    const entries = rest.map(({ body }) => JSON.parse(body) as Entry);
    return { entries, at: (rest.at(-1) ?? first).at };
  }

  /** Adds what is new, all or nothing; what is known already is not added again. */
  append(
    kept: Kept,
    entries: readonly Entry[],
    expected: number,
  ): Promise<Result<number, Refusal>> {
    const turn = kept.last.then(() => this.#append(kept, entries, expected));
    kept.last = turn.catch(() => undefined);
    return turn;
  }

  async #append(
    kept: Kept,
    entries: readonly Entry[],
    expected: number,
  ): Promise<Result<number, Refusal>> {
    if (kept.isLost) throw new LostStream('the score has to be read again');
    const known = new Set(kept.entries.map(({ id }) => id));
    const fresh = entries.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return ok(kept.entries.length);
    // A retry may hold what arrived the first time, with more behind it.
    const counted = expected + entries.length - fresh.length;
    if (counted !== kept.entries.length) {
      const message = `there are ${kept.entries.length} entries, not ${counted}`;
      return fail({ code: 'conflict', message, field: 'expected' });
    }
    if (kept.entries.length + fresh.length > MOST_ENTRIES) {
      return fail({ code: 'tooLarge', message: `a score has at most ${MOST_ENTRIES} entries` });
    }
    let longer = kept.entries;
    for (const entry of fresh) {
      const answer = append(longer, entry);
      if (answer.type === 'refused') {
        return fail(refusalOf(answer.problem, entries.indexOf(entry)));
      }
      if (answer.type === 'added') longer = answer.entries;
    }
    await this.#write(kept, longer.slice(kept.entries.length));
    kept.entries = longer;
    for (const wake of kept.waiting) wake();
    return ok(longer.length);
  }

  /** Resolves with the next entry, or when the time is over. */
  async news(kept: Kept, since: number, wait: number): Promise<void> {
    if (kept.entries.length > since || wait === 0) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        cancel();
        kept.waiting.delete(done);
        resolve();
      };
      const cancel = this.#time.after(wait, done);
      kept.waiting.add(done);
    });
  }

  /** For good: whoever waits is answered, and finds nothing any more. */
  erase(kept: Kept): Promise<void> {
    const turn = kept.last.then(async () => {
      this.#loaded.set(kept.id, Promise.resolve(null));
      await this.#storage.log.remove(KEPT_STREAM, kept.id);
      this.#loaded.delete(kept.id);
      for (const wake of kept.waiting) wake();
    });
    kept.last = turn.catch(() => undefined);
    return turn;
  }

  /** Throws `LostStream` where another process has the score; `gone` is one that cannot have it any more. */
  async has(id: string, gone?: string): Promise<boolean> {
    return (await this.#get(id, gone)) !== null;
  }

  /** A backup was restored, or the server stops: whoever waits is answered, and everything is read again. */
  async forget(): Promise<void> {
    const all = await Promise.allSettled(this.#loaded.values());
    this.#loaded.clear();
    for (const one of all) {
      if (one.status === 'fulfilled') for (const wake of one.value?.waiting ?? []) wake();
    }
  }

  #get(id: string, gone?: string): Promise<Kept | null> {
    const found = this.#loaded.get(id) ?? this.#load(id, gone);
    this.#loaded.delete(id);
    this.#loaded.set(id, found);
    found.then(
      (kept) => kept === null && this.#loaded.delete(id),
      () => this.#loaded.delete(id),
    );
    const [oldest] = this.#loaded.keys();
    if (this.#loaded.size > MOST_LOADED) this.#loaded.delete(oldest!);
    return found;
  }

  async #load(id: string, gone?: string): Promise<Kept | null> {
    const { log } = this.#storage;
    if ((await log.read(KEPT_STREAM, id, 0, 1)).length === 0) return null;
    const { epoch } = await this.#claim(id, gone);
    // As it is now that nobody else can add to it.
    const [first, ...rest] = await log.read(KEPT_STREAM, id);
    return {
      id,
      opening: JSON.parse(first!.body) as Opening,
      entries: rest.map(({ body }) => JSON.parse(body) as Entry),
      epoch,
      isLost: false,
      last: Promise.resolve(),
      waiting: new Set(),
    };
  }

  async #claim(id: string, gone?: string): Promise<{ head: number; epoch: number }> {
    const claim = await this.#storage.log.claim(KEPT_STREAM, id, gone);
    if (claim.ok) return claim;
    throw lostTo('the score', claim);
  }

  async #write(kept: Kept, entries: readonly Entry[]): Promise<void> {
    const from = kept.entries.length + 1;
    try {
      await this.#store(kept.id, from, kept.epoch, entries);
    } catch (error) {
      kept.isLost = true;
      this.#loaded.delete(kept.id);
      for (const wake of kept.waiting) wake();
      throw error;
    }
  }

  async #store(id: string, from: number, epoch: number, lines: readonly object[]): Promise<void> {
    const at = this.#time.now();
    const entries = lines.map((line) => ({ at, body: JSON.stringify(line) }));
    const done = await this.#storage.log.append({ kind: KEPT_STREAM, id, from, epoch, entries });
    if (!done.ok) throw new LostStream(`the score could not be written: ${done.reason}`);
  }
}

interface Told {
  readonly entries: readonly Entry[];
  readonly at: number;
}

export interface Found {
  readonly kept: Kept;
  readonly mayWrite: boolean;
}

function refusalOf({ field, message, rule, case: one }: EntryProblem, at: number): Refusal {
  const where = `entries.${at}.${field}`;
  const refusal: Refusal = { code: 'badEntry', message, field: where };
  if (rule === undefined) return refusal;
  return one === undefined ? { ...refusal, rule } : { ...refusal, rule, case: one };
}

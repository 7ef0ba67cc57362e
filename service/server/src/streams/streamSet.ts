// Logs of one kind on this server: each is a stream in storage whose first line keeps the secret that all its keys are made from,
// and in memory once somebody asks for it. One process has it at a time.

import type { Storage } from '@hanchan/storage';
import { breathing } from '../breathing.ts';
import type { RandomBytes } from '../config.ts';
import { LoadedOnce } from '../loadedOnce.ts';
import type { StreamKind } from '../nodes/local.ts';
import { LostStream, lostTo } from '../nodes/lostStream.ts';
import type { Time } from '../time.ts';
import type { LiveLogSetup, LogEntry } from './liveLog.ts';
import { Summaries, summariesOf } from './summaries.ts';

/** How the first line of a stream differs. */
export interface StoredFirst<E> {
  readonly secret: string;
  readonly entry: E;
}

export interface StreamsSetup {
  readonly storage: Storage;
  readonly time: Time;
  readonly randomBytes: RandomBytes;
  readonly onError: (error: unknown, id: string) => void;
}

/** What a log of this kind becomes in memory, and what a list tells of it. */
interface Kind<E extends LogEntry, L extends Live, S> {
  readonly kind: StreamKind;
  readonly open: (setup: LiveLogSetup<E>) => L;
  readonly fold: (entries: readonly E[]) => L['state'];
  /** Null: it is on no list. */
  readonly summary: (id: string, state: L['state']) => S | null;
}

interface Live {
  readonly id: string;
  readonly state: { readonly seq: number };
  stop(): Promise<void>;
}

export class StreamSet<E extends LogEntry, L extends Live, S extends { readonly name: string }> {
  readonly #setup: StreamsSetup;
  readonly #kind: Kind<E, L, S>;
  readonly #live = new LoadedOnce<L>();
  readonly #summaries = new Summaries<S>();

  constructor(setup: StreamsSetup, kind: Kind<E, L, S>) {
    this.#setup = setup;
    this.#kind = kind;
  }

  /** Throws `LostStream` where another process has it; `gone` is one that cannot have it any more. */
  get(id: string, gone?: string): Promise<L | null> {
    return this.#live.load(id, () => this.#load(id, gone));
  }

  /** Whether it is in memory, or on its way there. */
  protected isHeld(id: string): boolean {
    return this.#live.has(id);
  }

  /** Makes it ours without reading it; false: there is none. */
  protected async owned(id: string): Promise<boolean> {
    if ((await this.#setup.storage.log.headOf(this.#kind.kind, id)) === null) return false;
    await this.#claim(id);
    return true;
  }

  /** The entry that a log begins with. */
  protected first<const By, const Act>(by: By, act: Act) {
    return { seq: 1, id: this.random(12), at: this.#setup.time.now(), by, act };
  }

  /** A new one from a log. Its keys are new. */
  async take(entries: readonly E[]): Promise<L> {
    const id = this.random(6);
    const claim = await this.#claim(id);
    const secret = this.random(32);
    const head = await this.#append(id, { ...claim, from: claim.head }, bodiesOf(secret, entries));
    const live = this.#open(id, secret, [...entries], { head, epoch: claim.epoch });
    this.#live.set(id, Promise.resolve(live));
    return live;
  }

  /** For good. */
  async erase(live: L): Promise<void> {
    this.#live.set(live.id, Promise.resolve(null));
    try {
      await live.stop();
      await this.#setup.storage.log.remove(this.#kind.kind, live.id);
    } finally {
      this.#live.delete(live.id);
    }
  }

  /** Those that everybody may know of, by name. */
  async list(): Promise<S[]> {
    const streams = await this.#setup.storage.log.openStreams(this.#kind.kind);
    const { onError } = this.#setup;
    const summaries = await summariesOf(streams, (id, head) => this.#summaryOf(id, head), onError);
    return summaries.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async stop(): Promise<void> {
    for (const loading of this.#live.values()) await (await loading.catch(() => null))?.stop();
    this.#live.clear();
  }

  random(bytes: number): string {
    return this.#setup.randomBytes(bytes).toString('base64url');
  }

  /** Of one that another process may have: read, and not taken over. */
  async #summaryOf(id: string, head: number): Promise<S | null> {
    const { fold, summary } = this.#kind;
    const live = await this.#live.get(id)?.catch(() => null);
    if (live && live.state.seq >= head)
      return this.#summaries.at(id, live.state.seq, async () => summary(id, live.state));
    return this.#summaries.at(id, head, async () => {
      const { entries } = await this.#read(id);
      return summary(id, fold(entries));
    });
  }

  async #load(id: string, gone?: string): Promise<L | null> {
    const { log } = this.#setup.storage;
    if ((await log.read(this.#kind.kind, id, 0, 1)).length === 0) return null;
    const claim = await this.#claim(id, gone);
    // As it is now that nobody else can add to it.
    const { secret, entries } = await this.#read(id);
    return this.#open(id, secret, entries, claim);
  }

  #open(
    id: string,
    secret: string,
    entries: E[],
    { head, epoch }: { readonly head: number; readonly epoch: number },
  ): L {
    let from = head;
    const { storage, time, onError } = this.#setup;
    const { kind } = this.#kind;
    return this.#kind.open({
      id,
      secret,
      epoch,
      entries,
      time,
      store: async (entry) => {
        const body = JSON.stringify(entry);
        from = await this.#append(id, { from, epoch }, [{ at: entry.at, body }]);
      },
      rewrite: async (changed, entry) => {
        const { log } = storage;
        const isDone = await log.rewrite({
          ...{ kind, id, from, epoch },
          entries: [{ at: entry.at, body: JSON.stringify(entry) }],
          changed: changed.map((one) => ({ seq: one.seq - 1, body: bodyOf(secret, one) })),
        });
        if (!isDone) throw new LostStream(`the ${kind} ${id} could not be rewritten`);
        from++;
      },
      onLost: (error) => {
        this.#live.delete(id);
        onError(error, id);
      },
    });
  }

  /** In slices: a log of many years has megabytes. */
  async #read(id: string) {
    const [first, ...rest] = await this.#setup.storage.log.read(this.#kind.kind, id);
    const { secret, entry } = firstIn<E>(first!);
    const entries: E[] = [entry];
    const breathe = breathing(this.#setup.time);
    for (const { body } of rest) {
      entries.push(JSON.parse(body) as E);
      const pause = breathe();
      if (pause !== null) await pause;
    }
    return { secret, entries };
  }

  async #append(
    id: string,
    { from, epoch }: { readonly from: number; readonly epoch: number },
    entries: readonly { readonly at: number; readonly body: string }[],
  ): Promise<number> {
    const { kind } = this.#kind;
    const done = await this.#setup.storage.log.append({ kind, id, from, epoch, entries });
    if (!done.ok) throw new LostStream(`the ${kind} ${id} could not be written: ${done.reason}`);
    return done.head;
  }

  async #claim(id: string, gone?: string) {
    const claim = await this.#setup.storage.log.claim(this.#kind.kind, id, gone);
    if (claim.ok) return claim;
    throw lostTo(`the ${this.#kind.kind} ${id}`, claim);
  }
}

export const firstIn = <E>({ body }: { readonly body: string }): StoredFirst<E> =>
  JSON.parse(body) as StoredFirst<E>;

const bodyOf = <E extends LogEntry>(secret: string, entry: E): string =>
  JSON.stringify(entry.seq === 1 ? ({ secret, entry } satisfies StoredFirst<E>) : entry);

const bodiesOf = <E extends LogEntry>(secret: string, entries: readonly E[]) =>
  entries.map((entry) => ({ at: entry.at, body: bodyOf(secret, entry) }));

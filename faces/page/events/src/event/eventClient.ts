// An event as this device knows it: the log it was sent, kept for when there is no network, folded by the same code as
// on the server, with what was done here and waits to be sent on top.

import { newId } from '@hanchan/kit/device/newId.ts';
import type {
  ActRequest,
  ClockJumpNotice,
  EventLog,
  EventUpdate,
  Refusal,
} from '@hanchan/protocol';
import { type Actor, type Entry, type EventState, GrowingEvent, grown } from '@hanchan/tournament';
import { nameOfLog } from './eventKeys.ts';
import { Outbox, type Sending } from './outbox.ts';
import { outboxKey, outboxStore, type Waiting } from './outboxStore.ts';

export interface EventSnapshot {
  /** Null until anything is known. */
  readonly state: EventState | null;
  readonly entries: readonly Entry[];
  readonly actor: Actor;
  readonly isOnline: boolean;
  readonly outbox: readonly Waiting[];
  /** The server's machine slept, or its clock was set. */
  readonly jump: ClockJumpNotice | null;
  /** Why the event cannot be shown: a wrong key, no such event. */
  readonly trouble: Refusal | null;
}

export interface LogStore {
  read(name: string): Promise<StoredLog | null>;
  write(name: string, log: StoredLog): Promise<void>;
}

export interface StoredLog {
  readonly actor: Actor;
  readonly seq: number;
  readonly edition: number;
  readonly entries: readonly Entry[];
}

export interface EventClientSetup {
  readonly event: string;
  /** As it is sent; null: as the public. */
  readonly key: string | null;
  readonly store: LogStore;
  readonly onChange: (snapshot: EventSnapshot) => void;
}

const PUBLIC: Actor = { role: 'public', name: '', person: null };
/** How long what is waited for, in milliseconds. */
const WAITS = {
  retry: 2_000,
  /** How far the server's signs of life are apart. */
  beat: 10_000,
  /** After missing two of them nobody is there. */
  silence: 25_000,
  /** A network that swallows everything answers nothing, not even no: what is not answered by then is sent again. */
  answer: 10_000,
  /** A long log takes its time. */
  log: 60_000,
};

export class EventClient {
  readonly #setup: EventClientSetup;
  readonly #outbox: Outbox;
  readonly #name: string;
  #log: StoredLog | null = null;
  /** The server's log, without what waits here. */
  readonly #folded = new GrowingEvent();
  /** What we have reads differently by now: it is shown until it has been read anew. */
  #isStale = false;
  /** Taken by the server, and not yet in the log that we have heard of. */
  #taken: readonly { readonly seq: number; readonly sent: Waiting }[] = [];
  #isOnline = false;
  #jump: ClockJumpNotice | null = null;
  #trouble: Refusal | null = null;
  #offset = Date.now() - performance.now();
  #isClosed = false;
  #abort = new AbortController();
  /** When the server last said anything. */
  #heardAt = 0;
  /** Begin again at once, instead of after a pause. */
  #isHurried = false;
  #wake = () => {};

  constructor(setup: EventClientSetup) {
    this.#setup = setup;
    this.#name = nameOfLog(setup.event, setup.key);
    this.#outbox = new Outbox({
      store: outboxStore(this.#name),
      send: (id, act) => this.#send(id, act),
      onChange: () => this.#changed(),
    });
    void this.#run();
  }

  /** The server's time. */
  now(): number {
    return Math.round(performance.now() + this.#offset);
  }

  /** Does it here at once, and sends it as soon as that is possible. */
  act(act: ActRequest): Promise<Sending> {
    return this.#outbox.add(newId(), act, this.now());
  }

  /** A person has seen why it was refused. */
  dismiss(id: string): void {
    this.#outbox.drop(id);
  }

  close(): void {
    this.#isClosed = true;
    this.#abort.abort();
    removeEventListener('online', this.#back);
    removeEventListener('visibilitychange', this.#seen);
    removeEventListener('storage', this.#stored);
    this.#wake();
  }

  /** The network is there again, though the old connection may not have noticed that it was away. */
  readonly #back = (): void => {
    this.#isHurried = true;
    this.#abort.abort();
    this.#wake();
    void this.#outbox.flush();
  };

  /** Out of the pocket: browsers let the connection of a page that nobody sees die without a word. */
  readonly #seen = (): void => {
    const isSilent = Date.now() - this.#heardAt > WAITS.beat;
    if (document.visibilityState === 'visible' && isSilent) this.#back();
  };

  readonly #stored = ({ key }: StorageEvent): void => {
    if (key === outboxKey(this.#name)) this.#outbox.look();
  };

  async #run(): Promise<void> {
    this.#log = await this.#setup.store.read(this.#name).catch(() => null);
    this.#changed();
    addEventListener('online', this.#back);
    addEventListener('visibilitychange', this.#seen);
    addEventListener('storage', this.#stored);
    while (!this.#isClosed) {
      await this.#follow().catch(() => {});
      if (this.#isOnline) {
        this.#isOnline = false;
        this.#changed();
      }
      if (this.#trouble !== null || this.#isClosed) return;
      if (this.#isHurried) {
        this.#isHurried = false;
        continue;
      }
      await new Promise<void>((wake) => {
        this.#wake = wake;
        setTimeout(wake, WAITS.retry);
      });
    }
  }

  /** Reads the log from where we are, then listens until the connection ends. */
  async #follow(): Promise<void> {
    this.#abort = new AbortController();
    if (!(await this.#catchUp())) return;
    const from = (this.#log?.seq ?? 0) + 1;
    const { signal } = this.#abort;
    const response = await this.#heard(this.#fetch(`/stream?from=${from}`, { signal }));
    if (!response.ok || response.body === null) return;
    this.#isOnline = true;
    this.#changed();
    void this.#outbox.flush();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (;;) {
      const { value, done } = await this.#heard(reader.read());
      if (done) return;
      text += value;
      const lines = text.split('\n');
      text = lines.pop()!;
      for (const line of lines) {
        if (!this.#hear(JSON.parse(line) as EventUpdate)) return this.#again();
      }
      if (this.#outbox.pending.length > 0) void this.#outbox.flush();
    }
  }

  /** Gives up on a connection that has nothing to say for too long. */
  async #heard<T>(said: Promise<T>, patience = WAITS.silence): Promise<T> {
    const abort = this.#abort;
    const silence = setTimeout(() => abort.abort(), patience);
    const heard = await said.finally(() => clearTimeout(silence));
    this.#heardAt = Date.now();
    return heard;
  }

  #again(): Promise<void> {
    this.#abort.abort();
    return this.#follow();
  }

  async #catchUp(): Promise<boolean> {
    const known = this.#isStale ? null : this.#log;
    const { signal } = this.#abort;
    const from = known === null ? 0 : known.seq + 1;
    const response = await this.#heard(this.#fetch(`/log?from=${from}`, { signal }));
    const answer = (await this.#heard(response.json(), WAITS.log)) as EventLog | Refusal;
    if (!response.ok) {
      const refusal = answer as Refusal;
      if (response.status < 500 && response.status !== 429) {
        this.#trouble = refusal;
        this.#changed();
      }
      return false;
    }
    const { actor, entries, seq, edition, now, jump } = answer as EventLog;
    this.#jump = jump ?? null;
    this.#offset = now - performance.now();
    if (known !== null && (known.edition !== edition || known.seq > seq)) {
      this.#isStale = true;
      return this.#catchUp();
    }
    this.#take({ actor, seq, edition, entries: [...(known?.entries ?? []), ...entries] });
    return true;
  }

  /** False: what was told before no longer holds, so begin again. */
  #hear({ now, seq, edition, entries, jump }: EventUpdate): boolean {
    this.#offset = now - performance.now();
    const isNews = jump?.at !== this.#jump?.at;
    this.#jump = jump ?? null;
    const log = this.#log!;
    if (edition !== log.edition) {
      this.#isStale = true;
      return false;
    }
    if (entries.length === 0 && seq === log.seq) {
      if (isNews) this.#changed();
      return true;
    }
    const known = new Set(log.entries.slice(-entries.length - 50).map(({ id }) => id));
    const fresh = entries.filter(({ id }) => !known.has(id));
    this.#take({ ...log, seq, entries: [...log.entries, ...fresh] });
    return true;
  }

  #take(log: StoredLog): void {
    this.#log = log;
    this.#isStale = false;
    this.#trouble = null;
    void this.#setup.store.write(this.#name, log).catch(() => {});
    this.#changed();
  }

  async #send(id: string, act: ActRequest): Promise<Sending> {
    let response: Response;
    const abort = new AbortController();
    const silence = setTimeout(() => abort.abort(), WAITS.answer);
    try {
      response = await this.#fetch('/acts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id, act }),
        signal: abort.signal,
      });
    } catch {
      return { type: 'unsent' };
    } finally {
      clearTimeout(silence);
    }
    const answer = (await response.json().catch(() => null)) as
      | { readonly seq: number }
      | Refusal
      | null;
    if (response.ok && answer !== null && 'seq' in answer) {
      const { seq } = answer;
      const sent = this.#outbox.all.find((one) => one.id === id);
      if (sent !== undefined) this.#taken = [...this.#taken, { seq, sent }];
      return { type: 'done' };
    }
    // What the server could not do now it can do later, and who answers in its place (a hotel's page for guests) has
    // done nothing; anything else is for a person.
    const isOurs = answer !== null && 'code' in answer && !response.ok;
    if (!isOurs || response.status >= 500 || response.status === 429) return { type: 'unsent' };
    return { type: 'refused', refusal: answer };
  }

  #fetch(path: string, options: RequestInit = {}): Promise<Response> {
    const { event, key } = this.#setup;
    const headers = new Headers(options.headers);
    if (key !== null) headers.set('authorization', `Bearer ${key}`);
    return fetch(`/api/events/${encodeURIComponent(event)}${path}`, { ...options, headers });
  }

  #changed(): void {
    if (this.#isClosed) return;
    const entries = this.#log?.entries ?? [];
    const actor = this.#log?.actor ?? PUBLIC;
    this.#setup.onChange({
      state: entries.length === 0 ? null : this.#fold(entries, actor),
      entries,
      actor,
      isOnline: this.#isOnline,
      outbox: this.#outbox.all,
      jump: this.#jump,
      trouble: this.#trouble,
    });
  }

  /**
   * What waits is shown as done: the pages say that it is not yet sent. It stands on a state of its own on top of the
   * server's, which only grows by what the server sends; so nothing has to be undone when the log brings it, or never does.
   */
  #fold(entries: readonly Entry[], by: Actor): EventState {
    const state = this.#folded.after(entries);
    const known = this.#log?.seq ?? 0;
    this.#taken = this.#taken.filter(({ seq }) => seq > known);
    const taken = this.#taken.map(({ sent }) => sent);
    const pending = this.#outbox.pending.filter((one) => !taken.includes(one));
    const own: Entry[] = [];
    let { seq } = state;
    for (const { id, act, at } of [...taken, ...pending]) {
      // The rulebook of a change is known to the server only.
      if (act.type === 'change') continue;
      if (state.done.has(id) || own.some((one) => one.id === id)) continue;
      own.push({ seq: ++seq, id, at, by, act });
    }
    return grown(state, own);
  }
}

// An event that is being run: its log, the state it folds to, and who listens. An act is checked against the state,
// stored, and only then sent out. Acts that arrive while the disk is busy are stored together.

import type { ClockJumpNotice, EventUpdate, Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import {
  type Act,
  type Actor,
  type ActRefusal,
  apply,
  type Entry,
  type EraseCommand,
  type ErasedLog,
  type EventState,
  newEvent,
  RedactedLog,
  refusalOf,
} from '@hanchan/tournament';
import { breathing } from '../breathing.ts';
import type { ClockJump } from '../clockJumps.ts';
import { EvenStamps, type Time } from '../time.ts';
import { Editions, sharedSight } from './seen.ts';

export interface EventListener {
  readonly actor: Actor;
  /** The key that it came with still opens the event, for the same person. */
  isWelcome(): boolean;
  /** An update as JSON. */
  hear(line: string): void;
  /** Nothing more comes from here: ask again. */
  close(): void;
}

export interface LiveEventSetup {
  readonly id: string;
  readonly secret: string;
  readonly entries: Entry[];
  readonly time: Time;
  /** Stores entries behind those there are; rejects when that is not certain. */
  readonly store: (entries: readonly Entry[]) => Promise<void>;
  /** What is in memory can no longer be trusted: forget it. */
  readonly onLost: (error: unknown) => void;
  /** Stores what reads differently, the new entry last; rejects when that is not certain. */
  readonly rewrite: (log: ErasedLog) => Promise<void>;
  /** What is in memory is no longer what is stored. */
  readonly onRewritten: () => void;
  /** Chance, by which the texts of an entry are sealed. */
  readonly newSalt: () => string;
}

/** A log without something; null: it is not in it. */
export type Forgetting = (
  entries: readonly Entry[],
  command: EraseCommand,
) => Result<ErasedLog, ActRefusal> | null;

interface Waiting {
  readonly entry: Entry;
  readonly answer: (seq: number) => void;
  readonly fail: (error: unknown) => void;
}

const CHANGES_KEYS: readonly Act['type'][] = [
  'renewLink',
  'addStaff',
  'dropStaff',
  'remove',
  'reset',
];

export class LiveEvent {
  readonly id: string;
  readonly secret: string;
  readonly entries: Entry[];
  readonly state: EventState;
  readonly #setup: LiveEventSetup;
  readonly #listeners = new Set<EventListener>();
  readonly #editions = new Editions();
  readonly #redacted: RedactedLog;
  /** The clocks of rounds are differences of stamps. */
  #stamps: EvenStamps;
  #jump: ClockJumpNotice | null = null;
  #waiting: Waiting[] = [];
  #storing: Promise<void> | null = null;
  #isLost = false;

  /** From a log that may be long: in slices, so that no table waits for it. */
  static async read(setup: LiveEventSetup): Promise<LiveEvent> {
    const [first, ...rest] = setup.entries;
    const event = new LiveEvent({ ...setup, entries: first === undefined ? [] : [first] });
    const breathe = breathing(setup.time);
    for (const entry of rest) {
      event.entries.push(entry);
      event.#apply(entry);
      const pause = breathe();
      if (pause !== null) await pause;
    }
    event.#stamps = new EvenStamps(setup.time, event.entries.at(-1)?.at);
    return event;
  }

  private constructor(setup: LiveEventSetup) {
    this.#setup = setup;
    this.id = setup.id;
    this.secret = setup.secret;
    this.entries = setup.entries;
    this.#stamps = new EvenStamps(setup.time, this.entries.at(-1)?.at);
    const first = this.entries[0]?.act;
    if (first?.type !== 'create') throw new Error(`the event ${this.id} has no beginning`);
    this.state = newEvent(first);
    this.#redacted = new RedactedLog(this.state, this.entries);
    for (const entry of this.entries) this.#apply(entry);
  }

  /** The number of the entry; a command that was carried out before has the number it got then. */
  async act(id: string, act: Act, by: Actor): Promise<Result<number, Refusal>> {
    if (this.#isLost) return fail(NOT_STORED);
    const done = this.state.done.get(id);
    if (done !== undefined) {
      await this.#storing;
      return this.#isLost ? fail(NOT_STORED) : ok(done);
    }
    if (!isRoundRunning(this.state)) this.#stamps.catchUp();
    const at = this.#stamps.now();
    const refused = refusalOf(this.state, act, by, at);
    if (refused !== null) return fail(refused);
    const salt = this.#setup.newSalt();
    const entry: Entry = { seq: this.state.seq + 1, id, at, by, act, salt };
    this.#apply(entry);
    try {
      return ok(await this.#store(entry));
    } catch {
      return fail(NOT_STORED);
    }
  }

  /**
   * Has something forgotten. The log is then another one: everybody is sent away, to come back to what is stored. False: there
   * was nothing to forget.
   */
  async forget(forgetting: Forgetting, by: Actor): Promise<Result<boolean, Refusal>> {
    while (this.#storing !== null) await this.#storing;
    if (this.#isLost) return fail(NOT_STORED);
    const salt = this.#setup.newSalt();
    const command = { id: `erase-${salt.slice(0, 16)}`, at: this.#stamps.now(), by, salt };
    const made = forgetting(this.entries, command);
    if (made === null) return ok(false);
    if (!made.ok) return made;
    this.#isLost = true;
    try {
      await this.#setup.rewrite(made.value);
    } catch (error) {
      this.#lose(error, []);
      return fail(NOT_STORED);
    }
    this.#setup.onRewritten();
    this.#sendAway();
    return ok(true);
  }

  /** Tells everything from a number on, and then what comes. */
  listen(listener: EventListener, from: number): void {
    listener.hear(JSON.stringify(this.updateFor(listener.actor, from)));
    if (this.#isLost) listener.close();
    else this.#listeners.add(listener);
  }

  unlisten(listener: EventListener): void {
    this.#listeners.delete(listener);
  }

  get listeners(): number {
    return this.#listeners.size;
  }

  /** What this viewer may know from a number on. Only what is on disk is ever told. */
  updateFor(actor: Actor, from: number): EventUpdate {
    return { ...this.#head(actor), entries: this.#redacted.seenBy(actor, from) };
  }

  /** Says nothing new, but that it is still there, and what time it is. */
  tick(listener: EventListener): void {
    listener.hear(JSON.stringify({ ...this.#head(listener.actor), entries: [] }));
  }

  /** A hall plays on while the laptop sleeps, so the round's clock does too; a clock that was set changes nothing here. */
  clockJumped({ kind, ms }: ClockJump): void {
    if (kind === 'slept') this.#stamps.advance(ms);
    this.#jump = { kind, ms, at: this.#stamps.now() };
    for (const listener of [...this.#listeners]) this.tick(listener);
  }

  /** Stores what is under way and sends everybody who listens away, to come back to what is then there. */
  async stop(): Promise<void> {
    await this.#storing;
    this.#isLost = true;
    this.#sendAway();
  }

  #apply(entry: Entry): void {
    this.#editions.count(this.state, entry);
    this.#redacted.invalidate(entry);
    apply(this.state, entry);
  }

  #head(actor: Actor) {
    const seq = this.entries.at(-1)?.seq ?? 0;
    const head = { now: this.#stamps.now(), seq, edition: this.#editions.of(actor) };
    return this.#jump === null ? head : { ...head, jump: this.#jump };
  }

  #store(entry: Entry): Promise<number> {
    return new Promise((answer, reject) => {
      this.#waiting.push({ entry, answer, fail: reject });
      this.#storing ??= this.#storeAll().finally(() => {
        this.#storing = null;
      });
    });
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const stored = batch.map(({ entry }) => entry);
      try {
        await this.#setup.store(stored);
      } catch (error) {
        this.#lose(error, batch);
        return;
      }
      this.entries.push(...stored);
      for (const { entry, answer } of batch) answer(entry.seq);
      if (stored.some(({ act }) => CHANGES_KEYS.includes(act.type))) this.#dismissUnwelcome();
      this.#tell(stored);
    }
  }

  #tell(stored: readonly Entry[]): void {
    const sightOf = sharedSight(this.state, stored);
    const lines = new Map<string, string>();
    for (const listener of this.#listeners) {
      const sight = sightOf(listener.actor);
      const known = sight === null ? undefined : lines.get(sight);
      const line = known ?? JSON.stringify(this.updateFor(listener.actor, stored[0]!.seq));
      if (sight !== null) lines.set(sight, line);
      listener.hear(line);
    }
  }

  /** A key that was renewed, or whose holder is gone, hears nothing more: not even that. */
  #dismissUnwelcome(): void {
    for (const listener of [...this.#listeners]) {
      if (listener.isWelcome()) continue;
      this.#listeners.delete(listener);
      listener.close();
    }
  }

  #sendAway(): void {
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener.close();
  }

  #lose(error: unknown, batch: readonly Waiting[]): void {
    this.#isLost = true;
    for (const { fail: give } of [...batch, ...this.#waiting]) give(error);
    this.#waiting = [];
    this.#setup.onLost(error);
    this.#sendAway();
  }
}

const isRoundRunning = ({ rounds }: EventState): boolean =>
  rounds.some(({ startedAt, endedAt }) => startedAt !== null && endedAt === null);

const NOT_STORED: Refusal = {
  code: 'notStored',
  message: 'it could not be stored, so nothing has changed',
};

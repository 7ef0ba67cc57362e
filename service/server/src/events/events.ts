// All events of this server. One is loaded into memory on the first request; otherwise it is its stream in storage.

import type { EventRequest, EventSummary, Refusal, RulesChoice } from '@hanchan/protocol';
import { deskProposed } from '@hanchan/rulesets';
import type { Storage } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import {
  type Act,
  type Actor,
  creationRefusal,
  deskRulesFor,
  type Entry,
  type ErasedLog,
  type EventState,
  eraseContacts,
  erasePerson,
  foldEvent,
  redactLog,
  writtenRules,
} from '@hanchan/tournament';
import { breathing } from '../breathing.ts';
import type { ClockJump } from '../clockJumps.ts';
import type { RandomBytes } from '../config.ts';
import { LoadedOnce } from '../loadedOnce.ts';
import { offeredRules } from '../lobby/rules.ts';
import { LostStream, lostTo } from '../nodes/lostStream.ts';
import { Summaries, summariesOf } from '../streams/summaries.ts';
import type { Time } from '../time.ts';
import type { ReadArchive } from './archiveJob.ts';
import { isSame, keyOf } from './keys.ts';
import { LiveEvent } from './liveEvent.ts';
import { sha256 } from './sha256.ts';

const EVENT_STREAM = 'event';

/** How the first line of a stream differs: it keeps the secret that all keys are made from. */
interface StoredFirst {
  readonly secret: string;
  readonly entry: Entry;
}

/** Where our stream ends, and the epoch that we write under. */
interface Held {
  readonly head: number;
  readonly epoch: number;
}

interface Writing {
  readonly store: (entries: readonly Entry[]) => Promise<void>;
  readonly rewrite: (log: ErasedLog, secret: string) => Promise<void>;
}

const notOurs = async () => {
  throw new LostStream('the event was only read');
};
/** An event that is only looked at. */
const NOT_OURS: Writing = { store: notOurs, rewrite: notOurs };

const DAY_MS = 86_400_000;

const PUBLIC: Actor = { role: 'public', name: '', person: null };
const ORGANISER: Actor = { role: 'organiser', name: 'Organiser', person: null };

/** Only to see whether there is anything to forget. */
const KEEPING = (at: number) => ({ id: 'look', at, by: ORGANISER });

export interface EventsSetup {
  readonly storage: Storage;
  readonly time: Time;
  readonly randomBytes: RandomBytes;
  readonly onError: (error: unknown, event: string) => void;
}

export class Events {
  readonly #setup: EventsSetup;
  readonly #events = new LoadedOnce<LiveEvent>();
  readonly #summaries = new Summaries<EventSummary>();

  /** How long each was when its contact data had nothing more to forget. */
  readonly #looked = new Map<string, number>();

  constructor(setup: EventsSetup) {
    this.#setup = setup;
  }

  /** Throws `LostStream` where another process has the event; `gone` is one that cannot have it any more. */
  get(id: string, gone?: string): Promise<LiveEvent | null> {
    return this.#events.load(id, () => this.#load(id, gone));
  }

  async create(request: EventRequest): Promise<Result<LiveEvent, Refusal>> {
    const { rules, desk, ...plain } = request.settings;
    const ruleset = offeredRules(rules);
    if (!ruleset.ok) return ruleset;
    const { id, title, values } = ruleset.value;
    const act: Act = {
      type: 'create',
      settings: {
        ...plain,
        rules: writtenRules({ id, base: baseOf(rules), title, values }),
        desk: { ...deskRulesFor(values), ...deskProposed(baseOf(rules)), ...desk },
      },
      isRehearsal: request.isRehearsal ?? false,
      seed: this.#setup.randomBytes(8).toString('hex'),
    };
    const refused = creationRefusal(act, ORGANISER);
    if (refused !== null) return fail({ ...refused, field: `settings.${refused.field}` });
    const entry: Entry = {
      seq: 1,
      id: this.#newSecret(),
      at: this.#setup.time.now(),
      by: ORGANISER,
      act,
      salt: this.#newSalt(),
    };
    return ok(await this.take({ bodies: [JSON.stringify(entry)], stamps: [entry.at] }));
  }

  /** A new event from a log: one that has just begun, or an archive. Its keys are new. */
  async take(archive: ReadArchive): Promise<LiveEvent> {
    const id = this.#setup.randomBytes(6).toString('base64url');
    // Whoever asks for it meanwhile gets the same one.
    const taking = this.#take(id, archive);
    this.#events.set(id, taking);
    taking.catch(() => this.#events.delete(id));
    return taking;
  }

  async #take(id: string, { bodies, stamps }: ReadArchive): Promise<LiveEvent> {
    const claim = await this.#claim(id);
    const [first, ...rest] = bodies;
    const opening = `{"secret":${JSON.stringify(this.#newSecret())},"entry":${first}}`;
    const whole = [opening, ...rest];
    const done = await this.#setup.storage.log.append({
      kind: EVENT_STREAM,
      id,
      from: claim.head,
      epoch: claim.epoch,
      entries: whole.map((body, i) => ({ at: stamps[i]!, body })),
    });
    if (!done.ok) throw new LostStream(`the event ${id} could not be written: ${done.reason}`);
    return this.#open(id, whole, { head: done.head, epoch: claim.epoch });
  }

  /** For good. Whoever asks meanwhile is told that there is none, and whoever listens is sent away. */
  async erase(event: LiveEvent): Promise<void> {
    const { id } = event;
    this.#events.set(id, Promise.resolve(null));
    try {
      await event.stop();
      await this.#setup.storage.log.remove(EVENT_STREAM, id);
    } finally {
      this.#events.delete(id);
    }
  }

  /** A person, by the organiser or by themselves: name and fields are gone from the log, results stand under the number. */
  erasePerson(event: LiveEvent, person: string, by: Actor): Promise<Result<boolean, Refusal>> {
    return event.forget((entries, command) => erasePerson(entries, person, command, sha256), by);
  }

  /** Contact data and notes to the staff of events that are over for so many days. Of those that another process has it does. */
  async forgetContacts(days: number): Promise<void> {
    const now = this.#setup.time.now();
    const { log } = this.#setup.storage;
    for (const { id, head, heldBy } of await log.openStreams(EVENT_STREAM)) {
      if (this.#looked.get(id) === head) continue;
      const isHere = this.#events.has(id);
      if (heldBy !== null && !isHere) continue;
      const bodies = (await log.read(EVENT_STREAM, id)).map(({ body }) => body);
      const found = await this.#reading(id, bodies, NOT_OURS);
      const last = Date.parse(found.state.settings.to);
      if (!Number.isFinite(last) || last + (days + 1) * DAY_MS > now) continue;
      this.#looked.set(id, head);
      if (eraseContacts(found.entries, KEEPING(now), sha256) === null) continue;
      const event = await this.get(id);
      await event?.forget((entries, command) => eraseContacts(entries, command, sha256), ORGANISER);
    }
  }

  /** Those that the public may know of, the latest first. */
  async list(): Promise<readonly EventSummary[]> {
    const streams = await this.#setup.storage.log.openStreams(EVENT_STREAM);
    const { onError } = this.#setup;
    const summaries = await summariesOf(streams, (id, head) => this.#summaryOf(id, head), onError);
    return summaries.sort((a, b) => (a.from < b.from ? 1 : a.from > b.from ? -1 : 0));
  }

  /** Of an event that another process may have: read, and not taken over. Null for a rehearsal. */
  async #summaryOf(id: string, head: number): Promise<EventSummary | null> {
    const loaded = await this.#events.get(id);
    if (loaded) return loaded.state.isRehearsal ? null : summaryOf(id, loaded.state);
    return this.#summaries.at(id, head, async () => {
      const bodies = (await this.#setup.storage.log.read(EVENT_STREAM, id)).map(({ body }) => body);
      const { state } = await this.#reading(id, bodies, NOT_OURS);
      return state.isRehearsal ? null : summaryOf(id, state);
    });
  }

  /** An event on disk as everybody may see it, without taking it over: what a curtain hides is not in it. Null: there is none. */
  async peek(id: string): Promise<EventState | null> {
    const bodies = (await this.#setup.storage.log.read(EVENT_STREAM, id)).map(({ body }) => body);
    if (bodies.length === 0) return null;
    const { state, entries } = await this.#reading(id, bodies, NOT_OURS);
    return state.isRehearsal ? null : foldEvent(redactLog(state, entries, PUBLIC));
  }

  /** Of an event, whoever has it: every entry makes it another. Null: there is none. */
  headOf(id: string): Promise<number | null> {
    return this.#setup.storage.log.headOf(EVENT_STREAM, id);
  }

  /** An event on disk with all that its staff knows, for what the server works out itself. Null: there is none, or it is a rehearsal. */
  async look(id: string): Promise<EventState | null> {
    const bodies = (await this.#setup.storage.log.read(EVENT_STREAM, id)).map(({ body }) => body);
    if (bodies.length === 0) return null;
    const { state } = await this.#reading(id, bodies, NOT_OURS);
    return state.isRehearsal ? null : state;
  }

  /** Whether a key is the one of the event's organiser, whoever has the event. */
  async isOrganiser(id: string, key: string): Promise<boolean> {
    const bodies = (await this.#setup.storage.log.read(EVENT_STREAM, id)).map(({ body }) => body);
    if (bodies.length === 0) return false;
    const { secret, state } = await this.#reading(id, bodies, NOT_OURS);
    return isSame(keyOf(secret, state, 'organiser'), key);
  }

  /** Of those in memory; a stamp of any other is made when it is loaded. */
  async clockJumped(jump: ClockJump): Promise<void> {
    for (const loading of this.#events.values()) {
      (await loading.catch(() => null))?.clockJumped(jump);
    }
  }

  async stop(): Promise<void> {
    for (const loading of this.#events.values()) await (await loading.catch(() => null))?.stop();
    this.#events.clear();
  }

  async #load(id: string, gone?: string): Promise<LiveEvent | null> {
    const { log } = this.#setup.storage;
    if ((await log.read(EVENT_STREAM, id, 0, 1)).length === 0) return null;
    const claim = await this.#claim(id, gone);
    // As it is now that nobody else can add to it.
    const bodies = (await log.read(EVENT_STREAM, id)).map(({ body }) => body);
    return this.#open(id, bodies, claim);
  }

  async #claim(id: string, gone?: string): Promise<Held> {
    const claim = await this.#setup.storage.log.claim(EVENT_STREAM, id, gone);
    if (claim.ok) return claim;
    throw lostTo(`the event ${id}`, claim);
  }

  #newSalt(): string {
    return this.#setup.randomBytes(16).toString('hex');
  }

  #newSecret(): string {
    return this.#setup.randomBytes(32).toString('base64url');
  }

  #open(id: string, bodies: readonly string[], claim: Held): Promise<LiveEvent> {
    const { storage } = this.#setup;
    let from = claim.head;
    const here = () => ({ kind: EVENT_STREAM, id, from, epoch: claim.epoch });
    const stored = (one: Entry) => ({ at: one.at, body: JSON.stringify(one) });
    return this.#reading(id, bodies, {
      async store(added) {
        const done = await storage.log.append({ ...here(), entries: added.map(stored) });
        if (!done.ok) throw new LostStream(`the event ${id} could not be written: ${done.reason}`);
        from = done.head;
      },
      async rewrite({ changed }, secret) {
        const told = changed.at(-1)!;
        const isDone = await storage.log.rewrite({
          ...here(),
          entries: [stored(told)],
          changed: changed.slice(0, -1).map((entry) => ({
            seq: entry.seq - 1,
            body: JSON.stringify(entry.seq === 1 ? { secret, entry } : entry),
          })),
        });
        if (!isDone) throw new LostStream(`the event ${id} could not be rewritten`);
      },
    });
  }

  /** From what is stored, in slices: a long log keeps no table waiting. */
  async #reading(
    id: string,
    [first, ...rest]: readonly string[],
    { store, rewrite }: Writing,
  ): Promise<LiveEvent> {
    const { time, onError } = this.#setup;
    const { secret, entry } = JSON.parse(first!) as StoredFirst;
    const entries = [entry];
    const breathe = breathing(time);
    for (const body of rest) {
      entries.push(JSON.parse(body) as Entry);
      const pause = breathe();
      if (pause !== null) await pause;
    }
    return LiveEvent.read({
      id,
      secret,
      entries,
      time,
      store,
      rewrite: (log) => rewrite(log, secret),
      newSalt: () => this.#newSalt(),
      onRewritten: () => this.#events.delete(id),
      onLost: (error) => {
        this.#events.delete(id);
        onError(error, id);
      },
    });
  }
}

/** Of a rulebook as it is sent: by name, or one with changes. */
export const baseOf = (rules: RulesChoice): string =>
  typeof rules === 'string' ? rules : rules.base;

function summaryOf(id: string, state: EventState): EventSummary {
  const { name, venue, country, from, to, rules } = state.settings;
  const begun = state.rounds.filter(({ startedAt }) => startedAt !== null);
  const numbered = [...state.people.values()].filter(({ slot }) => slot !== null).length;
  return {
    id,
    name,
    venue,
    country,
    from,
    to,
    ruleset: { id: rules.id, title: rules.title },
    players: numbered || [...state.people.values()].filter(({ isWaiting }) => !isWaiting).length,
    round: begun.at(-1)?.number ?? 0,
    rounds: state.rounds.length,
    state: state.isClosed ? 'closed' : begun.length > 0 ? 'running' : 'planned',
  };
}

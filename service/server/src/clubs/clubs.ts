// All clubs of this server: each is a stream in storage, and in memory once somebody asks for it.

import {
  type ClubEntry,
  type ClubSettings,
  type ClubSummary,
  clubSummary,
  foldClub,
  type NewMember,
} from '@hanchan/club';
import type { ClubRequest, Refusal } from '@hanchan/protocol';
import type { Storage } from '@hanchan/storage';
import { ok, type Result } from '@hanchan/tiles';
import { type EventRules, writtenRules } from '@hanchan/tournament';
import { breathing } from '../breathing.ts';
import type { RandomBytes } from '../config.ts';
import { baseOf } from '../events/events.ts';
import { LoadedOnce } from '../loadedOnce.ts';
import { offeredRules } from '../lobby/rules.ts';
import { LostStream, lostTo } from '../nodes/lostStream.ts';
import type { Time } from '../time.ts';
import { LiveClub } from './liveClub.ts';

const CLUB_STREAM = 'club';

/** How the first line of a stream differs: it keeps the secret that all keys are made from. */
interface StoredFirst {
  readonly secret: string;
  readonly entry: ClubEntry;
}

export interface ClubsSetup {
  readonly storage: Storage;
  readonly time: Time;
  readonly randomBytes: RandomBytes;
  readonly onError: (error: unknown, club: string) => void;
}

/** A rulebook is sent by name and kept whole. */
export function keptRules(choice: ClubRequest['settings']['rules']): Result<EventRules, Refusal> {
  const ruleset = offeredRules(choice);
  if (!ruleset.ok) return ruleset;
  const { id, title, values } = ruleset.value;
  return ok(writtenRules({ id, base: baseOf(choice), title, values }));
}

export class Clubs {
  readonly #setup: ClubsSetup;
  readonly #clubs = new LoadedOnce<LiveClub>();
  readonly #summaries = new Map<
    string,
    { readonly head: number; readonly summary: ClubSummary | null }
  >();

  constructor(setup: ClubsSetup) {
    this.#setup = setup;
  }

  /** Throws `LostStream` where another process has the club; `gone` is one that cannot have it any more. */
  get(id: string, gone?: string): Promise<LiveClub | null> {
    return this.#clubs.load(id, () => this.#load(id, gone));
  }

  create(settings: ClubSettings, owner: NewMember): Promise<LiveClub> {
    const entry: ClubEntry = {
      seq: 1,
      id: this.#random(12),
      at: this.#setup.time.now(),
      by: { role: 'owner', member: owner.id },
      act: { type: 'create', settings, owner },
    };
    return this.take([entry]);
  }

  /** A new club from a log. Its keys are new. */
  async take(entries: readonly ClubEntry[]): Promise<LiveClub> {
    const id = this.#random(6);
    const claim = await this.#claim(id);
    const secret = this.#random(32);
    const head = await this.#append(id, { ...claim, from: claim.head }, bodiesOf(secret, entries));
    const club = this.#open(id, secret, [...entries], { head, epoch: claim.epoch });
    this.#clubs.set(id, Promise.resolve(club));
    return club;
  }

  /** For good. */
  async erase(club: LiveClub): Promise<void> {
    this.#clubs.set(club.id, Promise.resolve(null));
    try {
      await club.stop();
      await this.#setup.storage.log.remove(CLUB_STREAM, club.id);
    } finally {
      this.#clubs.delete(club.id);
    }
  }

  /** Those that everybody may know of, by name. */
  async list(): Promise<readonly ClubSummary[]> {
    const streams = await this.#setup.storage.log.openStreams(CLUB_STREAM);
    const summaries: ClubSummary[] = [];
    for (const { id, head } of streams) {
      const summary = await this.#summaryOf(id, head).catch((error: unknown) => {
        this.#setup.onError(error, id);
        return null;
      });
      if (summary !== null) summaries.push(summary);
    }
    return summaries.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async stop(): Promise<void> {
    for (const loading of this.#clubs.values()) await (await loading.catch(() => null))?.stop();
    this.#clubs.clear();
  }

  /** Of a club that another process may have: read, and not taken over. */
  async #summaryOf(id: string, head: number): Promise<ClubSummary | null> {
    const known = this.#summaries.get(id);
    if (known?.head === head) return known.summary;
    const { entries } = await this.#read(id);
    const state = foldClub(entries);
    const today = new Date(this.#setup.time.now()).toISOString().slice(0, 10);
    const isListed = state.settings.listed === 'everybody';
    const summary = isListed ? clubSummary(id, state, today) : null;
    this.#summaries.set(id, { head, summary });
    return summary;
  }

  async #load(id: string, gone?: string): Promise<LiveClub | null> {
    const { log } = this.#setup.storage;
    if ((await log.read(CLUB_STREAM, id, 0, 1)).length === 0) return null;
    const claim = await this.#claim(id, gone);
    // As it is now that nobody else can add to it.
    const { secret, entries } = await this.#read(id);
    return this.#open(id, secret, entries, claim);
  }

  #open(
    id: string,
    secret: string,
    entries: ClubEntry[],
    { head, epoch }: { readonly head: number; readonly epoch: number },
  ): LiveClub {
    let from = head;
    const { storage, time, onError } = this.#setup;
    return new LiveClub({
      id,
      secret,
      entries,
      time,
      store: async (entry) => {
        const body = JSON.stringify(entry);
        from = await this.#append(id, { from, epoch }, [{ at: entry.at, body }]);
      },
      rewrite: async (changed, entry) => {
        const { log } = storage;
        const isDone = await log.rewrite({
          ...{ kind: CLUB_STREAM, id, from, epoch },
          entries: [{ at: entry.at, body: JSON.stringify(entry) }],
          changed: changed.map((one) => ({ seq: one.seq - 1, body: bodyOf(secret, one) })),
        });
        if (!isDone) throw new LostStream(`the club ${id} could not be rewritten`);
        from++;
      },
      onLost: (error) => {
        this.#clubs.delete(id);
        onError(error, id);
      },
    });
  }

  /** In slices: a club of many years has megabytes. */
  async #read(id: string) {
    const [first, ...rest] = await this.#setup.storage.log.read(CLUB_STREAM, id);
    const { secret, entry } = JSON.parse(first!.body) as StoredFirst;
    const entries: ClubEntry[] = [entry];
    const breathe = breathing(this.#setup.time);
    for (const { body } of rest) {
      entries.push(JSON.parse(body) as ClubEntry);
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
    const stored = { kind: CLUB_STREAM, id, from, epoch, entries };
    const done = await this.#setup.storage.log.append(stored);
    if (!done.ok) throw new LostStream(`the club ${id} could not be written: ${done.reason}`);
    return done.head;
  }

  async #claim(id: string, gone?: string) {
    const claim = await this.#setup.storage.log.claim(CLUB_STREAM, id, gone);
    if (claim.ok) return claim;
    throw lostTo(`the club ${id}`, claim);
  }

  #random(bytes: number): string {
    return this.#setup.randomBytes(bytes).toString('base64url');
  }
}

const bodyOf = (secret: string, entry: ClubEntry): string =>
  JSON.stringify(entry.seq === 1 ? ({ secret, entry } satisfies StoredFirst) : entry);

const bodiesOf = (secret: string, entries: readonly ClubEntry[]) =>
  entries.map((entry) => ({ at: entry.at, body: bodyOf(secret, entry) }));

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
import { ok, type Result } from '@hanchan/tiles';
import { type EventRules, writtenRules } from '@hanchan/tournament';
import { baseOf } from '../events/events.ts';
import { LoadedOnce } from '../loadedOnce.ts';
import { offeredRules } from '../lobby/rules.ts';
import { StreamSet, type StreamsSetup } from '../streams/streamSet.ts';
import { LiveClub } from './liveClub.ts';
import { type ClubSeen, KIND, type ShortClub } from './shortClub.ts';
import { ShortClubs } from './shortClubs.ts';

/** A rulebook is sent by name and kept whole. */
export function keptRules(choice: ClubRequest['settings']['rules']): Result<EventRules, Refusal> {
  const ruleset = offeredRules(choice);
  if (!ruleset.ok) return ruleset;
  const { id, title, values } = ruleset.value;
  return ok(writtenRules({ id, base: baseOf(choice), title, values }));
}

/** A page is told from what was kept at once; its other answers come before the log is read. */
const REST_MS = 1_000;

/** A club that is looked at as it was kept, until its log is read. */
interface Opening {
  readonly short: ShortClub;
  whole: LiveClub | null;
}

export class Clubs extends StreamSet<ClubEntry, LiveClub, ClubSummary> {
  readonly #setup: StreamsSetup;
  readonly #shorts: ShortClubs;
  readonly #openings = new LoadedOnce<Opening>();
  readonly #resting = new Set<() => void>();

  constructor(setup: StreamsSetup) {
    const shorts = new ShortClubs(setup);
    super(setup, {
      kind: KIND,
      open: (live) => {
        const club = new LiveClub(live, (grown, isAnew) => shorts.grown(grown, isAnew));
        void this.#come(club);
        return club;
      },
      fold: foldClub,
      summary: (id, state) => {
        const today = new Date(setup.time.now()).toISOString().slice(0, 10);
        return state.settings.listed === 'everybody' ? clubSummary(id, state, today) : null;
      },
    });
    this.#setup = setup;
    this.#shorts = shorts;
  }

  override async get(id: string, gone?: string): Promise<LiveClub | null> {
    // Whoever opens it makes it ours: nobody else does meanwhile.
    await this.#openings.get(id)?.catch(() => null);
    return super.get(id, gone);
  }

  /** To be read from, as it is now: from what was kept of it in short, while its log is being read. */
  async look(id: string): Promise<ClubSeen | null> {
    if (this.isHeld(id) && !this.#openings.has(id)) return this.get(id);
    const opening = await this.#openings.load(id, () => this.#open(id));
    if (opening === null) return this.get(id);
    const { short, whole } = opening;
    const isPast = whole !== null && (!this.isHeld(id) || whole.state.seq !== short.state.seq);
    return isPast ? this.get(id) : short;
  }

  override erase(club: LiveClub): Promise<void> {
    this.#openings.delete(club.id);
    this.#shorts.forget(club.id);
    return super.erase(club);
  }

  override async stop(): Promise<void> {
    for (const cancel of this.#resting) cancel();
    this.#resting.clear();
    this.#openings.clear();
    await this.#shorts.stop();
    await super.stop();
  }

  create(settings: ClubSettings, owner: NewMember): Promise<LiveClub> {
    const by = { role: 'owner', member: owner.id } as const;
    return this.take([this.first(by, { type: 'create', settings, owner })]);
  }

  async #open(id: string): Promise<Opening | null> {
    if (!(await this.owned(id))) return null;
    const short = await this.#shorts.open(id);
    if (short === null) return null;
    const cancel = this.#setup.time.after(REST_MS, () => {
      this.#resting.delete(cancel);
      void this.#readWhole(id, short);
    });
    this.#resting.add(cancel);
    return { short, whole: null };
  }

  /** A club whose whole log is there. */
  async #come(club: LiveClub): Promise<void> {
    this.#shorts.grown(club, false);
    const opening = await this.#openings.get(club.id)?.catch(() => null);
    if (opening !== undefined && opening !== null) opening.whole = club;
  }

  /** The log alone is true: what was kept serves until it is read, and is held against it. */
  async #readWhole(id: string, short: ShortClub): Promise<void> {
    try {
      const whole = await this.get(id);
      if (whole === null) return;
      await whole.ratings();
      if (whole.state.seq !== short.state.seq || (await short.isLike(whole))) return;
      this.#setup.onError(new Error('what was kept of it is not what its log says'), id);
      this.#shorts.grown(whole, true);
    } catch (error) {
      this.#setup.onError(error, id);
    } finally {
      this.#openings.delete(id);
    }
  }
}

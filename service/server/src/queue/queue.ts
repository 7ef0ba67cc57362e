// Those who look for a game, at whichever process they ask. What is true is in the database: every process that has somebody
// waiting looks at it each second, finds groups and claims each in one step, so that nobody is in two. A group has the id that its
// table will have: whoever takes it up after a crash sees whether the table is there, and opens it if not.

import type { InvitationInfo, PlayerName, QueueNews, Refusal, Wish } from '@hanchan/protocol';
import type { Storage } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { RandomBytes } from '../config.ts';
import { newId } from '../lobby/roomData.ts';
import { offeredRules } from '../lobby/rules.ts';
import type { Listener } from '../match/audience.ts';
import { say } from '../match/audience.ts';
import { refusal } from '../match/refusing.ts';
import type { RatingOf } from '../people/ratings.ts';
import type { Time } from '../time.ts';
import { barredUntil, LEAVINGS_COUNT_MS } from './leaving.ts';
import { ASK_MS, type Avoiding, groupsAmong } from './matching.ts';
import {
  isThere,
  LONGEST_WAIT_MS,
  ownWait,
  readSeeker,
  type SeekerData,
  type Waiting,
  wishOf,
} from './seeking.ts';

const TICK_MS = 1_000;
/** So often in this time it is looked at for whoever asks at once; then everybody is told together. */
const MOST_LOOKS = 20;
/** Whoever has not been heard of for so long has gone. */
const GONE_MS = 60_000;
/** How long somebody who has a table is told of it. */
const TOLD_MS = 60_000;
/** How often the pages of those who wait are written down as being there. */
const SEEN_EACH_MS = 5_000;
/** At the latest the news are told again, for clocks that do not run alike. */
const RETELL_MS = 10_000;

export interface QueueSetup {
  readonly storage: Pick<Storage, 'seekers' | 'waits' | 'conduct'>;
  readonly time: Time;
  readonly randomBytes: RandomBytes;
  readonly ratingOf: RatingOf;
  /** Whom each has blocked. */
  readonly blockedBy: (person: string) => Promise<ReadonlySet<string>>;
  /** Opens the table of a group, or leaves it to another process: false. */
  readonly openTable: (group: FoundGroup) => Promise<boolean>;
  readonly here: () => number;
  readonly invitationsTo: (people: readonly string[]) => Promise<Invitations>;
  readonly onError: (error: unknown) => void;
}

/** By the person who is invited. */
export type Invitations = ReadonlyMap<string, readonly InvitationInfo[]>;

/** People who have found each other. */
export interface FoundGroup {
  readonly table: string;
  readonly wish: Wish;
  readonly people: readonly string[];
}

interface Looking {
  readonly person: string | null;
  isHidden: boolean;
  /** What was said last, without the times in it, and when. */
  said: string;
  saidAt: number;
}

export class Queue {
  readonly #setup: QueueSetup;
  readonly #listeners = new Map<Listener, Looking>();
  #cancelTick = () => {};
  #isTicking = false;
  #tail: Promise<void> = Promise.resolve();
  /** Something came while the queue was looked at. */
  #isWanted = false;
  #isStopped = false;
  #seenAt = Number.NEGATIVE_INFINITY;
  /** When it was looked at last, the first of them first. */
  readonly #looks: number[] = [];
  readonly #since: number;

  constructor(setup: QueueSetup) {
    this.#setup = setup;
    this.#since = setup.time.steady();
  }

  /** Begins to look, or looks for something else from now on. */
  async put(
    person: PlayerName,
    wish: Wish,
    homes: readonly string[],
  ): Promise<Result<null, Refusal>> {
    const { storage, ratingOf, time } = this.#setup;
    const rules = offeredRules(wish.rules, wish.rounds);
    if (!rules.ok) return rules;
    const now = time.now();
    const leavings = await storage.conduct.leavingsOf(person.id, now - LEAVINGS_COUNT_MS);
    const data: SeekerData = {
      wish,
      rating: await ratingOf(person.id, rules.value.family, wish.assistance),
      homes,
      barredMs: Math.max(0, (barredUntil(leavings, now) ?? now) - now),
    };
    if (!(await storage.seekers.put(person.id, JSON.stringify(data)))) {
      return fail(refusal('wrongState', 'a table was found for you: take your seat there'));
    }
    this.#tickSoon(0);
    return ok(null);
  }

  async leave(person: string): Promise<void> {
    await this.#setup.storage.seekers.remove(person);
    this.#tickSoon(0);
  }

  /** Tells the listener from now on what changes. */
  show(listener: Listener, person: string | null, isHidden: boolean): void {
    const known = this.#listeners.get(listener);
    if (known === undefined) {
      const fresh = { person, isHidden, said: '', saidAt: Number.NEGATIVE_INFINITY };
      this.#listeners.set(listener, fresh);
    } else {
      known.isHidden = isHidden;
      known.said = '';
    }
    this.#seenAt = Number.NEGATIVE_INFINITY;
    this.#tickSoon(0);
  }

  hide(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Nothing of it is under way afterwards. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancelTick();
    await this.#tail;
  }

  #tickSoon(ms: number): void {
    if (this.#isTicking) this.#isWanted = true;
    if (this.#isStopped || this.#isTicking) return;
    const { time } = this.#setup;
    const now = time.steady();
    const restMs = this.#looks.length < MOST_LOOKS ? 0 : this.#looks[0]! + TICK_MS - now;
    this.#cancelTick();
    this.#cancelTick = time.after(Math.max(ms, restMs), () => {
      this.#looks.push(time.steady());
      if (this.#looks.length > MOST_LOOKS) this.#looks.shift();
      this.#tail = this.#tick();
    });
  }

  async #tick(): Promise<void> {
    this.#isTicking = true;
    this.#isWanted = false;
    let isAnyone = true;
    try {
      const found = await this.#read();
      const before = (await this.#noteSeen(found)) ? await this.#read() : found;
      const rows = (await this.#settle(before)) ? await this.#read() : before;
      isAnyone = rows.length > 0;
      await this.#tell(rows);
    } catch (error) {
      this.#setup.onError(error);
    } finally {
      this.#isTicking = false;
    }
    // Where nobody looks and nobody waits, nothing happens until somebody does.
    if (this.#isWanted) this.#tickSoon(0);
    else if (isAnyone || this.#listeners.size > 0) this.#tickSoon(TICK_MS);
  }

  async #read(): Promise<readonly Waiting[]> {
    return (await this.#setup.storage.seekers.all()).map(readSeeker);
  }

  /** The signs of life of the pages that are open here. True: they were written down. */
  async #noteSeen(rows: readonly Waiting[]): Promise<boolean> {
    const { storage, time } = this.#setup;
    if (rows.length === 0 || time.steady() - this.#seenAt < SEEN_EACH_MS) return false;
    this.#seenAt = time.steady();
    const waiting = new Set(rows.map(({ person }) => person));
    const open = new Set<string>();
    const hidden = new Set<string>();
    for (const { person, isHidden } of this.#listeners.values()) {
      if (person !== null && waiting.has(person)) (isHidden ? hidden : open).add(person);
    }
    await storage.seekers.seen([...open], false);
    await storage.seekers.seen(
      [...hidden].filter((person) => !open.has(person)),
      true,
    );
    return open.size + hidden.size > 0;
  }

  /** True where anything has changed. */
  async #settle(rows: readonly Waiting[]): Promise<boolean> {
    const areApart = await this.#avoiding(rows);
    let isChanged = await this.#sweep(rows);
    for (const [match, group] of groupsIn(rows)) {
      if (await this.#settleGroup(match, group)) isChanged = true;
    }
    const free = rows.filter((row) => row.match === null);
    const seekers = free.map(({ seeker }) => seeker);
    for (const { people } of groupsAmong(seekers, areApart)) {
      const match = newId(this.#setup.randomBytes);
      if (!(await this.#setup.storage.seekers.claim(match, people))) continue;
      isChanged = true;
      await this.#settleGroup(
        match,
        free.filter(({ person }) => people.includes(person)),
      );
    }
    return isChanged;
  }

  /** All are there: they sit down. Otherwise they are waited for, and then not. */
  async #settleGroup(match: string, group: readonly Waiting[]): Promise<boolean> {
    const { storage, openTable } = this.#setup;
    const absent = group.filter((row) => !isThere(row));
    if (absent.length > 0) {
      if (group[0]!.match === null || group[0]!.matchedMs < ASK_MS) return false;
      await storage.seekers.dissolve(
        match,
        absent.map(({ person }) => person),
      );
      return true;
    }
    const wish = wishOf(group);
    const people = group.map(({ person }) => person);
    if (!(await openTable({ table: match, wish, people }))) return false;
    if (await storage.seekers.seat(match)) await this.#noteWaits(match, group);
    return true;
  }

  async #noteWaits(match: string, group: readonly Waiting[]): Promise<void> {
    const { storage, time } = this.#setup;
    const at = time.now();
    for (const [i, { own, waitedMs }] of group.entries()) {
      const wait = { at, ms: waitedMs, people: group.length };
      await storage.waits.add(`${match} ${i}`, own.wish.rules, wait);
    }
  }

  /**
   * Those who have gone without a word, those who sit, and those whom nobody came to for so long that they had better hear it. After a
   * restart everybody may come back first.
   */
  async #sweep(rows: readonly Waiting[]): Promise<boolean> {
    const upMs = this.#setup.time.steady() - this.#since;
    const isOver = ({ match, silentMs, seatedMs, waitedMs }: Waiting) =>
      seatedMs !== null
        ? seatedMs > TOLD_MS
        : match === null && (Math.min(silentMs, upMs) > GONE_MS || waitedMs >= LONGEST_WAIT_MS);
    const over = rows.filter(isOver);
    for (const { person } of over) await this.#setup.storage.seekers.remove(person);
    return over.length > 0;
  }

  async #avoiding(rows: readonly Waiting[]): Promise<Avoiding> {
    const { blockedBy } = this.#setup;
    const blocked = new Map<string, ReadonlySet<string>>();
    for (const { person } of rows) blocked.set(person, await blockedBy(person));
    const has = (one: string, other: string) => blocked.get(one)?.has(other) === true;
    return (one, other) => has(one, other) || has(other, one);
  }

  async #tell(rows: readonly Waiting[]): Promise<void> {
    if (this.#listeners.size === 0) return;
    const { here, invitationsTo, time } = this.#setup;
    const areApart = await this.#avoiding(rows);
    const people = [...this.#listeners.values()].flatMap(({ person }) => person ?? []);
    const invited = await invitationsTo([...new Set(people)]);
    const waiting = countsIn(rows);
    for (const [listener, looking] of [...this.#listeners]) {
      const { person } = looking;
      const row = person === null ? undefined : rows.find((one) => one.person === person);
      const mine = row === undefined ? null : ownWait(row, rows, areApart);
      const invitations = (person === null ? undefined : invited.get(person)) ?? [];
      const news: QueueNews = { here: here(), waiting, mine, invitations };
      const said = withoutTimes(news);
      const now = time.steady();
      if (said === looking.said && (mine === null || now - looking.saidAt < RETELL_MS)) continue;
      looking.said = said;
      looking.saidAt = now;
      say(listener, { type: 'queue', ...news });
    }
  }
}

/** Those that were found and have no table yet. */
function groupsIn(rows: readonly Waiting[]): ReadonlyMap<string, readonly Waiting[]> {
  const groups = new Map<string, Waiting[]>();
  for (const row of rows) {
    if (row.match === null || row.seatedMs !== null) continue;
    groups.set(row.match, [...(groups.get(row.match) ?? []), row]);
  }
  return groups;
}

function countsIn(rows: readonly Waiting[]): QueueNews['waiting'] {
  const counts = new Map<string, number>();
  for (const { own, seatedMs } of rows) {
    if (seatedMs === null) counts.set(own.wish.rules, (counts.get(own.wish.rules) ?? 0) + 1);
  }
  return [...counts].map(([rules, count]) => ({ rules, count }));
}

/** What does not change by itself: pages count the seconds. */
function withoutTimes(news: QueueNews): string {
  if (news.mine === null) return JSON.stringify(news);
  const { waitedMs: _, endsInMs: __, botsInMs, barredMs, asksMs, ...mine } = news.mine;
  const flags = [botsInMs === null, barredMs > 0, asksMs === null];
  return JSON.stringify({ ...news, mine, flags });
}

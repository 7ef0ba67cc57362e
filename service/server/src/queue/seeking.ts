// Somebody who waits, as the queue stores them: what they look for, how strong they are, from where.

import type { OwnWait, ShownRating, Wish } from '@hanchan/protocol';
import type { StoredSeeker } from '@hanchan/storage';
import {
  ASK_MS,
  type Avoiding,
  areOneHome,
  canAgree,
  isFlexible,
  rangeAfter,
  type Seeker,
} from './matching.ts';

/** What is written down with the row. */
export interface SeekerData {
  readonly wish: Wish;
  readonly rating: ShownRating;
  readonly homes: readonly string[];
  /** As a version before wrote it. */
  readonly home?: string | null;
  /** From the beginning of the wait. */
  readonly barredMs: number;
}

export interface Waiting extends StoredSeeker {
  readonly own: SeekerData;
  readonly seeker: Seeker;
}

const SECOND = 1_000;
/** Whoever has said nothing for so long may be gone. */
const QUIET_MS = 15 * SECOND;
const MOST_SHOWN = 3;
/** So long somebody is kept in the queue at most; bots come far earlier to whoever takes them. */
export const LONGEST_WAIT_MS = 3_600 * SECOND;

type WaitingElsewhere = OwnWait['elsewhere'][number];

export function readSeeker(stored: StoredSeeker): Waiting {
  const own = JSON.parse(stored.data) as SeekerData;
  const { wish, rating, homes, home = null, barredMs } = own;
  const { rules, rounds, clock, assistance, botsAfter } = wish;
  const seeker: Seeker = {
    person: stored.person,
    pool: `${rules} ${rounds} ${clock} ${assistance}`,
    broadPool: `${rules} ${assistance}`,
    flexible: wish.flexible === true,
    waitedMs: stored.waitedMs,
    barredMs,
    rating: rating.value,
    botsAfterMs: botsAfter === null ? null : botsAfter * SECOND,
    homes: homes ?? (home === null ? [] : [home]),
    isQuiet: !isThere(stored),
  };
  return { ...stored, own, seeker };
}

export const isThere = ({ isHidden, silentMs }: StoredSeeker): boolean =>
  !isHidden && silentMs < QUIET_MS;

/** How it stands, as the one who waits may know it. */
export function ownWait(mine: Waiting, all: readonly Waiting[], areApart: Avoiding): OwnWait {
  const { own, seeker, match, matchedMs, seatedMs } = mine;
  const range = rangeAfter(seeker.waitedMs);
  const others = all
    .filter((other) => other !== mine && !areOneHome(seeker, other.seeker))
    .filter(({ silentMs, seatedMs: seated }) => seated === null && silentMs < QUIET_MS)
    .filter(({ person }) => !areApart(mine.person, person));
  const found = others
    .filter((other) => canAgree(seeker, other.seeker))
    .filter((other) => Math.abs(seeker.rating - other.seeker.rating) <= range)
    .slice(0, MOST_SHOWN);
  const dueMs = seeker.botsAfterMs === null ? null : Math.max(seeker.botsAfterMs, seeker.barredMs);
  return {
    wish: own.wish,
    waitedMs: seeker.waitedMs,
    rating: own.rating,
    range: Number.isFinite(range) ? range : null,
    found: found.map((other) => other.own.rating),
    elsewhere: elsewhere(others.filter((other) => !canAgree(seeker, other.seeker))),
    botsInMs: dueMs === null ? null : Math.max(0, dueMs - seeker.waitedMs),
    barredMs: Math.max(0, seeker.barredMs - seeker.waitedMs),
    endsInMs: Math.max(0, LONGEST_WAIT_MS - seeker.waitedMs),
    asksMs: match === null || seatedMs !== null ? null : Math.max(0, ASK_MS - matchedMs),
    table: seatedMs === null ? null : match,
  };
}

/** What the others look for, the most first. */
function elsewhere(others: readonly Waiting[]): readonly WaitingElsewhere[] {
  const pools = new Map<string, WaitingElsewhere>();
  for (const { own, seeker } of others) {
    const { rules, rounds, clock, assistance } = own.wish;
    const count = (pools.get(seeker.pool)?.count ?? 0) + 1;
    pools.set(seeker.pool, { wish: { rules, rounds, clock, assistance }, count });
  }
  return [...pools.values()].sort((a, b) => b.count - a.count).slice(0, MOST_SHOWN);
}

/** What a group plays: what those look for who take nothing else, or whoever came first. Any process finds the same. */
export const wishOf = (group: readonly Waiting[]): Wish =>
  (group.find(({ seeker }) => !isFlexible(seeker)) ?? group[0]!).own.wish;

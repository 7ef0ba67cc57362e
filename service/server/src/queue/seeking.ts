// Somebody who waits, as the queue stores them: what they look for, how strong they are, from where.

import type { OwnWait, ShownRating, Wish } from '@hanchan/protocol';
import type { StoredSeeker } from '@hanchan/storage';
import { type Avoiding, rangeAfter, type Seeker } from './matching.ts';

/** What is written down with the row. */
export interface SeekerData {
  readonly wish: Wish;
  readonly rating: ShownRating;
  readonly home: string | null;
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
/** How long somebody is asked whether they are there. */
export const ASK_MS = 20 * SECOND;
const MOST_SHOWN = 3;

export function readSeeker(stored: StoredSeeker): Waiting {
  const own = JSON.parse(stored.data) as SeekerData;
  const { wish, rating, home, barredMs } = own;
  const { rules, rounds, clock, assistance, botsAfter } = wish;
  const seeker: Seeker = {
    person: stored.person,
    pool: `${rules} ${rounds} ${clock} ${assistance}`,
    waitedMs: stored.waitedMs,
    barredMs,
    rating: rating.value,
    botsAfterMs: botsAfter === null ? null : botsAfter * SECOND,
    home,
  };
  return { ...stored, own, seeker };
}

export const isThere = ({ isHidden, silentMs }: StoredSeeker): boolean =>
  !isHidden && silentMs < QUIET_MS;

/** How it stands, as the one who waits may know it. */
export function ownWait(mine: Waiting, all: readonly Waiting[], areApart: Avoiding): OwnWait {
  const { own, seeker, match, matchedMs, seatedMs } = mine;
  const range = rangeAfter(seeker.waitedMs);
  const found = all
    .filter((other) => other !== mine && isFound(seeker, other.seeker, range))
    .filter(({ silentMs, seatedMs: seated }) => seated === null && silentMs < QUIET_MS)
    .filter(({ person }) => !areApart(mine.person, person))
    .slice(0, MOST_SHOWN);
  const dueMs = seeker.botsAfterMs === null ? null : Math.max(seeker.botsAfterMs, seeker.barredMs);
  return {
    wish: own.wish,
    waitedMs: seeker.waitedMs,
    rating: own.rating,
    range: Number.isFinite(range) ? range : null,
    found: found.map((other) => other.own.rating),
    botsInMs: dueMs === null ? null : Math.max(0, dueMs - seeker.waitedMs),
    barredMs: Math.max(0, seeker.barredMs - seeker.waitedMs),
    asksMs: match === null || seatedMs !== null ? null : Math.max(0, ASK_MS - matchedMs),
    table: seatedMs === null ? null : match,
  };
}

const isFound = (one: Seeker, other: Seeker, range: number): boolean =>
  one.pool === other.pool &&
  Math.abs(one.rating - other.rating) <= range &&
  (one.home === null || one.home !== other.home);

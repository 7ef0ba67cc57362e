// Who of those that wait sit down together. No clock and no chance: how long each has waited is given, and the same queue
// gives the same tables. Whoever waited longest is served first, with those whose rating is nearest.

export interface Seeker {
  readonly person: string;
  /** Only who looks for the same sits together: rulebook, length, clock and help. */
  readonly pool: string;
  /** What stays of it where another length or clock will do: rulebook and help. */
  readonly broadPool: string;
  /** After a while another length or clock will do. */
  readonly flexible: boolean;
  readonly waitedMs: number;
  /** Nothing is found for them before: who left a match waits. */
  readonly barredMs: number;
  readonly rating: number;
  /** After how long bots may take free seats; null: never. */
  readonly botsAfterMs: number | null;
  /** Marks of where in the network, and of which browser; none: unknown, or nobody's home. */
  readonly homes: readonly string[];
  /** Their page is hidden or silent: they are asked first whether they are there, while the others wait. */
  readonly isQuiet: boolean;
}

export interface Group {
  readonly people: readonly string[];
  readonly bots: number;
}

const SEATS = 4;
const FIRST_RANGE = 150;
const WIDER_BY = 50;
const WIDER_EACH_MS = 15_000;
/** From then on anybody will do, and another length or clock for whoever takes one. */
const ANYBODY_AFTER_MS = 180_000;
/** Whoever is due for bots lets others be asked whether they are there for so long, and then sits down without them. */
export const ASK_MS = 20_000;
/** How many choices are looked through for one who waits; far more than any queue needs where not everybody avoids everybody. */
const MOST_TRIES = 20_000;

/** How far from their own rating somebody is asked to play, after so long. */
export const rangeAfter = (waitedMs: number): number =>
  waitedMs >= ANYBODY_AFTER_MS
    ? Number.POSITIVE_INFINITY
    : FIRST_RANGE + WIDER_BY * Math.floor(waitedMs / WIDER_EACH_MS);

/** Whether two never sit together, whatever their ratings: one has blocked the other. */
export type Avoiding = (one: string, other: string) => boolean;

/** Whether another length or clock will do by now. */
export const isFlexible = ({ flexible, waitedMs }: Pick<Seeker, 'flexible' | 'waitedMs'>) =>
  flexible && waitedMs >= ANYBODY_AFTER_MS;

export function groupsAmong(seekers: readonly Seeker[], areApart: Avoiding): readonly Group[] {
  const isFine = (one: Seeker, other: Seeker) => mayMeet(one, other, areApart);
  const isAlike = (one: Seeker, other: Seeker) => one.pool === other.pool && isFine(one, other);
  const free = seekers.filter(({ waitedMs, barredMs }) => waitedMs >= barredMs).sort(byWait);
  const waiting = new Set(free);
  const groups: Group[] = [];
  const take = (people: readonly Seeker[]) => {
    for (const one of people) waiting.delete(one);
    groups.push({ people: people.map(({ person }) => person), bots: SEATS - people.length });
  };
  // Those who look for exactly the same come first.
  for (const isMeant of [isAlike, isFine]) {
    for (const seeker of free) {
      if (!waiting.has(seeker)) continue;
      const full = fourWith(seeker, waiting, isMeant);
      if (full !== null) take(full);
    }
  }
  for (const seeker of free) {
    if (!waiting.has(seeker) || !isDueForBots(seeker)) continue;
    take(companyOf(seeker, waiting, isFine));
  }
  return groups;
}

/**
 * They look for the same game, or one of them takes the other's by now. Where each two of a table agree, all do: those who are not
 * flexible look for one game.
 */
export const canAgree = (one: Seeker, other: Seeker): boolean =>
  one.pool === other.pool ||
  (one.broadPool === other.broadPool && (isFlexible(one) || isFlexible(other)));

const byWait = (one: Seeker, other: Seeker): number =>
  other.waitedMs - one.waitedMs || (one.person < other.person ? -1 : 1);

/** Of whoever takes bots; a leaver waits for them no less. */
const dueMs = ({ barredMs, botsAfterMs }: Seeker): number =>
  botsAfterMs === null ? Number.POSITIVE_INFINITY : Math.max(botsAfterMs, barredMs);

const isDueForBots = (seeker: Seeker): boolean => seeker.waitedMs >= dueMs(seeker);

/** Due, and somebody has been asked long enough: nobody who is silent keeps them from their table. */
const isOverdue = (seeker: Seeker): boolean => seeker.waitedMs >= dueMs(seeker) + ASK_MS;

export const areOneHome = (one: Seeker, other: Seeker): boolean =>
  one.homes.some((home) => other.homes.includes(home));

function mayMeet(one: Seeker, other: Seeker, areApart: Avoiding): boolean {
  const apart = Math.abs(one.rating - other.rating);
  if (apart > rangeAfter(one.waitedMs) || apart > rangeAfter(other.waitedMs)) return false;
  if (areOneHome(one, other)) return false;
  if ((isOverdue(one) && other.isQuiet) || (isOverdue(other) && one.isQuiet)) return false;
  if (!canAgree(one, other)) return false;
  return !areApart(one.person, other.person);
}

type Fine = (one: Seeker, other: Seeker) => boolean;

const nearestTo = (seeker: Seeker, waiting: Iterable<Seeker>, isFine: Fine): readonly Seeker[] =>
  [...waiting]
    .filter((other) => other !== seeker && isFine(seeker, other))
    .sort(
      (one, other) =>
        Math.abs(one.rating - seeker.rating) - Math.abs(other.rating - seeker.rating) ||
        byWait(one, other),
    );

/** The nearest three who may all meet each other; null where there are none. */
function fourWith(
  seeker: Seeker,
  waiting: Iterable<Seeker>,
  isFine: Fine,
): readonly Seeker[] | null {
  const near = nearestTo(seeker, waiting, isFine);
  if (near.length < SEATS - 1) return null;
  let tries = 0;
  const complete = (group: readonly Seeker[], from: number): readonly Seeker[] | null => {
    if (group.length === SEATS) return group;
    for (let at = from; at < near.length && tries < MOST_TRIES; at++) {
      tries++;
      const next = near[at]!;
      if (!group.every((one) => isFine(one, next))) continue;
      const whole = complete([...group, next], at + 1);
      if (whole !== null) return whole;
    }
    return null;
  };
  return complete([seeker], 0);
}

/** As many people as there are who take bots as well; a table with two of them is better than two with one. */
function companyOf(seeker: Seeker, waiting: Iterable<Seeker>, isFine: Fine): readonly Seeker[] {
  const group = [seeker];
  for (const next of nearestTo(seeker, waiting, isFine)) {
    if (group.length === SEATS) break;
    if (next.botsAfterMs !== null && group.every((one) => isFine(one, next))) group.push(next);
  }
  return group;
}

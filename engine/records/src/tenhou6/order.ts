// In which order the turns of a deal went. The form gives each seat's takes and discards apart; who called what
// ties them together. Where two orders look possible, the one that uses up every entry is taken.

import { FOUR, kindOf, noPoints, SEATS, type Seat, seatAfter, type Tile } from '@hanchan/tiles';
import { type CodedCall, giverOf } from './calls.ts';

export type Take = { readonly type: 'draw'; readonly tile: Tile } | CodedTake;
interface CodedTake {
  readonly type: 'call';
  readonly call: CodedCall;
}

export type Give =
  /** `tile` is null for the tile just drawn. */
  | { readonly type: 'discard'; readonly tile: Tile | null; readonly riichi: boolean }
  | { readonly type: 'kan'; readonly call: CodedCall }
  /** After a called kan the replacement comes first. */
  | { readonly type: 'none' };

export interface SeatLog {
  readonly takes: readonly Take[];
  readonly gives: readonly Give[];
}

/** One take with the give that follows it; the last of a deal may have none. */
export interface Turn {
  readonly seat: Seat;
  readonly take: Take;
  readonly give: Give | null;
}

interface Position {
  readonly taken: readonly number[];
  readonly given: readonly number[];
}

/** The turns in order, or null when the entries do not fit together. */
export function orderTurns(seats: readonly SeatLog[], dealer: Seat): Turn[] | null {
  const turns: Turn[] = [];
  const start: Position = { taken: noPoints(), given: noPoints() };
  return follow({ seats, dead: new Set() }, dealer, start, turns) ? turns : null;
}

interface Search {
  readonly seats: readonly SeatLog[];
  /** Positions from which no order uses up the rest. */
  readonly dead: Set<string>;
}

const bumped = (counts: readonly number[], seat: Seat) =>
  counts.map((count, i) => (i === seat ? count + 1 : count));

function follow(search: Search, seat: Seat, at: Position, turns: Turn[]): boolean {
  const { seats, dead } = search;
  const { takes, gives } = seats[seat]!;
  const take = takes[at.taken[seat]!];
  if (take === undefined) return isUsedUp(seats, at);
  const key = `${seat} ${at.taken} ${at.given}`;
  if (dead.has(key)) return false;
  const give = gives[at.given[seat]!] ?? null;
  const taken = bumped(at.taken, seat);
  turns.push({ seat, take, give });
  const next = { taken, given: give === null ? at.given : bumped(at.given, seat) };
  const isFound = give === null ? isUsedUp(seats, next) : goOn(search, seat, give, next, turns);
  if (!isFound) {
    turns.pop();
    dead.add(key);
  }
  return isFound;
}

function goOn(search: Search, seat: Seat, give: Give, at: Position, turns: Turn[]): boolean {
  const { seats } = search;
  if (give.type !== 'discard') {
    // A kan that is robbed has no replacement, and ends the deal.
    const replacement = seats[seat]!.takes[at.taken[seat]!];
    return replacement === undefined ? isUsedUp(seats, at) : follow(search, seat, at, turns);
  }
  const last = turns.at(-1)!;
  const tile = give.tile ?? (last.take.type === 'draw' ? last.take.tile : null);
  for (const caller of callersOf(seats, seat, tile, at)) {
    if (follow(search, caller, at, turns)) return true;
  }
  const next = seatAfter(seat, 1, FOUR);
  const following = seats[next]!.takes[at.taken[next]!];
  if (following === undefined) return isUsedUp(seats, at);
  return following.type === 'draw' && follow(search, next, at, turns);
}

/** Seats whose next take is a call of this discard; pon and kan before chi. */
function callersOf(seats: readonly SeatLog[], from: Seat, tile: Tile | null, at: Position): Seat[] {
  const calls = SEATS.flatMap((seat) => {
    const take = seats[seat]!.takes[at.taken[seat]!];
    const isCall = seat !== from && take?.type === 'call';
    if (!isCall || giverOf(seat, take.call) !== from || take.call.tile !== tile) return [];
    return [{ seat, isChi: kindOf(take.call.rest[0]!) !== kindOf(take.call.tile) }];
  });
  return [...calls.filter(({ isChi }) => !isChi), ...calls.filter(({ isChi }) => isChi)].map(
    ({ seat }) => seat,
  );
}

function isUsedUp(seats: readonly SeatLog[], { taken, given }: Position): boolean {
  return seats.every(
    ({ takes, gives }, seat) => takes.length === taken[seat] && gives.length === given[seat],
  );
}

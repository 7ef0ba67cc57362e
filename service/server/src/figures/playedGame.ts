// A game that is over, as figures and ratings see it: a fold of its entries, so that it can be counted again at any time.

import { DealLog, type MatchSummary, matchSummary } from '@hanchan/arena';
import { findRuleset } from '@hanchan/rulesets';
import { type BySeat, bySeat, SEATS, type Seat } from '@hanchan/tiles';
import type { OpenEntry, SeatHolder, TimedEntry } from '../match/entries.ts';
import { replay } from '../match/ledger.ts';

export interface PlayedGame {
  readonly open: OpenEntry;
  readonly endedAt: number;
  /** Null where the match was given up or stopped. */
  readonly summary: MatchSummary | null;
  /** Whose seat a bot played on to the end. */
  readonly leavers: readonly Seat[];
}

/** What has not ended has no figures. */
export function playedGame(entries: readonly TimedEntry[]): PlayedGame | null {
  const log = new DealLog();
  const { open, match, isCounted, isOver, lastAt } = replay(entries, (events, _, after) =>
    log.hear(events, after),
  );
  if (!isOver) return null;
  const isPlayed = isCounted && match.phase === 'over';
  const players = bySeat((seat) => open.holders[seat].name);
  return {
    open,
    endedAt: lastAt,
    summary: isPlayed ? matchSummary(match, log, { players }) : null,
    leavers: SEATS.filter((seat) => hasLeft(open.holders[seat], seat, entries)),
  };
}

/** As the rules of finding a game have it: a bot had taken over, and nobody came back. */
function hasLeft({ type }: SeatHolder, seat: Seat, entries: readonly TimedEntry[]): boolean {
  if (type !== 'player') return false;
  const last = entries.findLast(({ entry }) => entry.type === 'act' && entry.action.seat === seat);
  return last?.entry.type === 'act' && last.entry.by === 'bot';
}

/** People at the table; those who were erased since are people, too. */
export const peopleAt = ({ holders }: OpenEntry): readonly Seat[] =>
  SEATS.filter((seat) => holders[seat].type === 'player');

/** Rules with changes of one's own are no rulebook's. */
const OWN_RULES = 'custom';

export interface BookOf {
  readonly book: string;
  readonly family: string;
}

export function bookOf({ choice }: Pick<OpenEntry, 'choice'>): BookOf {
  if (typeof choice !== 'string') return { book: OWN_RULES, family: OWN_RULES };
  return { book: choice, family: findRuleset(choice)?.family ?? choice };
}

/** Places for a rating: who left is behind all who stayed, and the others stand among themselves as they finished. */
export function ratedPlaces(places: BySeat<number>, leavers: readonly Seat[]): readonly number[] {
  const isGone = (seat: Seat) => leavers.includes(seat);
  const strength = SEATS.map((seat) => (isGone(seat) ? 10 : 0) + (isGone(seat) ? 0 : places[seat]));
  return strength.map((own) => 1 + strength.filter((other) => other < own).length);
}

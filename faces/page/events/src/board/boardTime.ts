// The time of the round as a board tells it: when it takes the whole screen, what is called out, which tables have a
// clock of their own.

import { type Clock, clockOf, type EventState, type RoundState } from '@hanchan/tournament';

const MINUTE = 60;
/** The last minutes, and those after the gong, belong to the clock. */
const LAST_SECONDS = 5 * MINUTE;
const AFTER_GONG_MS = 3 * MINUTE * 1_000;
/** A call stays long enough to be read by everybody. */
const CALL_SECONDS = 30;

export type Takeover = 'lastMinutes' | 'gong';

export interface OwnClock {
  readonly table: number;
  readonly extraSeconds: number;
  readonly secondsLeft: number;
  readonly isPaused: boolean;
}

/** `endedAt`: when this page saw the time run out; null: before it was opened, or not yet. */
export function takeoverOf(
  clock: Clock | null,
  endedAt: number | null,
  now: number,
): Takeover | null {
  if (clock === null) return null;
  if (clock.phase === 'over') {
    return endedAt !== null && now - endedAt < AFTER_GONG_MS ? 'gong' : null;
  }
  if (clock.phase === 'waiting' || clock.secondsLeft === null) return null;
  return clock.secondsLeft <= LAST_SECONDS ? 'lastMinutes' : null;
}

/** When the time of a round ran out, from the log alone; null: it has not, or the round is done. */
export function gongMoment(state: EventState, round: RoundState, now: number): number | null {
  if (round.startedAt === null || round.endedAt !== null) return null;
  if (clockOf(state, round.number, now)?.phase !== 'over') return null;
  if (round.minutes === null) return round.gongAt;
  const stopped = round.pauses.reduce((sum, { from, to }) => sum + ((to ?? now) - from), 0);
  const planned = round.startedAt + round.minutes * MINUTE * 1_000 + stopped;
  return round.gongAt === null ? planned : Math.min(planned, round.gongAt);
}

/** The minutes that are being called out just now: 15 for "fifteen minutes left". */
export function calledNow({ phase, warning, secondsLeft }: Clock): number | null {
  if (phase !== 'running' || warning === null || secondsLeft === null) return null;
  return warning * MINUTE - secondsLeft < CALL_SECONDS ? warning : null;
}

/** Tables that were given time of their own, or are stopped alone, and still play. */
export function ownClocks(state: EventState, round: RoundState, now: number): OwnClock[] {
  if (round.startedAt === null || round.endedAt !== null) return [];
  return round.tables.flatMap((table) => {
    const isStopped = table.pauses.at(-1)?.to === null;
    if (table.extraSeconds === 0 && table.pauses.length === 0) return [];
    if (!['playing', 'allLast'].includes(table.stage)) return [];
    const clock = clockOf(state, round.number, now, table.number);
    if (clock?.secondsLeft == null || clock.phase === 'over') return [];
    return [
      {
        table: table.number,
        extraSeconds: table.extraSeconds,
        secondsLeft: clock.secondsLeft,
        isPaused: isStopped,
      },
    ];
  });
}

/** The part of the round that is still to come, 0 to 1; null without a limit. */
export function partLeft({ secondsLeft }: Clock, { minutes }: RoundState): number | null {
  if (secondsLeft === null || minutes === null || minutes === 0) return null;
  return Math.min(1, secondsLeft / (minutes * MINUTE));
}

// The clock of a round, for all tables or for one. Nothing of it is kept: it follows from when the round began, what
// it was stopped for, and what a table was given.

import type { Applied, RuleKey, RuleValues } from '@hanchan/rules';
import type { EventState, Pause } from './state.ts';
import { roundOf } from './who.ts';

/** The clock of a round, or of a table that was given time, at one moment. */
export interface Clock {
  readonly phase: 'waiting' | 'running' | 'paused' | 'over';
  /** Null: no limit. */
  readonly secondsLeft: number | null;
  /** When it ends if nothing stops it; null while it is stopped, not begun or without limit. */
  readonly endsAt: number | null;
  /** The last call of the time left, in minutes. */
  readonly warning: number | null;
  readonly startedAt: number | null;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Null when there is no such round. */
export function clockOf(
  state: EventState,
  number: number,
  now: number,
  table?: number,
): Clock | null {
  const round = roundOf(state, number);
  if (!round) return null;
  const own = round.tables.find((one) => one.number === table);
  const { startedAt, minutes, gongAt, endedAt } = round;
  const extra = (own?.extraSeconds ?? 0) * SECOND;
  const planned = minutes === null ? null : minutes * MINUTE;
  if (startedAt === null) {
    const secondsLeft = planned === null ? null : planned / SECOND;
    return { phase: 'waiting', secondsLeft, endsAt: null, warning: null, startedAt };
  }
  const pauses = [...round.pauses, ...(own?.pauses ?? [])];
  const rung =
    gongAt === null ? null : gongAt - startedAt - stopped(round.pauses, startedAt, gongAt);
  const length = shorter(planned, rung);
  const end = length === null ? null : length + extra;
  const played = now - startedAt - stopped(pauses, startedAt, now);
  const left = end === null ? null : Math.max(0, end - played);
  const secondsLeft = left === null ? null : Math.ceil(left / SECOND);
  if (endedAt !== null || left === 0) {
    return { phase: 'over', secondsLeft: 0, endsAt: null, warning: null, startedAt };
  }
  const isPaused = pauses.some(({ from, to }) => from <= now && (to === null || now < to));
  return {
    phase: isPaused ? 'paused' : 'running',
    secondsLeft,
    endsAt: isPaused || left === null ? null : now + left,
    warning: lastWarning(state.settings.desk.warnings, secondsLeft, end),
    startedAt,
  };
}

function shorter(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

/** Time that did not count, each moment once, although the hall and a table may be stopped together. */
function stopped(pauses: readonly Pause[], from: number, until: number): number {
  let total = 0;
  let counted = from;
  for (const pause of [...pauses].sort((a, b) => a.from - b.from)) {
    const begin = Math.max(counted, pause.from);
    const end = Math.min(until, pause.to ?? until);
    if (end <= begin) continue;
    total += end - begin;
    counted = end;
  }
  return total;
}

/** "Sixty minutes left" is not called at the start of an hour. */
function lastWarning(
  warnings: readonly number[],
  secondsLeft: number | null,
  length: number | null,
): number | null {
  if (secondsLeft === null || length === null) return null;
  const passed = warnings.filter(
    (minutes) => minutes * MINUTE < length && secondsLeft <= minutes * 60,
  );
  return passed.length === 0 ? null : Math.min(...passed);
}

/** What the rulebook says about the clock: the words' key, and the option to cite. */
export interface ClockRule extends Applied<RuleKey> {
  readonly moment: 'beforeStart' | 'betweenDeals' | 'chombo' | 'duringDeal';
  /** Such as `beforeStart.deal`. */
  readonly words: string;
}

/** What the rulebook says about the moments of a timed round, each with the option behind it. */
export function clockRules(values: RuleValues): readonly ClockRule[] {
  const rule = (moment: ClockRule['moment'], key: RuleKey): ClockRule => ({
    moment,
    words: `${moment}.${values[key]}`,
    rule: key,
  });
  return [
    rule('beforeStart', 'clock.beforeStart'),
    // The deal in progress is always played out.
    {
      moment: 'duringDeal',
      words: 'duringDeal.finish',
      rule: 'clock.bellBetweenDeals',
      case: { bell: 'duringDeal' },
    },
    { ...rule('betweenDeals', 'clock.bellBetweenDeals'), case: { bell: 'betweenDeals' } },
    rule('chombo', 'clock.chomboAfterBell'),
  ];
}

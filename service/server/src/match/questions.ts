// Who is asked, since when, and how long they have: first the time for the move, then the bank.

import type { Clocks } from '@hanchan/protocol';
import type { BySeat, Seat } from '@hanchan/tiles';

export interface Question {
  readonly seat: Seat;
  /** The number of the last event that the seat had been told when it was asked. */
  readonly seq: number;
  readonly askedAt: number;
  /** Null: as long as they like. */
  readonly moveMs: number | null;
  readonly bankMs: number;
  /** Whether the bank goes on when the move's time is up. */
  readonly hasBank: boolean;
  /** The turn, which everybody sees; who is asked about a claim is nobody's business. */
  readonly isPublic: boolean;
  /** Takes back what was going to happen by itself. */
  cancel: () => void;
}

/** Until the time is up; null for never. */
export function timeFor({ moveMs, bankMs, hasBank }: Question): number | null {
  if (moveMs === null) return null;
  return moveMs + (hasBank ? bankMs : 0);
}

/** What the seat has left of its bank once it has answered. */
export function bankAfter(question: Question, now: number, lagMs: number): number {
  const { moveMs, bankMs, askedAt, hasBank } = question;
  if (moveMs === null || !hasBank) return bankMs;
  const over = now - askedAt - moveMs - lagMs;
  return Math.round(Math.min(bankMs, Math.max(0, bankMs - over)));
}

export interface ClockFacts {
  readonly now: number;
  readonly questions: ReadonlyMap<Seat, Question>;
  /** What each has left, and as the others know it; null where nobody is hurried. */
  readonly banks: { readonly own: readonly number[]; readonly shown: readonly number[] } | null;
  readonly bellMs: number | null;
  readonly nextDealMs: number | null;
}

/** The clocks of a moment, for each seat. Those who see the same get the same. */
export function clocksOf(facts: ClockFacts): (viewer: Seat) => Clocks {
  const { now, questions, banks, bellMs, nextDealMs } = facts;
  const open = [...questions.values()].find(({ isPublic }) => isPublic);
  const clocksWith = (question: Question | undefined, shown: readonly number[] | null): Clocks => ({
    banks: shown as BySeat<number> | null,
    running: question === undefined ? null : runningOf(question, now),
    bellMs,
    nextDealMs,
  });
  const alike = banks === null ? clocksWith(open, null) : null;
  return (viewer) => {
    const question = questions.get(viewer) ?? open;
    if (alike !== null && question === open) return alike;
    const shown =
      banks?.shown.map((bank, seat) => (seat === viewer ? banks.own[seat]! : bank)) ?? null;
    return clocksWith(question, shown);
  };
}

function runningOf(question: Question, now: number): Clocks['running'] {
  const { seat, moveMs, bankMs, askedAt, hasBank } = question;
  if (moveMs === null) return null;
  const spent = now - askedAt;
  const bank = hasBank ? Math.max(0, bankMs - Math.max(0, spent - moveMs)) : 0;
  return { seat, moveMs: Math.max(0, moveMs - spent), bankMs: bank };
}

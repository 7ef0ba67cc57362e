// Which round a hall is in, and how its time is written.

import type { Block, EventState, RoundState } from '@hanchan/tournament';

/** The round on the clock: the one that is played, or the next that will be; the last one when all are over. */
export function hallRound({ rounds }: EventState): RoundState | null {
  const isOpen = ({ endedAt }: RoundState) => endedAt === null;
  return (
    rounds.findLast((round) => round.startedAt !== null && isOpen(round)) ??
    rounds.find((round) => round.startedAt === null && isOpen(round)) ??
    rounds.at(-1) ??
    null
  );
}

/** `90:00`, `4:07`: minutes of any number, so that 90 minutes read as the rulebook has them. */
export function minutesText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What is still to come, in order; what goes on at this moment first. */
export function comingBlocks(schedule: readonly Block[], now: number): readonly Block[] {
  return [...schedule]
    .filter(({ start, minutes }) => start + minutes * 60_000 > now)
    .sort((a, b) => a.start - b.start);
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const CALENDAR = { weekday: 'long', day: 'numeric', month: 'long' } as const;

const formatter =
  (form: Intl.DateTimeFormatOptions) => (at: number, timeZone: string, language: string) =>
    new Intl.DateTimeFormat(language, { ...form, timeZone: knownZone(timeZone) }).format(at);

export const timeOfDay = formatter(CLOCK);
export const dayOf = formatter(CALENDAR);

/** `20–22 March 2027`, from ISO days. */
export function daysText(from: string, to: string, language: string): string {
  const days = [from, to].map((day) => Date.parse(`${day}T12:00:00Z`));
  if (days.some(Number.isNaN)) return [from, to].filter((day) => day !== '').join(' – ');
  const form = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return form.formatRange(Math.min(...days), Math.max(...days));
}

/** A zone that this browser does not know is told in its own. */
function knownZone(timeZone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    return undefined;
  }
}

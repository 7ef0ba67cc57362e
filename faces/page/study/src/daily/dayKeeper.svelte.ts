// The days of this device while pages are open, and what passes between them and the server. Without a server everything works; what
// it has not heard of is sent when it is there again.

import { call } from '@hanchan/kit/server/api.ts';
import { currentSession } from '@hanchan/kit/server/session.svelte.ts';
import type { DailyAnswers, DailyDays, Refusal } from '@hanchan/protocol';
import type { Result } from '@hanchan/tiles';
import { daysLater, today } from './calendar.ts';
import {
  type AnsweredDay,
  answerOn,
  daysFor,
  keepDays,
  keptDays,
  learned,
  merged,
  withDay,
} from './days.ts';

/** As long as answers count. */
const OPEN_DAYS = 30;

function stored(): readonly AnsweredDay[] {
  try {
    return keptDays(localStorage);
  } catch {
    return [];
  }
}

let days = $state.raw<readonly AnsweredDay[]>(stored());
let isKept = $state(true);
const whoIsHere = (): string | null => currentSession().player?.id ?? null;

/** The problems that were answered here, or with the account. */
export const answeredDays = (): readonly AnsweredDay[] => daysFor(days, whoIsHere());
export const areDaysKept = (): boolean => isKept;

function keep(next: readonly AnsweredDay[]): void {
  days = next;
  try {
    isKept = keepDays(localStorage, next);
  } catch {
    isKept = false;
  }
}

/** Another window may have answered meanwhile. */
const latest = (): readonly AnsweredDay[] => (isKept ? stored() : days);

/** An answer as it is given. */
export type GivenDay = Omit<AnsweredDay, 'by' | 'isLearned'>;

export function noteDay(day: GivenDay): void {
  keep(withDay(latest(), { ...day, by: whoIsHere(), isLearned: false }));
}

/** What went wrong at first went right now. */
export const noteLearned = (day: string, rules: string): void =>
  keep(learned(latest(), day, rules));

const pathOf = (day: string, rules: string) => `/daily/${day}/${encodeURIComponent(rules)}`;

/** What everybody answered, as far as whoever asks may see it. */
export const everybodyOn = (day: string, rules: string): Promise<Result<DailyAnswers, Refusal>> =>
  call<DailyAnswers>('GET', pathOf(day, rules));

/** Sends an answer, and notes that it is there. */
export async function sendDay(day: GivenDay): Promise<Result<DailyAnswers, Refusal>> {
  const { answer, problem } = day;
  const told = await call<DailyAnswers>('PUT', pathOf(day.day, day.rules), { answer, problem });
  if (told.ok) noteDay({ ...day, isSent: true });
  return told;
}

/** Puts the device's days and the account's together, and sends what the server has not heard of. */
export async function settleDays(person: string | null): Promise<void> {
  if (person !== null) {
    const told = await call<DailyDays>('GET', '/daily');
    if (!told.ok) return;
    const before = daysFor(latest(), person);
    keep(merged(latest(), told.value.days, person));
    const isTold = ({ day, rules }: AnsweredDay) =>
      told.value.days.some((one) => one.day === day && one.rules === rules);
    // What was sent as nobody is sent again by name, so that it is one voice with what the account has.
    await send(before.filter((one) => one.isSent && (one.by === null || !isTold(one))));
  }
  await send(daysFor(latest(), person).filter((one) => !one.isSent));
}

async function send(waiting: readonly AnsweredDay[]): Promise<void> {
  const since = daysLater(today(), -OPEN_DAYS);
  for (const one of waiting) {
    if (one.problem === null || one.day < since) continue;
    const told = await sendDay(one);
    // No network, or enough for today: the next visit goes on.
    if (!told.ok && (told.error.code === 'closing' || told.error.code === 'tooFast')) return;
  }
}

export const answeredOn = (day: string, rules: string): AnsweredDay | undefined =>
  answerOn(answeredDays(), day, rules);

// What was answered on which day: kept on the device, put together with what an account has, and never a reason to scold.

import { type KeyStore, readList, writeList } from '@hanchan/kit/device/storedList.ts';
import { daysLater, isDay, weekdayOf } from './calendar.ts';

export interface AnsweredDay {
  readonly day: string;
  readonly rules: string;
  /** The place of the answer; null: did not know. */
  readonly answer: number | null;
  /** Null where another device answered, and this one does not know how. */
  readonly isRight: boolean | null;
  /** The problem that was answered: another version of this page may ask another. */
  readonly problem: string | null;
  /** The server has it. */
  readonly isSent: boolean;
  /** Who was signed in when it was answered; null: nobody. */
  readonly by: string | null;
  /** Answered wrong at first, and right when it was tried again. */
  readonly isLearned: boolean;
}

const KEY = 'hanchan.daily';
/** More than a year of every rulebook is not looked back at. */
const MOST = 3_000;

const isSame = (
  one: Pick<AnsweredDay, 'day' | 'rules'>,
  other: Pick<AnsweredDay, 'day' | 'rules'>,
) => one.day === other.day && one.rules === other.rules;

const inOrder = (days: readonly AnsweredDay[]): AnsweredDay[] =>
  days.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)).slice(-MOST);

function readDay(value: unknown): AnsweredDay | null {
  if (typeof value !== 'object' || value === null) return null;
  const { day, rules, answer, isRight, problem, isSent, by, isLearned } = value as Record<
    string,
    unknown
  >;
  if (!isDay(day) || typeof rules !== 'string') return null;
  if (answer !== null && !(Number.isInteger(answer) && (answer as number) >= 0)) return null;
  return {
    day,
    rules,
    answer: answer as number | null,
    isRight: typeof isRight === 'boolean' ? isRight : null,
    problem: typeof problem === 'string' ? problem : null,
    isSent: isSent === true,
    by: typeof by === 'string' ? by : null,
    isLearned: isLearned === true,
  };
}

export function keptDays(store: KeyStore): readonly AnsweredDay[] {
  const read = readList(store, KEY).flatMap((one) => readDay(one) ?? []);
  return inOrder(read.filter((one, i) => read.findIndex((other) => isSame(one, other)) === i));
}

/** False where the browser keeps nothing. */
export const keepDays = (store: KeyStore, days: readonly AnsweredDay[]): boolean =>
  writeList(store, KEY, days);

export const answerOn = (
  days: readonly AnsweredDay[],
  day: string,
  rules: string,
): AnsweredDay | undefined => days.find((one) => isSame(one, { day, rules }));

/** The first answer stands; that it was sent is added. */
export function withDay(days: readonly AnsweredDay[], day: AnsweredDay): readonly AnsweredDay[] {
  const known = answerOn(days, day.day, day.rules);
  if (known === undefined) return inOrder([...days, day]);
  if (known.isSent || !day.isSent) return days;
  const { by } = day;
  return days.map((one) => (one === known ? { ...known, isSent: true, by } : one));
}

type Told = Pick<AnsweredDay, 'day' | 'rules' | 'answer'>;

/** Two people may share a device: those of this person, and those of nobody. Whoever is not signed in sees what is there. */
export const daysFor = (
  days: readonly AnsweredDay[],
  person: string | null,
): readonly AnsweredDay[] =>
  person === null ? days : days.filter(({ by }) => by === null || by === person);

/**
 * The device's days and the account's, each once. What both have is the account's answer: it came first, and it is what was counted.
 */
export function merged(
  device: readonly AnsweredDay[],
  account: readonly Told[],
  person: string,
): readonly AnsweredDay[] {
  const told = account.map((one): AnsweredDay => {
    const known = answerOn(device, one.day, one.rules);
    const isKept = known?.answer === one.answer;
    const { day, rules, answer } = one;
    return {
      day,
      rules,
      answer,
      isRight: isKept ? known.isRight : null,
      problem: isKept ? known.problem : null,
      isSent: true,
      by: person,
      isLearned: isKept && known.isLearned,
    };
  });
  const isTold = (one: AnsweredDay) => told.some((other) => isSame(one, other));
  return inOrder([...device.filter((one) => !isTold(one)), ...told]);
}

/** Tried again, and right. */
export const learned = (
  days: readonly AnsweredDay[],
  day: string,
  rules: string,
): readonly AnsweredDay[] =>
  days.map((one) => (isSame(one, { day, rules }) ? { ...one, isLearned: true } : one));

/** Those that went wrong and have not been right since, the latest first. */
export const toTryAgain = (days: readonly AnsweredDay[]): readonly AnsweredDay[] =>
  days.filter(({ isRight, isLearned }) => isRight === false && !isLearned).toReversed();

const isAnswered = (days: readonly AnsweredDay[], day: string): boolean =>
  days.some((one) => one.day === day);

export type DayState = 'done' | 'rest' | 'today' | 'ahead';

/** The seven days of a week, Monday first. */
export function weekOf(
  days: readonly AnsweredDay[],
  today: string,
): readonly { readonly day: string; readonly state: DayState }[] {
  const monday = daysLater(today, -weekdayOf(today));
  return Array.from({ length: 7 }, (_, i) => {
    const day = daysLater(monday, i);
    if (isAnswered(days, day)) return { day, state: 'done' };
    if (day === today) return { day, state: 'today' };
    return { day, state: day < today ? 'rest' : 'ahead' };
  });
}

const WEEK = 7;
/** So many of any seven days are free. */
const FREE = 2;

/** How many of the last seven days, today among them. */
export const ofLastWeek = (days: readonly AnsweredDay[], today: string): number =>
  Array.from({ length: WEEK }, (_, i) => isAnswered(days, daysLater(today, -i))).filter(Boolean)
    .length;

/**
 * How many days were answered in a row, as long as no seven days on end had more than two rests. Today is not missed
 * before it is over, and days before the first answer are nobody's rest.
 */
export function runOf(days: readonly AnsweredDay[], today: string): number {
  const first = days[0]?.day;
  if (first === undefined) return 0;
  const marks: boolean[] = [];
  const start = isAnswered(days, today) ? 0 : 1;
  for (let i = start; daysLater(today, -i) >= first; i++) {
    marks.push(isAnswered(days, daysLater(today, -i)));
    const rests = marks.slice(-WEEK).filter((done) => !done).length;
    if (rests > FREE) break;
  }
  return marks.filter(Boolean).length;
}

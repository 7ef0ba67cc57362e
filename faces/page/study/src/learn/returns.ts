// Earlier things come back: the question of a lesson a day after it was done, then after three days, seven and twenty-one. One that
// went wrong is asked again the next day. At most three a day, and nothing waits for them.

import { daysLater, today } from '../daily/calendar.ts';
import {
  type CourseProgress,
  LAST_RUNG,
  lessonProgress,
  type Outline,
  type Return,
} from './courseProgress.ts';

/** Days until it comes back for the first time, the second, the third and the last. */
const SPANS = [1, 3, 7, 21] as const;
const MOST_A_DAY = 3;

interface Due<L> {
  readonly lesson: L;
  readonly rung: number;
  readonly due: string;
  /** It went wrong the last time. */
  readonly isMissed: boolean;
}

interface Returns<L> {
  /** What is asked today, what has waited longest first. */
  readonly now: readonly Due<L>[];
  /** When the next one comes where nothing is asked today; null: none is on its way. */
  readonly next: string | null;
}

export function returnsOn<L extends Outline>(
  progress: CourseProgress,
  lessons: readonly L[],
  day: string,
): Returns<L> {
  const coming = lessons.flatMap((lesson): readonly Due<L>[] => {
    const { doneAt, again } = lessonProgress(progress, lesson);
    if (again !== undefined) {
      const { rung, due, asked } = again;
      return rung < LAST_RUNG ? [{ lesson, rung, due, isMissed: due === daysLater(asked, 1) }] : [];
    }
    if (doneAt === null) return [];
    const due = daysLater(today(new Date(doneAt)), SPANS[0]);
    return [{ lesson, rung: 0, due, isMissed: false }];
  });
  const asked = lessons.filter((one) => lessonProgress(progress, one).again?.asked === day).length;
  const byDay = coming.toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0));
  const now = byDay.filter(({ due }) => due <= day).slice(0, Math.max(0, MOST_A_DAY - asked));
  const rest = byDay.filter((one) => !now.includes(one));
  const tomorrow = daysLater(day, 1);
  const first = rest[0]?.due ?? null;
  return { now, next: first === null || first > tomorrow ? first : tomorrow };
}

/** What becomes of it after it was asked. */
export function askedOn(rung: number, isRight: boolean, day: string): Return {
  const next = isRight ? rung + 1 : rung;
  const span = isRight ? (SPANS[next] ?? 0) : 1;
  return { rung: next, due: daysLater(day, span), asked: day };
}

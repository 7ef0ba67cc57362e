// What somebody has done of the course: written down on the device, read back with suspicion. What cannot be read, or is of a
// lesson that is no more, is left out; what is left always makes sense.

import { isDay } from '../daily/calendar.ts';

/** How the question of a lesson stands that has come back. */
export interface Return {
  /** How many times in a row it was known. */
  readonly rung: number;
  readonly due: string;
  /** The day on which it was last asked. */
  readonly asked: string;
}

/** From here on it is known for good. */
export const LAST_RUNG = 4;

interface LessonProgress {
  /** Steps that are done, by name: a step that is added later is not. */
  readonly steps: readonly string[];
  /** When the lesson was last done to its end; null: not yet. */
  readonly doneAt: number | null;
  readonly again?: Return;
  /** Somebody who has played before showed that it can be left out. */
  readonly isKnown?: true;
}

export type CourseProgress = Readonly<Record<string, LessonProgress>>;

/** What a lesson needs to be known by. */
export interface Outline {
  readonly id: string;
  readonly steps: readonly { readonly id: string }[];
}

const EDITION = 1;
const NOTHING_DONE: LessonProgress = { steps: [], doneAt: null };
const LATEST = Date.UTC(9999, 0, 1);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function readProgress(text: string | null, lessons: readonly Outline[]): CourseProgress {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return {};
  }
  if (!isRecord(stored) || !isRecord(stored['lessons'])) return {};
  const all = stored['lessons'];
  return Object.fromEntries(
    lessons.flatMap((lesson) => {
      const one = Object.hasOwn(all, lesson.id) ? all[lesson.id] : undefined;
      return isRecord(one) ? [[lesson.id, readLesson(one, lesson)] as const] : [];
    }),
  );
}

function readLesson(stored: Record<string, unknown>, { steps }: Outline): LessonProgress {
  const names: readonly unknown[] = Array.isArray(stored['steps']) ? stored['steps'] : [];
  const at = stored['doneAt'];
  return {
    steps: steps.map(({ id }) => id).filter((id) => names.includes(id)),
    doneAt: typeof at === 'number' && at >= 0 && at < LATEST ? at : null,
    ...readAgain(stored['again']),
    ...(stored['isKnown'] === true && { isKnown: true }),
  };
}

function readAgain(stored: unknown): { readonly again?: Return } {
  if (!isRecord(stored)) return {};
  const { rung, due, asked } = stored;
  const isRung = typeof rung === 'number' && Number.isInteger(rung) && rung >= 0;
  if (!isRung || rung > LAST_RUNG || !isDay(due) || !isDay(asked)) return {};
  return { again: { rung, due, asked } };
}

export const writeProgress = (progress: CourseProgress): string =>
  JSON.stringify({ edition: EDITION, lessons: progress });

export const lessonProgress = (progress: CourseProgress, { id }: Outline): LessonProgress =>
  progress[id] ?? NOTHING_DONE;

/** After a step: the lesson is done when all of them are. */
export function withStep(
  progress: CourseProgress,
  lesson: Outline,
  step: string,
  now: number,
): CourseProgress {
  const before = lessonProgress(progress, lesson);
  const done = lesson.steps.filter(({ id }) => id === step || before.steps.includes(id));
  const isDone = done.length === lesson.steps.length;
  const steps = done.map(({ id }) => id);
  const doneAt = isDone ? now : before.doneAt;
  return { ...progress, [lesson.id]: { ...before, steps, doneAt } };
}

/** After the question of a lesson that came back. */
export const withReturn = (
  progress: CourseProgress,
  lesson: Outline,
  again: Return,
): CourseProgress => ({
  ...progress,
  [lesson.id]: { ...lessonProgress(progress, lesson), again },
});

/** What somebody who has played before may leave out. */
export const withKnown = (
  progress: CourseProgress,
  lessons: readonly Outline[],
): CourseProgress => ({
  ...progress,
  ...Object.fromEntries(
    lessons.map((one) => [one.id, { ...lessonProgress(progress, one), isKnown: true as const }]),
  ),
});

/** Where somebody goes on: the first step that is not done; a lesson that is done begins again. */
export function stepToGoOn(progress: CourseProgress, lesson: Outline): number {
  const { steps } = lessonProgress(progress, lesson);
  const at = lesson.steps.findIndex(({ id }) => !steps.includes(id));
  return Math.max(at, 0);
}

export const isDone = (progress: CourseProgress, lesson: Outline): boolean =>
  lessonProgress(progress, lesson).doneAt !== null;

/** Nothing is left to do in it: done, or known from before. */
export const isPassed = (progress: CourseProgress, lesson: Outline): boolean =>
  isDone(progress, lesson) || lessonProgress(progress, lesson).isKnown === true;

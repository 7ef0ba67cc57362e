// The progress of this device. Without storage it lasts as long as the page, and the course says so.

import { LESSONS } from './course.ts';
import {
  type CourseProgress,
  type Return,
  readProgress,
  withKnown,
  withReturn,
  withStep,
  writeProgress,
} from './courseProgress.ts';
import type { Lesson } from './player/lesson.ts';

const KEY = 'hanchan.learn';

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

let progress = $state.raw<CourseProgress>(readProgress(stored(), LESSONS));
let isKept = $state(true);

export const courseProgress = (): CourseProgress => progress;
export const isProgressKept = (): boolean => isKept;

function keep(next: CourseProgress): void {
  progress = next;
  try {
    localStorage.setItem(KEY, writeProgress(next));
    isKept = true;
  } catch {
    isKept = false;
  }
}

/** Another window may have gone on meanwhile: what it wrote is added to. */
const latest = (): CourseProgress => (isKept ? readProgress(stored(), LESSONS) : progress);

export const noteStep = (lesson: Lesson, step: string): void =>
  keep(withStep(latest(), lesson, step, Date.now()));
export const noteReturn = (lesson: Lesson, again: Return): void =>
  keep(withReturn(latest(), lesson, again));
export const noteKnown = (lessons: readonly Lesson[]): void => keep(withKnown(latest(), lessons));

export const forgetProgress = (): void => keep({});

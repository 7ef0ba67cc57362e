// What each kind of step is given.

import type { Lesson, LessonStep } from '../player/lesson.ts';

/** A question by itself, out of its lesson. */
export interface Single {
  readonly number: number;
  readonly of: number;
}

export interface StepProps<Step extends LessonStep> {
  readonly lesson: Lesson;
  readonly step: Step;
  readonly ondone: () => void;
  readonly onnext: () => void;
  readonly onrestart: () => void;
  readonly onleave: () => void;
  readonly single?: Single | undefined;
  /** The answer was not the right one. */
  readonly onslip?: (() => void) | undefined;
}

// What each kind of step is given.

import type { Lesson, LessonStep } from '../player/lesson.ts';

export interface StepProps<Step extends LessonStep> {
  readonly lesson: Lesson;
  readonly step: Step;
  readonly ondone: () => void;
  readonly onnext: () => void;
  readonly onrestart: () => void;
  readonly onleave: () => void;
}

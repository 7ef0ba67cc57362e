// Long work that can be watched, paused and ended: a generator that tells how far it is and is told, each time it
// is resumed, whether it should come to an end. Told so, it hands out the best it has. The engine has no clock.

/** What the planning goes through, in order. */
export const SEATING_STAGES = ['construct', 'separate', 'anneal', 'tables', 'winds'] as const;

/** One of `SEATING_STAGES`. */
export type SeatingStage = (typeof SEATING_STAGES)[number];

/** How far the planning is. */
export interface SeatingProgress {
  readonly stage: SeatingStage;
  /** Of this stage, from 0 to 1. */
  readonly share: number;
}

/** Resumed with true, it ends with the best so far. */
export type SeatingWork<T> = Generator<SeatingProgress, T, boolean>;

/** For whoever runs the planning in slices: when to stop, and where to tell how far it is. */
export interface SeatingWatch {
  readonly isOver?: () => boolean;
  readonly onProgress?: (progress: SeatingProgress) => void;
}

/** Does the work in one go. */
export function finishSeating<T>(work: SeatingWork<T>, watch: SeatingWatch = {}): T {
  const { isOver = () => false, onProgress = () => {} } = watch;
  let step = work.next(false);
  while (!step.done) {
    onProgress(step.value);
    step = work.next(isOver());
  }
  return step.value;
}

// The gong at the desk, from the same clock as on every screen, and the calls of the time left for a screen reader.

import type { Clock } from '@hanchan/tournament';
import { createGong, type RoundClock, strokeBetween } from '../event/gong.ts';

export interface DeskGong {
  /** The minutes that were called last; null: nothing yet. */
  readonly called: number | null;
  /** Also lets the browser sound, which it does only after a touch. */
  ring(): void;
}

/** Call it while a component is made: it rings at the start and at the end while the page is there. */
export function gongOf(round: number, clock: () => Clock | null): DeskGong {
  const gong = createGong();
  let last: RoundClock | null = null;
  let called = $state<number | null>(null);
  $effect(() => () => gong.stop());
  $effect(() => {
    const shown = clock();
    const now = shown === null ? null : { ...shown, round };
    const stroke = strokeBetween(last, now);
    const isNew = last !== null && now !== null && now.warning !== last.warning;
    last = now;
    if (stroke !== null) gong.strike(stroke);
    if (isNew && now.phase === 'running') called = now.warning;
  });
  return {
    get called() {
      return called;
    },
    ring: () => gong.strike('start'),
  };
}

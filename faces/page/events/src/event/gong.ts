// When the gong of a hall sounds, and its sound. A browser is silent until somebody has touched the page once.

import { createSounds } from '@hanchan/table/felt/sounds.ts';
import type { Clock } from '@hanchan/tournament';

/** One stroke to start, a soft one when five minutes are left, three to end. */
export type Stroke = 'start' | 'soft' | 'end';

export interface RoundClock extends Pick<Clock, 'phase' | 'warning'> {
  readonly round: number;
}

const SOFT_AT = 5;

/** What sounds between two looks at the clock; a page that has just been opened begins in silence. */
export function strokeBetween(before: RoundClock | null, after: RoundClock | null): Stroke | null {
  if (before === null || after === null) return null;
  const isSame = before.round === after.round;
  const was = isSame ? before.phase : 'waiting';
  if (was === 'waiting' && after.phase === 'running') return 'start';
  if (isSame && isPlayed(was) && after.phase === 'over') return 'end';
  const isSoft = isSame && after.warning === SOFT_AT && before.warning !== SOFT_AT;
  return isSoft && after.phase === 'running' ? 'soft' : null;
}

const isPlayed = (phase: Clock['phase']) => phase === 'running' || phase === 'paused';

const END_STROKES = 3;
const APART_MS = 1_600;

export interface Gong {
  strike(stroke: Stroke): void;
  stop(): void;
}

export function createGong(): Gong {
  const loud = createSounds(() => 'normal');
  const soft = createSounds(() => 'soft');
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    strike(stroke) {
      (stroke === 'soft' ? soft : loud).play('gong');
      if (stroke !== 'end') return;
      for (let i = 1; i < END_STROKES; i++) {
        timers.add(setTimeout(() => loud.play('gong'), i * APART_MS));
      }
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      loud.stop();
      soft.stop();
    },
  };
}

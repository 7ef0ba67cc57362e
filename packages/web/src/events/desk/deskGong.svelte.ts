// The gong of a round and the calls of the time left, from the same clock on every screen. Browsers sound only after a
// touch: pressing any button of the page is one.

import type { Clock } from '@hanchan/tournament';
import { settings } from '../../app/settings.svelte.ts';
import { createSounds } from '../../table/sounds.ts';

export interface Gong {
  /** The minutes that were called last; null: nothing yet. */
  readonly called: number | null;
  ring(): void;
}

/** Call it while a component is made. It rings at the start and at the end, once each, while the page is there. */
export function gongOf(clock: () => Clock | null): Gong {
  const sounds = createSounds(() => settings.sound);
  let last: Clock | null = null;
  let called = $state<number | null>(null);
  $effect(() => () => sounds.stop());
  $effect(() => {
    const now = clock();
    const before = last;
    last = now;
    if (before === null || now === null || before.phase === now.phase) {
      const isNew = before !== null && now?.warning != null && now.warning !== before.warning;
      if (!isNew || now.phase !== 'running') return;
      called = now.warning;
      sounds.play('bell');
      return;
    }
    const isStart = before.phase === 'waiting' && now.phase === 'running';
    const isEnd = before.phase === 'running' && now.phase === 'over';
    if (isStart || isEnd) sounds.play('gong');
  });
  return {
    get called() {
      return called;
    },
    ring: () => sounds.play('gong'),
  };
}

// The keys of a replay. What a control does with a key itself stays its own.

import type { Seat } from '@hanchan/tiles';
import type { Player } from './player.svelte.ts';

const KEYS: Readonly<Record<string, (player: Player) => void>> = {
  ArrowRight: (player) => player.next(),
  ArrowLeft: (player) => player.previous(),
  PageDown: (player) => player.nextDeal(),
  PageUp: (player) => player.previousDeal(),
  Home: (player) => player.toStart(),
  End: (player) => player.toEnd(),
  ' ': (player) => player.setPlaying(!player.isPlaying),
  o: (player) => player.setOpen(!player.isOpen),
  s: (player) => player.setSeat(((player.seat + 1) % 4) as Seat),
  Escape: (player) => player.closeResults(),
};

/** Steps through the game stop it from going by itself. */
const STOPS = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];

/** True when the key was one of the replay's. */
export function takeReplayKey(event: KeyboardEvent, player: Player): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const run = KEYS[key.length === 1 ? key.toLowerCase() : key];
  if (run === undefined || ctrlKey || metaKey || altKey || event.defaultPrevented) return false;
  if (target instanceof Element && isOwnKey(target, key)) return false;
  if (key === 'Escape' && player.result === null) return false;
  if (STOPS.includes(key)) player.setPlaying(false);
  run(player);
  return true;
}

function isOwnKey(target: Element, key: string): boolean {
  if (target.closest('select, textarea, [contenteditable]') !== null) return true;
  if (key.startsWith('Arrow') && target.closest('[role="tablist"]') !== null) return true;
  const input = target.closest('input');
  // The slider goes where the keys go.
  if (input !== null) return input.type !== 'range';
  if (key === ' ') return target.closest('button, a, summary') !== null;
  return false;
}

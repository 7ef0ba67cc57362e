// Which tables everybody sees.

import type { Room } from './room.ts';

/** Open for players, or for spectators. */
export function isListed(room: Room): boolean {
  const { settings, state } = room.data;
  if (settings.visibility === 'link') return false;
  if (state === 'waiting') return !room.isDeserted;
  // That it is gone would say that it is over.
  if (room.isEndHidden) return settings.watchDelayMs !== null;
  return state === 'playing' && settings.watchDelayMs !== null && room.isMoving;
}

// Who was gone when a match ended at which strangers can meet. At a table that friends opened for themselves it is theirs to judge.

import type { Conduct } from '@hanchan/storage';
import type { Room } from '../lobby/room.ts';

export async function noteLeavings(room: Room, conduct: Conduct, at: number): Promise<void> {
  if (room.data.settings.visibility !== 'public') return;
  const people = room.summary().places.filter((place) => place.type === 'player');
  // Nobody is left behind by who plays alone with bots.
  if (people.length < 2) return;
  for (const { player, isReplaced } of people) {
    if (isReplaced) await conduct.left(room.id, player.id, at);
  }
}

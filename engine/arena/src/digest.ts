// A short checksum of all that reached the table: two matches with the same one were played the same way.

import { ACTION_TYPES, type Action } from '@hanchan/game';
import type { Move } from '@hanchan/records';

export interface MovesDigest {
  note(move: Move): void;
  /** Sixteen hexadecimal digits. */
  text(): string;
}

export function movesDigest(): MovesDigest {
  let low = 0x811c9dc5;
  let high = 0x2545f491;
  const mix = (value: number) => {
    low = Math.imul(low ^ value, 0x01000193) >>> 0;
    high = (Math.imul(high ^ value ^ (low >>> 15), 0x85ebca6b) + low) >>> 0;
  };
  const mixAction = (action: Action) => {
    mix(ACTION_TYPES.indexOf(action.type) * 4 + action.seat);
    if ('tile' in action) mix(action.tile);
    if ('riichi' in action) mix((action.riichi ? 2 : 0) + (action.fromDraw ? 1 : 0));
    if ('own' in action) for (const tile of action.own) mix(tile);
    if ('slot' in action) mix(action.slot);
  };
  return {
    note(move) {
      if (move.type === 'action') mixAction(move.action);
      else if (move.type === 'deal') for (const tile of move.wall) mix(tile);
      else mix(0xbe11);
    },
    text: () => [high, low].map((part) => part.toString(16).padStart(8, '0')).join(''),
  };
}

// How the door of an event says why somebody is not let in, or may not make one.

import { DOOR_TEXTS, type Refusal } from '@hanchan/protocol';
import { sentencesFrom, worded } from '@hanchan/tournament';

export const atDoor = sentencesFrom(DOOR_TEXTS);

/** Of what needs no values to be said. */
export function refusedAtDoor(
  code: Refusal['code'],
  text: Parameters<typeof atDoor>[0],
  field?: string,
): Refusal {
  return { code, ...worded(atDoor(text)), ...(field === undefined ? {} : { field }) };
}

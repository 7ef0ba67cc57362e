// How the door of an event says why somebody is not let in, or may not make one.

import { DOOR_TEXTS } from '@hanchan/protocol';
import { sentencesFrom } from '@hanchan/tournament';

export const atDoor = sentencesFrom(DOOR_TEXTS);

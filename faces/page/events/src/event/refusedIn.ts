// A refusal of an event or a club in the reader's language where its sentence is known there, else in the server's words.

import { type EventRefusalMessage, eventRefusalMessage, speaker } from '@hanchan/narrator';
import { eventRefusals } from '@hanchan/narrator/ja';
import type { Refusal } from '@hanchan/protocol';
import { fillIn } from '@hanchan/tournament';
import { circuitRefusals } from '../words/ja/circuitRefusals.ts';
import { clubRefusals } from '../words/ja/clubRefusals.ts';
import { door } from '../words/ja/door.ts';

export interface RefusedText {
  readonly text: string;
  readonly lang: string;
}

export function refusedIn(language: string, refusal: Refusal): RefusedText {
  const known = language === 'ja' ? japanese(refusal) : null;
  return known === null ? { text: refusal.message, lang: 'en' } : { text: known, lang: language };
}

const inJapanese = speaker<EventRefusalMessage>('ja', eventRefusals, () => '');

/** Null where it is not known by id. */
function japanese({ said, field }: Refusal): string | null {
  if (said?.id === undefined) return null;
  const { id, text, values } = said;
  if (isOfDoor(id)) return fillIn(door[id], values);
  if (isOfClub(id)) return fillIn(clubRefusals[id], values);
  if (isOfCircuit(id)) return fillIn(circuitRefusals[id], values);
  const message = eventRefusalMessage({ id, text, values }, field);
  return message === null ? null : inJapanese(message);
}

const isOfClub = (id: string): id is keyof typeof clubRefusals => Object.hasOwn(clubRefusals, id);

const isOfCircuit = (id: string): id is keyof typeof circuitRefusals =>
  Object.hasOwn(circuitRefusals, id);

const isOfDoor = (id: string): id is keyof typeof door => Object.hasOwn(door, id);

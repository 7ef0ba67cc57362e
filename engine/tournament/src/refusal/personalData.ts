// What people decide about their own data: what they agree to, and being forgotten.

import type { PeopleAct } from '../act.ts';
import { type Actor, isStaff } from '../actor.ts';
import { CONSENT_WAYS, CONSENTS } from '../consent.ts';
import type { ActRefusal, EventState, PersonState } from '../state.ts';
import { hasPlayed } from '../who.ts';
import { needsOneOf } from './fields.ts';
import { needsPerson } from './present.ts';
import { refuse } from './refuse.ts';
import { said } from './sentence.ts';

type Of<T extends PeopleAct['type']> = Extract<PeopleAct, { readonly type: T }>;

export const erasedRefusal = ({ isErased, person }: PersonState): ActRefusal | null =>
  isErased ? refuse('wrongState', 'person', said('person.erased', person.name)) : null;

export function consentRefusal(
  state: EventState,
  { person, changes, how }: Of<'consent'>,
  by: Actor,
): ActRefusal | null {
  const found = state.people.get(person);
  if (!found) return needsPerson(state, 'person', person);
  if (how === 'own' && isStaff(by)) return refuse('notAllowed', 'how', said('consent.notOwn'));
  if (!CONSENTS.some((to) => changes[to] !== undefined)) {
    return refuse('incomplete', 'changes', said('consent.nothing'));
  }
  return needsOneOf('how', how, CONSENT_WAYS) ?? erasedRefusal(found);
}

/** Of everybody's contact data nothing stands in the way. */
export function eraseRefusal(state: EventState, { person, what }: Of<'erase'>): ActRefusal | null {
  if (person === null) return needsOneOf('what', what, ['contact']);
  const found = state.people.get(person);
  if (!found) return needsPerson(state, 'person', person);
  const running = state.rounds.find(
    ({ startedAt, endedAt }) => startedAt !== null && endedAt === null,
  );
  if (running) return refuse('wrongState', 'person', said('round.notOver', running.number));
  return erasedRefusal(found) ?? stillPlays(state, found) ?? needsOneOf('what', what, ['person']);
}

function stillPlays(state: EventState, { person, departure }: PersonState): ActRefusal | null {
  const isOver = state.isClosed || state.rounds.every(({ endedAt }) => endedAt !== null);
  if (isOver || departure !== null || !hasPlayed(state, person.id)) return null;
  return refuse('wrongState', 'person', said('person.stillPlays', person.name));
}

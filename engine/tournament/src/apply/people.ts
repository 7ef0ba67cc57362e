// Who is there, under which number, and until when.

import type { PeopleAct } from '../act.ts';
import { answersIn, type ConsentGiven } from '../consent.ts';
import type { Occupancy, Person, PersonId } from '../person.ts';
import type { EventState } from '../state.ts';
import { entrants, hasBegun, hasPlayed, waitingList } from '../who.ts';
import type { Stamp } from './stamp.ts';

export function applyPeople(state: EventState, act: PeopleAct, { at, by }: Stamp): void {
  switch (act.type) {
    case 'enrol':
      for (const person of act.people) enrol(state, person, { at, by });
      return;
    case 'amend':
      amend(state, act.person, act.changes);
      note(state, act.person, answersIn(act.changes, { at, how: 'unsaid', wording: null }));
      return;
    case 'remove':
      state.people.delete(act.person);
      dropOccupancies(state, act.person);
      admitWaiting(state);
      return;
    case 'checkIn': {
      const found = state.people.get(act.person);
      if (found) found.checkIn = act.state;
      return;
    }
    case 'number':
      giveNumbers(state, act.order);
      return;
    case 'occupy':
      occupy(state, act);
      return;
    case 'consent': {
      const found = state.people.get(act.person);
      if (found) found.person = { ...found.person, ...act.changes };
      note(
        state,
        act.person,
        answersIn(act.changes, { at, how: act.how, wording: act.wording ?? null }),
      );
      return;
    }
    case 'erase':
      if (act.person !== null) eraseFrom(state, act.person);
      return;
    case 'depart': {
      const found = state.people.get(act.person);
      if (!found) return;
      found.departure = { kind: act.departure, fromRound: act.fromRound, note: act.note };
      if (!hasBegun(state)) admitWaiting(state);
    }
  }
}

function note(state: EventState, id: PersonId, answers: readonly ConsentGiven[]): void {
  const found = state.people.get(id);
  if (found) found.consents = [...found.consents, ...answers];
}

/** Who has played keeps the number; of who has not, nothing is left. */
function eraseFrom(state: EventState, id: PersonId): void {
  const found = state.people.get(id);
  if (found) found.isErased = true;
  if (hasPlayed(state, id)) return;
  state.people.delete(id);
  dropOccupancies(state, id);
  admitWaiting(state);
}

function enrol(state: EventState, person: Person, { at, by }: Pick<Stamp, 'at' | 'by'>): void {
  state.people.set(person.id, {
    person,
    enrolledAt: at,
    isWaiting: person.kind === 'player' && !hasRoom(state),
    checkIn: 'unknown',
    slot: null,
    consents: answersIn(person, {
      at,
      how: by.role === 'public' ? 'form' : 'unsaid',
      wording: person.wording ?? null,
    }),
    isErased: false,
    departure: null,
  });
}

function hasRoom(state: EventState): boolean {
  const { capacity } = state.settings;
  return capacity === null || entrants(state).length < capacity;
}

/** Places that became free go to those who waited longest. */
export function admitWaiting(state: EventState): void {
  for (const next of waitingList(state)) {
    if (!hasRoom(state)) return;
    next.isWaiting = false;
  }
}

function amend(state: EventState, id: PersonId, changes: Partial<Omit<Person, 'id'>>): void {
  const found = state.people.get(id);
  if (!found) return;
  found.person = { ...found.person, ...changes };
  if (changes.kind === undefined) return;
  if (changes.kind === 'fillIn') found.isWaiting = false;
  for (const [i, occupancy] of state.occupancies.entries()) {
    if (occupancy.person === id && occupancy.role !== 'substitute') {
      state.occupancies[i] = { ...occupancy, role: changes.kind };
    }
  }
  admitWaiting(state);
}

function dropOccupancies(state: EventState, person: PersonId): void {
  const kept = state.occupancies.filter((occupancy) => occupancy.person !== person);
  state.occupancies.splice(0, Number.POSITIVE_INFINITY, ...kept);
}

function giveNumbers(state: EventState, order: readonly PersonId[]): void {
  for (const one of state.people.values()) one.slot = null;
  const numbered = order.map((person, i): Occupancy => {
    const found = state.people.get(person);
    if (found) found.slot = i + 1;
    const role = found?.person.kind ?? 'player';
    return { slot: i + 1, person, fromRound: 1, toRound: null, role };
  });
  state.occupancies.splice(0, Number.POSITIVE_INFINITY, ...numbered);
}

function occupy(
  state: EventState,
  { slot, person, role, fromRound, toRound }: Extract<PeopleAct, { readonly type: 'occupy' }>,
): void {
  state.occupancies.push({ slot, person, fromRound, toRound, role });
  const found = state.people.get(person);
  if (!found) return;
  if (role !== 'substitute') found.slot = slot;
  // Whoever takes their own number up again is back.
  if (role === 'player') found.departure = null;
}

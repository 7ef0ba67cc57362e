// Of people everybody may know the name they play under, country, club and team: if they agreed to it.

import type { PeopleAct } from '../act.ts';
import type { Actor } from '../actor.ts';
import { isEmergencyLeave, type Person } from '../person.ts';
import type { EventState, PersonState } from '../state.ts';

export function shownOfPeople(state: EventState, act: PeopleAct, viewer: Actor): PeopleAct | null {
  switch (act.type) {
    // As they are now: what was amended since was wrong, and who was removed is nobody's business.
    case 'enrol': {
      const people = act.people.flatMap(({ id }) => {
        const found = state.people.get(id);
        return found ? [shownPerson(found, viewer)] : [];
      });
      return people.length === 0 ? null : { type: act.type, people };
    }
    case 'amend':
    case 'remove':
      return null;
    case 'checkIn': {
      const { type, person, state: there } = act;
      return person === viewer.person ? { type, person, state: there } : null;
    }
    case 'number':
      return { type: act.type, order: act.order };
    case 'occupy': {
      const { type, slot, person, role, fromRound, toRound } = act;
      return { type, slot, person, role, fromRound, toRound, reason: '' };
    }
    case 'depart': {
      const { type, person, fromRound } = act;
      const departure = isEmergencyLeave(act.departure) ? 'departed' : act.departure;
      return { type, person, departure, fromRound, note: '' };
    }
  }
}

function shownPerson({ person, slot, departure }: PersonState, viewer: Actor): Person {
  const isOwn = person.id === viewer.person;
  const isNamed = isOwn || (person.mayPublish && !isEmergencyLeave(departure?.kind));
  return {
    id: person.id,
    name: isNamed ? person.name : slot === null ? 'Player' : `Player ${slot}`,
    legalName: '',
    country: isNamed ? person.country : '',
    club: isNamed ? person.club : '',
    team: isNamed ? person.team : '',
    emaId: '',
    language: '',
    notes: '',
    hasPaid: false,
    mayPublish: person.mayPublish,
    kind: person.kind,
  };
}

// Of people everybody may know the name they play under, country, club and team: if they agreed to it.

import type { Act, PeopleAct } from '../act.ts';
import type { Actor, Role } from '../actor.ts';
import { isEmergencyLeave, type Person } from '../person.ts';
import type { EventState, PersonState } from '../state.ts';
import { maySeeField, PERSON_SIGHT } from './personSight.ts';

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
    case 'erase':
      return null;
    case 'consent': {
      const { type, person, changes, how } = act;
      return person === viewer.person ? { type, person, changes, how } : null;
    }
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
  if (person.id === viewer.person) return onlySeen(person, () => true);
  const isNamed = person.mayPublish && !isEmergencyLeave(departure?.kind);
  const shown = onlySeen(person, (field) => maySeeField(viewer.role, field, isNamed));
  return isNamed ? shown : { ...shown, name: slot === null ? 'Player' : `Player ${slot}` };
}

/** Texts that somebody may not see are empty, and what may be left out is; a field that nobody listed gets through to nobody. */
function onlySeen(fields: Partial<Person>, isSeen: (field: keyof Person) => boolean) {
  const seen = FIELDS.flatMap((field) => {
    const value = fields[field];
    if (value === undefined) return [];
    if (isSeen(field)) return [[field, value]];
    if (OPTIONAL.includes(field)) return [];
    return [[field, typeof value === 'string' ? '' : false]];
  });
  return Object.fromEntries(seen) as Person;
}

const FIELDS = Object.keys(PERSON_SIGHT) as readonly (keyof Person)[];
const OPTIONAL: readonly (keyof Person)[] = [
  'firstName',
  'lastName',
  'contact',
  'mayRank',
  'mayContact',
  'wording',
];

/** What one of the staff needs for the work: not every field of everybody. */
export function toldToStaff(act: Act, role: Role): Act {
  if (act.type === 'enrol') {
    const isSeen = (field: keyof Person) => maySeeField(role, field, true);
    return { ...act, people: act.people.map((one) => onlySeen(one, isSeen)) };
  }
  if (act.type !== 'amend' && act.type !== 'consent') return act;
  const seen = Object.entries(act.changes).filter(([field]) =>
    maySeeField(role, field as keyof Person, true),
  );
  return { ...act, changes: Object.fromEntries(seen) } as Act;
}

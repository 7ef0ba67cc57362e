// Signing up for an event: the form, what is missing in it, and what the server has against it.

import type { Refusal } from '@hanchan/protocol';
import { type EventState, entrants, type Person, waitingList } from '@hanchan/tournament';
import { keptCountry } from '../event/countryNames.ts';

export interface EntryForm {
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly club: string;
  readonly emaId: string;
  readonly notes: string;
  readonly contact: string;
  /** Nothing is ticked for anybody. */
  readonly mayPublish: boolean;
  readonly mayRank: boolean;
  readonly mayContact: boolean;
}

export const EMPTY_ENTRY: EntryForm = {
  name: '',
  firstName: '',
  lastName: '',
  country: '',
  club: '',
  emaId: '',
  notes: '',
  contact: '',
  mayPublish: false,
  mayRank: false,
  mayContact: false,
};

/** With the wording that the consents were given to. */
export function personFrom(form: EntryForm, id: string, wording: Person['wording']): Person {
  return {
    id,
    name: form.name.trim(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    legalName: '',
    country: keptCountry(form.country),
    club: form.club.trim(),
    team: '',
    emaId: form.emaId.trim(),
    language: '',
    notes: form.notes.trim(),
    hasPaid: false,
    contact: form.contact.trim(),
    mayPublish: form.mayPublish,
    mayRank: form.mayRank,
    mayContact: form.mayContact,
    wording,
    kind: 'player',
  };
}

export interface EntryTrouble {
  /** The field to look at; null: the form as a whole. */
  readonly field: keyof EntryForm | null;
  /** Under `events.public.refused`; null: the server's own sentence. */
  readonly words: 'nameMissing' | 'nameTaken' | 'numberTaken' | 'closed' | null;
  readonly message: string;
}

export const missingIn = ({ name }: EntryForm): EntryTrouble | null =>
  name.trim() === '' ? { field: 'name', words: 'nameMissing', message: '' } : null;

const FIELDS: readonly (keyof EntryForm)[] = [
  'name',
  'firstName',
  'lastName',
  'country',
  'club',
  'emaId',
  'notes',
  'contact',
];

export function troubleFrom({ code, message, field = '' }: Refusal): EntryTrouble {
  const own = FIELDS.find((name) => field.endsWith(`.${name}`)) ?? null;
  if (code === 'duplicate' && own === 'name') return { field: own, words: 'nameTaken', message };
  if (code === 'duplicate' && own === 'emaId') return { field: own, words: 'numberTaken', message };
  if (code === 'notAllowed' && field === 'people') return { field: null, words: 'closed', message };
  return { field: own, words: null, message };
}

export interface Places {
  readonly taken: number;
  /** Null: no limit. */
  readonly capacity: number | null;
  readonly waiting: number;
  readonly isFull: boolean;
}

export function placesOf(state: EventState): Places {
  const taken = entrants(state).length;
  const { capacity } = state.settings;
  return {
    taken,
    capacity,
    waiting: waitingList(state).length,
    isFull: capacity !== null && taken >= capacity,
  };
}

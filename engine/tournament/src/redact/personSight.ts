// Who may see which field of a person at an event: the one place that decides it. Whoever it is about sees all of it.

import type { Role } from '../actor.ts';
import type { Person } from '../person.ts';

/** To whom a field is shown. */
export type Sight = keyof typeof SIGHTS;

const HEADS: readonly Role[] = ['organiser', 'headReferee'];
const DESK: readonly Role[] = [...HEADS, 'scorer'];
const STAFF: readonly Role[] = [...DESK, 'referee'];

const SIGHTS = {
  /** Players, boards and the public too. */
  everybody: [...STAFF, 'player', 'display', 'public'],
  /** The staff; everybody else only where the person agreed to be named. */
  named: STAFF,
  staff: STAFF,
  /** Whoever registers people: organiser, head referee, scorers. */
  desk: DESK,
  heads: HEADS,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** Every field of a person, and to whom it is shown. */
export const PERSON_SIGHT: Readonly<Record<keyof Person, Sight>> = {
  id: 'everybody',
  kind: 'everybody',
  mayPublish: 'everybody',
  name: 'named',
  country: 'named',
  club: 'named',
  team: 'named',
  language: 'staff',
  notes: 'staff',
  firstName: 'desk',
  lastName: 'desk',
  legalName: 'desk',
  emaId: 'desk',
  hasPaid: 'desk',
  mayRank: 'desk',
  wording: 'desk',
  contact: 'heads',
  mayContact: 'heads',
};

/** Whether somebody in this role sees the field of somebody else, who agreed to be named or did not. */
export const maySeeField = (role: Role, field: keyof Person, isNamed: boolean): boolean => {
  const sight = PERSON_SIGHT[field];
  return (SIGHTS[sight] as readonly Role[]).includes(role) || (sight === 'named' && isNamed);
};

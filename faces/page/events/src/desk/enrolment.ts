// Who is enrolled, as the desk lists them; the order in which numbers are drawn; the people still needed.

import {
  chanceFor,
  type EventState,
  enrolled,
  fillInsMissing,
  type Person,
  type PersonId,
  type PersonState,
  shuffle,
} from '@hanchan/tournament';

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** All words somewhere: in the name, the number, the club, the country. */
export function findPeople(people: readonly PersonState[], wanted: string): PersonState[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return people.filter(({ person, slot }) => {
    const { name, firstName, lastName, legalName, country, club, team, emaId } = person;
    const known = [slot, name, firstName, lastName, legalName, country, club, team, emaId];
    const text = plain(known.join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** Players whose first and last name nobody has said: what federations ask for. */
export const unparted = (state: EventState): number =>
  enrolled(state).filter(
    ({ person: { kind, firstName = '', lastName = '' } }) =>
      kind === 'player' && firstName + lastName === '',
  ).length;

/** Those with a number first, in its order; then as they enrolled, the waiting list last. */
export function inOrder(people: Iterable<PersonState>): PersonState[] {
  const rank = ({ slot, isWaiting }: PersonState) => (isWaiting ? 2 : slot === null ? 1 : 0);
  return [...people].sort(
    (a, b) => rank(a) - rank(b) || (a.slot ?? 0) - (b.slot ?? 0) || a.enrolledAt - b.enrolledAt,
  );
}

/** Those who get a number: players first and fill-ins last, so that the last numbers are theirs. */
export function numbered(state: EventState, how: 'drawn' | 'inOrder', seed: string): PersonId[] {
  const there = enrolled(state).filter(({ departure }) => departure === null);
  const ids = (kind: Person['kind']) =>
    there.filter(({ person }) => person.kind === kind).map(({ person }) => person.id);
  const players = ids('player');
  if (how === 'inOrder') return [...players, ...ids('fillIn')];
  const order = shuffle(
    players.map((_, at) => at),
    chanceFor(seed, 'numbers'),
  );
  return [...order.map((at) => players[at]!), ...ids('fillIn')];
}

/** Fill-ins that are missing for full tables. */
export function fillInsNeeded(state: EventState): number {
  const there = enrolled(state).filter(({ departure }) => departure === null);
  return there.length === 0 ? 0 : fillInsMissing(there.length);
}

/** Numbers were given out and no longer fit: somebody came or went since. */
export function areNumbersOld(state: EventState): boolean {
  const there = enrolled(state).filter(({ departure }) => departure === null);
  const isAny = there.some(({ slot }) => slot !== null);
  return isAny && there.some(({ slot }) => slot === null);
}

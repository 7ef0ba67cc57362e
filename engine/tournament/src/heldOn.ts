// Everything that an event holds on a person: what somebody may ask for, and exactly what erasing would take away.

import type { Entry } from './act.ts';
import type { Consent, ConsentGiven } from './consent.ts';
import { CONSENT_WORDINGS } from './consentWordings.ts';
import { textsWithout } from './former.ts';
import type { Occupancy, Person, PersonId } from './person.ts';
import { leavesOf } from './seal.ts';
import type { EventState, PersonState } from './state.ts';

/** An answer with the words that it was given to. */
export interface ConsentHeld extends Omit<ConsentGiven, 'wording'> {
  /** Null where the desk wrote the answer down. */
  readonly asked: string | null;
}

/** What is held on one person at one event. */
export interface HeldData {
  readonly event: Readonly<Record<'name' | 'venue' | 'from' | 'to', string>>;
  readonly person: Person;
  readonly number: number | null;
  readonly enrolledAt: number;
  readonly checkIn: PersonState['checkIn'];
  readonly departure: PersonState['departure'];
  readonly consents: readonly ConsentHeld[];
  readonly played: readonly Omit<Occupancy, 'person'>[];
  readonly penalties: readonly HeldPenalty[];
  /** What the log says of the person, text by text: `act.note` and what stands there. */
  readonly log: readonly {
    readonly seq: number;
    readonly at: number;
    readonly type: string;
    readonly says: Readonly<Record<string, string>>;
  }[];
}

/** A penalty that the person was given. */
export interface HeldPenalty {
  readonly round: number | null;
  readonly table: number | null;
  readonly kind: string;
  readonly foul: string;
  readonly points: number;
  readonly note: string;
  readonly at: number;
  readonly isWithdrawn: boolean;
}

/** Null: nobody is here under this id. */
export function heldOn(
  state: EventState,
  entries: readonly Entry[],
  person: PersonId,
): HeldData | null {
  const found = state.people.get(person);
  if (found === undefined) return null;
  const { name, venue, from, to } = state.settings;
  const { slot, enrolledAt, checkIn, departure } = found;
  return {
    event: { name, venue, from, to },
    person: found.person,
    number: slot,
    enrolledAt,
    checkIn,
    departure,
    consents: found.consents.map(({ wording, ...given }) => ({
      ...given,
      asked: wordsOf(given.to, wording),
    })),
    played: state.occupancies
      .filter((held) => held.person === person)
      .map(({ person: _, ...held }) => held),
    penalties: penaltiesOf(state, person),
    log: saidOf(state, entries, person),
  };
}

const wordsOf = (to: Consent, wording: ConsentGiven['wording']): string | null =>
  wording === null ? null : CONSENT_WORDINGS[wording][to];

const penaltiesOf = (state: EventState, person: PersonId): HeldPenalty[] =>
  [...state.penalties.values()]
    .filter(({ people }) => people.includes(person))
    .map(({ round, table, kind, foul, points, note, at, withdrawn }) => {
      return { round, table, kind, foul, points, note, at, isWithdrawn: withdrawn !== null };
    });

function saidOf(state: EventState, entries: readonly Entry[], person: PersonId): HeldData['log'] {
  const texts = textsWithout({ person, id: '\0', name: '\0' }, state, entries);
  return entries.flatMap((entry) => {
    const gone = texts(entry);
    if (gone.size === 0) return [];
    const says = leavesOf(entry).filter(({ path }) => gone.has(path));
    return [
      {
        seq: entry.seq,
        at: entry.at,
        type: entry.act.type,
        says: Object.fromEntries(says.map(({ path, text }) => [path, text])),
      },
    ];
  });
}

// Who is whom across events: by the federation's number, else by a name that somebody has confirmed. A name alone joins nobody; and who
// is not published stands under their number in the event.

import type { Standing } from '../standing.ts';
import type { EventState } from '../state.ts';
import type { Circuit } from './circuit.ts';

/** Somebody of an event, as the circuit knows them. */
export interface Known {
  /** The same in every event. */
  readonly key: string;
  readonly name: string;
  /** The name is one that several people may have, and nobody has confirmed it. */
  readonly isOpen: boolean;
}

/** Compared without case, accents and doubled blanks. */
export const plainName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Tells for each row of an event whom the circuit takes it for. */
export function playersOf(circuit: Circuit, state: EventState, event: number) {
  const aliases = new Map(
    circuit.same.flatMap((names) => names.map((name) => [plainName(name), names[0]!] as const)),
  );
  const confirmed = new Set(
    [...circuit.confirmed, ...circuit.same.flat()].map((name) => plainName(name)),
  );
  return ({ slot, person, isListed }: Standing): Known => {
    const found = person === null ? undefined : state.people.get(person)?.person;
    const name = found?.name.trim() ?? '';
    if (found === undefined || !isListed || !found.mayPublish || name === '') {
      return {
        key: `event ${event} ${slot}`,
        name: `${slot}, ${state.settings.name}`,
        isOpen: false,
      };
    }
    const shown = aliases.get(plainName(name)) ?? name;
    const plain = plainName(shown);
    if (confirmed.has(plainName(name))) return { key: `name ${plain}`, name: shown, isOpen: false };
    const number = found.emaId.replace(/\D/g, '');
    if (number !== '') return { key: `number ${number}`, name: shown, isOpen: false };
    return { key: `event ${event} ${slot}`, name: shown, isOpen: true };
  };
}

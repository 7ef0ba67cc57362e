// The rulebooks to choose from in a list: those that are offered, one's own, and the one in use where it is neither.

import { keptRules, refOf } from './customRules.ts';
import { offeredBooks } from './rulebooks.ts';

export interface BookChoice {
  /** As it stands in an address. */
  readonly id: string;
  readonly title: string;
}

export function bookChoices(used: BookChoice): readonly BookChoice[] {
  const own = keptRules().map((rules) => ({ id: refOf(rules), title: rules.name }));
  const known = [...offeredBooks(), ...own];
  return known.some(({ id }) => id === used.id) ? known : [...known, used];
}

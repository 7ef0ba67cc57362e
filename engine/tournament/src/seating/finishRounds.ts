// The last steps of every seating, once it is known who sits together: table numbers and winds, with the rounds
// already played in mind.

import { chanceFor } from './chance.ts';
import { type Places, roundOf, type SeatingPlan, TABLE_SIZE } from './plan.ts';
import type { SeatingWinds } from './request.ts';
import { numberTables } from './tableNumbers.ts';
import { balanceWinds } from './winds.ts';
import type { SeatingWork } from './work.ts';

export interface Unfinished {
  /** Player numbers by index; those who have left may be among them. */
  readonly numbers: readonly number[];
  readonly rounds: readonly Places[];
  readonly past: readonly Places[];
  /** Table numbers are settled already. */
  readonly hasTables: boolean;
  readonly winds: SeatingWinds;
  readonly seed: string;
}

export function* finishRounds(unfinished: Unfinished): SeatingWork<SeatingPlan> {
  const { numbers, rounds, past, hasTables, winds, seed } = unfinished;
  const size = numbers.length;
  const numbered = hasTables
    ? rounds
    : yield* numberTables({ size, rounds, past, chance: chanceFor(seed, 'tables') });
  yield { stage: 'winds', share: 0 };
  const seated =
    winds === 'balanced'
      ? balanceWinds(numbered, past, size, chanceFor(seed, 'winds'))
      : numbered.map(inOrder);
  return seated.map((places) => roundOf(places, numbers));
}

/** Where winds are drawn, the order at a table means nothing: by player number. */
function inOrder(places: Places): Places {
  const sorted = places.slice();
  for (let first = 0; first < sorted.length; first += TABLE_SIZE) {
    sorted.subarray(first, first + TABLE_SIZE).sort();
  }
  return sorted;
}

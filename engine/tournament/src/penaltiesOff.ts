// Penalties that come off the tournament score; those before uma are part of a sheet.

import type { Twelfths } from '@hanchan/game';
import type { PersonId, Slot } from './person.ts';
import type { StageId } from './stage.ts';
import type { EventState } from './state.ts';
import { isInSheet, lateThousands } from './tableResult.ts';
import { POINT, THOUSAND } from './twelfths.ts';
import { tableOf } from './who.ts';

export interface PenaltyOff {
  readonly slot: Slot;
  /** Null: whoever plays under the number. */
  readonly person: PersonId | null;
  readonly round: number;
  readonly stage: StageId;
  readonly amount: Twelfths;
}

/** They count as soon as they are given, sheet or no sheet. */
export function penaltiesOff(state: EventState, until: number): PenaltyOff[] {
  return [...givenPenalties(state), ...latePenalties(state)].filter(({ round }) => round <= until);
}

/** One that was given outside play belongs to the round that began last. */
function givenPenalties(state: EventState): PenaltyOff[] {
  const found: PenaltyOff[] = [];
  for (const { withdrawn, points, round, table, slots, people, at } of state.penalties.values()) {
    if (withdrawn !== null || points === 0) continue;
    const begun = state.rounds.findLast(({ startedAt }) => startedAt !== null && startedAt <= at);
    const number = round ?? begun?.number ?? 1;
    const stage = state.rounds[number - 1]?.stage ?? '';
    const place = table === null ? undefined : tableOf(state, number, table);
    for (const [i, slot] of slots.entries()) {
      if (place !== undefined && isInSheet(state, place, slot)) continue;
      const person = people[i] ?? null;
      found.push({ slot, person, round: number, stage, amount: points * POINT });
    }
  }
  return found;
}

function latePenalties(state: EventState): PenaltyOff[] {
  const found: PenaltyOff[] = [];
  for (const { number: round, stage, tables } of state.rounds) {
    for (const table of tables) {
      for (const slot of table.late.keys()) {
        const thousands = lateThousands(table, slot);
        if (thousands === 0 || isInSheet(state, table, slot)) continue;
        found.push({ slot, person: null, round, stage, amount: thousands * THOUSAND });
      }
    }
  }
  return found;
}

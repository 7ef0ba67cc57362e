// Who is kept apart, as the form has it and as the log keeps it.

import {
  type EventState,
  type KeptApart,
  type PlayerPair,
  SEATING_GROUPS,
  type SeatingGroup,
  slotsOf,
} from '@hanchan/tournament';

type Choice = Record<SeatingGroup, boolean>;

const USUAL: readonly SeatingGroup[] = ['team', 'club'];

export function groupsKept({ apart }: EventState): Choice {
  const groups = apart?.groups ?? USUAL;
  const chosen = (group: SeatingGroup) => groups.includes(group);
  return { team: chosen('team'), club: chosen('club'), country: chosen('country') };
}

/** Pairs of those who are still there, one a line. */
export function pairsKept(state: EventState): string {
  const known = new Set(slotsOf(state));
  const pairs = (state.apart?.forbidden ?? []).filter((pair) =>
    pair.every((one) => known.has(one)),
  );
  return pairs.map((pair) => pair.join('-')).join('\n');
}

/** What is written down with a plan: numbers that nobody has are left out. */
export function keptApart(
  state: EventState,
  chosen: Choice,
  pairs: readonly PlayerPair[],
): KeptApart {
  const known = new Set(slotsOf(state));
  return {
    groups: SEATING_GROUPS.filter((group) => chosen[group]),
    forbidden: pairs.filter((pair) => pair.every((one) => known.has(one))),
  };
}

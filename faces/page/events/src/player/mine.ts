// What an event holds for one person: where to sit, what was scored, where that leads.

import {
  type EventState,
  type PenaltyState,
  type PersonId,
  type RoundScore,
  type RoundState,
  type Standing,
  standingsOf,
} from '@hanchan/tournament';
import { currentRound, type OwnSeat, ownSeat } from '../phone/people.ts';

export interface OwnRound extends OwnSeat {
  readonly round: RoundState;
}

/** Now or next; null: no seat there, or not published yet. */
export function ownNow(state: EventState, person: PersonId | null): OwnRound | null {
  const round = currentRound(state);
  const seat = round ? ownSeat(state, round, person) : null;
  return round && seat ? { ...seat, round } : null;
}

/** Rounds that are published and have not begun, the one that is shown as the next left out. */
export function ownComing(state: EventState, person: PersonId | null): readonly OwnRound[] {
  const now = currentRound(state);
  return state.rounds.flatMap((round) => {
    if (round.startedAt !== null || round === now) return [];
    const seat = ownSeat(state, round, person);
    return seat ? [{ ...seat, round }] : [];
  });
}

export function ownPenalties(state: EventState, person: PersonId | null): readonly PenaltyState[] {
  return [...state.penalties.values()].filter(({ people }) => people.includes(person));
}

export interface OwnStanding {
  readonly row: Standing | null;
  readonly rounds: readonly RoundScore[];
  readonly all: readonly Standing[];
}

export function ownStanding(state: EventState, person: PersonId | null): OwnStanding {
  const all = standingsOf(state).rows.filter(({ isListed }) => isListed);
  const row = all.find((one) => one.person !== null && one.person === person) ?? null;
  return { row, rounds: row?.byRound ?? [], all };
}

const AROUND = 2;
const TOP = 3;

/** The leaders and the neighbours of a row; `gap`: somebody is left out before it. */
export function excerpt(
  all: readonly Standing[],
  row: Standing | null,
): readonly { readonly row: Standing; readonly isAfterGap: boolean }[] {
  const own = row === null ? -1 : all.indexOf(row);
  const isShown = (i: number) => i < TOP || (own >= 0 && Math.abs(i - own) <= AROUND);
  const shown = all.map((_, i) => i).filter(isShown);
  return shown.map((i, at) => ({ row: all[i]!, isAfterGap: at > 0 && shown[at - 1]! < i - 1 }));
}

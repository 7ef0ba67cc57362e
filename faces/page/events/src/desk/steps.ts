// The way through an event, as the rail beside the desk shows it: what is done, and where one is.

import { type EventState, entrants, hasBegun, slotsOf } from '@hanchan/tournament';

const PARTS = [
  'settings',
  'registration',
  'checkin',
  'staff',
  'seating',
  'schedule',
  'standings',
  'penalties',
  'prizes',
  'export',
  'log',
] as const;
export type Part = (typeof PARTS)[number];

export interface Step {
  /** As the address has it. */
  readonly id: string;
  readonly part: Part | 'round';
  readonly round: number | null;
  readonly isDone: boolean;
}

export function stepsOf(state: EventState): Step[] {
  const step = (part: Part, isDone = false): Step => ({ id: part, part, round: null, isDone });
  const there = entrants(state);
  const rounds = state.rounds.map(
    ({ number, endedAt }): Step => ({
      id: `round-${number}`,
      part: 'round',
      round: number,
      isDone: endedAt !== null,
    }),
  );
  const isSeated = state.rounds.length > 0 && state.rounds.every(({ tables }) => tables.length > 0);
  return [
    step('settings', state.stages.length > 0),
    step('registration', slotsOf(state).length > 0),
    step('checkin', there.length > 0 && there.every(({ checkIn }) => checkIn !== 'unknown')),
    step('staff', state.staff.size > 0),
    step('seating', isSeated),
    step('schedule', state.schedule.length > 0),
    ...rounds,
    step('standings', state.isClosed),
    step('penalties'),
    step('prizes', state.isClosed),
    step('export', state.isClosed),
    step('log'),
  ];
}

/** Where a desk opens: the round that is played or comes next, or what has to be done before. */
export function firstPart(state: EventState): string {
  const running = state.rounds.find(
    ({ startedAt, endedAt }) => startedAt !== null && endedAt === null,
  );
  if (running) return `round-${running.number}`;
  if (state.people.size === 0 || slotsOf(state).length === 0) return 'registration';
  const next = state.rounds.find(({ endedAt }) => endedAt === null);
  if (next === undefined) return hasBegun(state) ? 'standings' : 'settings';
  return next.tables.length === 0 ? 'seating' : `round-${next.number}`;
}

/** The round that a part of the address names; null: no round. */
export function roundIn(part: string): number | null {
  const found = /^round-(\d+)$/.exec(part);
  return found === null ? null : Number(found[1]);
}

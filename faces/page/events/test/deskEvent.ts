// A small event for tests of the desk: people enrolled and numbered, rounds seated and played by the engine's own acts.

import type { Ruleset } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  type Act,
  type Actor,
  carryOut,
  createEvent,
  deskRulesFor,
  type EventState,
  inventPeople,
  inventSheet,
  type SheetForm,
  type Stage,
  tableOf,
} from '@hanchan/tournament';

export const HEAD: Actor = { role: 'organiser', name: 'Organiser', person: null };
export const MINUTE = 60_000;

export interface PlayedEvent {
  readonly state: EventState;
  /** Throws what is refused. */
  act(act: Act): void;
  /** Goes on by so many minutes. */
  wait(minutes: number): void;
  readonly now: number;
  start(round: number): void;
  /** Every sheet of a round invented, confirmed on paper and signed. */
  play(round: number): void;
}

/** A sheet of the first four players, as most are filled in. */
export const aSheet = (held: SheetForm['held'], rest: Partial<SheetForm> = {}): SheetForm => ({
  slots: [1, 2, 3, 4],
  held,
  loans: [0, 0, 0, 0],
  sticks: 0,
  ...rest,
});

export const ROUNDS: Stage = {
  id: 'all',
  name: 'Rounds',
  kind: 'qualifying',
  rounds: 2,
  minutes: 90,
  cut: null,
  carry: 'full',
  seating: 'plan',
};

export function anEvent(
  players: number,
  stages: readonly Stage[] = [ROUNDS],
  ruleset: Ruleset = WRC_2022,
): PlayedEvent {
  const { id, title, values } = ruleset;
  let now = 1_000_000;
  let count = 0;
  const made = createEvent({
    id: 'create',
    at: now,
    by: HEAD,
    act: {
      type: 'create',
      settings: {
        name: 'Cup',
        venue: '',
        country: '',
        from: '2027-03-20',
        to: '2027-03-21',
        timeZone: 'Europe/Stockholm',
        capacity: null,
        rules: { id, title, values },
        desk: deskRulesFor(values),
      },
      isRehearsal: true,
      seed: 'seed',
    },
  });
  if (made.type !== 'done') throw new Error(made.refusal.message);
  const { state } = made;
  const act = (wanted: Act) => {
    const answer = carryOut(state, { id: `act-${++count}`, at: now, by: HEAD, act: wanted });
    if (answer.type === 'refused') throw new Error(answer.refusal.message);
  };
  const people = inventPeople(players, 'seed');
  if (players > 0) {
    act({ type: 'enrol', people });
    act({ type: 'number', order: people.map((person) => person.id) });
  }
  act({ type: 'stages', stages });
  return {
    state,
    act,
    wait: (minutes) => {
      now += minutes * MINUTE;
    },
    get now() {
      return now;
    },
    start: (round) => act({ type: 'start', round }),
    play(round) {
      for (const { number } of state.rounds[round - 1]!.tables) {
        const at = () => ({
          round,
          table: number,
          version: tableOf(state, round, number)!.version,
        });
        const table = tableOf(state, round, number)!;
        const sheet = inventSheet(table, values, 'seed');
        act({ type: 'enter', at: at(), sheet, source: 'typed' });
        for (const slot of table.seats) act({ type: 'confirm', at: at(), slot, how: 'paper' });
        act({ type: 'sign', at: at() });
      }
      act({ type: 'endRound', round });
    },
  };
}

/** 1 to 4 at the first table, and so on. */
export const inBlocks = (players: number, round: number): Act => ({
  type: 'seat',
  seed: '',
  method: 'imported',
  rounds: [
    {
      round,
      tables: Array.from({ length: players / 4 }, (_, i) => [
        4 * i + 1,
        4 * i + 2,
        4 * i + 3,
        4 * i + 4,
      ]),
    },
  ],
  reason: '',
});

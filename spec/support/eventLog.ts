// Events for tests: a log that is folded, so that the standings are those of a real event.

import type { RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  type Act,
  type Actor,
  type ByWind,
  type DeskRules,
  type EventState,
  foldEvent,
  type Person,
  type Stage,
  type TableSeats,
} from '@hanchan/tournament';

export const REFEREE: Actor = { role: 'headReferee', name: 'Ito', person: null };

export const DESK: DeskRules = {
  winds: 'drawnAtTable',
  lateMinutes: 'completed',
  lateScore: 'none',
  sharedFirst: 'full',
  sheets: 'players',
  warnings: [],
  allLastWrong: 8,
  sheetWrong: 2,
  penaltiesAt: 'tournament',
};

export interface EventPlan {
  readonly players: number;
  readonly rules?: RuleValues;
  readonly desk?: Partial<DeskRules>;
  readonly stages?: readonly Stage[];
  readonly people?: (index: number) => Partial<Person>;
}

export const stage = (id: string, rounds: number, rest: Partial<Stage> = {}): Stage => ({
  id,
  name: id,
  kind: 'qualifying',
  rounds,
  minutes: 90,
  cut: null,
  carry: 'full',
  seating: 'plan',
  ...rest,
});

export const personId = (slot: number) => `p${slot}`;

export function personOf(id: string, rest: Partial<Person> = {}): Person {
  return {
    id,
    name: id,
    legalName: '',
    country: '',
    club: '',
    team: '',
    emaId: '',
    language: '',
    notes: '',
    hasPaid: true,
    mayPublish: true,
    kind: 'player',
    ...rest,
  };
}

/** A log that grows; `state()` folds it anew each time. */
export function anEvent({ players, rules = WRC_2022.values, desk, stages, people }: EventPlan) {
  const acts: Act[] = [];
  const slots = Array.from({ length: players }, (_, i) => i + 1);
  const settings = {
    name: 'Test',
    venue: '',
    country: '',
    from: '2026-05-01',
    to: '2026-05-02',
    timeZone: 'UTC',
    capacity: null,
    rules: { id: 'x', title: 'x', values: rules },
    desk: { ...DESK, ...desk },
  };
  acts.push({ type: 'create', settings, isRehearsal: false, seed: 's' });
  acts.push({
    type: 'enrol',
    people: slots.map((slot) => personOf(personId(slot), people?.(slot))),
  });
  acts.push({ type: 'number', order: slots.map(personId) });
  acts.push({ type: 'stages', stages: stages ?? [stage('main', 12)] });
  const at = (round: number, table: number) => ({ round, table, version: 0 });
  return {
    act(...more: Act[]) {
      acts.push(...more);
    },
    seat(round: number, tables: readonly TableSeats[]) {
      acts.push({
        type: 'seat',
        seed: '',
        method: '',
        rounds: [{ round, tables }],
        reason: '',
      });
      acts.push({ type: 'start', round });
    },
    /** A signed sheet, by the slots of the seating. */
    sign(
      round: number,
      table: number,
      seats: TableSeats,
      held: ByWind<number>,
      sticks = 0,
      loans: ByWind<number> = [0, 0, 0, 0],
    ) {
      const sheet = { slots: seats, held, loans, sticks };
      acts.push({ type: 'enter', at: at(round, table), sheet, source: 'typed' });
      acts.push({ type: 'sign', at: at(round, table) });
    },
    /** One table a round, numbers 1 to 4, signed. */
    play(round: number, held: ByWind<number>, sticks = 0) {
      this.seat(round, [[1, 2, 3, 4]]);
      this.sign(round, 1, [1, 2, 3, 4], held, sticks);
    },
    penalise(
      slot: number,
      points: number,
      where: Partial<{ round: number; table: number; foul: string }> = {},
      kind: 'points' | 'chombo' | 'disqualification' | 'warning' = 'points',
    ) {
      const { round = null, table = null, foul = 'other' } = where;
      const penalty = `x${acts.length}`;
      const rest = { foul, kind, points, section: '', note: '' };
      acts.push({ type: 'penalise', penalty, slots: [slot], round, table, ...rest });
      return penalty;
    },
    state(): EventState {
      return foldEvent(
        acts.map((act, i) => ({ seq: i + 1, id: `c${i}`, at: i * 1_000, by: REFEREE, act })),
      );
    },
  };
}

// A log that is only folded, so that a test of standings can write down in a line what took an afternoon. Nothing is
// checked here; `eventDesk.ts` goes through the door.

import type { RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  type Act,
  type ByWind,
  type DeskRules,
  type EventState,
  foldEvent,
  type PenaltyKind,
  type Person,
  type Stage,
  type TableSeats,
} from '@hanchan/tournament';
import { aPerson, aStage, HEAD, settingsFor } from './eventDesk.ts';

/** As WRC 2022 has it, whatever the rulebook, so that a test says what it changes. */
const DESK = {
  lateScore: 'none',
  penaltiesAt: 'tournament',
  allLastWrong: 8,
  sheetWrong: 2,
} as const satisfies Partial<DeskRules>;

export interface EventPlan {
  readonly players: number;
  readonly rules?: RuleValues;
  readonly desk?: Partial<DeskRules>;
  readonly stages?: readonly Stage[];
  readonly people?: (index: number) => Partial<Person>;
}

export const stage = (id: string, rounds: number, rest: Partial<Stage> = {}): Stage =>
  aStage({ id, name: id, rounds, ...rest });

export const personId = (slot: number) => `p${slot}`;

/** A log that grows; `state()` folds it anew each time. */
export function anEvent({ players, rules = WRC_2022.values, desk, stages, people }: EventPlan) {
  const acts: Act[] = [];
  const slots = Array.from({ length: players }, (_, i) => i + 1);
  const settings = settingsFor(rules, { ...DESK, ...desk });
  acts.push({ type: 'create', settings, isRehearsal: false, seed: 's' });
  acts.push({
    type: 'enrol',
    people: slots.map((slot) => aPerson(personId(slot), people?.(slot))),
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
    /** A whole round: who sits at each table, and what they hold at the end, signed. */
    hold(round: number, ...tables: readonly (readonly [TableSeats, ByWind<number>])[]) {
      this.seat(
        round,
        tables.map(([seats]) => seats),
      );
      for (const [i, [seats, held]] of tables.entries()) this.sign(round, i + 1, seats, held);
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
      kind: PenaltyKind = 'points',
    ) {
      const { round = null, table = null, foul = 'other' } = where;
      const penalty = `x${acts.length}`;
      const rest = { foul, kind, points, section: '', note: '' };
      acts.push({ type: 'penalise', penalty, slots: [slot], round, table, ...rest });
      return penalty;
    },
    state(): EventState {
      return foldEvent(
        acts.map((act, i) => ({ seq: i + 1, id: `c${i}`, at: i * 1_000, by: HEAD, act })),
      );
    },
  };
}

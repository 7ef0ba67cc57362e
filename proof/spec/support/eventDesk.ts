// An event that is run as at the venue: every act goes through the same door as a real one, and is refused or carried out.

import type { RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import {
  type Act,
  type Actor,
  type ActRefusal,
  apply,
  type ByWind,
  carryOut,
  createEvent,
  type DeskRules,
  deskRulesFor,
  type Entry,
  type EventSettings,
  type EventState,
  type Person,
  type SheetForm,
  type Stage,
  type TableSeats,
  type TableState,
} from '@hanchan/tournament';
import { HEAD, ORGANISER } from './actors.ts';

export * from './actors.ts';

export const MINUTE = 60_000;
/** Some Saturday morning. */
export const NINE = 1_800_000_000_000;

export const aPerson = (id: string, rest: Partial<Person> = {}): Person => ({
  id,
  name: `Name of ${id}`,
  legalName: `Legal ${id}`,
  country: 'SWE',
  club: 'Four Winds',
  team: '',
  emaId: '',
  language: 'sv',
  notes: `Diet of ${id}`,
  hasPaid: true,
  mayPublish: true,
  kind: 'player',
  ...rest,
});

export const aStage = (rest: Partial<Stage> = {}): Stage => ({
  id: 'main',
  name: 'Main stage',
  kind: 'qualifying',
  rounds: 3,
  minutes: 90,
  cut: null,
  carry: 'full',
  seating: 'plan',
  ...rest,
});

/** Where and when the event of the tests is. */
export const SPRING = {
  name: 'Spring Open',
  venue: 'Town Hall',
  country: 'SWE',
  from: '2027-01-16',
  to: '2027-01-17',
  timeZone: 'Europe/Stockholm',
  capacity: null,
};

export const settingsFor = (
  values: RuleValues,
  desk: Partial<DeskRules> = {},
  rest: Partial<EventSettings> = {},
): EventSettings => ({
  ...SPRING,
  rules: { id: 'own', title: 'Own rules', values },
  desk: { ...deskRulesFor(values), ...desk },
  ...rest,
});

export interface DeskPlan {
  readonly players?: number;
  readonly values?: RuleValues;
  readonly desk?: Partial<DeskRules>;
  readonly settings?: Partial<EventSettings>;
  readonly stages?: readonly Stage[];
  readonly isRehearsal?: boolean;
}

export class Desk {
  readonly state: EventState;
  readonly entries: Entry[] = [];
  now = NINE;
  #unchecked = 0;

  constructor({ values = WRC_2022.values, desk, settings, isRehearsal = false }: DeskPlan = {}) {
    const act: Act = {
      type: 'create',
      settings: settingsFor(values, desk, settings),
      isRehearsal,
      seed: 'the seed',
    };
    const made = createEvent({ id: 'create', at: this.now, by: ORGANISER, act });
    if (made.type === 'refused') throw new Error(made.refusal.message);
    this.state = made.state;
    this.entries.push(made.entry);
  }

  /** Carried out, or the test is wrong. */
  do(act: Act, by: Actor = ORGANISER): void {
    const refusal = this.try(act, by);
    if (refusal) throw new Error(`${act.type}: ${refusal.field}: ${refusal.message}`);
  }

  /** What is said against it; null: it was carried out. */
  try(act: Act, by: Actor = ORGANISER): ActRefusal | null {
    const id = `c${this.state.seq}`;
    const answer = carryOut(this.state, { id, at: this.now, by, act });
    if (answer.type === 'done') this.entries.push(answer.entry);
    return answer.type === 'refused' ? answer.refusal : null;
  }

  /** To the fold alone: nobody asks whether it may be written. */
  write(act: Act): void {
    const { seq } = this.state;
    const id = `unchecked ${this.#unchecked++}`;
    apply(this.state, { seq, id, at: this.now, by: ORGANISER, act });
  }

  later(minutes: number, seconds = 0): this {
    this.now += minutes * MINUTE + seconds * 1_000;
    return this;
  }

  table(round: number, table: number): TableState {
    return this.state.rounds[round - 1]!.tables[table - 1]!;
  }

  at(round: number, table: number) {
    return { round, table, version: this.table(round, table).version };
  }

  /** Numbers 1 to N, four to a table in order. */
  seat(...rounds: number[]): void {
    const slots = [...new Set(this.state.occupancies.map(({ slot }) => slot))];
    const tables = Array.from(
      { length: slots.length / 4 },
      (_, i) => slots.slice(4 * i, 4 * i + 4) as unknown as TableSeats,
    );
    const plan = rounds.map((round) => ({ round, tables }));
    this.do({ type: 'seat', seed: 'lottery', method: 'test', rounds: plan, reason: '' });
  }

  start(round: number): void {
    if (this.state.rounds[round - 1]!.tables.length === 0) this.seat(round);
    this.do({ type: 'start', round }, HEAD);
  }

  sheet(round: number, table: number, held: ByWind<number> = EVEN): SheetForm {
    const slots = this.table(round, table).winds ?? this.table(round, table).seats;
    return { slots, held, loans: [0, 0, 0, 0], sticks: 0 };
  }

  enter(round: number, table: number, by: Actor = HEAD, held?: ByWind<number>): void {
    const sheet = this.sheet(round, table, held);
    this.do({ type: 'enter', at: this.at(round, table), sheet, source: 'typed' }, by);
  }

  confirmAll(round: number, table: number): void {
    for (const slot of this.table(round, table).seats) {
      this.do({ type: 'confirm', at: this.at(round, table), slot, how: 'paper' }, HEAD);
    }
  }

  /** Written, confirmed, signed. */
  finish(round: number, table: number, held?: ByWind<number>): void {
    this.enter(round, table, HEAD, held);
    this.confirmAll(round, table);
    this.do({ type: 'sign', at: this.at(round, table) }, HEAD);
  }
}

/** Person `sub` plays under number 1 from the second round on. */
export const SITS_FROM_2 = {
  type: 'occupy',
  slot: 1,
  person: 'sub',
  role: 'substitute',
  fromRound: 2,
  toRound: null,
  reason: 'went home',
} as const;

export const idsOf = (people: readonly { readonly person: { readonly id: string } }[]) =>
  people.map(({ person }) => person.id);

export const EVEN: ByWind<number> = [45_000, 33_000, 24_000, 18_000];

/** What the first four players hand in. */
export const aSheet = (rest: Partial<SheetForm> = {}): SheetForm => ({
  slots: [1, 2, 3, 4],
  held: [30_000, 30_000, 30_000, 30_000],
  loans: [0, 0, 0, 0],
  sticks: 0,
  ...rest,
});

/** People, numbers and stages are there; nothing is seated. */
export function aDesk(plan: DeskPlan = {}): Desk {
  const { players = 8, stages = [aStage()] } = plan;
  const desk = new Desk(plan);
  const people = Array.from({ length: players }, (_, i) => aPerson(`p${i + 1}`));
  desk.do({ type: 'enrol', people });
  desk.do({ type: 'number', order: people.map(({ id }) => id) });
  desk.do({ type: 'stages', stages });
  return desk;
}

/** Four players in the first round, and somebody who waits to fill in. */
export function deskWithFillIn(): Desk {
  const desk = aDesk({ players: 4 });
  desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn' })] });
  desk.start(1);
  return desk;
}

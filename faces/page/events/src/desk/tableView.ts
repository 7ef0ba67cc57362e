// A table as its card shows it: in which state it is, and whether somebody has to come.

import {
  clockOf,
  type EventState,
  type PersonId,
  type Slot,
  sitterOf,
  type TableStage,
  type TableState,
} from '@hanchan/tournament';

export type TableTone = 'plain' | 'done' | 'urgent' | 'warn';

export interface TableView {
  readonly table: TableState;
  /** The last part of the words' key: a state of play, or what needs somebody. */
  readonly words: TableStage | 'called' | 'late' | 'overtime' | 'paused' | 'wrongSum' | 'reopened';
  readonly tone: TableTone;
  /** How long somebody is missing, or the table plays beyond the time. */
  readonly seconds: number;
}

const PLAYING: readonly TableStage[] = ['playing', 'allLast'];

export function tableView(
  state: EventState,
  table: TableState,
  now: number,
  isWrong: boolean,
): TableView {
  const { round, number, stage } = table;
  const view = (words: TableView['words'], tone: TableTone, seconds = 0): TableView => ({
    table,
    words,
    tone,
    seconds,
  });
  const isCalled = [...state.calls.values()].some(
    (call) => call.round === round && call.table === number && call.closed === null,
  );
  if (isCalled) return view('called', 'urgent');
  if (isWrong) return view('wrongSum', 'warn');
  const missing = [...table.late.values()].filter(({ outcome }) => outcome === null);
  if (missing.length > 0) {
    const since = Math.min(...missing.map((late) => late.since));
    return view('late', 'warn', (now - since) / 1_000);
  }
  if (stage === 'signed' || stage === 'void') return view(stage, 'done');
  if (table.reopened !== null) return view('reopened', 'warn');
  if (table.pauses.at(-1)?.to === null) return view('paused', 'plain');
  const over = PLAYING.includes(stage) ? overtime(state, table, now) : 0;
  return over > 0
    ? view('overtime', 'plain', over)
    : view(stage, stage === 'confirmed' ? 'warn' : 'plain');
}

/** Seconds since the time of a table was up; 0 while it runs. */
export function overtime(state: EventState, table: TableState, now: number): number {
  const clock = clockOf(state, table.round, now, table.number);
  if (clock?.phase !== 'over' || clock.startedAt === null) return 0;
  // The clock does not say when it ended; halving the time finds the moment.
  let [low, high] = [clock.startedAt, now];
  while (high - low > 50) {
    const middle = (low + high) / 2;
    if (clockOf(state, table.round, middle, table.number)?.phase === 'over') high = middle;
    else low = middle;
  }
  return Math.round((now - high) / 1_000);
}

export interface SeatName {
  readonly slot: Slot;
  readonly person: PersonId | null;
  readonly name: string;
  readonly isFillIn: boolean;
}

/** Who sits under a number at this table. */
export function seatName(state: EventState, table: TableState, slot: Slot): SeatName {
  const person = sitterOf(state, table, slot);
  const known = person === null ? undefined : state.people.get(person)?.person;
  return { slot, person, name: known?.name ?? `#${slot}`, isFillIn: known?.kind === 'fillIn' };
}

/** By wind as far as it is known, else in the order of the plan. */
export const seatsShown = ({ winds, seats }: TableState): readonly Slot[] => winds ?? seats;

export interface RoundProgress {
  readonly all: number;
  readonly playing: number;
  /** Sheets that are written, signed or not. */
  readonly in: number;
  readonly signed: number;
}

export function progressOf(tables: readonly TableState[]): RoundProgress {
  const count = (...stages: readonly TableStage[]) =>
    tables.filter(({ stage }) => stages.includes(stage)).length;
  return {
    all: tables.length,
    playing: count('playing', 'allLast', 'ended'),
    in: count('entered', 'confirmed', 'signed', 'void'),
    signed: count('signed', 'void'),
  };
}

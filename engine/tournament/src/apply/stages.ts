// How the event is made up: stages, rounds, the schedule, tables.

import type { StageAct } from '../act.ts';
import type { Slot } from '../person.ts';
import { shiftBlocks } from '../schedule.ts';
import type { Stage, TableSeats } from '../stage.ts';
import type { EventState, RoundState } from '../state.ts';
import { roundOf } from '../who.ts';
import { newTable, publish } from './seating.ts';
import type { Stamp } from './stamp.ts';

export function applyStage(state: EventState, act: StageAct, { at, seq }: Stamp): void {
  switch (act.type) {
    case 'stages':
      setStages(state, act.stages);
      return;
    case 'schedule':
      state.schedule = act.blocks;
      return;
    case 'shift':
      state.schedule = shiftBlocks(state.schedule, act.fromBlock, act.minutes);
      return;
    case 'qualify':
      state.qualified.set(act.stage, act.slots);
      return;
    case 'seat':
      state.apart = act.apart ?? state.apart;
      for (const { round, tables } of act.rounds) {
        const found = roundOf(state, round);
        if (!found) continue;
        found.seed = act.seed;
        found.method = act.method;
        found.tables = tables.map((seats, i) => newTable(round, i + 1, seats, found.tables[i]));
      }
      return;
    case 'publishSeating': {
      const found = roundOf(state, act.round);
      if (found && act.isPublic) publish(state, found, { at, seq, seating: act.seating });
      else if (found) Object.assign(found, { isPublic: false, published: null });
      return;
    }
    case 'swap':
      swapSeats(state, act.round, act.a, act.b);
  }
}

export function setStages(state: EventState, stages: readonly Stage[]): void {
  state.stages = stages;
  const before = [...state.rounds];
  const planned = stages.flatMap(({ id, rounds, minutes }) =>
    Array.from({ length: rounds }, (_, i) => ({ stage: id, inStage: i + 1, minutes })),
  );
  const rounds = planned.map((plan, i): RoundState => {
    const old = before[i];
    if (old?.startedAt != null) return old;
    const fresh = newRound(i + 1, plan);
    return old?.stage === plan.stage && old.inStage === plan.inStage ? { ...old, ...plan } : fresh;
  });
  state.rounds.splice(0, Number.POSITIVE_INFINITY, ...rounds);
}

type RoundPlan = Pick<RoundState, 'stage' | 'inStage' | 'minutes'>;

const newRound = (number: number, plan: RoundPlan): RoundState => ({
  number,
  ...plan,
  seed: '',
  method: '',
  isPublic: false,
  published: null,
  startedAt: null,
  pauses: [],
  gongAt: null,
  endedAt: null,
  tables: [],
});

function swapSeats(state: EventState, round: number, a: Slot, b: Slot): void {
  for (const table of roundOf(state, round)?.tables ?? []) {
    if (!table.seats.includes(a) && !table.seats.includes(b)) continue;
    table.seats = table.seats.map((slot) =>
      slot === a ? b : slot === b ? a : slot,
    ) as unknown as TableSeats;
    table.winds = null;
    table.version++;
  }
}

// A round on the clock.

import type { RoundAct } from '../act.ts';
import type { EventState, Pause } from '../state.ts';
import { roundOf } from '../who.ts';
import { publish } from './seating.ts';
import type { Stamp } from './stamp.ts';

export function applyRound(state: EventState, act: RoundAct, { at, seq }: Stamp): void {
  const round = roundOf(state, act.round);
  if (!round) return;
  const tableNumber = 'table' in act ? act.table : null;
  const table = round.tables.find(({ number }) => number === tableNumber);
  const pauses = tableNumber === null ? round.pauses : (table?.pauses ?? []);
  switch (act.type) {
    case 'start':
      round.startedAt = at;
      publish(state, round, { at, seq, seating: act.seating });
      for (const one of round.tables) {
        one.stage = 'playing';
        for (const slot of one.late.keys()) one.late.set(slot, { since: at, outcome: null });
      }
      return;
    case 'pause':
      pauses.push({ from: at, to: null });
      return;
    case 'resume':
      endPause(pauses, at);
      if (tableNumber === null && round.gongAt !== null) {
        pauses.push({ from: round.gongAt, to: at });
        round.gongAt = null;
      }
      return;
    case 'extraTime':
      if (table) table.extraSeconds += act.seconds;
      return;
    case 'gong':
      endPause(round.pauses, at);
      round.gongAt = at;
      return;
    case 'endRound':
      round.endedAt = at;
      return;
    case 'unstart':
      round.startedAt = null;
      round.gongAt = null;
      round.pauses.length = 0;
      for (const one of round.tables) {
        one.stage = 'seated';
        one.extraSeconds = 0;
        one.pauses.length = 0;
      }
  }
}

function endPause(pauses: Pause[], at: number): void {
  const last = pauses.at(-1);
  if (last?.to === null) last.to = at;
}

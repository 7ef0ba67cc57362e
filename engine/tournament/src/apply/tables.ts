// What happens at a table before its sheet is written.

import type { TableAct } from '../act.ts';
import { latenessAt } from '../late.ts';
import type { PersonId, Slot } from '../person.ts';
import type { EventState, TableState } from '../state.ts';
import { holderOf, roundOf, tableOf } from '../who.ts';

export function applyTable(state: EventState, act: TableAct, at: number): void {
  const table = tableOf(state, act.at.round, act.at.table);
  if (!table) return;
  table.version = act.at.version + 1;
  switch (act.type) {
    case 'drawWinds':
      table.winds = act.slots;
      return;
    case 'setState':
      table.stage = act.state;
      return;
    case 'allLast':
      table.allLast = { slots: act.slots, deltas: act.deltas, at };
      if (table.stage === 'playing') table.stage = 'allLast';
      return;
    case 'missing': {
      const since = roundOf(state, table.round)?.startedAt ?? at;
      table.late.set(act.slot, { since, outcome: null });
      return;
    }
    case 'arrived':
      arrive(state, table, act);
      return;
    case 'replace':
      replace(state, table, act.slot, act.person, at);
      return;
    case 'lend':
      table.loans.set(act.slot, (table.loans.get(act.slot) ?? 0) + act.points);
      return;
    case 'repay':
      table.loans.set(act.slot, Math.max(0, (table.loans.get(act.slot) ?? 0) - act.points));
  }
}

function arrive(
  state: EventState,
  table: TableState,
  { slot, seconds, isWaived }: Extract<TableAct, { readonly type: 'arrived' }>,
): void {
  const late = table.late.get(slot);
  if (!late) return;
  const { points, isReplaced } = latenessAt(seconds, state.settings);
  const type = isReplaced ? 'replaced' : 'arrived';
  late.outcome = isWaived ? { type: 'waived', seconds, points: 0 } : { type, seconds, points };
}

/** For a late player that is the end of the hanchan; for one who fell ill it costs nothing. */
function replace(
  state: EventState,
  table: TableState,
  slot: Slot,
  person: PersonId,
  at: number,
): void {
  if (holderOf(state, slot, table.round)?.person === person) {
    table.replaced.delete(slot);
    return;
  }
  table.replaced.set(slot, person);
  const late = table.late.get(slot);
  if (!late || late.outcome !== null) return;
  const seconds = Math.max(0, Math.floor((at - late.since) / 1_000));
  const points = state.settings.rules.values['penalty.lateForfeit'];
  late.outcome = { type: 'replaced', seconds, points };
}

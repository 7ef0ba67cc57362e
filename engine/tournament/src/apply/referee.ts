// Calls, penalties, rulings, tosses.

import type { RefereeAct } from '../act.ts';
import type { EventState, PenaltyState } from '../state.ts';
import { holderOf, lastStarted, sitterOf, tableOf } from '../who.ts';
import type { Stamp } from './stamp.ts';

export function applyReferee(state: EventState, act: RefereeAct, stamp: Stamp): void {
  const { at, by } = stamp;
  switch (act.type) {
    case 'call': {
      const { call: id, round, table, note } = act;
      const call = { id, round, table, note, by: by.name, at, claimed: null, closed: null };
      state.calls.set(id, call);
      return;
    }
    case 'claimCall': {
      const call = state.calls.get(act.call);
      if (call) call.claimed = { by: by.name, at };
      return;
    }
    case 'closeCall': {
      const call = state.calls.get(act.call);
      if (call) call.closed = { by: by.name, at, note: act.note };
      return;
    }
    case 'penalise':
      penalise(state, act, stamp);
      return;
    case 'withdrawPenalty': {
      const penalty = state.penalties.get(act.penalty);
      if (!penalty) return;
      penalty.withdrawn = { by: by.name, at, reason: act.reason };
      if (penalty.kind === 'disqualification') takeBack(state, penalty);
      return;
    }
    case 'rule': {
      const { ruling: id, question, decision, section, isBinding } = act;
      state.rulings.push({ id, question, decision, section, isBinding, by: by.name, at });
      return;
    }
    case 'toss':
      state.tosses.push(act.slots);
  }
}

function penalise(
  state: EventState,
  act: Extract<RefereeAct, { readonly type: 'penalise' }>,
  { at, by }: Stamp,
): void {
  const { type: _, penalty: id, ...told } = act;
  const round = act.round ?? Math.max(1, lastStarted(state));
  const table = act.table === null ? undefined : tableOf(state, round, act.table);
  const people = act.slots.map((slot) =>
    table ? sitterOf(state, table, slot) : (holderOf(state, slot, round)?.person ?? null),
  );
  state.penalties.set(id, { id, ...told, people, by, at, withdrawn: null });
  if (act.kind !== 'disqualification') return;
  // Out from the next round on; for the rest of this one somebody else sits down.
  const fromRound = lastStarted(state) + 1;
  for (const person of people) {
    const found = person === null ? undefined : state.people.get(person);
    if (found) found.departure = { kind: 'disqualified', fromRound, note: '' };
  }
}

function takeBack(state: EventState, { people }: PenaltyState): void {
  for (const person of people) {
    const found = person === null ? undefined : state.people.get(person);
    if (found?.departure?.kind === 'disqualified') found.departure = null;
  }
}

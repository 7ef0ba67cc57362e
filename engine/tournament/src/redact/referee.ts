// Everybody may know which points were taken from whom; why, and warnings, are between the referee and the player.

import type { RefereeAct } from '../act.ts';
import type { Actor } from '../actor.ts';
import type { EventState, PenaltyState } from '../state.ts';
import { isBehindCurtain, isOwnTable } from './tables.ts';

export function shownOfReferee(
  state: EventState,
  act: RefereeAct,
  viewer: Actor,
): RefereeAct | null {
  switch (act.type) {
    case 'call': {
      const { type, call, round, table } = act;
      return isOwnCall(state, call, viewer) ? { type, call, round, table, note: '' } : null;
    }
    case 'claimCall':
      return isOwnCall(state, act.call, viewer) ? { type: act.type, call: act.call } : null;
    case 'closeCall': {
      const { type, call } = act;
      return isOwnCall(state, call, viewer) ? { type, call, note: '' } : null;
    }
    case 'penalise': {
      const sight = sightOf(state, act.penalty, viewer);
      if (sight === 'none') return null;
      const { type, penalty, slots, round, table, foul, kind, points, section } = act;
      const note = sight === 'own' ? act.note : '';
      return { type, penalty, slots, round, table, foul, kind, points, section, note };
    }
    case 'withdrawPenalty': {
      const sight = sightOf(state, act.penalty, viewer);
      const reason = sight === 'own' ? act.reason : '';
      return sight === 'none' ? null : { type: act.type, penalty: act.penalty, reason };
    }
    case 'rule': {
      const { type, ruling, question, decision, section, isBinding } = act;
      return isBinding ? { type, ruling, question, decision, section, isBinding } : null;
    }
    case 'toss':
      return { type: act.type, slots: act.slots };
  }
}

function isOwnCall(state: EventState, id: string, viewer: Actor): boolean {
  const call = state.calls.get(id);
  return call !== undefined && isOwnTable(state, call.round, call.table, viewer.person);
}

function sightOf(state: EventState, id: string, { person }: Actor): 'own' | 'points' | 'none' {
  const penalty = state.penalties.get(id);
  if (!penalty) return 'none';
  if (person !== null && penalty.people.includes(person)) return 'own';
  return isForAll(state, penalty) ? 'points' : 'none';
}

function isForAll(state: EventState, { kind, round }: PenaltyState): boolean {
  if (kind === 'warning' || kind === 'deadHand') return false;
  return round === null || !isBehindCurtain(state, round);
}

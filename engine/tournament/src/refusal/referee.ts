// Calls, penalties, rulings, tosses.

import { PENALTY_KINDS, type RefereeAct } from '../act.ts';
import type { ActRefusal, EventState } from '../state.ts';
import { tableOf } from '../who.ts';
import { needsMultiple, needsOneOf, needsText, needsWhole, tooLong } from './fields.ts';
import { needsNumbers, needsRound, needsSeat, needsTable } from './present.ts';
import { firstOf, refuse } from './refuse.ts';
import { said } from './sentence.ts';

export function refereeRefusal(state: EventState, act: RefereeAct): ActRefusal | null {
  switch (act.type) {
    case 'call':
      return callRefusal(state, act);
    case 'claimCall':
    case 'closeCall':
      return answerRefusal(state, act);
    case 'penalise':
      return penaltyRefusal(state, act);
    case 'withdrawPenalty': {
      const penalty = state.penalties.get(act.penalty);
      if (!penalty) return refuse('unknown', 'penalty', said('penalty.unknown', act.penalty));
      if (penalty.withdrawn) {
        return refuse('wrongState', 'penalty', said('penalty.withdrawn'));
      }
      return needsText('reason', act.reason);
    }
    case 'rule':
      if (state.rulings.some(({ id }) => id === act.ruling)) {
        return refuse('duplicate', 'ruling', said('ruling.known'));
      }
      return (
        needsText('ruling', act.ruling, 'name') ??
        needsText('question', act.question, 'text') ??
        needsText('decision', act.decision, 'text') ??
        tooLong('section', act.section, 'name')
      );
    case 'toss':
      if (act.slots.length < 2) return refuse('incomplete', 'slots', said('toss.tooFew'));
      return needsNumbers(state, 'slots', act.slots);
  }
}

function callRefusal(
  state: EventState,
  act: Extract<RefereeAct, { readonly type: 'call' }>,
): ActRefusal | null {
  const bad =
    needsText('call', act.call, 'name') ??
    needsTable(state, act.round, act.table) ??
    tooLong('note', act.note);
  if (bad) return bad;
  if (state.calls.has(act.call)) {
    return refuse('duplicate', 'call', said('call.known'));
  }
  const open = [...state.calls.values()].some(
    ({ round, table, closed }) => round === act.round && table === act.table && closed === null,
  );
  if (!open) return null;
  return refuse('duplicate', 'table', said('call.open', act.table));
}

function answerRefusal(
  state: EventState,
  act: Extract<RefereeAct, { readonly type: 'claimCall' | 'closeCall' }>,
): ActRefusal | null {
  const call = state.calls.get(act.call);
  if (!call) return refuse('unknown', 'call', said('call.unknown', act.call));
  if (call.closed) return refuse('wrongState', 'call', said('call.answered'));
  if (act.type === 'closeCall') return tooLong('note', act.note, 'text');
  if (!call.claimed) return null;
  return refuse('wrongState', 'call', said('call.claimed', call.claimed.by, call.table));
}

function penaltyRefusal(
  state: EventState,
  act: Extract<RefereeAct, { readonly type: 'penalise' }>,
): ActRefusal | null {
  if (state.penalties.has(act.penalty)) {
    return refuse('duplicate', 'penalty', said('penalty.known'));
  }
  if (act.slots.length === 0) return refuse('incomplete', 'slots', said('penalty.nobody'));
  return (
    needsText('penalty', act.penalty, 'name') ??
    needsNumbers(state, 'slots', act.slots) ??
    placeRefusal(state, act) ??
    needsOneOf('kind', act.kind, PENALTY_KINDS) ??
    pointsRefusal(state, act) ??
    needsText('foul', act.foul) ??
    tooLong('section', act.section, 'name') ??
    tooLong('note', act.note, 'text')
  );
}

function placeRefusal(
  state: EventState,
  { round, table, slots }: Extract<RefereeAct, { readonly type: 'penalise' }>,
): ActRefusal | null {
  if (round === null) {
    if (table === null) return null;
    return refuse('incomplete', 'round', said('penalty.roundMissing'));
  }
  if (table === null) return needsRound(state, round);
  const bad = needsTable(state, round, table);
  if (bad) return bad;
  return firstOf(slots, (slot) => needsSeat(tableOf(state, round, table)!, slot));
}

/** In table points: a referee who means 8P and writes 8 is asked again. */
function pointsRefusal(
  { settings }: EventState,
  { kind, points }: Extract<RefereeAct, { readonly type: 'penalise' }>,
): ActRefusal | null {
  const isFree = kind === 'noted' || kind === 'warning' || kind === 'deadHand';
  if (isFree && points !== 0) {
    return refuse('badValue', 'points', said('penalty.free'));
  }
  const unit = settings.rules.values['score.roundTo'];
  return (
    needsWhole('points', points, kind === 'points' ? 1 : 0, 1_000_000) ??
    needsMultiple('points', points, unit, { rule: 'score.roundTo', case: { written: 'penalty' } })
  );
}

// How a decision is put together: its candidates and the reasons for them.

import type { Action } from '@hanchan/game';
import { type Candidate, type Decision, type ReasonCode, reason } from './bot.ts';

/** A decision without alternatives. */
export function forced(action: Action): Decision {
  return { action, candidates: [candidate(action, { reasons: [reason('forced')] })] };
}

/** A candidate with what is known of it. */
export function candidate(action: Action, known: Partial<Omit<Candidate, 'action'>>): Candidate {
  return {
    action,
    worth: known.worth ?? 0,
    shanten: known.shanten ?? null,
    accepts: known.accepts ?? [],
    value: known.value ?? null,
    danger: known.danger ?? null,
    probability: known.probability ?? null,
    reasons: known.reasons ?? [],
  };
}

/** A choice that needed no comparing. */
export function decided(action: Action, codes: readonly ReasonCode[]): Decision {
  return { action, candidates: [candidate(action, { reasons: codes.map(reason) })] };
}

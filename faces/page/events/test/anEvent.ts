// An event in memory for tests: acts as its organiser does them, and what the public is told.

import { findRuleset } from '@hanchan/rulesets';
import {
  type Act,
  type Actor,
  carryOut,
  type DeskRules,
  deskRulesFor,
  type Entry,
  type EventState,
  foldEvent,
  redactLog,
} from '@hanchan/tournament';
import { aStage } from '../../../../proof/spec/support/eventDesk.ts';

export const ORGANISER: Actor = { role: 'organiser', name: 'Anna', person: null };
export const PUBLIC: Actor = { role: 'public', name: '', person: null };

export interface AnEvent {
  readonly state: EventState;
  /** As the public folds it. */
  seen(): EventState;
  /** The code of a refusal, or null. */
  ask(act: Act, by?: Actor): string | null;
  /** What must not be refused. */
  do(act: Act, at?: number): void;
}

export interface EventWishes {
  readonly book?: string;
  readonly capacity?: number | null;
  readonly desk?: Partial<DeskRules>;
  /** When things happen unless they say otherwise. */
  readonly at: number;
}

export function anEvent({
  book = 'wrc-2022',
  capacity = null,
  desk = {},
  at,
}: EventWishes): AnEvent {
  const { id: ruleset, title, values } = findRuleset(book)!;
  const settings = {
    name: 'Dragon Cup',
    venue: 'Town hall',
    country: 'SWE',
    from: '2027-03-20',
    to: '2027-03-21',
    timeZone: 'Europe/Stockholm',
    capacity,
    rules: { id: ruleset, title, values },
    desk: { ...deskRulesFor(values), ...desk },
  };
  const create: Act = { type: 'create', settings, isRehearsal: false, seed: 'test' };
  const entries: Entry[] = [{ seq: 1, id: 'create', at: 0, by: ORGANISER, act: create }];
  const state = foldEvent(entries);
  const perform = (act: Act, when: number, by: Actor) => {
    const answer = carryOut(state, { id: `${state.seq + 1}`, at: when, by, act });
    if (answer.type === 'done') entries.push(answer.entry);
    return answer.type === 'refused' ? answer.refusal : null;
  };
  return {
    state,
    seen: () => foldEvent(redactLog(state, entries, PUBLIC)),
    ask: (act, by = ORGANISER) => perform(act, at, by)?.code ?? null,
    do(act, when = at) {
      const refusal = perform(act, when, ORGANISER);
      if (refusal !== null) throw new Error(`${act.type}: ${refusal.field}: ${refusal.message}`);
    },
  };
}

/** Rounds of 90 minutes in one stage. */
export const stagesOf = (rounds: number): Act => ({
  type: 'stages',
  stages: [aStage({ name: 'Rounds', rounds })],
});

// What somebody asks for, and the answer: written into the log, done before, or refused.

import type { Act, Entry } from './act.ts';
import type { Actor } from './actor.ts';
import { apply } from './apply.ts';
import { newEvent } from './newEvent.ts';
import { creationRefusal, refusalOf } from './refusal.ts';
import type { ActRefusal, EventState } from './state.ts';

/** An act that somebody asks to be carried out. */
export interface Command {
  /** Chosen by whoever asks: the same command sent twice is carried out once. */
  readonly id: string;
  readonly at: number;
  readonly by: Actor;
  readonly act: Act;
  /** Chance, by which each text of the entry is sealed (`seal.ts`); none: it is summed as it is. */
  readonly salt?: string;
}

/** Carried out now, carried out before under the same id, or refused. */
export type CommandAnswer =
  | { readonly type: 'done'; readonly entry: Entry }
  | { readonly type: 'repeated'; readonly seq: number }
  | { readonly type: 'refused'; readonly refusal: ActRefusal };

/** The entry is the next of the log, and is in the state when this returns. */
export function carryOut(state: EventState, { id, at, by, act, salt }: Command): CommandAnswer {
  const before = state.done.get(id);
  if (before !== undefined) return { type: 'repeated', seq: before };
  const refusal = refusalOf(state, act, by, at);
  if (refusal) return { type: 'refused', refusal };
  const entry: Entry = {
    seq: state.seq + 1,
    id,
    at,
    by,
    act,
    ...(salt === undefined ? {} : { salt }),
  };
  apply(state, entry);
  return { type: 'done', entry };
}

/** The first command of all. */
export function createEvent({
  id,
  at,
  by,
  act,
}: Command):
  | { readonly type: 'done'; readonly entry: Entry; readonly state: EventState }
  | { readonly type: 'refused'; readonly refusal: ActRefusal } {
  const refusal = creationRefusal(act, by);
  if (refusal || act.type !== 'create') return { type: 'refused', refusal: refusal! };
  const entry: Entry = { seq: 1, id, at, by, act };
  const state = newEvent(act);
  apply(state, entry);
  return { type: 'done', entry, state };
}

// What earlier versions let pass. It binds whoever acts now; an archive in which it happened is still as it was written.

import type { Act } from '../act.ts';
import type { Actor } from '../actor.ts';
import { openSheets } from '../openSheets.ts';
import type { ActRefusal, EventState } from '../state.ts';
import { roundOf } from '../who.ts';
import { refuse } from './refuse.ts';
import { said } from './sentence.ts';

export function refusalSinceThen(state: EventState, act: Act, by: Actor): ActRefusal | null {
  if (act.type === 'closeEvent') return unfinishedRefusal(state);
  if (act.type === 'reopen') return lateReopening(state, act.at.round, by);
  return null;
}

/** A result that is still open would be missing from the final ones. */
function unfinishedRefusal(state: EventState): ActRefusal | null {
  const [open] = openSheets(state);
  if (open === undefined) return null;
  const { table, round, problem } = open;
  const sentences = {
    reopened: said('event.sheet.reopened', table, round),
    unsigned: said('event.sheet.unsigned', table, round),
    missing: said('event.sheet.missing', table, round),
  };
  return refuse('incomplete', 'type', sentences[problem]);
}

/** Everybody has seen the results of a round that is over. */
function lateReopening(state: EventState, number: number, by: Actor): ActRefusal | null {
  if (by.role !== 'referee' || roundOf(state, number)?.endedAt == null) return null;
  return refuse('notAllowed', 'role', said('head.reopens', number));
}

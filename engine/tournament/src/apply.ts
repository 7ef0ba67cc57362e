// The fold: what an entry of the log does to the event. Entries were accepted before they were written, so nothing
// is checked here; what a redacted log leaves out is passed over.

import { type Entry, isAbout } from './act.ts';
import { applyEvent } from './apply/event.ts';
import { applyPeople } from './apply/people.ts';
import { applyReferee } from './apply/referee.ts';
import { applyRound } from './apply/rounds.ts';
import { applySheet } from './apply/sheets.ts';
import { applyStage } from './apply/stages.ts';
import { applyTable } from './apply/tables.ts';
import { foldLog } from './foldLog.ts';
import { newEvent } from './newEvent.ts';
import type { EventState } from './state.ts';

/** Changes the state. An entry whose command was carried out already changes nothing. */
export function apply(state: EventState, entry: Entry): void {
  if (state.done.has(entry.id)) return;
  state.done.set(entry.id, entry.seq);
  state.seq = entry.seq;
  const { act, at } = entry;
  if (isAbout('event', act)) applyEvent(state, act, entry);
  else if (isAbout('people', act)) applyPeople(state, act, entry);
  else if (isAbout('stages', act)) applyStage(state, act, entry);
  else if (isAbout('rounds', act)) applyRound(state, act, entry);
  else if (isAbout('tables', act)) applyTable(state, act, at);
  else if (isAbout('sheets', act)) applySheet(state, act, entry);
  else applyReferee(state, act, entry);
}

/** The first entry is the one that creates the event. */
export const foldEvent = (entries: readonly Entry[]): EventState =>
  foldLog(entries, 'an event', newEvent, apply);

// May this be done now, by this person? A refusal names the field and says why, and nothing has changed.

import { type Act, isAbout } from './act.ts';
import type { Actor } from './actor.ts';
import { authorityRefusal, mayDo } from './authority.ts';
import { eventRefusal } from './refusal/event.ts';
import { peopleRefusal } from './refusal/people.ts';
import { refereeRefusal } from './refusal/referee.ts';
import { refuse } from './refusal/refuse.ts';
import { roundRefusal } from './refusal/rounds.ts';
import { said } from './refusal/sentence.ts';
import { settingsRefusal } from './refusal/settings.ts';
import { sheetRefusal } from './refusal/sheets.ts';
import { refusalSinceThen } from './refusal/sinceThen.ts';
import { stageRefusal } from './refusal/stages.ts';
import { tableRefusal } from './refusal/tables.ts';
import type { ActRefusal, ActType, EventState } from './state.ts';

/** What is still possible when the event is closed. */
const AFTER_CLOSING: readonly ActType[] = [
  'reopenEvent',
  'renewLink',
  'announce',
  'reset',
  'consent',
  'erase',
];

/** Why an act is not carried out; null: it is. */
export function refusalOf(state: EventState, act: Act, by: Actor, at: number): ActRefusal | null {
  return writtenRefusal(state, act, by, at) ?? refusalSinceThen(state, act, by);
}

/** Why no version has ever carried this out; null: one may have. */
export function writtenRefusal(
  state: EventState,
  act: Act,
  by: Actor,
  at: number,
): ActRefusal | null {
  const notAllowed = authorityRefusal(state, act, by);
  if (notAllowed) return notAllowed;
  if (state.isClosed && !AFTER_CLOSING.includes(act.type)) {
    return refuse('wrongState', 'type', said('event.closed'));
  }
  if (isAbout('event', act)) return eventRefusal(state, act);
  if (isAbout('people', act)) return peopleRefusal(state, act, by);
  if (isAbout('stages', act)) return stageRefusal(state, act);
  if (isAbout('rounds', act)) return roundRefusal(state, act, at);
  if (isAbout('tables', act)) return tableRefusal(state, act);
  if (isAbout('sheets', act)) return sheetRefusal(state, act);
  return refereeRefusal(state, act);
}

/** Of the very first act, when there is no event yet. */
export function creationRefusal(act: Act, by: Actor): ActRefusal | null {
  if (act.type !== 'create') {
    return refuse('wrongState', 'type', said('event.creationFirst'));
  }
  if (!mayDo(by.role, 'create')) {
    return refuse('notAllowed', 'role', said('event.organiserOnly'));
  }
  return settingsRefusal(act.settings);
}

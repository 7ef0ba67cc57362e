// Two people wrote the same: what is there now, what was wanted, and the same wish again on top of what is there.

import type { ActRequest } from '@hanchan/protocol';
import { type EventState, type SheetForm, type TableState, tableOf } from '@hanchan/tournament';

/** The table that an act is about, as it is now. */
export function tableIn(state: EventState, act: ActRequest): TableState | null {
  return 'at' in act ? (tableOf(state, act.at.round, act.at.table) ?? null) : null;
}

/** Seen and meant all the same: with the version that is there now. */
export function again(state: EventState, act: ActRequest): ActRequest {
  const table = tableIn(state, act);
  if (table === null || !('at' in act)) return act;
  return { ...act, at: { ...act.at, version: table.version } } as ActRequest;
}

/** The sheet that was wanted; null where it was about something else. */
export const wantedSheet = (act: ActRequest): SheetForm | null =>
  act.type === 'enter' ? (act.sheet as SheetForm) : null;

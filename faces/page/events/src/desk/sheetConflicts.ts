// Two people wrote the same: what is there now, what was wanted, and the same wish again on top of what is there.

import type { ActRequest } from '@hanchan/protocol';
import { type EventState, type SheetForm, type TableState, tableOf } from '@hanchan/tournament';
import { atVersion } from '../event/outbox.ts';

/** The table that an act is about, as it is now. */
export function tableIn(state: EventState, act: ActRequest): TableState | null {
  return 'at' in act ? (tableOf(state, act.at.round, act.at.table) ?? null) : null;
}

/** Seen and meant all the same: with the version that is there now; `later`: how many more come before it. */
export function atCurrentVersion(state: EventState, act: ActRequest, later = 0): ActRequest {
  const table = tableIn(state, act);
  return table === null ? act : atVersion(act, table.version, later);
}

/** The sheet that was wanted; null where it was about something else. */
export const wantedSheet = (act: ActRequest): SheetForm | null =>
  act.type === 'enter' ? act.sheet : null;

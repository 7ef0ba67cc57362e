// The event as a whole.

import type { EventAct } from '../act.ts';
import { LINKED_ROLES } from '../actor.ts';
import type { ActRefusal, EventState } from '../state.ts';
import { hasBegun } from '../who.ts';
import { needsOneOf, needsText, tooLong } from './fields.ts';
import { refuse } from './refuse.ts';
import { said } from './sentence.ts';
import { settingsRefusal } from './settings.ts';

export function eventRefusal(state: EventState, act: EventAct): ActRefusal | null {
  switch (act.type) {
    case 'create':
      return refuse('wrongState', 'type', said('event.exists'));
    case 'change':
      return (
        (hasBegun(state) ? needsText('reason', act.reason) : tooLong('reason', act.reason)) ??
        settingsRefusal({ ...state.settings, ...act.changes })
      );
    case 'announce':
      return needsText('text', act.text, 'text');
    case 'addStaff':
      if (state.staff.has(act.staff.id)) {
        return refuse('duplicate', 'staff.id', said('staff.known', act.staff.name));
      }
      return (
        needsText('staff.id', act.staff.id, 'name') ??
        needsText('staff.name', act.staff.name, 'name') ??
        needsOneOf('staff.role', act.staff.role, LINKED_ROLES)
      );
    case 'dropStaff':
      if (state.staff.has(act.staff)) return null;
      return refuse('unknown', 'staff', said('staff.unknown', act.staff));
    case 'renewLink':
      return needsText('link', act.link, 'name');
    case 'closeEvent':
      return closeRefusal(state);
    case 'reopenEvent':
      if (!state.isClosed) return refuse('wrongState', 'type', said('event.notClosed'));
      return needsText('reason', act.reason);
    case 'reset':
      if (state.isRehearsal) return null;
      return refuse('wrongState', 'type', said('event.noRehearsal'));
    case 'openRegistration':
    case 'curtain':
      return null;
  }
}

function closeRefusal({ rounds }: EventState): ActRefusal | null {
  const running = rounds.find(({ startedAt, endedAt }) => startedAt !== null && endedAt === null);
  if (!running) return null;
  return refuse('wrongState', 'type', said('round.notOver', running.number));
}

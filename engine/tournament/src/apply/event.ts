// The event as a whole: settings, staff, curtain, closing, a rehearsal begun anew.

import type { EventAct } from '../act.ts';
import { newEvent } from '../newEvent.ts';
import { type EventSettings, rulesToday } from '../settings.ts';
import type { EventState } from '../state.ts';
import { admitWaiting } from './people.ts';
import { setStages } from './stages.ts';
import type { Stamp } from './stamp.ts';

function changed(settings: EventSettings, changes: Partial<EventSettings>): EventSettings {
  const after = { ...settings, ...changes };
  return changes.rules === undefined ? after : { ...after, rules: rulesToday(changes.rules) };
}

export function applyEvent(state: EventState, act: EventAct, { at, by, seq }: Stamp): void {
  switch (act.type) {
    case 'create':
      return;
    case 'change':
      state.settings = changed(state.settings, act.changes);
      admitWaiting(state);
      return;
    case 'openRegistration':
      state.isRegistrationOpen = act.isOpen;
      return;
    case 'announce':
      state.announcements.push({ at, by: by.name, text: act.text });
      return;
    case 'curtain':
      state.isCurtainDown = act.isDown;
      state.curtainFrom = act.isDown ? firstOpenRound(state) : null;
      return;
    case 'addStaff':
      state.staff.set(act.staff.id, act.staff);
      return;
    case 'dropStaff':
      state.staff.delete(act.staff);
      return;
    case 'renewLink':
      state.links.set(act.link, (state.links.get(act.link) ?? 0) + 1);
      return;
    case 'closeEvent':
      state.isClosed = true;
      state.isRegistrationOpen = false;
      return;
    case 'reopenEvent':
      state.isClosed = false;
      return;
    case 'reset':
      resetEvent(state, seq);
  }
}

const firstOpenRound = ({ rounds }: EventState): number =>
  rounds.find(({ endedAt }) => endedAt === null)?.number ?? rounds.length + 1;

/** Settings, stages, staff and links stay, and so do the ids of commands: what came before may not be sent again. */
function resetEvent(state: EventState, seq: number): void {
  const { done, staff, links, stages, ...rest } = state;
  Object.assign(state, newEvent(rest), { done, staff, links, seq, resetSeq: seq });
  setStages(state, stages);
}

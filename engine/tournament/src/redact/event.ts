// The event itself is public; its staff, its links and the seed of what is not yet published are not.

import type { EventAct } from '../act.ts';

export function shownOfEvent(act: EventAct): EventAct | null {
  switch (act.type) {
    case 'create':
      return { type: act.type, settings: act.settings, isRehearsal: act.isRehearsal, seed: '' };
    case 'change':
      return { type: act.type, changes: act.changes, reason: '' };
    case 'openRegistration':
      return { type: act.type, isOpen: act.isOpen };
    case 'announce':
      return { type: act.type, text: act.text };
    case 'curtain':
      return { type: act.type, isDown: act.isDown };
    case 'closeEvent':
    case 'reset':
      return { type: act.type };
    case 'reopenEvent':
      return { type: act.type, reason: '' };
    case 'addStaff':
    case 'dropStaff':
    case 'renewLink':
      return null;
  }
}

// An event at its very beginning: settings, and nobody there yet.

import type { Act } from './act.ts';
import { rulesToday } from './settings.ts';
import type { EventState } from './state.ts';

type Create = Extract<Act, { readonly type: 'create' }>;

/** The state of an event of which nothing is known but its creation. */
export function newEvent({ settings, isRehearsal, seed }: Omit<Create, 'type'>): EventState {
  return {
    settings: { ...settings, rules: rulesToday(settings.rules) },
    isRehearsal,
    seed,
    isRegistrationOpen: false,
    isCurtainDown: false,
    curtainFrom: null,
    isClosed: false,
    seq: 0,
    resetSeq: 0,
    done: new Map(),
    people: new Map(),
    staff: new Map(),
    links: new Map(),
    occupancies: [],
    stages: [],
    schedule: [],
    apart: null,
    qualified: new Map(),
    rounds: [],
    penalties: new Map(),
    calls: new Map(),
    rulings: [],
    announcements: [],
    tosses: [],
  };
}

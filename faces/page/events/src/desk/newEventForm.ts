// A new event as its form holds it, and what is sent for it.

import type { EventRequest } from '@hanchan/protocol';
import type { DeskRules, Stage } from '@hanchan/tournament';
import type { Preset, PresetNumbers } from './presets.ts';

/** Name, days and place of an event. */
export interface EventPlace {
  name: string;
  venue: string;
  country: string;
  from: string;
  to: string;
  timeZone: string;
  capacity: number | null;
}

export interface NewEventForm {
  place: EventPlace;
  book: string;
  changes: Record<string, unknown>;
  rulesName: string;
  preset: Preset;
  numbers: PresetNumbers;
  isRehearsal: boolean;
}

export function emptyEvent(today: string, timeZone: string, isRehearsal: boolean): NewEventForm {
  const place = { name: '', venue: '', country: '', from: today, to: today, timeZone };
  return {
    place: { ...place, capacity: null },
    book: 'wrc-2022',
    changes: {},
    rulesName: '',
    preset: 'rounds',
    numbers: { rounds: 4, minutes: 90, cut: 4, finals: 1 },
    isRehearsal,
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from the rulebook's proposal is sent for the desk. */
export function requestFor(
  { place, book, changes, rulesName, isRehearsal }: NewEventForm,
  desk: DeskRules,
  proposed: DeskRules,
): EventRequest {
  const isOwn = Object.keys(changes).length > 0;
  const own = Object.entries(desk).filter(
    ([key, value]) => !same(value, proposed[key as keyof DeskRules]),
  );
  return {
    settings: {
      ...place,
      name: place.name.trim(),
      rules: isOwn ? { base: book, name: rulesName.trim() || `${book} +`, changes } : book,
      desk: Object.fromEntries(own),
    },
    isRehearsal,
  };
}

/** Rounds of all stages, for the line that sums the form up. */
export const roundsIn = (stages: readonly Stage[]): number =>
  stages.reduce((sum, { rounds }) => sum + rounds, 0);

// The sums of an archive prove that nobody changed it since it was written, not that an event wrote it. Before anything
// is stored the log is folded once, told to the public once and added up once, as it will be from then on.

import {
  apply,
  type Entry,
  type EventState,
  newEvent,
  redactLog,
  standingsOf,
} from '@hanchan/tournament';

const PUBLIC = { role: 'public', name: 'Public', person: null } as const;

/** The index of the first entry that no event can have written; null: there is none. */
export function brokenEntry(entries: readonly Entry[]): number | null {
  const first = entries[0]?.act;
  if (first?.type !== 'create') return 0;
  const ids = new Set<string>();
  let state: EventState | null = null;
  for (const [i, entry] of entries.entries()) {
    const isInOrder = entry.seq === i + 1 && typeof entry.id === 'string' && !ids.has(entry.id);
    if (!isInOrder || !Number.isFinite(entry.at) || typeof entry.by?.role !== 'string') return i;
    ids.add(entry.id);
    try {
      state ??= newEvent(first);
      apply(state, entry);
    } catch {
      return i;
    }
  }
  try {
    redactLog(state!, entries, PUBLIC);
    standingsOf(state!);
    return null;
  } catch {
    return entries.length - 1;
  }
}

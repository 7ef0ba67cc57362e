// What is mine by a link that this browser holds, and not by my name: events, each as far as its key shows it, and kept
// scores. The server does not know whose they are; so this page puts the file together.

import { eventsHeld, keysFor } from '@hanchan/events/event/eventKeys.ts';
import { type KeptTable, listKept, loadKept } from '@hanchan/kit/keptScores/keptScores.ts';
import { call } from '@hanchan/kit/server/api.ts';
import type { EventLog } from '@hanchan/protocol';

export interface HeldEvent {
  readonly event: string;
  readonly role: string;
  readonly name: string;
  /** Null where the event is gone, or the network. */
  readonly log: EventLog | null;
}

export interface BrowserData {
  readonly events: readonly HeldEvent[];
  readonly scores: readonly Pick<KeptTable, 'id' | 'entries'>[];
}

/** Without the keys: whoever is given the file gets no way in. */
export async function browserData(): Promise<BrowserData> {
  const events: HeldEvent[] = [];
  for (const event of eventsHeld()) {
    for (const { key, role, name } of keysFor(event)) {
      const path = `/events/${encodeURIComponent(event)}/log`;
      const log = await call<EventLog>('GET', path, undefined, { authorization: `Bearer ${key}` });
      events.push({ event, role, name, log: log.ok ? log.value : null });
    }
  }
  const scores = listKept().flatMap(({ id }) => {
    const table = loadKept(id);
    return table === null ? [] : [{ id, entries: table.entries }];
  });
  return { events, scores };
}

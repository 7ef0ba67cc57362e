// Who listens to what happens at a table.

import type { EventsListener } from './tableClient.ts';

export function eventListeners() {
  const listeners = new Set<EventsListener>();
  const tell: EventsListener = (events, view) => {
    if (events.length > 0) for (const run of listeners) run(events, view);
  };
  const onEvents = (listener: EventsListener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return { tell, onEvents };
}

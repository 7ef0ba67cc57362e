// An event on a page: what is known of it, its clock, and a way to act.

import type { ActRequest, Refusal } from '@hanchan/protocol';
import { fail, ok, type Result } from '@hanchan/tiles';
import type { Role } from '@hanchan/tournament';
import { EventClient, type EventSnapshot } from './eventClient.ts';
import { keyAs } from './eventKeys.ts';
import { deviceStore } from './logStore.ts';

export interface EventPage {
  /** Reactive. */
  readonly now: EventSnapshot;
  /** Milliseconds of the server's clock, twice a second. */
  readonly time: number;
  /** Ok also when it only waits here: the page shows that it is not yet sent. */
  act(act: ActRequest): Promise<Result<'sent' | 'waiting', Refusal>>;
  dismiss(id: string): void;
}

const TICK_MS = 500;
const store = deviceStore();

/** Call it while a component is made: it ends with the component. Roles in order of preference; the public otherwise. */
export function openEvent(event: string, roles: readonly Role[]): EventPage {
  const key = keyAs(event, roles)?.key ?? null;
  let now = $state.raw<EventSnapshot>({
    state: null,
    entries: [],
    actor: { role: 'public', name: '', person: null },
    isOnline: false,
    outbox: [],
    jump: null,
    trouble: null,
  });
  let time = $state(Date.now());
  let client: EventClient | null = null;
  $effect(() => {
    const opened = new EventClient({
      event,
      key,
      store,
      onChange: (snapshot) => {
        now = snapshot;
      },
    });
    client = opened;
    const timer = setInterval(() => {
      time = opened.now();
    }, TICK_MS);
    return () => {
      clearInterval(timer);
      opened.close();
    };
  });
  return {
    get now() {
      return now;
    },
    get time() {
      return time;
    },
    async act(act) {
      const answer = await client!.act(act);
      if (answer.type === 'refused') return fail(answer.refusal);
      return ok(answer.type === 'done' ? 'sent' : 'waiting');
    },
    dismiss: (id) => client?.dismiss(id),
  };
}

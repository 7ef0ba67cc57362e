// What a server does again and again, beside its tables.

import type { Storage } from '@hanchan/storage';
import type { Logger } from 'pino';
import { HEARTBEAT_MS, LEASE_MS } from './nodes/lease.ts';
import type { Time } from './time.ts';

const TICK_MS = 1_000;
const SWEEP_MS = 3_600_000;

/** Signs of life, and now and then the sessions that are over. Other processes know only the real time. */
export function keepUp(
  storage: Storage,
  setup: {
    readonly logger: Logger;
    readonly time: Time;
    readonly onHeartbeat: (generation: number) => Promise<void>;
    readonly onTick: () => Promise<void>;
    /** Now and then: what has been kept long enough. */
    readonly onSweep: () => Promise<void>;
    /** Before each sign of life: it may come late. */
    readonly onWake: () => void;
  },
): { stop: () => Promise<void> } {
  const { logger, time, onHeartbeat, onTick, onSweep, onWake } = setup;
  const cancels = new Map<string, () => void>();
  const underWay = new Map<string, Promise<void>>();
  let isStopped = false;
  function every(ms: number, name: string, act: () => Promise<void>): void {
    let trouble = '';
    const again = () => {
      underWay.delete(name);
      if (!isStopped) cancels.set(name, time.after(ms, run));
    };
    const run = () => {
      const done = act()
        .then(() => {
          if (trouble !== '') logger.info(`${name} works again`);
          trouble = '';
        })
        .catch((error: unknown) => {
          const { message } = error as Error;
          // A full disk is not made fuller by saying the same every two seconds.
          if (message !== trouble) logger.error({ err: error }, `${name} failed`);
          trouble = message;
        })
        .finally(again);
      underWay.set(name, done);
    };
    again();
  }
  every(HEARTBEAT_MS, 'heartbeat', async () => {
    onWake();
    await onHeartbeat(await storage.log.heartbeat(LEASE_MS));
  });
  every(TICK_MS, 'looking at the clocks', onTick);
  every(SWEEP_MS, 'sweep', async () => {
    await storage.sessions.sweep();
    await onSweep();
  });
  return {
    /** Nothing of it is under way afterwards: the storage may be closed. */
    async stop() {
      isStopped = true;
      for (const cancel of cancels.values()) cancel();
      await Promise.all(underWay.values());
    },
  };
}

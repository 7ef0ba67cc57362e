// A player who comes back by way of whichever process is there, as behind a balancer, and notes how long that took.

import type { CrashPlayer } from '../crashPlayer.ts';
import { pause, seeded } from '../support/crashing.ts';
import { afterTest } from '../support/fixture.ts';

type Comer = Pick<CrashPlayer, 'client' | 'connect'>;

export interface Gap {
  readonly from: number;
  readonly to: number;
}

export interface Lasting {
  /** Each time between losing the table and hearing from it again. */
  readonly gaps: Gap[];
  stay(): void;
  /** Does not come back any more. */
  leave(): void;
}

/** As a page does, though sooner: the next try comes later, and whoever does not answer for so long is given up. In milliseconds. */
const WAITS = { first: 100, longest: 2_000, heard: 4_000, ping: 1_000, silent: 1_500 } as const;

let players = 0;

export function lastingPlayer<P extends Comer>(
  player: P,
  ports: () => readonly number[],
): P & Lasting {
  const { client } = player;
  const gaps: Gap[] = [];
  const random = seeded(client.port + players++);
  let isStaying = true;
  afterTest(() => {
    isStaying = false;
  });

  async function comeBack(): Promise<void> {
    for (let failures = 0; isStaying; failures++) {
      await pause(Math.min(WAITS.longest, WAITS.first * 2 ** failures) * (0.5 + random() / 2));
      const there = ports();
      Object.assign(client, { port: there[Math.floor(random() * there.length)] });
      const seated = player.connect().then(() => true);
      const isSeated = await Promise.race([
        seated.catch(() => false),
        client.closed().then(() => false),
        pause(WAITS.heard).then(() => false),
      ]);
      if (isSeated && client.closeCode === null) return;
      client.drop();
    }
  }

  async function watch(): Promise<void> {
    const { socket } = client;
    while (isStaying && client.socket === socket && client.closeCode === null) {
      await pause(WAITS.ping);
      const answered = client.caughtUp().then(() => true);
      const isThere = await Promise.race([answered, pause(WAITS.silent).then(() => false)]);
      if (!isThere && client.socket === socket) client.drop();
    }
  }

  async function stay(): Promise<void> {
    while (isStaying) {
      void watch().catch(() => {});
      await client.closed();
      if (!isStaying) return;
      const from = performance.now();
      await comeBack();
      gaps.push({ from, to: performance.now() });
    }
  }

  return {
    ...player,
    gaps,
    stay: () => void stay(),
    leave() {
      isStaying = false;
    },
  };
}

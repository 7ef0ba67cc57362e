// The laptop of the desk dies, again and again, while scorers enter sheets: they send the same act until it is
// answered. What was answered is in the log exactly once, and nothing is in it twice. `HANCHAN_FULL=1`: fifty times.

import type { ActRequest } from '@hanchan/protocol';
import { foldEvent } from '@hanchan/tournament';
import { describe, expect, test, vi } from 'vitest';
import { endlessSheets } from '../../../proof/spec/support/endlessSheets.ts';
import { aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { crashServer } from './crashServer.ts';
import { DATABASES, KILL_SEED, KILLS, pause, seeded, TIMEOUT_MS } from './support/crashing.ts';
import { aHall, type Hall } from './support/eventHall.ts';

const TABLES = 4;

interface Clerk {
  readonly table: number;
  readonly answered: Map<string, number>;
  readonly faults: string[];
  retries: number;
  readonly ended: Promise<void>;
}

function hireClerk(hall: Hall, key: string, table: number, isOver: () => boolean): Clerk {
  const clerk = { table, answered: new Map<string, number>(), faults: [] as string[], retries: 0 };
  async function sendUntilAnswered(id: string, act: ActRequest): Promise<void> {
    for (;;) {
      const reply = await hall.send(act, key, id).catch(() => null);
      if (reply?.status === 200) {
        clerk.answered.set(id, reply.body.seq);
        return;
      }
      if (reply !== null && reply.status < 500) {
        clerk.faults.push(`${id}: ${JSON.stringify(reply.body)}`);
        return;
      }
      clerk.retries++;
      await pause(20);
    }
  }
  async function work(): Promise<void> {
    let count = 0;
    for (const act of endlessSheets(table)) {
      if (isOver()) return;
      await sendUntilAnswered(`clerk-${table}-${count++}`, act);
    }
  }
  return Object.assign(clerk, { ended: work() });
}

describe.each(Object.entries(DATABASES))('an event whose server dies, on %s', (_, database) => {
  test(
    `${KILLS} times: nothing answered is lost, nothing is there twice`,
    async () => {
      const server = crashServer(await database());
      const people = Array.from({ length: 4 * TABLES }, (_, i) => aPerson(`p${i + 1}`));
      const hall = await aHall(await server.start(), { people });
      await hall.do({ type: 'start', round: 1 });
      const begun = (await hall.log(hall.key)).seq;
      const key = await hall.keyOf('staff:r1');
      let isOver = false;
      const clerks = Array.from({ length: TABLES }, (_, i) =>
        hireClerk(hall, key, i + 1, () => isOver),
      );
      const random = seeded(KILL_SEED + 4);
      const countAnswered = () => clerks.reduce((sum, clerk) => sum + clerk.answered.size, 0);
      for (let kill = 0; kill < KILLS; kill++) {
        // However slow the machine, it dies amid work.
        const before = countAnswered();
        await vi.waitFor(() => expect(countAnswered()).toBeGreaterThan(before + TABLES), 60_000);
        await pause(random() * 400);
        await server.kill();
        await server.start();
      }
      await pause(300);
      isOver = true;
      await Promise.all(clerks.map(({ ended }) => ended));

      expect(clerks.flatMap(({ faults }) => faults)).toEqual([]);
      const { entries } = await hall.log(hall.key);
      const sent = entries.filter(({ seq }) => seq > begun);
      const stored = new Map(sent.map(({ id, seq }) => [id, seq]));
      expect(stored.size).toBe(sent.length);
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
      const answered = new Map(clerks.flatMap((clerk) => [...clerk.answered]));
      expect(stored).toEqual(new Map([...answered].sort((a, b) => a[1] - b[1])));
      const { rounds } = foldEvent(entries);
      for (const { table, answered: own } of clerks) {
        expect(rounds[0]!.tables[table - 1]!.version).toBe(own.size);
      }
      const retries = clerks.reduce((sum, clerk) => sum + clerk.retries, 0);
      expect(retries).toBeGreaterThan(0);
      expect(answered.size).toBeGreaterThan(KILLS * TABLES);
      console.info(`${KILLS} kills: ${answered.size} acts answered, ${retries} sent again`);
    },
    TIMEOUT_MS,
  );
});

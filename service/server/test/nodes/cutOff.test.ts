// One of three processes is frozen, or cut off from the bus, from the database, from both: its players go on by way of the
// others, what it still writes is refused, and when it is back nobody sees two histories. `HANCHAN_FULL=1` keeps it so for
// thirty seconds.

import { expect, test, vi } from 'vitest';
import { expectSound, openTables } from '../crashChecks.ts';
import { crashServer } from '../crashServer.ts';
import { pause } from '../support/crashing.ts';
import { sharedParts } from './crashNodes.ts';
import { lastingPlayer } from './lastingPlayer.ts';
import { lineTo } from './line.ts';

const AWAY_MS = process.env['HANCHAN_FULL'] === '1' ? 30_000 : 8_000;
const TIMEOUT_MS = 240_000 + AWAY_MS;

/** Three processes, of which the first has lines that can be cut. */
async function threeNodes() {
  const { nats, databaseUrl } = await sharedParts();
  const folder = new URL(databaseUrl).searchParams.get('host')!;
  const toDatabase = await lineTo({ path: `${folder}/.s.PGSQL.5432` });
  const toBus = await lineTo({ port: Number(new URL(nats.url).port) });
  const first = crashServer(
    `postgres://postgres@127.0.0.1:${toDatabase.port}/nodes`,
    `nats://127.0.0.1:${toBus.port}`,
  );
  const nodes = [first, crashServer(databaseUrl, nats.url), crashServer(databaseUrl, nats.url)];
  const ports = await Promise.all(nodes.map((node) => node.start()));
  return { databaseUrl, toDatabase, toBus, first, ports };
}

type Away = (site: Awaited<ReturnType<typeof threeNodes>>) => () => void;

const WAYS: Readonly<Record<string, Away>> = {
  frozen({ first }) {
    first.signal('SIGSTOP');
    return () => first.signal('SIGCONT');
  },
  'cut off from the bus': ({ toBus }) => {
    toBus.cut();
    return () => toBus.mend();
  },
  'cut off from the database': ({ toDatabase }) => {
    toDatabase.cut();
    return () => toDatabase.mend();
  },
  'cut off from both': ({ toBus, toDatabase }) => {
    toBus.cut();
    toDatabase.cut();
    return () => {
      toBus.mend();
      toDatabase.mend();
    };
  },
};

/** The one that has most in it in every run. */
const TRIED = process.env['HANCHAN_FULL'] === '1' ? Object.keys(WAYS) : ['frozen'];

test.each(TRIED)(
  'a process that is %s: its tables go on elsewhere, and there is one history',
  async (way) => {
    const site = await threeNodes();
    const { ports, databaseUrl } = site;
    // All tables are at the first, and its players too.
    const opened = await openTables(ports[0]!, 3);
    let doors: readonly number[] = ports;
    const players = opened.map((player) => lastingPlayer(player, () => doors));
    for (const player of players) player.stay();
    await pause(1_000);
    const before = players.map(({ client }) => client.seq);
    const comeBack = WAYS[way]!(site);
    // The balancer sends nobody there.
    doors = ports.slice(1);
    await pause(AWAY_MS);
    const wentOn = () => {
      for (const [i, { client, isOver }] of players.entries())
        if (!isOver()) expect(client.seq, client.info?.id).toBeGreaterThan(before[i]!);
    };
    await vi.waitFor(wentOn, { timeout: 60_000, interval: 200 });
    comeBack();
    doors = ports;
    await pause(4_000);
    for (const { client } of players.slice(0, 4)) client.drop();
    await pause(2_000);
    await expectSound(databaseUrl, players);
    for (const player of players) player.leave();
    console.info(
      `at most ${Math.round(Math.max(...players.flatMap(({ gaps }) => gaps.map(({ from, to }) => to - from))))} ms away`,
    );
  },
  TIMEOUT_MS,
);

// Three processes behind which tables are played, and kill -9 of any of them, of the bus, and a crash of the database. What was
// acknowledged is stored exactly once, every player's picture stays true, and the tables go on by way of the others.
// `HANCHAN_KILLS=100 HANCHAN_TABLES=300` kills as often, and over as many tables, as one likes.

import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { expectSound, openTables } from '../crashChecks.ts';
import { KILL_SEED, KILLS, pause, seeded, TIMEOUT_MS } from '../support/crashing.ts';
import { crashNodes } from './crashNodes.ts';
import { lastingPlayer } from './lastingPlayer.ts';
import { watchOwners } from './ownerless.ts';

const BATCH = 20;
const TABLES = Number(process.env['HANCHAN_TABLES'] ?? (KILLS > 2 ? 12 : 4));
/** Many are let come back before the next one dies; what falls between two deaths is for the few. */
const BETWEEN_MS = TABLES > 20 ? 2_000 : 200;
/** Few play as fast as they can, many as people do. */
const THINK_MS = TABLES > 20 ? 3_000 : 0;
/** Of those whose process died, the slowest hundredth: on a machine of its own; on a shared one as much longer as others want it. */
const OWNERLESS_MS = 3_000;
const ownerlessLimit = () =>
  OWNERLESS_MS * Math.max(1, (2 * loadavg()[0]!) / availableParallelism());

const p99 = (all: readonly number[]) =>
  Math.round([...all].sort((a, b) => a - b)[Math.floor(all.length * 0.99)]!);

test(
  `${KILLS} kills of three processes, and of bus and database: nothing is lost or doubled, and tables go on`,
  async () => {
    const { postgres, nats, databaseUrl, nodes, ports } = await crashNodes(3, true);
    const living = () => ports.filter((_, i) => nodes[i]!.isRunning);
    const random = seeded(KILL_SEED);
    const owners = watchOwners(databaseUrl);
    const away: number[] = [];
    let acted = 0;
    for (let batch = 0; batch * BATCH < KILLS; batch++) {
      const kills = Math.min(BATCH, KILLS - batch * BATCH);
      const opened = await openTables(ports, TABLES, { batch, thinkMs: THINK_MS });
      const players = opened.map((player) => lastingPlayer(player, living));
      for (const player of players) player.stay();
      // From one door to all of them.
      for (const { client } of players) client.drop();
      await pause(1_500 + 20 * TABLES);
      for (const { gaps } of players) gaps.length = 0;
      for (let kill = 0; kill < kills; kill++) {
        await pause(BETWEEN_MS + random() * 700);
        const node = nodes[Math.floor(random() * nodes.length)]!;
        owners.died(`node-${node.pid}`);
        await node.kill();
        await pause(random() * 500);
        await node.start();
        if (kill === 0) {
          await nats.kill();
          await pause(300);
          await nats.start();
        }
        if (kill === 1) await postgres.restart();
      }
      await pause(3_000);
      const acts = await expectSound(databaseUrl, players);
      for (const player of players) player.leave();
      away.push(...players.flatMap(({ gaps }) => gaps.map(({ from, to }) => to - from)));
      expect(acts.length).toBeGreaterThan(TABLES);
      acted += acts.length;
      for (const { client } of players) client.drop();
    }
    for (const node of nodes) await node.kill();
    console.info(
      `${KILLS} kills over ${TABLES} tables by three processes: ${acted} actions by players; ` +
        `${owners.times.length} times a table lost its process, ${p99(owners.times)} ms at most for 99 of 100; ` +
        `${away.length} times a player lost the table, ${p99(away)} ms`,
    );
    expect(owners.times.length).toBeGreaterThan(0);
    expect(p99(owners.times)).toBeLessThan(ownerlessLimit());
  },
  TIMEOUT_MS,
);

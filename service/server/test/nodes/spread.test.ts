// Tables that all lie at one process are spread over those that come, while they are played: nothing is lost or doubled, and players notice at
// most that they come again.

import { openStorage } from '@hanchan/storage';
import { expect, test, vi } from 'vitest';
import { expectSound, openTables } from '../crashChecks.ts';
import { crashServer } from '../crashServer.ts';
import { TestClient } from '../support/client.ts';
import { pause } from '../support/crashing.ts';
import { afterTest } from '../support/fixture.ts';
import { crashNodes } from './crashNodes.ts';
import { lastingPlayer } from './lastingPlayer.ts';

const TABLES = process.env['HANCHAN_FULL'] === '1' ? 60 : 9;

test('two processes come to one that has all tables: they get theirs under play', async () => {
  const { databaseUrl, nats, ports } = await crashNodes(1);
  const opened = await openTables(ports[0]!, TABLES, { thinkMs: 1_000 });
  const players = opened.map((player) => lastingPlayer(player, () => ports));
  for (const player of players) player.stay();
  const host = new TestClient(ports[0]!);
  await host.guest('Wanda');
  const waiting = await host.open({ visibility: 'public' });
  const storage = await openStorage({ url: databaseUrl, node: 'reader' });
  afterTest(() => storage.close());
  const tables = [...new Set(players.map(({ client }) => client.info!.id)), waiting.id];
  const shares = async () => {
    const holders = await Promise.all(tables.map((id) => storage.log.holderOf('table', id)));
    // At no moment has a table nobody.
    expect(holders).not.toContain(null);
    const counts = new Map<string, number>();
    for (const holder of holders) counts.set(holder!, (counts.get(holder!) ?? 0) + 1);
    return [...counts.values()];
  };
  expect(await shares()).toEqual([TABLES + 1]);
  const more = [1, 2].map(() => crashServer(databaseUrl, nats.url));
  ports.push(...(await Promise.all(more.map((node) => node.start()))));
  await vi.waitFor(
    async () => {
      const now = await shares();
      expect(now).toHaveLength(3);
      expect(Math.max(...now)).toBeLessThanOrEqual(Math.ceil((TABLES + 1) / 3));
    },
    { timeout: 120_000, interval: 200 },
  );
  await pause(1_000);
  for (const port of ports) {
    Object.assign(host, { port });
    expect((await host.request('GET', `/api/tables/${waiting.id}`)).status).toBe(200);
  }
  const acts = await expectSound(databaseUrl, players);
  for (const player of players) player.leave();
  expect(acts.length).toBeGreaterThan(TABLES);
  const gaps = players.flatMap((player) => player.gaps.map(({ from, to }) => to - from));
  expect(gaps.length).toBeGreaterThan(0);
  console.info(
    `${gaps.length} times one of ${players.length} players came again, at most after ${Math.round(Math.max(...gaps))} ms`,
  );
}, 240_000);

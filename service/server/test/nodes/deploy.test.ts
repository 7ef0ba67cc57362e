// A rolling deploy under play: one process after the other is told to stop, gives its tables back and is replaced. No game ends by
// it, nobody's act is lost, and tables go on within moments.

import { expect, test } from 'vitest';
import { expectSound, openTables } from '../crashChecks.ts';
import { TestClient } from '../support/client.ts';
import { pause } from '../support/crashing.ts';
import { crashNodes } from './crashNodes.ts';
import { lastingPlayer } from './lastingPlayer.ts';

const TABLES = process.env['HANCHAN_FULL'] === '1' ? 20 : 3;

test('three processes are replaced one after the other: no game ends, nothing is lost', async () => {
  const { databaseUrl, nodes, ports } = await crashNodes(3);
  const away = new Set<number>();
  const doors = () => ports.filter((port) => !away.has(port));
  const opened = await openTables(ports[0]!, TABLES);
  const players = opened.map((player) => lastingPlayer(player, doors));
  for (const player of players) player.stay();
  // Somebody who waits for players, at a table that is nobody's game yet.
  const host = new TestClient(ports[0]!);
  await host.guest('Wanda');
  const waiting = await host.open({ visibility: 'public' });
  await pause(1_000);
  for (const [i, node] of nodes.entries()) {
    const ready = new TestClient(ports[i]!);
    expect((await ready.request('GET', '/readyz')).status).toBe(200);
    away.add(ports[i]!);
    node.signal('SIGTERM');
    await node.ended();
    await node.start();
    away.delete(ports[i]!);
    await pause(1_500);
  }
  for (const port of ports) {
    Object.assign(host, { port });
    const { body } = await host.request('GET', '/api/tables');
    expect(body.tables.map(({ id }: { id: string }) => id)).toContain(waiting.id);
    expect((await host.request('GET', `/api/tables/${waiting.id}`)).status).toBe(200);
  }
  const acts = await expectSound(databaseUrl, players);
  for (const player of players) player.leave();
  expect(acts.length).toBeGreaterThan(5 * TABLES);
  const gaps = players.flatMap((player) => player.gaps.map(({ from, to }) => to - from));
  expect(gaps.length).toBeGreaterThanOrEqual(players.length);
  console.info(
    `${gaps.length} times a player was sent elsewhere, at most ${Math.round(Math.max(...gaps))} ms`,
  );
}, 240_000);

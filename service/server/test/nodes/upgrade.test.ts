// A rolling deploy to a version that does not exist yet, with an option and a migration more: its nodes replace ours one after the
// other. No game ends, nothing acknowledged is lost, no older node misreads what a newer one has held, and the newer version reads
// everything in the end.

import { fileURLToPath } from 'node:url';
import type { EventLog } from '@hanchan/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { openEvent } from '../../../../proof/spec/browser/support/hallEvent.ts';
import { SCHEMA, scratchPatch } from '../../../../proof/spec/frozen/scratch.ts';
import { withBundle } from '../../../../tools/bundle.mjs';
import type { TableEntry } from '../../src/match/entries.ts';
import { comeToRest, compareWithServer, expectOnceEach, openTables } from '../crashChecks.ts';
import type { CrashServer } from '../crashServer.ts';
import { TestClient } from '../support/client.ts';
import { pause } from '../support/crashing.ts';
import { crashNodes } from './crashNodes.ts';
import { lastingPlayer } from './lastingPlayer.ts';

const SERVE = fileURLToPath(new URL('../crashServe.mjs', import.meta.url));

const NEWER = expect.stringContaining('a newer version of the server has it');

interface Site {
  readonly nodes: readonly CrashServer[];
  readonly ports: readonly number[];
  /** Those to whom nobody comes now. */
  readonly away: Set<number>;
}

/** What nodes of the version before store beside the new schema has nothing in its new column. */
function newerPatch(path: string, text: string): string {
  const patched = scratchPatch(null)(path, text);
  return patched.replace('id: game.scratch,', 'id: game.scratch ?? game.id,');
}

/** What the database holds by now, read past this version, which refuses it. */
async function stored(databaseUrl: string, games: readonly string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const log = await client.query<{ body: string }>(
    "select body from log where kind = 'game' and id = any($1)",
    [games],
  );
  const migrations = await client.query<{ name: string }>('select name from kysely_migration');
  await client.end();
  const entries = log.rows.map(({ body }) => JSON.parse(body) as TableEntry);
  return {
    broken: entries.filter(({ type }) => type === 'abandoned' || type === 'stopped'),
    acts: entries.filter((entry) => entry.type === 'act').filter(({ by }) => by === 'player'),
    schema: migrations.rows.map(({ name }) => name),
  };
}

/** All that can be asked of a table answers at every node, of either version. */
async function expectEverywhere(client: TestClient, ports: readonly number[], table: string) {
  for (const port of ports) {
    Object.assign(client, { port });
    expect((await client.request('GET', `/api/tables/${table}`)).status).toBe(200);
    expect((await client.request('GET', '/api/session')).status).toBe(200);
    expect((await client.request('GET', '/api/tables')).status).toBe(200);
  }
}

async function replaceBy(program: string, node: CrashServer): Promise<void> {
  node.become(program, { BOT_THREADS: '0' });
  node.signal('SIGTERM');
  await node.ended();
  await node.start();
}

/** What was announced at an event, as this node tells it. */
async function announced(port: number, event: string): Promise<readonly string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/events/${event}/log`);
  const { entries } = (await answer.json()) as EventLog;
  return entries.flatMap(({ act }) => (act.type === 'announce' ? [act.text] : []));
}

/** What the last node, an older one, says of a table whose newer node has died. */
async function askWithoutFirst(host: TestClient, table: string, { nodes, ports, away }: Site) {
  away.add(ports[0]!);
  await nodes[0]!.kill();
  Object.assign(host, { port: ports[2]! });
  const answer = await host.request('GET', `/api/tables/${table}`);
  await nodes[0]!.start();
  away.delete(ports[0]!);
  return answer;
}

test('nodes of a newer version replace ours under play: no game ends, and nothing is misread', async () => {
  const { databaseUrl, nodes, ports } = await crashNodes(3);
  const away = new Set<number>();
  const doors = () => ports.filter((port) => !away.has(port));
  const players = (await openTables(ports[0]!, 2)).map((player) => lastingPlayer(player, doors));
  for (const player of players) player.stay();

  const event = await openEvent(`http://127.0.0.1:${ports[0]}`);
  const tables: string[] = [];
  await withBundle(
    SERVE,
    async (program) => {
      for (const [i, node] of nodes.entries()) {
        away.add(ports[i]!);
        await replaceBy(program, node);
        away.delete(ports[i]!);
        // Opened at the newer one, in words that the older ones do not know; they ask it.
        const host = new TestClient(ports[i]!);
        await host.guest(`Host ${i}`);
        const opened = await host.open({ rules: 'ema-2008', visibility: 'public' });
        tables.push(opened.id);
        for (const table of tables) await expectEverywhere(host, ports, table);
        await event.act({ type: 'announce', text: `${i + 1} of 3 are new` });
        await pause(1_000);
        if (i === 2) continue;
        const { status, body } = await askWithoutFirst(host, tables[0]!, { nodes, ports, away });
        // It is free, and yet not for the older one: it is left to another newer one, or until there is one.
        if (i === 1) expect(status).toBe(200);
        else expect({ status, body }).toMatchObject({ status: 503, body: { message: NEWER } });
      }
      for (const port of ports) expect(await announced(port, event.id)).toHaveLength(3);
      await comeToRest(players);
      // The rules are the same in other words.
      await compareWithServer(players, ({ rules: _, ...rest }) => rest);
    },
    { patch: newerPatch },
  );
  for (const player of players) player.leave();
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  const games = [...new Set(players.map(({ client }) => client.info!.game!))];
  const { acts, broken, schema } = await stored(databaseUrl, games);
  expect(schema).toContain(SCHEMA);
  expect(broken).toEqual([]);
  expectOnceEach(players, acts);
  expect(acts.length).toBeGreaterThan(20);
}, 240_000);

// kill -9 of the server, again and again, while tables are played over real sockets. What was acknowledged is in the
// log exactly once, what was refused is not, every player's own picture of the table stays true, and the
// tables go on at once. `HANCHAN_FULL=1` kills fifty times on each database, `npm run prove -- kills` as often as one likes:
// in batches with new tables, because matches end.

import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStorage } from '@hanchan/storage';
import { describe, expect, test } from 'vitest';
import type { ActEntry } from '../src/match/entries.ts';
import { GAME_STREAM, toEntry } from '../src/match/games.ts';
import { replay } from '../src/match/ledger.ts';
import { type CrashPlayer, crashPlayer } from './crashPlayer.ts';
import { type CrashServer, crashServer } from './crashServer.ts';
import { TestClient } from './support/client.ts';
import { DATABASES, KILL_SEED, KILLS, pause, seeded, TIMEOUT_MS } from './support/crashing.ts';
import { temporaryFolder } from './support/fixture.ts';

const BATCH = 25;
const TABLES = KILLS > 2 ? 8 : 4;
/** On a machine of its own; on a shared one it takes as much longer as others want the processor. */
const RESUME_MS = 2_000;
const resumeLimit = () => RESUME_MS * Math.max(1, loadavg()[0]! / availableParallelism());

/** Four players at a table, or two and two bots. */
async function openTable(port: number, number: number, batch: number): Promise<CrashPlayer[]> {
  const bots = number % 3 === 2 ? (['beginner', 'beginner'] as const) : [];
  const names = Array.from({ length: 4 - bots.length }, (_, i) => `P${batch}-${number}-${i}`);
  const clients = names.map(() => new TestClient(port));
  for (const [i, client] of clients.entries()) await client.guest(names[i]!);
  const rules = number % 2 === 0 ? 'wrc-2022' : 'wdmc-2019';
  const [host, ...guests] = clients;
  const { id } = await host!.open({ rules, bellMinutes: 0, visibility: 'link', bots: [...bots] });
  for (const guest of guests) await guest.post(`/api/tables/${id}/join`, {});
  await host!.post(`/api/tables/${id}/start`);
  return clients.map((client, i) =>
    crashPlayer({
      client,
      table: id,
      name: names[i]!,
      random: seeded(10_000 * batch + 100 * number + i),
    }),
  );
}

async function openTables(port: number, count: number, batch = 0): Promise<CrashPlayer[]> {
  const players: CrashPlayer[] = [];
  for (let number = 0; number < count; number++) {
    players.push(...(await openTable(port, number, batch)));
  }
  await Promise.all(players.map((player) => player.connect()));
  return players;
}

interface Kills {
  /** How long after each start the last player was back at the table, and how long that may take. */
  readonly resumed: readonly { readonly ms: number; readonly limit: number }[];
  /** Messages that nobody had answered when the server died. */
  readonly inFlight: number;
}

async function killAgainAndAgain(
  server: CrashServer,
  players: readonly CrashPlayer[],
  { kills, seed }: { readonly kills: number; readonly seed: number },
): Promise<Kills> {
  const random = seeded(seed);
  const resumed: Kills['resumed'][number][] = [];
  let inFlight = 0;
  for (let kill = 0; kill < kills; kill++) {
    await pause(50 + random() * 700);
    await server.kill();
    inFlight += players.filter(({ isWaiting }) => isWaiting()).length;
    for (const { client } of players) client.drop();
    await server.start();
    const from = performance.now();
    await Promise.all(players.map((player) => player.connect()));
    resumed.push({ ms: performance.now() - from, limit: resumeLimit() });
  }
  await pause(500);
  return { resumed, inFlight };
}

/** Nobody answers any more, and what was under way has arrived. */
async function comeToRest(players: readonly CrashPlayer[]): Promise<void> {
  for (const player of players) player.pause();
  let seen = -1;
  for (let tries = 0; tries < 20; tries++) {
    const now = players.reduce((sum, { client }) => sum + client.seq, 0);
    if (now === seen && players.every((one) => one.isOver() || !one.isWaiting())) return;
    seen = now;
    await pause(1_500);
  }
  throw new Error('the tables do not come to rest');
}

/** Another connection of each player is told the whole table anew: it must be what the first has folded. */
async function compareWithServer(players: readonly CrashPlayer[]): Promise<void> {
  for (const { client, isOver } of players) {
    if (isOver()) continue;
    const fresh = new TestClient(client.port);
    fresh.cookie = client.cookie;
    await fresh.connect();
    await fresh.sit(client.info!.id);
    expect(fresh.seq).toBe(client.seq);
    expect(fresh.view).toEqual(client.view);
    fresh.drop();
  }
}

/** What the players did, as the database has it. */
async function storedActs(
  databaseUrl: string,
  players: readonly CrashPlayer[],
): Promise<readonly ActEntry[]> {
  const storage = await openStorage({ url: databaseUrl, node: 'reader' });
  const acts: ActEntry[] = [];
  for (const id of new Set(players.map(({ client }) => client.info!.game!))) {
    const entries = (await storage.log.read(GAME_STREAM, id)).map(toEntry);
    // The rules accept the whole of it.
    replay(entries);
    for (const { entry } of entries) {
      if (entry.type === 'act' && entry.by === 'player') acts.push(entry);
    }
  }
  await storage.close();
  return acts;
}

function expectOnceEach(players: readonly CrashPlayer[], acts: readonly ActEntry[]): void {
  const stored = new Map(acts.map(({ id, action }) => [id, action]));
  expect(stored.size).toBe(acts.length);
  for (const { acked, refused, sent } of players) {
    for (const [id, action] of sent) {
      if (acked.has(id)) expect(stored.get(id), id).toEqual(action);
      else expect(stored.has(id), `${id} was ${refused.has(id) ? 'refused' : 'lost'}`).toBe(false);
    }
  }
  const isSent = (id: string | null) => players.some(({ sent }) => sent.has(id ?? ''));
  expect([...stored.keys()].filter((id) => !isSent(id))).toEqual([]);
}

describe.each(Object.entries(DATABASES))('kill -9 over %s', (_, database) => {
  test(
    `${KILLS} times: nothing acknowledged is lost or doubled, and tables go on`,
    async () => {
      const databaseUrl = await database();
      const server = crashServer(databaseUrl);
      const port = await server.start();
      const resumed: Kills['resumed'][number][] = [];
      let [acted, inFlight] = [0, 0];
      for (let batch = 0; batch * BATCH < KILLS; batch++) {
        const kills = Math.min(BATCH, KILLS - batch * BATCH);
        const players = await openTables(port, TABLES, batch);
        const done = await killAgainAndAgain(server, players, { kills, seed: KILL_SEED + batch });
        await comeToRest(players);
        expect(players.flatMap(({ faults }) => faults)).toEqual([]);
        await compareWithServer(players);
        await server.kill();

        const acts = await storedActs(databaseUrl, players);
        expectOnceEach(players, acts);
        expect(acts.length).toBeGreaterThan(kills * TABLES);
        for (const { client } of players) client.drop();
        if ((batch + 1) * BATCH < KILLS) await server.start();
        resumed.push(...done.resumed);
        acted += acts.length;
        inFlight += done.inFlight;
      }
      expect(resumed.filter(({ ms, limit }) => ms >= limit)).toEqual([]);
      const times = resumed.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
      console.info(
        `${KILLS} kills over ${TABLES} tables: ${acted} actions by players, ${inFlight} unanswered when ` +
          `the server died; everybody back after ${times[KILLS >> 1]} ms, at most ${times.at(-1)} ms`,
      );
    },
    TIMEOUT_MS,
  );
});

const HANCHAN = fileURLToPath(new URL('../../../faces/cli/bin/hanchan.mjs', import.meta.url));

test('a backup restored while tables are played: everybody is back where it was taken', async () => {
  const folder = temporaryFolder();
  const databaseUrl = join(folder, 'hanchan.db');
  const file = join(folder, 'backup');
  const command = (name: string) =>
    spawnSync(process.execPath, [HANCHAN, name, file], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    });
  const server = crashServer(databaseUrl);
  const players = await openTables(await server.start(), 2);
  const numbers = () => players.map(({ client }) => client.seq);
  await pause(500);
  const before = numbers();
  expect(command('backup')).toMatchObject({ status: 0, stderr: '' });
  await pause(1_000);
  await comeToRest(players);
  const reached = numbers();
  expect(command('restore')).toMatchObject({ status: 0, stderr: '' });
  // The server notices at its next sign of life, and sends everybody away to come back.
  for (const { client } of players) {
    expect(await client.closed()).toBe(1_012);
    const { id } = client.info!;
    await client.connect();
    await client.sit(id, client.seq);
  }
  const restored = numbers();
  for (const [i, number] of restored.entries()) {
    expect(number).toBeGreaterThanOrEqual(before[i]!);
    expect(number).toBeLessThan(reached[i]!);
  }
  await compareWithServer(players);
}, 120_000);

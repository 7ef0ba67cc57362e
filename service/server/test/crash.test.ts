// kill -9 of the server, again and again, while tables are played over real sockets. What was acknowledged is in the
// log exactly once, what was refused is not, every player's own picture of the table stays true, and the
// tables go on at once. `HANCHAN_FULL=1` kills fifty times on each database, `npm run prove -- kills` as often as one likes:
// in batches with new tables, because matches end.

import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  comeToRest,
  compareWithServer,
  expectOnceEach,
  openTables,
  storedActs,
} from './crashChecks.ts';
import type { CrashPlayer } from './crashPlayer.ts';
import { type CrashServer, crashServer } from './crashServer.ts';
import { DATABASES, KILL_SEED, KILLS, pause, seeded, TIMEOUT_MS } from './support/crashing.ts';
import { temporaryFolder } from './support/fixture.ts';

const BATCH = 25;
const TABLES = KILLS > 2 ? 8 : 4;
/** On a machine of its own; on a shared one it takes as much longer as others want the processor. */
const RESUME_MS = 2_000;
const resumeLimit = () => RESUME_MS * Math.max(1, loadavg()[0]! / availableParallelism());

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
        const players = await openTables(port, TABLES, { batch });
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
  // Something has to be lost: each table goes on behind the backup.
  for (const { client } of players) await client.caughtUp();
  const taken = numbers();
  const goesOn = () => numbers().every((number, i) => number > taken[i]!);
  await expect.poll(goesOn).toBe(true);
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

// kill -9 of the server, again and again, while tables are played over real sockets. What was acknowledged is in the
// log exactly once, what was refused is not, every player's own picture of the table stays true, and the
// tables go on at once. `HANCHAN_FULL=1` kills fifty times on each database.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStorage } from '@hanchan/storage';
import { afterAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../tools/postgres.mjs';
import type { TableEntry } from '../src/match/entries.ts';
import { toEntry } from '../src/match/games.ts';
import { replay } from '../src/match/ledger.ts';
import { type CrashPlayer, crashPlayer } from './crashPlayer.ts';
import { type CrashServer, crashServer } from './crashServer.ts';

const KILLS = process.env['HANCHAN_FULL'] === '1' ? 50 : 4;
const TABLES = 6;
const RESUME_MS = 2_000;

const folder = mkdtempSync(join(tmpdir(), 'hanchan-crash-'));
const cleanUp: (() => Promise<void> | void)[] = [
  () => rmSync(folder, { recursive: true, force: true }),
];
afterAll(async () => {
  for (const undo of cleanUp.reverse()) await undo();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Small and seeded: which tiles are thrown and when the server dies. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function post(server: CrashServer, path: string, cookie: string, body: unknown = {}) {
  const { address } = server;
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address, cookie },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, `${path}: ${text}`).toBeLessThan(300);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]!);
  return { answer: JSON.parse(text) as { id: string }, cookie: cookies[0] ?? cookie };
}

/** Four players at a table, or two and two bots. */
async function openTable(server: CrashServer, number: number): Promise<CrashPlayer[]> {
  const bots = number % 3 === 2 ? ['beginner', 'beginner'] : [];
  const names = Array.from({ length: 4 - bots.length }, (_, i) => `P${number}-${i}`);
  const cookies: string[] = [];
  for (const name of names) {
    cookies.push((await post(server, '/api/session/guest', '', { name })).cookie);
  }
  const rules = number % 2 === 0 ? 'wrc-2022' : 'wdmc-2019';
  const settings = { rules, clock: null, bellMinutes: 0, visibility: 'link', bots };
  const { id } = (await post(server, '/api/tables', cookies[0]!, settings)).answer;
  for (const cookie of cookies.slice(1)) await post(server, `/api/tables/${id}/join`, cookie);
  await post(server, `/api/tables/${id}/start`, cookies[0]!);
  return cookies.map((cookie, i) =>
    crashPlayer({
      address: server.address,
      cookie,
      table: id,
      name: names[i]!,
      random: seeded(100 * number + i),
    }),
  );
}

interface Story {
  readonly players: readonly CrashPlayer[];
  /** How long after each start the last player was back at the table. */
  readonly resumed: readonly number[];
  /** Messages that nobody had answered when the server died. */
  readonly inFlight: number;
}

async function killAgainAndAgain(server: CrashServer): Promise<Story> {
  const random = seeded(7);
  const resumed: number[] = [];
  let inFlight = 0;
  await server.start();
  const players: CrashPlayer[] = [];
  for (let number = 0; number < TABLES; number++)
    players.push(...(await openTable(server, number)));
  await Promise.all(players.map((player) => player.connect()));
  for (let kill = 0; kill < KILLS; kill++) {
    await pause(50 + random() * 700);
    await server.kill();
    inFlight += players.filter(({ isWaiting }) => isWaiting).length;
    for (const player of players) player.leave();
    await server.start();
    const from = performance.now();
    await Promise.all(players.map((player) => player.connect()));
    resumed.push(performance.now() - from);
  }
  await pause(500);
  await comeToRest(players);
  return { players, resumed, inFlight };
}

/** Nobody answers any more, and what was under way has arrived. */
async function comeToRest(players: readonly CrashPlayer[]): Promise<void> {
  for (const player of players) player.pause();
  let seen = -1;
  for (let tries = 0; tries < 20; tries++) {
    const now = players.reduce((sum, { seq }) => sum + seq, 0);
    if (now === seen && players.every(({ isWaiting }) => !isWaiting)) return;
    seen = now;
    await pause(1_500);
  }
  throw new Error('the tables do not come to rest');
}

async function storedActs(databaseUrl: string) {
  const storage = await openStorage({ url: databaseUrl, node: 'reader' });
  const acts: Extract<TableEntry, { type: 'act' }>[] = [];
  const streams = await storage.log.openStreams('game');
  for (const { id } of streams) {
    const entries = (await storage.log.read('game', id)).map(toEntry);
    // The rules accept the whole of it.
    replay(entries);
    for (const { entry } of entries) if (entry.type === 'act') acts.push(entry);
  }
  await storage.close();
  return acts;
}

const DATABASES: Record<string, () => Promise<string>> = {
  SQLite: async () => join(folder, 'hanchan.db'),
  async PostgreSQL() {
    const postgres = await startPostgres();
    cleanUp.push(() => postgres.stop());
    return postgres.url('crash');
  },
};

describe.each(Object.entries(DATABASES))('kill -9 over %s', (_, database) => {
  test(`${KILLS} times: nothing acknowledged is lost or doubled, and tables go on`, async () => {
    const databaseUrl = await database();
    const server = await crashServer(databaseUrl);
    const { players, resumed, inFlight } = await killAgainAndAgain(server);

    expect(players.flatMap(({ faults }) => faults)).toEqual([]);
    await compareWithServer(players);
    await server.kill();
    for (const player of players) player.leave();

    const acts = await storedActs(databaseUrl);
    const stored = new Map(acts.flatMap(({ id, action }) => (id === null ? [] : [[id, action]])));
    const byPlayers = acts.filter(({ by }) => by === 'player');
    expect(stored.size).toBe(byPlayers.length);
    for (const { acked, refused, sent } of players) {
      for (const [id, action] of acked) expect(stored.get(id), id).toEqual(action);
      for (const [id] of refused) expect(stored.has(id), `${id} was refused`).toBe(false);
      for (const id of sent.keys()) if (!acked.has(id)) expect(stored.has(id)).toBe(false);
    }
    const sent = players.reduce((sum, player) => sum + player.sent.size, 0);
    expect(byPlayers.length).toBeGreaterThan(KILLS * TABLES);
    expect(byPlayers.length).toBeLessThanOrEqual(sent);
    expect(Math.max(...resumed)).toBeLessThan(RESUME_MS);
    console.info(
      `${KILLS} kills, ${byPlayers.length} actions by players, ${inFlight} in flight when it died; ` +
        `back within ${Math.round(Math.max(...resumed))} ms`,
    );
  }, 600_000);
});

/** A second connection of each player is told the whole table anew: it must be what the first has folded. */
async function compareWithServer(players: readonly CrashPlayer[]): Promise<void> {
  for (const player of players) {
    const { seq, view } = player;
    const fresh = player.again();
    await fresh.connect();
    expect(fresh.seq).toBe(seq);
    expect(fresh.view).toEqual(view);
    fresh.leave();
  }
}

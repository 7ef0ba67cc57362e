// Tables whose server dies, and what has to hold of them afterwards.

import type { SeatView } from '@hanchan/game';
import { openStorage } from '@hanchan/storage';
import { expect } from 'vitest';
import type { ActEntry } from '../src/match/entries.ts';
import { GAME_STREAM, toEntry } from '../src/match/games.ts';
import { replay } from '../src/match/ledger.ts';
import { type CrashPlayer, crashPlayer } from './crashPlayer.ts';
import { TestClient } from './support/client.ts';
import { pause, seeded } from './support/crashing.ts';

interface Load {
  /** Whose names and choices they have. */
  readonly batch?: number;
  readonly thinkMs?: number;
}

/** Four players at a table, or two and two bots. */
async function openTable(
  port: number,
  number: number,
  { batch = 0, thinkMs = 0 }: Load,
): Promise<CrashPlayer[]> {
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
      thinkMs,
    }),
  );
}

/** One after the other, in turn by way of each port. */
export async function openTables(
  ports: number | readonly number[],
  count: number,
  load: Load = {},
): Promise<CrashPlayer[]> {
  const doors = typeof ports === 'number' ? [ports] : ports;
  const players: CrashPlayer[] = [];
  for (let number = 0; number < count; number++) {
    const table = await openTable(doors[number % doors.length]!, number, load);
    await Promise.all(table.map((player) => player.connect()));
    players.push(...table);
  }
  return players;
}

/** Nobody answers any more, and what was under way has arrived. */
export async function comeToRest(players: readonly CrashPlayer[]): Promise<void> {
  for (const player of players) player.pause();
  let seen = -1;
  for (let tries = 0; tries < 40; tries++) {
    const now = players.reduce((sum, { client }) => sum + client.seq, 0);
    if (now === seen && players.every((one) => one.isOver() || !one.isWaiting())) return;
    seen = now;
    await pause(1_500);
  }
  throw new Error('the tables do not come to rest');
}

/** Another connection of each player is told the whole table anew: it must be what the first has folded, as far as `part` goes. */
export async function compareWithServer(
  players: readonly CrashPlayer[],
  part: (view: SeatView) => unknown = (view) => view,
): Promise<void> {
  for (const { client, isOver } of players) {
    if (isOver()) continue;
    const fresh = new TestClient(client.port);
    fresh.cookie = client.cookie;
    await fresh.connect();
    await fresh.sit(client.info!.id);
    expect(fresh.seq).toBe(client.seq);
    expect(part(fresh.view!)).toEqual(part(client.view!));
    fresh.drop();
  }
}

/** What the players did, as the database has it. */
export async function storedActs(
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

export function expectOnceEach(players: readonly CrashPlayer[], acts: readonly ActEntry[]): void {
  const stored = new Map(acts.map(({ id, action }) => [id, action]));
  expect(stored.size).toBe(acts.length);
  for (const { acked, refused, sent } of players) {
    for (const [id, action] of sent) {
      if (acked.has(id)) expect(stored.get(id), id).toEqual(action);
      else expect(stored.has(id), `${id}: ${refused.get(id) ?? 'lost'}`).toBe(false);
    }
  }
  const isSent = (id: string | null) => players.some(({ sent }) => sent.has(id ?? ''));
  expect([...stored.keys()].filter((id) => !isSent(id))).toEqual([]);
}

/** They come to rest and have the picture that the server has, and each of their acts is stored once; answers the acts. */
export async function expectSound(
  databaseUrl: string,
  players: readonly CrashPlayer[],
): Promise<readonly ActEntry[]> {
  await comeToRest(players);
  expect(players.flatMap(({ faults }) => faults)).toEqual([]);
  await compareWithServer(players);
  const acts = await storedActs(databaseUrl, players);
  expectOnceEach(players, acts);
  return acts;
}

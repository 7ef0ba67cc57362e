// A table that opens its hands to spectators: every byte that they receive, read for hands, none of which may be there
// before the delay has passed; and without a delay, or at a table from before, hands stay closed.

import type { Tile } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { readRoom } from '../src/lobby/roomData.ts';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { ManualTime, quiet } from './support/manualTime.ts';
import { gather, type Party, playByItself, seat } from './support/table.ts';

const DELAY = 60_000;
/** What the socket of a player may lag behind the table, in the test's own time. */
const LAG = 2_000;

/** When each hand first was what it is: `deal seat hand drawn` to the time. */
type Seen = Map<string, number>;

const nameOf = (deal: number, at: number, hand: readonly Tile[], drawn: Tile | null) =>
  [deal, at, [...hand].sort((a, b) => a - b).join(), drawn ?? ''].join(' ');

function noteHands({ clients }: Party, time: ManualTime): Seen {
  const seen: Seen = new Map();
  for (const client of clients) {
    const before = client.onMessage;
    client.onMessage = (message) => {
      before(message);
      const own = client.view?.deal?.own;
      if (own == null) return;
      const key = nameOf(client.view!.dealNumber, client.seat as number, own.hand, own.drawn);
      if (!seen.has(key)) seen.set(key, time.now());
    };
  }
  return seen;
}

/** A spectator whose messages carry the time at which they came. */
async function watching(port: number, table: string, time: ManualTime) {
  const client = new TestClient(port);
  const at: number[] = [];
  client.onMessage = () => at.push(time.now());
  await client.connect();
  client.send({ type: 'watch', table });
  return { client, at };
}

/** A busy machine stores and delivers late: no time passes before the next act is told, as far as one is under way. */
async function nextAct(clients: Party['clients']): Promise<void> {
  const heard = () => clients.reduce((sum, { seq }) => sum + seq, 0);
  const before = heard();
  for (let left = 60; left > 0 && heard() === before; left--) await quiet();
  await Promise.all(clients.map((client) => client.caughtUp()));
}

async function play(openHands: boolean) {
  const time = new ManualTime();
  const server = await testServer({ time });
  const party = await gather(server, { rounds: 1, watchDelayMs: DELAY, openHands });
  const { clients, table } = party;
  await seat(party);
  const first = await watching(server.port, table, time);
  const over = clients.map((client, i) => playByItself(client, i + 5));
  const seen = noteHands(party, time);
  let isOver = false;
  void Promise.all(over).then(() => {
    isOver = true;
  });
  let second: Awaited<ReturnType<typeof watching>> | null = null;
  // Slowly enough that the delay ends in the middle of the match.
  for (let step = 0; !isOver; step++) {
    await time.pass(1_000);
    await nextAct(clients);
    if (step === 90) second = await watching(server.port, table, time);
  }
  await time.pass(2 * DELAY);
  return { first, second, seen, secret: clients[0]!.info!.fair.secret! };
}

test('hands come to spectators, and none before the delay has passed', async () => {
  const { first, second, seen, secret } = await play(true);
  expect(first.client.messages.find(({ type }) => type === 'table')).toMatchObject({
    view: { deal: null },
    clocks: { nextDealMs: expect.any(Number) },
  });
  let hands = 0;
  for (const { client, at } of [first, ...(second === null ? [] : [second])]) {
    let deal = 0;
    for (const [i, message] of client.messages.entries()) {
      if (message.type === 'table') deal = message.view.dealNumber;
      if (message.type !== 'table' && message.type !== 'events') {
        expect(client.received[i]).not.toContain('"hand":');
        const isEnd = message.type === 'room' && message.info.state === 'over';
        if (!isEnd) expect(client.received[i]).not.toContain(secret);
        continue;
      }
      if (message.type === 'events') {
        for (const event of message.events) {
          if (event.type === 'dealStarted') deal = event.number;
          // What everybody sees stays as it is: hands stand in their own field and nowhere else.
          if (event.type === 'dealStarted') expect(event.hand).toBeNull();
          if (event.type === 'drew') expect(event.tile).toBeNull();
        }
      } else expect(message.view.deal?.own ?? null).toBeNull();
      for (const [of, { hand, drawn }] of (message.hands ?? []).entries()) {
        hands++;
        const since = seen.get(nameOf(deal, of, hand, drawn));
        // A hand that no player ever held would be a mistake, too.
        expect(since, `${deal} ${of} ${hand} ${drawn}`).toBeDefined();
        expect(at[i]! - since!).toBeGreaterThanOrEqual(DELAY - LAG);
      }
    }
  }
  expect(hands).toBeGreaterThan(200);
});

test('closed hands never leave the server, whatever the delay', async () => {
  const { first } = await play(false);
  expect(first.client.messages.filter(({ type }) => type === 'events').length).toBeGreaterThan(50);
  for (const text of first.client.received) expect(text).not.toContain('"hands":');
});

test('hands are opened only behind a delay, and an older table keeps them closed', async () => {
  const server = await testServer();
  const host = new TestClient(server.port);
  await host.guest('Anna');
  for (const watchDelayMs of [0, null]) {
    const body = { rules: 'wrc-2022', openHands: true, watchDelayMs };
    const answer = await host.request('POST', '/api/tables', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ field: 'openHands' });
  }
  const old = { settings: { rules: 'wrc-2022', watchDelayMs: DELAY } };
  expect(readRoom(JSON.stringify(old)).settings.openHands).toBe(false);
});

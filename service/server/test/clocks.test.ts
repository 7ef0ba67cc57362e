// Clocks, grace, the bell and the pause that hides who was asked: with time in the test's hand.

import { expect, test } from 'vitest';
import { startServer } from '../src/index.ts';
import type { TestClient } from './support/client.ts';
import { NO_PACE, testConfig, testServer } from './support/fixture.ts';
import { eventually, ManualTime, quiet } from './support/manualTime.ts';
import { gather, type Party, seat } from './support/table.ts';

const SECOND = 1_000;
const CLOCK = { moveMs: 5 * SECOND, bankMs: 20 * SECOND };

async function timedTable(clock: typeof CLOCK | null, pace = NO_PACE, people = 4) {
  const time = new ManualTime();
  const server = await testServer({ time, pace });
  const party = await gather(server, { clock, rounds: 1 }, people);
  await seat(party);
  await time.pass(0);
  return { time, server, party, clients: party.clients };
}

const toMove = ({ clients }: Party) => clients.find(({ legal }) => legal.length > 0)!;

const lastClocks = (client: TestClient) =>
  client.messages
    .flatMap((m) => (m.type === 'events' || m.type === 'table' ? [m.clocks] : []))
    .at(-1)!;

test('a player whose time is up discards the drawn tile, and the bank is gone', async () => {
  const { time, party } = await timedTable(CLOCK);
  const dealer = toMove(party);
  const { drawn } = dealer.view!.deal!.own!;
  await time.pass(CLOCK.moveMs + CLOCK.bankMs - 1);
  expect(dealer.legal.length).toBeGreaterThan(0);
  await time.pass(1);
  const seatOf = dealer.seat as number;
  await eventually(() => {
    const [first] = dealer.view!.deal!.seats[seatOf]!.discards;
    expect(first).toMatchObject({ tile: drawn, fromDraw: true });
    expect(lastClocks(dealer).banks![seatOf]).toBe(0);
  });
});

test('the bank is used only behind the time for the move, and stays used', async () => {
  const { time, party } = await timedTable(CLOCK);
  const dealer = toMove(party);
  await time.pass(8 * SECOND);
  const id = dealer.act(dealer.legal.find(({ type }) => type === 'discard')!);
  expect((await dealer.result(id)).type).toBe('ack');
  await time.pass(0);
  const seatOf = dealer.seat as number;
  await eventually(() => {
    for (const client of party.clients) {
      expect(lastClocks(client).banks![seatOf]).toBe(17 * SECOND);
    }
  });
});

test('without a clock nobody is hurried', async () => {
  const { time, party } = await timedTable(null);
  const dealer = toMove(party);
  await time.pass(3_600 * SECOND);
  expect(dealer.legal.length).toBeGreaterThan(0);
  expect(lastClocks(dealer)).toMatchObject({ banks: null, running: null });
});

test('everybody sees the clock of the turn, and nobody the clock of somebody who may call', async () => {
  const { time, party } = await timedTable(CLOCK);
  for (let turns = 0; turns < 60; turns++) {
    const asked = party.clients.filter(({ legal }) => legal.length > 0);
    for (const client of party.clients) {
      const { running } = lastClocks(client);
      const { deal } = client.view!;
      if (client.legal.length > 0) expect(running?.seat).toBe(client.seat);
      else if (deal?.phase.type === 'claims') expect(running).toBeNull();
    }
    if (asked.length === 0) return;
    for (const client of asked) {
      const calm = client.legal.find(({ type }) => type === 'pass' || type === 'noten');
      const plain = client.legal.find((action) => action.type === 'discard' && !action.riichi);
      client.act(calm ?? plain ?? client.legal[0]!);
    }
    await time.pass(0);
  }
});

test('the next tile is drawn after the same pause, whether somebody was asked or not', async () => {
  const pace = { ...NO_PACE, offerMs: [600, 600] as const };
  const { time, party } = await timedTable(CLOCK, pace);
  let asked = 0;
  for (let turns = 0; turns < 30; turns++) {
    const player = toMove(party);
    const others = party.clients.filter((client) => client !== player);
    const before = others.map((client) => client.events.length);
    const discard = player.legal.find((action) => action.type === 'discard' && !action.riichi)!;
    await player.result(player.act(discard));
    await time.pass(1);
    for (const client of others) {
      if (client.legal.length === 0) continue;
      asked++;
      await client.result(client.act({ type: 'pass', seat: client.seat as 0 }));
    }
    await time.pass(598);
    for (const [i, client] of others.entries()) {
      const told = client.events.slice(before[i]).map(({ type }) => type);
      expect(told.filter((type) => type === 'drew' || type === 'wallExhausted')).toEqual([]);
    }
    await time.pass(1);
    await eventually(() => {
      const told = others[0]!.events.slice(before[0]).map(({ type }) => type);
      expect(told).toContain('drew');
    });
  }
  expect(asked).toBeGreaterThan(0);
});

test('a dropped player keeps the seat for the grace time, then a bot plays until they are back', async () => {
  const pace = { ...NO_PACE, graceMs: 30 * SECOND };
  const { time, party } = await timedTable(null, pace);
  const dealer = toMove(party);
  const watcher = party.clients.find((client) => client !== dealer)!;
  dealer.drop();
  await time.pass(29 * SECOND);
  const at = dealer.seat as number;
  await eventually(() =>
    expect(watcher.info!.places[at]).toMatchObject({ isConnected: false, isReplaced: false }),
  );
  await eventually(() => expect(watcher.view!.deal!.seats[at]!.discards).toHaveLength(0));
  await time.pass(2 * SECOND);
  await eventually(() =>
    expect(watcher.info!.places[at]).toMatchObject({ isConnected: false, isReplaced: true }),
  );
  await eventually(() => expect(watcher.view!.deal!.seats[at]!.discards).toHaveLength(1));
  await dealer.connect();
  await dealer.sit(party.table, dealer.seq);
  await time.pass(0);
  await eventually(() =>
    expect(watcher.info!.places[at]).toMatchObject({ isConnected: true, isReplaced: false }),
  );
  await eventually(() => expect(dealer.view!.deal!.seats[at]!.discards).toHaveLength(1));
});

test('a table stands still while nobody is there, and goes on when somebody comes', async () => {
  const { time, party } = await timedTable(CLOCK, NO_PACE, 1);
  const [anna] = party.clients;
  anna!.drop();
  await time.pass(60 * SECOND);
  await anna!.connect();
  await anna!.sit(party.table);
  await time.pass(0);
  const mine = anna!.view!.deal!.seats[anna!.seat as number]!.discards.length;
  expect(mine).toBeLessThanOrEqual(1);
  expect(lastClocks(anna!).banks![anna!.seat as number]).toBe(CLOCK.bankMs);
});

test('the bell rings when the minutes of the match are over, standstills left out', async () => {
  const time = new ManualTime();
  const server = await testServer({ time });
  const party = await gather(server, { clock: null, bellMinutes: 10 });
  await seat(party);
  await time.pass(9 * 60 * SECOND);
  for (const client of party.clients) client.drop();
  await time.pass(30 * 60 * SECOND);
  expect(party.clients[0]!.view!.bell).toBe('silent');
  for (const client of party.clients) {
    await client.connect();
    await client.sit(party.table, client.seq);
  }
  await time.pass(59 * SECOND);
  expect(party.clients[0]!.view!.bell).toBe('silent');
  await time.pass(10 * 60 * SECOND);
  await eventually(() => expect(party.clients[0]!.view!.bell).toBe('lastDeal'));
});

test('banks and the turn are the same after a restart', async () => {
  const time = new ManualTime();
  const config = testConfig({ time });
  const first = await startServer(config);
  const party = await gather(first, { clock: CLOCK });
  await seat(party);
  await time.pass(0);
  const dealer = toMove(party);
  await time.pass(12 * SECOND);
  dealer.act(dealer.legal.find((action) => action.type === 'discard')!);
  await time.pass(0);
  const before = party.clients.map(({ view, seq }) => ({ view, seq }));
  await first.close();
  await quiet(50);
  const second = await testServer({ ...config });
  for (const client of party.clients) {
    Object.assign(client, { port: second.port });
    await client.connect();
    await client.sit(party.table);
  }
  await time.pass(0);
  expect(party.clients.map(({ view, seq }) => ({ view, seq }))).toEqual(before);
  expect(lastClocks(dealer).banks![dealer.seat as number]).toBe(13 * SECOND);
  expect(party.clients.some(({ legal }) => legal.length > 0)).toBe(true);
});

test('the next deal comes when all are ready, or after a while', async () => {
  const quick = { moveMs: SECOND, bankMs: 0 };
  const resultMs = 600 * SECOND;
  const { time, party, clients } = await timedTable(quick, { ...NO_PACE, resultMs });
  const [anna] = clients;
  const deal = () => anna!.view!.dealNumber;
  const endDeal = async () => {
    while (anna!.view!.phase === 'playing') await time.pass(20 * SECOND);
  };
  await endDeal();
  await eventually(() => expect(deal()).toBe(1));
  expect(lastClocks(anna!).nextDealMs).toBe(resultMs);
  const ready = (client: TestClient) =>
    client.send({ type: 'ready', table: party.table, deal: client.view!.dealNumber });
  for (const client of clients.slice(1)) ready(client);
  await time.pass(SECOND);
  await eventually(() => expect(deal()).toBe(1));
  ready(anna!);
  await time.pass(0);
  await eventually(() => expect(deal()).toBe(2));
  await endDeal();
  ready(anna!);
  await time.pass(resultMs - 60 * SECOND);
  await eventually(() => expect(deal()).toBe(2));
  await time.pass(60 * SECOND);
  await eventually(() => expect(deal()).toBe(3));
});

// The wall clock is set, or the machine sleeps: clocks, bells and delays go on as if nothing had been done to it.

import { clockOf, foldEvent } from '@hanchan/tournament';
import { describe, expect, test } from 'vitest';
import { ClockJumps } from '../src/clockJumps.ts';
import { EvenStamps } from '../src/time.ts';
import { TestClient } from './support/client.ts';
import { aHall, Follower } from './support/eventHall.ts';
import { NO_PACE, testServer } from './support/fixture.ts';
import { eventually, ManualTime } from './support/manualTime.ts';
import { gather, seat } from './support/table.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('at a table', () => {
  test('a clock set back freezes nothing', async () => {
    const time = new ManualTime();
    const pace = { ...NO_PACE, offerMs: [500, 500] as const };
    const party = await gather(await testServer({ time, pace }), { clock: null, rounds: 1 });
    await seat(party);
    await time.pass(0);
    const mover = () => party.clients.find(({ legal }) => legal.length > 0);
    const dealer = mover()!;
    const before = dealer.seq;
    time.setWall(-30 * SECOND);
    const id = dealer.act(dealer.legal.find(({ type }) => type === 'discard')!);
    expect((await dealer.result(id)).type).toBe('ack');
    time.setWall(-30 * SECOND);
    // The tile lies on offer for half a second; whoever may call it passes.
    for (let i = 0; i < 5; i++) {
      await time.pass(500);
      for (const client of party.clients) {
        const pass = client.legal.find(({ type }) => type === 'pass');
        if (pass !== undefined) await client.result(client.act(pass));
      }
    }
    await eventually(() => {
      expect(dealer.seq).toBeGreaterThan(before + 1);
      expect(mover()).toBeDefined();
      expect(mover()).not.toBe(dealer);
    });
  });

  test('a clock set forward rings no bell and takes no bank, and the bell comes when it is due', async () => {
    const time = new ManualTime();
    const clock = { moveMs: 10 * MINUTE, bankMs: 20 * SECOND };
    const party = await gather(await testServer({ time }), { clock, bellMinutes: 10 });
    await seat(party);
    await time.pass(MINUTE);
    time.setWall(2 * HOUR);
    const dealer = party.clients.find(({ legal }) => legal.length > 0)!;
    const id = dealer.act(dealer.legal.find(({ type }) => type === 'discard')!);
    expect((await dealer.result(id)).type).toBe('ack');
    await time.pass(8 * MINUTE);
    const clocks = dealer.messages.flatMap((m) => (m.type === 'events' ? [m.clocks] : [])).at(-1)!;
    expect(clocks.banks).toEqual(Array(4).fill(20 * SECOND));
    expect(dealer.view!.bell).toBe('silent');
    time.setWall(-5 * HOUR);
    await time.pass(MINUTE);
    await eventually(() => expect(dealer.view!.bell).not.toBe('silent'));
  });

  test('spectators see nothing sooner, although a whole day seems to have passed', async () => {
    const time = new ManualTime();
    const server = await testServer({ time });
    const { table, clients } = await gather(server, { watchDelayMs: 5 * MINUTE });
    await seat({ table, clients });
    await time.pass(SECOND);
    time.setWall(24 * HOUR);
    const spectator = new TestClient(server.port);
    await spectator.connect();
    spectator.send({ type: 'watch', table });
    await spectator.next('table');
    expect(spectator.view!.deal).toBeNull();
    await time.pass(4 * MINUTE);
    expect(spectator.view!.deal).toBeNull();
    await time.pass(2 * MINUTE);
    await eventually(() => expect(spectator.view!.deal).not.toBeNull());
  });

  test('whoever sits there hears that the machine slept, and how the clocks stand', async () => {
    const time = new ManualTime();
    const clock = { moveMs: 5 * SECOND, bankMs: 20 * SECOND };
    const { clients, table } = await gather(await testServer({ time }), { clock });
    await seat({ clients, table });
    await time.pass(0);
    const told = Promise.all(clients.map((client) => client.next('slept')));
    const retold = Promise.all(clients.map((client) => client.next('events')));
    time.sleep(10 * MINUTE);
    expect(await told).toEqual(clients.map(() => ({ type: 'slept', table, ms: 10 * MINUTE })));
    for (const message of await retold) {
      expect(message).toMatchObject({ events: [], clocks: { running: { moveMs: 5 * SECOND } } });
    }
  });
});

describe('at an event', () => {
  async function running() {
    const time = new ManualTime();
    const hall = await aHall((await testServer({ time })).port);
    await hall.do({ type: 'start', round: 1 });
    const secondsLeft = async () => {
      const { now, entries } = await hall.log(hall.key);
      return clockOf(foldEvent(entries), 1, now)!.secondsLeft!;
    };
    return { time, hall, secondsLeft, whole: await secondsLeft() };
  }

  test('the clock of a round counts neither a clock set forward nor one set back', async () => {
    const { time, hall, secondsLeft, whole } = await running();
    await time.pass(MINUTE);
    time.setWall(2 * HOUR);
    expect(await secondsLeft()).toBe(whole - 60);
    time.setWall(-3 * HOUR);
    await time.pass(MINUTE);
    await hall.do({ type: 'pause', round: 1, table: null, reason: 'fire drill' });
    await time.pass(MINUTE);
    expect(await secondsLeft()).toBe(whole - 120);
    const stamps = (await hall.log(hall.key)).entries.map(({ at }) => at);
    expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
  });

  test('it counts the time that the machine slept, and everybody who listens is told', async () => {
    const { time, hall, secondsLeft, whole } = await running();
    const phone = new Follower(hall, hall.key);
    await phone.follow();
    time.sleep(10 * MINUTE);
    await eventually(() => expect(phone.bytes).toContain(`"jump":{"kind":"slept","ms":600000`));
    expect(await secondsLeft()).toBe(whole - 600);
    time.setWall(HOUR);
    await eventually(() => expect(phone.bytes).toContain(`"jump":{"kind":"set","ms":3600000`));
    expect(await secondsLeft()).toBe(whole - 600);
    expect((await hall.log(hall.key)).jump).toMatchObject({ kind: 'set', ms: HOUR });
  });
});

describe('stamps', () => {
  test('run evenly from the wall clock, or from the last one there is', () => {
    const time = new ManualTime();
    const began = time.now();
    const fresh = new EvenStamps(time);
    const later = new EvenStamps(time, began + 5 * MINUTE);
    time.setWall(-HOUR);
    expect([fresh.now(), later.now()]).toEqual([began, began + 5 * MINUTE]);
    fresh.catchUp();
    expect(fresh.now()).toBe(began);
    time.setWall(2 * HOUR);
    fresh.catchUp();
    expect(fresh.now()).toBe(began + HOUR);
    // A stamp that nobody can have written is not gone on from.
    expect(new EvenStamps(time, 1e300).now()).toBe(began + HOUR);
  });
});

test('sleeping and setting are told apart, and small corrections are neither', async () => {
  const time = new ManualTime();
  const jumps = new ClockJumps(time);
  await time.pass(HOUR);
  time.setWall(1_500);
  expect(jumps.look()).toEqual([]);
  time.sleep(MINUTE);
  expect(jumps.look()).toEqual([{ kind: 'slept', ms: MINUTE }]);
  time.setWall(-HOUR);
  expect(jumps.look()).toEqual([{ kind: 'set', ms: -HOUR }]);
  time.sleep(MINUTE);
  time.setWall(HOUR);
  expect(jumps.look()).toEqual([
    { kind: 'slept', ms: MINUTE },
    { kind: 'set', ms: HOUR },
  ]);
  expect(jumps.look()).toEqual([]);
});

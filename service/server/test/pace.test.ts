// The pace of a table: who sets it, what it does to bots and tiles on offer, and that the pause tells nothing.

import { followsOffer, isOffer, type Match, play, seatsToAct } from '@hanchan/game';
import { PACES, timingsOf, USUAL_TIMINGS } from '@hanchan/protocol';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { playout } from '../../../proof/spec/support/playout.ts';
import { Broadcast, type ToldOfEvent } from '../src/match/broadcast.ts';
import { NORMAL_PACE } from '../src/time.ts';
import { NO_PACE, testServer } from './support/fixture.ts';
import { ManualTime } from './support/manualTime.ts';
import { gather, seat } from './support/table.ts';

describe('who sets it', () => {
  test('whoever sits alone with bots, also in the middle of the match; at once, too', async () => {
    const server = await testServer();
    const party = await gather(server, {}, 1);
    const [anna] = party.clients;
    const info = await seat(party);
    expect(info.settings.pace).toBe('normal');
    const told = anna!.next('room');
    const set = await anna!.request('PUT', `/api/tables/${party.table}/pace`, { pace: 'atOnce' });
    expect(set).toMatchObject({ status: 200, body: { settings: { pace: 'atOnce' } } });
    expect((await told).info.settings.pace).toBe('atOnce');
  });

  test('the host where people share the table, and nothing goes at once there', async () => {
    const server = await testServer();
    const party = await gather(server, { pace: 'slow' }, 2);
    const [anna, ben] = party.clients;
    const address = `/api/tables/${party.table}/pace`;
    const ask = (client: typeof anna, pace: string) => client!.request('PUT', address, { pace });
    expect(await ask(ben, 'fast')).toMatchObject({ status: 403, body: { code: 'notHost' } });
    expect(await ask(anna, 'atOnce')).toMatchObject({
      body: { code: 'notOffered', field: 'pace' },
    });
    expect((await ask(anna, 'breakneck')).status).toBe(400);
    expect(await ask(anna, 'fast')).toMatchObject({ body: { settings: { pace: 'fast' } } });
    await seat(party);
    expect(await ask(anna, 'normal')).toMatchObject({ body: { settings: { pace: 'normal' } } });
  });

  test('a table to which others may come is not opened at once', async () => {
    const server = await testServer();
    const { clients } = await gather(server, {}, 1);
    const request = { rules: 'wrc-2022', bots: ['club'], pace: 'atOnce' };
    const answer = await clients[0]!.request('POST', '/api/tables', request);
    expect(answer).toMatchObject({ body: { code: 'notOffered', field: 'pace' } });
  });
});

describe.each(['normal', 'atOnce'] as const)('at a %s table', (pace) => {
  test('bots and tiles take their time from the pace', async () => {
    const time = new ManualTime();
    const timings = { ...NO_PACE, ...USUAL_TIMINGS };
    const server = await testServer({ time, pace: timings });
    const party = await gather(server, { pace, clock: null }, 1);
    await seat(party);
    const [anna] = party.clients;
    const seen: { type: string; at: number; mine: boolean }[] = [];
    let heard = anna!.events.length;
    const look = () => {
      for (const event of anna!.events.slice(heard)) {
        const mine = 'seat' in event && event.seat === anna!.seat;
        seen.push({ type: event.type, at: time.now(), mine });
      }
      heard = anna!.events.length;
    };
    /** The database answers in order: what was being stored is, and what that led to has come. */
    const caughtUp = async () => {
      await anna!.request('GET', '/api/games');
      await anna!.caughtUp();
    };
    for (let turns = 0; turns < 400 && seen.length < 24; turns++) {
      const { legal } = anna!;
      const plain = legal.find((action) => action.type === 'discard' && action.fromDraw);
      const pass = legal.find(({ type }) => type === 'pass');
      // The clock stands while she acts, and goes from timer to timer while others do.
      if (legal.length > 0) await anna!.result(anna!.act(pass ?? plain ?? legal[0]!));
      else time.toNext();
      await caughtUp();
      look();
    }
    const { offerMs, botMs } = timingsOf(pace, true, USUAL_TIMINGS);
    const pairs = seen.slice(1).map((event, i) => [seen[i]!, event] as const);
    const pauses = pairs.filter(([a, b]) => a.type === 'discarded' && b.type === 'drew');
    for (const [a, b] of pauses) {
      expect(b.at - a.at).toBeGreaterThanOrEqual(offerMs[0]);
      expect(b.at - a.at).toBeLessThanOrEqual(offerMs[1]);
    }
    const thinking = pairs.filter(
      ([a, b]) => a.type === 'drew' && b.type === 'discarded' && !b.mine,
    );
    for (const [a, b] of thinking) {
      expect(b.at - a.at).toBeLessThanOrEqual(botMs[1]);
    }
    expect(Math.min(pauses.length, thinking.length)).toBeGreaterThan(1);
  });
});

describe('the pause tells nothing', () => {
  /** All who are asked let the tile go, at once. */
  const passes = (match: Match) => {
    const steps = [];
    for (let at = match; at.deal?.phase.type === 'claims'; ) {
      const step = play(at, { type: 'pass', seat: seatsToAct(at)[0]! });
      if (!step.ok) throw new Error(step.error.code);
      steps.push(step.value);
      at = step.value.match;
    }
    return steps;
  };

  const steps = [...playout({ rules: WRC_2022.values, policy: 'nearestToTenpai', seed: 11 })]
    .map(({ step }) => step)
    .filter(({ match, events }) => match.phase === 'playing' && events.some(isOffer))
    .slice(0, 150);

  test.each(PACES)('what follows a tile comes after the same pause, asked or not (%s)', (pace) => {
    const [pause] = timingsOf(pace, false, NORMAL_PACE).offerMs;
    expect(pause).toBeGreaterThan(100);
    let asked = 0;
    for (const { match, events } of steps) {
      const isAsked = match.deal?.phase.type === 'claims';
      const broadcast = new Broadcast();
      broadcast.add(events);
      const first = broadcast.take(1_000, () => pause);
      for (const answer of isAsked ? passes(match) : []) broadcast.add(answer.events);
      const more = [...first.told, ...broadcast.take(1_001, () => pause).told].map(byWhoSawIt);
      expect(more.filter(followsOffer)).toHaveLength(before(events));
      expect(broadcast.take(1_000 + pause - 1, () => pause).told).toEqual([]);
      const last = broadcast.take(1_000 + pause, () => pause).told.map(byWhoSawIt);
      expect(last.some(followsOffer)).toBe(true);
      if (isAsked) asked++;
    }
    expect(Math.min(asked, steps.length - asked)).toBeGreaterThan(10);
  });

  /** An event as one of those who were told of it saw it. */
  const byWhoSawIt = (told: ToldOfEvent) => told.find((event) => event !== null)!;

  /** Events of the same step that came before the tile was offered. */
  const before = (events: Parameters<Broadcast['add']>[0]) =>
    events.slice(0, events.findIndex(isOffer)).filter(followsOffer).length;
});

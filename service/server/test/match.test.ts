// Whole matches over real sockets.

import { randomFrom } from '@hanchan/bots';
import { linesOf, replayRecord, verifyWalls } from '@hanchan/records';
import { expect, test } from 'vitest';
import { chooser } from './support/chooser.ts';
import { NO_PACE, testServer } from './support/fixture.ts';
import { quiet } from './support/manualTime.ts';
import { gather, playByItself, seat } from './support/table.ts';

test('four people play a match to its end, and its record holds', async () => {
  const server = await testServer();
  const party = await gather(server, { rounds: 1 });
  const { clients } = party;
  const begun = await seat(party);
  expect(begun.state).toBe('playing');
  expect(begun.fair.secret).toBeNull();
  await Promise.all(clients.map((client, i) => playByItself(client, i + 1)));
  // Written in parts, it is what writing it whole would give.
  const FIELDS = /^type,table,from,events,legal,clocks(,dice)?$/;
  for (const text of clients[0]!.received) {
    const message = JSON.parse(text);
    expect(JSON.stringify(message)).toBe(text);
    if (message.type === 'events') expect(Object.keys(message).join()).toMatch(FIELDS);
  }
  const over = clients[0]!.info!;
  expect(over.state).toBe('over');
  expect(over.fair.commitment).toBe(begun.fair.commitment);
  const record = await clients[0]!.request('GET', `/api/games/${over.game}/record`);
  const lines = linesOf(record.body);
  const replay = replayRecord(lines);
  expect(replay.problem).toBeNull();
  expect(replay.isComplete).toBe(true);
  expect(replay.match!.scores).toEqual(clients[0]!.view!.scores);
  const fair = verifyWalls(lines);
  expect(fair.problem).toBeNull();
  expect(fair.walls).toBe(clients[0]!.view!.dealNumber);
});

test('at an unassisted table a false ron can be declared, and is judged by the rulebook', async () => {
  const server = await testServer();
  const party = await gather(server, { assistance: 'unassisted' });
  const { clients } = party;
  await seat(party);
  const asked = () => clients.filter(({ legal }) => legal.length > 0);
  while (asked().length === 0) await quiet(5);
  const [dealer] = asked();
  const discard = dealer!.legal.find((action) => action.type === 'discard' && !action.riichi)!;
  await dealer!.result(dealer!.act(discard));
  while (asked().length < 3) await quiet(5);
  const others = asked();
  for (const client of others) expect(client.legal.map(({ type }) => type)).toContain('ron');
  const [liar, ...honest] = others;
  await liar!.result(liar!.act({ type: 'ron', seat: liar!.seat as 0 }));
  for (const client of honest) {
    expect(client.events.some(({ type }) => type === 'fouled')).toBe(false);
    await client.result(client.act({ type: 'pass', seat: client.seat as 0 }));
  }
  const foul = () => dealer!.events.find(({ type }) => type === 'fouled');
  while (foul() === undefined) await quiet(5);
  expect(foul()).toMatchObject({ seat: liar!.seat, foul: 'falseWin', rule: 'foul.falseWin' });
});

test('a player who comes between two deals is shown how the last one ended', async () => {
  const server = await testServer({ pace: { ...NO_PACE, resultMs: 60_000 } });
  const party = await gather(server, {}, 1);
  const [anna] = party.clients;
  await seat(party);
  const choose = chooser(randomFrom(4));
  anna!.onQuestion = (legal) => void anna!.act(choose(anna!.view!, legal));
  if (anna!.legal.length > 0) anna!.onQuestion(anna!.legal);
  while (anna!.view!.phase !== 'awaitingDeal' || anna!.view!.deal === null) await quiet(5);
  anna!.send({ type: 'sit', table: party.table });
  const { ending, seq, clocks } = await anna!.next('table');
  expect(seq).toBe(anna!.seq);
  expect(clocks.nextDealMs).toBeGreaterThan(0);
  expect(ending.some(({ type }) => type === 'won' || type === 'drawn')).toBe(true);
});

// Whole matches over real sockets.

import { linesOf, replayRecord, verifyWalls } from '@hanchan/records';
import { expect, test } from 'vitest';
import { testServer } from './support/fixture.ts';
import { gather, playByItself, seat } from './support/table.ts';

test('four people play a match to its end, and its record holds', async () => {
  const server = await testServer();
  const party = await gather(server, { rounds: 1 });
  const { clients } = party;
  const begun = await seat(party);
  expect(begun.state).toBe('playing');
  expect(begun.fair.secret).toBeNull();
  await Promise.all(clients.map((client, i) => playByItself(client, i + 1)));
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

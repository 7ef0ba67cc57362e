// What was played and held by an installed rulebook, after the book was taken back and the server started anew.

import { join } from 'node:path';
import { linesOf, replayRecord, verifyWalls } from '@hanchan/records';
import { foldEvent, standingsOf } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { openHall, playRound } from '../../../proof/bench/event/hall.mjs';
import { readPdf, wholeText } from '../../../proof/spec/support/pdfText.ts';
import { startServer } from '../src/index.ts';
import { TestClient } from './support/client.ts';
import { afterTest, temporaryFolder, testConfig } from './support/fixture.ts';
import { packedLakeside } from './support/lakeside.ts';
import { gather, playByItself, seat } from './support/table.ts';

/** A server that has the book, and how it is taken back and the server started again on the same database. */
async function withLakeside() {
  const config = testConfig({ databaseUrl: join(temporaryFolder(), 'hanchan.db') });
  let server = await startServer(config);
  afterTest(() => server.close());
  const operator = new TestClient(server.port);
  expect((await operator.request('PUT', '/api/rulebooks', packedLakeside())).status).toBe(200);
  return {
    server,
    async takenBack() {
      expect((await operator.request('DELETE', '/api/rulebooks/lakeside-2026')).status).toBe(200);
      await server.close();
      server = await startServer(config);
      return server;
    },
  };
}

test('a finished game is read, replayed and verified, with its own values and sections', async () => {
  const { server, takenBack } = await withLakeside();
  const party = await gather(server, { rules: 'lakeside-2026', rounds: 1 });
  await seat(party);
  await Promise.all(party.clients.map((client, i) => playByItself(client, i + 1)));
  const [anna] = party.clients;
  const { game } = anna!.info!;
  const recordOf = async (client: TestClient) =>
    (await client.request('GET', `/api/games/${game}/record`)).body;
  const before = await recordOf(anna!);
  const { cookie } = anna!;
  const later = Object.assign(new TestClient((await takenBack()).port), { cookie });
  const after = await recordOf(later);
  expect(after).toEqual(before);
  const replay = replayRecord(linesOf(after));
  expect(replay.problem).toBeNull();
  expect(replay.isComplete).toBe(true);
  expect(replay.match!.rules['table.startingPoints']).toBe(25_000);
  expect(verifyWalls(linesOf(after)).problem).toBeNull();
  const rules = (await later.request('GET', `/api/tables/${party.table}/rules`)).body;
  expect(rules.citations['table.startingPoints'].section).toBe('1.1');
});

test('an event is held by it to the last signature, and its papers and standings stay', async () => {
  const { server, takenBack } = await withLakeside();
  const hall = await openHall(`http://127.0.0.1:${server.port}`, {
    players: 8,
    rounds: 1,
    seed: 'lake',
    rules: 'lakeside-2026',
  });
  await playRound(hall, 1, () => {});
  const before = await hall.log(hall.key);
  const standings = standingsOf(foldEvent(before.entries));
  expect(standings.rows.every(({ games }) => games === 1)).toBe(true);
  const { port } = await takenBack();
  const get = (what: string) =>
    fetch(`http://127.0.0.1:${port}/api/events/${hall.id}${what}`, {
      headers: { authorization: `Bearer ${hall.key}` },
    });
  const log = (await (await get('/log')).json()) as typeof before;
  expect(standingsOf(foldEvent(log.entries))).toEqual(standings);
  const paper = await get('/papers/results.pdf');
  expect(paper.status).toBe(200);
  const text = wholeText(await readPdf(Buffer.from(await paper.arrayBuffer())));
  expect(text).toContain('Lakeside 2026');
});

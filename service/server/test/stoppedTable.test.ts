// A table whose laws are broken is stopped before anything of it is stored or told, with a report; all others go on.

import type { Match } from '@hanchan/game';
import { ok } from '@hanchan/tiles';
import { expect, test, vi } from 'vitest';
import { startServer } from '../src/index.ts';
import { Ledger } from '../src/match/ledger.ts';
import { TestClient } from './support/client.ts';
import { afterTest, testConfig } from './support/fixture.ts';
import { gather, type Party, playByItself, seat } from './support/table.ts';

/** The engine loses a tile at one table, from its twelfth entry on. */
function plantDefect(table: string): () => void {
  const real = Ledger.prototype.try;
  const broken = (match: Match): Match => ({
    ...match,
    deal: { ...match.deal!, next: match.deal!.next + 1 },
  });
  const spy = vi.spyOn(Ledger.prototype, 'try').mockImplementation(function (this: Ledger, entry) {
    const done = real.call(this, entry);
    if (!done.ok || this.open.table !== table || this.length < 12) return done;
    return ok({ ...done.value, match: broken(done.value.match) });
  });
  const mend = () => spy.mockRestore();
  afterTest(mend);
  return mend;
}

async function begun(server: Awaited<ReturnType<typeof startServer>>): Promise<Party> {
  const party = await gather(server, { rounds: 1 }, 1);
  await seat(party);
  return party;
}

const stored = async (client: TestClient, table: string) =>
  (await client.request('GET', `/api/tables/${table}`)).body;

test('it is stopped with a report, others go on, and it stays stopped', async () => {
  const config = testConfig();
  const server = await startServer(config);
  const said = vi.spyOn(server.logger, 'error').mockImplementation(() => {});
  const [bad, good] = [await begun(server), await begun(server)];
  const [anna, ben] = [bad.clients[0]!, good.clients[0]!];
  const mend = plantDefect(bad.table);
  const over = playByItself(ben, 7);
  const stopped = anna.nextOf(
    (message) => message.type === 'room' && message.info.state === 'over',
  );
  // Whoever plays when it happens is refused.
  playByItself(anna, 5).catch(() => {});
  await stopped;
  await over;
  mend();

  expect(anna.info).toMatchObject({ state: 'over', isStopped: true, result: null });
  expect(ben.info).toMatchObject({ state: 'over', result: { places: expect.any(Array) } });
  expect(ben.info).not.toHaveProperty('isStopped');
  const { game } = anna.info!;
  expect(said).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith(
    expect.objectContaining({ table: bad.table, game, law: 'tiles', found: expect.any(String) }),
    expect.stringContaining('stopped'),
  );
  anna.legal = [];
  const answer = await anna.result(anna.act({ type: 'pass', seat: 0 }));
  expect(answer).toMatchObject({ type: 'refused', code: 'matchOver' });
  const { body: figures } = await anna.request('GET', '/metrics');
  expect(figures).toContain('hanchan_tables_stopped_total 1');
  await server.close();

  const again = await startServer(config);
  afterTest(() => again.close());
  const back = new TestClient(again.port);
  Object.assign(back, { cookie: anna.cookie, player: anna.player });
  expect(await stored(back, bad.table)).toMatchObject({ state: 'over', isStopped: true });
  await back.connect();
  back.send({ type: 'sit', table: bad.table });
  expect((await back.next('room')).info).toMatchObject({ state: 'over', isStopped: true });
  const record = await back.request('GET', `/api/games/${game}/record`);
  expect(record.status).toBe(200);
  expect(record.body.trim().split('\n').length).toBeGreaterThan(12);
});

test('it is stopped where points come from nowhere, and what is told is what was still right', async () => {
  const server = await startServer(testConfig());
  afterTest(() => server.close());
  vi.spyOn(server.logger, 'error').mockImplementation(() => {});
  const party = await begun(server);
  const [anna] = party.clients;
  const real = Ledger.prototype.try;
  const spy = vi.spyOn(Ledger.prototype, 'try').mockImplementation(function (this: Ledger, entry) {
    const done = real.call(this, entry);
    if (!done.ok || this.length < 12) return done;
    return ok({ ...done.value, match: { ...done.value.match, pool: 100 } });
  });
  afterTest(() => spy.mockRestore());
  const stopped = anna!.nextOf(
    (message) => message.type === 'room' && message.info.state === 'over',
  );
  playByItself(anna!, 5).catch(() => {});
  await stopped;
  expect(anna!.view!.pool).toBe(0);
  expect(anna!.info).toMatchObject({ isStopped: true, result: null });
});

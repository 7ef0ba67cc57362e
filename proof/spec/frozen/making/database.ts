// A database that a server has filled while people used it: an account and guests, a table in every state, an event, a score.

import { randomFrom } from '@hanchan/bots';
import type { CustomRules } from '../../../../faces/page/kit/src/books/customRules.ts';
import type { KeptTable } from '../../../../faces/page/kit/src/keptScores/keptScores.ts';
import { startServer, systemTime } from '../../../../service/server/src/index.ts';
import { chooser } from '../../../../service/server/test/support/chooser.ts';
import { TestClient } from '../../../../service/server/test/support/client.ts';
import { NO_PACE, testConfig } from '../../../../service/server/test/support/fixture.ts';
import type { Doors } from '../reading/forms.ts';
import { drawAgain } from './crypto.ts';

const PASSWORD = 'four winds and three dragons';
/** How long somebody thinks. */
const MOVE_MS = 1_300;
/** Bots that are asked at the same time have answered by then: the order is the same in every run. */
const BOTS_FIRST_MS = 15;

export interface Filling {
  readonly databaseUrl: string;
  readonly at: number;
  readonly custom: CustomRules;
  readonly archive: string;
  readonly shared: KeptTable;
}

export async function filled({
  databaseUrl,
  at,
  custom,
  archive,
  shared,
}: Filling): Promise<Doors> {
  drawAgain();
  const clock = { at };
  const time = { ...systemTime, now: () => clock.at };
  const config = testConfig({ databaseUrl, time, pace: NO_PACE, logLevel: 'silent' });
  const server = await startServer(config);
  try {
    const people = ['Aiko', 'Ben', 'Chika'].map(() => new TestClient(server.port));
    const [aiko, ben, chika] = people as [TestClient, TestClient, TestClient];
    for (const [i, name] of ['Aiko', 'Ben', 'Chika'].entries()) await people[i]!.guest(name);
    await aiko.post('/api/account', {
      name: 'Aiko',
      password: PASSWORD,
      email: 'aiko@hanchan.example',
    });
    await must(aiko, 'PUT', `/api/blocks/${chika.player}`);
    const over = await played(aiko, { rules: 'ema-2008', rounds: 1 }, clock, () => false);
    clock.at += 3_600_000;
    const playing = await played(
      aiko,
      { rules: custom, clock: { moveMs: 10_000, bankMs: 60_000 } },
      clock,
      ({ dealNumber, deal }) => dealNumber === 2 && deal!.seats.every((s) => s.discards.length > 4),
    );
    clock.at += 3_600_000;
    const waiting = await ben.open({
      rules: 'ema-2008',
      visibility: 'password',
      password: 'pon',
      assistance: 'unassisted',
      bots: ['beginner'],
    });
    const event = await must(ben, 'POST', '/api/events/import', archive, {
      'content-type': 'text/plain',
    });
    await keep(ben, shared);
    return {
      account: aiko.cookie,
      guest: ben.cookie,
      password: PASSWORD,
      tables: { over: over.table, playing: playing.table, waiting: waiting.id },
      games: { over: over.game, playing: playing.game },
      event,
      kept: shared.id,
      at: clock.at,
    };
  } finally {
    await server.close();
  }
}

async function must(
  client: TestClient,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const reply = await client.request(method, path, body, headers);
  if (reply.status >= 400) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

async function keep(client: TestClient, { id, entries, secrets, sent }: KeptTable): Promise<void> {
  const { write, read } = secrets!;
  await must(client, 'PUT', `/api/kept/${id}`, { write, read });
  const body = { expected: 0, entries: entries.slice(0, sent) };
  await must(client, 'POST', `/api/kept/${id}/entries`, body, { authorization: `Bearer ${write}` });
}

type View = NonNullable<TestClient['view']>;

/** Against three bots, to the end or until enough is played; then the player is asked, and leaves. */
async function played(
  client: TestClient,
  settings: Parameters<TestClient['open']>[0],
  clock: { at: number },
  isEnough: (view: View) => boolean,
): Promise<{ readonly table: string; readonly game: string }> {
  const { id: table } = await client.open({
    bots: ['beginner', 'club', 'beginner'],
    clock: { moveMs: 5_000, bankMs: 20_000 },
    ...settings,
  });
  await client.post(`/api/tables/${table}/words`, { words: 'plum and pine' });
  await client.connect();
  client.send({ type: 'sit', table });
  await client.next('room');
  const seated = client.next('table');
  await client.post(`/api/tables/${table}/start`);
  await seated;
  const choose = chooser(randomFrom(7));
  let asked = -1;
  await new Promise<void>((resolve, reject) => {
    client.onQuestion = (legal) => {
      if (client.seq === asked) return;
      asked = client.seq;
      if (isEnough(client.view!)) return resolve();
      setTimeout(() => {
        clock.at += MOVE_MS;
        client.act(choose(client.view!, legal));
      }, BOTS_FIRST_MS);
    };
    client.onMessage = (message) => {
      if (message.type === 'refused') reject(new Error(JSON.stringify(message)));
      if (message.type === 'room' && message.info.state === 'over') resolve();
      if (message.type !== 'events' || client.view?.phase !== 'awaitingDeal') return;
      client.send({ type: 'ready', table, deal: client.view.dealNumber });
    };
    if (client.legal.length > 0) client.onQuestion(client.legal);
  });
  client.onQuestion = () => {};
  client.onMessage = () => {};
  const { game } = await must(client, 'GET', `/api/tables/${table}`);
  client.drop();
  await client.closed();
  return { table, game };
}

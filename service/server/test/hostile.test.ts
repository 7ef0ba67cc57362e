// Clients that mean harm, or do not know better: typed refusals, the table unharmed, the abusive closed.
// `HANCHAN_FUZZ=100000 npx vitest run service/server/test/hostile` sends that many.

import { randomFrom } from '@hanchan/bots';
import { CLOSE_CODES, MESSAGE_LIMIT, REFUSAL_CODES } from '@hanchan/protocol';
import { linesOf, replayRecord } from '@hanchan/records';
import { expect, test } from 'vitest';
import { HOSTILE, hostileLine } from '../../../proof/spec/support/hostileValues.ts';
import { readMessage } from '../src/socket/connection.ts';
import { TestClient } from './support/client.ts';
import { testConfig, testServer } from './support/fixture.ts';
import { hostileText } from './support/hostile.ts';
import { quiet } from './support/manualTime.ts';
import { gather, playByItself, seat } from './support/table.ts';

const FUZZED = Number(process.env['HANCHAN_FUZZ'] ?? 1_500);
const BATCH = 100;

const codes: readonly string[] = REFUSAL_CODES;

test(`${FUZZED} fuzzed messages from within a match and from outside leave it as it is`, async () => {
  const { limits } = testConfig();
  const server = await testServer({ limits: { ...limits, strikes: 1e9 } });
  const party = await gather(server, { watchDelayMs: 0 });
  const { clients, table } = party;
  await seat(party);
  const [insider, ...honest] = clients;
  const outsider = new TestClient(server.port);
  await outsider.guest('Mallory');
  const over = honest.map((client, i) => playByItself(client, i + 1));
  const random = randomFrom(7);
  let refused = 0;
  for (const client of [insider!, outsider]) {
    client.onMessage = (message) => {
      if (message.type === 'refused') {
        refused++;
        expect(codes).toContain(message.code);
        expect(message.message).toMatch(/\w/);
        if (message.code === 'badMessage') expect(message).toHaveProperty('message');
        expect(message.code).not.toBe('internal');
      }
    };
  }
  let old: string[] = [];
  for (let sent = 0; sent < FUZZED; sent += BATCH) {
    for (const client of [insider!, outsider]) {
      if (client.socket?.readyState !== 1) await client.connect();
      const scene = { table, seat: Number(insider!.seat), seq: insider!.seq, old };
      const texts = Array.from({ length: BATCH / 2 }, () => hostileText(random, scene));
      for (const text of texts) client.socket!.send(text);
      old = [...old, ...texts].slice(-200);
      const answered = client.next('pong');
      client.send({ type: 'ping', sent });
      await Promise.race([answered, client.closed()]);
    }
    // The match goes on through the insider's own seat, too.
    if (insider!.socket?.readyState === 1) insider!.send({ type: 'sit', table });
  }
  expect(refused).toBeGreaterThan(FUZZED / 4);
  expect((await outsider.request('GET', '/healthz')).status).toBe(200);
  if (insider!.socket?.readyState !== 1) await insider!.connect();
  insider!.onMessage = () => {};
  // Acts are answered when their turn comes, which may be behind the last pong.
  await quiet(500);
  const mine = playByItself(insider!, 99);
  insider!.send({ type: 'sit', table });
  await Promise.all([...over, mine]);
  const { game } = honest[0]!.info!;
  const record: string = (await honest[0]!.request('GET', `/api/games/${game}/record`)).body;
  const replay = replayRecord(linesOf(record));
  expect(replay.problem).toBeNull();
  expect(replay.match!.scores).toEqual(honest[0]!.view!.scores);
}, 600_000);

test('the act of another seat, or of somebody without one, is refused', async () => {
  const server = await testServer();
  const party = await gather(server);
  await seat(party);
  const mover = () => party.clients.find(({ legal }) => legal.length > 0);
  while (mover() === undefined) await quiet(5);
  const other = party.clients.find((client) => client !== mover())!;
  const [action] = mover()!.legal;
  const before = other.view;
  expect(await other.result(other.act(action!))).toMatchObject({
    type: 'refused',
    code: 'otherSeat',
    field: 'action.seat',
  });
  const mine = { ...action!, seat: other.seat as 0 };
  expect(await other.result(other.act(mine))).toMatchObject({ code: 'notYourTurn' });
  const stranger = new TestClient(server.port);
  await stranger.guest('Mallory');
  await stranger.connect();
  stranger.info = other.info;
  expect(await stranger.result(stranger.act(action!))).toMatchObject({ code: 'notSeated' });
  const nobody = new TestClient(server.port);
  await nobody.connect();
  nobody.info = other.info;
  expect(await nobody.result(nobody.act(action!))).toMatchObject({ code: 'notSignedIn' });
  expect(other.view).toBe(before);
});

test('an illegal act is refused with the option and the section behind it', async () => {
  const party = await gather(await testServer());
  await seat(party);
  const mover = () => party.clients.find(({ legal }) => legal.length > 0);
  while (mover() === undefined) await quiet(5);
  const client = mover()!;
  const at = client.seat as 0;
  const isTsumo = client.legal.some(({ type }) => type === 'tsumo');
  if (!isTsumo) {
    const refused = await client.result(client.act({ type: 'tsumo', seat: at }));
    expect(refused).toMatchObject({
      type: 'refused',
      code: expect.stringMatching(/notComplete|noYaku/),
    });
  }
  const { hand } = client.view!.deal!.own!;
  const tile = Array.from({ length: 37 }, (_, i) => i).find((one) => !hand.includes(one))!;
  client.send({
    type: 'why',
    id: 'w',
    table: party.table,
    action: { type: 'discard', seat: at, tile, fromDraw: false, riichi: true },
  });
  const { refusal } = await client.next('why');
  expect(codes).toContain(refusal!.code);
  if (refusal!.rule !== undefined)
    expect(refusal!.citation!.status).toMatch(/stated|inferred|ourChoice/);
});

test('who floods, breaks the form again and again, or sends too much is closed', async () => {
  const { limits } = testConfig();
  const server = await testServer({
    limits: { ...limits, messagesPerSecond: 10, messageBurst: 20, strikes: 10 },
  });
  const flooder = new TestClient(server.port);
  await flooder.connect();
  for (let i = 0; i < 200; i++) flooder.send({ type: 'ping', sent: i });
  expect(await flooder.closed()).toBe(CLOSE_CODES.abuse);
  const tooFast = flooder.messages.filter((m) => m.type === 'refused' && m.code === 'tooFast');
  expect(tooFast.length).toBeGreaterThan(0);
  const broken = new TestClient(server.port);
  await broken.connect();
  for (let i = 0; i < 15; i++) broken.socket!.send('{');
  expect(await broken.closed()).toBe(CLOSE_CODES.abuse);
  const huge = new TestClient(server.port);
  await huge.connect();
  huge.socket!.send('x'.repeat(MESSAGE_LIMIT + 1));
  expect(await huge.closed()).toBe(CLOSE_CODES.tooLarge);
  const binary = new TestClient(server.port);
  await binary.connect();
  binary.socket!.send(Buffer.from([1, 2, 3]));
  expect(await binary.next('refused')).toMatchObject({ code: 'badMessage' });
});

test('another version is told which one is spoken, and a silent start what comes first', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  await client.connect();
  client.send({ type: 'hello', version: 99 });
  expect(await client.next('refused')).toMatchObject({ code: 'otherVersion', field: 'version' });
  expect(await client.closed()).toBe(CLOSE_CODES.otherVersion);
});

test('one who opens too many connections loses the oldest', async () => {
  const { limits } = testConfig();
  const server = await testServer({ limits: { ...limits, connectionsPerPlayer: 2 } });
  const first = new TestClient(server.port);
  await first.guest('Anna');
  await first.connect();
  for (let i = 0; i < 2; i++) {
    const more = new TestClient(server.port);
    more.cookie = first.cookie;
    await more.connect();
  }
  expect(await first.closed()).toBe(CLOSE_CODES.replaced);
});

test.each([
  ['[]', ''],
  ['{"type":"fly"}', 'type'],
  ['{"type":"sit"}', 'table'],
  // Compared with a number it throws, and would have ended the server.
  ['{"type":"sit","table":{"length":{"toString":null}}}', 'table.length'],
  ['{"type":"sit","table":"a","form":3}', 'form'],
  ['{"type":"act","id":"1","table":"a","seq":-1,"action":{"type":"pass","seat":0}}', 'seq'],
  ['{"type":"act","id":"1","table":"a","seq":1,"action":{"type":"pass","seat":4}}', 'action.seat'],
  [
    '{"type":"act","id":"1","table":"a","seq":1,"action":{"type":"chi","seat":0,"own":[99]}}',
    'action.own',
  ],
  ['{"type":"chat","id":"1","table":"a","text":""}', 'text'],
])('%s names the field %s', (text, field) => {
  expect(readMessage(text)).toMatchObject({ code: 'badMessage', field });
});

test('values that are made to break readers are refused by every path, and by the socket', async () => {
  const { limits } = testConfig();
  const wide = { ...limits, requestsPerMinute: 1e9, signInsPerMinute: 1e9 };
  const client = new TestClient((await testServer({ limits: wide })).port);
  await client.guest('Mallory');
  const { paths } = (await client.request('GET', '/api/docs/openapi.json')).body as {
    paths: Record<string, Record<string, { requestBody?: Described }>>;
  };
  const failed: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      if (requestBody === undefined) continue;
      const names = Object.keys(
        requestBody.content['application/json']?.schema.properties ?? { name: {} },
      );
      const address = path.replaceAll(/\{\w+\}/g, 'x');
      for (const [i, value] of HOSTILE.entries()) {
        // Each name meets each value over the paths together; all of both would take minutes.
        const body = { [names[i % names.length]!]: value, other: value };
        const text = hostileLine(i % 8 === 0 ? value : body);
        const { status } = await client.request(method.toUpperCase(), address, text);
        if (status >= 500) failed.push(`${method} ${path} ${text.slice(0, 80)}`);
      }
    }
  }
  expect(failed).toEqual([]);
  const sound = { type: 'act', id: 'a', table: 't', seq: 1, action: { type: 'pass', seat: 0 } };
  for (const value of HOSTILE) {
    for (const name of Object.keys(sound)) {
      const read = readMessage(hostileLine({ ...sound, [name]: value }));
      if ('code' in read) expect(read.code).toBe('badMessage');
    }
  }
}, 300_000);

interface Described {
  readonly content: Record<string, { schema: { properties?: object } }>;
}

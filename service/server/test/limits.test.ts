// Peers that mean to keep others out: what they may use up is bounded, by address, by session and before anything is read.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { sha256Hex } from '@hanchan/rules';
import { describe, expect, test } from 'vitest';
import { gzipBomb } from '../../../proof/spec/support/bomb.ts';
import { archiveThread } from '../src/events/archiveThread.ts';
import { PinGuard } from '../src/events/pinGuard.ts';
import { Allowance } from '../src/limits/allowance.ts';
import { TestClient } from './support/client.ts';
import { Follower, openHall, SPRING } from './support/eventHall.ts';
import { afterTest, testConfig, testServer } from './support/fixture.ts';
import { eventually, ManualTime } from './support/manualTime.ts';
import { rawSocket } from './support/rawSocket.ts';

const { limits } = testConfig();
const MINUTE = 60_000;

async function someone(port: number, name = 'Mallory'): Promise<TestClient> {
  const client = new TestClient(port);
  await client.guest(name);
  return client;
}

const importing = (client: TestClient, text: string) =>
  client.request('POST', '/api/events/import', text, { 'content-type': 'text/plain' });

describe('making an event', () => {
  const make = (client: TestClient) => client.request('POST', '/api/events', { settings: SPRING });

  test('needs a name, also for an archive, which is not even read', async () => {
    const { port } = await testServer();
    const nobody = new TestClient(port);
    expect(await make(nobody)).toMatchObject({ status: 401, body: { code: 'notSignedIn' } });
    expect(await importing(nobody, 'x')).toMatchObject({ status: 401 });
    expect((await make(await someone(port))).status).toBe(200);
  });

  test('is possible so many times a day for one person, and for one address', async () => {
    const time = new ManualTime();
    const { port } = await testServer({ time, limits: { ...limits, eventsPerDay: 2 } });
    const anna = await someone(port, 'Anna');
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await make(anna)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await make(anna)).body.message).toContain('the next is possible in 12 h');
    // A form with a mistake does not count.
    const bert = await someone(port, 'Bert');
    for (let i = 0; i < 5; i++) {
      await bert.request('POST', '/api/events', { settings: { ...SPRING, name: '' } });
    }
    expect((await make(bert)).status).toBe(200);
    for (let i = 0; i < 7; i++) await make(await someone(port, `Guest ${i}`));
    expect((await make(await someone(port, 'One too many'))).status).toBe(429);
    await time.leap(12 * 60 * MINUTE);
    expect((await make(anna)).status).toBe(200);
  });

  test('can be kept to accounts, to invited ones, and is always open to the operator', async () => {
    const account = async (port: number, name: string) => {
      const client = new TestClient(port);
      await client.request('POST', '/api/account', { name, password: 'correct horse battery' });
      return client;
    };
    const accounts = await testServer({ eventsBy: 'accounts' });
    const guest = await make(await someone(accounts.port));
    expect(guest).toMatchObject({ status: 403, body: { message: /only accounts/ } });
    expect((await make(await account(accounts.port, 'Anna'))).status).toBe(200);
    const { port } = await testServer({
      eventsBy: 'invited',
      organisers: ['anna'],
      operatorToken: 'secret',
    });
    expect((await make(await account(port, 'Anna'))).status).toBe(200);
    const other = await make(await account(port, 'Bert'));
    expect(other).toMatchObject({ status: 403, body: { message: /invited organisers/ } });
    const operator = await new TestClient(port).request(
      'POST',
      '/api/events',
      { settings: SPRING },
      { authorization: 'Bearer secret' },
    );
    expect(operator.status).toBe(200);
  });
});

describe('an archive', () => {
  test('that is too large is refused by its length alone', async () => {
    const { port } = await testServer({ limits: { ...limits, archiveBytes: 1_000 } });
    const { cookie } = await someone(port);
    const socket = rawSocket(port);
    socket.write(
      `POST /api/events/import HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
        'Content-Type: text/plain\r\nContent-Length: 60000000\r\n\r\nfirst bytes',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 413/);
  });

  test('is read in a thread: the event loop turns all the while', async () => {
    const archives = archiveThread();
    afterTest(() => archives.close());
    const lines = [
      '{"hanchanEvent":1}',
      ...Array<string>(40_000).fill('{"seq":0,"act":{"type":"x"}}'),
    ];
    let sum = '';
    const text = lines
      .map((json) => {
        sum = sha256Hex(`${sum}\n${json}`);
        return `${sum} ${json}\n`;
      })
      .join('');
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    turn();
    const bytes = new TextEncoder().encode(text);
    const reading = archives.read(bytes);
    await eventually(() => expect(bytes.byteLength).toBe(0));
    const before = turns;
    expect(await reading).toMatchObject({ ok: false, error: { line: lines.length } });
    isDone = true;
    expect(turns - before).toBeGreaterThan(10);
  });

  test('waits for others, and one too many is turned away', async () => {
    const archives = archiveThread();
    afterTest(() => archives.close());
    const some = Array.from({ length: 5 }, () =>
      archives.read(new TextEncoder().encode('hello\n')),
    );
    const answers = await Promise.all(some);
    expect(answers.map((answer) => answer?.ok ?? null)).toEqual([false, false, false, null, null]);
    expect(await archives.read(new TextEncoder().encode('hello\n'))).toMatchObject({ ok: false });
  });

  test('beside three that are arriving is refused before it is read', async () => {
    const { port } = await testServer({ limits: { ...limits, requestMs: 20_000 } });
    const { cookie } = await someone(port);
    const arriving = Array.from({ length: 4 }, () => rawSocket(port));
    for (const socket of arriving) {
      socket.write(
        `POST /api/events/import HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n` +
          'Content-Type: text/plain\r\nContent-Length: 1000\r\n\r\nfirst bytes',
      );
    }
    const [answer] = await Promise.race(arriving.map((socket) => once(socket, 'data')));
    expect(String(answer)).toMatch(/^HTTP\/1.1 429.*reading other archives/is);
  });

  test('with an entry thirty thousand deep is refused with its line, like any deep form', async () => {
    const { port } = await testServer();
    const hall = await openHall(port);
    const { entries } = await hall.log(hall.key);
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const json = JSON.stringify(entries[0]).replace(/\}$/, `,"more":${deep}}`);
    const first = sha256Hex('\n{"hanchanEvent":1}');
    const second = sha256Hex(`${first}\n${json}`);
    const end = sha256Hex(`${second}\n{"entries":1}`);
    const whole = `${first} {"hanchanEvent":1}\n${second} ${json}\n${end} {"entries":1}\n`;
    const client = await someone(port);
    expect(await importing(client, whole)).toMatchObject({
      status: 400,
      body: { code: 'badArchive', field: 'line 2' },
    });
    const form = await client.request('POST', '/api/tables', `{"rules":${deep}}`);
    expect(form).toMatchObject({
      status: 400,
      body: { code: 'badMessage', message: /nested too deeply; at most 64 levels/ },
    });
  });
});

test('what is refused before it was read is not waited for', async () => {
  const { port } = await testServer();
  const socket = rawSocket(port);
  socket.write(
    'POST /api/events/import HTTP/1.1\r\nHost: localhost\r\n' +
      'Content-Type: text/plain\r\nContent-Length: 60000000\r\n\r\n',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 401.*\r\nconnection: close\r\n/is);
  let sent = 0;
  while (!socket.closed && sent < 60_000_000) {
    sent += 100_000;
    await new Promise((next) => socket.write(Buffer.alloc(100_000), next));
  }
  expect(sent).toBeLessThan(30_000_000);
});

describe('a form for an event', () => {
  test('of four megabytes is not read from somebody without a key', async () => {
    const { port } = await testServer();
    const hall = await openHall(port);
    const socket = rawSocket(port);
    socket.write(
      `POST /api/events/${hall.id}/acts HTTP/1.1\r\nHost: localhost\r\n` +
        'Content-Type: application/json\r\nContent-Length: 4000000\r\n\r\n{"id":',
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1.1 403/);
  });
});

describe('requests that do not end', () => {
  test('half a head is given up, and so is a body that trickles', async () => {
    const { port } = await testServer({ limits: { ...limits, headMs: 100, requestMs: 200 } });
    const head = rawSocket(port);
    head.write('GET /api/rules HTTP/1.1\r\nHost: local');
    const body = rawSocket(port);
    body.write(
      'POST /api/session/guest HTTP/1.1\r\nHost: localhost\r\n' +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
    );
    head.resume();
    body.resume();
    await Promise.all([once(head, 'close'), once(body, 'close')]);
    expect((await new TestClient(port).request('GET', '/healthz')).status).toBe(200);
  });

  test('one address has only so many: the oldest goes, and whoever asks properly gets through', async () => {
    const { port } = await testServer({ limits: { ...limits, openRequestsPerAddress: 5 } });
    const all = Array.from({ length: 12 }, () => rawSocket(port));
    const closed = new Set<Socket>();
    for (const socket of all) {
      socket.on('close', () => closed.add(socket));
      socket.write('GET / HTTP/1.1\r\nHost:');
      await once(socket, 'connect');
    }
    await eventually(() => expect(closed.size).toBe(7));
    expect([...closed]).toEqual(all.slice(0, 7));
    expect((await new TestClient(port).request('GET', '/api/rules')).status).toBe(200);
  });
});

describe('streams', () => {
  test('one address has only so many, and gets them back', async () => {
    const { port } = await testServer({ limits: { ...limits, streamsPerAddress: 3 } });
    const hall = await openHall(port);
    const phones = Array.from({ length: 3 }, () => new Follower(hall, null));
    for (const phone of phones) await phone.follow();
    const refused = await hall.ask('GET', '/stream');
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'tooFast', message: /close some/ },
    });
    phones[0]!.stop();
    await eventually(async () => {
      const again = new Follower(hall, null);
      const followed = again.follow().then(() => true);
      expect(
        await Promise.race([followed, hall.ask('GET', '/log').then(() => again.seq > 0)]),
      ).toBe(true);
    });
  });

  test('one key has only so many: the oldest ends', async () => {
    const { port } = await testServer({ limits: { ...limits, streamsPerKey: 2 } });
    const hall = await openHall(port);
    let ended = 0;
    for (let i = 0; i < 4; i++) {
      const phone = new Follower(hall, hall.key);
      phone.onEnd = () => {
        ended++;
      };
      phone.onLost = phone.onEnd;
      await phone.follow();
    }
    await eventually(() => expect(ended).toBe(2));
  });
});

describe('how often', () => {
  test('is counted by address and by session, and time gives it back', async () => {
    const time = new ManualTime();
    const { port } = await testServer({ time, limits: { ...limits, requestsPerSession: 4 } });
    const anna = await someone(port, 'Anna');
    const bert = await someone(port, 'Bert');
    const ask = async (client: TestClient) => (await client.request('GET', '/api/session')).status;
    const asked = [];
    for (let i = 0; i < 6; i++) asked.push(await ask(anna));
    expect(asked).toEqual([200, 200, 200, 200, 429, 429]);
    expect(await ask(bert)).toBe(200);
    // Whatever the wall clock says.
    time.setWall(MINUTE);
    expect(await ask(anna)).toBe(429);
    time.setWall(-2 * MINUTE);
    await time.pass(MINUTE / 4);
    expect(await ask(anna)).toBe(200);
    expect((await anna.request('GET', '/api/session')).headers.get('retry-after')).toBe('15');
  });

  test('an allowance comes back evenly', async () => {
    const time = new ManualTime();
    const allowance = new Allowance(time.steady, MINUTE);
    expect([1, 2, 3].map(() => allowance.take('a', 2))).toEqual([0, 0, MINUTE / 2]);
    expect(allowance.wait('b', 2)).toBe(0);
    await time.pass(MINUTE / 2);
    expect([1, 2].map(() => allowance.take('a', 2))).toEqual([0, MINUTE / 2]);
  });
});

test('a PIN that is tried from everywhere is slowed down everywhere', async () => {
  const time = new ManualTime();
  const guard = new PinGuard(time);
  for (let i = 0; i <= 100; i++) expect(await guard.admit('link', `10.0.0.${i}`)).toBe(true);
  let isIn = false;
  const trying = guard.admit('link', 'elsewhere').then(() => {
    isIn = true;
  });
  expect(await guard.admit('link', 'another')).toBe(false);
  expect(await guard.admit('other link', 'another')).toBe(true);
  await time.pass(9_000);
  expect(isIn).toBe(false);
  await time.pass(1_000);
  await trying;
  await time.pass(600_000);
  expect(await guard.admit('link', 'elsewhere')).toBe(true);
});

describe('compressed requests', () => {
  test.each(['gzip', 'br', 'deflate', 'gzip, gzip'])(
    '%s is refused by name, and not unpacked',
    async (encoding) => {
      const client = await someone((await testServer()).port);
      const packed = { 'content-encoding': encoding, 'content-type': 'text/plain' };
      for (const path of ['/api/events/import', '/api/sessions/guest']) {
        const { status, body } = await client.request(
          'POST',
          path,
          gzipBomb(1).toString('latin1'),
          packed,
        );
        expect({ status, body }).toMatchObject({
          status: 400,
          body: {
            code: 'badMessage',
            field: 'content-encoding',
            message: expect.stringContaining('nothing is unpacked here'),
          },
        });
      }
    },
  );
});

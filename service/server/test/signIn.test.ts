// Guessing, recovering and noticing: what stands between an account and somebody else.

import type { Refusal } from '@hanchan/protocol';
import { expect, test } from 'vitest';
import { Counts } from '../src/limits/counts.ts';
import { encrypted } from '../src/people/mailer.ts';
import { SignInGuard } from '../src/people/signInGuard.ts';
import type { Time } from '../src/time.ts';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { lastToken, mailingServer, readable } from './support/mailbox.ts';
import { eventually, ManualTime } from './support/manualTime.ts';

const PASSWORD = 'correct horse';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ANNA = { name: 'Anna', password: PASSWORD };

const post = async (client: TestClient, path: string, body: unknown, headers = {}) =>
  client.request('POST', path, body, headers);

test('a guesser has few tries; the owner’s devices do not wait', async () => {
  const time = new ManualTime();
  const server = await testServer({ time, trustProxy: 1 });
  const [owner, stranger] = [new TestClient(server.port), new TestClient(server.port)];
  await post(owner, '/api/account', ANNA);
  const guess = async (name: string) =>
    (await post(stranger, '/api/session/login', { name, password: 'wrong' })).status;
  const tries: number[] = [];
  for (let i = 0; i < 11; i++) tries.push(await guess('Anna'));
  expect(tries).toEqual([...Array<number>(10).fill(401), 429]);
  // The right password is not looked at either, except elsewhere, or on a device that has been in.
  expect((await post(stranger, '/api/session/login', ANNA)).status).toBe(429);
  expect((await post(owner, '/api/session/login', ANNA)).status).toBe(200);
  const elsewhere = { 'x-forwarded-for': '203.0.113.7' };
  expect((await post(stranger, '/api/session/login', ANNA, elsewhere)).status).toBe(200);
  // Nor can a session that was left open be used to find out the password.
  const form = { password: { old: 'wrong', new: 'battery staple' } };
  const changes: number[] = [];
  for (let i = 0; i < 6; i++) {
    changes.push((await stranger.request('PATCH', '/api/account', form)).status);
  }
  expect(changes).toEqual([...Array<number>(5).fill(401), 429]);
});

test('never more than a hundred wrong passwords for an account in an hour, from everywhere together', () => {
  let now = 0;
  const counts = new Counts({ steady: () => now } as Time, null);
  const guard = new SignInGuard(counts);
  const everywhere = (i: number): (() => Refusal | null)[] => [
    () => guard.admit({ name: 'Anna', address: `10.0.0.${i}`, knownTo: null }),
    () => guard.admit({ name: 'anna@example.org', address: `10.0.0.${i}`, knownTo: null }),
    () => guard.admit({ name: 'ANNA', address: '10.9.9.9', knownTo: 'p1' }),
    () => guard.admitAgain('p1'),
  ];
  const looked: number[] = [];
  for (; now < 3 * HOUR; now += 60_000) {
    for (const attempt of everywhere(now % 200)) if (attempt() === null) looked.push(now);
  }
  for (const from of looked) {
    const within = looked.filter((at) => at >= from && at < from + HOUR);
    expect(within.length).toBeLessThanOrEqual(100);
  }
  expect(looked.length).toBeGreaterThan(100);
  // A name that nobody has is counted the same, and what was right is not.
  const nobody = { name: 'Nobody', address: '10.0.0.1', knownTo: null };
  const answers = Array.from({ length: 12 }, () => guard.admit(nobody)?.code ?? null);
  expect(answers).toEqual([...Array<null>(10).fill(null), 'tooFast', 'tooFast']);
  guard.passed(nobody);
  expect(guard.admit(nobody)).toBeNull();
});

test('a new password is long and not one that everybody tries; old ones go on', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  const make = (password: string) =>
    post(client, '/api/account', { name: 'Guillermina', password });
  expect(await make('elevenchars')).toMatchObject({ status: 400, body: { field: 'password' } });
  for (const guessed of ['Password1234', 'Guillermina1987']) {
    expect(await make(guessed)).toMatchObject({
      status: 400,
      body: { code: 'guessable', field: 'password' },
    });
  }
  expect((await make(PASSWORD)).status).toBe(200);
  const change = { password: { old: PASSWORD, new: 'qwertyuiop123' } };
  expect(await client.request('PATCH', '/api/account', change)).toMatchObject({
    status: 400,
    body: { code: 'guessable', field: 'password.new' },
  });
});

test('the proved address is told of a new password, another address and a new sign-in', async () => {
  const { server, mails } = await mailingServer();
  const [here, there] = [new TestClient(server.port), new TestClient(server.port)];
  const about = (words: string, to: string) =>
    eventually(() => {
      const found = mails.map(readable).filter((mail) => mail.includes(words));
      expect(found.some((mail) => mail.includes(`To: ${to}`))).toBe(true);
    });
  const email = 'anna@example.org';
  await post(here, '/api/account', { ...ANNA, email });
  await post(here, '/api/session/link/use', { token: lastToken(mails) });
  expect(mails).toHaveLength(1);
  await post(here, '/api/session/login', ANNA);
  await post(there, '/api/session/login', ANNA, { 'user-agent': 'Elsewhere/1.0' });
  await about('signed in to the account "Anna"', email);
  await about('Elsewhere/1.0', email);
  // The device that was in before is no news.
  expect(mails).toHaveLength(2);
  const fresh = { password: { old: PASSWORD, new: 'battery staple' } };
  await here.request('PATCH', '/api/account', fresh);
  await about('password of the account "Anna" was set or changed', email);
  await post(there, '/api/session/link', { email });
  await post(there, '/api/session/link/use', { token: lastToken(mails) });
  await eventually(() => expect(mails).toHaveLength(5));
  const other = { email: 'new@example.org', current: 'battery staple' };
  await there.request('PATCH', '/api/account', other);
  await post(there, '/api/session/link/use', { token: lastToken(mails) });
  await about('no longer uses this address', email);
  await there.request('DELETE', '/api/account', { name: 'Anna', password: 'battery staple' });
  await about('were erased', 'new@example.org');
});

test('a link to sign in works for ten minutes, in the browser that asked for it', async () => {
  const time = new ManualTime();
  const { server, mails } = await mailingServer({ time });
  const [asker, other] = [new TestClient(server.port), new TestClient(server.port)];
  const email = 'chika@example.org';
  const use = (by: TestClient, token: string) => post(by, '/api/session/link/use', { token });
  await post(asker, '/api/session/link', { email });
  const token = lastToken(mails);
  expect(await use(other, token)).toMatchObject({ body: { code: 'otherBrowser' } });
  await post(other, '/api/session/link', { email: 'thief@example.org' });
  expect(await use(other, token)).toMatchObject({ body: { code: 'otherBrowser' } });
  expect((await use(asker, token)).status).toBe(200);
  await post(asker, '/api/session/link', { email });
  await time.pass(10 * 60_000);
  expect(await use(asker, lastToken(mails))).toMatchObject({ body: { code: 'deadLink' } });
});

test('nobody’s mailbox is filled: so many links to one address, and for one who asks', async () => {
  const time = new ManualTime();
  const { server, mails } = await mailingServer({ time });
  const client = new TestClient(server.port);
  const ask = async (email: string) => (await post(client, '/api/session/link', { email })).status;
  const asked: number[] = [];
  for (let i = 0; i < 7; i++) asked.push(await ask('victim@example.org'));
  expect(asked).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const form = { name: 'Ben', password: PASSWORD, email: 'Victim@example.org' };
  expect(await post(client, '/api/account', form)).toMatchObject({
    status: 429,
    body: { field: 'email' },
  });
  let sent = 0;
  for (let i = 0; i < 40; i++) if ((await ask(`person${i}@example.org`)) === 200) sent++;
  expect(sent).toBe(25);
  expect(mails).toHaveLength(30);
  await time.pass(HOUR);
  expect(await ask('victim@example.org')).toBe(200);
});

test('a recovery code lets in once, and ends every other way in', async () => {
  const server = await testServer();
  const [owner, thief] = [new TestClient(server.port), new TestClient(server.port)];
  await post(owner, '/api/account', ANNA);
  const make = (password: string) => post(owner, '/api/account/recovery', { password });
  expect(await make('wrong')).toMatchObject({ status: 401, body: { field: 'password' } });
  const first = (await make(PASSWORD)).body.code;
  const { code } = (await make(PASSWORD)).body;
  expect(code).toMatch(/^([2-9A-Z]{5}-){4}[2-9A-Z]{5}$/);
  expect((await owner.request('GET', '/api/account/data')).body.account.hasRecoveryCode).toBe(true);
  const recover = (typed: string) => post(thief, '/api/session/recover', { code: typed });
  // Replaced, made up, or sent where links go.
  expect(await recover(first)).toMatchObject({ status: 410, body: { field: 'code' } });
  expect((await recover('AAAAA-AAAAA-AAAAA-AAAAA-AAAAA')).status).toBe(410);
  const token = code.replaceAll('-', '');
  expect((await post(thief, '/api/session/link/use', { token })).status).toBe(410);
  const back = await recover(code.toLowerCase().replaceAll('-', ' '));
  expect(back.body.player).toMatchObject({ name: 'Anna', isGuest: false });
  expect((await owner.request('GET', '/api/session')).body.player).toBeNull();
  expect((await post(owner, '/api/session/login', ANNA)).status).toBe(401);
  expect((await recover(code)).status).toBe(410);
  const fresh = { password: { new: 'battery staple' } };
  expect((await thief.request('PATCH', '/api/account', fresh)).status).toBe(200);
});

test('an account shows again who it is after 30 days, however often it was here; a guest stays', async () => {
  const time = new ManualTime();
  const server = await testServer({ time });
  const [anna, ben] = [new TestClient(server.port), new TestClient(server.port)];
  await post(anna, '/api/account', ANNA);
  await ben.guest('Ben');
  const who = async (client: TestClient) =>
    (await client.request('GET', '/api/session')).body.player;
  for (let day = 1; day < 30; day++) {
    time.sleep(DAY);
    expect((await who(anna)).name).toBe('Anna');
  }
  expect((await anna.request('GET', '/api/sessions')).body.sessions).toHaveLength(1);
  time.sleep(DAY);
  expect(await who(anna)).toBeNull();
  expect((await who(ben)).name).toBe('Ben');
  await post(anna, '/api/session/login', ANNA);
  expect((await anna.request('GET', '/api/sessions')).body.sessions).toHaveLength(1);
});

test('by HTTPS the session is a cookie of this very host, and one from before still counts', async () => {
  const server = await testServer({ publicUrl: 'https://play.example.org' });
  const client = new TestClient(server.port);
  const entered = await post(client, '/api/session/guest', { name: 'Anna' });
  const [set] = entered.headers.getSetCookie();
  expect(set).toMatch(
    /^__Host-hanchan=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect((await client.request('GET', '/api/session')).body.player.name).toBe('Anna');
  await client.connect();
  const token = client.cookie.split('=')[1]!;
  const old = new TestClient(server.port);
  old.cookie = `hanchan=${token}`;
  const { body, headers } = await old.request('GET', '/api/session');
  expect(body.player.name).toBe('Anna');
  const moved = headers.getSetCookie().map((one) => one.split(';')[0]);
  expect(moved).toEqual([`__Host-hanchan=${token}`, 'hanchan=']);
});

test('mail leaves encrypted, or the operator has said otherwise', () => {
  expect(encrypted('smtp://user:pw@mail.example.org:587')).toContain('requireTLS=true');
  expect(encrypted('smtp://localhost:25')).toBe('smtp://localhost:25');
  expect(encrypted('smtp://mail.example.org?ignoreTLS=true')).not.toContain('requireTLS');
  expect(encrypted('smtps://mail.example.org')).toBe('smtps://mail.example.org');
});

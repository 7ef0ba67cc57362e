// Guests, accounts, sessions and links by e-mail.

import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { testServer } from './support/fixture.ts';
import { lastToken, mailingServer } from './support/mailbox.ts';
import { gather, playByItself, seat } from './support/table.ts';

const PASSWORD = 'correct horse';

test('a guest plays at once, and keeps games and seats with an account', async () => {
  const server = await testServer();
  const party = await gather(server, { rounds: 1 }, 1);
  const [anna] = party.clients;
  await seat(party);
  await playByItself(anna!, 1);
  const made = await anna!.request('POST', '/api/account', { name: 'Anna', password: PASSWORD });
  expect(made.body.player).toEqual({ id: anna!.player, name: 'Anna', isGuest: false });
  const elsewhere = new TestClient(server.port);
  const login = await elsewhere.request('POST', '/api/session/login', {
    name: 'anna',
    password: PASSWORD,
  });
  expect(login.status).toBe(200);
  const { games } = (await elsewhere.request('GET', '/api/games')).body;
  expect(games).toHaveLength(1);
  expect(games[0].result.places).toHaveLength(4);
  expect(games[0].players.some((one: { player: string }) => one.player === anna!.player)).toBe(
    true,
  );
});

test('the cookie is out of reach of scripts, and a signed-out session is worth nothing', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  const entered = await client.request('POST', '/api/session/guest', { name: 'Ben' });
  expect(entered.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  const stolen = client.cookie;
  await client.connect();
  await client.request('POST', '/api/session/logout');
  expect(await client.closed()).toBe(4403);
  client.cookie = stolen;
  expect((await client.request('GET', '/api/session')).body.player).toBeNull();
});

test('a wrong password, an unknown name and a taken one are refused by field', async () => {
  const server = await testServer();
  const [anna, ben] = [new TestClient(server.port), new TestClient(server.port)];
  await anna.request('POST', '/api/account', { name: 'Anna', password: PASSWORD });
  const login = (name: string, password: string) =>
    ben.request('POST', '/api/session/login', { name, password });
  expect(await login('Anna', 'wrong')).toMatchObject({ status: 401, body: { code: 'wrongLogin' } });
  expect(await login('Nobody', 'wrong')).toMatchObject({
    status: 401,
    body: { code: 'wrongLogin' },
  });
  const guest = await ben.request('POST', '/api/session/guest', { name: 'ANNA' });
  expect(guest).toMatchObject({ status: 409, body: { code: 'nameTaken', field: 'name' } });
  const short = await ben.request('POST', '/api/account', { name: 'Ben', password: 'short' });
  expect(short).toMatchObject({ status: 400, body: { field: 'password' } });
  const blank = await ben.request('POST', '/api/session/guest', { name: ' \u200b ' });
  expect(blank).toMatchObject({ status: 400, body: { field: 'name' } });
});

test('a new password ends the other sessions', async () => {
  const server = await testServer();
  const [here, there] = [new TestClient(server.port), new TestClient(server.port)];
  await here.request('POST', '/api/account', { name: 'Anna', password: PASSWORD });
  await there.request('POST', '/api/session/login', { name: 'Anna', password: PASSWORD });
  const change = (old: string) =>
    here.request('PATCH', '/api/account', { password: { old, new: 'battery staple' } });
  expect(await change('wrong')).toMatchObject({ status: 401, body: { field: 'password.old' } });
  expect((await change(PASSWORD)).status).toBe(200);
  expect((await here.request('GET', '/api/session')).body.player.name).toBe('Anna');
  expect((await there.request('GET', '/api/session')).body.player).toBeNull();
});

test('a link by e-mail signs in once, and makes an account where there is none', async () => {
  const { server, mails } = await mailingServer();
  const client = new TestClient(server.port);
  await client.guest('Chika');
  const email = 'chika@example.org';
  expect((await client.request('POST', '/api/session/link', { email })).status).toBe(200);
  const token = lastToken(mails);
  const use = (by: TestClient) => by.request('POST', '/api/session/link/use', { token });
  expect((await use(client)).body).toMatchObject({
    player: { id: client.player, name: 'Chika', isGuest: false },
    email,
  });
  const thief = new TestClient(server.port);
  expect(await use(thief)).toMatchObject({ status: 410, body: { code: 'deadLink' } });
});

const session = async (by: TestClient) => (await by.request('GET', '/api/session')).body;
const open = (by: TestClient, token: string) =>
  by.request('POST', '/api/session/link/use', { token });

test('an address counts only once it is proved: whoever took it first has nothing by it', async () => {
  const { server, mails } = await mailingServer();
  const [squatter, owner] = [new TestClient(server.port), new TestClient(server.port)];
  const email = 'owner@example.org';
  const form = { name: 'Squatter', password: PASSWORD, email };
  const made = await squatter.request('POST', '/api/account', form);
  expect(made.body).toMatchObject({ email: null, claimedEmail: email });
  const byAddress = { name: email, password: PASSWORD };
  expect((await owner.request('POST', '/api/session/login', byAddress)).status).toBe(401);
  // The owner comes by a link of their own, and has an account of their own.
  await owner.request('POST', '/api/session/link', { email });
  const entered = await open(owner, lastToken(mails));
  expect(entered.body).toMatchObject({
    email,
    claimedEmail: null,
    player: { name: 'owner', isGuest: false },
  });
  expect(entered.body.player.id).not.toBe(made.body.player.id);
  expect(await session(squatter)).toMatchObject({ email: null, claimedEmail: null });
  // Nor is it refused to them because somebody said it first.
  const late = await squatter.request('PATCH', '/api/account', { email, current: PASSWORD });
  expect(late.status).toBe(200);
  expect(await open(squatter, lastToken(mails))).toMatchObject({
    status: 409,
    body: { code: 'nameTaken', field: 'email' },
  });
});

test('whoever opens the proof ends every other way in', async () => {
  const { server, mails } = await mailingServer();
  const [squatter, owner] = [new TestClient(server.port), new TestClient(server.port)];
  const email = 'owner@example.org';
  await squatter.request('POST', '/api/account', { name: 'Anna', password: PASSWORD, email });
  await squatter.connect();
  const proved = await open(owner, lastToken(mails));
  expect(proved.body).toMatchObject({ email, player: { name: 'Anna' } });
  expect(await squatter.closed()).toBe(4403);
  expect((await session(squatter)).player).toBeNull();
  const again = { name: 'Anna', password: PASSWORD };
  expect((await squatter.request('POST', '/api/session/login', again)).status).toBe(401);
  // The owner may set a password without an old one, because there is none.
  const fresh = { password: { new: 'battery staple' } };
  expect((await owner.request('PATCH', '/api/account', fresh)).status).toBe(200);
  const back = { name: email, password: 'battery staple' };
  expect((await squatter.request('POST', '/api/session/login', back)).status).toBe(200);
});

test('whoever proves the address of their own account keeps the password, and is alone in it', async () => {
  const { server, mails } = await mailingServer();
  const [here, there] = [new TestClient(server.port), new TestClient(server.port)];
  const login = { name: 'Anna', password: PASSWORD };
  await here.request('POST', '/api/account', login);
  await there.request('POST', '/api/session/login', login);
  const email = 'anna@example.org';
  const wrong = await here.request('PATCH', '/api/account', { email, current: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { field: 'current' } });
  await here.request('PATCH', '/api/account', { email, current: PASSWORD });
  expect(await session(here)).toMatchObject({ email: null, claimedEmail: email });
  const before = here.cookie;
  expect((await open(here, lastToken(mails))).body).toMatchObject({ email, claimedEmail: null });
  expect(here.cookie).not.toBe(before);
  expect((await session(there)).player).toBeNull();
  const byAddress = { name: email, password: PASSWORD };
  expect((await there.request('POST', '/api/session/login', byAddress)).status).toBe(200);
  // Given up, it lets nobody in, and the other device has to come again.
  const gone = await here.request('PATCH', '/api/account', { email: null, current: PASSWORD });
  expect(gone.body.email).toBeNull();
  expect((await session(there)).player).toBeNull();
  expect((await there.request('POST', '/api/session/login', byAddress)).status).toBe(401);
});

test('a guest’s token is worth nothing once there is an account, nor is one that another took the place of', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  await client.guest('Anna');
  await client.connect();
  const copied = new TestClient(server.port);
  copied.cookie = client.cookie;
  const login = { name: 'Anna', password: PASSWORD };
  await client.request('POST', '/api/account', login);
  expect(await client.closed()).toBe(4403);
  expect((await session(copied)).player).toBeNull();
  expect((await session(client)).player.isGuest).toBe(false);
  copied.cookie = client.cookie;
  await client.request('POST', '/api/session/login', login);
  expect((await session(copied)).player).toBeNull();
});

test('I see where I am signed in, and end one of them, the others, or all', async () => {
  const server = await testServer();
  const devices = [1, 2, 3].map(() => new TestClient(server.port));
  const [one, two, three] = devices as [TestClient, TestClient, TestClient];
  const login = { name: 'Anna', password: PASSWORD };
  await one.request('POST', '/api/account', login, { 'user-agent': 'First/1.0' });
  await two.request('POST', '/api/session/login', login, { 'user-agent': 'Second/2.0' });
  await three.request('POST', '/api/session/login', login, { 'user-agent': 'Third/3.0' });
  const list = async (by: TestClient) => (await by.request('GET', '/api/sessions')).body.sessions;
  type Line = { id: string; device: string; isHere: boolean };
  const lines: Line[] = await list(one);
  expect(new Set(lines.map(({ device }) => device))).toEqual(
    new Set(['First/1.0', 'Second/2.0', 'Third/3.0']),
  );
  expect(lines.filter(({ isHere }) => isHere)).toMatchObject([{ device: 'First/1.0' }]);
  expect(JSON.stringify(lines)).not.toContain(one.cookie.split('=')[1]);
  await two.connect();
  const second = lines.find(({ device }) => device === 'Second/2.0')!.id;
  const left = await one.request('DELETE', `/api/sessions/${second}`);
  expect(left.body.sessions).toHaveLength(2);
  expect(await two.closed()).toBe(4403);
  expect((await session(two)).player).toBeNull();
  // Nobody ends a stranger's.
  await two.guest('Ben');
  expect((await two.request('DELETE', `/api/sessions/${lines[0]!.id}`)).status).toBe(404);
  await three.connect();
  expect((await one.request('DELETE', '/api/sessions')).body.sessions).toHaveLength(1);
  expect(await three.closed()).toBe(4403);
  await three.request('POST', '/api/session/login', login);
  await three.connect();
  await one.request('POST', '/api/session/logout');
  expect(await three.closed()).toBe(4403);
  expect((await session(three)).player).toBeNull();
});

test('without a mail server no link is promised', async () => {
  const client = new TestClient((await testServer()).port);
  const { body } = await client.request('GET', '/api/session');
  expect(body.canMail).toBe(false);
  const asked = await client.request('POST', '/api/session/link', { email: 'a@example.org' });
  expect(asked).toMatchObject({ status: 400, body: { code: 'notOffered' } });
  const form = { name: 'Anna', password: PASSWORD, email: 'a@example.org' };
  const made = await client.request('POST', '/api/account', form);
  expect(made).toMatchObject({ status: 400, body: { code: 'notOffered', field: 'email' } });
});

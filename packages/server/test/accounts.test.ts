// Guests, accounts, sessions and links by e-mail.

import { createServer, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { afterTest, testServer } from './support/fixture.ts';
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

/** Takes one message in the words of SMTP, and keeps it. */
async function mailbox(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server: Server = createServer((socket) => {
    let isBody = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      text += String(data);
      if (isBody) {
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(text);
        isBody = false;
        text = '';
        socket.write('250 kept\r\n');
        return;
      }
      for (const line of text.split('\r\n').slice(0, -1)) {
        if (line.startsWith('DATA')) isBody = true;
        socket.write(
          isBody ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n',
        );
      }
      text = '';
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => void server.close());
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, mails };
}

test('a link by e-mail signs in once, and makes an account where there is none', async () => {
  const { url, mails } = await mailbox();
  const server = await testServer({ smtpUrl: url });
  const client = new TestClient(server.port);
  await client.guest('Chika');
  const email = 'chika@example.org';
  expect((await client.request('POST', '/api/session/link', { email })).status).toBe(200);
  const plain = mails[0]!.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /sign-in\/([\w-]+)/.exec(plain)![1]!;
  const use = (by: TestClient) => by.request('POST', '/api/session/link/use', { token });
  expect((await use(client)).body).toMatchObject({
    player: { id: client.player, name: 'Chika', isGuest: false },
    email,
  });
  const thief = new TestClient(server.port);
  expect(await use(thief)).toMatchObject({ status: 410, body: { code: 'deadLink' } });
});

test('without a mail server no link is promised', async () => {
  const client = new TestClient((await testServer()).port);
  const { body } = await client.request('GET', '/api/session');
  expect(body.canMail).toBe(false);
  const asked = await client.request('POST', '/api/session/link', { email: 'a@example.org' });
  expect(asked).toMatchObject({ status: 400, body: { code: 'notOffered' } });
});

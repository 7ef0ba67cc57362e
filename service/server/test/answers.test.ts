// What answers say of themselves, what is kept from strangers, and which files of the page's folder are anybody's.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { isPageFile } from '../src/http/page.ts';
import { Counts } from '../src/limits/counts.ts';
import { createLogger } from '../src/logging.ts';
import { TestClient } from './support/client.ts';
import { temporaryFolder, testConfig, testServer } from './support/fixture.ts';
import { ManualTime } from './support/manualTime.ts';

test('no answer of the API is kept on the way, nor opened as a page', async () => {
  const client = new TestClient((await testServer()).port);
  await client.guest('Anna');
  const paths = ['/api/session', '/api/sessions', '/api/games', '/api/account/data', '/api/none'];
  for (const path of [...paths, '/api/events', '/healthz']) {
    const { headers } = await client.request('GET', path);
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
    expect([path, headers.get('content-disposition')]).toEqual([
      path,
      expect.stringMatching(/^attachment; filename="[\w-]+\.json"$/),
    ]);
  }
  const docs = await client.request('GET', '/api/docs');
  expect(docs.headers.get('content-disposition')).toBeNull();
});

test('only files of a page are served from its folder', async () => {
  const webDir = temporaryFolder();
  mkdirSync(join(webDir, '.git'));
  const files = [
    'index.html',
    'a.js',
    'notes.md',
    'a.js.map',
    'page.sql',
    '.env',
    '.git/config.txt',
    'LICENSE',
  ];
  for (const file of files) writeFileSync(join(webDir, file), `this is ${file}`);
  const client = new TestClient((await testServer({ webDir })).port);
  const get = async (path: string) => (await client.request('GET', path)).body;
  for (const file of ['index.html', 'a.js', 'notes.md']) {
    expect(await get(`/${file}`)).toBe(`this is ${file}`);
  }
  for (const file of ['a.js.map', 'page.sql', '.env', '.git/config.txt', 'LICENSE', '%2eenv']) {
    expect(JSON.stringify(await get(`/${file}`))).not.toContain(
      `this is ${file.replace('%2e', '.')}`,
    );
  }
  expect(['/../up.html', '/x/.hidden.js', '/A.PNG'].map(isPageFile)).toEqual([false, false, true]);
});

test('a stranger is told that the server is ill, and not by what', async () => {
  const databaseUrl = join(temporaryFolder(), 'hanchan.db');
  const server = await testServer({ databaseUrl, metricsToken: 'figures' });
  const client = new TestClient(server.port);
  renameSync(databaseUrl, `${databaseUrl}.away`);
  const health = (headers: Record<string, string>) =>
    client.request('GET', '/healthz', undefined, headers);
  const passedOn = { 'x-forwarded-for': '203.0.113.7' };
  const told = await health(passedOn);
  expect(told).toMatchObject({ status: 503, body: { ok: false } });
  expect(told.body.reason).toContain('only the operator');
  const withToken = await health({ ...passedOn, authorization: 'Bearer figures' });
  expect(withToken.body.reason).toBe('the file was moved');
  expect((await health({})).body.reason).toBe('the file was moved');
  renameSync(`${databaseUrl}.away`, databaseUrl);
});

test('a method that is not in use leaves a line in the log, and a flood of them few', async () => {
  const lines: string[] = [];
  const logger = createLogger('warn', null, { write: (line) => void lines.push(line) });
  const time = new ManualTime();
  const config = testConfig({ time });
  const context = {
    config,
    site: { isShared: false },
    storage: {},
    counts: new Counts(time, null),
    events: { get: async () => null },
  } as never;
  const metrics = { requests: { inc: () => undefined } } as never;
  const checkHealth = async () => undefined;
  const checkReady = () => undefined;
  const app = await createApp({ context, logger, metrics, checkHealth, checkReady });
  const ask = (method: string, url: string) => app.inject({ method: method as 'GET', url });
  expect((await ask('GET', '/nowhere')).statusCode).toBe(404);
  expect(lines).toEqual([]);
  expect((await ask('TRACE', '/api/session')).statusCode).toBe(404);
  expect((await ask('OPTIONS', '/api/session')).statusCode).toBe(404);
  expect((await ask('PUT', '/api/session?secret=1')).statusCode).toBe(404);
  expect(lines.map((line) => JSON.parse(line).method)).toEqual(['TRACE', 'OPTIONS', 'PUT']);
  expect(lines.join()).not.toContain('secret');
  for (let i = 0; i < 100; i++) await ask('OPTIONS', '/');
  expect(lines.length).toBe(30);
  await app.close();
});

test('where the server is reached by HTTPS, what came to the proxy in the clear is refused', async () => {
  const server = await testServer({ publicUrl: 'https://play.example.org', trustProxy: 1 });
  const client = new TestClient(server.port);
  const by = (proto: string) => ({ 'x-forwarded-proto': proto, 'x-forwarded-for': '203.0.113.7' });
  const get = (headers: Record<string, string>) =>
    client.request('GET', '/api/session', undefined, headers);
  const refused = await get(by('http'));
  expect([refused.status, refused.body.message]).toEqual([
    403,
    expect.stringContaining('https://play.example.org'),
  ]);
  expect(refused.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
  // A client may write what it likes before the proxy does.
  expect((await get(by('https, http'))).status).toBe(403);
  expect((await get(by('https'))).status).toBe(200);
  expect((await get({})).status).toBe(200);
  await expect(client.connect(by('http'))).rejects.toThrow('403');
  await client.connect(by('https'));
  const open = new TestClient((await testServer({ trustProxy: 1 })).port);
  expect((await open.request('GET', '/api/session', undefined, by('http'))).status).toBe(200);
});

// Headers, limits, health, figures and the description of the API.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { mayReadFigures } from '../src/http/operatorRoutes.ts';
import { configFrom, type ServerConfig } from '../src/index.ts';
import { TestClient } from './support/client.ts';
import { temporaryFolder, testConfig, testServer } from './support/fixture.ts';

test('the page is served with its headers, and its own paths lead to it', async () => {
  const webDir = temporaryFolder();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<title>Hanchan</title>');
  writeFileSync(join(webDir, 'assets', 'app-1a2b.js'), 'export {}');
  const client = new TestClient((await testServer({ webDir })).port);
  const page = await client.request('GET', '/table/abc');
  expect(page.body).toContain('Hanchan');
  const csp = page.headers.get('content-security-policy')!;
  expect(csp).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(csp).toContain("frame-ancestors 'none'");
  expect(csp).not.toContain('upgrade-insecure-requests');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const script = await client.request('GET', '/assets/app-1a2b.js');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect((await client.request('GET', '/assets/none.js')).status).toBe(404);
  for (const path of ['/api/none', '/api', '/health', '/ready', '/healthz/x', '/status?a=1']) {
    const answer = await client.request('GET', path);
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, 'noSuchPage']);
  }
  expect((await client.request('GET', '/nowhere')).status).toBe(200);
  expect((await client.request('GET', '/../../etc/passwd')).body).not.toContain('root:');
});

test('another page may not act for a player, over HTTP or the socket', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  await client.guest('Anna');
  const foreign = { origin: 'https://evil.example' };
  const posted = await client.request('POST', '/api/tables', { rules: 'wrc-2022' }, foreign);
  expect(posted).toMatchObject({ status: 403, body: { code: 'otherOrigin' } });
  await expect(client.connect(foreign)).rejects.toThrow('403');
  const own = { origin: `http://127.0.0.1:${server.port}` };
  expect((await client.request('POST', '/api/tables', { rules: 'wrc-2022' }, own)).status).toBe(
    201,
  );
  await client.connect(own);
});

test('too many requests are turned down, and too large ones', async () => {
  const { limits } = testConfig();
  const server = await testServer({ limits: { ...limits, requestsPerMinute: 5 } });
  const client = new TestClient(server.port);
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push((await client.request('GET', '/api/rules')).status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect((await client.request('GET', '/healthz')).status).toBe(200);
  const other = new TestClient((await testServer()).port);
  const huge = await other.request('POST', '/api/session/guest', { name: 'x'.repeat(100_000) });
  expect(huge).toMatchObject({ status: 413, body: { code: 'tooLarge' } });
  const broken = await other.request('POST', '/api/session/guest', '{"name":');
  expect(broken).toMatchObject({ status: 400, body: { code: 'badMessage' } });
});

test('health, figures and the description of every path', async () => {
  const server = await testServer();
  const client = new TestClient(server.port);
  expect((await client.request('GET', '/healthz')).body).toEqual({ ok: true });
  await client.guest('Anna');
  await client.open();
  const figures: string = (await client.request('GET', '/metrics')).body;
  expect(figures).toMatch(/^hanchan_tables 1$/m);
  expect(figures).toMatch(/^hanchan_connections 0$/m);
  const described = (await client.request('GET', '/api/docs/openapi.json')).body;
  const { paths } = described;
  expect(Object.keys(paths)).toContain('/api/tables/{table}/join');
  for (const methods of Object.values(
    paths as Record<string, Record<string, { summary: string }>>,
  )) {
    for (const { summary } of Object.values(methods)) expect(summary).toMatch(/\w/);
  }
  const page: string = (await client.request('GET', '/api/docs')).body;
  expect(page).toContain('POST /api/tables/{table}/join');
});

test('figures are told to this machine and to who has the token, and to nobody through a proxy', async () => {
  const status = async (config: Partial<ServerConfig>, headers: Record<string, string> = {}) => {
    const client = new TestClient((await testServer(config)).port);
    return (await client.request('GET', '/metrics', undefined, headers)).status;
  };
  const token = { metricsToken: 'figures' };
  const bearer = { authorization: 'Bearer figures' };
  const passedOn = { 'x-forwarded-for': '203.0.113.7' };
  expect(await status({})).toBe(200);
  expect(await status({}, passedOn)).toBe(403);
  expect(await status({}, { forwarded: 'for=203.0.113.7' })).toBe(403);
  for (const name of [
    'x-forwarded-proto',
    'cf-connecting-ip',
    'true-client-ip',
    'x-real-ip',
    'via',
  ])
    expect([name, await status({}, { [name]: '203.0.113.7' })]).toEqual([name, 403]);
  expect(await status({}, bearer)).toBe(200);
  expect(await status({ trustProxy: 1 })).toBe(403);
  expect(await status({ publicUrl: 'https://mahjong.example' })).toBe(403);
  expect(await status({ trustProxy: 1 }, { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
  expect(await status(token, { ...passedOn, ...bearer })).toBe(200);
  expect(await status(token, { ...passedOn, authorization: 'Bearer other' })).toBe(403);
  const afar = { headers: {}, hostname: 'mahjong.example', socket: { remoteAddress: '127.0.0.1' } };
  expect(mayReadFigures(afar as FastifyRequest, testConfig())).toBe(false);
  const other = { headers: {}, hostname: 'localhost', socket: { remoteAddress: '203.0.113.7' } };
  expect(mayReadFigures(other as FastifyRequest, testConfig())).toBe(false);
});

test('rules over HTTP are those of the rulebooks, each value with its source', async () => {
  const client = new TestClient((await testServer()).port);
  const { rulesets } = (await client.request('GET', '/api/rules')).body;
  expect(rulesets).toHaveLength(6);
  const whole = (await client.request('GET', '/api/rules/wrc-2022')).body;
  // Single cases are cited where the document speaks of them.
  expect(whole.citations['ranking.tournamentTies'].cases[0]).toEqual({
    when: { tieBreak: 'mostFirsts' },
    status: 'stated',
    section: '5',
    clauses: ['wrc-5-06'],
  });
  expect(whole.values['end.rounds']).toBe(2);
  expect(whole.citations['end.rounds'].status).toBe('stated');
  expect((await client.request('GET', '/api/rules/nothing')).status).toBe(404);
  const rules = { base: 'wrc-2022', name: 'Ours', changes: { 'end.rounds': 9 } };
  const checked = await client.request('POST', '/api/rules/check', { rules });
  expect(checked).toMatchObject({ status: 400, body: { field: 'rules.changes.end.rounds' } });
});

test('the record of a running match stays closed', async () => {
  const client = new TestClient((await testServer()).port);
  await client.guest('Anna');
  const { id } = await client.open({ bots: ['club', 'club', 'club'] });
  const { game } = await client.post(`/api/tables/${id}/start`);
  const record = await client.request('GET', `/api/games/${game}/record`);
  expect(record).toMatchObject({ status: 409, body: { code: 'wrongState' } });
});

test.each([
  [{ PORT: 'x' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PUBLIC_URL: 'here' }, 'PUBLIC_URL'],
  [{ SMTP_URL: 'mail:user:pass@host' }, 'SMTP_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ WEB_DIR: '/nowhere/at/all' }, 'WEB_DIR'],
])('%o is refused by name, and no secret is repeated', (env, name) => {
  expect(() => configFrom(env)).toThrow(name);
  expect(() => configFrom(env)).not.toThrow('pass@');
});

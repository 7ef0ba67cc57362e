// The server as an operator meets it: a process that says where it is, keeps secrets out of its logs, and stops cleanly.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createLogger } from '../src/logging.ts';
import { TestClient } from './support/client.ts';
import { afterTest, temporaryFolder } from './support/fixture.ts';

const HANCHAN = fileURLToPath(new URL('../../cli/bin/hanchan.mjs', import.meta.url));

function serve(data: string, env: Record<string, string> = {}, more: readonly string[] = []) {
  const args = [HANCHAN, 'serve', '--port', '0', '--data', data, ...more];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'debug', ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    errors += text;
  });
  afterTest(() => void child.kill('SIGKILL'));
  return { child, output: () => output, errors: () => errors };
}

async function portOf(child: ChildProcess, output: () => string): Promise<number> {
  for (;;) {
    const found = /open at http:\/\/localhost:(\d+)/.exec(output());
    if (found !== null) return Number(found[1]);
    if (child.exitCode !== null) throw new Error(`it ended: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('it serves, logs no secret, and SIGTERM ends it cleanly with everything kept', async () => {
  const data = temporaryFolder();
  const first = serve(data);
  const anna = new TestClient(await portOf(first.child, first.output));
  const password = 'correct horse battery';
  await anna.request('POST', '/api/account', { name: 'Anna', password });
  const { id } = await anna.open({ bots: ['club', 'club', 'club'] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.connect();
  await anna.sit(id);
  first.child.kill('SIGTERM');
  const [code] = await once(first.child, 'exit');
  expect(code).toBe(0);
  expect(await anna.closed()).toBe(1012);
  expect(first.output()).toContain('"stopped"');
  expect(first.output()).not.toContain(password);
  expect(first.output()).not.toContain(anna.cookie.split('=')[1]);
  const second = serve(data);
  Object.assign(anna, { port: await portOf(second.child, second.output) });
  expect((await anna.request('GET', '/api/session')).body.tables).toEqual([id]);
});

test('a signal while the database is made waits for it, and one that comes twice is one', async () => {
  const data = temporaryFolder();
  const early = serve(data);
  while (!existsSync(join(data, 'hanchan.db'))) await new Promise((next) => setImmediate(next));
  early.child.kill('SIGTERM');
  early.child.kill('SIGTERM');
  expect([await once(early.child, 'exit'), early.errors()]).toEqual([[0, null], '']);
  expect(early.output()).not.toContain('open at');
  const { child, output, errors } = serve(data);
  await portOf(child, output);
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect([await once(child, 'exit'), errors()]).toEqual([[0, null], '']);
  expect(output()).toContain('"stopped"');
});

test('a port that is taken is named, and nothing is left running', async () => {
  const taken = createServer().listen(0);
  afterTest(() => void taken.close());
  await once(taken, 'listening');
  const PORT = String((taken.address() as AddressInfo).port);
  const { child, errors } = serve(temporaryFolder(), {}, ['--port', PORT]);
  expect(await once(child, 'exit')).toEqual([2, null]);
  expect(errors()).toContain(`something else listens on port ${PORT}`);
});

test('a folder without the page is refused before anything starts', async () => {
  const empty = temporaryFolder();
  for (const folder of [join(empty, 'none'), empty]) {
    const data = temporaryFolder();
    const { child, output, errors } = serve(data, {}, ['--web', folder]);
    expect(await once(child, 'exit')).toEqual([2, null]);
    expect(errors()).toContain('--web: there is no');
    expect(errors()).toContain(folder);
    expect(output()).not.toContain('open at');
    expect(existsSync(join(data, 'hanchan.db'))).toBe(false);
  }
});

test('a bad setting is named, with exit status 2', async () => {
  const { child, errors } = serve(temporaryFolder(), { LOG_LEVEL: 'loud' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(errors()).toContain('LOG_LEVEL must be');
});

test('what looks like a secret does not reach the log', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  logger.info({ token: 'abc123', req: { headers: { cookie: 'hanchan=abc123' } } }, 'request');
  logger.info({ form: { password: 'abc123', email: 'abc123' } }, 'form');
  expect(lines.join()).not.toContain('abc123');
  expect(lines.join()).toContain('[hidden]');
});

// The server as an operator meets it: a process that says where it is, keeps secrets out of its logs, and stops cleanly.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStorage } from '@hanchan/storage';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { createLogger, forgiving } from '../src/logging.ts';
import { TestClient } from './support/client.ts';
import { afterTest, temporaryFolder } from './support/fixture.ts';
import { eventually } from './support/manualTime.ts';

const HANCHAN = fileURLToPath(new URL('../../../faces/cli/bin/hanchan.mjs', import.meta.url));

function serve(
  data: string,
  env: Record<string, string> = {},
  more: readonly string[] = [],
  as: { readonly uid?: number | undefined } = {},
) {
  const args = [HANCHAN, 'serve', '--port', '0', '--data', data, ...more];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'debug', ...env },
    ...(as.uid === undefined ? {} : { uid: as.uid, gid: as.uid }),
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

/** With all that it has said: a process may be gone before that is read. */
const ended = (child: ChildProcess) => once(child, 'close');

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
  const [code] = await ended(first.child);
  expect(code).toBe(0);
  expect(await anna.closed()).toBe(1012);
  // Whoever forgot the page is told so, instead of meeting an empty address.
  expect(first.output()).toMatch(/^The API is open at .*\nNo page is served: --web/m);
  expect(first.output()).toContain('"stopped"');
  expect(first.output()).not.toContain(password);
  expect(first.output()).not.toContain(anna.cookie.split('=')[1]);
  const second = serve(data);
  Object.assign(anna, { port: await portOf(second.child, second.output) });
  expect((await anna.request('GET', '/api/session')).body.tables).toEqual([id]);
});

test('a signal while the database is made waits for it, and one that comes twice is one', async () => {
  let data = '';
  let early: ReturnType<typeof serve>;
  do {
    // A server that was open before the signal came, on a busy machine, was no trial of it.
    data = temporaryFolder();
    early = serve(data);
    while (!existsSync(join(data, 'hanchan.db'))) await new Promise((next) => setTimeout(next, 1));
    early.child.kill('SIGTERM');
    early.child.kill('SIGTERM');
    expect([await ended(early.child), early.errors()]).toEqual([[0, null], '']);
  } while (early.output().includes('open at'));
  const { child, output, errors } = serve(data);
  await portOf(child, output);
  child.kill('SIGINT');
  child.kill('SIGINT');
  expect([await ended(child), errors()]).toEqual([[0, null], '']);
  expect(output()).toContain('"stopped"');
});

test('a port that is taken is named, and nothing is left running', async () => {
  const taken = createServer().listen(0);
  afterTest(() => void taken.close());
  await once(taken, 'listening');
  const PORT = String((taken.address() as AddressInfo).port);
  const { child, errors } = serve(temporaryFolder(), {}, ['--port', PORT]);
  expect(await ended(child)).toEqual([2, null]);
  expect(errors()).toContain(`something else listens on port ${PORT}`);
});

test('a folder without the page is refused before anything starts', async () => {
  const empty = temporaryFolder();
  for (const folder of [join(empty, 'none'), empty]) {
    const data = temporaryFolder();
    const { child, output, errors } = serve(data, {}, ['--web', folder]);
    expect(await ended(child)).toEqual([2, null]);
    expect(errors()).toContain('--web: there is no');
    expect(errors()).toContain(folder);
    expect(output()).not.toContain('open at');
    expect(existsSync(join(data, 'hanchan.db'))).toBe(false);
  }
});

test('a bad setting is named, with exit status 2', async () => {
  const { child, errors } = serve(temporaryFolder(), { LOG_LEVEL: 'loud' });
  const [code] = await ended(child);
  expect(code).toBe(2);
  expect(errors()).toContain('LOG_LEVEL must be');
});

test('what looks like a secret does not reach the log', () => {
  const lines: string[] = [];
  const logger = createLogger('info', null, { write: (line) => void lines.push(line) });
  logger.info({ token: 'abc123', req: { headers: { cookie: 'hanchan=abc123' } } }, 'request');
  logger.info({ form: { password: 'abc123', email: 'abc123' } }, 'form');
  expect(lines.join()).not.toContain('abc123');
  expect(lines.join()).toContain('[hidden]');
});

describe('a database that cannot be used ends the process with one line and its own status:', () => {
  async function ending(data: string, env: Record<string, string> = {}, uid?: number) {
    const { child, errors } = serve(data, env, [], { uid });
    const [code] = await ended(child);
    return [code, errors()];
  }
  const oneLine = (words: string) => expect.stringMatching(new RegExp(`^hanchan: .*${words}.*\n$`));

  test('damaged, empty, of a newer version, out of reach', async () => {
    const damaged = temporaryFolder();
    writeFileSync(join(damaged, 'hanchan.db'), 'x'.repeat(9_000));
    const empty = temporaryFolder();
    writeFileSync(join(empty, 'hanchan.db'), '');
    const newer = temporaryFolder();
    const url = join(newer, 'hanchan.db');
    await (await openStorage({ url })).close();
    const database = new Database(url);
    database.exec('pragma busy_timeout = 10000');
    database.exec("insert into kysely_migration values ('9999-later', '2040-01-01')");
    database.close();
    const nowhere = 'postgres://me:secret@127.0.0.1:1/none';
    const [first, second, third, fourth] = await Promise.all([
      ending(damaged),
      ending(empty),
      ending(newer),
      ending(temporaryFolder(), { DATABASE_URL: nowhere }),
    ]);
    expect(first).toEqual([10, oneLine('damaged')]);
    expect(second).toEqual([13, oneLine('is empty')]);
    expect(third).toEqual([12, oneLine('newer version.*9999-later')]);
    expect(fourth).toEqual([16, oneLine('127.0.0.1:1/none does not let us in')]);
    expect(fourth![1]).not.toContain('secret');
  });

  test('not writable', async () => {
    const data = temporaryFolder();
    const url = join(data, 'hanchan.db');
    await (await openStorage({ url })).close();
    chmodSync(url, 0o444);
    chmodSync(data, 0o555);
    afterTest(() => chmodSync(data, 0o755));
    // The rights of a file do not bind the system's own user.
    const nobody = process.getuid?.() === 0 ? 65_534 : undefined;
    expect(await ending(data, {}, nobody)).toEqual([11, oneLine('cannot write the database')]);
  });

  test('in use by another server, which is named; after kill -9 it is free', async () => {
    const data = temporaryFolder();
    const { child, output } = serve(data);
    await portOf(child, output);
    const words = `in use by process ${child.pid} on `;
    expect(await ending(data)).toEqual([15, oneLine(words)]);
    child.kill('SIGKILL');
    await ended(child);
    const next = serve(data);
    await portOf(next.child, next.output);
    expect(next.output()).toContain('did not stop cleanly');
    expect(next.output()).toContain(`"pid":${child.pid}`);
  });
});

test('a full disk is told by /healthz and ends nothing, not even with the log on it', async () => {
  const data = temporaryFolder();
  const log = openSync(join(data, 'log'), 'w');
  afterTest(() => closeSync(log));
  // No file may grow over 500 KB, as if the disk were full then: a new database takes 340.
  const small = ['-c', `trap '' XFSZ; ulimit -f 500; exec "$@"`, 'bash', process.execPath];
  const child = spawn('bash', [...small, HANCHAN, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, LOG_LEVEL: 'trace' },
    stdio: ['ignore', log, 'pipe'],
  });
  afterTest(() => void child.kill('SIGKILL'));
  const port = await portOf(child, () => readFileSync(join(data, 'log'), 'utf8'));
  const client = new TestClient(port);
  const health = () => client.request('GET', '/healthz');
  expect((await health()).status).toBe(200);
  let isFull = false;
  for (let i = 0; i < 500 && !isFull; i++) {
    const guest = new TestClient(port);
    await guest.guest(`Guest ${i}`);
    isFull = (await guest.request('PUT', '/api/session', { name: `x${i}` })).status === 503;
    isFull ||= (await health()).status === 503;
  }
  await eventually(async () => expect((await health()).status).toBe(503));
  expect((await health()).body.reason).toMatch(/the disk is full or fails; make room/);
  const refused = await new TestClient(port).request('POST', '/api/session/guest', {
    name: 'Late',
  });
  expect(refused).toMatchObject({ status: 503, body: { code: 'notStored' } });
  writeFileSync(join(data, 'log'), 'x'.repeat(500 * 1_024));
  for (let i = 0; i < 20; i++) await client.request('GET', '/api/rules');
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect((await ended(child))[0]).toBe(0);
});

test('a log that cannot be written counts what it loses, and says so when it can', () => {
  const lines: string[] = [];
  let isFull = false;
  const output = forgiving((text) => {
    if (isFull) throw new Error('ENOSPC');
    lines.push(text);
  });
  output.write('one\n');
  isFull = true;
  output.write('two\n');
  output.write('three\n');
  isFull = false;
  output.write('four\n');
  expect(lines).toEqual(['one\n', expect.stringMatching(/"lost":2\}\nfour\n$/)]);
});

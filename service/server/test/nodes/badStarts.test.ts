// A server among others that cannot start says why in one line, and harms nothing.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startNats } from '../../../../tools/nats.mjs';
import { startPostgres } from '../../../../tools/postgres.mjs';
import { configFrom, startServer } from '../../src/index.ts';
import { TestClient } from '../support/client.ts';
import { afterTest, testConfig, testServer } from '../support/fixture.ts';

const TIMEOUT_MS = 180_000;
const HANCHAN = fileURLToPath(new URL('../../../../faces/cli/bin/hanchan.mjs', import.meta.url));

/** How the command ends that cannot serve with these settings, and what it says. */
async function ending(env: Record<string, string>): Promise<[number | null, string]> {
  const child = spawn(process.execPath, [HANCHAN, 'serve', '--port', '0'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  afterTest(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr!.on('data', (text) => {
    errors += text;
  });
  const [status] = await once(child, 'close');
  return [status, errors];
}

test(
  'no bus, a wrong password, a lone one beside it, an old one beside a new schema: each is named',
  async () => {
    const postgres = await startPostgres({ isDurable: false });
    afterTest(() => postgres.stop());
    const nats = await startNats({ user: 'hanchan', password: 'right' });
    afterTest(() => nats.stop());
    const databaseUrl = await postgres.url('starts');
    const natsUrl = nats.url.replace('//', '//hanchan:right@');
    const first = await testServer({ databaseUrl, natsUrl, node: 'first' });
    const start = (changes: object) => startServer(testConfig({ databaseUrl, ...changes }));

    const nowhere = { natsUrl: 'nats://127.0.0.1:1', node: 'second' };
    await expect(start(nowhere)).rejects.toThrow(/^NATS_URL: there is no bus at 127\.0\.0\.1:1/);
    const wrong = { natsUrl: nats.url.replace('//', '//hanchan:wrong@'), node: 'second' };
    await expect(start(wrong)).rejects.toThrow(/^NATS_URL: .*uthoriz/);
    // Told apart from a setting that is wrong for good: whoever starts servers starts this one again.
    expect(await ending({ DATABASE_URL: databaseUrl, NATS_URL: nowhere.natsUrl })).toEqual([
      18,
      expect.stringMatching(/^hanchan: NATS_URL: there is no bus at 127\.0\.0\.1:1 .*\n$/),
    ]);
    await expect(start({})).rejects.toThrow(/another server is using this database.*NATS_URL/);

    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query("insert into kysely_migration values ('0099-later', '2099-01-01')");
    await expect(start({ natsUrl, node: 'old' })).rejects.toThrow(/0099-later/);
    await client.query("delete from kysely_migration where name = '0099-later'");
    await client.end();

    // The first one has gone on all the while.
    const anna = new TestClient(first.port);
    await anna.guest('Anna');
    expect((await anna.open()).state).toBe('waiting');
    expect((await anna.request('GET', '/readyz')).status).toBe(200);
  },
  TIMEOUT_MS,
);

test('what the environment says of a bus is checked before anything starts', () => {
  const database = { DATABASE_URL: 'postgres://localhost/hanchan' };
  expect(() => configFrom({ NATS_URL: 'nats://localhost:4222' })).toThrow(/NATS_URL needs/);
  expect(() => configFrom({ ...database, NATS_URL: 'http://localhost' })).toThrow(/NATS_URL must/);
  expect(() => configFrom({ NODE_NAME: 'a b' })).toThrow(/NODE_NAME must be letters/);
  expect(() => configFrom({ NATS_SITE: 'a.b' })).toThrow(/NATS_SITE must be letters/);
  const named = { ...database, NATS_URL: 'nats://localhost:4222', NODE_NAME: 'east' };
  const [one, other] = [configFrom(named).node, configFrom(named).node];
  expect(one).toMatch(/^east-/);
  expect(one).not.toBe(other);
});

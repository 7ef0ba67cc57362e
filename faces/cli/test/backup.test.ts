// `hanchan backup` and `hanchan restore` as an operator runs them, beside an open database.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStorage } from '@hanchan/storage';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { hanchan } from './run.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const file = join(folder, 'monday');
const env = { DATABASE_URL: '', DATA_DIR: '' };

test('saves and restores while the database is open, and keeps what was there', async () => {
  const storage = await openStorage({ url: join(data, 'hanchan.db') });
  await storage.people.addGuest({ id: 'p1', name: 'Aiko' });
  const saved = hanchan(['backup', file, '--data', data], { env });
  expect(saved).toMatchObject({ status: 0, stderr: '' });
  expect(saved.stdout).toBe(
    `saved into ${file}; people: 1, games: 0, entries of logs: 0, rows in all: 1\n`,
  );

  await storage.people.rename('p1', 'Ben');
  const generation = await storage.log.heartbeat(1_000);
  const restored = hanchan(['restore', file, '--json'], { env: { ...env, DATA_DIR: data } });
  expect(restored.status).toBe(0);
  const { kept, rows } = JSON.parse(restored.stdout) as { kept: string; rows: number };
  expect(rows).toBe(1);
  expect((await storage.people.find('p1'))?.name).toBe('Aiko');
  expect(await storage.log.heartbeat(1_000)).toBe(generation + 1);

  const back = hanchan(['restore', kept, '--data', data, '--discard'], { env });
  expect(back.stdout).toMatch(/^restored as of 20\d\d-.*Z; people: 1, .*, rows in all: 1\n$/);
  expect((await storage.people.find('p1'))?.name).toBe('Ben');
  await storage.close();
});

test('a damaged file is bad input, and nothing is touched', () => {
  const cut = join(folder, 'cut');
  writeFileSync(cut, readFileSync(file).subarray(0, 100));
  const before = readdirSync(folder);
  const run = hanchan(['restore', cut, '--data', data], { env });
  expect(run).toMatchObject({ status: 2, stderr: `hanchan: FILE: ${cut}: the file is cut off\n` });
  expect(readdirSync(folder)).toEqual(before);
  const missing = hanchan(['restore', join(folder, 'none'), '--data', data], { env });
  expect(missing.stderr).toContain('there is no such file');
});

test.each([
  ['save', ['backup', 'x']],
  ['count again', ['recount']],
])('without a database there is nothing to %s', (_, command) => {
  const nowhere = join(folder, 'nowhere');
  const run = hanchan([...command, '--data', nowhere], { env });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`no database at ${join(nowhere, 'hanchan.db')}`);
  expect(existsSync(nowhere)).toBe(false);
});

// A database that cannot be used says so in one line, and is left as it is.

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { afterTest, temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { databaseFault, openStorage, type Storage } from '../src/index.ts';
import { connect, migrate, storageOn } from '../src/storage.ts';

const place = () => join(temporaryFolder(), 'hanchan.db');

async function opened(url: string, isServer = false): Promise<Storage> {
  const storage = await openStorage({ url, isServer });
  afterTest(() => storage.close());
  return storage;
}

const faultAt = (url: string, isServer = false) =>
  openStorage({ url, isServer }).then(
    async (storage) => {
      await storage.close();
      return null;
    },
    (error: Error) => ({ fault: databaseFault(error), message: error.message }),
  );

describe('a file', () => {
  test('that is empty is no new server: it is refused, and how to begin anew is said', async () => {
    const url = place();
    writeFileSync(url, '');
    expect(await faultAt(url)).toMatchObject({
      fault: 'empty',
      message: expect.stringMatching(/is empty.*hanchan restore.*delete the empty file/),
    });
    expect(statSync(url).size).toBe(0);
    expect(readdirSync(join(url, '..'))).toEqual(['hanchan.db']);
  });

  test('that is missing beside its log was moved away', async () => {
    const url = place();
    const storage = await openStorage({ url });
    await storage.people.addGuest({ id: 'p1', name: 'Aiko' });
    renameSync(url, `${url}.away`);
    // As after kill -9: the log is still there.
    expect(await faultAt(url)).toMatchObject({ fault: 'missing' });
    expect(existsSync(url)).toBe(false);
    renameSync(`${url}.away`, url);
    expect(await storage.people.find('p1')).toMatchObject({ name: 'Aiko' });
    await storage.close();
  });

  test('that is cut off or overwritten is damaged, and stays as it was', async () => {
    const cut = place();
    await (await openStorage({ url: cut })).close();
    truncateSync(cut, 5_000);
    const torn = place();
    await (await openStorage({ url: torn })).close();
    const bytes = readFileSync(torn);
    bytes.fill(0x2a, 100, bytes.length);
    writeFileSync(torn, bytes);
    for (const url of [cut, torn]) {
      const before = readFileSync(url);
      expect(await faultAt(url)).toMatchObject({
        fault: 'corrupt',
        message: expect.stringMatching(/^cannot use the database \S+: it is damaged, or not a.*$/),
      });
      expect(readFileSync(url).equals(before)).toBe(true);
    }
  });

  test('that several make at once is one, and each of them has it', async () => {
    for (let i = 0; i < 5; i++) {
      const url = join(temporaryFolder(), 'hanchan.db');
      const all = await Promise.all(Array.from({ length: 6 }, () => openStorage({ url })));
      for (const one of all) await one.ping();
      for (const one of all) await one.close();
    }
  });

  test('that is made new has its name only once it is a database', async () => {
    const url = place();
    writeFileSync(`${url}.new`, 'left behind by somebody who was killed');
    const storage = await opened(url);
    expect(storage.opened).toEqual({ isNew: true, left: null });
    const drafts = readdirSync(dirname(url)).filter((name) => name.includes('.new-'));
    expect(drafts).toEqual([]);
  });

  test('in a folder that is none is named', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'data'), '');
    await expect(openStorage({ url: join(folder, 'data', 'hanchan.db') })).rejects.toThrow(/data/);
  });
});

describe('while the server runs', () => {
  test('a file that was moved or replaced takes nothing more, until it is back', async () => {
    const url = place();
    const storage = await opened(url);
    await storage.log.heartbeat(1_000);
    const away = join(temporaryFolder(), 'away.db');
    renameSync(url, away);
    await expect(storage.people.addGuest({ id: 'p1', name: 'Aiko' })).rejects.toMatchObject({
      code: 'DATABASE_MOVED',
    });
    await expect(storage.log.heartbeat(1_000)).rejects.toThrow(/moved, deleted or replaced/);
    await expect(storage.ping()).rejects.toThrow(/put it back/);
    writeFileSync(url, 'something else');
    await expect(storage.log.heartbeat(1_000)).rejects.toThrow(/moved, deleted or replaced/);
    expect(readFileSync(url, 'utf8')).toBe('something else');
    renameSync(away, url);
    await storage.log.heartbeat(1_000);
    await storage.ping();
  });

  test('a full disk is a fault of health, and over when there is room again', async () => {
    const url = place();
    const connection = connect({ url });
    await migrate(connection.db);
    const storage = storageOn(connection, { url });
    afterTest(() => storage.close());
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(connection.db);
    const room = (pages: number) =>
      sql.raw(`pragma max_page_count = ${pages}`).execute(connection.db);
    await room(rows[0]!.page_count);
    const { epoch } = (await storage.log.claim('game', 'g')) as { epoch: number };
    const append = () =>
      storage.log.append({
        kind: 'game',
        id: 'g',
        from: 0,
        epoch,
        entries: [{ at: 0, body: 'x'.repeat(100_000) }],
      });
    await expect(append()).rejects.toThrow(/the disk is full or fails; make room/);
    await expect(storage.ping()).rejects.toThrow(/make room/);
    await room(1e6);
    expect(await append()).toEqual({ ok: true, head: 1 });
    await storage.ping();
  });
});

describe('two servers', () => {
  test('cannot have the same file: the second is told who has it', async () => {
    const url = place();
    const first = await opened(url, true);
    const refused = await faultAt(url, true);
    expect(refused?.fault).toBe('inUse');
    expect(refused?.message).toMatch(
      new RegExp(
        `in use by process ${process.pid} on \\S+, since \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d UTC: stop`,
      ),
    );
    // Commands beside it may, and the one that was refused has broken nothing.
    expect(await faultAt(url)).toBeNull();
    expect((await faultAt(url, true))?.fault).toBe('inUse');
    await first.log.heartbeat(1_000);
  });

  test('follow each other: what a clean stop leaves says nothing', async () => {
    const url = place();
    const first = await openStorage({ url, isServer: true });
    await first.close();
    expect(existsSync(`${url}.owner`)).toBe(false);
    expect((await opened(url, true)).opened).toEqual({ isNew: false, left: null });
  });

  test('a name that was left behind locks nobody out, and is told', async () => {
    const url = place();
    mkdirSync(join(url, '..'), { recursive: true });
    await (await openStorage({ url })).close();
    writeFileSync(`${url}.owner`, JSON.stringify({ pid: 1, host: 'hall', since: 5 }));
    const { left } = (await opened(url, true)).opened;
    expect(left).toEqual({ pid: 1, host: 'hall', since: 5 });
  });
});

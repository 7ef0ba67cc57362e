// Backups: whole, taken while others write, restored into either database while a server runs, and refused with
// the reason when anything in the file is not as it was written.

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { startPostgres, type TestPostgres } from '../../../tools/postgres.mjs';
import { backup, checkBackup, openStorage, restore, type Storage } from '../src/index.ts';
import { HOOK_MS } from './databases.ts';

const folder = temporaryFolder();
let postgres: TestPostgres;
let count = 0;

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
}, HOOK_MS);
afterAll(() => postgres.stop(), HOOK_MS);

const ENGINES = ['sqlite', 'postgres'] as const;
type EngineName = (typeof ENGINES)[number];

const newFile = () => join(folder, `backup-${++count}`);
const newDatabase = async (engine: EngineName) =>
  engine === 'sqlite' ? join(folder, `${++count}.db`) : postgres.url(`backup${++count}`);

const entry = (body: string) => ({ at: 1_700_000_000_000, body });

async function using<T>(url: string, act: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openStorage({ url, connections: 4, now: () => 1_000 });
  try {
    return await act(storage);
  } finally {
    await storage.close();
  }
}

async function fill({ people, sessions, tables, games, log }: Storage) {
  for (const id of ['p1', 'p2', 'p3']) await people.addGuest({ id, name: `名前 "${id}"\n` });
  await people.addAccount('p1', { name: 'Aiko', email: 'a@example.org', password: 'hash' });
  await people.block('p1', 'p2');
  await sessions.add('token', 'p1', 1_000_000);
  await sessions.addLink('link', { purpose: 'sign-in', email: 'a@example.org' }, 1_000_000);
  await log.claim('table', 't');
  const table = { id: 't', state: 'over', visibility: 'public', host: 'p1', data: '{"a":1}' };
  await tables.save(table, 1);
  const seat = {
    bot: null,
    points: 25_000,
    place: 1,
    result: -5,
    name: 'x',
    person: 'p1',
    seat: 0,
  };
  const times = { startedAt: 1_700_000_000_000, endedAt: null };
  await games.save({ id: 'g', table: 't', ruleset: 'r', data: '{}', ...times, seats: [seat] });
  const claim = await log.claim('game', 'g');
  if (!claim.ok) throw new Error('held');
  // More than a page of the backup.
  const entries = Array.from({ length: 4_500 }, (_, i) => entry(`{"a":${i}}`));
  await log.append({ kind: 'game', id: 'g', from: 0, epoch: claim.epoch, entries });
}

async function everything({ people, sessions, tables, games, log }: Storage) {
  return {
    people: await Promise.all(['p1', 'p2', 'p3'].map((id) => people.find(id))),
    blocked: await people.blockedBy('p1'),
    session: await sessions.find('token'),
    table: await tables.find('t'),
    game: await games.find('g'),
    log: await log.read('game', 'g'),
    streams: await log.openStreams('game'),
  };
}

describe('saving and restoring', () => {
  const pairs = ENGINES.flatMap((from) => ENGINES.map((to) => [from, to] as const));

  test.each(pairs)('from %s to %s nothing is lost', async (from, to) => {
    const [source, target, file] = [await newDatabase(from), await newDatabase(to), newFile()];
    await using(source, fill);
    const saved = await backup(source, file, 0);
    expect(saved.tables).toMatchObject({ people: 3, accounts: 1, game_seats: 1, log: 4_500 });
    expect(await checkBackup(file)).toEqual(saved);
    // What was there before is gone afterwards.
    await using(target, ({ people }) => people.addGuest({ id: 'old', name: 'old' }));
    expect(await restore(target, file)).toEqual(saved);
    const before = await using(source, everything);
    expect(await using(target, everything)).toEqual(before);
    expect(await using(target, ({ people }) => people.find('old'))).toBeUndefined();
    expect(await using(target, ({ sessions }) => sessions.useLink('link'))).toBeDefined();
  });

  test('without a database there is nothing to save', async () => {
    const nowhere = join(folder, 'nowhere.db');
    await expect(backup(nowhere, newFile(), 0)).rejects.toThrow('no database at');
  });
});

describe.each(ENGINES)('while a server runs on %s', (engine) => {
  test('a backup shows one moment: nothing half, nothing before what it follows', async () => {
    const [source, target] = [await newDatabase(engine), await newDatabase(engine)];
    await using(source, async ({ log }) => {
      const epochs = new Map<string, number>();
      for (const id of ['a', 'b']) {
        const claim = await log.claim('game', id);
        if (claim.ok) epochs.set(id, claim.epoch);
      }
      let isOver = false;
      // Two entries at once in a, and only then one in b.
      const writer = (async () => {
        for (let n = 0; !isOver; n++) {
          const a = { kind: 'game', id: 'a', from: 2 * n, epoch: epochs.get('a')! };
          await log.append({ ...a, entries: [entry('x'), entry('y')] });
          const b = { kind: 'game', id: 'b', from: n, epoch: epochs.get('b')! };
          await log.append({ ...b, entries: [entry('z')] });
        }
      })();
      const seen: number[] = [];
      try {
        for (let i = 0; i < 4; i++) {
          const file = newFile();
          await backup(source, file, 0);
          await restore(target, file);
          const [a, b] = await using(target, ({ log }) =>
            Promise.all([log.read('game', 'a'), log.read('game', 'b')]),
          );
          expect(a.map(({ seq }) => seq)).toEqual(a.map((_, i) => i));
          expect(a.length % 2).toBe(0);
          expect([a.length / 2, a.length / 2 - 1]).toContain(b.length);
          seen.push(a.length);
        }
      } finally {
        isOver = true;
        await writer;
      }
      expect(seen[3]).toBeGreaterThan(seen[0]!);
    });
  });

  test('after a restore what the server has in mind is fenced off, and it is told to look again', async () => {
    const [url, file] = [await newDatabase(engine), newFile()];
    await using(url, async ({ log }) => {
      const claim = await log.claim('game', 'g');
      if (!claim.ok) throw new Error('held');
      const write = (from: number, body: string, epoch = claim.epoch) =>
        log.append({ kind: 'game', id: 'g', from, epoch, entries: [entry(body)] });
      await write(0, 'saved');
      const generation = await log.heartbeat(60_000);
      await backup(url, file, 0);
      await write(1, 'after the backup');
      await restore(url, file);
      expect(await write(2, 'stale')).toMatchObject({ ok: false, reason: 'fenced' });
      // Even under the number that would fit.
      expect(await write(1, 'stale')).toMatchObject({ ok: false, reason: 'fenced' });
      expect(await log.heartbeat(60_000)).toBe(generation + 1);
      const again = await log.claim('game', 'g');
      if (!again.ok) throw new Error('held');
      expect(again.head).toBe(1);
      expect(await write(1, 'goes on', again.epoch)).toEqual({ ok: true, head: 2 });
      const told = (await log.read('game', 'g')).map(({ body }) => body);
      expect(told).toEqual(['saved', 'goes on']);
    });
  });
});

describe('a damaged file is refused, and nothing is touched', () => {
  let url: string;
  let whole: Buffer;
  let lines: string[];

  beforeAll(async () => {
    url = await newDatabase('sqlite');
    await using(url, fill);
    const file = newFile();
    await backup(url, file, 0);
    whole = readFileSync(file);
    lines = gunzipSync(whole).toString().trimEnd().split('\n');
  }, HOOK_MS);

  async function refusal(bytes: Uint8Array): Promise<string> {
    const file = newFile();
    writeFileSync(file, bytes);
    const message = await restore(url, file).then(
      () => 'restored',
      (error: Error) => `${error.name}: ${error.message}`,
    );
    rmSync(file);
    return message;
  }

  const changed = (edit: (lines: string[]) => string[]) =>
    refusal(gzipSync(`${edit([...lines]).join('\n')}\n`));

  const replaced = (pattern: RegExp, by: string) =>
    changed((all) => all.map((line) => line.replace(pattern, by)));

  test('the file as it was written is accepted', async () => {
    expect(await changed((all) => all)).toBe('restored');
  });

  test.each([
    [
      'a changed value',
      /\{\\"a\\":77\}/,
      '{\\"a\\":78}',
      // Each table before it has its own lines.
      /table log \(to line \d+\): the checksum does not match/,
    ],
    [
      'a changed name',
      /"aiko"/,
      '"ben"',
      'table accounts (to line 9): the checksum does not match',
    ],
    [
      'a changed count',
      /"end":"people","rows":3/,
      '"end":"people","rows":4',
      'table people: 4 rows were saved, 3 are here',
    ],
    ['a renamed column', /"body"\]/, '"text"]', 'table log with its columns should begin here'],
    [
      'a later form',
      /\{"backup":1/,
      '{"backup":2',
      'line 1: the backup has format 2; this version reads format 1',
    ],
    [
      'a later schema',
      /"0001-first"/,
      '"0001-first","0009-more"',
      'line 1: the backup was made by a newer version: this one does not know its schema 0009-more',
    ],
    [
      'a changed date',
      /"created":"1970/,
      '"created":"1971',
      'the checksum of the whole file does not match',
    ],
    ['broken JSON', /^\["p2",/, '["p2"', 'line 4 is not JSON'],
    ['a short row', /^\["p2",/, '[', 'line 4: table people: a row of 3 values'],
  ])('%s', async (_, pattern, by, reason) => {
    expect(await replaced(pattern, by)).toMatch(reason);
  });

  test('a line too few, a line too many, lines in another order', async () => {
    expect(await changed((all) => all.toSpliced(3, 1))).toContain('3 rows were saved, 2 are here');
    expect(await changed((all) => [...all, '{}'])).toContain('there is text after the end');
    const swapped = (all: string[]) => [all[0]!, all[1]!, all[3]!, all[2]!, ...all.slice(4)];
    expect(await changed(swapped)).toContain('table people');
    expect(await changed((all) => all.slice(0, -1))).toContain('cut off in the last line');
    expect(await changed((all) => all.slice(0, 100))).toMatch(
      /cut off in table log, after \d+ rows/,
    );
  });

  test('what is no backup at all', async () => {
    expect(await refusal(Buffer.from('not a backup'))).toContain('damaged or not a backup');
    expect(await refusal(gzipSync('{"some":"json"}\n'))).toContain('not a Hanchan backup');
    expect(await refusal(new Uint8Array())).toContain('cut off');
    await expect(restore(url, join(folder, 'missing'))).rejects.toThrow('there is no such file');
  });

  test('cut off or with one byte changed, anywhere', async () => {
    const step = Math.floor(whole.length / 12);
    for (let at = 12; at < whole.length; at += step) {
      expect(await refusal(whole.subarray(0, at))).toMatch(/^BadBackup: /);
      const flipped = Buffer.from(whole);
      flipped[at] = flipped[at]! ^ 0x40;
      expect(await refusal(flipped)).toMatch(/^BadBackup: /);
    }
  });

  test('the database still has what it had', async () => {
    const { log, people } = await using(url, everything);
    expect(log).toHaveLength(4_500);
    expect(people[0]?.account?.email).toBe('a@example.org');
  });
});

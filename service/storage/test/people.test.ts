// Guests, accounts, sessions, the lobby's list and the list of games.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { isDuplicate, nameKey, openStorage, type StoredGame } from '../src/index.ts';
import { onBoth } from './databases.ts';

onBoth('people', ({ openFresh }) => {
  test('a guest who makes an account stays the same person', async () => {
    const { people } = await openFresh({ now: () => 77 });
    await people.addGuest({ id: 'p1', name: 'Aiko' });
    const guest = { id: 'p1', name: 'Aiko', createdAt: 77, settings: '{}' };
    expect(await people.find('p1')).toEqual({ ...guest, account: null });
    expect(await people.findByName('Aiko')).toBeUndefined();
    const account = { name: 'Aiko', email: 'Aiko@Example.org', password: 'argon…' };
    expect(await people.addAccount('p1', account)).toEqual({ ok: true });
    const stored = {
      email: 'aiko@example.org',
      claimedEmail: null,
      password: 'argon…',
      createdAt: 77,
    };
    expect(await people.findByName('AIKO')).toEqual({ ...guest, account: stored });
    expect((await people.findByEmail('AIKO@example.org'))?.id).toBe('p1');
  });

  test('names and addresses are given out once, however they are written', async () => {
    const { people } = await openFresh();
    for (const id of ['p1', 'p2']) await people.addGuest({ id, name: 'guest' });
    await people.addAccount('p1', { name: 'Aiko', email: 'a@example.org', password: null });
    const taken = (name: string, email: string | null) =>
      people.addAccount('p2', { name, email, password: null });
    expect(await taken('ａｉｋｏ', null)).toEqual({ ok: false, taken: 'name' });
    expect(await taken('Ben', 'A@example.org')).toEqual({ ok: false, taken: 'email' });
    // A refused account has not renamed the guest.
    expect((await people.find('p2'))?.name).toBe('guest');
    expect(await taken('Ben', null)).toEqual({ ok: true });
    expect(await people.rename('p2', 'aiko')).toEqual({ ok: false, taken: 'name' });
    expect(await people.rename('p2', 'BEN')).toEqual({ ok: true });
    expect((await people.findByName('ben'))?.name).toBe('BEN');
  });

  test('settings, passwords and blocks', async () => {
    const { people } = await openFresh();
    for (const id of ['p1', 'p2', 'p3']) await people.addGuest({ id, name: `name ${id}` });
    await people.addAccount('p1', { name: 'Aiko', email: null, password: 'old' });
    await people.setPassword('p1', 'new');
    await people.setSettings('p1', '{"theme":"dark"}');
    expect(await people.find('p1')).toMatchObject({
      settings: '{"theme":"dark"}',
      account: { password: 'new' },
    });
    for (const id of ['p3', 'p2', 'p2']) await people.block('p1', id);
    expect((await people.blockedBy('p1')).map(({ id }) => id)).toEqual(['p2', 'p3']);
    await people.unblock('p1', 'p2');
    expect(await people.blockedBy('p1')).toEqual([{ id: 'p3', name: 'name p3' }]);
    await people.remove('p3');
    expect(await people.blockedBy('p1')).toEqual([]);
  });

  test('an id twice is a duplicate, and said to be one', async () => {
    const { people } = await openFresh();
    await people.addGuest({ id: 'p1', name: 'one' });
    const error: unknown = await people.addGuest({ id: 'p1', name: 'two' }).catch((e) => e);
    expect(isDuplicate(error)).toBe(true);
    expect(isDuplicate(new Error('something else'))).toBe(false);
  });
});

onBoth('sessions', ({ openFresh }) => {
  test('last as long as they were given, and can be ended', async () => {
    const clock = { now: 1_000 };
    const { people, sessions } = await openFresh({ now: () => clock.now });
    await people.addGuest({ id: 'p1', name: 'Aiko' });
    for (const token of ['t1', 't2', 't3']) await sessions.add(token, 'p1', 500);
    expect(await sessions.find('t1')).toEqual({ person: 'p1', createdAt: 1_000, expiresAt: 1_500 });
    expect(await sessions.find('other')).toBeUndefined();
    await sessions.extend('t1', 2_000);
    clock.now = 1_500;
    expect(await sessions.find('t2')).toBeUndefined();
    expect(await sessions.find('t1')).toBeDefined();
    await sessions.sweep();
    await sessions.add('t4', 'p1', 500);
    await sessions.removeAllOf('p1', 't4');
    expect(await sessions.find('t1')).toBeUndefined();
    await sessions.remove('t4');
    expect(await sessions.find('t4')).toBeUndefined();
  });

  test('a link to an address goes with its owner, and not with somebody who only claimed it', async () => {
    const { people, sessions, erase } = await openFresh({ now: () => 0 });
    const forgetting = { name: 'x', kind: 'game', opening: String, table: String, links: [] };
    const email = 'owner@example.org';
    for (const [id, own] of [
      ['claimant', { email: null, claimedEmail: email }],
      ['owner', { email, claimedEmail: null }],
    ] as const) {
      await people.addGuest({ id, name: id });
      await people.addAccount(id, { name: id, password: null, ...own });
    }
    await sessions.addLink('to-the-owner', { purpose: 'signIn', email }, 1_000);
    await erase('claimant', forgetting);
    expect(await sessions.findLink('to-the-owner')).toBeDefined();
    await erase('owner', forgetting);
    expect(await sessions.findLink('to-the-owner')).toBeUndefined();
  });

  test('a link by e-mail opens once', async () => {
    const clock = { now: 0 };
    const { sessions } = await openFresh({ now: () => clock.now });
    const link = { purpose: 'sign-in', email: 'a@example.org' };
    await sessions.addLink('l1', link, 100);
    await sessions.addLink('l2', link, 100);
    expect(await sessions.useLink('l1')).toEqual(link);
    expect(await sessions.useLink('l1')).toBeUndefined();
    clock.now = 100;
    expect(await sessions.useLink('l2')).toBeUndefined();
  });
});

onBoth('tables and games', ({ openFresh }) => {
  test('the lobby lists what it asks for, the latest first', async () => {
    const clock = { now: 0 };
    const { people, tables, log } = await openFresh({ now: () => ++clock.now });
    for (const id of ['a', 'b', 'c', 'd']) await log.claim('table', id);
    await people.addGuest({ id: 'p1', name: 'Aiko' });
    const table = { state: 'waiting', visibility: 'public', host: 'p1', data: '{}' };
    expect(await tables.save({ ...table, id: 'a' }, 1)).toBe(true);
    await tables.save({ ...table, id: 'b', visibility: 'link' }, 1);
    await tables.save({ ...table, id: 'c' }, 1);
    await tables.save({ ...table, id: 'd', state: 'over' }, 1);
    await tables.save({ ...table, id: 'a', data: '{"seats":2}' }, 1);
    const waiting = await tables.list({ states: ['waiting'], visibility: 'public' });
    expect(waiting.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(waiting[0]).toEqual({ ...table, id: 'a', data: '{"seats":2}' });
    expect(await tables.list({ states: ['waiting', 'over'], limit: 2 })).toHaveLength(2);
    expect(await tables.remove('a', 1)).toBe(true);
    expect(await tables.find('a')).toBeUndefined();
    await people.remove('p1');
    expect(await tables.find('c')).toMatchObject({ host: null });
  });

  const game = (id: string, startedAt: number, person: string | null): StoredGame => ({
    id,
    table: 't1',
    ruleset: 'some-rules',
    data: '{}',
    startedAt,
    endedAt: null,
    seats: [0, 1, 2, 3].map((seat) => ({
      seat,
      person: seat === 2 ? person : null,
      name: `player ${seat}`,
      bot: seat === 2 ? null : 'steady',
      points: null,
      place: null,
      result: null,
    })),
  });

  test('my games, page by page; a result is saved over the running game', async () => {
    const { people, games } = await openFresh();
    await people.addGuest({ id: 'p1', name: 'Aiko' });
    for (let i = 0; i < 5; i++) await games.save(game(`g${i}`, 1_000 + i, 'p1'));
    await games.save(game('other', 1_002, null));
    const first = await games.ofPerson('p1', { limit: 3 });
    expect(first.map(({ id }) => id)).toEqual(['g4', 'g3', 'g2']);
    const rest = await games.ofPerson('p1', { limit: 3, before: 1_002 });
    expect(rest.map(({ id }) => id)).toEqual(['g1', 'g0']);
    const points = [41_200, 25_000, 23_800, 10_000];
    const running = game('g0', 1_000, 'p1');
    const over: StoredGame = {
      ...running,
      endedAt: 9_000,
      seats: running.seats.map((seat, i) => ({
        ...seat,
        points: points[i]!,
        place: i + 1,
        result: -12,
      })),
    };
    for (let twice = 0; twice < 2; twice++) await games.save(over);
    expect(await games.find('g0')).toEqual(over);
    expect(await games.ofTable('t1')).toHaveLength(6);
    await people.remove('p1');
    expect((await games.find('g0'))?.seats[2]).toMatchObject({ person: null, name: 'player 2' });
  });
});

describe('what is written', () => {
  test('names that look the same are the same', () => {
    expect(nameKey('ＡＩＫＯ')).toBe(nameKey('aiko'));
  });

  test('no token stands in the file', async () => {
    const url = join(temporaryFolder(), 'hanchan.db');
    const storage = await openStorage({ url });
    await storage.people.addGuest({ id: 'p1', name: 'Aiko of the file' });
    await storage.sessions.add('secret-session-token', 'p1', 1_000);
    await storage.sessions.addLink('secret-link-token', { purpose: 'x', email: 'e' }, 1_000);
    await storage.close();
    const bytes = readFileSync(url, 'latin1');
    expect(bytes).toContain('Aiko of the file');
    expect(bytes).not.toContain('secret-');
  });

  test('a file that is no database is left alone, and said to be none', async () => {
    const url = join(temporaryFolder(), 'notes.txt');
    writeFileSync(url, 'Not a database. Not at all a database, but some notes of somebody.');
    await expect(openStorage({ url })).rejects.toThrow(/notes.txt: .*not a database/);
    expect(readFileSync(url, 'utf8')).toContain('some notes');
  });

  test('an address that is no database is named, without its secrets', async () => {
    const opening = openStorage({ url: 'mysql://me:secret@host/db' });
    await expect(opening).rejects.toThrow('"mysql" is not supported');
    await expect(opening).rejects.not.toThrow('secret');
  });
});

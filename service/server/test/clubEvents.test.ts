// A club takes the signed sheet of an event as far as everybody may see it, shows a formula before it is saved, and hands
// out what it holds on a member to that member.

import { PLAIN_FORMULA } from '@hanchan/club';
import { expect, test } from 'vitest';
import { TestClient } from './support/client.ts';
import { CLUB_SETTINGS } from './support/clubSettings.ts';
import { aHall } from './support/eventHall.ts';
import { testServer } from './support/fixture.ts';

test('a sheet behind the curtain, or of a rehearsal, is nobody’s to take', async () => {
  const { port } = await testServer();
  const client = new TestClient(port);
  await client.guest('Ada');
  const made = await client.request('POST', '/api/clubs', { settings: CLUB_SETTINGS, name: 'Ada' });
  const { id, key } = made.body as { id: string; key: string };
  const as = { authorization: `Bearer ${key}` };
  const ask = (method: string, path: string, body?: unknown, headers = as) =>
    client.request(method, `/api/clubs/${id}${path}`, body, headers);
  let count = 0;
  const act = (one: unknown) => ask('POST', '/acts', { id: `command-${++count}`, act: one });
  const members = [1, 2, 3, 4].map((i) => ({ id: `m${i}`, name: `Member ${i}`, role: 'member' }));
  await act({ type: 'add', members });
  const days = { from: '2026-09-01', to: '2026-12-31' };
  await act({
    type: 'openSeason',
    season: { id: 's1', name: 'Autumn', ...days, teams: [], formula: PLAIN_FORMULA },
  });
  const evening = { id: 'e1', day: '2026-11-03', time: '19:00', title: '', place: '', note: '' };
  await act({ type: 'plan', evening: { ...evening, season: 's1' } });

  const hall = await aHall(port);
  await hall.do({ type: 'start', round: 1 });
  await hall.finish(1, 1);
  const players = members.map((one) => one.id);
  const attach = (event: string, table: number) =>
    act({
      type: 'attach',
      game: `g${++count}`,
      evening: 'e1',
      table: 1,
      players,
      source: { kind: 'event', event, round: 1, table },
      isRated: true,
    });
  expect(await attach(hall.id, 2)).toMatchObject({ body: { code: 'wrongState', field: 'source' } });
  await hall.do({ type: 'curtain', isDown: true });
  expect(await attach(hall.id, 1)).toMatchObject({ body: { code: 'wrongState', field: 'source' } });
  await hall.do({ type: 'curtain', isDown: false });
  expect(await attach(hall.id, 1)).toMatchObject({ status: 200 });
  const rehearsal = await aHall(port, { isRehearsal: true });
  expect(await attach(rehearsal.id, 1)).toMatchObject({ body: { field: 'source.event' } });

  const before = (await ask('GET', '/seasons/s1')).body;
  expect(before.rows[0].total).toBe(30_000);
  const formula = { ...PLAIN_FORMULA, rank: 'averagePlace' };
  const preview = await ask('POST', '/seasons/s1/preview', { formula });
  expect(preview.body.rows[0].total).toBe(1);
  expect((await ask('GET', '/seasons/s1')).body).toEqual(before);
  const bad = await ask('POST', '/seasons/s1/preview', { formula: { ...PLAIN_FORMULA, best: 0 } });
  expect(bad).toMatchObject({ status: 400, body: { field: 'formula.best' } });

  const { body } = await ask('GET', '/links');
  const own = body.members.find((one: { member: string }) => one.member === 'm1').key as string;
  const asOwn = { authorization: `Bearer ${own}` };
  const held = await ask('GET', '/members/m1/data', undefined, asOwn);
  expect(held.body).toMatchObject({ member: 'm1', names: ['Member 1'] });
  expect(await ask('GET', '/members/m2/data', undefined, asOwn)).toMatchObject({ status: 403 });
});

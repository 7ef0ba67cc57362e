// A club over HTTP: joining, evenings, results from paper and from a kept score, who sees what, erasing, and files that lie.

import { type ClubEntry, PLAIN_FORMULA, type SeasonView } from '@hanchan/club';
import { openStorage } from '@hanchan/storage';
import { beforeEach, describe, expect, test } from 'vitest';
import { keptBegin } from '../../../proof/spec/support/keptBegin.ts';
import { TestClient } from './support/client.ts';
import { CLUB_SETTINGS } from './support/clubSettings.ts';
import { temporaryFolder, testServer } from './support/fixture.ts';
import { bot, opening, playedEntries, storeGame } from './support/playedGames.ts';

const SETTINGS = { ...CLUB_SETTINGS, place: 'Lakeside' };

let client: TestClient;
let club: string;
let key: string;
let count = 0;

const as = (secret: string) => ({ authorization: `Bearer ${secret}` });
const get = async (path: string, secret = key) =>
  client.request('GET', `/api/clubs/${club}${path}`, undefined, secret === '' ? {} : as(secret));
const send = (act: unknown, secret = key, id = `command-${++count}`) =>
  client.request('POST', `/api/clubs/${club}/acts`, { id, act }, as(secret));
async function does(act: unknown, secret = key): Promise<void> {
  const { status, body } = await send(act, secret);
  if (status !== 200) throw new Error(JSON.stringify(body));
}
const join = async (name: string) => {
  const { body } = await get('/links');
  const id = `join-${++count}-${name}`;
  return (await client.request('POST', `/api/clubs/${club}/join`, { id, key: body.join, name }))
    .body as { member: string; key: string };
};
const season = { id: 's1', name: 'Autumn', from: '2026-09-01', to: '2026-12-31', teams: [] };
const evening = (id: string) => ({
  type: 'plan',
  evening: { id, day: '2026-11-03', time: '19:00', title: '', place: '', note: '', season: 's1' },
});
const result = (
  game: string,
  on: string,
  players: readonly string[],
  points: readonly number[],
) => ({
  type: 'enter',
  game,
  evening: on,
  table: 1,
  players,
  typed: { points, left: 0, penalties: [0, 0, 0, 0] },
  isRated: true,
});

async function found(port: number): Promise<void> {
  client = new TestClient(port);
  await client.guest('Ada');
  const { body } = await client.request('POST', '/api/clubs', { settings: SETTINGS, name: 'Ada' });
  ({ id: club, key } = body as { id: string; key: string });
}

beforeEach(async () => {
  await found((await testServer()).port);
  await does({ type: 'openSeason', season: { ...season, formula: PLAIN_FORMULA } });
  await does(evening('e1'));
});

describe('a club', () => {
  test('is joined by its link, once for one command; a renewed link opens nothing', async () => {
    const { body } = await get('/links');
    const form = { id: 'the-same-join', key: body.join, name: 'Bo' };
    const path = `/api/clubs/${club}/join`;
    const first = await client.request('POST', path, form);
    const again = await client.request('POST', path, form);
    expect(again.body).toEqual(first.body);
    expect((await get('')).body.members).toHaveLength(2);
    const double = await client.request('POST', path, { ...form, id: 'who-is-a-Bo', name: ' bo ' });
    expect(double).toMatchObject({ status: 409, body: { code: 'duplicate', field: 'name' } });
    await does({ type: 'renewLink', link: 'join' });
    const late = await client.request('POST', path, { ...form, id: 'another-join' });
    expect(late).toMatchObject({ status: 403, body: { code: 'notAllowed', field: 'key' } });
  });

  test('counts a typed result into season and player page; members enter their own tables only', async () => {
    const four = [await join('Bo'), await join('Cy'), await join('Di'), await join('Ed')];
    const fifth = await join('Fay');
    const ids = four.map(({ member }) => member);
    const act = result('g1', 'e1', ids, [45_000, 35_000, 25_000, 15_000]);
    expect(await send(act, fifth.key)).toMatchObject({
      body: { code: 'notAllowed', field: 'players' },
    });
    await does(act, four[0]!.key);
    const table = (await get('/seasons/s1')).body as SeasonView;
    expect(table.rows.map(({ name, total }) => [name, total])).toEqual([
      ['Bo', 30_000],
      ['Cy', 10_000],
      ['Di', -10_000],
      ['Ed', -30_000],
    ]);
    const player = (await get(`/members/${ids[0]}`)).body;
    expect(player).toMatchObject({ games: 1, places: [1, 0, 0, 0], score: 30_000 });
    expect(player.member.rating.rating).toBeGreaterThan(1_500);
    const sum = (await get(`/seasons/s1/members/${ids[0]}`)).body;
    expect(sum.games).toMatchObject([{ worth: 30_000, left: null }]);
    const against = (await get(`/members/${ids[0]}/against/${ids[1]}`)).body;
    expect(against.sides.map(({ ahead }: { ahead: number }) => ahead)).toEqual([1, 0]);
  });

  test('takes a kept score with its hands, once', async () => {
    const four = [await join('Bo'), await join('Cy'), await join('Di'), await join('Ed')];
    const [write, read] = ['a'.repeat(32), 'b'.repeat(32)];
    const id = 'clubtable001';
    await client.request('PUT', `/api/kept/${id}`, { write, read });
    const begin = keptBegin({});
    const win = { seat: 1, worth: { yakuman: 1 } };
    const hand = { riichi: [1], result: { type: 'ron', from: 0, wins: [win] } };
    const entries = [
      begin,
      { id: 'h1', by: 'A', at: 2, act: { type: 'hand', hand } },
      { id: 'end', by: 'A', at: 3, act: { type: 'end', note: '' } },
    ];
    const source = { kind: 'kept', id, read };
    const players = four.map(({ member }) => member);
    const attach = { type: 'attach', game: 'g1', evening: 'e1', table: 1, players, source };
    const early = { ...attach, isRated: true };
    const path = `/api/kept/${id}/entries`;
    await client.request('POST', path, { expected: 0, entries: entries.slice(0, 2) }, as(write));
    expect(await send(early)).toMatchObject({ body: { code: 'wrongState', field: 'source' } });
    await client.request('POST', path, { expected: 2, entries: entries.slice(2) }, as(write));
    const wrong = { ...early, source: { ...source, read: 'c'.repeat(32) } };
    expect(await send(wrong)).toMatchObject({ body: { code: 'wrongLink', field: 'source.id' } });
    await does(early);
    const { figures, wall } = (await get(`/members/${players[1]}`)).body;
    expect(figures).toMatchObject({ deals: 1, wins: 1, riichi: 1, riichiWins: 1, dealIns: 0 });
    expect(wall).toMatchObject([{ points: 32_000, from: { name: 'Bo' } }]);
    expect((await get(`/members/${players[0]}`)).body.figures).toMatchObject({ dealIns: 1 });
    const twice = await send({ ...early, game: 'g2' });
    expect(twice).toMatchObject({ body: { code: 'duplicate', field: 'source' } });
  });

  test('tells what a drawn table has so far, where the club and the score name each other', async () => {
    const four = [await join('Bo'), await join('Cy'), await join('Di'), await join('Ed')];
    const [write, read] = ['a'.repeat(32), 'b'.repeat(32)];
    const players = four.map(({ member }) => member);
    await does({ type: 'draw', evening: 'e1', game: 1, seed: '', tables: [players] });
    const keep = { type: 'keep', evening: 'e1', game: 1, table: 1 };
    const playing = async () => (await get('/evenings/e1')).body.playing;
    const hand = { riichi: [1], result: { type: 'exhausted', tenpai: [1] } };
    const keptAt = async (id: string, place: object) => {
      await client.request('PUT', `/api/kept/${id}`, { write, read });
      const plain = keptBegin({});
      const at = { club, evening: 'e1', game: 1, table: 1, ...place };
      const begin = { ...plain, act: { ...plain.act, club: at } };
      const entries = [begin, { id: 'h1', by: 'A', at: 2, act: { type: 'hand', hand } }];
      await client.request('POST', `/api/kept/${id}/entries`, { expected: 0, entries }, as(write));
      await does({ ...keep, kept: id }, four[1]!.key);
    };
    await does({ ...keep, kept: 'nothing-there' }, four[0]!.key);
    expect(await playing()).toEqual([]);
    await keptAt('clubtable002', { table: 2 });
    expect(await playing()).toEqual([]);
    await keptAt('clubtable003', {});
    expect(await playing()).toMatchObject([
      {
        ...{ game: 1, table: 1, points: [29_000, 32_000, 29_000, 29_000], deposits: 1 },
        ...{ deal: { wind: 0, number: 2, counters: 1 }, isOver: false },
      },
    ]);
    const end = { id: 'end', by: 'A', at: 3, act: { type: 'end', note: '' } };
    const more = { expected: 2, entries: [end] };
    await client.request('POST', '/api/kept/clubtable003/entries', more, as(write));
    expect(await playing()).toMatchObject([{ isOver: true }]);
    const source = { kind: 'kept', id: 'clubtable003', read };
    const attach = { type: 'attach', game: 'g1', evening: 'e1', table: 1, players, source };
    await does({ ...attach, isRated: true });
    expect(await playing()).toEqual([]);
  });

  test('takes an online game with its hands, once', async () => {
    const databaseUrl = `${temporaryFolder()}/clubs.db`;
    const storage = await openStorage({ url: databaseUrl, node: 'writer' });
    const four = Array.from({ length: 4 }, () => bot('beginner'));
    await storeGame(storage, 'played', playedEntries(opening(four)));
    await storage.close();
    await found((await testServer({ databaseUrl })).port);
    await does({ type: 'openSeason', season: { ...season, formula: PLAIN_FORMULA } });
    await does(evening('e1'));
    const players = [];
    for (const name of ['Bo', 'Cy', 'Di', 'Ed']) players.push((await join(name)).member);
    const attach = { type: 'attach', game: 'g1', evening: 'e1', table: 1, players, isRated: true };
    const none = await send({ ...attach, source: { kind: 'game', id: 'another' } });
    expect(none).toMatchObject({ body: { code: 'unknown', field: 'source.id' } });
    await does({ ...attach, source: { kind: 'game', id: 'played' } });
    const { games } = (await get('/evenings/e1')).body;
    const { figures } = (await get(`/members/${players[0]}`)).body;
    const { result: played } = (await client.request('GET', '/api/games/played')).body;
    expect(games[0]).toMatchObject({ places: played.places, deals: figures.deals });
    expect(games[0].score.map(Math.round)).toEqual(
      played.result.map((one: number) => Math.round(one / 12)),
    );
    expect(figures.deals).toBeGreaterThan(3);
    const twice = await send({ ...attach, game: 'g2', source: { kind: 'game', id: 'played' } });
    expect(twice).toMatchObject({ body: { code: 'duplicate', field: 'source' } });
  });

  test('shows a visitor no results, and another club nothing for its key', async () => {
    expect((await get('', '')).body).toMatchObject({
      members: null,
      season: null,
      you: { role: 'visitor' },
    });
    expect(await get('/seasons/s1', '')).toMatchObject({ status: 403, body: { field: 'key' } });
    const own = { club, key };
    await found(client.port);
    const stranger = await client.request('GET', `/api/clubs/${own.club}`, undefined, as(key));
    expect(stranger).toMatchObject({ status: 403, body: { code: 'notAllowed', field: 'key' } });
    const none = await client.request('GET', '/api/clubs/nothing-here');
    expect(none).toMatchObject({ status: 404, body: { code: 'noSuchClub', field: 'club' } });
  });

  test('is the same after a restart', async () => {
    const databaseUrl = `${temporaryFolder()}/clubs.db`;
    const first = await testServer({ databaseUrl });
    await found(first.port);
    const bo = await join('Bo');
    const before = (await get('', bo.key)).body;
    await first.close();
    client = new TestClient((await testServer({ databaseUrl })).port);
    expect((await get('', bo.key)).body).toEqual(before);
  });
});

describe('the file of a club', () => {
  const put = (text: string) =>
    fetch(`http://127.0.0.1:${client.port}/api/clubs/import`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', cookie: client.cookie },
      body: text,
    });
  const file = async () =>
    (
      await fetch(`http://127.0.0.1:${client.port}/api/clubs/${club}/file`, { headers: as(key) })
    ).text();

  test('makes a new club with the same table, and no forged one', async () => {
    const four = [await join('Bo'), await join('Cy'), await join('Di'), await join('Ed')];
    const ids = four.map(({ member }) => member);
    await does(result('g1', 'e1', ids, [45_000, 35_000, 25_000, 15_000]));
    const before = (await get('/seasons/s1')).body.rows;
    const text = await file();
    const forged = await put(text.replace('45000', '46000'));
    expect(await forged.json()).toMatchObject({ code: 'badArchive', field: 'sum' });
    const parsed = JSON.parse(text) as { entries: ClubEntry[] };
    const { writeClubFile } = await import('@hanchan/club');
    const entries = JSON.parse(JSON.stringify(parsed.entries).replace('45000', '46000'));
    const resummed = await put(writeClubFile(entries));
    expect(await resummed.json()).toMatchObject({
      code: 'badArchive',
      field: 'entries.7.act.typed.points',
    });
    const odd = parsed.entries.map((entry, i) =>
      i === 3 ? { ...entry, act: { type: 'win' } } : entry,
    );
    expect(await (await put(writeClubFile(odd as never))).json()).toMatchObject({
      code: 'badArchive',
    });
    const made = (await (await put(text)).json()) as { id: string; key: string };
    ({ id: club, key } = made);
    expect((await get('/seasons/s1')).body.rows).toEqual(before);
  });
});

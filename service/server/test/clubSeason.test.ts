// A season through the API: thirty evenings of sixty people, with corrections. Every total and rating follows from the log,
// worked out here a second time, and whoever is erased changes nothing of the others.

import {
  type ClubEntry,
  type ClubView,
  PLAIN_FORMULA,
  type PlayerView,
  type RatingsView,
  type SeasonView,
} from '@hanchan/club';
import { rate, rating } from 'openskill';
import { expect, test } from 'vitest';
import { ratingsInFile } from '../src/clubs/fileRatings.ts';
import { TestClient } from './support/client.ts';
import { CLUB_SETTINGS } from './support/clubSettings.ts';
import { testServer } from './support/fixture.ts';

const NIGHTS = 30;
const PEOPLE = 60;
const UMA = [15_000, 5_000, -5_000, -15_000];

interface Home {
  readonly client: TestClient;
  readonly club: string;
  readonly key: string;
}

const headers = (key: string) => ({ authorization: `Bearer ${key}` });

async function founded(): Promise<Home> {
  const client = new TestClient((await testServer()).port);
  await client.guest('Ada');
  const settings = { ...CLUB_SETTINGS, timeZone: 'UTC' };
  const { body } = await client.request('POST', '/api/clubs', { settings, name: 'Ada' });
  return { client, club: body.id, key: body.key };
}

async function read<T>({ client, club, key }: Home, path: string): Promise<T> {
  const answer = await client.request('GET', `/api/clubs/${club}${path}`, undefined, headers(key));
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as T;
}

let count = 0;
async function does({ client, club, key }: Home, act: unknown): Promise<void> {
  const command = { id: `command-${++count}`, act };
  const path = `/api/clubs/${club}/acts`;
  const { status, body } = await client.request('POST', path, command, headers(key));
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function fileOf({ client, club, key }: Home): Promise<string> {
  const url = `http://127.0.0.1:${client.port}/api/clubs/${club}/file`;
  return (await fetch(url, { headers: headers(key) })).text();
}

/** Five tables a night; every fourth night a result is corrected, and one is taken out of the count. */
async function playSeason(home: Home): Promise<void> {
  let seed = 5;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const ids = Array.from({ length: PEOPLE }, (_, i) => `p${i}`);
  const members = ids.map((id, i) => ({ id, name: `Player ${i}`, role: 'member' }));
  await does(home, { type: 'add', members });
  const season = { id: 's1', name: 'Autumn', from: '2026-09-01', to: '2026-12-31', teams: [] };
  await does(home, { type: 'openSeason', season: { ...season, formula: PLAIN_FORMULA } });
  const typed = () => {
    const moved = 100 * next(200);
    const points = [30_000 + moved, 30_000, 30_000, 30_000 - moved];
    return { points, left: 0, penalties: [0, 0, 0, 0] };
  };
  for (let night = 0; night < NIGHTS; night++) {
    const told = { day: '2026-11-03', time: '19:00', title: '', place: '', note: '' };
    await does(home, { type: 'plan', evening: { id: `n${night}`, ...told, season: 's1' } });
    for (let i = ids.length - 1; i > 0; i--) {
      const j = next(i + 1);
      [ids[i], ids[j]] = [ids[j]!, ids[i]!];
    }
    for (let table = 0; table < 5; table++) {
      const players = ids.slice(table * 4, table * 4 + 4);
      const place = { game: `n${night}t${table}`, evening: `n${night}`, table: table + 1 };
      await does(home, { type: 'enter', ...place, players, typed: typed(), isRated: true });
    }
    if (night % 4 !== 3) continue;
    // What was counted until now is asked for in between, so that it has to be taken back.
    await read(home, '/ratings');
    await read(home, '');
    const again = { game: `n${night - 2}t1`, version: 1, reason: 'misread' };
    const others = { players: ids.slice(20, 24), typed: typed(), isRated: true };
    await does(home, { type: 'correct', ...again, ...others });
    await does(home, { type: 'void', game: `n${night - 1}t2`, version: 1, reason: 'unfinished' });
  }
}

interface Result {
  readonly players: readonly string[];
  readonly points: readonly number[];
  isVoid: boolean;
}

/** The results as they stand, read out of the file by hand. */
function resultsIn(text: string): readonly Result[] {
  const results = new Map<string, Result>();
  for (const { act } of (JSON.parse(text) as { entries: ClubEntry[] }).entries) {
    if (act.type === 'enter' || act.type === 'correct') {
      results.set(act.game, { players: act.players, points: act.typed.points, isVoid: false });
    } else if (act.type === 'void') results.get(act.game)!.isVoid = true;
  }
  return [...results.values()].filter(({ isVoid }) => !isVoid);
}

/** Shared places count the mean of what they share. */
const sharedAmong = (points: readonly number[], prizes: readonly number[]) =>
  points.map((own) => {
    const first = points.filter((one) => one > own).length;
    const sharing = points.filter((one) => one === own).length;
    const share = prizes.slice(first, first + sharing).reduce((sum, one) => sum + one, 0);
    return share / sharing;
  });

function totalsOf(results: readonly Result[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const { players, points } of results) {
    const uma = sharedAmong(points, UMA);
    for (const [i, id] of players.entries()) {
      totals.set(id, (totals.get(id) ?? 0) + points[i]! - 30_000 + uma[i]!);
    }
  }
  return totals;
}

function ratingsOf(results: readonly Result[]): Map<string, number> {
  const held = new Map<string, ReturnType<typeof rating>>();
  for (const { players, points } of results) {
    const rank = points.map((own) => 1 + points.filter((one) => one > own).length);
    const teams = players.map((id) => [held.get(id) ?? rating()]);
    for (const [i, [after]] of rate(teams, { rank }).entries()) held.set(players[i]!, after!);
  }
  const shown = (mu: number) => Math.round(10 * (1_500 + (mu - 25) * 60)) / 10;
  return new Map([...held].map(([id, { mu }]) => [id, shown(mu)]));
}

const rounded = (totals: Iterable<readonly [string, number]>) =>
  [...totals].map(([id, total]) => [id, Math.round(total * 12)] as const).sort();

/** Everything that the others are shown, without the name of one member. */
async function shownOfOthers(home: Home, gone: string) {
  const others = Array.from({ length: PEOPLE }, (_, i) => `p${i}`).filter((id) => id !== gone);
  const players: unknown[] = [];
  for (const id of others) players.push(await read<PlayerView>(home, `/members/${id}`));
  const club = await read<ClubView>(home, '');
  const shown = {
    players,
    ratings: await read<RatingsView>(home, '/ratings'),
    season: club.season,
    records: club.records,
    members: club.members!.filter(({ member }) => member !== gone),
  };
  const nameless = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && 'member' in value && value.member === gone
      ? { ...value, name: null, isErased: true }
      : value;
  return JSON.parse(JSON.stringify(shown, nameless));
}

test('totals and ratings are those of the log, and erasing one changes nothing of the others', async () => {
  const home = await founded();
  await playSeason(home);
  const view = await read<RatingsView>(home, '/ratings');
  const { rows } = await read<SeasonView>(home, '/seasons/s1');
  const text = await fileOf(home);
  const results = resultsIn(text);
  expect(results).toHaveLength(NIGHTS * 5 - 7);
  expect(rounded(rows.map(({ member, total }) => [member, total] as const))).toEqual(
    rounded(totalsOf(results)),
  );
  expect(view.rows.map((row) => [row.member, row.rating] as const).sort()).toEqual(
    [...ratingsOf(results)].sort(),
  );
  const again = ratingsInFile(text);
  expect(again).toMatchObject({ ok: true, value: { rows: view.rows, games: results.length } });

  const gone = rows[0]!;
  const { client, club, key } = home;
  const own = await read<{ members: { member: string; key: string }[] }>(home, '/links');
  const link = own.members.find(({ member }) => member === gone.member)!.key;
  const before = await shownOfOthers(home, gone.member);
  const path = `/api/clubs/${club}/members/${gone.member}`;
  const erased = await client.request('DELETE', path, { name: gone.name }, headers(key));
  expect(erased.body).toEqual({ isErased: true });
  expect(await shownOfOthers(home, gone.member)).toEqual(before);
  expect(await fileOf(home)).not.toContain(`"${gone.name}"`);

  const page = await client.request('GET', path, undefined, headers(key));
  expect(page).toMatchObject({ status: 400, body: { code: 'unknown', field: 'member' } });
  const opened = await client.request('GET', `/api/clubs/${club}`, undefined, headers(link));
  expect(opened).toMatchObject({ status: 403, body: { code: 'notAllowed', field: 'key' } });
});

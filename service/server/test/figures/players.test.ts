// Profiles over HTTP: what a match leaves in them, and what a stranger, somebody followed, somebody blocked, somebody erased and
// somebody with bad intent see of them.

import { Statistics, Summarising } from '@hanchan/arena';
import type { LadderAnswer, Place, PlayedAnswer, ProfileAnswer } from '@hanchan/protocol';
import { linesOf, replayRecord } from '@hanchan/records';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../proof/spec/support/patience.ts';
import { PASSWORD, TestClient } from '../support/client.ts';
import { testServer } from '../support/fixture.ts';
import { playByItself, seat } from '../support/table.ts';

const account = TestClient.withAccount;

/** Two accounts and two bots, over and counted. */
async function playedServer() {
  const { port } = await testServer();
  const [anna, ben] = [await account(port, 'Anna'), await account(port, 'Ben')];
  const { id: table } = await anna.open({
    rounds: 1,
    clock: { moveMs: 600_000, bankMs: 0 },
    bots: ['club', 'beginner'],
    watchDelayMs: 0,
  });
  await ben.post(`/api/tables/${table}/join`, {});
  await seat({ table, clients: [anna, ben] });
  await Promise.all([anna, ben].map((client, i) => playByItself(client, i + 5)));
  const profile = async (who: TestClient, of: TestClient, query = '') =>
    (await who.request('GET', `/api/players/${of.player}${query}`)).body as ProfileAnswer;
  const from = performance.now();
  await vi.waitFor(
    async () => expect((await profile(anna, anna)).figures?.matches).toBe(1),
    PATIENCE,
  );
  return { port, anna, ben, profile, tookMs: performance.now() - from };
}

test('a match enters the profiles of those who played it, with the figures of its record, and moves their ratings', async () => {
  const { anna, ben, profile } = await playedServer();
  const mine = await profile(anna, anna);
  const game = anna.info!.game!;
  const record = (await anna.request('GET', `/api/games/${game}/record`)).body;
  const fold = new Summarising();
  expect(replayRecord(linesOf(record), { watch: fold.watch }).problem).toBeNull();
  const nameOf = (place: Place) =>
    place.type === 'open' ? '' : place.type === 'bot' ? place.name : place.player.name;
  const [a, b, c, d] = anna.info!.places;
  const summary = fold.summary({ players: [nameOf(a), nameOf(b), nameOf(c), nameOf(d)] })!;
  const statistics = new Statistics();
  statistics.add(summary);
  const own = Object.fromEntries(statistics.bots)['Anna']!;
  expect(mine.figures).toMatchObject({
    matches: 1,
    deals: own.sum('deals'),
    wins: own.sum('wins'),
  });
  for (const id of ['place', 'win', 'dealIn', 'riichi', 'call', 'winValue'] as const)
    expect(mine.figures!.figures[id]?.value, id).toBe(own.estimate(id)?.value);
  expect(mine.months).toMatchObject([{ games: 1 }]);
  expect(mine.books).toEqual([{ book: 'wrc-2022', family: 'wrc', games: 1 }]);
  expect(mine.ratings).toMatchObject([
    { family: 'wrc', assistance: 'guided', rating: { games: 1 } },
  ]);
  expect(mine.ratings[0]!.rating.value).not.toBe(1_500);

  const { body } = await anna.request('GET', `/api/players/${anna.player}/games`);
  const [line] = (body as PlayedAnswer).games;
  expect(line).toMatchObject({ game: { id: game }, unrated: '' });
  expect(line!.change).toBeCloseTo(mine.ratings[0]!.rating.value - 1_500, 5);
  const path = `/api/players/${anna.player}`;
  const only = async (query: string) =>
    (await anna.request('GET', `${path}/games?${query}`)).body.games.length;
  const place = line!.place!;
  expect(await only(`place=${place}&company=people&book=wrc-2022`)).toBe(1);
  expect(await only(`place=${(place % 4) + 1}`)).toBe(0);
  expect(await only('company=bots')).toBe(0);
  expect(await only('book=ema-2008')).toBe(0);
  expect(await only('to=2020-01')).toBe(0);
  const steps = await anna.request('GET', `${path}/ratings/wrc/guided`);
  expect(steps.body.steps).toMatchObject([
    { place, before: { value: 1_500, games: 0 }, after: mine.ratings[0]!.rating },
  ]);
  expect(steps.body.steps[0].others).toHaveLength(3);
  const met = await profile(anna, ben);
  expect(met.together).toMatchObject({ games: 1 });
  expect(met.together!.ahead + met.together!.behind).toBeLessThanOrEqual(1);

  const csv = await anna.request('GET', `${path}/files/games.csv`);
  expect(csv.body.split('\r\n')[1]).toContain(`${game},`);
  expect((await anna.request('GET', `${path}/files/figures.csv`)).body).toContain('wrc-2022,');
  const json = await anna.request('GET', `${path}/files/figures.json`);
  expect(json.body).toMatchObject({ player: { name: 'Anna' }, figures: [{ matches: 1 }] });
  const data = await anna.request('GET', '/api/account/data');
  expect(data.body).toMatchObject({
    ratings: [{ pool: 'wrc guided', games: 1 }],
    figures: [{ games: 1 }],
  });
});

test('others see what somebody lets them see; who is blocked, and who asks for a guest or somebody erased, sees nobody', async () => {
  const { port, anna, ben, profile } = await playedServer();
  const [cleo, gus] = [await account(port, 'Cleo'), new TestClient(port)];
  await gus.guest('Gus');
  const nobody = new TestClient(port);
  const path = `/api/players/${anna.player}`;
  const privacy = (who: TestClient, body: object) =>
    who.request('PUT', '/api/account/privacy', body);
  const files = ['games', 'files/games.csv', 'files/figures.csv', 'files/figures.json'];
  const statuses = (who: TestClient) =>
    Promise.all(files.map(async (one) => (await who.request('GET', `${path}/${one}`)).status));

  // A stranger sees ratings, and who sees the rest.
  for (const who of [nobody, gus, cleo]) {
    const seen = await profile(who, anna);
    expect(seen).toMatchObject({
      figures: null,
      months: [],
      books: [],
      isMe: false,
      shows: { figures: 'following' },
    });
    expect(seen.ratings).toHaveLength(1);
    expect(await statuses(who)).toEqual([403, 403, 403, 403]);
  }
  // Whom she follows sees them; who follows her does not.
  await cleo.request('PUT', `/api/follows/${anna.player}`);
  expect((await profile(cleo, anna)).figures).toBeNull();
  await anna.request('PUT', `/api/follows/${cleo.player}`);
  expect((await profile(cleo, anna)).figures).toMatchObject({ matches: 1 });
  expect(await statuses(cleo)).toEqual([200, 200, 200, 200]);

  await privacy(anna, { figures: 'everybody', games: 'nobody', listed: true });
  expect((await profile(nobody, anna)).figures).toMatchObject({ matches: 1 });
  expect(await statuses(cleo)).toEqual([403, 403, 200, 200]);
  expect(await statuses(anna)).toEqual([200, 200, 200, 200]);

  // Blocked: as if there were nobody of that name.
  await anna.request('PUT', `/api/blocks/${ben.player}`);
  const gone = { status: 404, body: { code: 'noSuchPage', field: 'player' } };
  expect(await ben.request('GET', path)).toMatchObject(gone);
  for (const one of [...files, 'ratings/wrc/guided'])
    expect(await ben.request('GET', `${path}/${one}`), one).toMatchObject(gone);
  expect(await nobody.request('GET', `/api/players/${gus.player}`)).toMatchObject(gone);
  expect((await gus.request('GET', `/api/players/${gus.player}`)).status).toBe(200);
  expect(await nobody.request('GET', '/api/players/never-was')).toMatchObject(gone);

  // The list: by name where she says so, and not for who is blocked.
  const ladder = async (who: TestClient) =>
    ((await who.request('GET', '/api/ratings/wrc/guided?wide=yes')).body as LadderAnswer).rows.map(
      ({ player, isMe }) => `${player?.name ?? '?'}${isMe ? ' (me)' : ''}`,
    );
  expect((await ladder(nobody)).sort()).toEqual(['Anna', 'Ben']);
  expect((await ladder(ben)).sort()).toEqual(['?', 'Ben (me)']);
  await privacy(anna, { figures: 'everybody', games: 'nobody', listed: false });
  expect((await ladder(nobody)).sort()).toEqual(['?', 'Ben']);
  expect((await ladder(anna)).sort()).toEqual(['Anna (me)', 'Ben']);
  const narrow = (await nobody.request('GET', '/api/ratings/wrc/guided')).body as LadderAnswer;
  expect(narrow.rows).toEqual([]);
  expect(narrow.bots[0]).toMatchObject({ bot: 'expert' });

  // Erased: nothing is left of her but the places of others' games.
  for (const who of [anna, ben])
    await who.post(`/api/tables/${anna.info!.id}/leave`).catch(() => {});
  const erased = await anna.request('DELETE', '/api/account', { name: 'Anna', password: PASSWORD });
  expect(erased.status).toBe(200);
  expect(await nobody.request('GET', path)).toMatchObject(gone);
  expect(await ladder(nobody)).toEqual(['Ben']);
  const log = (await nobody.request('GET', '/api/ratings/log')).body as string;
  expect(log).not.toContain('Anna');
  expect(log).toContain('unrated');
});

test('bad input is refused with the field', async () => {
  const { port } = await testServer();
  const anna = await account(port, 'Anna');
  const path = `/api/players/${anna.player}`;
  for (const [query, field] of [
    ['?from=2026-13', 'from'],
    ['?company=cats', 'company'],
    ['/games?place=5', 'place'],
    ['/games?limit=1000', 'limit'],
    ['/ratings/wrc/sleeping', 'assistance'],
    ['/files/passwords.csv', 'file'],
  ] as const)
    expect(await anna.request('GET', `${path}${query}`), query).toMatchObject({
      status: 400,
      body: { field },
    });
  for (const body of [
    {},
    { figures: 'all', games: 'nobody', listed: true },
    { figures: 'nobody', games: 'nobody', listed: 'yes' },
  ])
    expect((await anna.request('PUT', '/api/account/privacy', body)).status).toBe(400);
  const stranger = new TestClient(port);
  expect((await stranger.request('GET', '/api/account/privacy')).status).toBe(401);
  expect((await anna.request('GET', '/api/account/privacy')).body).toEqual({
    figures: 'following',
    games: 'following',
    listed: true,
  });
});

test('the explanation says what the code does', async () => {
  const { port } = await testServer();
  const { body } = await new TestClient(port).request('GET', '/api/ratings');
  expect(body.start).toEqual({ value: 1_500, plusMinus: 490, games: 0 });
  expect(body.narrows.map(({ games }: { games: number }) => games)).toEqual([0, 10, 30, 100, 200]);
  const widths = body.narrows.map(({ plusMinus }: { plusMinus: number }) => plusMinus);
  expect(widths).toEqual([...widths].sort((a, b) => b - a));
  expect(body.ahead[0].lead).toBe(100);
  expect(body.ahead[0].share).toBeCloseTo(1 / (1 + Math.exp(-0.2)), 12);
  const club = body.example.find(({ bot }: { bot: string | null }) => bot === 'club');
  expect(club.after.value).toBe(club.before.value);
  const anchors = body.pools.find(({ family }: { family: string }) => family === 'wrc').bots;
  expect(anchors).toContainEqual(expect.objectContaining({ bot: 'club', value: 1_500 }));
});

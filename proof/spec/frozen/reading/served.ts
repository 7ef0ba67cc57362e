// What a server makes of a database: people, tables, games, an event and a kept score, as their owners find them again.

import { once } from 'node:events';
import type { SeatView } from '@hanchan/game';
import { formatTile, formatTiles } from '@hanchan/tiles';
import { outboxOf } from '../../../../faces/page/scorekeeping/src/score/sync.ts';
import { startServer, systemTime } from '../../../../service/server/src/index.ts';
import { TestClient } from '../../../../service/server/test/support/client.ts';
import { NO_PACE, testConfig } from '../../../../service/server/test/support/fixture.ts';
import { phoneIn } from './browser.ts';
import { entriesFigures, eventFigures } from './event.ts';
import { sha256 } from './figures.ts';
import { type Doors, jsonIn } from './forms.ts';
import { recordFigures } from './games.ts';
import { keptFigures } from './kept.ts';

const MINUTE = 60_000;

/** Changes the database: what was not over goes on. */
export async function servedFigures(folder: string, databaseUrl: string): Promise<object> {
  const doors = jsonIn<Doors>(folder, 'doors.json');
  // A moment that stands still, on every clock.
  const time = { ...systemTime, now: () => doors.at + MINUTE, steady: () => 0, sinceBoot: () => 0 };
  // Nobody moves but who is asked to here.
  const pace = { ...NO_PACE, botMs: [MINUTE, MINUTE], offerMs: [0, 0] } as const;
  const server = await startServer(testConfig({ databaseUrl, time, pace, logLevel: 'silent' }));
  const visitor = new TestClient(server.port);
  try {
    visitor.cookie = doors.account;
    return {
      people: await people(visitor, doors),
      games: await games(visitor, doors),
      tables: await tables(visitor, doors),
      resumed: await resumed(visitor, doors),
      event: await event(visitor, doors),
      kept: await kept(visitor, folder, doors),
    };
  } finally {
    visitor.drop();
    await server.close();
  }
}

async function get(visitor: TestClient, path: string, key?: string) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const { status, body } = await visitor.request('GET', path, undefined, headers);
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  return body;
}

async function people(visitor: TestClient, doors: Doors): Promise<object> {
  const { player, email: proved, claimedEmail, tables } = await get(visitor, '/api/session');
  // 0.1 proved no address: what it kept is a claim to whoever proves addresses now, and still the account's.
  const email = proved ?? claimedEmail;
  const guest = new TestClient(visitor.port);
  guest.cookie = doors.guest;
  const session = await get(guest, '/api/session');
  const login = await new TestClient(visitor.port).request('POST', '/api/session/login', {
    name: player.name,
    password: doors.password,
  });
  const { blocked } = await get(visitor, '/api/blocks');
  return { player, email, tables, guest: session.player, login: login.status, blocked };
}

async function games(visitor: TestClient, { games: { over, playing } }: Doors): Promise<object> {
  const { games: listed } = await get(visitor, '/api/games');
  const record: string = await get(visitor, `/api/games/${over}/record`);
  const early = await visitor.request('GET', `/api/games/${playing}/record`);
  return {
    listed,
    record: { bytes: sha256(record), ...recordFigures(record) },
    unfinished: { ...(await get(visitor, `/api/games/${playing}`)), record: early.body.code },
  };
}

async function tables(visitor: TestClient, doors: Doors): Promise<object> {
  const found = Object.entries(doors.tables).map(async ([name, id]) => {
    const { state, ruleset, rulesHash, places, progress, result, fair, startedAt, settings } =
      await get(visitor, `/api/tables/${id}`);
    const { hash } = await get(visitor, `/api/tables/${id}/rules`);
    const { rounds, clock, assistance, visibility } = settings;
    const agreed = { rounds, clock, assistance, visibility };
    // Promises and beacons came later.
    const { scheme, commitment, words, secret } = fair;
    const sealed = { scheme, commitment, words, secret };
    const about = { state, ruleset, rulesHash, hash, places, progress, result, startedAt };
    return [name, { ...about, fair: sealed, agreed }];
  });
  const { tables: listed } = await get(visitor, '/api/tables');
  const ids = listed.map(({ id }: { id: string }) => id).sort();
  return { ...Object.fromEntries(await Promise.all(found)), listed: ids };
}

/** The player comes back to the table that was left, sees what was there, and goes on. */
async function resumed(visitor: TestClient, { tables: { playing } }: Doors): Promise<object> {
  await visitor.connect();
  await visitor.sit(playing);
  const before = viewFigures(visitor.view!);
  // The table stood still, and moves again once the player is there.
  if (visitor.legal.length === 0) {
    await new Promise((resolve) => {
      visitor.onQuestion = resolve;
    });
  }
  const { legal, seq } = visitor;
  const done = await visitor.result(visitor.act(legal[0]!));
  visitor.drop();
  await once(visitor.socket!, 'close');
  return { before, legal, seq, acted: done.type };
}

function viewFigures({ phase, scores, round, dealer, counters, dealNumber, deal }: SeatView) {
  const seats = deal?.seats.map(({ discards, melds, riichi }) => ({
    discards: discards.map(({ tile }) => formatTile(tile)).join(''),
    melds: melds.length,
    riichi,
  }));
  const own = deal?.own;
  const hand = own === null || own === undefined ? null : formatTiles(own.hand);
  const at = { phase, scores, round, dealer, counters, dealNumber };
  return { ...at, turn: deal?.turn, live: deal?.liveTiles, seats, hand };
}

async function event(visitor: TestClient, { event: { id, key } }: Doors): Promise<object> {
  const { events } = await get(visitor, '/api/events');
  const archive: string = await get(visitor, `/api/events/${id}/archive`, key);
  const told = await get(visitor, `/api/events/${id}/log`);
  const act = { type: 'announce', text: 'The results are out.' };
  const announced = await visitor.request(
    'POST',
    `/api/events/${id}/acts`,
    { id: 'announced-after', act },
    { authorization: `Bearer ${key}` },
  );
  return {
    listed: events,
    archive: { bytes: sha256(archive), ...eventFigures(archive) },
    public: entriesFigures(told.entries),
    announced: [announced.status, announced.body],
  };
}

/** The phone sends what the server did not have when it was last seen. */
async function kept(visitor: TestClient, folder: string, doors: Doors): Promise<object> {
  const phone = phoneIn(folder, doors.kept);
  const { write, read } = phone.secrets!;
  const path = `/api/kept/${phone.id}`;
  const before = await get(visitor, path, read);
  const sent = await visitor.request(
    'POST',
    `${path}/entries`,
    { expected: phone.sent, entries: outboxOf(phone) },
    { authorization: `Bearer ${write}` },
  );
  const after = await get(visitor, path, read);
  return {
    before: keptFigures(before.entries),
    sent: [sent.status, sent.body],
    after: keptFigures(after.entries),
  };
}

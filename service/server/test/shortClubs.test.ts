// A large club after a start: its pages are told from what was kept of it in short, which says what its log says, and is not believed
// where it could say anything else.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ClubAct,
  type ClubEntry,
  type ClubState,
  clubView,
  countingGames,
  PLAIN_FORMULA,
  playerView,
  seasonView,
} from '@hanchan/club';
import { WRC_2022 } from '@hanchan/rulesets';
import { openStorage, type Storage, type StoredFold } from '@hanchan/storage';
import { bySeat, noPoints } from '@hanchan/tiles';
import { writtenRules } from '@hanchan/tournament';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../proof/spec/support/patience.ts';
import { Clubs } from '../src/clubs/clubs.ts';
import { LiveClub } from '../src/clubs/liveClub.ts';
import { ClubRatings, type SeenRatings } from '../src/clubs/ratings.ts';
import { foldOf, ShortClub } from '../src/clubs/shortClub.ts';
import { CLUB_SETTINGS } from './support/clubSettings.ts';
import { afterTest, temporaryFolder } from './support/fixture.ts';
import { ManualTime } from './support/manualTime.ts';

const OWNER = { role: 'owner', member: 'm0' } as const;
const GAMES = 520;
const PLAYED = Date.UTC(2026, 8, 1);

/** Long enough to be kept in short. */
function longLog(): readonly ClubEntry[] {
  const { id, title, values } = WRC_2022;
  const rules = writtenRules({ id, base: id, title, values });
  const owner = { id: 'm0', name: 'Ada Ito', role: 'owner' } as const;
  const settings = { ...CLUB_SETTINGS, name: 'Tuesday', rules };
  const season = { id: 's', name: 'Autumn', from: '2026-09-01', to: '2026-12-31', teams: [] };
  const told = { day: '2026-11-03', time: '19:00', title: '', place: '', note: '' };
  const members = Array.from({ length: 9 }, (_, i) => i + 1);
  const acts: ClubAct[] = [
    { type: 'create', settings, owner },
    {
      type: 'add',
      members: members.map((i) => ({ id: `m${i}`, name: `Member ${i}`, role: 'member' as const })),
    },
    { type: 'openSeason', season: { ...season, formula: PLAIN_FORMULA } },
    { type: 'plan', evening: { id: 'e1', ...told, season: 's' } },
  ];
  for (let i = 0; i < GAMES; i++) {
    const players = bySeat((seat) => `m${1 + ((i * 5 + seat * (1 + (i % 2))) % 9)}`);
    const swing = 100 * (1 + ((i * 37) % 200));
    const points = [30_000 + swing, 30_000, 30_000, 30_000 - swing] as const;
    const typed = { points, left: 0, penalties: noPoints() };
    acts.push({
      ...{ type: 'enter', game: `g${i}`, evening: 'e1', table: 1 },
      players,
      typed,
      isRated: true,
    });
  }
  return acts.map((act, i) => ({ seq: i + 1, id: `c${i}`, at: PLAYED + i, by: OWNER, act }));
}
const LOG = longLog();
/** When the last of it was played long ago. */
const LATER = Date.UTC(2027, 0, 1);

let storage: Storage;
let file: string;
let time: ManualTime;
let clubs: Clubs;
const told = vi.fn();

let count = 0;

/** As after a start, over the same database. */
function start(): Clubs {
  const randomBytes = (size: number) => Buffer.alloc(size, ++count);
  clubs = new Clubs({ storage, time, randomBytes, onError: told });
  return clubs;
}

async function restart(): Promise<Clubs> {
  await clubs.stop();
  return start();
}

beforeEach(async () => {
  told.mockClear();
  file = join(temporaryFolder(), 'clubs.db');
  storage = await openStorage({ url: file });
  afterTest(() => storage.close());
  time = new ManualTime();
  time.setWall(LATER - time.now());
  start();
});

/** A long club that was stored and looked at. */
async function longClub(): Promise<string> {
  const { id } = await clubs.take(LOG);
  return id;
}

const pages = (state: ClubState, ratings: SeenRatings) => ({
  home: clubView('c', state, OWNER, ratings),
  season: seasonView(state, state.seasons.get('s')!, OWNER),
  players: ['m1', 'm4', 'm9'].map((id) => playerView(state, id, OWNER, ratings)),
  ratings: [ratings.view(state, OWNER, null), ratings.view(state, OWNER, 'm3')],
});
/** From nothing but the log. */
const pagesOfLog = (state: ClubState) => pages(state, new ClubRatings().follow(state));

async function seen(id: string) {
  const club = await clubs.look(id);
  if (club === null) throw new Error('no such club');
  return { club, pages: pages(club.state, await club.ratings()) };
}

const act = (text: string) => async (id: string) => {
  const club = await clubs.get(id);
  const typed = { points: [45_000, 35_000, 25_000, 15_000], left: 0, penalties: [0, 0, 0, 0] };
  const players = ['m9', 'm8', 'm7', 'm6'] as const;
  const game = { type: 'enter', game: text, evening: 'e1', table: 1, players, typed } as const;
  const done = await club!.act(text, { ...game, isRated: true } as never, OWNER);
  expect(done.ok).toBe(true);
  return club!;
};

/** What is kept, changed by somebody who gets at the database. */
async function forge(id: string, change: (fold: StoredFold) => Partial<StoredFold>): Promise<void> {
  const claim = await storage.log.claim('club', id);
  const fold = await storage.folds.find('club', id);
  if (!claim.ok || fold === null) throw new Error('nothing is kept');
  await storage.folds.keep({ kind: 'club', id, epoch: claim.epoch }, { ...fold, ...change(fold) });
}

describe('the first look after a start', () => {
  test('is told from what was kept, as the log tells it, and the log takes over', async () => {
    const id = await longClub();
    await restart();
    const { club, pages: first } = await seen(id);
    expect(club).toBeInstanceOf(ShortClub);
    const whole = (await clubs.get(id))!;
    expect(first).toEqual(pagesOfLog(whole.state));
    await time.pass(2_000);
    await vi.waitFor(async () => expect(await clubs.look(id)).toBe(whole), PATIENCE);
    expect(told).not.toHaveBeenCalled();
  });

  test('goes on from there with what came behind', async () => {
    const id = await longClub();
    await restart();
    await clubs.look(id);
    const kept = (await storage.folds.find('club', id))!;
    await act('later-1')(id);
    await act('later-2')(id);
    // Killed: nothing is kept at the end.
    start();
    expect((await storage.folds.find('club', id))!.head).toBe(kept.head);
    const { club, pages: first } = await seen(id);
    expect(club).toBeInstanceOf(ShortClub);
    const whole = (await clubs.get(id))!;
    expect(whole.state.seq).toBe(LOG.length + 2);
    expect(first).toEqual(pagesOfLog(whole.state));
  });

  test('whoever changes something is answered from the log at once', async () => {
    const id = await longClub();
    await restart();
    expect(await clubs.look(id)).toBeInstanceOf(ShortClub);
    const live = await act('now')(id);
    const { club } = await seen(id);
    expect(club).toBe(live);
    expect(countingGames(club.state)).toHaveLength(GAMES + 1);
  });
});

describe('what was kept is not believed', () => {
  test.each<[string, (fold: StoredFold) => Partial<StoredFold>]>([
    ['with another number in it', ({ data }) => ({ data: data.replace('45000', '46000') })],
    [
      'with a name in it that is not in the log',
      ({ data }) => ({ data: data.replace('Member 1', 'Mallory') }),
    ],
    ['in an older form', () => ({ form: '0.1' })],
    ['at another place of the log', ({ head }) => ({ head: head - 1 })],
    ['under a proof of nothing', () => ({ proof: '' })],
    ['when it is no JSON', () => ({ data: '{' })],
  ])('%s', async (_, change) => {
    const id = await longClub();
    await restart();
    const kept = (await storage.folds.find('club', id))!;
    expect(kept.data).toContain('45000');
    await forge(id, change);
    start();
    const { club, pages: first } = await seen(id);
    expect(club).toBeInstanceOf(LiveClub);
    expect(first).toEqual(pagesOfLog(club.state));
  });

  test('after a correction of what is in it, until the stop', async () => {
    const id = await longClub();
    await restart();
    await clubs.look(id);
    const club = (await clubs.get(id))!;
    const reason = 'entered twice';
    await club.act('void', { type: 'void', game: 'g7', version: 1, reason }, OWNER);
    // Killed: nothing is kept at the end.
    start();
    expect(await clubs.look(id)).toBeInstanceOf(LiveClub);
    await restart();
    const { club: first } = await seen(id);
    expect(first).toBeInstanceOf(ShortClub);
    expect(countingGames(first.state)).toHaveLength(GAMES - 1);
  });

  test('written with the secret, it is found out when the log is read, and the log stands', async () => {
    const id = await longClub();
    await restart();
    const whole = (await clubs.get(id))!;
    const state = { ...whole.state, settings: { ...whole.state.settings, name: 'Forged' } };
    const fold = foldOf(
      { id, secret: whole.secret, state, ratings: () => whole.ratings() },
      await whole.ratings(),
      whole.entries.at(-1)!,
    );
    await forge(id, () => fold);
    start();
    expect((await clubs.look(id))!.state.settings.name).toBe('Forged');
    await time.pass(1_500);
    await vi.waitFor(
      async () => expect((await clubs.look(id))!.state.settings.name).toBe('Tuesday'),
      PATIENCE,
    );
    expect(told).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'what was kept of it is not what its log says' }),
      id,
    );
    await restart();
    const { club } = await seen(id);
    expect(club).toBeInstanceOf(ShortClub);
    expect(club.state.settings.name).toBe('Tuesday');
  });
});

test('an erased member is in nothing that is kept', async () => {
  const id = await longClub();
  await restart();
  expect((await storage.folds.find('club', id))!.data).toContain('Member 4');
  const club = (await clubs.get(id))!;
  expect((await club.erase('e', 'm4', OWNER)).ok).toBe(true);
  expect(await storage.folds.find('club', id)).toBe(null);
  await restart();
  expect((await storage.folds.find('club', id))!.data).not.toContain('Member 4');
  const { club: after } = await seen(id);
  expect(after).toBeInstanceOf(ShortClub);
  expect(after.state.members.get('m4')!.name).toBe('');
  expect(readFileSync(file, 'latin1')).not.toContain('Member 4');
});

test('a small club is not kept in short, and one that is erased is gone', async () => {
  const { id } = await clubs.take(LOG.slice(0, 40));
  await restart();
  expect(await storage.folds.find('club', id)).toBe(null);
  const long = await longClub();
  await restart();
  expect(await clubs.look(long)).toBeInstanceOf(ShortClub);
  await clubs.erase((await clubs.get(long))!);
  expect(await clubs.look(long)).toBe(null);
  expect(await storage.folds.find('club', long)).toBe(null);
});

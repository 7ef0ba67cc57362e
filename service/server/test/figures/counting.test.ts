// Games into figures and ratings: once, whatever happens in between, and the same when counted again.

import { figuresByMonth, Group, Statistics, Summarising } from '@hanchan/arena';
import { linesOf, replayRecord } from '@hanchan/records';
import { openStorage, type Storage } from '@hanchan/storage';
import { expect, test, vi } from 'vitest';
import { PATIENCE } from '../../../../proof/spec/support/patience.ts';
import { Counting, toCount } from '../../src/figures/counting.ts';
import { playedGame } from '../../src/figures/playedGame.ts';
import { logLines, ratingsInLog } from '../../src/figures/ratingLog.ts';
import { recount } from '../../src/figures/recount.ts';
import { MOST_TOGETHER } from '../../src/figures/rules.ts';
import { shownSkill } from '../../src/figures/skill.ts';
import { GAME_STREAM, toEntry } from '../../src/match/games.ts';
import { shownFrom } from '../../src/match/outside.ts';
import { recordOf } from '../../src/match/record.ts';
import { erasePerson } from '../../src/people/erasing.ts';
import { NORMAL_PACE } from '../../src/time.ts';
import { DATABASES } from '../support/crashing.ts';
import { afterTest } from '../support/fixture.ts';
import {
  bot,
  countingOf,
  opening,
  person,
  playedEntries,
  storeGame,
} from '../support/playedGames.ts';

async function storageWith(people: readonly string[], url?: string): Promise<Storage> {
  const storage = await openStorage({ url: url ?? (await DATABASES['SQLite']!()) });
  afterTest(() => storage.close());
  for (const id of people) {
    await storage.people.addGuest({ id, name: `Player ${id}` });
    const account = { name: `Player ${id}`, email: null, password: 'hashed' };
    expect(await storage.people.addAccount(id, account)).toEqual({ ok: true });
  }
  return storage;
}

const read = (storage: Storage) => async (game: string) =>
  (await storage.log.read(GAME_STREAM, game)).map(toEntry);

const shownOf = (group: Group) => figuresByMonth([{ month: '2023-11', group }]).figures;

const FOUR = ['a', 'b', 'c', 'd'];

/** One of several games, each with walls and play of its own. */
const storeNumber = (i: number, storage: Storage, people: readonly string[]) => {
  const holders = people.map((id) => person(id));
  return storeGame(storage, `g${i}`, playedEntries(opening(holders, {}, `s${i}`), { seed: i }));
};

test('figures are those of a simulation of the same records, and a second look equals the first', async () => {
  const storage = await storageWith(FOUR);
  const counting = countingOf(storage);
  const statistics = new Statistics();
  for (const [i, seed] of [3, 4, 5].entries()) {
    const entries = playedEntries(
      opening(
        FOUR.map((id) => person(id)),
        {},
        `secret ${i}`,
      ),
      { seed },
    );
    await storeGame(storage, `g${i}`, entries);
    await counting.count(`g${i}`);
    const fold = new Summarising();
    expect(replayRecord(linesOf(recordOf(entries)), { watch: fold.watch }).problem).toBeNull();
    statistics.add(fold.summary({ players: ['a', 'b', 'c', 'd'] })!);
  }
  for (const [name, group] of statistics.bots) {
    const [row, ...more] = await storage.figures.ofPerson(name);
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      book: 'wrc-2022',
      family: 'wrc',
      month: '2023-11',
      company: 'people',
      games: 3,
    });
    expect(shownOf(Group.from(JSON.parse(row!.data)))).toEqual(shownOf(group));
    expect(JSON.parse(row!.data)).toEqual(JSON.parse(JSON.stringify(group)));
  }
  expect(await recount(storage, false)).toEqual({ games: 3, rated: 3, uncounted: 0, differ: [] });
});

test.each(Object.keys(DATABASES))(
  'on %s a game is counted once, by whichever of two processes, and not by halves',
  async (name) => {
    const storage = await storageWith(FOUR, await DATABASES[name]!());
    const other = countingOf(storage);
    const entries = playedEntries(opening(FOUR.map((id) => person(id))));
    await storeGame(storage, 'g', entries);
    const played = playedGame(entries)!;
    // A process that dies between the first figures and the last leaves nothing.
    const whole = toCount('g', played);
    const broken = whole.figures.map((one, at) => ({
      ...one,
      add(before: string | null) {
        if (at === 2) throw new Error('pulled out');
        return one.add(before);
      },
    }));
    await expect(storage.figures.count({ ...whole, figures: broken })).rejects.toThrow(
      'pulled out',
    );
    expect(await storage.figures.ofPerson('a')).toEqual([]);
    expect(await storage.figures.rating('a', 'wrc guided')).toBeUndefined();
    expect(await storage.figures.uncounted(Number.MAX_SAFE_INTEGER, 9)).toEqual(['g']);

    await Promise.all([countingOf(storage).sweep(Date.now()), other.count('g'), other.count('g')]);
    expect((await storage.figures.ofPerson('a'))[0]).toMatchObject({ games: 1 });
    expect(await storage.figures.rating('a', 'wrc guided')).toMatchObject({ games: 1 });
    expect(await recount(storage, false)).toMatchObject({ games: 1, differ: [] });
  },
);

test('what a crash left uncounted is counted by the sweep, the oldest first; what cannot be read does not stop it', async () => {
  const storage = await storageWith(FOUR);
  const holders = FOUR.map((id) => person(id));
  for (const [i, at] of [3_000_000, 1_000_000, 2_000_000].entries()) {
    await storeGame(
      storage,
      `g${i}`,
      playedEntries(opening(holders, {}, `s${i}`), { at, seed: i }),
    );
  }
  const torn = {
    id: 'torn',
    table: 't',
    ruleset: 'wrc-2022',
    data: '{}',
    startedAt: 1,
    endedAt: 2,
    seats: [],
  };
  await storage.games.save(torn);
  const errors: unknown[] = [];
  await countingOf(storage, errors).sweep(Date.now());
  expect((await storage.figures.counted(0, 9)).map(({ game }) => game)).toEqual(['g1', 'g2', 'g0']);
  expect(errors).toHaveLength(1);
});

test('which games are rated: accounts, strangers can join, the book as it is, a clock', async () => {
  const storage = await storageWith(['a', 'b']);
  await storage.people.addGuest({ id: 'g', name: 'Guest' });
  const counting = countingOf(storage);
  const people = [person('a'), person('b'), bot('club'), bot('beginner')];
  const cases = [
    { why: '', open: opening(people) },
    { why: 'alone', open: opening([person('a'), person('g', true), bot('club'), bot('club')]) },
    { why: 'private', open: opening(people, { visibility: 'link' }) },
    { why: 'noClock', open: opening(people, { clock: null }) },
    { why: 'oneHome', open: { ...opening(people), isOneHome: true } as const },
    {
      why: 'ownRules',
      open: { ...opening(people), choice: { base: 'wrc-2022', name: 'Ours', changes: {} } },
    },
  ];
  for (const [i, { why, open }] of cases.entries()) {
    await storeGame(storage, `g${i}`, playedEntries(open, { seed: i }));
    await counting.count(`g${i}`);
    expect(await storage.figures.find(`g${i}`), why).toMatchObject({
      why,
      pool: why === '' ? 'wrc guided' : null,
    });
  }
  expect(await storage.figures.rating('a', 'wrc guided')).toMatchObject({ games: 1 });
  expect(await storage.figures.rating('a', 'wrc unassisted')).toBeUndefined();
  const [game] = await storage.figures.rated(['g0']);
  const anchor = game!.seats.find(({ bot: level }) => level === 'club')!;
  expect(anchor).toMatchObject({ person: null, muBefore: anchor.muAfter });
  expect(shownSkill({ mu: anchor.muBefore, sigma: 1 }).value).toBe(1_500);
});

test('guided and unassisted are rated apart', async () => {
  const storage = await storageWith(FOUR);
  await storeGame(
    storage,
    'g',
    playedEntries(
      opening(
        FOUR.map((id) => person(id)),
        { assistance: 'unassisted' },
      ),
    ),
  );
  await countingOf(storage).count('g');
  expect(await storage.figures.rating('a', 'wrc unassisted')).toMatchObject({ games: 1 });
  expect(await storage.figures.rating('a', 'wrc guided')).toBeUndefined();
});

test('who leaves is behind all who stayed, however the bot in their seat did', async () => {
  const storage = await storageWith(FOUR);
  const open = opening(FOUR.map((id) => person(id)));
  const places = playedGame(playedEntries(open))!.summary!.places;
  const winner = places.indexOf(1);
  await storeGame(storage, 'g', playedEntries(open, { left: [winner] }));
  await countingOf(storage).count('g');
  const [game] = await storage.figures.rated(['g']);
  const seats = game!.seats;
  expect(seats[winner]!.place).toBe(4);
  expect(seats[winner]!.muAfter).toBeLessThan(seats[winner]!.muBefore);
  expect(
    seats
      .filter((_, seat) => seat !== winner)
      .map(({ place }) => place)
      .sort(),
  ).toEqual([1, 2, 3]);
  // The figures of hands are those of the seat.
  expect(await recount(storage, false)).toMatchObject({ differ: [] });
});

test('several accounts that keep losing to one: after so many games in a week they count no longer', async () => {
  const storage = await storageWith(FOUR);
  const counting = countingOf(storage);
  const entries = playedEntries(opening(FOUR.map((id) => person(id))));
  const games = MOST_TOGETHER + 2;
  for (let i = 0; i < games; i++) {
    await storeGame(storage, `g${i}`, entries);
    await counting.count(`g${i}`);
  }
  const rated = (await storage.figures.counted(0, 100)).filter(({ pool }) => pool !== null);
  expect(rated).toHaveLength(MOST_TOGETHER);
  expect(await storage.figures.find(`g${games - 1}`)).toMatchObject({
    pool: null,
    why: 'together',
  });
  // Figures count them all: nobody is compared by them.
  expect((await storage.figures.ofPerson('a'))[0]).toMatchObject({ games });
  expect(await recount(storage, false)).toMatchObject({ games, rated: MOST_TOGETHER, differ: [] });
  // After a week they may meet again.
  const later = playedEntries(opening(FOUR.map((id) => person(id))), {
    at: entries[0]!.at + 8 * 86_400_000,
  });
  await storeGame(storage, 'later', later);
  await counting.count('later');
  expect(await storage.figures.find('later')).toMatchObject({ pool: 'wrc guided' });
});

test('ratings computed again from the log alone equal those shown, also when somebody is gone; a changed line shows', async () => {
  const storage = await storageWith([...FOUR, 'e']);
  const counting = countingOf(storage);
  for (let i = 0; i < 8; i++) {
    const sitting = [...FOUR, 'e'].filter((_, at) => at !== i % 5);
    await storeNumber(i, storage, sitting);
    await counting.count(`g${i}`);
  }
  await erasePerson(storage, 'b');
  await storeGame(
    storage,
    'last',
    playedEntries(opening(['a', 'c', 'd', 'e'].map((id) => person(id))), { seed: 77 }),
  );
  await counting.count('last');
  expect(await storage.figures.ofPerson('b')).toEqual([]);
  expect(await recount(storage, false)).toEqual({ games: 9, rated: 9, uncounted: 0, differ: [] });

  const lines: string[] = [];
  for await (const line of logLines(storage.figures)) lines.push(line);
  expect(lines.join('')).not.toMatch(/Player|\bb\b/);
  const found = ratingsInLog(lines.join(''));
  if (!found.ok) throw new Error(found.error.message);
  expect(found.value).toMatchObject({ games: 9, differ: [] });
  const shown = (await storage.figures.ratings()).map((one) => ({
    ...shownSkill(one),
    games: one.games,
  }));
  const again = found.value.ratings.map(({ value, plusMinus, games }) => ({
    value,
    plusMinus,
    games,
  }));
  const byValue = (a: { value: number }, b: { value: number }) => b.value - a.value;
  expect(again.sort(byValue)).toEqual(shown.sort(byValue));

  const forged = lines.with(
    3,
    lines[3]!.replace(/^(.*?,.*?,.*?,.*?,.*?),(\d)/, (_, head, place) => `${head},${5 - place}`),
  );
  const changed = ratingsInLog(forged.join(''));
  expect(changed.ok && changed.value.differ.length).toBeGreaterThan(0);
  for (const [line, message] of [
    ['1,x', /columns; 20 expected/],
    [lines[1]!.replace(/,(\d),/, ',7,'), /place/],
  ] as const) {
    expect(ratingsInLog(`${lines[0]}${line}`)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) },
    });
  }
  expect(ratingsInLog('nothing')).toMatchObject({ ok: false, error: { field: 'line 1' } });
});

test('a second look says where something is not as the games have it, and can be written down', async () => {
  const storage = await storageWith(FOUR);
  const counting = countingOf(storage);
  for (let i = 0; i < 3; i++) {
    await storeNumber(i, storage, FOUR);
    if (i < 2) await counting.count(`g${i}`);
  }
  const before = await storage.figures.ratings();
  // Somebody counts a game for the wrong person, and makes up a rating.
  const wrong = toCount('g2', playedGame(await read(storage)('g2'))!);
  await storage.figures.count({ ...wrong, figures: wrong.figures.slice(0, 1), rating: 'private' });
  const found = await recount(storage, false);
  expect(found.differ).toContainEqual(
    expect.stringMatching(/^game g2: pool is null, the games say wrc guided/),
  );
  expect(found.differ.filter((line) => line.startsWith('figures of'))).not.toHaveLength(0);
  expect(found.differ.filter((line) => line.startsWith('rating of'))).not.toHaveLength(0);
  await recount(storage, true);
  expect(await recount(storage, false)).toEqual({ games: 3, rated: 3, uncounted: 0, differ: [] });
  expect(await storage.figures.ratings()).not.toEqual(before);
});

test('nobody learns by figures or ratings how a match ended before spectators have seen it', async () => {
  const storage = await storageWith(FOUR);
  const entries = playedEntries(
    opening(
      FOUR.map((id) => person(id)),
      { watchDelayMs: 300_000 },
    ),
    { seed: 3 },
  );
  await storeGame(storage, 'shown', entries);
  let now = entries.at(-1)!.at + 120_000;
  const later: { readonly ms: number; readonly act: () => void; isOff: boolean }[] = [];
  const counting = () =>
    new Counting({
      figures: storage.figures,
      read: read(storage),
      hiddenMs: (all) => shownFrom(all, NORMAL_PACE) - now,
      onError(error) {
        throw error;
      },
      onCounted: () => {},
      time: {
        steady: () => now,
        after(ms, act) {
          const one = { ms, act, isOff: false };
          later.push(one);
          return () => {
            one.isOff = true;
          };
        },
      },
    });
  const first = counting();
  await first.count('shown');
  await first.sweep(now);
  await first.stop();
  expect(later.map(({ isOff }) => isOff)).toEqual([true]);
  const second = counting();
  const sweeping = second.sweep(now);
  await vi.waitFor(() => expect(later.length).toBeGreaterThan(1), PATIENCE);
  for (const { ms, act } of later.splice(1)) if (ms === 0) act();
  expect(await storage.figures.find('shown')).toBeUndefined();
  expect(await storage.figures.ratingsOf('a')).toEqual([]);
  now += 200_000;
  await second.count('shown');
  expect(await storage.figures.find('shown')).toMatchObject({ why: '' });
  await second.stop();
  await sweeping;
});

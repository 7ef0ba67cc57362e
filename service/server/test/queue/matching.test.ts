// Who sits down with whom, from a list of those who wait; and a day of a crowd, in which nothing may happen that never should.
// `npm run prove -- matchmaker` does it with 2,000 people.

import { expect, test } from 'vitest';
import { crowdDay, crowdTable } from '../../../../tools/prove/crowd.mjs';
import { barredUntil } from '../../src/queue/leaving.ts';
import { groupsAmong, rangeAfter, type Seeker } from '../../src/queue/matching.ts';
import { usualWait } from '../../src/queue/waitEstimate.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const one = (person: string, changes: Partial<Seeker> = {}): Seeker => ({
  person,
  pool: 'WRC',
  broadPool: 'WRC',
  flexible: false,
  isQuiet: false,
  waitedMs: 0,
  barredMs: 0,
  rating: 1_500,
  botsAfterMs: null,
  homes: [],
  ...changes,
});
const peaceful = () => false;
const four = (changes: (at: number) => Partial<Seeker> = () => ({})) =>
  ['a', 'b', 'c', 'd'].map((person, at) => one(person, changes(at)));

test('four who look for the same sit down at once; a fifth, or one who looks for another game, waits', () => {
  const [group, ...more] = groupsAmong(
    [...four(), one('e', { pool: 'EMA', broadPool: 'EMA' })],
    peaceful,
  );
  expect(group).toEqual({ people: ['a', 'b', 'c', 'd'], bots: 0 });
  expect(more).toEqual([]);
});

test('whoever waited longest plays with those who are nearest in strength', () => {
  const waiting = [
    one('old', { waitedMs: 20 * SECOND, rating: 1_600 }),
    ...[1_400, 1_590, 1_605, 1_700, 1_450].map((rating, at) => one(`p${at}`, { rating })),
  ];
  const [group] = groupsAmong(waiting, peaceful);
  expect(group!.people).toEqual(['old', 'p2', 'p1', 'p3']);
});

test('the range widens with the wait, on both sides, and after three minutes anybody will do', () => {
  const apart = (waitedMs: number) =>
    four((at) => ({ waitedMs, rating: at === 3 ? 2_300 : 1_500 }));
  expect(groupsAmong(apart(60 * SECOND), peaceful)).toEqual([]);
  expect(groupsAmong(apart(3 * MINUTE), peaceful)).toHaveLength(1);
  const onlyOne = four((at) => ({
    waitedMs: at === 3 ? HOUR : 0,
    rating: at === 3 ? 2_300 : 1_500,
  }));
  expect(groupsAmong(onlyOne, peaceful)).toEqual([]);
  expect([0, 15 * SECOND, 60 * SECOND].map(rangeAfter)).toEqual([150, 200, 350]);
});

test('who has blocked another, or shares a home, is at another table, also where that takes another four', () => {
  const waiting = [...four(), one('e')];
  const isBlocked = (x: string, y: string) => [x, y].sort().join('') === 'ab';
  expect(groupsAmong(waiting, isBlocked)[0]!.people).toEqual(['a', 'c', 'd', 'e']);
  expect(groupsAmong(four(), isBlocked)).toEqual([]);
  const family = [...four((at) => (at < 2 ? { homes: ['h'] } : {})), one('e')];
  expect(groupsAmong(family, peaceful)[0]!.people).toEqual(['a', 'c', 'd', 'e']);
});

test('bots come when the first one said, for all who take any, and for nobody else', () => {
  const waiting = [
    one('a', { botsAfterMs: 90 * SECOND, waitedMs: 90 * SECOND }),
    one('b', { botsAfterMs: 180 * SECOND }),
    one('never'),
  ];
  expect(groupsAmong(waiting, peaceful)).toEqual([{ people: ['a', 'b'], bots: 2 }]);
  const early = waiting.map((each) => ({ ...each, waitedMs: 89 * SECOND }));
  expect(groupsAmong(early, peaceful)).toEqual([]);
});

test('after three minutes whoever is flexible plays another length, and nobody else does', () => {
  const east = (person: string, changes: Partial<Seeker> = {}) =>
    one(person, { pool: 'WRC, East', ...changes });
  const long = { waitedMs: 3 * MINUTE, flexible: true };
  const found = (...more: readonly Seeker[]) =>
    groupsAmong([east('a'), east('b'), east('c'), ...more], peaceful);
  expect(found(one('d', long))).toEqual([{ people: ['d', 'a', 'b', 'c'], bots: 0 }]);
  expect(found(one('d', { ...long, flexible: false }))).toEqual([]);
  expect(found(one('d', { ...long, waitedMs: 3 * MINUTE - 1 }))).toEqual([]);
  expect(found(one('d', { ...long, pool: 'EMA', broadPool: 'EMA' }))).toEqual([]);
  // Two who are not flexible never play what only one of them looks for.
  const mixed = [east('a'), one('b'), one('c', long), one('d', long)];
  expect(groupsAmong(mixed, peaceful)).toEqual([]);
  // Those who look for the same come first.
  expect(found(east('e'), one('d', long))[0]!.people).not.toContain('d');
  // Bots come to a table of both.
  const due = { botsAfterMs: 0 };
  expect(groupsAmong([east('a', due), one('d', { ...long, ...due })], peaceful)).toEqual([
    { people: ['d', 'a'], bots: 2 },
  ]);
});

test('whoever is due for bots waits once for an answer of somebody silent, and not again', () => {
  const silent = one('s', { botsAfterMs: 90 * SECOND, isQuiet: true });
  const at = (waitedMs: number) =>
    groupsAmong([one('a', { botsAfterMs: 90 * SECOND, waitedMs }), silent], peaceful);
  expect(at(90 * SECOND)[0]!.people).toEqual(['a', 's']);
  expect(at(110 * SECOND)[0]!.people).toEqual(['a']);
  const three = ['b', 'c'].map((person) => one(person, { waitedMs: 5 * MINUTE }));
  const late = one('a', { botsAfterMs: 90 * SECOND, waitedMs: 110 * SECOND });
  expect(groupsAmong([late, silent, ...three], peaceful)[0]!.people).not.toContain('s');
});

test('who left matches waits: not for the first one in a week, longer for each further one', () => {
  const now = 100 * HOUR;
  const agoMinutes = (...minutes: number[]) => minutes.map((ago) => now - ago * MINUTE);
  expect(barredUntil(agoMinutes(1), now)).toBeNull();
  expect(barredUntil(agoMinutes(90, 1), now)).toBe(now + MINUTE);
  expect(barredUntil(agoMinutes(90, 60, 1), now)).toBe(now + 4 * MINUTE);
  expect(barredUntil(agoMinutes(90, 80, 70, 60, 1), now)).toBe(now + 14 * MINUTE);
  expect(barredUntil([now - 8 * 24 * HOUR, now - MINUTE], now)).toBeNull();
  const barred = four((at) => ({ barredMs: at === 0 ? MINUTE : 0, waitedMs: 59 * SECOND }));
  expect(groupsAmong(barred, peaceful)).toEqual([]);
  expect(
    groupsAmong(
      barred.map((each) => ({ ...each, waitedMs: MINUTE })),
      peaceful,
    ),
  ).toHaveLength(1);
});

test('a usual wait is the middle half of real ones at the same hour of the week, and ten are needed', () => {
  const now = Date.UTC(2026, 4, 6, 20, 30);
  const week = 7 * 24 * HOUR;
  const waits = Array.from({ length: 12 }, (_, at) => ({
    at: now - (1 + (at % 3)) * week,
    ms: (at + 1) * 10 * SECOND,
    people: 4,
  }));
  expect(usualWait(waits, now)).toEqual({ from: 40 * SECOND, to: 90 * SECOND, count: 12 });
  const elsewhen = [
    { at: now - 2 * HOUR, ms: 1, people: 4 },
    { at: now - 5 * week, ms: 1, people: 4 },
  ];
  expect(usualWait([...waits, ...elsewhen], now).count).toBe(12);
  expect(usualWait(waits.slice(3), now)).toEqual({ from: null, to: null, count: 9 });
});

test('a day of a crowd: nobody in two matches, nobody waits for ever, and ratings are nearer than by chance', () => {
  const day = crowdDay({ people: 600, seed: 11, groupsAmong });
  expect(day.broken).toEqual([]);
  expect(day.still).toEqual([]);
  // A firm bound for whoever takes bots: their own time, or a leaver's five minutes, and what it takes to ask twice.
  const withBots = day.waits.filter(({ takesBots }) => takesBots).map(({ ms }) => ms);
  expect(Math.max(...withBots)).toBeLessThanOrEqual(5 * MINUTE + 41 * SECOND);
  expect(Math.max(...day.waits.map(({ ms }) => ms))).toBeLessThanOrEqual(HOUR + 20 * SECOND);
  expect(day.away.length).toBeGreaterThan(0);
  const full = day.waits.filter(({ bots }) => bots === 0).map(({ spread }) => spread);
  expect(full.length).toBeGreaterThan(40);
  // Four by chance of a crowd with a deviation of 250 are 515 apart on average.
  expect(full.reduce((sum, spread) => sum + spread, 0) / full.length).toBeLessThan(400);
  expect(crowdTable(day)).toHaveLength(12);
});

test('the laws of the crowd notice a matchmaker that seats somebody twice, keeps people waiting, or mixes what is looked for', () => {
  const twice = crowdDay({
    people: 100,
    seed: 3,
    groupsAmong: (all) =>
      all.length < 4
        ? []
        : [0, 0].map(() => ({ people: all.slice(0, 4).map(({ person }) => person), bots: 0 })),
  });
  expect(twice.broken).toContain('somebody in two matches at once');
  expect(twice.broken).toContain('two who look for other games met');
  const idle = crowdDay({ people: 200, seed: 3, groupsAmong: () => [] });
  expect(idle.broken).toContain('somebody waits longer for bots than they said');
  expect(idle.broken).toContain('four waited on who could have played');
  const mixed = crowdDay({
    people: 150,
    seed: 3,
    groupsAmong: (all, areApart) =>
      groupsAmong(
        all.map((each) => ({ ...each, pool: each.broadPool })),
        areApart,
      ),
  });
  expect(mixed.broken).toContain('two who look for other games met');
  const patient = crowdDay({
    people: 60,
    seed: 3,
    groupsAmong: (all, areApart) =>
      groupsAmong(
        all.map((each) => ({ ...each, botsAfterMs: null })),
        areApart,
      ),
  });
  expect(patient.broken).toContain('somebody waits longer for bots than they said');
});

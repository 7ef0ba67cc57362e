// Which process gives which other one how many tables, without processes and tables.

import { expect, test } from 'vitest';
import { givingOf } from '../src/nodes/shares.ts';
import { Spreading } from '../src/nodes/spreading.ts';
import { ManualTime } from './support/manualTime.ts';

const others = (...tables: number[]) => new Map(tables.map((count, i) => [`node${i + 2}`, count]));

test('a few are given to whoever has fewest, and only where there are clearly too many', () => {
  expect(givingOf(30, others(0, 10), false)).toEqual({ to: 'node2', tables: 2 });
  expect(givingOf(30, others(10, 0), false)).toEqual({ to: 'node3', tables: 2 });
  expect(givingOf(12, others(10, 8), false)).toBe(null);
  expect(givingOf(6, others(0, 0), false)).toBe(null);
  expect(givingOf(0, others(30, 0), false)).toBe(null);
  expect(givingOf(100, new Map(), false)).toBe(null);
});

test('once begun it goes on until nobody has more than a share, and never beyond', () => {
  expect(givingOf(12, others(10, 8), true)).toEqual({ to: 'node3', tables: 2 });
  expect(givingOf(11, others(10, 9), true)).toEqual({ to: 'node3', tables: 1 });
  expect(givingOf(10, others(10, 10), true)).toBe(null);
  expect(givingOf(11, others(10, 10), true)).toBe(null);
});

test.each([[[300, 0, 0]], [[0, 0, 900]], [[500, 500, 0]], [[61, 40, 0, 7, 200]], [[3, 1, 0]]])(
  'from %j all come to about a share, and rest there',
  (begin) => {
    const tables = [...begin];
    const isGiving = tables.map(() => false);
    const total = tables.reduce((sum, one) => sum + one, 0);
    let moved = 0;
    for (let look = 0; look < 2 * total; look++) {
      // All look at once, before anything has moved.
      const plans = tables.map((own, i) => {
        const rest = new Map(
          [...tables.entries()].filter(([j]) => j !== i).map(([j, n]) => [`${j}`, n]),
        );
        const plan = givingOf(own, rest, isGiving[i]!);
        isGiving[i] = plan !== null;
        return plan;
      });
      for (const [i, plan] of plans.entries()) {
        if (plan === null) continue;
        tables[i]! -= plan.tables;
        tables[Number(plan.to)]! += plan.tables;
        moved += plan.tables;
      }
    }
    expect(tables.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(Math.max(...tables)).toBeLessThanOrEqual(1.2 * (total / tables.length) + 7);
    expect(isGiving).not.toContain(true);
    const tooMany = begin.reduce((sum, one) => sum + Math.max(0, one - total / begin.length), 0);
    expect(moved).toBeLessThanOrEqual(Math.ceil(tooMany));
  },
);

/** One process of a site whose others say what they are told to. */
function spreading(own: number) {
  const time = new ManualTime();
  const given: string[] = [];
  const site = {
    isReady: true,
    told: new Map([['other', 0]]) as ReadonlyMap<string, number> | null,
    loads: async () => site.told,
    tellToTake: async () => {},
  };
  const rooms = {
    size: own,
    async give(to: string, most: number) {
      given.push(`${most} to ${to}`);
      rooms.size -= most;
      return most;
    },
  };
  const setup = {
    time,
    site,
    rooms,
    onGiven() {},
    onError: (error: unknown) => void given.push(`${error}`),
  };
  return { time, given, site, rooms, one: new Spreading(setup) };
}

test('nothing is given while processes come and go, or where one of them has not said what it has', async () => {
  const { time, given, site, one } = spreading(20);
  await time.pass(4_000);
  site.told = new Map([
    ['other', 0],
    ['third', 0],
  ]);
  await time.pass(5_000);
  expect(given).toEqual([]);
  site.told = null;
  await time.pass(10_000);
  site.told = new Map([['third', 0]]);
  await time.pass(5_000);
  expect(given).toEqual([]);
  await time.pass(2_000);
  expect(given).toEqual(['2 to third', '2 to third']);
  await one.stop();
  await time.pass(5_000);
  expect(given).toHaveLength(2);
});

test('one on its way out gives nothing away by this: it gives all of them', async () => {
  const { time, given, site, one } = spreading(20);
  site.isReady = false;
  await time.pass(10_000);
  expect(given).toEqual([]);
  await one.stop();
});

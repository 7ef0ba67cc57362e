// What a player needs before the last deal: the least of each kind of win, tried at the table as it stands.

import { USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { chancesOf } from '../src/index.ts';
import { draw, handAct, Log, ron } from './writing.ts';

const told = (log: Log, seat: 0 | 1 | 2 | 3) =>
  chancesOf(log.table, seat).map(
    ({ place, from, points }) => `${place} ${from ?? 'tsumo'} ${points}`,
  );

test('a direct hit counts twice, and what lies on the table counts', () => {
  // Aoki 34,000, Berg 26,000.
  const log = new Log(WRC_2022).hands(ron(0, 1, 3, 30));
  log.write({
    type: 'ruling',
    ruling: { what: 'move', deltas: [-1_800, 1_800, 0, 0] },
    note: 'recount',
  });
  expect(log.table.scores).toEqual([34_000, 26_000, 30_000, 30_000]);
  expect(log.table.counters).toBe(1);
  const first = told(log, 1).filter((one) => one.startsWith('1 '));
  // From Aoki 3,900 and a counter: 30,200 against 29,800. From another it takes 8,000.
  expect(first).toEqual(['1 tsumo 5200', '1 0 3900', '1 2 8000', '1 3 8000']);
  // With the sticks of Aoki and Costa on the table: 26,000, 5,200, 300 and 2,000 against 33,000.
  const costa = chancesOf(log.table, 1, [0, 2]).find(
    ({ place, from }) => place === 1 && from === 2,
  );
  expect(costa?.points).toBe(5_200);
});

test('whoever leads needs nothing, and a match that is over has no chances', () => {
  const log = new Log(WRC_2022).hands(ron(0, 1, 3, 30));
  expect(chancesOf(log.table, 0)).toEqual([]);
  log.write({ type: 'end', note: '' });
  expect(chancesOf(log.table, 1)).toEqual([]);
});

test('where every hand is worth the same there is one way or none', () => {
  const log = new Log(USPML_FUNDAMENTALS).write(handAct(draw(0)));
  const ways = chancesOf(log.table, 2).filter(({ place }) => place === 1);
  expect(ways.map(({ place, from, worth }) => [place, from, worth])).toEqual([
    [1, null, { flat: true }],
    [1, 0, { flat: true }],
    [1, 1, { flat: true }],
    [1, 3, { flat: true }],
  ]);
});

test.each([
  [7_000, { limit: 'mangan' }, 8_000],
  [9_000, { limit: 'haneman' }, 12_000],
  [13_000, { limit: 'baiman' }, 16_000],
  [17_000, { limit: 'sanbaiman' }, 24_000],
  [25_000, { yakuman: 1 }, 32_000],
])('%i behind, another player’s discard has to bring %o', (behind, worth, points) => {
  const log = new Log(WRC_2022).write({
    type: 'ruling',
    ruling: { what: 'move', deltas: [behind, 0, 0, -behind] },
    note: 'recount',
  });
  const first = chancesOf(log.table, 1).find(({ place, from }) => place === 1 && from === 2);
  expect(first).toEqual({ place: 1, from: 2, worth, points });
});

test('no place is promised that nothing reaches', () => {
  const log = new Log(WRC_2022).write({
    type: 'ruling',
    ruling: { what: 'move', deltas: [90_000, 0, 0, -90_000] },
    note: 'recount',
  });
  expect(chancesOf(log.table, 1).filter(({ place }) => place === 1)).toEqual([]);
});

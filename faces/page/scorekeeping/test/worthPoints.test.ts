// What stands on the keys is what a hand of this worth pays, without what lies on the table.

import { newTable } from '@hanchan/keeper';
import { WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { keyPays } from '../src/score/worthPoints.ts';

const table = newTable(WRC_2022.values);

test('a key says what the discarder pays, or each of the others', () => {
  expect(keyPays(table, 2, { han: 3, fu: 40 }, false)).toEqual([5_200]);
  expect(keyPays(table, 0, { limit: 'mangan' }, false)).toEqual([12_000]);
  expect(keyPays(table, 2, { han: 2, fu: 30 }, true)).toEqual([500, 1_000]);
  expect(keyPays(table, 0, { limit: 'mangan' }, true)).toEqual([4_000]);
  expect(keyPays({ ...table, counters: 2, deposits: 1 }, 2, { limit: 'mangan' }, true)).toEqual([
    2_000, 4_000,
  ]);
});

test('what no hand can be worth has no figure', () => {
  expect(keyPays(table, 2, { han: 1, fu: 20 }, false)).toEqual([]);
});

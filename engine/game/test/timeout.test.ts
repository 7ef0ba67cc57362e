// What is done for a player whose time is up is never a foul, and gives away as little as can be.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import { type Action, defaultAction, timeoutAction } from '../src/index.ts';

const discard = (tile: number, fromDraw: boolean, riichi: boolean): Action => ({
  type: 'discard',
  seat: 0,
  tile,
  fromDraw,
  riichi,
});

test('the drawn tile goes, without riichi, kan or win', () => {
  const legal: Action[] = [
    { type: 'tsumo', seat: 0 },
    { type: 'concealedKan', seat: 0, tile: 3 },
    discard(3, false, false),
    discard(7, true, false),
    discard(3, false, true),
    discard(7, true, true),
  ];
  expect(defaultAction(legal)).toEqual(discard(7, true, false));
});

test('where the drawn tile may only go with riichi, the first plain one does', () => {
  const legal = [
    { type: 'tsumo', seat: 0 } as const,
    discard(3, false, false),
    discard(7, true, true),
  ];
  expect(defaultAction(legal)).toEqual(discard(3, false, false));
});

test('after a call the first tile that may go', () => {
  const at = table({ hands: { S: '111s258m369p1234z' }, draws: '1s' });
  at.do('E discards 1s', 'S pon');
  expect(timeoutAction(at.match, 1)).toMatchObject({ type: 'discard', tile: 1, fromDraw: false });
});

test('a claim is let go, and tenpai is said', () => {
  const at = table({ hands: { S: '123m456m789s4566p' }, draws: '3p', live: 0 });
  at.do('E discards 3p');
  expect(timeoutAction(at.match, 1)).toEqual({ type: 'pass', seat: 1 });
  at.passAll();
  expect(timeoutAction(at.match, 1)).toEqual({ type: 'tenpai', seat: 1 });
});

test('from a pool the first tile is taken', () => {
  const at = new Table(USPML_FUNDAMENTALS.values);
  expect(timeoutAction(at.match, 0)).toEqual({ type: 'pick', seat: 0, slot: 0 });
});

test('nothing, where nothing is awaited', () => {
  expect(timeoutAction(table().match, 1)).toBeNull();
  expect(defaultAction([])).toBeNull();
});

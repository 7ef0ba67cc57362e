// What phones may write down of a win and of a ruling: the forms of the keeper, as the protocol reads them.

import type { Act, WonHand } from '@hanchan/keeper';
import { keptEntrySchema } from '@hanchan/protocol';
import { describe, expect, test } from 'vitest';

const isTaken = (act: unknown) =>
  keptEntrySchema.safeParse({ id: 'e1', by: 'test', at: 1, act }).success;

const tsumo = (win: object) => ({
  type: 'hand',
  hand: { riichi: [], result: { type: 'tsumo', win: { seat: 1, ...win } } },
});

describe('a win', () => {
  test.each<NonNullable<WonHand['worth']>>([
    { han: 3 },
    { han: 3, fu: 40 },
    { limit: 'mangan' },
    { limit: 'haneman' },
    { limit: 'baiman' },
    { limit: 'sanbaiman' },
    { yakuman: 2 },
    { flat: true },
  ])('may be worth %o', (worth) => {
    expect(isTaken(tsumo({ worth }))).toBe(true);
  });

  test.each([
    {},
    { fu: 40 },
    { han: 3.5 },
    { han: 3, limit: 'mangan' },
    { limit: 'yakuman' },
    { yakuman: '1' },
    { flat: false },
  ])('is not worth %o', (worth) => {
    expect(isTaken(tsumo({ worth }))).toBe(false);
  });

  test('names who answers for which yaku, and nothing else', () => {
    const liable = { yaku: 'daisangen', seat: 2 };
    expect(isTaken(tsumo({ worth: { yakuman: 1 }, liable: [liable] }))).toBe(true);
    for (const one of [{}, { yaku: 'daisangen' }, { seat: 2 }, { ...liable, seat: 4 }]) {
      expect(isTaken(tsumo({ worth: { yakuman: 1 }, liable: [one] }))).toBe(false);
    }
    expect(isTaken(tsumo({ liable: [{ yaku: 'luck', seat: 2 }] }))).toBe(false);
  });
});

test('a ruling moves up to a million points either way', () => {
  const move = (...deltas: [number, number, number, number]): Act => ({
    type: 'ruling',
    ruling: { what: 'move', deltas },
    note: '',
  });
  expect(isTaken(move(8_000, -8_000, 0, 0))).toBe(true);
  expect(isTaken(move(1_000_000, -1_000_000, 0, 0))).toBe(true);
  expect(isTaken(move(1_000_001, 0, 0, 0))).toBe(false);
  expect(isTaken(move(-1_000_001, 0, 0, 0))).toBe(false);
});

// The estimate for who watches: it adds up, a hand that is ready is ahead, and nothing is said where there is nothing to say.

import type { SeatView } from '@hanchan/game';
import type { OpenHands } from '@hanchan/protocol';
import { parseTiles } from '@hanchan/tiles';
import { expect, test } from 'vitest';
import { winChances } from '../src/felt/winChances.ts';

const tiles = (text: string) => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
};

const hands = (...texts: string[]): OpenHands =>
  texts.map((text) => ({ hand: tiles(text), drawn: null })) as unknown as OpenHands;

const view = (liveTiles: number, phase = 'turn') =>
  ({
    deal: {
      liveTiles,
      indicators: tiles('1z'),
      turn: 0,
      phase: { type: phase },
      seats: [0, 1, 2, 3].map(() => ({ melds: [], discards: [] })),
    },
  }) as unknown as SeatView;

const FAR = ['147m258p369s1234z', '147m258p369s1256z', '258m147p147s5677z'];

test('shares add up to one, and whoever is ready is far ahead of who is not', () => {
  const chances = winChances(view(60), hands('234567m345p23s99s', ...FAR))!;
  expect(chances.nobody + chances.seats.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(chances.seats[0]).toBeGreaterThan(0.5);
  for (const other of chances.seats.slice(1)) expect(other).toBeLessThan(0.1);
});

test('with fewer tiles nobody wins more often, and without any nobody does', () => {
  const four = hands('234567m345p23s99s', ...FAR);
  const [early, late] = [60, 8].map((left) => winChances(view(left), four)!.nobody);
  expect(late!).toBeGreaterThan(early!);
  expect(winChances(view(0), four)!.nobody).toBe(1);
});

test('a deal that is over, and a hand that is not all there, have no estimate', () => {
  expect(winChances(view(10, 'over'), hands('234567m345p23s99s', ...FAR))).toBeNull();
  expect(winChances(view(10), hands('234567m', ...FAR))).toBeNull();
});

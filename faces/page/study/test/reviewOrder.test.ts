// Which decisions a review lists: mistakes by cost, and in the order in which somebody has begun to read them.

import type { PricedDecision, ReviewedDecision } from '@hanchan/arena';
import { expect, test } from 'vitest';
import { type RatedGames, usualOf } from '../src/review/cost/trend.ts';
import {
  byCost,
  countByKind,
  keepingOrder,
  mistakesIn,
  placeKey,
} from '../src/review/decisionOrder.ts';

const decision = (turn: number) => ({ deal: 0, turn }) as ReviewedDecision;
const all = [1, 2, 3, 4].map(decision);

/** What a decision cost, and whether that is named. */
const priced = (turn: number, mean: number, isClear: boolean) =>
  ({
    deal: 0,
    turn,
    verdict: isClear ? 'mistake' : 'unclear',
    mistake: isClear ? { kind: mean > 1_000 ? 'riichi' : 'call', way: 'missed' } : null,
    believed: { points: { mean, within: 1 } },
  }) as PricedDecision;

const prices = [priced(2, 800, true), priced(3, 1_500, true), priced(4, 9_000, false)];
const priceOf = ({ turn }: ReviewedDecision) => prices.find((one) => one.turn === turn) ?? null;
const turnsOf = (found: readonly ReviewedDecision[]) => found.map(({ turn }) => turn);

test('mistakes come first, however large what is not named', () => {
  expect(turnsOf(byCost(all, priceOf))).toEqual([3, 2, 4, 1]);
  expect(turnsOf(mistakesIn(byCost(all, priceOf), priceOf, null))).toEqual([3, 2]);
  expect(turnsOf(mistakesIn(byCost(all, priceOf), priceOf, 'call'))).toEqual([2]);
});

test('without a clear one those that came closest are listed, and nothing that has no price', () => {
  const unclear = ({ turn }: ReviewedDecision) => (turn < 3 ? priced(turn, 100, false) : null);
  expect(turnsOf(mistakesIn(all, unclear, null))).toEqual([1, 2]);
});

test('what is being read stays where it is, and what came since stands behind it', () => {
  expect(turnsOf(keepingOrder(all, [decision(4), decision(1)].map(placeKey)))).toEqual([
    4, 1, 2, 3,
  ]);
});

test('mistakes are counted by kind', () => {
  const counts = countByKind(all, priceOf).filter(({ count }) => count > 0);
  expect(counts).toEqual([
    { kind: 'riichi', count: 1 },
    { kind: 'call', count: 1 },
  ]);
});

test('what one usually has leaves out the game that is shown', () => {
  const game = { low: 0, high: 100, points: 0, places: 0, luck: 0 };
  const games: RatedGames = [
    { id: 'a', game: { ...game, value: 60 } },
    { id: 'b', game: { ...game, value: 80 } },
    { id: 'c', game: { ...game, value: 10 } },
  ];
  expect(usualOf(games, 'c')).toBe(70);
  expect(usualOf(games.slice(0, 1), 'a')).toBeNull();
});

// Coming late, and running out of points: what either costs, by the numbers of the rulebook.

import { WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { latenessOf, lendingUnit, loansFor } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';

test('the limit itself is still in time', () => {
  const rules = rulesWith(WRC_2022, { 'penalty.lateForfeitAfter': 10 });
  expect(latenessOf(10, rules).isReplaced).toBe(false);
  expect(latenessOf(10.5, rules).isReplaced).toBe(true);
});

test('without a limit nobody is replaced, and every minute costs', () => {
  const rules = rulesWith(WRC_2022, { 'penalty.lateForfeitAfter': 0 });
  expect(latenessOf(60, rules)).toEqual({ points: 60, isReplaced: false });
  expect(latenessOf(0, rules)).toEqual({ points: 0, isReplaced: false });
});

test('loans are given whole, and only below zero', () => {
  const rules = rulesWith(WRC_2022, { 'table.loan': 10_000 });
  expect(loansFor(0, rules)).toEqual({ count: 0, inSticks: 0 });
  expect(loansFor(-100, rules)).toEqual({ count: 1, inSticks: 9_900 });
  expect(loansFor(-10_000, rules)).toEqual({ count: 1, inSticks: 0 });
  expect(loansFor(500, rules)).toEqual({ count: 0, inSticks: 500 });
  expect(loansFor(-100, rulesWith(WRC_2022, { 'table.loan': 0 }))).toEqual({
    count: 0,
    inSticks: -100,
  });
});

test('every sum that is lent is made of loans and riichi sticks', () => {
  const unit = (usual: number, stick: number) =>
    lendingUnit(rulesWith(WRC_2022, { 'table.loan': usual, 'riichi.loan': stick }));
  expect(unit(20_000, 1_000)).toEqual({ unit: 1_000, rule: 'riichi.loan' });
  expect(unit(20_000, 0)).toEqual({ unit: 20_000, rule: 'table.loan' });
  expect(unit(0, 1_000)).toEqual({ unit: 1_000, rule: 'riichi.loan' });
  expect(unit(5_000, 3_000).unit).toBe(1_000);
  expect(unit(0, 0)).toEqual({ unit: 0, rule: 'table.loan' });
});

// No option of scoring is dead: for each one, a win whose result changes when only that option changes.

import { RULE_KEYS, type RuleKey } from '@hanchan/rules';
import { describe, expect, test } from 'vitest';
import { changesSomething, keysRead } from '../support/liveness.ts';
import { SCORING_ROWS as ROWS } from './scoringRows.ts';

describe('every option of scoring changes something', () => changesSomething(ROWS));

// The table is complete, in both directions

const read = keysRead('score');

/** Options that belong to scoring; the others of these areas are for the game to ask. */
const OF_THE_GAME: readonly RuleKey[] = [
  'dora.kanReveal',
  'win.fifthCopy',
  'win.earthBrokenBy',
  'nagashi.closedOnly',
];
const OF_SCORING = RULE_KEYS.filter(
  (key) =>
    /^(fu|score|payment|liability|dora|win|nagashi|yaku)\.|^tiles\.redFives$/.test(key) &&
    !OF_THE_GAME.includes(key),
);
const inTable = new Set<string>(ROWS.map(({ key }) => key));

test('every option that the scorer reads has a row', () => {
  expect(read.size).toBeGreaterThan(100);
  expect([...read].filter((key) => !inTable.has(key))).toEqual([]);
});
test('every option of scoring is read by the scorer', () => {
  expect(OF_SCORING.filter((key) => !read.has(key))).toEqual([]);
});
test('every option of scoring has a row, and every row is about an option that is read', () => {
  expect(OF_SCORING.filter((key) => !inTable.has(key))).toEqual([]);
  expect([...inTable].filter((key) => !read.has(key))).toEqual([]);
});
test('what is left to the game is not read here by mistake', () => {
  expect(OF_THE_GAME.filter((key) => read.has(key))).toEqual([]);
});

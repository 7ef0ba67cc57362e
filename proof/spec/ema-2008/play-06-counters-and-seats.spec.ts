// EMA 2008 at the table: counters, the seat of East, and, by our choice, the length of a match.

import { EMA_2008 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';

const RULES = EMA_2008.values;

const EAST = '123s456s789m4566p';
const SOUTH = '123m456m789s4566p';
const NOTHING = '147m28p369s12346z';

/** West throws 3p, which completes the hands of East and South. */
const westFeeds = (more: Setup = {}) =>
  new Table(RULES, {
    hands: { E: EAST, S: SOUTH, N: NOTHING },
    draws: '3p',
    discards: { W: '8p' },
    indicators: '3z',
    turn: 'W',
    ...more,
  }).do('W discards 3p');

/** East throws the last tile, and nobody is tenpai. */
const drawn = (more: Setup) =>
  new Table(RULES, {
    hands: { E: NOTHING, S: NOTHING, W: NOTHING, N: NOTHING },
    draws: '9p',
    discards: { E: '8s', S: '8m', W: '8p', N: '8m' },
    live: 0,
    ...more,
  }).do('E discards 9p');

clause(
  ['ema-counter-01', 'ema-counter-03', 'ema-seat-01'],
  'East wins: East stays, counter',
  () => {
    const table = westFeeds({ counters: 1 }).do('E ron');
    expect(table.scores).toEqual([31_800, 30_000, 28_200, 30_000]);
    expect(table.match).toMatchObject({ dealer: 0, round: 0, counters: 2 });
  },
);

clause(['ema-counter-03', 'ema-seat-01'], 'so it is after a selfdraw', () => {
  const table = new Table(RULES, { hands: { E: EAST }, draws: '3p' }).do('E tsumo');
  expect(table.match).toMatchObject({ dealer: 0, counters: 1 });
});

clause(
  ['ema-counter-04', 'T18'],
  'another player wins alone: the counters go, the deal moves',
  () => {
    const table = westFeeds({ counters: 3 }).do('S ron');
    expect(table.last('won').counters).toBe(3);
    expect(table.match).toMatchObject({ dealer: 1, counters: 0 });
  },
);

clause(['ema-counter-04', 'ema-counter-05', 'T18'], 'East wins as well: kept, and one more', () => {
  const table = westFeeds({ counters: 3 }).do('E ron & S ron');
  expect(table.scores).toEqual([32_400, 31_900, 25_700, 30_000]);
  expect(table.match).toMatchObject({ dealer: 0, counters: 4 });
});

clause(
  ['ema-counter-02', 'ema-seat-02', 'T16'],
  'a counter stays on the table for the new East',
  () => {
    const table = drawn({ dealer: 2 }).deal();
    expect(table.last('dealStarted')).toMatchObject({ dealer: 3, round: 0, counters: 1 });
  },
);

clause('E14', 'the bets of a drawn game go to the next winner', () => {
  const table = westFeeds({ deposits: 2 }).do('S ron');
  expect(table.scores[1]).toBe(30_000 + 1000 + 2000);
  expect(table.match.deposits).toBe(0);
});

// Length: East and South rounds, by our choice

clause('E26', 'after North has been East, the South round begins', () => {
  const table = westFeeds({ dealer: 3 }).do('S ron');
  expect(table.match).toMatchObject({ dealer: 0, round: 1, phase: 'awaitingDeal' });
});

clause('E26', 'South 4: a win of another player ends the match', () => {
  const table = westFeeds({ dealer: 3, round: 'S' }).do('S ron');
  expect(table.match.phase).toBe('over');
  expect(table.count('matchEnded')).toBe(1);
});

clause('E26', 'South 4: East who wins plays on, leading or not', () => {
  const table = westFeeds({ dealer: 3, round: 'S', scores: [20_000, 20_000, 20_000, 60_000] });
  table.do('E ron');
  expect(table.match).toMatchObject({ phase: 'awaitingDeal', dealer: 3, round: 1, counters: 1 });
});

clause('E26', 'South 4: drawn with East noten it ends, and bets on the table stay there', () => {
  const table = drawn({ dealer: 3, round: 'S', deposits: 1 });
  expect(table.match.phase).toBe('over');
  expect(table.last('matchEnded')).toMatchObject({
    deposits: 1,
    scores: [30_000, 30_000, 30_000, 30_000],
  });
});

clause('E26', 'a score below zero does not end the match', () => {
  const table = westFeeds({ scores: [40_000, 40_000, 500, 39_500] }).do('S ron');
  expect(table.scores[2]).toBe(-500);
  expect(table.match.phase).toBe('awaitingDeal');
});

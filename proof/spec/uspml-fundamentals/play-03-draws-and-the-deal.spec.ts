// USPML Mahjong Fundamentals at the table: how a hand ends, the pool of points, the deal, the end of the game.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { WINDS, type Wind } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { handsWith, NOTHING, READY } from '../support/readyHands.ts';

const RULES = USPML_FUNDAMENTALS.values;

/** One tile lies face down; these players are ready. */
function lastTile(ready: readonly Wind[], more: Setup = {}): Setup {
  const hands = handsWith(ready);
  return { hands, draws: '9p', live: 1, ...more };
}

/** East draws the last tile and throws it. */
const drawn = (ready: readonly Wind[], more: Setup = {}) =>
  new Table(RULES, lastTile(ready, more)).do('E picks 0', 'E discards 9p');

clause('uspml-obj-01', 'twenty points each, the pool empty', () => {
  const { match } = new Table(RULES);
  expect(match.scores).toEqual([20, 20, 20, 20]);
  expect(match.pool).toBe(0);
});

// Ending the hand

clause(['uspml-end-01', 'uspml-end-02'], 'a draw only when somebody has to draw and cannot', () => {
  const table = new Table(RULES, lastTile([])).do('E picks 0');
  expect(table.live).toBe(0);
  expect(table.match.phase).toBe('playing');
  table.do('E discards 9p');
  expect(table.last('drawn').reason).toBe('exhausted');
});

clause(['uspml-end-01', 'U10', 'T36'], 'the last discard can still be claimed for a pon', () => {
  const hands = { E: NOTHING, S: NOTHING, W: '99p147m258s12346z', N: NOTHING };
  const table = new Table(RULES, lastTile([], { hands })).do('E picks 0', 'E discards 9p', 'W pon');
  expect(table.match.phase).toBe('playing');
  table.do('W discards 1m').passAll();
  expect(table.last('drawn').reason).toBe('exhausted');
});

clause('uspml-end-01', 'or for a ron', () => {
  const table = new Table(RULES, lastTile(['S'], { draws: '3p' }));
  table.do('E picks 0', 'E discards 3p', 'S ron');
  expect(table.last('won').seat).toBe(1);
});

clause('uspml-end-01', 'the last tile drawn may itself be the victory', () => {
  const table = new Table(RULES, lastTile(['E'], { draws: '3p' })).do('E picks 0', 'E tsumo');
  expect(table.scores).toEqual([26, 18, 18, 18]);
});

// Draws

clause('uspml-score-draw-01', 'all four hands are shown', () => {
  const { shown } = drawn(['S']).last('drawn');
  expect(shown.map((hand) => hand?.length)).toEqual([13, 13, 13, 13]);
});

const pools: readonly (readonly [readonly Wind[], readonly number[]])[] = [
  [[], [-1, -1, -1, -1]],
  [['S'], [-1, 0, -1, -1]],
  [
    ['E', 'N'],
    [0, -1, -1, 0],
  ],
  [WINDS, [0, 0, 0, 0]],
];
for (const [ready, deltas] of pools) {
  clause(
    ['uspml-score-draw-02', 'uspml-score-draw-03', 'U5', 'T38'],
    `${ready.length} ready: ${deltas.join(' ')}, the rest in the pool`,
    () => {
      const table = drawn(ready);
      expect(table.last('drawn').deltas).toEqual(deltas);
      expect(table.match.pool).toBe(4 - ready.length);
      expect(table.count('declared')).toBe(0); // nobody may hide a ready hand
    },
  );
}

clause(['uspml-score-draw-02', 'U7'], 'ready only for a tile held four times is not ready', () => {
  const hands = { E: NOTHING, S: '7777z234p567p789s', W: NOTHING, N: NOTHING };
  expect(drawn([], { hands }).last('drawn').tenpai).toEqual([]);
});

clause(
  ['uspml-score-draw-04', 'T38'],
  'the pool grows over draws and goes to the next winner',
  () => {
    const table = drawn(['E']); // pool 3, the deal stays
    table.deal(lastTile(['E', 'S'])).do('E picks 0', 'E discards 9p');
    expect(table.match.pool).toBe(5);
    expect(table.scores).toEqual([20, 19, 18, 18]);
    table.deal({ hands: { E: NOTHING, S: READY.S }, draws: '3p' });
    table.do('E picks 0', 'E discards 3p', 'S ron');
    expect(table.scores).toEqual([16, 19 + 4 + 5, 18, 18]);
    expect(table.match.pool).toBe(0);
  },
);

clause(
  ['uspml-score-draw-04', 'T38'],
  'also by tsumo: 4 from the others and 3 from the pool',
  () => {
    const table = drawn(['E']);
    table.deal({ hands: { E: NOTHING, S: READY.S }, draws: '9p3p' });
    table.do('E picks 0', 'E discards 9p', 'S picks 0', 'S tsumo');
    expect(table.scores).toEqual([18, 19 + 4 + 3, 18, 18]);
  },
);

// Passing the deal

clause('uspml-dealpass-01', 'the dealer wins: the deal stays, nothing is added', () => {
  const table = new Table(RULES, { hands: { E: READY.E }, draws: '3p' });
  table.do('E picks 0', 'E tsumo');
  expect(table.match).toMatchObject({ dealer: 0, counters: 0, deposits: 0 });
});

clause('uspml-dealpass-02', 'another player wins: the deal passes to the right', () => {
  const table = new Table(RULES, { hands: { E: NOTHING, W: READY.S }, draws: '3p' });
  table.do('E picks 0', 'E discards 3p', 'W ron');
  expect(table.match).toMatchObject({ dealer: 1, counters: 0 });
});

clause('uspml-dealpass-03', 'drawn with a ready dealer: the deal stays', () => {
  expect(drawn(['E']).match).toMatchObject({ dealer: 0, counters: 0 });
});

clause('uspml-dealpass-04', 'drawn with a dealer who is not ready: the deal passes', () => {
  const table = drawn(['W']);
  expect(table.match).toMatchObject({ dealer: 1, counters: 0 });
  expect(table.scores[0]).toBe(19);
});

// The end of the game

clause(
  ['uspml-gameend-01', 'uspml-obj-02', 'uspml-setup-02'],
  'hands are played until the deal would come back to the first dealer',
  () => {
    const table = drawn([]);
    const dealers = [table.last('dealStarted').dealer];
    while (table.match.phase !== 'over') {
      table.deal(lastTile([])).do('E picks 0', 'E discards 9p');
      dealers.push(table.last('dealStarted').dealer);
    }
    expect(dealers).toEqual([0, 1, 2, 3]);
  },
);

clause('uspml-gameend-01', 'while the last dealer wins or is ready, the game goes on', () => {
  expect(drawn(['E'], { dealer: 3 }).match).toMatchObject({ phase: 'awaitingDeal', dealer: 3 });
  const table = new Table(RULES, { hands: { E: READY.E }, draws: '3p', dealer: 3 });
  table.do('E picks 0', 'E tsumo');
  expect(table.match).toMatchObject({ phase: 'awaitingDeal', dealer: 3 });
});

clause(['U4', 'T38'], 'a pool that is left at the end belongs to nobody', () => {
  const table = drawn(['S'], { dealer: 3, pool: 2, scores: [20, 20, 20, 18] });
  expect(table.match.phase).toBe('over');
  expect(table.match.pool).toBe(5);
  expect(table.scores.reduce((sum, score) => sum + score, 0)).toBe(80 - 5);
});

clause('U6', 'a score may go below zero, and the game goes on', () => {
  const table = new Table(RULES, {
    hands: { E: NOTHING, W: READY.S },
    draws: '3p',
    scores: [2, 26, 26, 26],
  });
  table.do('E picks 0', 'E discards 3p', 'W ron');
  expect(table.scores[0]).toBe(-2);
  expect(table.match.phase).toBe('awaitingDeal');
});

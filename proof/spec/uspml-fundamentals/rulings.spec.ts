// USPML Mahjong Fundamentals: rulings on who plays, and who plays first.

import { fairSeats, matchSeed } from '@hanchan/game';
import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = USPML_FUNDAMENTALS.values;

clause(['U12', 'uspml-setup-02'], 'chance makes the First Player: each about a quarter', () => {
  const first = [0, 0, 0, 0];
  for (let i = 0; i < 2_000; i++) {
    first[fairSeats(matchSeed(`pool ${i}`, ['a', 'b', 'c', 'd'])).indexOf(0)]!++;
  }
  for (const count of first) expect(Math.abs(count - 500)).toBeLessThan(120);
  expect(new Table(RULES).match).toMatchObject({ dealer: 0, round: 0 });
});

clause(
  ['U14', 'uspml-score-tsumo-02'],
  'four play: a self-draw is paid by the dealer and two others, and nobody else',
  () => {
    const table = new Table(RULES, { hands: { S: '123m456m789s4566p' } });
    expect(table.match.deal!.seats).toHaveLength(4);
    table.do('E picks 0', 'E discards drawn').passAll();
    expect(table.match.deal!.turn).toBe(1);
    const won = new Table(RULES, { hands: { S: '123m456m789s4566p' }, draws: '1z3p' });
    won.do('E picks 0', 'E discards 1z').passAll().do('S picks 0', 'S tsumo');
    expect(won.scores).toEqual([18, 24, 19, 19]);
  },
);

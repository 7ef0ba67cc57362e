// Part 3, sections 2.0, 3.0, 3.7.1 and 3.7.2 at the table: rounds, names of hands, dealer, bonus sticks.

import { sequelOf } from '@hanchan/game';
import { cite } from '@hanchan/rules';
import { WDMC_2019 } from '@hanchan/rulesets';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import {
  ALIKE,
  EAST_DRAWS,
  eastWins,
  handName,
  lastDraw,
  PLAIN_DISCARDS,
  RULES,
  SIMPLES,
  SOUTH_WAITS,
  southWins,
} from './playHands.ts';

const eastWon = (setup: Setup = {}) => new Table(RULES, { ...EAST_DRAWS, ...setup }).do('E tsumo');
const southWon = (setup: Setup = {}) =>
  new Table(RULES, { ...SOUTH_WAITS, ...setup }).do('E discards 2s', 'S ron');

/** The dealer and West wait for the tile that South discards. */
const BOTH_WAIT: Setup = {
  hands: { ...ALIKE, E: SIMPLES, W: '222555m67877p34s' },
  draws: '2s',
  turn: 'S',
  discards: PLAIN_DISCARDS,
};

describe('2.0 Rounds and hands', () => {
  clause(
    ['wdmc-2.0-01', 'wdmc-2.0-05', 'wdmc-2.0-06', 'wdmc-1.2-01', 'wdmc-1.7-15'],
    'East 1 to 4, South 1 to 4; the first dealer deals South 1; then the match is over',
    () => {
      const table = southWon();
      const names: string[] = [];
      const rounds = () =>
        table.events.flatMap((event) => (event.type === 'dealStarted' ? [event.round] : []));
      while (table.match.phase !== 'over') {
        names.push(handName(table));
        southWins(table);
      }
      expect(names).toEqual([
        ...['East 2', 'East 3', 'East 4'],
        ...['South 1', 'South 2', 'South 3', 'South 4'],
      ]);
      expect(rounds()).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
      expect(table.last('matchEnded').scores).toEqual([30_000, 30_000, 30_000, 30_000]);
    },
  );
  clause('wdmc-1.2-03', 'a round has four hands, however many bonus hands are played in it', () => {
    const table = eastWon();
    const names = ['East 1', handName(table)];
    eastWins(table);
    while (table.match.round === 0) {
      names.push(handName(table));
      southWins(table);
    }
    expect(names).toEqual([
      'East 1',
      'East 1 Bonus 1',
      'East 1 Bonus 2',
      'East 2',
      'East 3',
      'East 4',
    ]);
    expect(handName(table)).toBe('South 1');
  });
  clause(['wdmc-2.0-02', 'wdmc-2.0-03'], 'after a non-dealer’s win South becomes East', () => {
    const table = southWon();
    expect([0, 1, 2, 3].map((seat) => table.wind(seat as 0))).toEqual(['N', 'E', 'S', 'W']);
    expect(table.last('dealEnded').dealerStays).toBe(false);
  });
  clause(
    ['wdmc-2.0-02', 'wdmc-3.0-05'],
    'a win of the dealer or tenpai at a draw keeps the winds',
    () => {
      expect(handName(eastWon())).toBe('East 1 Bonus 1');
      const drawn = new Table(RULES, lastDraw(['E'])).do('E discards 7z');
      expect(handName(drawn)).toBe('East 1 Bonus 1');
    },
  );
  clause(['wdmc-2.0-07', 'wdmc-3.7.2-01'], 'a bonus hand is named after its sticks', () => {
    expect(handName(eastWon({ round: 'S', dealer: 1 }))).toBe('South 2 Bonus 1');
    const table = eastWon({ round: 'S', counters: 1 });
    expect(handName(table)).toBe('South 1 Bonus 2');
    table.deal(SOUTH_WAITS);
    expect(table.last('dealStarted')).toMatchObject({ round: 1, dealer: 0, counters: 2 });
  });
});

describe('3.7 Bonus sticks', () => {
  clause(
    ['wdmc-1.7-01', 'wdmc-3.0-05', 'wdmc-3.7.1-01'],
    'dealer’s win, dealer’s tenpai, then a win of South: 0, 1, 2, 0',
    () => {
      const table = eastWon();
      expect(handName(table)).toBe('East 1 Bonus 1');
      table.deal(lastDraw(['E'])).do('E discards 7z');
      expect(handName(table)).toBe('East 1 Bonus 2');
      southWins(table);
      expect(handName(table)).toBe('East 2');
    },
  );
  clause(['wdmc-1.7-01', 'W43'], 'a noten dealer ends only the dealer’s keep', () => {
    const table = eastWon();
    table.deal(lastDraw([])).do('E discards 7z');
    expect(handName(table)).toBe('East 2 Bonus 2');
  });
  clause(['wdmc-3.7.1-02', 'wdmc-p2.3.1-07'], 'placing a stick costs nobody anything', () => {
    const table = eastWon();
    const { scores } = table.last('dealEnded');
    table.deal(SOUTH_WAITS);
    expect(table.last('dealStarted')).toMatchObject({ counters: 1, scores });
    expect(table.scores.reduce((sum, score) => sum + score)).toBe(120_000);
  });
  clause('wdmc-3.7.1-04', 'a non-dealer’s win takes them all away', () => {
    expect(southWon({ counters: 3 }).match.counters).toBe(0);
    expect(southWon({ counters: 3 }).scores[1]).toBe(30_000 + 2_000 + 900);
  });
  clause(
    ['wdmc-3.7.1-04', 'wdmc-3.5.3.1-04', 'W13'],
    'but not when the dealer wins as well',
    () => {
      const table = new Table(RULES, { ...BOTH_WAIT, counters: 1 });
      const { match } = table;
      table.do('S discards 2s', 'E ron & W ron');
      expect(handName(table)).toBe('East 1 Bonus 2');
      const { dealerBy } = sequelOf(match, { type: 'won', winners: [2, 0] });
      expect(cite(WDMC_2019, dealerBy.rule, dealerBy.case)).toMatchObject({
        status: 'stated',
        section: 'Part 3, 3.5.3.1',
      });
    },
  );
});

describe('4.1.7.15 Paarenchan', () => {
  const yakuman = (table: Table) => table.last('won').value.yakuman.map(({ id }) => id);
  clause(
    ['wdmc-4.1.7.15-01', 'wdmc-4.1.7.15-02', 'T22', 'W11'],
    'a dealer’s win at eight sticks, however they came: a yakuman, no sticks, next dealer',
    () => {
      const table = southWon();
      table.match = { ...table.match, counters: 6 };
      table.deal(lastDraw([])).do('E discards 7z');
      eastWins(table);
      expect(yakuman(table)).toEqual([]);
      expect(handName(table)).toBe('East 3 Bonus 8');
      const before = table.scores;
      eastWins(table);
      expect(yakuman(table)).toEqual(['paarenchan']);
      const paid = table.scores.map((score, seat) => score - before[seat as 0]);
      expect(paid).toEqual([-16_800, -16_800, 50_400, -16_800]);
      expect(handName(table)).toBe('East 4');
    },
  );
  clause(['wdmc-4.1.7.15-02', 'T22', 'W11'], 'seven or nine sticks are nothing special', () => {
    for (const counters of [7, 9]) {
      const table = eastWon({ counters });
      expect(yakuman(table)).toEqual([]);
      expect(handName(table)).toBe(`East 1 Bonus ${counters + 1}`);
    }
  });
  clause(['wdmc-4.1.7.15-02', 'W11'], 'the winds move on also after a double ron', () => {
    const table = new Table(RULES, { ...BOTH_WAIT, counters: 8 });
    table.do('S discards 2s', 'E ron & W ron');
    expect(handName(table)).toBe('East 2');
  });
  clause(['wdmc-4.1.7.15-02', 'W11'], 'in South 4 it therefore ends the game', () => {
    const scores = [90_000, 20_000, 20_000, -10_000] as const;
    const table = eastWon({ round: 'S', dealer: 3, counters: 8, scores });
    expect(table.scores[3]).toBeLessThan(table.scores[0]);
    expect(table.match.phase).toBe('over');
  });
  clause('wdmc-4.1.7.15-02', 'eight sticks and a non-dealer’s win: an ordinary hand', () => {
    const table = southWon({ counters: 8 });
    expect(yakuman(table)).toEqual([]);
    expect(table.scores[1]).toBe(30_000 + 2_000 + 2_400);
  });
});

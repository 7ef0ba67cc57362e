// Parts 1 to 3 on the end: South 4, West, no going bust, the clock, sticks left over, which part decides.

import { deal } from '@hanchan/game';
import { cite, RULE_KEYS } from '@hanchan/rules';
import { WDMC_2019 } from '@hanchan/rulesets';
import type { BySeat, Wind } from '@hanchan/tiles';
import { describe, expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import {
  EAST_DRAWS,
  eastWins,
  handName,
  lastDraw,
  RULES,
  SOUTH_WAITS,
  southWins,
} from './playHands.ts';

const SOUTH_4 = { round: 'S', dealer: 3 } as const;
/** The dealer of South 4 wins 3,900 in all. */
const lastDealerWins = (scores: BySeat<number>) =>
  new Table(RULES, { ...EAST_DRAWS, ...SOUTH_4, scores }).do('E tsumo');
const drawnDeal = (ready: readonly Wind[], setup: Setup = {}) =>
  new Table(RULES, lastDraw(ready, setup)).do('E discards 7z');

describe('3.0 and 3.7.2 South 4', () => {
  clause('wdmc-3.0-10', 'a non-dealer’s win ends the game whatever the scores', () => {
    const scores = [30_100, 29_900, 29_900, 30_100] as const;
    const table = new Table(RULES, { ...SOUTH_WAITS, ...SOUTH_4, scores });
    table.do('E discards 2s', 'S ron');
    expect(table.match.phase).toBe('over');
    expect(table.last('matchEnded').scores).toEqual([32_100, 29_900, 29_900, 28_100]);
  });
  clause(
    ['wdmc-3.7.2-04', 'T19', 'W6'],
    'a dealer’s win that takes the lead ends it, unasked',
    () => {
      const table = lastDealerWins([39_300, 20_000, 23_600, 37_100]);
      expect(table.scores).toEqual([38_000, 18_700, 22_300, 41_000]);
      expect(table.match.phase).toBe('over');
    },
  );
  clause(['wdmc-3.7.2-05', 'T19'], 'a dealer’s win without the lead goes on', () => {
    const table = lastDealerWins([39_300, 24_000, 27_600, 29_100]);
    expect(table.match.phase).toBe('awaitingDeal');
    expect(handName(table)).toBe('South 4 Bonus 1');
  });
  clause(['wdmc-3.7.2-05', 'T19', 'W6'], 'nor is a tie the most points', () => {
    const table = lastDealerWins([39_300, 23_300, 23_300, 34_100]);
    expect(table.scores[3]).toBe(table.scores[0]);
    expect(handName(table)).toBe('South 4 Bonus 1');
    expect(table.match.phase).toBe('awaitingDeal');
  });
  clause(['wdmc-3.7.2-04', 'T19', 'W6'], 'a leading dealer in tenpai at a draw plays on', () => {
    const table = drawnDeal(['E'], { ...SOUTH_4, scores: [20_000, 25_000, 25_000, 50_000] });
    expect(handName(table)).toBe('South 4 Bonus 1');
    expect(table.match.phase).toBe('awaitingDeal');
  });
  clause('wdmc-3.7.2-04', 'a leading dealer’s win before South 4 ends nothing', () => {
    const table = new Table(RULES, { ...EAST_DRAWS, round: 'S', dealer: 2 }).do('E tsumo');
    expect(handName(table)).toBe('South 3 Bonus 1');
    expect(table.match.phase).toBe('awaitingDeal');
  });
});

describe('3.7.2 The West round', () => {
  const toWest = (setup: Setup = {}) =>
    drawnDeal([], { ...SOUTH_4, scores: [45_000, 30_000, 25_000, 20_000], ...setup });
  clause(
    ['wdmc-3.7.2-06', 'T20', 'W7'],
    'South 4 drawn with a noten dealer: West 1 although the leader is far above 30,000',
    () => {
      expect(handName(toWest())).toBe('West 1 Bonus 1');
      expect(toWest().match.phase).toBe('awaitingDeal');
      const carried = toWest({ counters: 2, deposits: 2 });
      expect(handName(carried)).toBe('West 1 Bonus 3');
      expect(carried.match.deposits).toBe(2);
    },
  );
  clause(['wdmc-3.7.2-07', 'T20', 'W7'], 'the first win ends it, of whoever', () => {
    expect(southWins(toWest()).match.phase).toBe('over');
    const dealerLast = eastWins(toWest({ scores: [10_000, 50_000, 40_000, 20_000] }));
    expect(dealerLast.match.phase).toBe('over');
    expect(Math.min(...dealerLast.scores)).toBe(dealerLast.scores[0]);
  });
  clause(['T20', 'W7'], 'the round wind is West', () => {
    const table = toWest().deal({ ...SOUTH_WAITS, hands: { S: '678m345p88p34s333z' } });
    table.do('E discards 2s', 'S ron');
    expect(table.last('won').value.yaku.map(({ id }) => id)).toEqual(['round_wind']);
  });
  clause(
    ['wdmc-3.7.2-07', 'W7'],
    'draws go on: tenpai repeats, noten moves to West 2 and North',
    () => {
      const table = toWest();
      table.deal(lastDraw(['E'])).do('E discards 7z');
      expect(handName(table)).toBe('West 1 Bonus 2');
      const names = [2, 3, 4, 5].map(() => {
        table.deal(lastDraw([])).do('E discards 7z');
        return handName(table);
      });
      expect(names).toEqual([
        'West 2 Bonus 3',
        'West 3 Bonus 4',
        'West 4 Bonus 5',
        'North 1 Bonus 6',
      ]);
      expect(table.match.phase).toBe('awaitingDeal');
    },
  );
  clause(
    ['wdmc-3.7.2-06', 'W18'],
    'nagashi mangan in South 4 is a draw and leads there too',
    () => {
      const discards = { E: '5m', S: '19m1z', W: '5m', N: '5m' };
      expect(handName(toWest({ discards }))).toBe('West 1 Bonus 1');
    },
  );
});

describe('Part 1, 5 Nobody goes bust', () => {
  clause(
    ['wdmc-p1-09', 'wdmc-1.2-02', 'wdmc-1.7-03', 'wdmc-3.0-11', 'W1'],
    '3,000 points and a payment of 8,000: -5,000, and East 3 is dealt',
    () => {
      const scores = [39_000, 3_000, 39_000, 39_000] as const;
      const setup = { riichi: ['S'], deposits: 1, indicators: '7p', dealer: 1 } as const;
      const table = new Table(RULES, { ...SOUTH_WAITS, ...setup, scores });
      table.do('E discards 2s', 'S ron');
      expect(table.last('won').value.points).toBe(8_000);
      expect(table.scores).toEqual([39_000, -5_000, 48_000, 39_000]);
      southWins(table);
      expect(table.last('dealStarted')).toMatchObject({ number: 2, round: 0, dealer: 2 });
    },
  );
  clause(['T8', 'W1'], 'a payment of 12,000: -9,000, and East 3 follows', () => {
    const scores = [39_000, 3_000, 39_000, 39_000] as const;
    const setup = { riichi: ['S'], indicators: '7p', ura: '7p', dealer: 1 } as const;
    const table = new Table(RULES, { ...SOUTH_WAITS, ...setup, deposits: 1, scores });
    table.do('E discards 2s', 'S ron');
    expect(table.scores[1]).toBe(-9_000);
    expect(handName(table)).toBe('East 3');
    expect(table.match.phase).toBe('awaitingDeal');
  });
  clause('wdmc-p1-18', 'the value records which passage wins', () => {
    const { status, clauses, reason } = cite(WDMC_2019, 'end.bust');
    expect(status).toBe('ourChoice');
    expect(clauses).toEqual(expect.arrayContaining(['wdmc-p1-09', 'wdmc-3.0-11', 'wdmc-1.2-02']));
    expect(reason).toMatch(/^W1:/);
  });
});

describe('Part 2, 4.1 and 5 The clock and what is left', () => {
  clause(
    ['wdmc-p2.4.1-02', 'T42', 'W8'],
    'time runs out in South 1: this deal is the last, even when the dealer wins it',
    () => {
      const table = new Table(RULES, { ...EAST_DRAWS, round: 'S' }).do('bell', 'E tsumo');
      expect(table.scores[0]).toBe(33_900);
      expect(table.match.phase).toBe('over');
      const other = new Table(RULES, { ...SOUTH_WAITS, round: 'S' });
      expect(other.do('bell', 'E discards 2s', 'S ron').match.phase).toBe('over');
    },
  );
  clause(['wdmc-p2.4.1-02', 'W8'], 'and even in South 4 drawn by a noten dealer', () => {
    const table = new Table(RULES, lastDraw([], SOUTH_4)).do('bell', 'E discards 7z');
    expect(table.match.phase).toBe('over');
  });
  clause(
    ['wdmc-p2.4.1-03', 'T42', 'W8'],
    'between deals the game is over at once, also with a bonus hand pending',
    () => {
      const table = new Table(RULES, EAST_DRAWS).do('E tsumo', 'bell');
      expect(table.match.phase).toBe('over');
      expect(table.last('matchEnded').scores).toEqual(table.scores);
      const next = deal(table.match, table.match.deal!.wall);
      expect(next).toEqual({ ok: false, error: { code: 'matchOver', rule: null } });
    },
  );
  clause(['wdmc-p2.5-09', 'T7'], 'sticks still on the table go to nobody', () => {
    const scores = [29_000, 29_000, 30_000, 30_000] as const;
    const setup = lastDraw(['E', 'S'], { riichi: ['E', 'S'], deposits: 2, scores });
    const table = new Table(RULES, setup).do('bell', 'E discards 7z');
    expect(table.match.phase).toBe('over');
    const { scores: final, deposits } = table.last('matchEnded');
    expect(final).toEqual([30_500, 30_500, 28_500, 28_500]);
    expect(final.reduce((sum, score) => sum + score)).toBe(118_000);
    expect(deposits).toBe(2);
  });
  clause('wdmc-p2.4.1-10', 'play follows Part 3; Parts 1 and 2 speak only of the event', () => {
    const OF_THE_EVENT = /^(penalty|foul|clock|ranking)\.|^table\.loan$|^end\.deposits$/;
    const elsewhere = RULE_KEYS.filter((key) => {
      const { section, status } = cite(WDMC_2019, key);
      return status !== 'ourChoice' && !section.startsWith('Part 3');
    });
    expect(elsewhere.filter((key) => !OF_THE_EVENT.test(key))).toEqual([]);
    expect(elsewhere.length).toBeGreaterThan(0);
  });
});

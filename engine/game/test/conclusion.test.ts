// What follows a deal: who deals next and by which option, the counters, and what ends the match.

import type { RuleChanges } from '@hanchan/rules';
import { TENHOU } from '@hanchan/rulesets';
import type { BySeat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  type DrawReason,
  isLastDeal,
  type Outcome,
  type Standing,
  sequelOf,
} from '../src/index.ts';

/** Two rounds and nothing after them, and nothing that ends a match before. */
const PLAIN: RuleChanges = {
  'end.rounds': 2,
  'end.extension': 'none',
  'end.target': 30_000,
  'end.dealerLeads': 'never',
  'end.bust': 'playOn',
  'dealer.staysOn': 'winOrTenpai',
  'draw.abortiveDealer': 'stays',
  'nagashi.countsAs': 'draw',
  'counter.onDraw': true,
  'payment.counter': 300,
  'yaku.paarenchan': 'absent',
};

const EVEN: BySeat<number> = [25_000, 25_000, 25_000, 25_000];

type At = Partial<Omit<Standing, 'rules'>>;

/** The second player deals in the first round, with three counters. */
const standing = (changes: RuleChanges, at: At = {}): Standing => ({
  rules: { ...TENHOU.values, ...PLAIN, ...changes } as Standing['rules'],
  scores: EVEN,
  round: 0,
  dealer: 1,
  counters: 3,
  bell: 'silent',
  ...at,
});

const won = (...winners: (0 | 1 | 2 | 3)[]): Outcome => ({ type: 'won', winners });

const drawn = (reason: DrawReason, tenpai: (0 | 1 | 2 | 3)[] = []): Outcome => ({
  type: 'drawn',
  reason,
  tenpai,
  nagashi: [],
});

const nagashi = (by: (0 | 1 | 2 | 3)[], tenpai: (0 | 1 | 2 | 3)[] = []): Outcome => ({
  type: 'drawn',
  reason: 'nagashi',
  tenpai,
  nagashi: by,
});

describe('the next dealer, the option that says so, and the counters', () => {
  const NAGASHI_WINS: RuleChanges = { 'nagashi.countsAs': 'win' };
  const rows: readonly [string, RuleChanges, Outcome, number, number, string][] = [
    ['the dealer wins', {}, won(1), 1, 4, 'dealer.staysOn {"ended":"dealerWon","winners":"one"}'],
    ['another wins', {}, won(2), 2, 0, 'dealer.staysOn {"ended":"otherWon","winners":"one"}'],
    ['both win', {}, won(2, 1), 1, 4, 'dealer.staysOn {"ended":"dealerWon","winners":"two"}'],
    [
      'a draw, the dealer tenpai',
      {},
      drawn('exhausted', [1, 2]),
      1,
      4,
      'dealer.staysOn {"ended":"dealerTenpai"}',
    ],
    [
      'a draw, another tenpai',
      {},
      drawn('exhausted', [2]),
      2,
      4,
      'dealer.staysOn {"ended":"dealerNoten"}',
    ],
    [
      'a draw, the dealer tenpai, where only a win keeps the deal',
      { 'dealer.staysOn': 'win' },
      drawn('exhausted', [1]),
      2,
      4,
      'dealer.staysOn {"ended":"dealerTenpai"}',
    ],
    [
      'a draw that adds no counter takes none',
      { 'counter.onDraw': false },
      drawn('exhausted'),
      2,
      3,
      'dealer.staysOn {"ended":"dealerNoten"}',
    ],
    [
      'no counters at all',
      { 'payment.counter': 0 },
      won(1),
      1,
      0,
      'dealer.staysOn {"ended":"dealerWon","winners":"one"}',
    ],
    ['an abortive draw', {}, drawn('fourWinds'), 1, 4, 'draw.abortiveDealer undefined'],
    [
      'an abortive draw that passes the deal, a tenpai dealer or not',
      { 'draw.abortiveDealer': 'passes' },
      drawn('fourRiichi', [0, 1, 2, 3]),
      2,
      4,
      'draw.abortiveDealer undefined',
    ],
    [
      'nagashi as a draw: who is tenpai decides',
      {},
      nagashi([1], []),
      2,
      4,
      'dealer.staysOn {"ended":"dealerNoten"}',
    ],
    [
      'nagashi as a draw, the dealer tenpai',
      {},
      nagashi([2], [1]),
      1,
      4,
      'dealer.staysOn {"ended":"dealerTenpai"}',
    ],
    [
      'nagashi as a win of the dealer',
      NAGASHI_WINS,
      nagashi([1]),
      1,
      4,
      'nagashi.countsAs {"winners":"one"}',
    ],
    [
      'nagashi as a win of two others: a tenpai dealer passes the deal',
      NAGASHI_WINS,
      nagashi([0, 2], [1]),
      2,
      0,
      'nagashi.countsAs {"winners":"two"}',
    ],
    [
      'another draw where nagashi is a win',
      NAGASHI_WINS,
      drawn('exhausted', [1]),
      1,
      4,
      'dealer.staysOn {"ended":"dealerTenpai"}',
    ],
  ];
  test.each(rows)('%s', (_, changes, outcome, dealer, counters, by) => {
    const sequel = sequelOf(standing(changes), outcome);
    expect(sequel).toMatchObject({ dealer, counters, dealerStays: dealer === 1, endedBy: null });
    const { rule, case: one } = sequel.dealerBy;
    expect(`${rule} ${JSON.stringify(one)}`).toBe(by);
  });

  test('the eighth counter, won by the dealer as a yakuman, passes the deal and takes the counters', () => {
    const eighth = (changes: RuleChanges, counters: number, outcome: Outcome) => {
      const {
        dealerStays,
        counters: left,
        dealerBy,
      } = sequelOf(standing(changes, { counters }), outcome);
      return [dealerStays, left, dealerBy.rule];
    };
    const used: RuleChanges = { 'yaku.paarenchan': { yakuman: 1 } };
    expect(eighth(used, 8, won(1))).toEqual([false, 0, 'yaku.paarenchan']);
    expect(sequelOf(standing(used, { counters: 8 }), won(1)).dealerBy.case).toEqual({
      counts: 'yes',
    });
    expect(eighth(used, 7, won(1))).toEqual([true, 8, 'dealer.staysOn']);
    expect(eighth(used, 8, won(2))).toEqual([false, 0, 'dealer.staysOn']);
    expect(eighth({}, 8, won(1))).toEqual([true, 9, 'dealer.staysOn']);
    expect(eighth(used, 8, drawn('exhausted', [1]))).toEqual([true, 9, 'dealer.staysOn']);
  });

  test('a round is over when the deal comes back to the first dealer', () => {
    expect(sequelOf(standing({}, { dealer: 3 }), won(0))).toMatchObject({ dealer: 0, round: 1 });
    expect(sequelOf(standing({}, { dealer: 3 }), won(3))).toMatchObject({ dealer: 3, round: 0 });
    expect(sequelOf(standing({}, { dealer: 0 }), won(0))).toMatchObject({ dealer: 0, round: 0 });
    expect(sequelOf(standing({}, { dealer: 0 }), won(2))).toMatchObject({ dealer: 1, round: 0 });
  });
});

describe('what ends the match', () => {
  /** The last deal of the second round, dealt by the fourth player. */
  const LAST: At = { round: 1, dealer: 3 };
  const extra = (dealer: 0 | 1 | 2 | 3): At => ({ round: 2, dealer });
  const scores = (...points: BySeat<number>): At => ({ scores: points });
  const UNTIL_WIN: RuleChanges = { 'end.extension': 'untilWin' };
  const UNTIL_TARGET: RuleChanges = { 'end.extension': 'untilTarget' };
  const BUST: RuleChanges = { 'end.bust': 'ends' };
  const AFTER_WIN: RuleChanges = { 'end.dealerLeads': 'afterWin' };
  const AT_TARGET: RuleChanges = { 'end.dealerLeads': 'afterWinOrTenpai' };
  const LEADS = scores(24_000, 22_000, 23_000, 31_000);
  const rows: readonly [string, RuleChanges, At, Outcome, string | null][] = [
    ['a deal in the middle', {}, {}, won(2), null],
    ['the last deal of the first round', {}, { dealer: 3 }, won(2), null],
    ['the last deal', {}, LAST, won(2), 'end.rounds'],
    ['the last deal, kept by its dealer', {}, LAST, won(3), null],
    ['the last deal but one', {}, { ...LAST, dealer: 2 }, won(0), null],

    ['a score below zero', BUST, scores(-100, 50_100, 25_000, 25_000), won(1), 'end.bust'],
    ['a score of zero', BUST, scores(0, 50_000, 25_000, 25_000), won(1), null],
    ['a score below zero, played on', {}, scores(-100, 50_100, 25_000, 25_000), won(1), null],

    ['the bell rang in this deal', {}, { bell: 'lastDeal' }, won(1), 'clock.minutes'],
    [
      'a win on the last discard, with the bell',
      {},
      { bell: 'lastDiscard' },
      won(1),
      'clock.minutes',
    ],
    ['the bell left one more deal', {}, { bell: 'oneMore' }, won(1), null],

    ['until a win: the last deal is drawn', UNTIL_WIN, LAST, drawn('exhausted'), null],
    ['until a win: the last deal is won', UNTIL_WIN, LAST, won(2), 'end.rounds'],
    ['until a win: the last deal is kept', UNTIL_WIN, LAST, won(3), null],
    ['until a win: won by an extra deal’s dealer', UNTIL_WIN, extra(0), won(0), 'end.extension'],
    ['until a win: an extra deal is drawn', UNTIL_WIN, extra(0), drawn('exhausted'), null],

    ['until the target: nobody has it', UNTIL_TARGET, LAST, won(2), null],
    [
      'until the target: somebody has just that',
      UNTIL_TARGET,
      { ...LAST, ...scores(30_000, 24_000, 23_000, 23_000) },
      won(0),
      'end.extension',
    ],
    [
      'until the target: reached by a dealer who stays',
      UNTIL_TARGET,
      { ...extra(0), ...scores(30_000, 24_000, 23_000, 23_000) },
      won(0),
      null,
    ],
    [
      'until the target: reached in the middle of the rounds',
      UNTIL_TARGET,
      scores(30_000, 24_000, 23_000, 23_000),
      won(0),
      null,
    ],
    ['until the target: the extra round goes on', UNTIL_TARGET, extra(2), won(1), null],
    ['until the target: the extra round is over', UNTIL_TARGET, extra(3), won(1), 'end.extension'],

    [
      'the dealer wins the last deal and leads',
      AFTER_WIN,
      { ...LAST, ...LEADS },
      won(3),
      'end.dealerLeads',
    ],
    ['the same, without the option', {}, { ...LAST, ...LEADS }, won(3), null],
    [
      'the dealer leads and is only tenpai',
      AFTER_WIN,
      { ...LAST, ...LEADS },
      drawn('exhausted', [3]),
      null,
    ],
    ['the dealer leads, another wins', AFTER_WIN, { ...LAST, ...LEADS }, won(0), 'end.rounds'],
    [
      'the dealer leads, in a deal that is not the last',
      AFTER_WIN,
      { ...LEADS, dealer: 3 },
      won(3),
      null,
    ],
    [
      'the dealer wins and shares the lead',
      AFTER_WIN,
      { ...LAST, ...scores(31_000, 19_000, 19_000, 31_000) },
      won(3),
      null,
    ],
    [
      'the dealer wins and is last',
      AFTER_WIN,
      { ...LAST, ...scores(26_000, 26_000, 26_000, 22_000) },
      won(3),
      null,
    ],

    [
      'with the target: the dealer wins',
      AT_TARGET,
      { ...LAST, ...LEADS },
      won(3),
      'end.dealerLeads',
    ],
    [
      'with the target: the dealer is tenpai',
      AT_TARGET,
      { ...LAST, ...LEADS },
      drawn('exhausted', [3]),
      'end.dealerLeads',
    ],
    [
      'with the target: tenpai, and another has nagashi',
      AT_TARGET,
      { ...LAST, ...LEADS },
      nagashi([0], [3]),
      'end.dealerLeads',
    ],
    [
      'with the target: noten',
      AT_TARGET,
      { ...LAST, ...LEADS },
      drawn('exhausted', [0]),
      'end.rounds',
    ],
    [
      'with the target: an abortive draw, all in riichi',
      AT_TARGET,
      { ...LAST, ...LEADS },
      drawn('fourRiichi', [0, 1, 2, 3]),
      null,
    ],
    [
      'with just the target',
      AT_TARGET,
      { ...LAST, ...scores(24_000, 23_000, 23_000, 30_000) },
      won(3),
      'end.dealerLeads',
    ],
    [
      'below the target',
      AT_TARGET,
      { ...LAST, ...scores(24_000, 23_000, 23_100, 29_900) },
      won(3),
      null,
    ],
    [
      'with the target, and an earlier seat has as much',
      AT_TARGET,
      { ...LAST, ...scores(31_000, 19_000, 19_000, 31_000) },
      won(3),
      null,
    ],
    [
      'with the target, and a later seat has as much',
      AT_TARGET,
      { ...extra(0), ...scores(31_000, 19_000, 19_000, 31_000) },
      won(0),
      'end.dealerLeads',
    ],
  ];
  test.each(rows)('%s', (_, changes, at, outcome, rule) => {
    const { endedBy } = sequelOf(standing(changes, at), outcome);
    const isTimeUp = rule === 'clock.minutes';
    expect(endedBy).toEqual(
      rule === null ? null : isTimeUp ? { rule, case: { time: 'up' } } : { rule },
    );
  });
});

test('the last deal is the last of the rounds, and every one of the extension', () => {
  const last = (round: number, dealer: 0 | 1 | 2 | 3) =>
    isLastDeal(standing({}, { round, dealer }));
  expect(last(1, 3)).toBe(true);
  expect(last(2, 0)).toBe(true);
  expect(last(1, 2)).toBe(false);
  expect(last(0, 3)).toBe(false);
});

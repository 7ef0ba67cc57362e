// General Rules at the table: who deals, tied hands, the pot, and when the game is over.

import { customise } from '@hanchan/rules';
import { GENERAL } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';

const RULES = GENERAL.values;

const READY = {
  E: '123s456s789m4566p',
  S: '123m456m789s4566p',
  W: '234m234s567m5577z',
  N: '345s345p678s1122z',
};
const NOTHING = '147m28p369s12346z';

/** West throws 3p, which completes the hands of East and South. */
const westFeeds = (more: Setup = {}, rules = RULES) =>
  new Table(rules, {
    hands: { E: READY.E, S: READY.S, N: NOTHING },
    draws: '3p',
    discards: { W: '8p' },
    turn: 'W',
    ...more,
  }).do('W discards 3p');

/** East throws the last tile and nobody wants it. */
const tied = (more: Setup = {}, rules = RULES) =>
  new Table(rules, {
    hands: { E: READY.E, S: NOTHING, W: NOTHING, N: NOTHING },
    draws: '9p',
    live: 0,
    ...more,
  }).do('E discards 9p');

clause('gen-sticks-01', 'everybody starts with 30,000', () => {
  expect(new Table(RULES).scores).toEqual([30_000, 30_000, 30_000, 30_000]);
  expect(10 * 100 + 9 * 1000 + 2 * 5000 + 10_000).toBe(30_000);
});

// The deal

clause(
  ['gen-play-03', 'gen-play-05'],
  'a dealer who does not win passes the deal to the right',
  () => {
    const { match } = westFeeds().do('S ron');
    expect(match).toMatchObject({ dealer: 1, round: 0, phase: 'awaitingDeal' });
  },
);

clause(['gen-play-03', 'G8', 'G13', 'T15'], 'a tied hand is a failure, tenpai or not', () => {
  const table = tied();
  expect(table.match.deal!.seats[0].waits).not.toEqual([]);
  expect(table.last('drawn')).toMatchObject({ tenpai: [], deltas: [0, 0, 0, 0] });
  expect(table.match).toMatchObject({ dealer: 1, counters: 0 });
  expect(table.count('declared')).toBe(0);
});

clause('gen-play-04', 'a dealer who wins stays, without a counter', () => {
  expect(westFeeds().do('E ron').match).toMatchObject({ dealer: 0, round: 0, counters: 0 });
});

clause(['gen-play-01', 'gen-play-06'], 'the round ends when the fourth dealer fails', () => {
  const { match } = westFeeds({ dealer: 3 }).do('S ron');
  expect(match).toMatchObject({ dealer: 0, round: 1, phase: 'awaitingDeal' });
});

clause(
  ['gen-play-01', 'gen-play-06', 'G12'],
  'four or more hands each, East and then South',
  () => {
    const table = new Table(RULES, { hands: READY, draws: '9p', live: 0 }).do('E discards 9p');
    const rounds = [table.last('dealStarted').round];
    while (table.match.phase !== 'over') {
      table.deal({ hands: READY, draws: '9p', live: 0 }).do('E discards 9p');
      rounds.push(table.last('dealStarted').round);
    }
    expect(rounds).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  },
);

clause(['gen-play-06', 'G12'], 'further rounds are South, West and North', () => {
  const custom = customise(GENERAL, { 'end.rounds': 4 });
  if (!custom.ok) throw new Error(JSON.stringify(custom.error));
  const table = new Table(custom.value.values);
  const winds: string[] = [];
  while (table.match.phase !== 'over') {
    if (table.match.phase === 'awaitingDeal') table.deal();
    winds.push('ESWN'[table.last('dealStarted').round]!);
    table.drain();
  }
  expect(winds.join('')).toBe('EEEESSSSWWWWNNNN');
});

clause(['gen-play-06', 'G12'], 'the prevailing wind is that of the round', () => {
  const east = '45p99m[111z^][222p<][678s<]';
  const inRound = (round: 'E' | 'S') =>
    new Table(RULES, { hands: { W: east }, draws: '3p', round }).do('E discards 3p');
  expect(inRound('E').can('W', 'ron')).toBe(true);
  expect(inRound('S').can('W', 'ron')).toBe(false);
});

// The pot

clause('gen-riichi-05', 'the antes of a tied hand go to the next winner', () => {
  const table = tied({ riichi: ['E'], deposits: 1, scores: [29_000, 30_000, 30_000, 30_000] });
  expect(table.match.deposits).toBe(1);
  table.deal({ hands: { E: READY.E }, draws: '3p' });
  table.do('E tsumo');
  expect(table.last('won').deposits).toBe(1);
  expect(table.match.deposits).toBe(0);
});

clause(
  ['gen-riichi-05', 'G9', 'T7'],
  'or, if nobody wins any more, to the winner of the game',
  () => {
    const table = tied({
      dealer: 3,
      round: 'S',
      deposits: 2,
      scores: [28_000, 31_000, 30_000, 29_000],
    });
    expect(table.match.phase).toBe('over');
    expect(table.last('matchEnded')).toMatchObject({
      scores: [28_000, 33_000, 30_000, 29_000],
      deposits: 0,
    });
  },
);

clause(['gen-riichi-05', 'G9'], 'also where a bell between two hands ends the game', () => {
  const custom = customise(GENERAL, { 'clock.bellBetweenDeals': 'ends' });
  if (!custom.ok) throw new Error(JSON.stringify(custom.error));
  const table = tied(
    { deposits: 2, scores: [28_000, 31_000, 30_000, 29_000] },
    custom.value.values,
  ).do('bell');
  expect(table.last('matchEnded')).toMatchObject({
    scores: [28_000, 33_000, 30_000, 29_000],
    deposits: 0,
  });
});

clause('G9', 'tied for the game, the pot goes to the seat nearest to the first dealer', () => {
  const table = tied({
    dealer: 3,
    round: 'S',
    deposits: 2,
    scores: [27_000, 30_500, 30_500, 30_000],
  });
  expect(table.last('matchEnded').scores).toEqual([27_000, 32_500, 30_500, 30_000]);
});

/** Three are in riichi, and North draws. */
const threeRiichi = (draws: string, more: Setup = {}) =>
  new Table(RULES, {
    hands: READY,
    draws,
    riichi: ['E', 'S', 'W'],
    turn: 'N',
    deposits: 3,
    ...more,
  });

clause(
  ['gen-riichi-08', 'gen-riichi-05', 'G8'],
  'four riichi: the hand is tied, 4,000 in the pot, the deal passes',
  () => {
    const table = threeRiichi('9p', { scores: [29_000, 29_000, 29_000, 30_000] });
    table.do('N riichi 9p').passAll();
    expect(table.last('drawn')).toMatchObject({ reason: 'fourRiichi', deltas: [0, 0, 0, 0] });
    expect(table.last('drawn').shown).toEqual([null, null, null, null]);
    expect(table.match).toMatchObject({ dealer: 1, deposits: 4, counters: 0 });
    expect(table.scores).toEqual([29_000, 29_000, 29_000, 29_000]);
  },
);

clause('gen-riichi-08', 'a fourth riichi discard that is ronned ties nothing', () => {
  const table = threeRiichi('3p').do('N riichi 3p', 'E ron');
  expect(table.last('won')).toMatchObject({ seat: 0, deposits: 3 });
});

// The end

clause(['G12', 'G13'], 'the last hand ends the game; a dealer who wins plays on', () => {
  expect(westFeeds({ dealer: 3, round: 'S' }).do('S ron').match.phase).toBe('over');
  const stays = westFeeds({ dealer: 3, round: 'S' }).do('E ron');
  expect(stays.match).toMatchObject({ phase: 'awaitingDeal', dealer: 3, round: 1 });
});

clause('G13', 'a score may go below zero, and play goes on', () => {
  const table = westFeeds({ scores: [40_000, 40_000, 500, 39_500] }).do('S ron');
  expect(table.scores[2]).toBe(-500);
  expect(table.match.phase).toBe('awaitingDeal');
});

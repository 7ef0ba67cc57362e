// EMA 2008 at the table: the wall runs out. Who is paid, who shows, what stays on the table; nagashi mangan.

import { EMA_2008 } from '@hanchan/rulesets';
import { WINDS, type Wind } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { handsWith, NOTHING } from '../support/readyHands.ts';

const RULES = EMA_2008.values;

/** East throws the last tile; these players have waiting hands. */
function lastDiscard(ready: readonly Wind[], more: Setup = {}): Table {
  const hands = handsWith(ready);
  return new Table(RULES, {
    hands,
    draws: '9p',
    discards: { E: '8s', S: '8m', W: '8p', N: '8m' },
    live: 0,
    ...more,
  }).do('E discards 9p');
}

/** All waiting players say so. */
function showAll(ready: readonly Wind[], more: Setup = {}): Table {
  return lastDiscard(ready, more).do(...ready.map((wind) => `${wind} tenpai`));
}

clause('ema-draw-02', 'an open hand that waits without a yaku is rewarded', () => {
  const table = lastDiscard([], {
    hands: { E: NOTHING, S: '456p789p24s99s[123m<]', W: NOTHING, N: NOTHING },
  }).do('S tenpai');
  expect(table.last('drawn')).toMatchObject({ reason: 'exhausted', tenpai: [1] });
  expect(table.scores).toEqual([29_000, 33_000, 29_000, 29_000]);
});

const shares: readonly (readonly [readonly Wind[], readonly number[]])[] = [
  [[], [0, 0, 0, 0]],
  [['S'], [-1000, 3000, -1000, -1000]],
  [
    ['S', 'N'],
    [-1500, 1500, -1500, 1500],
  ],
  [
    ['E', 'S', 'W'],
    [1000, 1000, 1000, -3000],
  ],
  [WINDS, [0, 0, 0, 0]],
];
for (const [ready, deltas] of shares) {
  clause(['ema-draw-02', 'ema-draw-03'], `${ready.length} waiting: ${deltas.join(' ')}`, () => {
    expect(showAll(ready).last('drawn').deltas).toEqual(deltas);
  });
}

clause('ema-draw-04', 'riichi hands are shown; other waiting players may say noten', () => {
  const table = lastDiscard(['E', 'S'], { riichi: ['S'], deposits: 1 });
  expect(table.offers('S')).toEqual([]);
  expect(table.offers('E')).toEqual(['tenpai', 'noten']);
  table.do('E noten');
  const drawn = table.last('drawn');
  expect(drawn.tenpai).toEqual([1]);
  expect(drawn.shown.map((hand) => hand !== null)).toEqual([false, true, false, false]);
  expect(drawn.deltas).toEqual([-1000, 3000, -1000, -1000]);
});

clause(['ema-draw-04', 'E14'], 'the bets of a drawn game wait for the next winner', () => {
  const table = lastDiscard(['E'], { riichi: ['E'], deposits: 1 });
  expect(table.last('drawn').tenpai).toEqual([0]);
  expect(table.match.deposits).toBe(1);
});

clause(['ema-seat-02', 'ema-counter-02'], 'East shows tenpai: East stays, one counter', () => {
  const { match } = showAll(['E', 'N'], { counters: 1 });
  expect(match).toMatchObject({ dealer: 0, round: 0, counters: 2 });
});

clause(['ema-seat-02', 'E9'], 'East stays also when all four wait and no points move', () => {
  expect(showAll(WINDS).match).toMatchObject({ dealer: 0, counters: 1 });
});

clause(
  ['ema-seat-02', 'ema-counter-02', 'T16'],
  'East noten: the deal moves with a counter',
  () => {
    const { match } = showAll(['W'], { dealer: 2 });
    expect(match).toMatchObject({ dealer: 3, round: 0, counters: 1 });
  },
);

clause('ema-seat-02', 'East who declines to show is noten, and the deal moves', () => {
  const { match } = lastDiscard(['E']).do('E noten');
  expect(match).toMatchObject({ dealer: 1, counters: 1 });
});

// Nagashi mangan

const OUTSIDE = { E: '8s', S: '19m5z', W: '8p', N: '8m' };

clause(['E20', 'ema-yaku-nagashi'], 'nagashi mangan is paid as a selfdraw with counters', () => {
  const table = lastDiscard(['E'], { discards: OUTSIDE, counters: 1, deposits: 1 });
  const drawn = table.last('drawn');
  expect(drawn).toMatchObject({ reason: 'nagashi', by: [1] });
  expect(drawn.deltas).toEqual([-4100, 8300, -2100, -2100]);
  expect(drawn.shown).toEqual([null, null, null, null]);
  // It counts as a win: East waits but did not win, so the deal moves and the counters go.
  expect(table.match).toMatchObject({ dealer: 1, counters: 0, deposits: 1 });
});

clause('E20', 'East stays after nagashi mangan of East', () => {
  const table = lastDiscard([], { discards: { ...OUTSIDE, S: '8m', E: '1s9s' }, counters: 1 });
  expect(table.last('drawn').deltas).toEqual([12_300, -4100, -4100, -4100]);
  expect(table.match).toMatchObject({ dealer: 0, counters: 2 });
});

clause(['E20', 'T35'], 'two nagashi mangan are two selfdraws that pay each other', () => {
  const table = lastDiscard([], { discards: { ...OUTSIDE, W: '1s9s' } });
  expect(table.last('drawn').deltas).toEqual([-8000, 6000, 6000, -4000]);
});

clause(['E5', 'T30'], 'an own open set spoils it, a concealed kong does not', () => {
  const withHand = (S: string) =>
    lastDiscard([], { discards: OUTSIDE, hands: { E: NOTHING, S, W: NOTHING, N: NOTHING } });
  expect(withHand('147m258p369s1z[555z^]').last('drawn').reason).toBe('exhausted');
  expect(withHand('147m258p369s1z[5555z]').last('drawn').reason).toBe('nagashi');
});

clause(['E20', 'T30'], 'a discard that was claimed spoils it', () => {
  const table = new Table(RULES, {
    hands: { E: NOTHING, S: NOTHING, W: '99p147m258s12567z', N: NOTHING },
    draws: '5m9p',
    discards: { E: '8s', W: '8p', N: '8m' },
    live: 1,
  });
  table.do('E discards 5m');
  expect(table.live).toBe(0);
  table.do('S discards 9p');
  expect(table.last('drawn')).toMatchObject({ reason: 'nagashi', by: [1] });
  const claimed = new Table(RULES, {
    hands: { E: NOTHING, S: NOTHING, W: '99p147m258s12567z', N: NOTHING },
    draws: '5m9p2m',
    discards: { E: '8s', W: '8p', N: '8m' },
    live: 2,
  });
  claimed.do('E discards 5m', 'S discards 9p', 'W pon', 'W discards 1m', 'N discards 2m');
  expect(claimed.last('drawn').reason).toBe('exhausted');
});

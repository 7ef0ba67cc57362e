// Sections 3.4, 9.3 to 9.6 and 10: counters, seat winds, rounds and the end of the hanchan.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import type { Setup, Table } from '../support/playTable.ts';
import { table, withIdleHands } from './playing.ts';

const WAITING = '45p234m567m678s99s';

const EAST_WINS: Setup = withIdleHands({ hands: { E: WAITING }, draws: '6p' });
const SOUTH_WINS: Setup = withIdleHands({ hands: { S: WAITING }, draws: '6p' });
const DRAWN: Setup = withIdleHands({ turn: 'W', draws: '7z', live: 0 });
const EAST_TENPAI: Setup = { ...DRAWN, hands: withIdleHands({ hands: { E: WAITING } }).hands! };

/** Plays deals of these kinds: East wins, South wins, a draw with East noten, one with East tenpai. */
function playDeals(at: Table, kinds: string): Table {
  for (const kind of kinds) {
    if (kind === 'e') at.deal(EAST_WINS).do('E tsumo');
    if (kind === 's') at.deal(SOUTH_WINS).do('E discards 6p', 'S ron');
    if (kind === 'd') at.deal(DRAWN).do('W discards 7z');
    if (kind === 't') at.deal(EAST_TENPAI).do('W discards 7z', 'E tenpai');
  }
  return at;
}

/** A match that has just been given its first deal, which is drawn with everybody noten. */
const start = (setup: Setup = {}) => table({ ...DRAWN, ...setup }).do('W discards 7z');
/** The same, before the counters and the dealer have moved. */
const labels = (at: Table) =>
  at.events.flatMap((event) =>
    event.type === 'dealStarted' ? [`${'ESWN'[event.round]}${event.dealer + 1}`] : [],
  );

clause(
  ['wrc-9.4-02', 'wrc-3.5-08', 'wrc-4.4.2-01', 'A-01', 'T-51'],
  'one counter for every win of East and every draw, also when the deal passes',
  () => {
    const at = start({ counters: 2 });
    expect(at.last('dealEnded')).toMatchObject({ counters: 3, dealerStays: false });
    expect(start().match.counters).toBe(1);
    expect(playDeals(start(), 'd').match.counters).toBe(2);
    expect(playDeals(start(), 'ede').match.counters).toBe(4);
    expect(playDeals(start(), 't').match.counters).toBe(2);
  },
);

clause('wrc-9.4-03', 'a win of another player takes all counters away', () => {
  const at = playDeals(start({ counters: 3 }), 's');
  expect(at.last('won').counters).toBe(4);
  expect(at.match.counters).toBe(0);
});

clause('wrc-4.4.2-03', 'a counter changes no score', () => {
  const at = start();
  expect(at.match.counters).toBe(1);
  expect(at.scores).toEqual([30_000, 30_000, 30_000, 30_000]);
});

clause('wrc-9.4-01', 'payment comes first, then the counters, then the seat winds', () => {
  const at = playDeals(start(), 'es');
  const ends = at.events.map(({ type }, i) => (type === 'dealEnded' ? i : -1)).filter((i) => i > 0);
  const paid = ends.slice(1).map((i) => at.events[i - 1]);
  expect(paid.map((event) => event!.type)).toEqual(['won', 'won']);
  expect(paid.map((event) => (event!.type === 'won' ? event!.counters : null))).toEqual([1, 2]);
  const ended = ends.slice(1).map((i) => at.events[i]);
  expect(ended).toMatchObject([{ counters: 2 }, { counters: 0 }]);
});

// 9.5 Seat winds

clause(
  ['wrc-9.5-01', 'wrc-2-08'],
  'East stays after a win, or after a draw with a tenpai hand',
  () => {
    expect(labels(playDeals(start(), 'et').deal())).toEqual(['E1', 'E2', 'E2', 'E2']);
  },
);

clause(
  ['wrc-9.5-02', 'wrc-2-08'],
  'the deal passes after the win of another, or after a draw with East noten',
  () => {
    expect(labels(playDeals(start(), 'sd').deal())).toEqual(['E1', 'E2', 'E3', 'E4']);
  },
);

clause(['wrc-9.5-02', 'T-52'], 'also when East is tenpai and says noten', () => {
  const at = table(EAST_TENPAI).do('W discards 7z', 'E noten');
  expect(at.last('dealEnded').dealerStays).toBe(false);
  expect(at.match.dealer).toBe(1);
});

clause(['wrc-9.5-03', 'wrc-3.1-06'], 'South becomes East and the others move on likewise', () => {
  const at = table(SOUTH_WINS);
  const before = ([0, 1, 2, 3] as const).map((seat) => at.wind(seat));
  at.do('E discards 6p', 'S ron').deal();
  const after = ([0, 1, 2, 3] as const).map((seat) => at.wind(seat));
  expect(before.join('')).toBe('ESWN');
  expect(after.join('')).toBe('NESW');
});

// 9.6 Rounds

clause(
  ['wrc-3.4-04', 'wrc-3.4-05', 'wrc-5-02', 'wrc-9.6-01', 'wrc-9.6-02', 'wrc-9.6-03', 'wrc-10-01'],
  'eight deals that pass are East 1 to 4 and South 1 to 4, and then it is over',
  () => {
    const at = playDeals(table(SOUTH_WINS).do('E discards 6p', 'S ron'), 'sssssss');
    expect(labels(at)).toEqual(['E1', 'E2', 'E3', 'E4', 'S1', 'S2', 'S3', 'S4']);
    expect(at.match.phase).toBe('over');
    expect(at.count('matchEnded')).toBe(1);
  },
);

clause(
  ['wrc-3.4-04', 'wrc-5-02', 'wrc-9.6-01'],
  'every repeat of a dealer adds a deal; the round ends when all have been dealer',
  () => {
    const at = playDeals(table(EAST_WINS).do('E tsumo'), 'sesstds').deal();
    expect(labels(at)).toEqual(['E1', 'E1', 'E2', 'E2', 'E3', 'E4', 'E4', 'S1', 'S2']);
  },
);

clause(['wrc-9.6-02', 'wrc-3.1-05'], 'in the South round the round wind is South', () => {
  const hands = { S: '22z234m567m678s99s' };
  const setup = { hands, draws: '2z', round: 'S', discards: { S: '1z' } } as const;
  const at = table(setup).do('E discards 2z', 'S ron');
  const yaku = at.last('won').value.yaku.map(({ id }) => id);
  expect(yaku.sort()).toEqual(['round_wind', 'seat_wind']);
});

// 10 The end

const LAST = { round: 'S', dealer: 3 } as const;

clause(
  ['wrc-10-02', 'wrc-2-12', 'T-53'],
  'a leading dealer who wins the last deal plays on',
  () => {
    const at = table({ ...EAST_WINS, ...LAST }).do('E tsumo');
    expect(at.scores[3]).toBeGreaterThan(Math.max(...at.scores.slice(0, 3)));
    expect(at.match).toMatchObject({ phase: 'awaitingDeal', round: 1, dealer: 3, counters: 1 });
    expect(labels(at.deal())).toEqual(['S4', 'S4']);
  },
);

clause('T-53', 'a tenpai dealer plays on, a noten dealer is the end', () => {
  const tenpai = table({ ...EAST_TENPAI, ...LAST }).do('W discards 7z', 'E tenpai');
  expect(tenpai.match).toMatchObject({ phase: 'awaitingDeal', round: 1, dealer: 3 });
  const noten = table({ ...DRAWN, ...LAST }).do('W discards 7z');
  expect(noten.match.phase).toBe('over');
});

clause(
  ['wrc-9.6-03', 'wrc-2-33', 'wrc-10.2-01', 'T-53'],
  'there is no West round, whatever the scores and the deposits',
  () => {
    const scores = [29_800, 29_200, 29_000, 29_000] as const;
    const at = table({ ...DRAWN, ...LAST, deposits: 3, scores }).do('W discards 7z');
    expect(at.match.phase).toBe('over');
    expect(at.last('matchEnded')).toMatchObject({ scores, deposits: 3 });
  },
);

clause(['wrc-10.2-01', 'wrc-2-29', 'T-54'], 'deposits left at the end belong to nobody', () => {
  const scores = [40_000, 30_000, 28_000, 20_000] as const;
  const at = table({ ...DRAWN, ...LAST, deposits: 2, scores }).do('W discards 7z');
  expect(at.last('matchEnded').deposits).toBe(2);
  expect(at.last('matchEnded').scores.reduce((a, b) => a + b)).toBe(118_000);
});

clause('wrc-2-31', 'a score below zero ends nothing', () => {
  const scores = [3_800, 40_000, 40_000, 36_200] as const;
  const at = table({ ...SOUTH_WINS, scores }).do('E discards 6p', 'S ron');
  expect(at.scores[0]).toBe(-4_200);
  expect(at.match.phase).toBe('awaitingDeal');
  expect(at.deal().match.phase).toBe('playing');
});

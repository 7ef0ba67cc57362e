// The measures: what is counted, per what, and what the figure means. One row each, so that text, JSON, page and
// comparison cannot differ in what they call a rate.

import type { Fact } from './facts.ts';

/** A rate or a mean: what is counted, over what. */
export interface Measure {
  readonly of: Fact;
  readonly per: Fact;
  /** The facts hold twice or twelve times the figure where places are shared. */
  readonly divisor?: number;
  readonly unit: 'share' | 'points' | 'number';
  /** Wilson's for shares of matches; else clustered by match. */
  readonly isWilson?: true;
  readonly title: string;
  readonly meaning: string;
}

const share = (of: Fact, per: Fact, title: string, meaning: string): Measure => ({
  of,
  per,
  unit: 'share',
  title,
  meaning,
});

const placing = (of: Fact, title: string): Measure => ({
  of,
  per: 'matches',
  divisor: 12,
  unit: 'share',
  isWilson: true,
  title,
  meaning: 'share of matches; a shared place counts in parts',
});

const mean = (
  of: Fact,
  per: Fact,
  unit: 'points' | 'number',
  title: string,
  meaning: string,
  divisor = 1,
): Measure => ({ of, per, unit, title, meaning, divisor });

/** What is measured. */
export const MEASURES = {
  first: placing('firsts', 'First'),
  second: placing('seconds', 'Second'),
  third: placing('thirds', 'Third'),
  fourth: placing('fourths', 'Fourth'),
  place: mean(
    'halfPlaces',
    'matches',
    'number',
    'Average place',
    'shared places count as their middle',
    2,
  ),
  score: mean('score', 'matches', 'points', 'Final score', 'points at the end of a match'),
  uma: mean('umaTwelfths', 'matches', 'points', 'Uma', 'points for the place', 12),
  result: mean(
    'resultTwelfths',
    'matches',
    'points',
    'Result',
    'score above the returning points, with uma, oka and penalties',
    12,
  ),
  bust: {
    of: 'busts',
    per: 'matches',
    unit: 'share',
    isWilson: true,
    title: 'Below zero',
    meaning: 'share of matches that end with a score below zero',
  },
  win: share('wins', 'deals', 'Wins', 'share of deals'),
  dealIn: share('dealIns', 'deals', 'Deal-ins', 'share of deals in which a discard is won on'),
  riichi: share('riichi', 'deals', 'Riichi', 'share of deals'),
  call: share('called', 'deals', 'Calls', 'share of deals with a meld that was called'),
  furiten: share(
    'furiten',
    'deals',
    'Furiten',
    'share of deals in which the hand was tenpai and barred from ron at some time',
  ),
  tenpaiAtDraw: share(
    'tenpai',
    'exhausted',
    'Tenpai at a draw',
    'share of deals in which the wall ran out',
  ),
  selfDraw: share('selfDraws', 'wins', 'Won by tsumo', 'share of wins'),
  openWin: share('openWins', 'wins', 'Won open', 'share of wins with a called meld'),
  riichiWin: share('riichiWins', 'riichi', 'Riichi that win', 'share of riichi'),
  draw: share('draws', 'deals', 'Draws', 'share of deals without a winner'),
  winValue: mean(
    'winPoints',
    'wins',
    'points',
    'Value of a win',
    'points of the hand, without counters and deposits',
  ),
  dealInValue: mean(
    'dealInPoints',
    'dealIns',
    'points',
    'Cost of a deal-in',
    'points of the hands won on it, without counters and deposits',
  ),
  winTurn: mean('winTurns', 'wins', 'number', 'Turn of the win', 'counted from 1'),
  dealerWin: share('dealerWins', 'dealerDeals', 'Wins as dealer', 'share of own deals as dealer'),
  otherWin: share('otherWins', 'otherDeals', 'Wins as non-dealer', 'share of the other deals'),
  dealerPoints: mean(
    'dealerPoints',
    'dealerDeals',
    'points',
    'Points as dealer',
    'points a deal, as dealer',
  ),
  dealsPerMatch: mean('allDeals', 'matches', 'number', 'Deals per match', 'voided ones included'),
  decisions: mean('decisions', 'matches', 'number', 'Decisions per match', 'of one player'),
  fouls: mean('fouls', 'matches', 'number', 'Fouls per match', 'of one player'),
} as const satisfies Record<string, Measure>;

/** One of `MEASURES`. */
export type MeasureId = keyof typeof MEASURES;
/** The names of `MEASURES`. */
export const MEASURE_IDS = Object.keys(MEASURES) as readonly MeasureId[];

/** A measure where the literal types of its row do not matter. */
export const measure = (id: MeasureId): Measure => MEASURES[id];

// The summary of a match that was played before: a record, a log of another site, a match at a server. Simulations count the same.

import { type Match, resultOf } from '@hanchan/game';
import type { Watcher } from '@hanchan/records';
import { type BySeat, noPoints } from '@hanchan/tiles';
import { DealLog, type MatchSummary } from '../summary.ts';

/** What a summary needs beside the events. */
export interface MatchSummaryOf {
  readonly players: BySeat<string>;
  /** Where there is one. */
  readonly seed?: number;
  /** How often each was asked; a record does not tell, and has none. */
  readonly decisions?: BySeat<number>;
}

const NOBODY_ASKED: BySeat<number> = noPoints();

/** The summary of a match that is over. */
export function matchSummary(match: Match, log: DealLog, about: MatchSummaryOf): MatchSummary {
  const { scores, rules, penalties, bell } = match;
  const { places, uma, tournament } = resultOf(scores, rules, penalties);
  const { players, seed = 0, decisions = NOBODY_ASKED } = about;
  return {
    seed,
    players,
    deals: log.deals,
    scores,
    places,
    uma,
    result: tournament,
    decisions,
    isStopped: bell !== 'silent',
  };
}

/** Watches a match being played again. */
export class Summarising {
  readonly #log = new DealLog();
  #last: Match | null = null;

  readonly watch: Watcher = (_, __, { match, events }) => {
    this.#log.hear(events, match);
    this.#last = match;
  };

  /** Null where the match was not played to its end. */
  summary(about: MatchSummaryOf): MatchSummary | null {
    const match = this.#last;
    return match?.phase === 'over' ? matchSummary(match, this.#log, about) : null;
  }
}

// A win and what it came to: what every trace is told from.

import type { Score, Win } from '@hanchan/score';

export interface Scored {
  readonly win: Win;
  readonly score: Score;
}

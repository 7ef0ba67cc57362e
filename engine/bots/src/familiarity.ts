// How far the net can be trusted at this table. It learned from one kind of game; the more a rulebook changes what
// wins and what a call costs, the more plain counting of points decides.

import { perRules, type RuleValues } from '@hanchan/rules';
import { hanOf } from './planList.ts';
import type { Table } from './table.ts';

export interface Weighing {
  /** Weight of the net's log-chances. */
  readonly policy: number;
  /** Weight of the reckoned points, in usual wins, for discards and for calls. */
  readonly discards: number;
  readonly calls: number;
  /** What a step away from the nearest yaku of an open hand costs. */
  readonly route: number;
}

/** The game that was learned: riichi, chi, a yaku to win, hands of different worth. */
const LEARNED: Weighing = { policy: 1, discards: 0.5, calls: 1, route: 1.5 };
/** The same with other yaku for open hands. */
const OTHER_CALLS: Weighing = { policy: 1, discards: 0.5, calls: 4, route: 3 };
/** Another game: the net's eye for shapes decides only between near equals. */
const RECKONED: Weighing = { policy: 0.05, discards: 4, calls: 4, route: 0 };

const weighingUnder = perRules(weighing);

export const weighingOf = ({ rules }: Table): Weighing => weighingUnder(rules);

function weighing(rules: RuleValues): Weighing {
  const isLearned =
    rules['riichi.allowed'] &&
    rules['calls.chi'] !== 'nobody' &&
    rules['win.yakuNeeded'] > 0 &&
    rules['score.model'] !== 'flat';
  if (!isLearned) return RECKONED;
  return hanOf(rules['yaku.tanyao'], true) > 0 ? LEARNED : OTHER_CALLS;
}

/** Any complete hand wins and all win the same: nothing that was learned is of use, and only time counts. */
export function isRace(rules: RuleValues): boolean {
  return rules['win.yakuNeeded'] === 0 && rules['score.model'] === 'flat';
}

// How many red fives the set of a rulebook has. This is the one place that asks for the number.

import type { RuleValues } from './ruleset.ts';

/** As `tileSet` and `fairWall` take it: one in each suit, or none. */
export const redFivesOf = (rules: RuleValues): 0 | 3 =>
  rules['tiles.redFives'] === 'none' ? 0 : 3;

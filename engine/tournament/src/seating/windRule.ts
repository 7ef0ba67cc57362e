// What a rulebook says about winds at a tournament table.

import type { RuleValues } from '@hanchan/rules';
import type { SeatingWinds } from './request.ts';

/** Where the players draw their winds, a plan must not prescribe them. */
export const windsUnder = (rules: RuleValues): SeatingWinds =>
  rules['table.seating'] === 'drawWinds' ? 'drawn' : 'balanced';

// What being late for a match costs, in thousands of points, and when a substitute sits down instead.

import type { RuleValues } from '@hanchan/rules';

/** What coming late costs. */
export interface Lateness {
  readonly points: number;
  readonly isReplaced: boolean;
}

/** Only whole minutes count; being replaced costs its own penalty and not the minutes as well. */
export function latenessOf(minutes: number, rules: RuleValues): Lateness {
  const limit = rules['penalty.lateForfeitAfter'];
  if (limit > 0 && minutes > limit) {
    return { points: rules['penalty.lateForfeit'], isReplaced: true };
  }
  return { points: Math.floor(minutes) * rules['penalty.latePerMinute'], isReplaced: false };
}

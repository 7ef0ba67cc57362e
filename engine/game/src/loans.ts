// Below zero a player holds sticks that were lent. The score itself stays one signed number; this is how it looks
// on the table.

import type { RuleValues } from '@hanchan/rules';

/** What players have been lent. */
export interface Loans {
  /** How many times the rulebook's loan has been given. */
  readonly count: number;
  /** Points in sticks, the loans included. */
  readonly inSticks: number;
}

/** Nothing is lent while the score is not below zero, or where the rulebook lends nothing. */
export function loansFor(score: number, rules: RuleValues): Loans {
  const unit = rules['table.loan'];
  const count = score >= 0 || unit === 0 ? 0 : Math.ceil(-score / unit);
  return { count, inSticks: score + count * unit };
}

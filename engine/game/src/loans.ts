// Below zero a player holds sticks that were lent. The score itself stays one signed number; this is how it looks
// on the table: the rulebook's loan, and the chips of riichi sticks that were lent, which add up.

import type { RuleKey, RuleValues } from '@hanchan/rules';
import { type BySeat, bySeat, noPoints, type Seat } from '@hanchan/tiles';

/** What players have been lent. */
export interface Loans {
  /** How many times the rulebook's loan has been given. */
  readonly count: number;
  /** Points in sticks, the loans included. */
  readonly inSticks: number;
}

/** Nothing is lent while the sticks reach, those of the riichi chips among them, or where the rulebook lends nothing. */
export function loansFor(score: number, rules: RuleValues, chips = 0): Loans {
  const unit = rules['table.loan'];
  const own = score + chips * rules['riichi.loan'];
  const count = own >= 0 || unit === 0 ? 0 : Math.ceil(-own / unit);
  return { count, inSticks: own + count * unit };
}

/** How many riichi chips a player is handed who declares with so many points in sticks. */
export function chipsForRiichi(inSticks: number, rules: RuleValues): number {
  const each = rules['riichi.loan'];
  const missing = rules['riichi.deposit'] - inSticks;
  return each === 0 || missing <= 0 ? 0 : Math.ceil(missing / each);
}

/** So many more or fewer for one seat. */
export const moreChips = (
  chips: BySeat<number> | undefined,
  seat: Seat,
  more: number,
): BySeat<number> => {
  const before = chips ?? noPoints();
  return bySeat((other) => before[other] + (other === seat ? more : 0));
};

/** What every sum of loans is a multiple of, and the option that says so; 0 where nothing is ever lent. */
export function lendingUnit(rules: RuleValues): { readonly unit: number; readonly rule: RuleKey } {
  const usual = rules['table.loan'];
  let [unit, rest] = [usual, rules['riichi.loan']];
  while (rest > 0) [unit, rest] = [rest, unit % rest];
  return { unit, rule: unit === usual ? 'table.loan' : 'riichi.loan' };
}

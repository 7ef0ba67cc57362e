// A report sheet, in English.

import type { Own } from '../phrases.ts';
import type { SheetMessage } from '../sheetMessages.ts';
import { textsFor } from '../texts.ts';

/** What to check on a report sheet. */
export const sheets = textsFor<Own<SheetMessage>>()({
  'check.veryHigh': 'Please check: {wind}: {points} is unusually high.',
  'check.manySticks': 'Please check: {count} sticks left on the table are many.',
  'check.noLoan': 'Please check: {wind}: {points} without a loan on the sheet.',
  'check.otherLoans': 'Please check: {wind}: {points} were lent.',
  'check.afterAllLast': 'Please check: no single hand leads from the all-last sheet to this one.',
  'likely.sticksLeft': 'Likely: {sticks} left on the table and not on the sheet.',
  'likely.sticksCounted': 'Likely: {sticks} on the sheet that a player has already taken.',
  'likely.poolLeft': {
    by: 'count',
    one: 'Likely: {count} point left in the pool and not on the sheet.',
    other: 'Likely: {count} points left in the pool and not on the sheet.',
  },
  'likely.poolCounted': {
    by: 'count',
    one: 'Likely: {count} point of the pool on the sheet that a player has already taken.',
    other: 'Likely: {count} points of the pool on the sheet that a player has already taken.',
  },
  'likely.loanMissing': 'Likely: a loan of {points} is not on the sheet ({wind} has the least).',
  'likely.loanReturned': 'Likely: {wind} gave back {points} of the loan on the sheet.',
  'likely.loansTakenOff': 'Likely: the loans of {points} were already taken off the points.',
  'likely.sign': 'Likely: a wrong sign, plus for minus; {wind} would have {points}.',
  'likely.zero': 'Likely: a zero too few or too many; {wind} would have {points}.',
  'likely.digits': 'Likely: two digits are transposed; {wind} would have {points}.',
  'likely.recount': 'No single mistake explains it: count the sticks again.',
  aPlayer: 'A player',
});

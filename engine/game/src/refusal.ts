// Why an action is not accepted: a code, and where a rule speaks, the option that forbids it and in which case.

import type { Case, RuleKey } from '@hanchan/rules';

/** Why an action is refused. */
export const ILLEGAL_CODES = [
  'malformed',
  'matchOver',
  'noDealRunning',
  'dealRunning',
  'badWall',
  'notYourTurn',
  'notAsked',
  'wrongPhase',
  'tileNotHeld',
  'riichiHandFixed',
  'swapCall',
  'riichiNotAllowed',
  'riichiOpenHand',
  'riichiTwice',
  'riichiNotTenpai',
  'riichiNoPoints',
  'riichiTooLate',
  'riichiFuriten',
  'kanNotAllowed',
  'kanLimit',
  'kanNoLiveTile',
  'kanAfterCall',
  'kanChangesHand',
  'noSuchMeld',
  'callNotAllowed',
  'callOnLastTile',
  'callInRiichi',
  'callLeavesNoDiscard',
  'notComplete',
  'noYaku',
  'tooFewYaku',
  'furiten',
  'nineTerminalsNotAllowed',
  'notNineTerminals',
  'notTenpai',
  'mustDeclareTenpai',
  'noSuchSlot',
  'deadHand',
  'notStarted',
  'alreadyStarted',
  'paused',
  'notPaused',
  'noSuchPenalty',
  'badAmount',
] as const;
/** One of `ILLEGAL_CODES`. */
export type IllegalCode = (typeof ILLEGAL_CODES)[number];

/** Why an action is refused: a code, and the rule behind it where there is one. */
export interface Illegal {
  readonly code: IllegalCode;
  readonly rule: RuleKey | null;
  readonly case?: Case;
}

/** A refusal with its code and the rule behind it. */
export function illegal(code: IllegalCode, rule: RuleKey | null = null, one?: Case): Illegal {
  return one === undefined ? { code, rule } : { code, rule, case: one };
}

// Why an action is not accepted: a code, and the option that forbids it where a rule speaks.

import type { RuleKey } from '@hanchan/rules';

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
export type IllegalCode = (typeof ILLEGAL_CODES)[number];

export interface Illegal {
  readonly code: IllegalCode;
  readonly rule: RuleKey | null;
}

export function illegal(code: IllegalCode, rule: RuleKey | null = null): Illegal {
  return { code, rule };
}

// Why an entry cannot be: a code for programs, the field, a sentence, and the option behind it where a rule speaks.

import type { Case, RuleKey } from '@hanchan/rules';
import type { Refusal as NoWin, WinFault, WorthProblem } from '@hanchan/score';

/** Why an entry can be refused. */
export type ProblemCode =
  | WinFault
  | NoWin
  | WorthProblem['code']
  | 'notBegun'
  | 'begunTwice'
  | 'badRules'
  | 'badNames'
  | 'badMinutes'
  | 'noSuchEntry'
  | 'notLast'
  | 'reasonWanted'
  | 'matchOver'
  | 'bellTwice'
  | 'notation'
  | 'worthOrTiles'
  | 'riichiNotAllowed'
  | 'riichiNoPoints'
  | 'fourRiichi'
  | 'paarenchan'
  | 'noWinner'
  | 'headBump'
  | 'tripleRon'
  | 'winnerPays'
  | 'notLiable'
  | 'riichiIsTenpai'
  | 'offenderIsTenpai'
  | 'noDeadHands'
  | 'deadHand'
  | 'noNagashi'
  | 'notAborted'
  | 'noChombo'
  | 'chomboRedeals'
  | 'nobodyNamed'
  | 'badAmount'
  | 'noLoans';

/** Why an entry is refused: code, field, rule. */
export interface EntryProblem {
  readonly code: ProblemCode;
  /** The part of the entry, as a path: `wins.1.worth.fu`. */
  readonly field: string;
  readonly message: string;
  readonly rule?: RuleKey;
  readonly case?: Case;
}

/** Why an entry is refused. */
export function problem(
  code: ProblemCode,
  field: string,
  message: string,
  rule?: RuleKey,
  one?: Case,
): EntryProblem {
  const told = { code, field, message };
  if (rule === undefined) return told;
  return one === undefined ? { ...told, rule } : { ...told, rule, case: one };
}

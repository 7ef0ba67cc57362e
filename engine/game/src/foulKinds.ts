// The fouls there are, what the rulebook says each brings, and what a seat's offences have cost so far.

import type { RuleKey, RuleValues } from '@hanchan/rules';

/** What a player can do wrongly. */
export const FOULS = [
  'falseWin',
  'notenRiichi',
  'openRiichi',
  'emptyCall',
  'invalidGroup',
  'swapDiscard',
  'riichiDiscard',
  'riichiCall',
  'riichiKan',
  'deadHandCall',
  'deadHandDeclaration',
  'falseTenpai',
] as const;
/** One of `FOULS`. */
export type Foul = (typeof FOULS)[number];

/** What a rulebook makes of a foul. */
export type Consequence = RuleValues['foul.falseWin'];

export const foulRule = (foul: Foul): RuleKey => `foul.${foul}`;

export function consequenceOf(rules: RuleValues, foul: Foul): Consequence {
  return rules[`foul.${foul}`];
}

/** Offences are kept apart from the table's points. */
export interface SeatPenalties {
  readonly warnings: number;
  /** Thousands of points off the tournament score. */
  readonly tournamentPoints: number;
  /** Points off the score before uma. */
  readonly modifier: number;
}

/** Of a player who was never penalised. */
export const NO_PENALTIES: SeatPenalties = { warnings: 0, tournamentPoints: 0, modifier: 0 };

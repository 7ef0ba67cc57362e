// The fouls there are, what the rulebook says each brings, and what a seat's offences have cost so far.

import type { RuleKey, RuleValues } from '@hanchan/rules';

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
export type Foul = (typeof FOULS)[number];

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

export const NO_PENALTIES: SeatPenalties = { warnings: 0, tournamentPoints: 0, modifier: 0 };

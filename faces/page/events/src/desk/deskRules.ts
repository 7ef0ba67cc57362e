// The rules of the desk as a form shows them: what can be chosen, and the option of the rulebook that speaks of it.

import type { RuleKey } from '@hanchan/rules';
import type { DESK_CHOICES, DeskRules } from '@hanchan/tournament';

export type DeskChoice = keyof typeof DESK_CHOICES;

/** Null: no rulebook says anything about it. */
export const DESK_CITED: Readonly<Record<keyof DeskRules, RuleKey | null>> = {
  winds: 'table.seating',
  lateMinutes: 'penalty.latePerMinute',
  lateScore: 'penalty.lateForfeit',
  sharedFirst: 'ranking.tournamentTies',
  sharedLast: 'ranking.tournamentTies',
  withdrawn: null,
  sheets: null,
  signs: null,
  warnings: 'clock.minutes',
  allLastWrong: 'penalty.chombo',
  sheetWrong: 'penalty.chombo',
  penaltiesAt: 'penalty.chombo',
};

/** `60, 30, 15`, largest first; null for what is no list of minutes. */
export function readWarnings(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const minutes = words.map(Number);
  if (minutes.some((one) => !Number.isInteger(one) || one < 1 || one > 600)) return null;
  return [...new Set(minutes)].sort((a, b) => b - a);
}

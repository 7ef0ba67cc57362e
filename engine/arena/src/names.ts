// What things are called in tables and plots.

import { YAKU_NAMES, type YakuId } from '@hanchan/rules';
import type { DealOutcome } from './summary.ts';

const DORA_NAMES = { dora: 'Dora', uradora: 'Ura', akadora: 'Red fives' } as const;

/** A yaku or a kind of dora. */
export function wonYakuName(id: string): string {
  if (Object.hasOwn(DORA_NAMES, id)) return DORA_NAMES[id as keyof typeof DORA_NAMES];
  return YAKU_NAMES[id as YakuId]?.[0] ?? id;
}

/** How a deal ended, in words. */
export const OUTCOME_NAMES: Readonly<Record<DealOutcome, string>> = {
  won: 'Won',
  exhausted: 'Wall exhausted',
  nagashi: 'Nagashi mangan',
  nineTerminals: 'Nine terminals',
  fourWinds: 'Four winds',
  fourKans: 'Four kans',
  fourRiichi: 'Four riichi',
  tripleRon: 'Three wins on one tile',
  voided: 'Voided by a foul',
};

/** How a deal can end. */
export const OUTCOMES = Object.keys(OUTCOME_NAMES) as readonly DealOutcome[];

/** Of the seats, by the wind with which each begins. */
export const SEAT_NAMES = ['East', 'South', 'West', 'North'] as const;

// Which rules stand printed beside the tables of a rulebook.

import type { RuleKey } from '@hanchan/rules';

/** They say nothing where a hand is worth the same whatever it is. */
const OF_LIMITS: readonly RuleKey[] = [
  'score.roundUpToMangan',
  'score.countedYakuman',
  'score.yakumanAddUp',
];

/** What a reader of the table of scores asks next. */
export const besideScores = (isFlat: boolean): readonly RuleKey[] => [
  ...(isFlat ? [] : OF_LIMITS),
  'score.roundTo',
  'payment.counter',
  'riichi.deposit',
  'draw.notenTotal',
  'draw.notenToPool',
];

/** What people ask before they sit down. */
export const SHEET_FACTS: readonly RuleKey[] = [
  'table.startingPoints',
  'tiles.redFives',
  'dora.ura',
  'calls.swap',
  'win.multipleRon',
  'furiten.discard',
  'riichi.liveTiles',
  'draw.notenTotal',
  'draw.abortive',
  'dealer.staysOn',
  'end.rounds',
  'end.bust',
  'ranking.uma',
  'penalty.chombo',
];

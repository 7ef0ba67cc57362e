// Trace lines as the command prints them: the sentence, and the amount in a column of its own.

import {
  limitPhrase,
  lineMessage,
  type PaidTable,
  type PlayWords,
  payMessage,
  rejectedMessage,
  type ScoredWin,
  summaryPhrase,
  unitsPhrase,
  WIND_NAMES,
} from '@hanchan/narrator';
import type { RejectedReading, TraceLine, Value, Win } from '@hanchan/score';
import { type Seat, seatWind } from '@hanchan/tiles';
import { tell } from './telling.ts';

export interface ScoreContext extends ScoredWin, PaidTable {
  readonly words: PlayWords;
}

export interface Sentence {
  readonly words: string;
  readonly amount: string;
}

export const points = (value: number) => value.toLocaleString('en');

export type Part = 'yaku' | 'fu' | 'value' | 'payments';

/** Which part of the page a line belongs to. */
export function partOf({ rule, effect }: TraceLine): Part {
  const isFu = 'fu' in effect || 'fuRounded' in effect;
  if (isFu || ('withheld' in effect && effect.withheld === 'fu')) return 'fu';
  if ('pays' in effect || 'takes' in effect) return 'payments';
  if ('base' in effect || ('limit' in effect && !rule.startsWith('yaku.'))) return 'value';
  return 'yaku';
}

export function sentenceOf(line: TraceLine, context: ScoreContext): Sentence {
  const told = lineMessage(line, context) ?? payMessage(line, context)!;
  return { words: tell(told, context.words), amount: amountOf(line) };
}

function amountOf({ effect }: TraceLine): string {
  if ('han' in effect) return `${effect.han} han`;
  if ('yakuman' in effect) return tell(unitsPhrase(effect.yakuman));
  if ('fu' in effect) return `${effect.fu} fu`;
  if ('fuRounded' in effect) return `${effect.fuRounded} fu`;
  if ('limit' in effect) return tell(limitPhrase(effect.limit));
  return 'base' in effect ? points(effect.base) : '';
}

export function seatName(seat: Seat, { dealer }: Win): string {
  return WIND_NAMES.en[seatWind(seat, dealer)];
}

/** The result in one line. */
export const summaryOf = (value: Value): string => tell(summaryPhrase(value));

/** Why a reading was not taken. */
export function whyRejected(rejected: RejectedReading, best: Value, words: PlayWords): string {
  const why = tell(rejectedMessage(rejected, best), words);
  return rejected.value === null ? why : `${summaryOf(rejected.value)}: ${why}`;
}

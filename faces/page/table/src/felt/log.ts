// The game in words: one sentence per event, in the player's language, with the tiles in it.

import { ruleOfRuling, type SeatEvent } from '@hanchan/game';
import { tellPhrase } from '@hanchan/kit/words/tellPhrase.ts';
import { currentLanguage } from '@hanchan/kit/words/text.svelte.ts';
import {
  type Audience,
  dealPhrase,
  dealSign,
  eventMessage,
  type PlayWords,
} from '@hanchan/narrator';
import type { Case, RuleKey, RuleValues } from '@hanchan/rules';
import { type Seat, WINDS, type Wind } from '@hanchan/tiles';
import { windOf } from './places.ts';
import type { SeenEvent } from './results.ts';
import { tellTable } from './tellTable.ts';

export interface LogEntry {
  readonly id: number;
  /** Whose wind stands before it; null for what the table does. */
  readonly wind: Wind | null;
  /** May hold tiles, as `[[5p]]`. */
  readonly text: string;
  readonly rule: RuleKey | null;
  readonly case?: Case;
  /** Riichi, wins, fouls: set apart. */
  readonly isWeighty: boolean;
}

export interface LogContext extends Audience {
  readonly terms: PlayWords;
}

type Line = Omit<LogEntry, 'id'>;

/** Null for what nobody needs to be told. */
export function lineOf({ before, event }: SeenEvent, context: LogContext): Line | null {
  const message = eventMessage(event, context);
  if (message === null) return null;
  return {
    wind: 'seat' in event ? windOf(event.seat, before) : null,
    text: tellTable(message, context.terms),
    ...appliedIn(event, before.rules),
    isWeighty: isWeighty(event),
  };
}

/** The rule that a reader may want to look up. */
function appliedIn(event: SeatEvent, rules: RuleValues): Pick<Line, 'rule' | 'case'> {
  if (event.type === 'discarded' && event.riichi)
    return { rule: 'riichi.deposit', case: { deposit: 'laid' } };
  if (event.type === 'fouled')
    return { rule: event.rule, ...(event.case === undefined ? {} : { case: event.case }) };
  return event.type === 'ruled'
    ? { rule: null, ...ruleOfRuling(event.ruling, rules) }
    : { rule: null };
}

/** Riichi, wins, fouls, and what happens to everybody but a new indicator. */
function isWeighty(event: SeatEvent): boolean {
  if (event.type === 'discarded') return event.riichi;
  if (event.type === 'won' || event.type === 'fouled') return true;
  return !('seat' in event) && event.type !== 'indicatorTurned';
}

/** “East 3”, 東3局. */
export const roundName = (round: number, dealer: Seat): string =>
  tellPhrase(dealPhrase({ round, dealer }));

/** As the middle of the table shows it: 東一局, or East 1 for who reads no kanji. */
export function roundSign(round: number, dealer: Seat): string {
  if (currentLanguage() !== 'ja') return roundName(round, dealer);
  return dealSign(WINDS[round % WINDS.length]!, dealer);
}

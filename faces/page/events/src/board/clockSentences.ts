// What the rulebook says about the clock at this moment, each sentence with the rule and the case that it comes from.

import type { Applied, RuleKey } from '@hanchan/rules';
import { type Clock, type ClockRule, clockRules, type EventState } from '@hanchan/tournament';
import { bookOfEvent, type EventBook } from '../event/eventBook.ts';

export interface ClockSentence extends Applied<RuleKey> {
  /** Under `events.board.rule`. */
  readonly words: string;
}

const BEFORE: readonly ClockRule['moment'][] = ['beforeStart'];
const SHORT: readonly ClockRule['moment'][] = ['duringDeal', 'betweenDeals'];
const WHOLE: readonly ClockRule['moment'][] = ['duringDeal', 'betweenDeals', 'chombo'];

export function clockSentences(
  { settings }: EventState,
  phase: Clock['phase'],
  isWhole: boolean,
): readonly ClockSentence[] {
  const moments = phase === 'waiting' ? BEFORE : isWhole ? WHOLE : SHORT;
  return clockRules(settings.rules.values).filter(({ moment }) => moments.includes(moment));
}

let lastBook: { readonly of: unknown; readonly book: EventBook } | null = null;

/** Found once for each edition of the rules: the state is a new object with every act. */
export function bookOnce({ settings }: EventState): EventBook {
  const { rules } = settings;
  const key = `${rules.id} ${rules.title} ${JSON.stringify(rules.values)}`;
  if (lastBook?.of !== key) lastBook = { of: key, book: bookOfEvent(rules) };
  return lastBook.book;
}

// What happened in each deal, in a line for a person.

import type { GameEvent, Match } from '@hanchan/game';
import { dealAtPhrase, endMessage, type PlayWords } from '@hanchan/narrator';
import { tell } from './telling.ts';
import { points } from './wording.ts';

/** A step of a game, and the match before it. */
export interface GameStep {
  readonly before: Match;
  readonly events: readonly GameEvent[];
}

/** One line per deal. */
export function dealLines(steps: readonly GameStep[], words: PlayWords): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  for (const { before, events } of steps) {
    for (const event of events) {
      const told = endMessage(event, before.dealer);
      if (told !== null) parts.push(tell(told, words));
      if (event.type !== 'dealEnded' && event.type !== 'dealVoided') continue;
      const scores = event.scores.map(points).join(' ');
      lines.push(`${dealName(before)}: ${parts.join('; ')}. Scores ${scores}`);
      parts = [];
    }
  }
  return lines;
}

/** `East 3, 2 counters`. */
export const dealName = (match: Match): string => tell(dealAtPhrase(match));

// What happened in each deal, in a line for a person.

import type { DrawReason, GameEvent, Match } from '@hanchan/game';
import { dealAtPhrase, type PlayWords, WIND_NAMES, worthPhrase } from '@hanchan/narrator';
import { formatTile, type Seat, seatWind } from '@hanchan/tiles';
import { tell } from './telling.ts';
import { points } from './wording.ts';

export const DRAW_WORDS: Readonly<Record<DrawReason, string>> = {
  exhausted: 'Draw',
  nagashi: 'Nagashi mangan',
  nineTerminals: 'Draw by nine terminals',
  fourWinds: 'Draw by four winds',
  fourKans: 'Draw by four kans',
  fourRiichi: 'Draw by four riichi',
  tripleRon: 'Draw by three wins on one tile',
};

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
      const told = sentenceOf(event, before.dealer, words);
      if (told !== null) parts.push(told);
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

function sentenceOf(event: GameEvent, dealer: Seat, words: PlayWords): string | null {
  const name = (seat: Seat) => WIND_NAMES.en[seatWind(seat, dealer)];
  switch (event.type) {
    case 'won': {
      const { seat, from, tile, value } = event;
      const source = from === null ? 'draws' : `wins from ${name(from)} on`;
      return `${name(seat)} ${source} ${formatTile(tile)} (${tell(worthPhrase(value), words)})`;
    }
    case 'drawn': {
      const isTold = event.reason === 'exhausted' || event.reason === 'nagashi';
      const by = event.by.length === 0 ? '' : ` by ${event.by.map(name).join(' and ')}`;
      const ready = event.tenpai.map(name).join(', ') || 'nobody';
      return `${DRAW_WORDS[event.reason]}${by}${isTold ? `, tenpai ${ready}` : ''}`;
    }
    case 'dealVoided':
      return 'the deal is void';
    default:
      return null;
  }
}

// What happened in each deal, in a line for a person.

import type { GameEvent, Match, Step } from '@hanchan/game';
import { formatTile, type Seat, seatWind, WINDS } from '@hanchan/tiles';
import { count } from './handArgument.ts';
import { englishName, points, summaryOf, WIND_NAMES } from './wording.ts';

const DRAW_WORDS: Readonly<Record<string, string>> = {
  exhausted: 'Draw',
  nagashi: 'Nagashi mangan',
  nineTerminals: 'Draw by nine terminals',
  fourWinds: 'Draw by four winds',
  fourKans: 'Draw by four kans',
  fourRiichi: 'Draw by four riichi',
  tripleRon: 'Draw by three wins on one tile',
};

/** Collects one line per deal. */
export class DealLines {
  readonly lines: string[] = [];
  #parts: string[] = [];

  take(before: Match, { events }: Step): void {
    for (const event of events) {
      const words = wordsOf(event, before.dealer);
      if (words !== null) this.#parts.push(words);
      if (event.type !== 'dealEnded' && event.type !== 'dealVoided') continue;
      const scores = event.scores.map(points).join(' ');
      this.lines.push(`${dealName(before)}: ${this.#parts.join('; ')}. Scores ${scores}`);
      this.#parts = [];
    }
  }
}

function dealName({ round, dealer, counters }: Match): string {
  const name = `${WIND_NAMES[WINDS[round % 4]!]} ${dealer + 1}`;
  return counters === 0 ? name : `${name}, ${count(counters, 'counter')}`;
}

function wordsOf(event: GameEvent, dealer: Seat): string | null {
  const name = (seat: Seat) => WIND_NAMES[seatWind(seat, dealer)];
  switch (event.type) {
    case 'won': {
      const { seat, from, tile, value } = event;
      const source = from === null ? 'draws' : `wins from ${name(from)} on`;
      const yaku = [...value.yakuman, ...value.yaku].map(({ id }) => englishName(id));
      const { dora, ura, red } = value.dora;
      const bonus = dora + ura + red;
      const all = [...yaku, ...(bonus > 0 ? [`dora ${bonus}`] : [])].join(', ');
      const worth = `${all}${all === '' ? '' : '; '}${summaryOf(value)}`;
      return `${name(seat)} ${source} ${formatTile(tile)} (${worth})`;
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

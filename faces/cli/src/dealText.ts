// What happened in each deal, in a line for a person.

import type { DrawReason, GameEvent, Match } from '@hanchan/game';
import type { Value } from '@hanchan/score';
import { formatTile, type Seat, seatWind, WINDS } from '@hanchan/tiles';
import { count } from './handArgument.ts';
import { points, summaryOf, WIND_NAMES } from './wording.ts';
import type { Words } from './words.ts';

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
export function dealLines(steps: readonly GameStep[], words: Words): string[] {
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

export function dealName({ round, dealer, counters }: Match): string {
  const name = `${WIND_NAMES[WINDS[round % 4]!]} ${dealer + 1}`;
  return counters === 0 ? name : `${name}, ${count(counters, 'counter')}`;
}

function sentenceOf(event: GameEvent, dealer: Seat, words: Words): string | null {
  const name = (seat: Seat) => WIND_NAMES[seatWind(seat, dealer)];
  switch (event.type) {
    case 'won': {
      const { seat, from, tile, value } = event;
      const source = from === null ? 'draws' : `wins from ${name(from)} on`;
      return `${name(seat)} ${source} ${formatTile(tile)} (${worthOf(value, words)})`;
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

/** The yaku and what they come to. */
export function worthOf(value: Value, words: Words): string {
  const yaku = [...value.yakuman, ...value.yaku].map(({ id }) => words.yaku(id));
  const { dora, ura, red } = value.dora;
  const bonus = dora + ura + red;
  const all = [...yaku, ...(bonus > 0 ? [`${words.dora} ${bonus}`] : [])].join(', ');
  return `${all}${all === '' ? '' : '; '}${summaryOf(value)}`;
}

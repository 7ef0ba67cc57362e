// Decisions of a deal between club players, for tests to look at.

import { createBot, randomFrom, shuffled } from '@hanchan/bots';
import {
  type Action,
  deal,
  legalActions,
  type Match,
  newMatch,
  play,
  type SeatView,
  seatsToAct,
  view,
} from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { type Seat, tileSet } from '@hanchan/tiles';

export interface Asked {
  readonly match: Match;
  readonly seat: Seat;
  readonly seen: SeatView;
  readonly legal: readonly Action[];
  readonly action: Action;
}

/** Every `each`-th choice of a deal. */
export function decisionsOf(rules: RuleValues, seed: number, each = 1): Asked[] {
  const bot = createBot('club', null);
  if (!bot.ok) throw new Error(bot.error.code);
  const random = randomFrom(seed);
  const wall = shuffled(tileSet(rules['tiles.redFives'] === 'none' ? 0 : 3), random);
  const dealt = deal(newMatch(rules), wall);
  if (!dealt.ok) throw new Error(dealt.error.code);
  let { match } = dealt.value;
  const found: Asked[] = [];
  for (let i = 0; match.phase === 'playing'; ) {
    const seat = seatsToAct(match)[0]!;
    const legal = legalActions(match, seat);
    const seen = view(match, seat);
    const { action } = bot.value.decide(seen, legal, random);
    if (legal.length > 1 && i++ % each === 0) found.push({ match, seat, seen, legal, action });
    const step = play(match, action);
    if (!step.ok) throw new Error(step.error.code);
    match = step.value.match;
  }
  return found;
}

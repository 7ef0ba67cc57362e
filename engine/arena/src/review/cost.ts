// What it cost not to do what the bot would have done: in points where the bot counts in points, otherwise in
// how much less likely strong players are to do it.

import { type Bot, type Candidate, isSameAct } from '@hanchan/bots';
import { type Action, type Match, play, seatsToAct } from '@hanchan/game';

/** What a decision cost, in points or in likelihood. */
export interface Cost {
  readonly unit: 'points' | 'probability';
  /** Never below zero. */
  readonly amount: number;
}

/** The one whose valuations are points; the others rank by something else. */
const RECKONS_IN_POINTS = 'club';

export interface Differing {
  readonly match: Match;
  readonly action: Action;
  readonly choice: Action;
  readonly candidates: readonly Candidate[];
  /** Who weighed them. */
  readonly bot: Pick<Bot, 'id'>;
}

/** Null where what was done is nothing that the bot weighs. */
export function costOf({ match, action, choice, candidates, bot }: Differing): Cost | null {
  if (choice.type === 'ron' || choice.type === 'tsumo') return winLetGo(match, choice);
  const find = (wanted: Action) => candidates.find((one) => isSameAct(one.action, wanted));
  const [best, done] = [find(choice), find(action)];
  if (best === undefined || done === undefined) return null;
  if (bot.id === RECKONS_IN_POINTS) {
    return { unit: 'points', amount: Math.max(0, best.worth - done.worth) };
  }
  if (best.probability === null || done.probability === null) return null;
  return { unit: 'probability', amount: Math.max(0, best.probability - done.probability) };
}

/** What the win would have brought, if nobody else had claimed the tile. */
function winLetGo(match: Match, win: Action): Cost | null {
  let step = play(match, win);
  while (step.ok) {
    const won = step.value.events.find((event) => event.type === 'won');
    if (won !== undefined) return { unit: 'points', amount: won.value.deltas[win.seat] };
    const { match: next } = step.value;
    const [seat] = next.deal?.phase.type === 'claims' ? seatsToAct(next) : [];
    if (seat === undefined) return null;
    step = play(next, { type: 'pass', seat });
  }
  return null;
}

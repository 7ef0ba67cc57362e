// A whole game in points and places: first every decision quickly, then again with as many worlds as its difference needs.

import type { Reader } from '@hanchan/bots';
import { legalActions, type Match, view } from '@hanchan/game';
import { makeMove } from '@hanchan/records';
import type { Seat } from '@hanchan/tiles';
import type { ReviewDeal, ReviewedDecision, ReviewGame } from '../review.ts';
import { isPriced, type PricedDecision, PricedTurn } from './priced.ts';

/** What to go by. */
export interface PriceOptions {
  /** The net that reads the hidden hands; null goes by what was measured alone. */
  readonly read: Reader | null;
  /** At most so many worlds a decision. */
  readonly worlds: number;
  /** So many for the quick answer. */
  readonly quick?: number;
  /** This thread takes every `of`-th decision from `part` on. */
  readonly part?: { readonly part: number; readonly of: number };
}

/** News of one decision, and how far the whole is. */
export interface PriceNews {
  readonly decision: PricedDecision;
  readonly isFinal: boolean;
  readonly share: number;
}

const QUICK = 50;

/** The decisions with a price, first quickly and then for good. Stop when you like. */
export function* priceGame(
  game: ReviewGame,
  decisions: readonly ReviewedDecision[],
  { read, worlds, quick = QUICK, part = { part: 0, of: 1 } }: PriceOptions,
): Generator<PriceNews, void, void> {
  const mine = decisions.filter(isPriced).filter((_, i) => i % part.of === part.part);
  const turns = mine.flatMap((decision) => {
    const deal = game.deals[decision.deal]!;
    const { match, happened } = matchAt(deal, decision.turn, decision.action.seat);
    if (!PricedTurn.isPossible(decision, match)) return [];
    const { seat } = decision.action;
    const reading = read?.(view(match, seat), legalActions(match, seat)) ?? null;
    return [{ turn: new PricedTurn(decision, match, reading, worlds), happened }];
  });
  const first = Math.min(quick, worlds);
  let done = 0;
  const news = ({ turn, happened }: (typeof turns)[number]): PriceNews => {
    const isFinal = !turn.running.wantsMore();
    return { decision: turn.priced(happened), isFinal, share: done / (turns.length * worlds) };
  };
  for (const one of turns) {
    one.turn.running.play(first);
    done += one.turn.running.wantsMore() ? first : worlds;
    yield news(one);
  }
  for (const one of turns) {
    const { running } = one.turn;
    const before = running.worlds;
    while (running.wantsMore()) running.play(Math.min(first, worlds - running.worlds));
    if (running.worlds === before) continue;
    done += worlds - before;
    yield news(one);
  }
}

/** How the match stood when it was to be decided, and the points that the deal moved after it. */
function matchAt(
  { start, moves }: ReviewDeal,
  turn: number,
  seat: Seat,
): { match: Match; happened: number } {
  let match = start;
  let found = start;
  moves.forEach((move, i) => {
    if (i === turn) found = match;
    const step = makeMove(match, move);
    if (!step.ok) throw new Error(`move ${i}: ${step.error.code}`);
    match = step.value.match;
  });
  return { match: found, happened: match.scores[seat] - found.scores[seat] };
}

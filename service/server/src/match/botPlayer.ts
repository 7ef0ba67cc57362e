// Lets a bot choose for a seat, from that seat's view alone. A bot that fails does what a player does whose time is up.

import type { Bot, Random } from '@hanchan/bots';
import { type Action, legalActions, type Match, timeoutAction, view } from '@hanchan/game';
import type { Seat } from '@hanchan/tiles';

export function botAction(
  bot: Bot,
  match: Match,
  { seat, random, onError }: { seat: Seat; random: Random; onError: (error: unknown) => void },
): Action | null {
  const legal = legalActions(match, seat);
  if (legal.length === 0) return null;
  try {
    return bot.decide(view(match, seat), legal, random).action;
  } catch (error) {
    onError(error);
    return timeoutAction(match, seat);
  }
}

export const between = ([from, to]: readonly [number, number], random: Random): number =>
  from + random() * (to - from);

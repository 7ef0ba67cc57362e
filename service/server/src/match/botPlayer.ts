// Lets a bot choose for a seat, from that seat's view alone. A bot that fails does what a player does whose time is up.

import type { Random } from '@hanchan/bots';
import { type Action, legalActions, type Match, timeoutAction, view } from '@hanchan/game';
import type { BotLevel } from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';
import type { BotPlayers } from '../bots/botPlayers.ts';

export async function botAction(
  bots: Pick<BotPlayers, 'decide'>,
  match: Match,
  asked: {
    readonly level: BotLevel;
    readonly seat: Seat;
    readonly random: Random;
    readonly onError: (error: unknown) => void;
  },
): Promise<Action | null> {
  const { level, seat, random, onError } = asked;
  const legal = legalActions(match, seat);
  if (legal.length === 0) return null;
  try {
    return await bots.decide({ level, view: view(match, seat), legal, random });
  } catch (error) {
    onError(error);
    return timeoutAction(match, seat);
  }
}

export const between = ([from, to]: readonly [number, number], random: Random): number =>
  from + random() * (to - from);

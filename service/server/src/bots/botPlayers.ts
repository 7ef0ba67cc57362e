// Where bots think. Whoever asks waits for the answer, whether it comes from this thread or from another.

import type { Random } from '@hanchan/bots';
import type { Action, SeatView } from '@hanchan/game';
import type { BotLevel } from '@hanchan/protocol';
import type { Bots } from './bots.ts';

/** What a bot is asked: what its seat may know, and what it may do. `legal` is never empty. */
export interface BotQuestion {
  readonly level: BotLevel;
  readonly view: SeatView;
  readonly legal: readonly Action[];
  readonly random: Random;
}

export interface BotPlayers {
  /** Rejects where the bot failed, or no answer came in time. */
  decide(question: BotQuestion): Promise<Action>;
  /** Questions that nobody thinks about yet. */
  readonly waiting: number;
  close(): Promise<void>;
}

/** On the thread of whoever asks: for the quick ones, and where time is simulated. */
export const onThisThread = (bots: Bots): BotPlayers => ({
  async decide({ level, view, legal, random }) {
    return bots.get(level).decide(view, legal, random).action;
  },
  waiting: 0,
  async close() {},
});

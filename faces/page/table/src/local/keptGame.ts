// What this browser keeps of games that are over, or were opened here, so that they can be looked at again.

import type { KeptPractice } from '@hanchan/kit/running/keptPractices.ts';

/** In the order of sitting down: the player, then the bots. */
export interface PlayedPractice extends KeptPractice {
  readonly names: readonly string[];
}

/** What is kept of a game that was opened or played here. */
export type KeptGame =
  | { readonly type: 'text'; readonly name: string; readonly text: string }
  | { readonly type: 'practice'; readonly name: string; readonly practice: PlayedPractice };

// What the parts of a replay are given: the game, and where it stands.

import type { OpenedGame } from './opening.ts';
import type { Player } from './player.svelte.ts';

export interface ReplayProps {
  readonly game: OpenedGame;
  readonly player: Player;
}

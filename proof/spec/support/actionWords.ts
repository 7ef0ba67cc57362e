// Actions as the commands of a test table say them, without the wind.

import type { Action } from '@hanchan/game';
import { formatTile, formatTiles } from '@hanchan/tiles';

const CLAIMS = ['pass', 'ron', 'chi', 'pon', 'calledKan'];
/** An answer to a tile on offer. */
export const isClaim = ({ type }: Action) => CLAIMS.includes(type);

export function wordsOf(action: Action): string {
  switch (action.type) {
    case 'discard':
      return `${action.riichi ? 'riichi' : 'discards'} ${formatTile(action.tile)}`;
    case 'concealedKan':
    case 'addedKan':
      return `kan ${formatTile(action.tile)}`;
    case 'calledKan':
      return `kan ${formatTiles(action.own)}`;
    case 'chi':
    case 'pon':
      return `${action.type} ${formatTiles(action.own)}`;
    case 'nineTerminals':
      return 'nine';
    case 'pick':
      return `picks ${action.slot}`;
    default:
      return action.type;
  }
}

// An act in the words of the command: `discard 3m`, `chi 46p`.

import type { Action } from '@hanchan/game';
import { formatTile, formatTiles } from '@hanchan/tiles';

export function actWords(action: Action): string {
  switch (action.type) {
    case 'discard':
      return `${action.riichi ? 'riichi' : 'discard'} ${formatTile(action.tile)}`;
    case 'chi':
    case 'pon':
    case 'calledKan':
      return `${action.type} ${formatTiles(action.own)}`;
    case 'concealedKan':
    case 'addedKan':
      return `${action.type} ${formatTile(action.tile)}`;
    default:
      return action.type;
  }
}

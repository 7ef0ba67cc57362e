// Whether two actions are the same choice. Which of two equal tiles leaves the hand makes no difference.

import type { Action } from '@hanchan/game';
import { compareTiles, type Tile } from '@hanchan/tiles';

/** Whether two actions come to the same. */
export function isSameAct(a: Action, b: Action): boolean {
  if (a.type !== b.type) return false;
  if (a.type === 'discard' && b.type === 'discard') {
    return a.tile === b.tile && a.riichi === b.riichi;
  }
  if ('own' in a && 'own' in b) return sorted(a.own) === sorted(b.own);
  if ('tile' in a && 'tile' in b) return a.tile === b.tile;
  return true;
}

const sorted = (tiles: readonly Tile[]) => [...tiles].sort(compareTiles).join();

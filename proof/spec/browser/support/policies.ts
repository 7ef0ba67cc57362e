// How the four of a script play: so that much happens in few deals.

import type { Action } from '@hanchan/game';
import { POLICIES, type Policy } from '../../support/playout.ts';

const ofType = (actions: readonly Action[], ...types: Action['type'][]) =>
  actions.find(({ type }) => types.includes(type));

/** Wins, declares riichi and makes kans whenever it can, and calls now and then. */
export const lively: Policy = (match, seat, actions, random) => {
  const win = ofType(actions, 'ron', 'tsumo');
  if (win !== undefined) return win;
  const kan = ofType(actions, 'concealedKan', 'addedKan', 'calledKan');
  if (kan !== undefined) return kan;
  const riichi = actions.find((action) => action.type === 'discard' && action.riichi);
  if (riichi !== undefined) return riichi;
  const call = ofType(actions, 'pon', 'chi');
  if (call !== undefined && random() < 0.3) return call;
  return POLICIES.nearestToTenpai(match, seat, actions, random);
};

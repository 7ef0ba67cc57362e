// What the replay and the review have in common: the game of the address, opened when the page is, or what stands
// against it, or nothing yet.

import { currentRoute, go } from '../app/router.svelte.ts';
import {
  addressOf,
  type OpenedGame,
  type Opening,
  type OpeningProblem,
  openAddress,
} from './opening.ts';

export function createOpenedPage(page: 'replay' | 'review', id: string | null) {
  let game = $state.raw<OpenedGame | null>(null);
  let problem = $state.raw<OpeningProblem | null>(null);
  let isOpening = $state(true);

  const take = (opening: Opening | null) => {
    isOpening = false;
    problem = opening === null || opening.ok ? null : opening.problem;
    if (opening?.ok) game = opening.game;
  };
  const openHere = () => void openAddress(id, location).then(take);
  openHere();

  return {
    get game() {
      return game;
    },
    get problem() {
      return problem;
    },
    get isOpening() {
      return isOpening;
    },
    /** Another game in the address of the same page. */
    openHere,
    /** A game that was opened here gets an address of its own. */
    takeOpened(opening: Opening) {
      if (opening.ok) go(addressOf(page, opening.game));
      else take(opening);
    },
    /** Another game of the file, or the same under other rules. */
    change(next: OpenedGame) {
      game = next;
    },
    /** The address follows, without a step back for every step. */
    follow(query: string) {
      if (currentRoute().page !== page) return;
      history.replaceState(null, '', addressOf(page, game!, query));
    },
  };
}

// What the replay and the review have in common: the game of the address, opened when the page is, or what stands
// against it, or nothing yet.

import { currentRoute, go } from '@hanchan/kit/route/router.svelte.ts';
import { call } from '@hanchan/kit/server/api.ts';
import {
  currentSession,
  isSessionKnown,
  knownName,
  loadSession,
} from '@hanchan/kit/server/session.svelte.ts';
import type { GameSummary } from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';
import {
  gameAddress,
  isLocal,
  type OpenedGame,
  type Opening,
  type OpeningProblem,
  openAddress,
} from './opening.ts';
import { seatOfName, seatOfPlayer } from './ownSeat.ts';

/** Where whoever looks at it sat; null where nobody knows. */
async function ownSeat({ id, seat, film }: OpenedGame): Promise<Seat | null> {
  if (seat !== null) return seat;
  if (!isSessionKnown()) await loadSession();
  const me = currentSession().player;
  if (id !== null && !isLocal(id)) {
    if (me === null) return null;
    const answer = await call<GameSummary>('GET', `/games/${encodeURIComponent(id)}`);
    return answer.ok ? seatOfPlayer(answer.value, me.id) : null;
  }
  const name = knownName();
  return film.names === null || name === null ? null : seatOfName(film.names, name);
}

export function createOpenedPage(page: 'replay' | 'review', id: string | null) {
  let game = $state.raw<OpenedGame | null>(null);
  let problem = $state.raw<OpeningProblem | null>(null);
  let seat = $state<Seat | null>(null);
  let isOpening = $state(true);

  const take = (opening: Opening | null) => {
    isOpening = false;
    problem = opening === null || opening.ok ? null : opening.problem;
    if (opening?.ok) game = opening.game;
  };
  const openHere = async () => {
    const opening = await openAddress(id, location);
    seat = opening?.ok ? await ownSeat(opening.game) : null;
    take(opening);
  };
  void openHere();

  return {
    get game() {
      return game;
    },
    /** Where whoever looks at it sat; null where nobody knows. */
    get seat() {
      return seat;
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
      if (opening.ok) go(gameAddress(page, opening.game));
      else take(opening);
    },
    /** Another game of the file, or the same under other rules. */
    change(next: OpenedGame) {
      game = next;
    },
    /** The address follows, without a step back for every step. */
    follow(query: string) {
      if (currentRoute().page !== page) return;
      history.replaceState(null, '', gameAddress(page, game!, query));
    },
  };
}

// A table that is only looked at, in the form that the parts of a table take: the view of the chosen seat at the chosen
// place, and nothing that could be done.

import type { Seat } from '@hanchan/tiles';
import { settings } from '../app/settings.svelte.ts';
import { createStore } from '../client/store.ts';
import { EMPTY_TABLE, type TableClient } from '../client/tableClient.ts';
import { NO_AUTOS } from '../table/autoplay.ts';
import { arrangeHand } from '../table/handOrder.ts';
import { lastDiscarder } from '../table/places.ts';
import type { Session, Shout } from '../table/session.svelte.ts';
import { shoutFor } from '../table/shouts.ts';
import { playWords } from '../words/terms.ts';
import { currentLanguage, t } from '../words/text.svelte.ts';
import type { Player } from './player.svelte.ts';

const nothing = () => {};

/** Nobody is at the other end. */
const IDLE: TableClient = {
  state: createStore(EMPTY_TABLE),
  onEvents: () => nothing,
  act: nothing,
  why: async () => null,
  ready: nothing,
  setPace: nothing,
  say: nothing,
  close: nothing,
};

/** `isSaid`: what is said at this stop is shown, as when the game comes to it by itself. */
export function createReplaySession(
  player: () => Player,
  bookId: () => string,
  isSaid: () => boolean,
): Session {
  const view = $derived(player().frame.views[player().seat]);
  const state = $derived({
    ...EMPTY_TABLE,
    connection: 'live' as const,
    seat: player().seat,
    view,
  });
  const words = $derived(playWords(settings.terms, bookId(), currentLanguage()));
  const hand = $derived(view.deal?.own == null ? [] : arrangeHand([], view.deal.own, true, null));
  const shouts = $derived<readonly Shout[]>(
    isSaid()
      ? player().told.flatMap(({ event }) => {
          const said = shoutFor(event, words);
          return said === null ? [] : [{ id: player().deal * 1_000 + player().step, ...said }];
        })
      : [],
  );
  return {
    client: IDLE,
    get state() {
      return state;
    },
    get view() {
      return view;
    },
    legal: [],
    log: [],
    get hand() {
      return hand;
    },
    get result() {
      return player().result;
    },
    isDealOn: false,
    holdResults: () => nothing,
    get hasMoreResults() {
      return player().hasMoreResults;
    },
    explained: null,
    get shouts() {
      return shouts;
    },
    get lastDiscarder() {
      return lastDiscarder(view);
    },
    get bottom() {
      return player().seat;
    },
    get words() {
      return words;
    },
    autos: { ...NO_AUTOS },
    names: (seat: Seat) => seatName(player().film.names, seat),
    // Whoever looks at a game again is told of all four by name.
    isMe: () => false,
    nameOrYou: (seat: Seat) => seatName(player().film.names, seat),
    watch: (seat) => player().setSeat(seat),
    act: nothing,
    askWhy: async () => {},
    forgetWhy: nothing,
    setAuto: nothing,
    sortAgain: nothing,
    nextResult: () => player().nextResult(),
    onTold: () => nothing,
    stop: nothing,
  };
}

export function seatName(names: readonly string[] | null, seat: Seat): string {
  const name = names?.[seat] ?? '';
  return name === '' ? t('table.seat', { number: seat + 1 }) : name;
}

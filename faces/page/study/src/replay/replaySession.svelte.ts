// A table that is only looked at, in the form that the parts of a table take: the view of the chosen seat at the chosen
// place, and nothing that could be done.

import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { createStore } from '@hanchan/kit/server/watched.ts';
import { playWords } from '@hanchan/kit/words/terms.ts';
import { currentLanguage, t } from '@hanchan/kit/words/text.svelte.ts';
import { EMPTY_TABLE, type TableClient } from '@hanchan/table/client/tableClient.ts';
import { NO_AUTOS } from '@hanchan/table/felt/autoplay.ts';
import { arrangeHand } from '@hanchan/table/felt/handOrder.ts';
import { lastDiscarder } from '@hanchan/table/felt/places.ts';
import type { Shout } from '@hanchan/table/felt/shouting.svelte.ts';
import { shoutFor } from '@hanchan/table/felt/shouts.ts';
import type { Session } from '@hanchan/table/felt/tableSession.svelte.ts';
import type { Seat } from '@hanchan/tiles';
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
    names: (seat: Seat) => filmSeatName(player().film.names, seat),
    // Whoever looks at a game again is told of all four by name.
    isMe: () => false,
    nameOrYou: (seat: Seat) => filmSeatName(player().film.names, seat),
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

export function filmSeatName(names: readonly string[] | null, seat: Seat): string {
  const name = names?.[seat] ?? '';
  return name === '' ? t('table.seat', { number: seat + 1 }) : name;
}

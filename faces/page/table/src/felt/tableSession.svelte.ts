// One table on one screen: what the client knows, and what only the screen knows, such as the log, the screens
// still to be looked at, what the player lets the page do.

import { type Action, foldView, type SeatEvent, type SeatView } from '@hanchan/game';
import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import type { Refusal } from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';
import { EMPTY_TABLE, type TableClient, type TableState } from '../client/tableClient.ts';
import { createAutomatic } from './automatic.svelte.ts';
import { arrangeHand, type HeldTile } from './handOrder.ts';
import { bottomSeat, lastDiscarder } from './places.ts';
import { createResults } from './resultQueue.svelte.ts';
import { replayEnding, type SeenEvent } from './results.ts';
import { createShouts } from './shouting.svelte.ts';
import { shoutFor } from './shouts.ts';
import { createLog } from './tableLog.svelte.ts';
import { tablePeople } from './tablePeople.ts';

/** What the player asked for and cannot have, with the reason. */
export interface Explained {
  readonly action: Action;
  readonly refusal: Refusal;
}

export type Listener = (told: readonly SeenEvent[]) => void;

export type Session = ReturnType<typeof createSession>;

export function createSession(client: TableClient) {
  let state = $state.raw<TableState>(EMPTY_TABLE);
  let hand = $state.raw<readonly HeldTile[]>([]);
  let explained = $state.raw<Explained | null>(null);
  let watched = $state<Seat>(0);
  const log = createLog();
  const results = createResults();
  const shouts = createShouts();
  const automatic = createAutomatic(client, { state: () => state, isLooking: results.isAny });
  const { words, ...people } = tablePeople(() => state);
  let known: SeatView | null = null;
  let pressed: number | null = null;
  const listeners = new Set<Listener>();

  const arrange = () => {
    const own = state.view?.deal?.own ?? null;
    hand = own === null ? [] : arrangeHand(hand, own, settings.autoSort, pressed);
    pressed = null;
  };

  const tell = (told: readonly SeenEvent[]) => {
    const viewer = state.view?.viewer;
    log.add(told, {
      names: people.names,
      viewer: viewer === undefined || viewer === 'spectator' ? null : viewer,
      terms: words(),
    });
    for (const { event } of told) {
      const said = shoutFor(event, words());
      if (said !== null) shouts.add(said);
    }
  };

  const startDeal = () => {
    results.startDeal();
    automatic.forget();
    hand = [];
  };

  const takeEvents = (events: readonly SeatEvent[], view: SeatView) => {
    let at = known;
    const told: SeenEvent[] = [];
    for (const event of events) {
      if (at === null) break;
      const after = foldView(at, event);
      told.push({ before: at, event, after });
      at = after;
    }
    known = view;
    if (events.some(({ type }) => type === 'dealStarted')) startDeal();
    explained = null;
    arrange();
    tell(told);
    results.take(told);
    for (const run of listeners) run(told);
  };

  const takeState = (next: TableState) => {
    const wasRefused = state.refused;
    const isNewEnding = next.ending !== state.ending && next.ending.length > 0;
    state = next;
    if (isNewEnding && results.first === null) results.show(replayEnding(next.view!, next.ending));
    if (next.refused !== null && next.refused !== wasRefused) explained = next.refused;
    arrange();
    automatic.plan();
    // Events of the same message are told before this runs; what is left is a whole view.
    queueMicrotask(() => {
      known = state.view;
    });
  };

  const subscriptions = [client.state.subscribe(takeState), client.onEvents(takeEvents)];

  return {
    client,
    get state() {
      return state;
    },
    get view() {
      return state.view;
    },
    get legal() {
      return state.pending === null ? state.legal : [];
    },
    get log() {
      return log.lines;
    },
    get hand() {
      return hand;
    },
    get result() {
      return results.first;
    },
    get isDealOn() {
      return results.isDealOn;
    },
    holdResults: results.hold,
    get hasMoreResults() {
      return results.hasMore;
    },
    get explained() {
      return explained;
    },
    get shouts() {
      return shouts.all;
    },
    /** Whose last discard is the last one on the table; null when it was called, or nobody has discarded. */
    get lastDiscarder(): Seat | null {
      return state.view === null ? null : lastDiscarder(state.view);
    },
    get bottom(): Seat {
      return state.view === null ? 0 : bottomSeat(state.view, watched);
    },
    get words() {
      return words();
    },
    autos: automatic.autos,
    ...people,
    /** A spectator walks around the table. */
    watch(seat: Seat) {
      watched = seat;
    },
    /** `held` is the id of the tile that was pressed. */
    act(action: Action, held: number | null = null) {
      automatic.stop();
      explained = null;
      pressed = held;
      client.act(action);
    },
    /** Asks why something is not possible, and shows the answer. */
    async askWhy(action: Action) {
      const refusal = await client.why(action);
      if (refusal !== null) explained = { action, refusal };
    },
    forgetWhy() {
      explained = null;
    },
    setAuto: automatic.set,
    sortAgain: arrange,
    /** The screen has been looked at; after the last one the table may go on. */
    nextResult() {
      if (results.next() && state.seat !== 'spectator') client.ready();
    },
    onTold(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      automatic.stop();
      for (const end of subscriptions) end();
    },
  };
}

// One table on one screen: what the client knows, and what only the screen knows, such as the log, the screens
// still to be looked at, what the player lets the page do.

import { type Action, foldView, type SeatEvent, type SeatView } from '@hanchan/game';
import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { playWords } from '@hanchan/kit/words/terms.ts';
import { currentLanguage, t } from '@hanchan/kit/words/text.svelte.ts';
import type { Refusal } from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';
import { EMPTY_TABLE, type TableClient, type TableState } from '../client/tableClient.ts';
import { type Autos, automaticAction, NO_AUTOS } from './autoplay.ts';
import { arrangeHand, type HeldTile } from './handOrder.ts';
import { type LogEntry, lineOf } from './log.ts';
import { bottomSeat, lastDiscarder } from './places.ts';
import { judgedAtDraw, type Result, replayEnding, resultsOf, type SeenEvent } from './results.ts';
import { type SpokenCall, shoutFor } from './shouts.ts';

/** What the player asked for and cannot have, with the reason. */
export interface Explained {
  readonly action: Action;
  readonly refusal: Refusal;
}

/** What somebody said aloud, until it fades. */
export interface Shout extends SpokenCall {
  readonly id: number;
}

export type Listener = (told: readonly SeenEvent[]) => void;

const LOG_LENGTH = 400;
const AUTO_DELAY = { slow: 500, normal: 350, fast: 150, atOnce: 50 } as const;
const SHOUT_TIME = 1_100;

export type Session = ReturnType<typeof createSession>;

export function createSession(client: TableClient) {
  let state = $state.raw<TableState>(EMPTY_TABLE);
  let log = $state.raw<readonly LogEntry[]>([]);
  let results = $state.raw<readonly Result[]>([]);
  let isDealOn = $state(false);
  let hand = $state.raw<readonly HeldTile[]>([]);
  let explained = $state.raw<Explained | null>(null);
  let shouts = $state.raw<readonly Shout[]>([]);
  let watched = $state<Seat>(0);
  const autos = $state<Autos>({ ...NO_AUTOS });

  /** A sheet says whether it is still read. */
  let isHeld = () => false;
  let known: SeatView | null = null;
  let judged: readonly SeenEvent[] = [];
  let pressed: number | null = null;
  let number = 0;
  let autoTimer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<Listener>();

  const bottom = (): Seat => (state.view === null ? 0 : bottomSeat(state.view, watched));

  const names = (seat: Seat): string => {
    const place = state.info?.places[seat];
    if (place?.type === 'player') return place.player.name;
    return place?.type === 'bot' ? place.name : t('table.seat', { number: seat + 1 });
  };

  const isMe = (seat: Seat): boolean => state.seat === seat;

  const words = () => {
    const base = state.info?.settings.rules;
    const book = typeof base === 'object' ? base.base : (base ?? '');
    return playWords(settings.terms, book, currentLanguage());
  };

  const arrange = () => {
    const own = state.view?.deal?.own ?? null;
    hand = own === null ? [] : arrangeHand(hand, own, settings.autoSort, pressed);
    pressed = null;
  };

  const shout = (said: SpokenCall) => {
    const one = { id: ++number, ...said };
    shouts = [...shouts.filter((other) => other.seat !== said.seat), one];
    setTimeout(() => {
      shouts = shouts.filter((other) => other !== one);
    }, SHOUT_TIME);
  };

  const tell = (told: readonly SeenEvent[]) => {
    const viewer = state.view?.viewer;
    const teller = {
      names,
      viewer: viewer === undefined || viewer === 'spectator' ? null : viewer,
      terms: words(),
    };
    const lines = told.flatMap((one) => {
      const line = lineOf(one, teller);
      return line === null ? [] : [{ id: ++number, ...line }];
    });
    log = [...log, ...lines].slice(-LOG_LENGTH);
    for (const { event } of told) {
      const said = shoutFor(event, words());
      if (said !== null) shout(said);
    }
  };

  const startDeal = () => {
    // What somebody still reads stays before them; the foot of the sheet tells that play goes on.
    results = isHeld() ? results.filter(({ type }) => type !== 'standings') : [];
    isDealOn = results.length > 0;
    Object.assign(autos, NO_AUTOS);
    hand = [];
    judged = [];
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
    const open = [...judged, ...told];
    judged = judgedAtDraw(open);
    results = [...results, ...resultsOf(open)];
    for (const run of listeners) run(told);
  };

  const planAutomatic = () => {
    clearTimeout(autoTimer);
    const { view, legal, pending } = state;
    if (view === null || pending !== null || results.length > 0) return;
    const action = automaticAction(view, legal, autos);
    const pace = state.info?.settings.pace ?? 'normal';
    if (action !== null) autoTimer = setTimeout(() => client.act(action), AUTO_DELAY[pace]);
  };

  const takeState = (next: TableState) => {
    const wasRefused = state.refused;
    const isNewEnding = next.ending !== state.ending && next.ending.length > 0;
    state = next;
    if (isNewEnding && results.length === 0)
      results = resultsOf(replayEnding(next.view!, next.ending));
    if (next.refused !== null && next.refused !== wasRefused) explained = next.refused;
    arrange();
    planAutomatic();
    // Events of the same message are told before this runs; what is left is a whole view.
    queueMicrotask(() => {
      known = state.view;
    });
  };

  const stopState = client.state.subscribe(takeState);
  const stopEvents = client.onEvents(takeEvents);

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
      return log;
    },
    get hand() {
      return hand;
    },
    get result(): Result | null {
      return results[0] ?? null;
    },
    /** Behind the sheet the next deal is played already. */
    get isDealOn() {
      return isDealOn;
    },
    holdResults(isRead: () => boolean): () => void {
      isHeld = isRead;
      return () => {
        if (isHeld === isRead) isHeld = () => false;
      };
    },
    get hasMoreResults() {
      return results.length > 1;
    },
    get explained() {
      return explained;
    },
    get shouts() {
      return shouts;
    },
    /** Whose last discard is the last one on the table; null when it was called, or nobody has discarded. */
    get lastDiscarder(): Seat | null {
      return state.view === null ? null : lastDiscarder(state.view);
    },
    get bottom() {
      return bottom();
    },
    get words() {
      return words();
    },
    autos,
    names,
    isMe,
    /** As a line of a list calls who looks at it. */
    nameOrYou: (seat: Seat): string => (isMe(seat) ? t('table.youName') : names(seat)),
    /** A spectator walks around the table. */
    watch(seat: Seat) {
      watched = seat;
    },
    /** `held` is the id of the tile that was pressed. */
    act(action: Action, held: number | null = null) {
      clearTimeout(autoTimer);
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
    setAuto(name: keyof Autos, isOn: boolean) {
      autos[name] = isOn;
      planAutomatic();
    },
    sortAgain: arrange,
    /** The screen has been looked at; after the last one the table may go on. */
    nextResult() {
      if (results[0]?.type === 'end') return;
      results = results.slice(1);
      if (results.length > 0) return;
      // The table goes on already where the sheet was read for longer than it waits.
      if (!isDealOn && state.seat !== 'spectator') client.ready();
      isDealOn = false;
    },
    onTold(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      clearTimeout(autoTimer);
      stopState();
      stopEvents();
    },
  };
}

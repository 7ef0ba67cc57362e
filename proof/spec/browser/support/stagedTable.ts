// A table of the server's that says what a test tells it to say: the page is the built one, the socket is pretended, so
// every state of a table is one message away and none has to be played to.

import type { Action, SeatEvent, SeatView } from '@hanchan/game';
import {
  type ChatLine,
  type Clocks,
  fixedWalls,
  type Place,
  type ServerMessage,
  type TableInfo,
} from '@hanchan/protocol';
import type { Seat } from '@hanchan/tiles';
import type { Page, Route } from 'playwright-core';

const TABLE = 'staged';
const ME = { id: 'me', name: 'Wilhelmina van Rosenberg', isGuest: false };
/** As long as names may be. */
export const LONG_NAMES = [
  'Wilhelmina van Rosenberg',
  'Maximilian Wolfgang Mohr',
  'ながい名前の麻雀プレイヤー太郎',
  'Ann-Kathrin Mümmelmann',
];

export interface Staged {
  readonly view: SeatView;
  readonly legal?: readonly Action[];
  readonly ending?: readonly SeatEvent[];
  readonly clocks?: Partial<Clocks>;
  /** Seats whose players want another match. */
  readonly wantsAgain?: readonly Seat[];
  /** The others are bots. */
  readonly isAlone?: boolean;
}

const NO_CLOCKS: Clocks = { banks: null, running: null, bellMs: null, nextDealMs: null };

const idOf = (seat: number) => (seat === 0 ? ME.id : `player-${seat}`);

const places = LONG_NAMES.map(
  (name, seat): Place => ({
    type: 'player',
    player: { id: idOf(seat), name, isGuest: false },
    isConnected: seat !== 3,
    isReplaced: false,
  }),
);

const withBots = places.map(
  (place, seat): Place =>
    seat === 0 ? place : { type: 'bot', level: 'club', name: LONG_NAMES[seat]! },
);

function infoOf({ view, wantsAgain = [], isAlone = false }: Staged): TableInfo {
  return {
    id: TABLE,
    state: view.phase === 'over' ? 'over' : 'playing',
    ruleset: { id: 'wrc-2022', title: 'WRC 2022' },
    settings: {
      rules: 'wrc-2022',
      rounds: null,
      clock: { moveMs: 5_000, bankMs: 20_000 },
      bellMinutes: null,
      assistance: view.assistance,
      claimOrder: 'together',
      visibility: 'public',
      watchDelayMs: 300_000,
      openHands: false,
      chat: 'all',
      pace: 'normal',
      walls: 'words',
    } as TableInfo['settings'],
    places: (isAlone ? withBots : places) as unknown as TableInfo['places'],
    progress: { round: view.round, dealer: view.dealer, deal: view.dealNumber },
    createdAt: 0,
    host: ME.id,
    rulesHash: '0'.repeat(64),
    fair: fixedWalls('a1b2c3d4'.repeat(8)),
    watchers: 2,
    startedAt: 0,
    result: null,
    game: view.phase === 'over' ? 'game' : null,
    rematch: { wanted: wantsAgain.map((seat) => idOf(seat)), table: null },
  };
}

/** Runs in the page, before anything else. */
function pretendSocket(): void {
  let heard: ((event: { data: string }) => void) | null = null;
  const waiting: string[] = [];
  const say = (text: string) => (heard === null ? waiting.push(text) : heard({ data: text }));
  class StagedSocket {
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
      queueMicrotask(() => this.onopen?.());
    }
    set onmessage(hear: (event: { data: string }) => void) {
      heard = hear;
    }
    send(text: string) {
      const message = JSON.parse(text) as { type: string };
      // The table is asked for once; what was to be said by then is said now.
      if (message.type === 'hello')
        say((globalThis as unknown as { stagedHello: string }).stagedHello);
      else if (message.type === 'sit' || message.type === 'watch')
        for (const one of waiting.splice(0)) say(one);
    }
    close() {}
  }
  Object.assign(globalThis, { WebSocket: StagedSocket, stagedSay: say });
}

const answer = (route: Route, body: unknown) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });

/** Before the page goes to `STAGED`. */
export async function stage(page: Page, first: Staged): Promise<void> {
  const player = first.view.viewer === 'spectator' ? null : ME;
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/session'))
      return answer(route, {
        player,
        email: null,
        canMail: false,
        botLevels: ['club'],
        tables: [],
        rulebooks: [],
      });
    if (pathname.endsWith(`/tables/${TABLE}`)) return answer(route, infoOf(first));
    return route.fulfill({ status: 404, contentType: 'application/json', body: '{}' });
  });
  const hello: ServerMessage = { type: 'hello', version: 1, player, now: 0 };
  await page.addInitScript(
    (text) => Object.assign(globalThis, { stagedHello: text }),
    JSON.stringify(hello),
  );
  await page.addInitScript(pretendSocket);
  // Who plays alone with bots has asked for their advice.
  await page.addInitScript(() =>
    localStorage.setItem('hanchan.settings', JSON.stringify({ hints: true })),
  );
}

export const STAGED = `/table/${TABLE}`;

export async function tell(page: Page, ...messages: readonly ServerMessage[]): Promise<void> {
  await page.evaluate(
    (texts) => {
      const { stagedSay } = globalThis as unknown as { stagedSay(text: string): void };
      for (const text of texts) stagedSay(text);
    },
    messages.map((message) => JSON.stringify(message)),
  );
}

let number = 0;

/** For a page that is opened at `STAGED`: this state is what it shows first. */
export const opening = (staged: Staged) => ({
  locale: 'en-GB',
  mayComplain: /404/,
  prepare: (page: Page) => stage(page, staged),
});

/** Shows this state, whatever was shown before. */
export async function show(page: Page, staged: Staged): Promise<void> {
  const { view, legal = [], ending = [], clocks = {} } = staged;
  number += 1_000;
  await tell(
    page,
    { type: 'room', table: TABLE, info: infoOf(staged) },
    {
      type: 'table',
      table: TABLE,
      seat: view.viewer,
      seq: number,
      view,
      legal,
      clocks: { ...NO_CLOCKS, ...clocks },
      dice: [6, 3],
      ending,
    },
  );
}

/** Something happens in the state that was shown last. */
export async function happen(
  page: Page,
  events: readonly SeatEvent[],
  legal: readonly Action[] = [],
): Promise<void> {
  const from = number + 1;
  number += events.length;
  await tell(page, {
    type: 'events',
    table: TABLE,
    from,
    events,
    legal,
    clocks: NO_CLOCKS,
  });
}

let saidAt = 0;

export async function chat(page: Page, lines: readonly string[]): Promise<void> {
  const said = lines.map(
    (text, i): ChatLine => ({
      player: `player-${i % 3}`,
      name: LONG_NAMES[i % 4]!,
      phrase: null,
      text,
      at: ++saidAt,
    }),
  );
  await tell(page, { type: 'chat', table: TABLE, lines: said });
}

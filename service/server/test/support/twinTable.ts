// One table of a pair that differs only in what a viewer may not know: a room in the middle of a match, with a clock of
// its own. Everything that the viewer hears and is answered is written down with its moment.

import { randomBytes } from 'node:crypto';
import { pick, type Random, randomFrom } from '@hanchan/bots';
import {
  type Action,
  foldView,
  type GameEvent,
  type Match,
  obstacleFromView,
  type SeatView,
  type Viewer,
} from '@hanchan/game';
import { type ClientMessage, type ServerMessage, tableSettingsSchema } from '@hanchan/protocol';
import type { Ruleset } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { conceivable } from '../../../../proof/spec/support/tableLaws.ts';
import type { Passage } from '../../../../proof/spec/support/viewLaws.ts';
import { Room } from '../../src/lobby/room.ts';
import type { RoomData } from '../../src/lobby/roomData.ts';
import type { Listener } from '../../src/match/audience.ts';
import { Broadcast } from '../../src/match/broadcast.ts';
import type { OpenEntry, SeatHolder } from '../../src/match/entries.ts';
import { type Games, liveGame } from '../../src/match/games.ts';
import { Ledger } from '../../src/match/ledger.ts';
import { NORMAL_PACE, type Time } from '../../src/time.ts';
import { NO_BEACON } from './noBeacon.ts';

/** Goes from timer to timer as fast as promises are kept. */
class QuickTime implements Time {
  #now = Date.UTC(2026, 0, 1);
  #timers: { readonly at: number; readonly then: () => void }[] = [];

  now = (): number => this.#now;

  steady = this.now;

  sinceBoot = this.now;

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settled();
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#now = Math.max(this.#now, due.at);
      this.#timers = this.#timers.filter((one) => one !== due);
      due.then();
      await settled();
    }
    this.#now = end;
    await settled();
  }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

const PLAYERS = ['anna', 'ben', 'chika', 'dai'] as const;
const STRANGER = 'eva';

/** A page: it folds what it is told, as every client does. */
class Page implements Listener {
  readonly name: string;
  view: SeatView | null = null;
  seq = 0;
  legal: readonly Action[] = [];
  readonly #hear: (text: string) => void;

  constructor(name: string, hear: (text: string) => void) {
    this.name = name;
    this.#hear = hear;
  }

  send(text: string): void {
    this.#hear(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') {
      this.view = message.view;
      this.seq = message.seq;
      this.legal = message.legal;
    } else if (message.type === 'events') {
      for (const event of message.events.slice(this.seq + 1 - message.from)) {
        this.view = foldView(this.view!, event);
        this.seq++;
      }
      this.legal = message.legal;
    }
  }

  close(): void {
    throw new Error(`${this.name} was sent away`);
  }
}

export interface TwinSetup {
  readonly ruleset: Ruleset;
  readonly match: Match;
  /** The match before this deal, and everything that has happened since. */
  readonly start: Match;
  readonly past: readonly GameEvent[];
  readonly viewer: Viewer;
  readonly passage: Passage;
  readonly seed: number;
  /** How many acts the viewer asks about at each moment. */
  readonly questions: number;
}

/** Plays the passage, lets the viewer ask at every stage of it, and returns all that came of it. */
export async function hears(setup: TwinSetup): Promise<readonly string[]> {
  const table = new TwinTable(setup);
  await table.open();
  await table.play();
  return table.heard;
}

class TwinTable {
  readonly heard: string[] = [];
  readonly #setup: TwinSetup;
  readonly #time = new QuickTime();
  readonly #random: Random;
  readonly #room: Room;
  readonly #pages: readonly Page[];
  readonly #watcher: Page;
  readonly #left: Action[];
  #ids = 0;

  constructor(setup: TwinSetup) {
    this.#setup = setup;
    this.#random = randomFrom(setup.seed);
    this.#left = [...setup.passage.actions];
    this.#room = new Room({
      id: 'table',
      data: roomOf(setup),
      ruleset: setup.ruleset,
      games: this.#games(),
      time: this.#time,
      startMs: 1e6,
      randomBytes,
      tellMs: 1e6,
      beacon: NO_BEACON,
      isOneHome: async () => false,
      save: async () => {},
      onChange() {},
      onOver() {},
      onBroken(error) {
        throw error;
      },
      onStopped({ found }) {
        throw new Error(found);
      },
    });
    const page = (name: string, isHeard: boolean) =>
      new Page(name, isHeard ? (text) => this.#note(text) : () => {});
    this.#pages = SEATS.map((seat) => page(PLAYERS[seat]!, seat === setup.viewer));
    this.#watcher = page(STRANGER, setup.viewer === 'spectator');
  }

  async open(): Promise<void> {
    await this.#room.resume();
    for (const seat of SEATS) this.#room.sit(this.#pages[seat]!, PLAYERS[seat]!, undefined);
    await this.#time.pass(0);
    this.#room.watch(this.#watcher, STRANGER);
    await this.#time.pass(10);
    this.#ask();
  }

  /** Whoever has nothing to say lets the tile go before anybody else speaks, the viewer last of them. */
  async play(): Promise<void> {
    const { viewer } = this.#setup;
    for (let turn = 0; this.#left.length > 0; turn++) {
      if (turn > 3) throw new Error(`not played: ${JSON.stringify(this.#left)}`);
      const others = SEATS.filter((seat) => seat !== viewer);
      for (const seats of [others, [viewer as Seat].filter((seat) => SEATS.includes(seat))]) {
        for (const seat of seats) if (!this.#isSpeaking(seat)) this.#act(seat);
        await this.#pause(100);
      }
      for (const seat of SEATS) if (this.#isSpeaking(seat)) this.#act(seat);
      await this.#pause(0);
      await this.#pause(50);
    }
    for (const seat of SEATS) this.#act(seat);
    await this.#pause(100);
    await this.#pause(1_000);
    await this.#pause(4_000);
    await this.#room.stop();
  }

  async #pause(ms: number): Promise<void> {
    await this.#time.pass(ms);
    this.#ask();
    await this.#time.pass(0);
  }

  #isSpeaking(seat: Seat): boolean {
    return this.#left.some((action) => action.seat === seat);
  }

  /** What the passage has for a seat that is asked; otherwise a tile on offer is let go. */
  #act(seat: Seat): void {
    const page = this.#pages[seat]!;
    if (page.legal.length === 0) return;
    const at = this.#left.findIndex((action) => action.seat === seat);
    const pass = page.legal.find(({ type }) => type === 'pass');
    const action = at >= 0 ? this.#left.splice(at, 1)[0]! : pass;
    if (action === undefined) return;
    page.legal = [];
    this.#say(page, {
      type: 'act',
      id: `by ${seat} ${page.seq}`,
      table: 'table',
      seq: page.seq,
      action,
    });
  }

  /** Everything that the viewer can ask without doing anything. */
  #ask(): void {
    const { viewer, match, questions } = this.#setup;
    this.#note(JSON.stringify(this.#room.infoFor(null)));
    this.#note(JSON.stringify(this.#room.summary()));
    const page = viewer === 'spectator' ? this.#watcher : this.#pages[viewer]!;
    this.#note(JSON.stringify(this.#room.infoFor(page.name)));
    const seat = viewer === 'spectator' ? pick(SEATS, this.#random) : viewer;
    const table = 'table';
    if (viewer !== 'spectator') {
      const from = this.#random() < 0.7 ? Math.max(0, page.seq - 3) : undefined;
      this.#room.sit(page, page.name, from);
    }
    const acts =
      viewer === 'spectator' ? PLAIN.map((type) => ({ type, seat })) : conceivable(match, seat);
    const other = { type: 'pass', seat: ((seat + 1) % 4) as Seat } as const;
    const chosen = PLAIN.map((type): Action => ({ type, seat }));
    for (let i = 0; i < questions; i++) chosen.push(pick(acts, this.#random));
    for (const action of [...chosen, other]) {
      this.#say(page, { type: 'why', id: this.#id(), table, action });
      const seq = page.seq + pick([0, 0, 0, -1, 1], this.#random);
      if (seq < 0 || this.#isDone(page, seq, action)) continue;
      this.#say(page, { type: 'act', id: this.#id(), table, seq, action });
    }
  }

  /** Such an act would be carried out. */
  #isDone(page: Page, seq: number, action: Action): boolean {
    if (page.view === null || page.view.viewer === 'spectator' || seq > page.seq) return false;
    return obstacleFromView(page.view, action) === null;
  }

  #say(page: Page, message: Extract<ClientMessage, { type: 'act' | 'why' }>): void {
    const refused = this.#room.play(page, page.name, message);
    if (refused !== null) page.send(JSON.stringify(refused));
  }

  #id(): string {
    return `m${++this.#ids}`;
  }

  #note(text: string): void {
    this.heard.push(`${this.#time.now()} ${text}`);
  }

  #games(): Games {
    const { match, past, start } = this.#setup;
    const time = this.#time;
    const at = time.now();
    const happened = [{ at: at - 1e7, events: past }];
    return {
      async create() {},
      async finish() {},
      async read() {
        return [];
      },
      async open(_id, hooks) {
        const ledger = new Ledger(openingOf(hooks.ruleset, match), at);
        ledger.match = match;
        const broadcast = new Broadcast();
        broadcast.add(past, true);
        return liveGame({
          ledger,
          broadcast,
          past: happened,
          hooks,
          beacon: NO_BEACON,
          time,
          pace: NORMAL_PACE,
          random: () => 0.5,
          bots: {
            async decide() {
              throw new Error('there are no bots here');
            },
          },
          onBotError(error) {
            throw error;
          },
          append: async () => {},
          read: async () => ({ openedAt: at - 1e7, start, happened }),
        });
      },
    };
  }
}

const PLAIN = ['tsumo', 'ron', 'pass', 'tenpai', 'noten', 'nineTerminals'] as const;

const SETTINGS = { rules: 'wrc-2022', clock: null, watchDelayMs: 0, bellMinutes: 0 } as const;

const HOLDERS = PLAYERS.map(
  (player): SeatHolder => ({ type: 'player', player, name: player, isGuest: true }),
);

function settingsOf({ assistance, claimOrder }: Match) {
  const { password: _, bots: __, ...settings } = tableSettingsSchema.parse(SETTINGS);
  return { ...settings, assistance, claimOrder };
}

function openingOf(ruleset: Ruleset, match: Match): OpenEntry {
  return {
    type: 'open',
    table: 'table',
    ruleset: { id: ruleset.id, title: ruleset.title },
    choice: ruleset.id,
    rules: match.rules,
    settings: settingsOf(match),
    holders: HOLDERS as unknown as BySeat<SeatHolder>,
    secret: '00'.repeat(32),
    words: ['', '', '', ''],
  };
}

function roomOf({ ruleset, match }: TwinSetup): RoomData {
  return {
    settings: settingsOf(match),
    choice: ruleset.id,
    password: null,
    createdAt: 0,
    state: 'playing',
    host: PLAYERS[0],
    places: [...HOLDERS],
    words: ['', '', '', ''],
    pledges: [null, null, null, null],
    beacon: null,
    closing: null,
    secret: '00'.repeat(32),
    game: 'game',
    startedAt: 0,
    result: null,
    rematch: null,
    wanted: [],
  };
}

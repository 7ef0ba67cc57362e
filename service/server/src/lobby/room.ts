// A table from the first player who sits down to the rematch: who has which place, when the match begins, who listens.

import type {
  BotLevel,
  ClientMessage,
  PlayerName,
  Refusal,
  TableInfo,
  TablePace,
  TableSummary,
} from '@hanchan/protocol';
import { paceFor } from '@hanchan/protocol';
import { hashOf, type Ruleset } from '@hanchan/rules';
import { fail, ok, type Seat } from '@hanchan/tiles';
import { type Listener, say } from '../match/audience.ts';
import type { GameHandle, GameHooks } from '../match/games.ts';
import { refusal } from '../match/refusing.ts';
import { Changes } from './changes.ts';
import { Chat } from './chat.ts';
import { type Hearer, Hearers } from './hearers.ts';
import {
  type Answer,
  addWords,
  choosePace,
  fillPlace,
  isAlone,
  leavePlace,
  NO_PLACE,
  placeOf,
  promiseWord,
  startRefusal,
  takeOwnPlace,
  takePlace,
} from './places.ts';
import { firstRound, newId, openingOf, type RoomData, withHomes, writeEnd } from './roomData.ts';
import { closedInfo, infoOf, type RoomFacts, summaryOf } from './roomInfo.ts';
import type { RoomSetup } from './roomSetup.ts';
import { ToldTogether } from './toldTogether.ts';
import { WallMaking } from './wallMaking.ts';

export class Room {
  readonly id: string;
  readonly chat = new Chat();
  readonly #setup: RoomSetup;
  readonly #data: RoomData;
  readonly #hearers = new Hearers();
  readonly #news = new ToldTogether(() => {
    this.#setup.onChange();
    this.#hearers.tell(this.id, (isOutside) => this.#info(isOutside));
  });
  readonly #rulesHash: string;
  readonly #changes: Changes;
  readonly #walls: WallMaking;
  #game: GameHandle | null = null;
  #cancelStart = () => {};
  #cancelShowing = () => {};
  #hasNewEnd = false;

  constructor(setup: RoomSetup) {
    this.#setup = setup;
    this.id = setup.id;
    this.#data = setup.data;
    this.#rulesHash = hashOf(setup.ruleset.values);
    const save = (data: RoomData) => this.#save(data);
    this.#changes = new Changes({ ...setup, save, spread: () => this.#spread() });
    this.#walls = new WallMaking({ ...setup, goOn: () => this.#byItself(() => this.#goOn()) });
  }

  get ruleset(): Ruleset {
    return this.#setup.ruleset;
  }

  get data(): Readonly<RoomData> {
    return this.#data;
  }

  /** Nobody plays or waits here. */
  get isQuiet(): boolean {
    return this.#hearers.size === 0;
  }

  /** Takes up the match that storage has, or the one that begins by itself. */
  resume(gone?: string): Promise<void> {
    return this.#changes.inTurn(async () => {
      const { state, closing } = this.#data;
      if (state === 'waiting' && closing !== null) this.#byItself(() => this.#goOn());
      if (this.#data.isQuick && this.#isFull) this.#startSoon();
      if (state !== 'playing') return;
      await this.#openGame(gone);
      // It ended just before the server did.
      if (this.#game?.ledger.isOver === true) await this.#save(this.#data);
    });
  }

  join(player: PlayerName, pledge?: string): Promise<Answer> {
    return this.#changes.make(() => {
      const done = takePlace(this.#data, player, pledge);
      if (done.ok && this.#isFull) this.#startSoon();
      return done;
    });
  }

  /** The player of a number of the event. The fourth begins the match. */
  joinFor(slot: number, player: PlayerName, pledge?: string): Promise<Answer> {
    return this.#changes.make(async () => {
      const done = takeOwnPlace(this.#data, { slot, pledge }, player);
      if (done.ok && this.#isFull) await this.#close();
      return done;
    });
  }

  leave(player: string): Promise<Answer> {
    return this.#changes.make(() => {
      const at = placeOf(this.#data, player);
      if (at === null) return fail(NO_PLACE);
      if (this.#data.state === 'waiting') return leavePlace(this.#data, at);
      if (this.#data.state === 'playing') this.#game?.match.leave(at);
      return ok(null);
    });
  }

  setWords(player: string, words: string): Promise<Answer> {
    return this.#changes.make(async () => {
      const done = addWords(this.#data, player, words);
      return done.ok ? this.#goOn() : done;
    });
  }

  setPledge(player: string, pledge: string): Promise<Answer> {
    return this.#changes.make(() => promiseWord(this.#data, player, pledge));
  }

  setPlace(host: string, at: Seat, bot: BotLevel | null): Promise<Answer> {
    return this.#changes.make(() => fillPlace(this.#data, host, { at, bot }));
  }

  setPace(player: string, pace: TablePace): Promise<Answer> {
    return this.#changes.make(() => choosePace(this.#data, player, pace));
  }

  start(player: string): Promise<Answer> {
    return this.#changes.make(async () => {
      const refused = startRefusal(this.#data, player);
      if (refused !== null) return fail(refused);
      await this.#close();
      return ok(null);
    });
  }

  /** `make` opens the next table, for the first who asks. */
  rematch(player: string, make: () => Promise<string>): Promise<Answer> {
    return this.#changes.make(async () => {
      const data = this.#data;
      if (placeOf(data, player) === null) return fail(NO_PLACE);
      if (data.state !== 'over') return fail(refusal('wrongState', 'the match is not over'));
      data.rematch ??= await make();
      if (!data.wanted.includes(player)) data.wanted.push(player);
      return ok(null);
    });
  }

  /** The player's stream on this connection, from now on. */
  sit(
    listener: Listener,
    player: string,
    from: number | undefined,
    muted: ReadonlySet<string> = new Set(),
  ): Refusal | null {
    const at = placeOf(this.#data, player);
    if (at === null) return NO_PLACE;
    const known = this.#hearers.get(listener);
    if (known !== undefined && !known.isWatching) {
      this.#game?.match.retell(listener, at, from);
      return null;
    }
    this.unlisten(listener);
    this.#hearers.add(listener, { player, isWatching: false });
    this.#game?.match.sit(listener, at, from);
    this.chat.recall(listener, this.id, muted);
    this.#spread();
    return null;
  }

  watch(listener: Listener, player: string | null): Refusal | null {
    if (this.#data.settings.watchDelayMs === null) {
      return refusal('notOffered', 'this table does not allow spectators', 'table');
    }
    if (this.#game === null) return refusal('wrongState', 'no match is being played here', 'table');
    if (player !== null && placeOf(this.#data, player) !== null && this.#data.state === 'playing') {
      return refusal('notOffered', 'you play at this table; take your seat instead', 'table');
    }
    this.unlisten(listener);
    this.#hearers.add(listener, { player, isWatching: true });
    this.#game.watch(listener);
    this.#spread();
    return null;
  }

  unlisten(listener: Listener): void {
    const hearer = this.#hearers.get(listener);
    if (hearer === undefined) return;
    this.#hearers.remove(listener);
    if (hearer.isWatching) this.#game?.unwatch(listener);
    else {
      const at = hearer.player === null ? null : placeOf(this.#data, hearer.player);
      if (at !== null) this.#game?.match.rise(listener, at);
    }
    this.#spread();
  }

  /** What a seated player says about the match; null when it was taken, and is answered there. */
  play(
    listener: Listener,
    player: string,
    message: Extract<ClientMessage, { type: 'act' | 'why' | 'ready' }>,
  ): Refusal | null {
    const seat = placeOf(this.#data, player);
    if (seat === null) return NO_PLACE;
    const match = this.#game?.match;
    if (match === undefined) return refusal('wrongState', 'no match is being played here', 'table');
    if (message.type === 'act') match.act(listener, seat, message);
    else if (message.type === 'ready') match.ready(seat, message.deal);
    else {
      const { id, action } = message;
      say(listener, { type: 'why', id, refusal: match.why(seat, action) });
    }
    return null;
  }

  /** Nothing ran here for so long: no clock went on, whatever the pages have counted meanwhile. */
  tellSlept(ms: number): void {
    this.#hearers.say({ type: 'slept', table: this.id, ms });
    this.#game?.match.tellClocks();
  }

  /** Everybody here, with the player each is; for what is said to all. */
  *hearers(): Iterable<[Listener, Hearer]> {
    yield* this.#hearers;
  }

  isSeated(player: string): boolean {
    return placeOf(this.#data, player) !== null;
  }

  /** For the lobby, where anybody looks. */
  summary(): TableSummary {
    return summaryOf(this.#facts(true));
  }

  /** As this player may know it: whoever has no seat is told nothing before the table's delay has passed. */
  infoFor(player: string | null): TableInfo {
    const isOutside = player === null || !this.isSeated(player);
    const info = this.#info(isOutside);
    return isOutside && this.#data.password !== null ? closedInfo(info) : info;
  }

  #info(isOutside: boolean): TableInfo {
    const { watching: watchers } = this.#hearers;
    return infoOf(this.#facts(isOutside), { rulesHash: this.#rulesHash, watchers });
  }

  /** The match is over, and those without a seat have not seen its end. */
  get isEndHidden(): boolean {
    const { state, shownAt } = this.#data;
    if (state !== 'over') return false;
    if (this.#game !== null) return this.#game.behindMs > 0;
    return this.#setup.time.now() < (shownAt ?? 0);
  }

  get isMoving(): boolean {
    return this.#game !== null && !this.#game.match.isStill;
  }

  async stop(): Promise<void> {
    this.#cancelStart();
    this.#cancelShowing();
    this.#walls.stop();
    await this.#changes.settled();
    await this.#game?.stop();
  }

  #facts(isOutside: boolean): RoomFacts {
    const data = this.#data;
    const isShown = data.state === 'over' && !this.isEndHidden;
    return {
      id: this.id,
      data,
      ruleset: this.#setup.ruleset,
      state: isOutside && this.isEndHidden ? 'playing' : data.state,
      progress: this.#game?.progress(isOutside) ?? null,
      // Each is named when a deal is over, which those without a seat learn later.
      rounds: (isOutside && !isShown ? null : this.#game?.ledger.rounds) ?? firstRound(data),
      isHere: (player) => this.#hearers.isHere(player),
      isReplaced: (seat) => this.#game?.match.isReplaced(seat) ?? false,
    };
  }

  get isDeserted(): boolean {
    return !this.#data.places.some((place) => place?.type === 'player');
  }

  get #isFull(): boolean {
    const { state, closing, places } = this.#data;
    return state === 'waiting' && closing === null && !places.includes(null);
  }

  #startSoon(): void {
    const { time, startMs } = this.#setup;
    const start = async () => {
      if (this.#isFull) await this.#close();
      return ok(null);
    };
    this.#cancelStart();
    this.#cancelStart = time.after(startMs, () => this.#byItself(start));
  }

  #byItself(act: () => Promise<Answer>): void {
    this.#changes.make(act).catch(this.#setup.onBroken);
  }

  async #close(): Promise<void> {
    this.#cancelStart();
    if (this.#walls.close()) await this.#begin();
  }

  /** The match begins once its walls can be made. */
  async #goOn(): Promise<Answer> {
    if (this.#walls.step()) await this.#begin();
    return ok(null);
  }

  /** Seats are drawn, the match is stored, and whoever is here is let in. */
  async #begin(): Promise<void> {
    const { ruleset, games, time, randomBytes } = this.#setup;
    const data = this.#data;
    const { settings } = data;
    data.settings = { ...settings, pace: paceFor(settings.pace, isAlone(data)) };
    const open = await withHomes(openingOf(this.id, data, ruleset), this.#setup.isOneHome);
    const game = newId(randomBytes);
    await games.create(game, open);
    data.places = [...open.holders];
    data.game = game;
    data.state = 'playing';
    data.startedAt = time.now();
    // The door says so before the list of games does: a game without a table could never be left.
    await this.#save(data);
    await this.#openGame();
  }

  async #openGame(gone?: string): Promise<void> {
    const { games, onBroken, onStopped, ruleset } = this.#setup;
    const hooks: GameHooks = {
      ruleset,
      pace: () => this.#data.settings.pace,
      onChange: () => this.#spread(),
      onOver: () => this.#byItself(() => this.#finish()),
      onBroken,
      onStopped: (report) => onStopped(report, this.#data.game!),
    };
    const game = await games.open(this.#data.game!, hooks, gone);
    this.#game = game;
    if (game.ledger.isOver) await this.#finish();
    for (const [listener, { player }] of this.#hearers) {
      const seat = player === null ? null : placeOf(this.#data, player);
      if (seat !== null) game.match.sit(listener, seat, undefined);
    }
  }

  async #finish(): Promise<Answer> {
    const data = this.#data;
    const { ledger } = this.#game!;
    // Nobody hears that it is over before its result and record can be had.
    await this.#setup.games.finish(data.game!, ledger, { startedAt: data.startedAt! });
    writeEnd(data, ledger);
    this.#showEndLater();
    this.#hasNewEnd = true;
    return ok(null);
  }

  /** That the match is over is told once it is stored: others read it there. */
  async #save(data: RoomData): Promise<void> {
    await this.#setup.save(data);
    if (!this.#hasNewEnd) return;
    this.#hasNewEnd = false;
    this.#setup.onOver();
  }

  #showEndLater(): void {
    const { behindMs } = this.#game!;
    this.#data.shownAt = this.#setup.time.now() + behindMs;
    this.#cancelShowing();
    this.#cancelShowing = this.#setup.time.after(behindMs, () => this.#spread());
  }

  /** Tells everybody here how the table stands. */
  #spread(): void {
    this.#news.soon();
  }
}

// A table from the first player who sits down to the rematch: who has which place, when the match begins, who listens.
// Changes come one at a time, and are stored before anybody hears of them.

import { resultOf } from '@hanchan/game';
import type {
  BotLevel,
  ClientMessage,
  PlayerName,
  Refusal,
  TableInfo,
  TableSummary,
} from '@hanchan/protocol';
import { hashOf, type Ruleset } from '@hanchan/rules';
import { fail, ok, type Result, type Seat } from '@hanchan/tiles';
import { type Listener, say } from '../match/audience.ts';
import { seatOf } from '../match/entries.ts';
import type { GameHandle, Games } from '../match/games.ts';
import { refusal } from '../match/refusing.ts';
import type { Time } from '../time.ts';
import { Chat } from './chat.ts';
import { botHolder, newId, openingOf, type RoomData } from './roomData.ts';
import { infoOf, type RoomFacts, summaryOf } from './roomInfo.ts';

export interface RoomSetup {
  readonly id: string;
  readonly data: RoomData;
  readonly ruleset: Ruleset;
  readonly games: Games;
  readonly time: Time;
  readonly save: (data: RoomData) => Promise<void>;
  /** The line in the lobby has changed, or the room may be forgotten. */
  readonly onChange: () => void;
  readonly onBroken: (error: unknown) => void;
}

/** A full table begins by itself after this long, so that everybody's words for the walls have come in. */
const FULL_START_MS = 5_000;

type Hearer = { readonly player: string | null; readonly isWatching: boolean };
type Answer = Result<null, Refusal>;

export class Room {
  readonly id: string;
  readonly chat = new Chat();
  readonly #setup: RoomSetup;
  readonly #data: RoomData;
  readonly #hearers = new Map<Listener, Hearer>();
  readonly #rulesHash: string;
  #game: GameHandle | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  #cancelStart = () => {};
  #pendingNews = false;

  constructor(setup: RoomSetup) {
    this.#setup = setup;
    this.id = setup.id;
    this.#data = setup.data;
    this.#rulesHash = hashOf(setup.ruleset.values);
  }

  get ruleset(): Ruleset {
    return this.#setup.ruleset;
  }

  get data(): Readonly<RoomData> {
    return this.#data;
  }

  get listeners(): number {
    return this.#hearers.size;
  }

  /** Nobody plays or waits here. */
  get isQuiet(): boolean {
    return this.#hearers.size === 0;
  }

  /** Takes up the match that storage has. */
  resume(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#data.state === 'playing') await this.#openGame();
    });
  }

  join(player: PlayerName): Promise<Answer> {
    return this.#change(() => {
      const { places, state } = this.#data;
      if (this.#placeOf(player.id) !== null) return ok(null);
      if (state !== 'waiting') return fail(refusal('wrongState', 'the match has begun'));
      const free = places.indexOf(null);
      if (free < 0) return fail(refusal('tableFull', 'all four places are taken'));
      const { id, name, isGuest } = player;
      places[free] = { type: 'player', player: id, name, isGuest };
      if (!places.includes(null)) this.#startSoon();
      return ok(null);
    });
  }

  leave(player: string): Promise<Answer> {
    return this.#change(() => {
      const at = this.#placeOf(player);
      if (at === null) return fail(refusal('notSeated', 'you have no place at this table'));
      if (this.#data.state === 'playing') {
        this.#game?.match.leave(at);
        return ok(null);
      }
      if (this.#data.state === 'over') return ok(null);
      this.#free(at);
      return ok(null);
    });
  }

  setWords(player: string, words: string): Promise<Answer> {
    return this.#change(() => {
      const at = this.#placeOf(player);
      if (at === null) return fail(refusal('notSeated', 'you have no place at this table'));
      if (this.#data.state !== 'waiting') {
        return fail(refusal('wrongState', 'the walls are made from the words before the match'));
      }
      this.#data.words[at] = words;
      return ok(null);
    });
  }

  setPlace(player: string, place: Seat, bot: BotLevel | null): Promise<Answer> {
    return this.#change(() => {
      const refused = this.#hostOnly(player);
      if (refused !== null) return fail(refused);
      const { places, words } = this.#data;
      const holder = places[place];
      if (holder?.type === 'player') {
        if (holder.player === player || bot !== null) {
          return fail(refusal('notOffered', 'a player sits there', 'place'));
        }
        this.#free(place);
        return ok(null);
      }
      places[place] = bot === null ? null : botHolder(bot, places);
      words[place] = '';
      return ok(null);
    });
  }

  start(player: string): Promise<Answer> {
    return this.#change(async () => {
      const refused = this.#hostOnly(player);
      if (refused !== null) return fail(refused);
      const open = this.#data.places.filter((place) => place === null).length;
      if (open > 0) {
        return fail(refusal('wrongState', `${open} of the places are open; seat bots, or wait`));
      }
      await this.#begin();
      return ok(null);
    });
  }

  /** `make` opens the next table, for the first who asks. */
  rematch(player: string, make: () => Promise<string>): Promise<Answer> {
    return this.#change(async () => {
      const data = this.#data;
      if (this.#placeOf(player) === null) {
        return fail(refusal('notSeated', 'you have no place at this table'));
      }
      if (data.state !== 'over') return fail(refusal('wrongState', 'the match is not over'));
      data.rematch ??= await make();
      if (!data.wanted.includes(player)) data.wanted.push(player);
      return ok(null);
    });
  }

  /** The player's stream on this connection, from now on. */
  sit(listener: Listener, player: string, from: number | undefined): Refusal | null {
    const at = this.#placeOf(player);
    if (at === null) return refusal('notSeated', 'you have no place at this table', 'table');
    const known = this.#hearers.get(listener);
    if (known !== undefined && !known.isWatching) {
      this.#game?.match.retell(listener, at, from);
      return null;
    }
    this.turnAway(listener);
    this.#hearers.set(listener, { player, isWatching: false });
    this.#game?.match.sit(listener, at, from);
    this.chat.recall(listener, this.id);
    this.#spread();
    return null;
  }

  watch(listener: Listener, player: string | null): Refusal | null {
    if (this.#data.settings.watchDelayMs === null) {
      return refusal('notOffered', 'this table is not watched', 'table');
    }
    if (this.#game === null) return refusal('wrongState', 'nothing is played here now', 'table');
    if (player !== null && this.#placeOf(player) !== null && this.#data.state === 'playing') {
      return refusal('notOffered', 'you play at this table; sit down instead', 'table');
    }
    this.turnAway(listener);
    this.#hearers.set(listener, { player, isWatching: true });
    this.#game.watch(listener);
    this.#spread();
    return null;
  }

  turnAway(listener: Listener): void {
    const hearer = this.#hearers.get(listener);
    if (hearer === undefined) return;
    this.#hearers.delete(listener);
    if (hearer.isWatching) this.#game?.unwatch(listener);
    else {
      const at = hearer.player === null ? null : this.#placeOf(hearer.player);
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
    const seat = this.#placeOf(player);
    if (seat === null) return refusal('notSeated', 'you have no place at this table', 'table');
    const match = this.#game?.match;
    if (match === undefined) return refusal('wrongState', 'no match is played here now', 'table');
    if (message.type === 'act') match.act(listener, seat, message);
    else if (message.type === 'ready') match.ready(seat, message.deal);
    else {
      const { id, action } = message;
      say(listener, { type: 'why', id, refusal: match.why(seat, action) });
    }
    return null;
  }

  /** Everybody here, with the player each is; for what is said to all. */
  *hearers(): Iterable<[Listener, Hearer]> {
    yield* this.#hearers;
  }

  isSeated(player: string): boolean {
    return this.#placeOf(player) !== null;
  }

  summary(): TableSummary {
    return summaryOf(this.#facts());
  }

  /** Whoever watches is not told the end before they have seen it. */
  info(isWatching = false): TableInfo {
    const isBehind = isWatching && this.#data.state === 'over' && this.#game?.isBehind === true;
    const watchers = [...this.#hearers.values()].filter((hearer) => hearer.isWatching).length;
    return infoOf(this.#facts(), { rulesHash: this.#rulesHash, watchers, isBehind });
  }

  get isMoving(): boolean {
    return this.#game !== null && !this.#game.match.isStill;
  }

  async stop(): Promise<void> {
    this.#cancelStart();
    await this.#tail.catch(() => {});
    await this.#game?.stop();
  }

  #placeOf(player: string): Seat | null {
    return seatOf(this.#data.places, player);
  }

  #facts(): RoomFacts {
    return {
      id: this.id,
      data: this.#data,
      ruleset: this.#setup.ruleset,
      match: this.#game?.ledger.match ?? null,
      isHere: (player) =>
        [...this.#hearers.values()].some((one) => one.player === player && !one.isWatching),
      isReplaced: (seat) => this.#game?.match.isReplaced(seat) ?? false,
    };
  }

  #hostOnly(player: string): Refusal | null {
    if (this.#data.host !== player) return refusal('notHost', 'only the host does this');
    return this.#data.state === 'waiting' ? null : refusal('wrongState', 'the match has begun');
  }

  #free(at: number): void {
    const { places, words } = this.#data;
    const gone = places[at];
    places[at] = null;
    words[at] = '';
    this.#cancelStart();
    if (gone?.type !== 'player' || gone.player !== this.#data.host) return;
    const next = places.find((place) => place?.type === 'player');
    if (next?.type === 'player') this.#data.host = next.player;
  }

  get isDeserted(): boolean {
    return !this.#data.places.some((place) => place?.type === 'player');
  }

  #startSoon(): void {
    this.#cancelStart();
    this.#cancelStart = this.#setup.time.after(FULL_START_MS, () => {
      this.#byItself(async () => {
        const isReady = this.#data.state === 'waiting' && !this.#data.places.includes(null);
        if (isReady) await this.#begin();
        return ok(null);
      });
    });
  }

  /** A change that nobody waits for. */
  #byItself(act: () => Promise<Answer>): void {
    this.#change(act).catch(this.#setup.onBroken);
  }

  /** Seats are drawn, the match is stored, and whoever is here is let in. */
  async #begin(): Promise<void> {
    const { ruleset, games, time } = this.#setup;
    const data = this.#data;
    this.#cancelStart();
    const open = openingOf(this.id, data, ruleset);
    const game = newId();
    await games.create(game, open);
    data.places = [...open.holders];
    data.game = game;
    data.state = 'playing';
    data.startedAt = time.now();
    await this.#openGame();
  }

  async #openGame(): Promise<void> {
    const { games, onBroken, ruleset } = this.#setup;
    const game = await games.open(this.#data.game!, {
      ruleset,
      onChange: () => this.#spread(),
      onOver: () => this.#byItself(() => this.#finish()),
      onCaughtUp: () => this.#spread(),
      onBroken,
    });
    this.#game = game;
    if (game.ledger.isOver) await this.#finish();
    for (const [listener, { player }] of this.#hearers) {
      const seat = player === null ? null : this.#placeOf(player);
      if (seat !== null) game.match.sit(listener, seat, undefined);
    }
  }

  async #finish(): Promise<Answer> {
    const data = this.#data;
    const { ledger } = this.#game!;
    const { match, isAbandoned } = ledger;
    data.state = 'over';
    if (!isAbandoned) {
      const { flags: _, ...result } = resultOf(match.scores, match.rules, match.penalties);
      data.result = result;
    }
    await this.#setup.games.finish(data.game!, ledger, { startedAt: data.startedAt! });
    return ok(null);
  }

  /** Nothing of a refused or failed change stays. */
  #change(act: () => Answer | Promise<Answer>): Promise<Answer> {
    return this.#inTurn(async () => {
      const before = structuredClone(this.#data);
      try {
        const done = await act();
        if (done.ok) await this.#setup.save(this.#data);
        this.#spread();
        return done;
      } catch (error) {
        Object.assign(this.#data, before);
        throw error;
      }
    });
  }

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const run = this.#tail.then(task, task);
    this.#tail = run.catch(() => {});
    return run;
  }

  /** Tells everybody here how the table stands; several changes in one breath are told once. */
  #spread(): void {
    if (this.#pendingNews) return;
    this.#pendingNews = true;
    queueMicrotask(() => {
      this.#pendingNews = false;
      this.#setup.onChange();
      if (this.#hearers.size === 0) return;
      const texts = [false, true].map((isWatching) =>
        JSON.stringify({ type: 'room', table: this.id, info: this.info(isWatching) }),
      );
      for (const [listener, { isWatching }] of this.#hearers) {
        listener.send(texts[isWatching ? 1 : 0]!);
      }
    });
  }
}

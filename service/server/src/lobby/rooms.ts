// All tables of this process. A table is in memory while somebody is there; otherwise it is in storage, and
// comes back with the first request.

import type { PlayerName, Refusal, TableRequest, TableSummary } from '@hanchan/protocol';
import { paceFor, tableSettingsSchema } from '@hanchan/protocol';
import { storedRules, writtenChoice } from '@hanchan/rules';
import type { Storage } from '@hanchan/storage';
import { fail, ok, type Result, SEATS } from '@hanchan/tiles';
import type { BeaconSource } from '../beacon/beaconSource.ts';
import type { RandomBytes } from '../config.ts';
import { LoadedOnce } from '../loadedOnce.ts';
import type { SeatHolder, StoppedEntry } from '../match/entries.ts';
import type { Games } from '../match/games.ts';
import { LostStream, lostTo, unlessLost } from '../nodes/lostStream.ts';
import { MINUTE, type Time } from '../time.ts';
import { givenFirst, giveRooms } from './giving.ts';
import { isListed } from './listed.ts';
import { ONLY_ALONE } from './places.ts';
import type { QuickTable } from './quickTable.ts';
import { Room } from './room.ts';
import { botHolder, type EventPlace, newId, type RoomData, readRoom } from './roomData.ts';
import { agreedRules, offeredRules, rulesetOf } from './rules.ts';
import { type LostTables, TABLE_STREAM, takeOver } from './takingOver.ts';
import { agreedBeacon } from './wallMaking.ts';

export interface RoomsSetup {
  readonly storage: Storage;
  readonly games: Games;
  readonly time: Time;
  readonly startMs: number;
  readonly tellMs: number;
  readonly beacon: BeaconSource;
  readonly newSecret: () => string;
  readonly randomBytes: RandomBytes;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Whether any two of these people came from one home. */
  readonly isOneHome: (people: readonly string[]) => Promise<boolean>;
  /** A room has changed, or is gone (null). */
  readonly onChange: (id: string, summary: TableSummary | null) => void;
  /** A match is over. */
  readonly onOver: (room: Room) => void;
  readonly onError: (error: unknown, table: string) => void;
  /** A law of a table was broken, and the server stopped it. */
  readonly onStopped: (report: StoppedEntry, at: { table: string; game: string }) => void;
}

const SWEEP_MS = MINUTE;
/** How long a table without anybody stays in memory, and how long one that only waits stays at all. */
const IDLE_MS = 5 * MINUTE;
const WAITING_MS = 30 * MINUTE;

const WAITING_PER_HOST = 5;

type CheckedRequest = ReturnType<typeof tableSettingsSchema.parse>;

export class Rooms {
  readonly #setup: RoomsSetup;
  readonly #rooms = new LoadedOnce<Room>();
  readonly #loaded = new Map<string, Room>();
  /** Those that are ours by now, and not read yet. */
  readonly #taken = new Map<string, number>();
  /** Under which epoch each is ours. */
  readonly #epochs = new WeakMap<Room, number>();
  readonly #quietSince = new Map<string, number>();
  #cancelSweep = () => {};

  constructor(setup: RoomsSetup) {
    this.#setup = setup;
    this.#sweepLater();
  }

  /** Tables that wait for players are open again after a restart; one that cannot be read keeps nobody else out. */
  async loadWaiting(): Promise<void> {
    const waiting = await this.#setup.storage.tables.list({ states: ['waiting'] });
    for (const { id } of waiting) {
      await this.get(id).catch((error: unknown) => {
        if (!(error instanceof LostStream)) this.#setup.onError(error, id);
      });
    }
  }

  get size(): number {
    return this.#loaded.size;
  }

  all(): Iterable<Room> {
    return this.#loaded.values();
  }

  /** The machine slept: whoever is at a table is told, and how its clocks stand. */
  tellSlept(ms: number): void {
    for (const room of this.#loaded.values()) room.tellSlept(ms);
  }

  /** Throws `LostStream` where another process has the table; `gone` is one that cannot have it any more. */
  get(id: string, gone?: string): Promise<Room | null> {
    return this.#rooms.load(id, () => this.#load(id, gone));
  }

  /** The tables of a process that is dead, before anybody asks for them. */
  takeOver(gone: string, lost: LostTables): Promise<void> {
    const { storage, onError } = this.#setup;
    const load = (id: string) =>
      this.get(id, gone).catch((error: unknown) => {
        if (!(error instanceof LostStream)) onError(error, id);
      });
    const isRead = (id: string) => this.#rooms.has(id);
    return takeOver(storage.log, gone, { ...lost, taken: this.#taken, isRead, load });
  }

  async create(host: PlayerName, request: CheckedRequest): Promise<Result<Room, Refusal>> {
    const { hashPassword, randomBytes } = this.#setup;
    const { visibility, password, bots } = request;
    if (visibility === 'password' && password === undefined) {
      const message = 'set a password for this table';
      return fail({ code: 'badMessage', field: 'password', message });
    }
    if (request.openHands && !((request.watchDelayMs ?? 0) > 0)) {
      const message = 'spectators can see hands only with a delay';
      return fail({ code: 'badMessage', field: 'openHands', message });
    }
    if ((await this.#waitingOf(host.id)) >= WAITING_PER_HOST) {
      return fail({ code: 'tooFast', message: 'too many of your tables are waiting for players' });
    }
    const rules = offeredRules(request.rules, request.rounds);
    if (!rules.ok) return rules;
    const places: (SeatHolder | null)[] = SEATS.map(() => null);
    places[0] = { type: 'player', player: host.id, name: host.name, isGuest: host.isGuest };
    for (const [i, level] of bots.entries()) places[i + 1] = botHolder(level, places);
    if (paceFor(request.pace, bots.length === 3) !== request.pace) return fail(ONLY_ALONE);
    const hasPassword = visibility === 'password' && password !== undefined;
    const beacon = await agreedBeacon(this.#setup.beacon, request.walls);
    if (!beacon.ok) return beacon;
    return this.#make(newId(randomBytes), request, {
      host: host.id,
      places,
      password: hasPassword ? await hashPassword(password) : null,
      beacon: beacon.value,
    });
  }

  /** A table of an event: nobody's own, and only the event lets people in. */
  async createFor(
    id: string,
    event: EventPlace,
    settings: Pick<TableRequest, 'rules' | 'bellMinutes' | 'openHands'>,
  ): Promise<Result<Room, Refusal>> {
    // Two who ask at once open it once.
    const known = this.#rooms.get(id);
    const made = known === undefined ? null : await known;
    if (made !== null) return ok(made);
    const request = tableSettingsSchema.parse({
      ...settings,
      visibility: 'link',
    } satisfies TableRequest);
    const places = SEATS.map(() => null);
    return this.#make(id, request, { host: '', places, password: null, event, beacon: null });
  }

  /** For people who were brought together, under the id of their group: opened twice it is opened once. False: another has it. */
  async createQuick(id: string, settings: TableRequest, quick: QuickTable): Promise<boolean> {
    if ((await this.#setup.storage.tables.find(id)) !== undefined) return true;
    const made = await this.#make(id, tableSettingsSchema.parse(settings), quick).catch(unlessLost);
    if (made === null) return false;
    if (!made.ok) throw new Error(made.error.message);
    await made.value.resume();
    return true;
  }

  async #make(
    id: string,
    { rules, password: _, bots: __, ...rest }: CheckedRequest,
    who: Pick<RoomData, 'host' | 'places' | 'password' | 'event' | 'beacon' | 'isQuick'>,
  ): Promise<Result<Room, Refusal>> {
    const ruleset = rulesetOf(rules, rest.rounds);
    if (!ruleset.ok) return ruleset;
    const data: RoomData = {
      ...who,
      settings: { rules: writtenChoice(rules), ...rest },
      choice: writtenChoice(rules),
      rules: storedRules(ruleset.value.values),
      createdAt: this.#setup.time.now(),
      state: 'waiting',
      words: ['', '', '', ''],
      pledges: [null, null, null, null],
      closing: null,
      secret: this.#setup.newSecret(),
      game: null,
      startedAt: null,
      result: null,
      rematch: null,
      wanted: [],
    };
    const room = this.#room(id, data, ruleset.value);
    // Whoever asks for it meanwhile gets the same one.
    const making = this.#claim(room)
      .then(() => this.#save(room, data))
      .then(() => room);
    this.#rooms.set(id, making);
    await this.#orForget(room, making);
    this.#announce(room);
    return ok(room);
  }

  /** A table like this one, for the same people. */
  async again(room: Room, host: PlayerName): Promise<string> {
    const { settings, places } = room.data;
    const bots = places.flatMap((place) => (place?.type === 'bot' ? [place.level] : []));
    const request: TableRequest = { ...settings, visibility: 'link', bots };
    const made = await this.create(host, tableSettingsSchema.parse(request));
    if (!made.ok) throw new Error(made.error.message);
    return made.value.id;
  }

  /** A waiting table that everybody has left is gone. */
  async dropIfDeserted(room: Room): Promise<void> {
    const { state, event } = room.data;
    if (state !== 'waiting' || event !== undefined || !room.isDeserted) return;
    await this.#remove(room);
  }

  /** Where the player sat and the match is over: out of memory, to come back from storage with the next request. */
  async releaseOver(player: string): Promise<void> {
    const isMeant = (room: Room) => room.data.state === 'over' && room.isSeated(player);
    for (const room of [...this.#loaded.values()].filter(isMeant)) await this.#forget(room);
  }

  async #waitingOf(host: string): Promise<number> {
    const { tables } = this.#setup.storage;
    return (await tables.list({ states: ['waiting'], host, limit: WAITING_PER_HOST })).length;
  }

  /** Nothing is swept any more, and everything is out of memory; storage has it all. */
  async stop(): Promise<void> {
    this.#cancelSweep();
    await this.forgetAll();
  }

  async forgetAll(): Promise<void> {
    this.#taken.clear();
    await Promise.all([...this.#loaded.values()].map((room) => this.#forget(room)));
  }

  async #load(id: string, gone?: string): Promise<Room | null> {
    const { tables } = this.#setup.storage;
    // Where another process had it, there is one.
    if (gone === undefined && (await tables.find(id)) === undefined) return null;
    const epoch = this.#taken.get(id) ?? (await this.#epochOf(id, gone));
    this.#taken.delete(id);
    // As it is now that nobody else can change it.
    const stored = await tables.find(id);
    if (stored === undefined) return null;
    const data = readRoom(stored.data);
    const ruleset = agreedRules(data);
    if (!ruleset.ok) throw new Error(`table ${id}: ${ruleset.error.message}`);
    const room = this.#room(id, data, ruleset.value);
    this.#epochs.set(room, epoch);
    await this.#orForget(room, room.resume(gone));
    this.#announce(room);
    return room;
  }

  async #claim(room: Room): Promise<void> {
    this.#epochs.set(room, await this.#epochOf(room.id));
  }

  async #epochOf(id: string, gone?: string): Promise<number> {
    const claim = await this.#setup.storage.log.claim(TABLE_STREAM, id, gone);
    if (claim.ok) return claim.epoch;
    throw lostTo(`the table ${id}`, claim);
  }

  /** One that could not be stored or read is not there. */
  async #orForget(room: Room, done: Promise<unknown>): Promise<void> {
    try {
      await done;
    } catch (error) {
      await this.#forget(room);
      throw error;
    }
  }

  #room(id: string, data: RoomData, ruleset: Room['ruleset']): Room {
    const { games, time, startMs, tellMs, beacon, randomBytes } = this.#setup;
    const room: Room = new Room({
      id,
      data,
      ruleset,
      games,
      time,
      startMs,
      randomBytes,
      tellMs,
      beacon,
      isOneHome: this.#setup.isOneHome,
      save: (changed) => this.#save(room, changed),
      onChange: () => this.#announce(room),
      onOver: () => this.#setup.onOver(room),
      onBroken: (error) => this.#break(room, error),
      onStopped: (report, game) => this.#setup.onStopped(report, { table: id, game }),
    });
    this.#loaded.set(id, room);
    this.#quietSince.set(id, time.steady());
    return room;
  }

  async #save(room: Room, data: RoomData): Promise<void> {
    const { id } = room;
    const { state, host, settings } = data;
    const { visibility } = settings;
    // A table of an event is nobody's.
    const row = { id, state, visibility, host: host || null, data: JSON.stringify(data) };
    if (await this.#setup.storage.tables.save(row, this.#epochs.get(room)!)) return;
    const lost = new LostStream(`the table ${id} belongs to another process now`);
    this.#break(room, lost);
    throw lost;
  }

  /** For good. */
  async #remove(room: Room): Promise<void> {
    await this.#setup.storage.tables.remove(room.id, this.#epochs.get(room)!);
    await this.#forget(room);
  }

  #announce(room: Room): void {
    if (this.#loaded.get(room.id) !== room) return;
    if (!room.isQuiet) this.#quietSince.delete(room.id);
    else if (!this.#quietSince.has(room.id)) {
      this.#quietSince.set(room.id, this.#setup.time.steady());
    }
    this.#setup.onChange(room.id, isListed(room) ? room.summary() : null);
  }

  /** What is in memory cannot be trusted: everybody comes back to what storage has. */
  #break(room: Room, error: unknown): void {
    if (this.#loaded.get(room.id) !== room) return;
    this.#setup.onError(error, room.id);
    const listeners = [...room.hearers()].map(([listener]) => listener);
    void this.#forget(room);
    for (const listener of listeners) listener.close('closing');
  }

  async #forget(room: Room): Promise<void> {
    this.#rooms.delete(room.id);
    this.#putAway(room);
    await room.stop();
    await this.#release(room);
  }

  #putAway({ id }: Room): void {
    this.#loaded.delete(id);
    this.#quietSince.delete(id);
    this.#setup.onChange(id, null);
  }

  /** So many tables become another process's; answers how many did. `onGiven` is awaited before anybody is sent there. */
  give(to: string, most: number, onGiven: (table: string) => Promise<void>): Promise<number> {
    return giveRooms(givenFirst(this.#loaded.values()).slice(0, most), to, {
      rooms: this.#rooms,
      log: this.#setup.storage.log,
      epochOf: (room) => this.#epochs.get(room),
      putAway: (room) => this.#putAway(room),
      keep: (room) => this.#release(room),
      onGiven,
    });
  }

  /** Others may have it; where the database does not answer they wait until our lease is over. */
  async #release(room: Room): Promise<void> {
    const epoch = this.#epochs.get(room);
    if (epoch === undefined) return;
    const { log } = this.#setup.storage;
    await log.release(TABLE_STREAM, room.id, epoch).catch(() => {});
  }

  #sweepLater(): void {
    this.#cancelSweep = this.#setup.time.after(SWEEP_MS, () => {
      void this.#sweep().finally(() => this.#sweepLater());
    });
  }

  async #sweep(): Promise<void> {
    const now = this.#setup.time.steady();
    for (const [id, since] of this.#quietSince) {
      const room = this.#loaded.get(id);
      if (room === undefined) continue;
      const isWaiting = room.data.state === 'waiting';
      if (now - since < (isWaiting ? WAITING_MS : IDLE_MS)) continue;
      // A table of an event waits until its players come.
      const isKept = room.data.event !== undefined;
      await (isWaiting && !isKept ? this.#remove(room) : this.#forget(room));
    }
  }
}

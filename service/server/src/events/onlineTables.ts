// Tables of an event that are played on this server. Each has an id that follows from the event's secret, so that
// asking twice opens it once, and none has to be remembered. When a match is over its sheet is entered under an id
// that follows from the game: after a crash it is entered again, and has no effect again.

import { createHmac } from 'node:crypto';
import type {
  OnlineRequest,
  OnlineTable,
  PlayedHands,
  PlayerName,
  Refusal,
  WatchedTable,
} from '@hanchan/protocol';
import type { Tables } from '@hanchan/storage';
import { fail, ok, type Result } from '@hanchan/tiles';
import {
  type Act,
  type Actor,
  type EventState,
  isStaff,
  type RoundState,
  roundOf,
  seatOf,
  sheetOfScores,
  type TableState,
  tableOf,
} from '@hanchan/tournament';
import type { Room } from '../lobby/room.ts';
import { type EventPlace, type RoomData, readRoom, slotsBySeat } from '../lobby/roomData.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { OpenEntry } from '../match/entries.ts';
import type { Games } from '../match/games.ts';
import { replay } from '../match/ledger.ts';
import { outsideTimes } from '../match/outside.ts';
import type { JoinQuestion } from '../nodes/messages.ts';
import type { Site } from '../nodes/site.ts';
import { Remembered } from '../remembered.ts';
import type { Pace, Time } from '../time.ts';
import { choiceFor } from './eventRules.ts';
import type { Events } from './events.ts';
import type { LiveEvent } from './liveEvent.ts';
import { penaltiesIn } from './onlineSheet.ts';
import { handsPlayed, shownToAll } from './watchedTables.ts';

export interface OnlineSetup {
  readonly events: Events;
  readonly rooms: Rooms;
  readonly games: Games;
  readonly tables: Tables;
  readonly site: Site;
  readonly time: Pick<Time, 'now' | 'steady'>;
  readonly pace: Pace;
  readonly onError: (error: unknown, event: string) => void;
}

/** A table as storage has it. */
interface Played {
  readonly id: string;
  readonly data: Readonly<RoomData>;
}

const ID_LENGTH = 12;
const BEGUN_MS = 2_000;
const HANDS_MS = 5_000;

/** A rehearsal that was reset begins with new tables, and so does a table that was void and is played again. */
const idOf = ({ secret, state }: LiveEvent, { round, number, replays }: TableState): string =>
  createHmac('sha256', secret)
    .update(`online ${state.resetSeq} ${round} ${number}${replays === 0 ? '' : ` ${replays}`}`)
    .digest('base64url')
    .slice(0, ID_LENGTH);

export class OnlineTables {
  readonly #setup: OnlineSetup;
  readonly #entered = new Set<string>();
  /** By event and by game: whoever watches asks again and again. */
  readonly #begun: Remembered<ReadonlySet<string>>;
  readonly #hands: Remembered<PlayedHands>;

  constructor(setup: OnlineSetup) {
    this.#setup = setup;
    this.#begun = new Remembered(setup.time, BEGUN_MS);
    this.#hands = new Remembered(setup.time, HANDS_MS);
  }

  /** A table for each that is still played; those that are there already stay as they are. */
  async open(
    event: LiveEvent,
    { round: number, openHands = false }: OnlineRequest,
  ): Promise<Result<readonly OnlineTable[], Refusal>> {
    const round = roundOf(event.state, number);
    const refused = roundRefusal(round, number);
    if (refused !== null) return fail(refused);
    for (const table of round!.tables) {
      if (table.sheet !== null || table.stage === 'void') continue;
      const made = await this.#open(event, round!, table, openHands);
      if (!made.ok) return made;
    }
    return ok(await this.list(event, STAFF));
  }

  /** All of them for the staff, their own for a player. Those that ended unnoticed are entered first. */
  async list(event: LiveEvent, actor: Actor): Promise<readonly OnlineTable[]> {
    const tables: OnlineTable[] = [];
    for (const table of tablesNow(event.state)) {
      if (!maySee(event.state, table, actor)) continue;
      const id = idOf(event, table);
      const stored = await this.#setup.tables.find(id);
      if (stored === undefined) continue;
      const data = readRoom(stored.data);
      await this.#enterOr(event, { id, data });
      tables.push(shown(id, data, table));
    }
    return tables;
  }

  /** Those that everybody may watch now. */
  async watched(event: LiveEvent): Promise<readonly WatchedTable[]> {
    const begun = await this.#begun.get(event.id, () => this.#lookForBegun(event));
    // Whether everybody may see them can change at any moment.
    return shownToAll(event.state).flatMap((table) => {
      const id = idOf(event, table);
      return begun.has(id) ? [{ round: table.round, table: table.number, id }] : [];
    });
  }

  /** The hands that were played at a table, as late as spectators see them; null: there is no such table to watch. */
  async hands(event: LiveEvent, round: number, number: number): Promise<PlayedHands | null> {
    const table = shownToAll(event.state).find(
      (one) => one.round === round && one.number === number,
    );
    const game = table === undefined ? null : (await this.#dataOf(idOf(event, table)))?.game;
    if (game == null) return null;
    return this.#hands.get(game, () => this.#handsOf(game));
  }

  async #lookForBegun(event: LiveEvent): Promise<ReadonlySet<string>> {
    const begun = new Set<string>();
    for (const table of shownToAll(event.state)) {
      const id = idOf(event, table);
      if ((await this.#dataOf(id))?.game != null) begun.add(id);
    }
    return begun;
  }

  async #handsOf(game: string): Promise<PlayedHands> {
    const { games, time, pace } = this.#setup;
    const entries = await games.read(game);
    const { settings, holders } = entries[0]!.entry as OpenEntry;
    const { endMs } = outsideTimes(settings, holders, pace);
    return { hands: handsPlayed(entries, time.now() - endMs) };
  }

  /** The player sits down at their own table, in the seat that the event has for the number. */
  async sit(
    event: LiveEvent,
    actor: Actor,
    { round, pledge }: { readonly round: number; readonly pledge?: string | undefined },
    player: PlayerName,
  ): Promise<Result<OnlineTable, Refusal>> {
    const { person } = actor;
    const tables = roundOf(event.state, round)?.tables ?? [];
    const table = tables.find(
      (one) => person !== null && seatOf(event.state, one, person) !== null,
    );
    const id = table === undefined ? null : idOf(event, table);
    if (table === undefined || id === null || (await this.#dataOf(id)) === null) {
      const message = `you have no online table in round ${round}`;
      return fail({ code: 'noSuchTable', message, field: 'round' });
    }
    const slot = seatOf(event.state, table, person!)!;
    const name = event.state.people.get(person!)?.person.name ?? player.name;
    const wish = { type: 'join', table: id, slot, player: { ...player, name }, pledge } as const;
    const joined = await this.#setup.site.join(wish, (room) => this.join(room, wish));
    const done = joined.ok ? joined.value : joined;
    if (!done.ok) return done;
    return ok(shown(id, (await this.#dataOf(id))!, table));
  }

  /** At a table that is ours. */
  async join(
    room: Room | null,
    { slot, player, pledge }: JoinQuestion,
  ): Promise<Result<null, Refusal>> {
    if (room !== null) return room.joinFor(slot, player, pledge);
    return fail({ code: 'noSuchTable', message: 'there is no such table', field: 'round' });
  }

  /** A match of ours is over: whoever has the event enters what it came to. */
  async over({ id, data }: Pick<Room, 'id' | 'data'>): Promise<void> {
    const event = data.event?.event;
    if (event === undefined) return;
    try {
      const here = () => this.enter(event, id);
      const done = await this.#setup.site.over({ type: 'over', event, table: id }, here);
      if (!done.ok) throw new Error(done.error.message);
    } catch (error) {
      this.#setup.onError(error, event);
    }
  }

  /** A table of an event that is ours, wherever it was played. */
  async enter(id: string, table: string): Promise<void> {
    const event = await this.#setup.events.get(id);
    const data = await this.#dataOf(table);
    if (event !== null && data !== null) await this.#enterOr(event, { id: table, data });
  }

  async #enterOr(event: LiveEvent, room: Played): Promise<void> {
    try {
      await this.#enter(event, room);
    } catch (error) {
      this.#setup.onError(error, event.id);
    }
  }

  async #dataOf(id: string): Promise<RoomData | null> {
    const stored = await this.#setup.tables.find(id);
    return stored === undefined ? null : readRoom(stored.data);
  }

  async #open(event: LiveEvent, round: RoundState, table: TableState, openHands: boolean) {
    const id = idOf(event, table);
    const known = await this.#setup.rooms.get(id);
    if (known !== null) return ok(known);
    const { rules, desk } = event.state.settings;
    const place: EventPlace = {
      event: event.id,
      round: round.number,
      table: table.number,
      slots: table.winds ?? table.seats,
      isSeated: desk.winds === 'prescribed' || table.winds !== null,
    };
    return this.#setup.rooms.createFor(id, place, {
      rules: choiceFor(rules),
      bellMinutes: round.minutes ?? 0,
      openHands,
    });
  }

  /** Every step has its own id: what was done before a crash is passed over, and the rest is done. */
  async #enter(event: LiveEvent, room: Played): Promise<void> {
    const { state, game, event: place } = room.data;
    if (state !== 'over' || game === null || place === undefined) return;
    const table = tableOf(event.state, place.round, place.table);
    if (table === undefined || this.#entered.has(game)) return;
    // The hanchan before: it does not count.
    if (room.id !== idOf(event, table)) return;
    const isEntered = event.state.done.has(enteredId(game));
    // Somebody wrote it down by hand: what people agreed on stays.
    if (!isEntered && (table.sheet !== null || table.stage === 'void')) return;
    const { match, isCounted } = replay(await this.#setup.games.read(game));
    if (!isCounted) return;
    const slots = slotsBySeat(room.data);
    const { round, number } = table;
    const at = { round, table: number, version: table.version };
    const enter: Act = { type: 'enter', at, sheet: sheetOfScores(match, slots), source: 'online' };
    const acts: [string, Act][] = [
      [enteredId(game), enter],
      ...penaltiesIn(match, slots, { round, table: number, game }),
    ];
    for (const [id, act] of acts) {
      const done = await event.act(id, act, clerkOf(event.state));
      if (!done.ok) throw new Error(`table ${number} of round ${round}: ${done.error.message}`);
    }
    this.#entered.add(game);
  }
}

const STAFF: Actor = { role: 'organiser', name: '', person: null };
const enteredId = (game: string) => `online-${game}-enter`;

/** Where only the head referee enters sheets, the table does it in that name. */
const clerkOf = ({ settings }: EventState): Actor => ({
  role: settings.desk.sheets === 'headReferee' ? 'headReferee' : 'referee',
  name: 'Online table',
  person: null,
});

function roundRefusal(round: RoundState | undefined, number: number): Refusal | null {
  const refuse = (code: Refusal['code'], message: string) => ({ code, message, field: 'round' });
  if (round === undefined) return refuse('unknown', `There is no round ${number}.`);
  if (round.startedAt === null) return refuse('wrongState', `Round ${number} has not begun.`);
  return round.endedAt === null ? null : refuse('wrongState', `Round ${number} is over.`);
}

/** Pages ask for them again and again; of a round that is over nobody needs them. */
const tablesNow = ({ rounds }: EventState): TableState[] =>
  rounds
    .filter(({ startedAt, endedAt }) => startedAt !== null && endedAt === null)
    .flatMap(({ tables }) => tables);

const maySee = (state: EventState, table: TableState, actor: Actor): boolean =>
  isStaff(actor) || (actor.person !== null && seatOf(state, table, actor.person) !== null);

function shown(
  id: string,
  { state, places }: Pick<RoomData, 'state' | 'places'>,
  { round, number }: TableState,
): OnlineTable {
  const seated = places.filter((holder) => holder !== null).length;
  return { round, table: number, id, state, seated };
}

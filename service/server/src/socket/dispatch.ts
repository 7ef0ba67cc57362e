// What each message of a client does.

import type { ChatLine, ClientMessage, Refusal } from '@hanchan/protocol';
import type { Allowance } from '../limits/allowance.ts';
import type { Counts } from '../limits/counts.ts';
import type { Board } from '../lobby/board.ts';
import type { Room } from '../lobby/room.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { TableDoor } from '../lobby/tableDoor.ts';
import { say } from '../match/audience.ts';
import { refusal } from '../match/refusing.ts';
import type { Site } from '../nodes/site.ts';
import type { Blocks } from '../people/blocks.ts';
import type { Muting } from '../people/muting.ts';
import type { Queue } from '../queue/queue.ts';
import { MINUTE } from '../time.ts';
import type { Caller } from './caller.ts';
import type { Connection } from './connection.ts';

export interface DispatchSetup {
  readonly rooms: Rooms;
  readonly tableDoor: TableDoor;
  readonly board: Board;
  readonly blocks: Blocks;
  readonly queue: Queue;
  readonly muting: Muting;
  readonly site: Site;
  readonly counts: Pick<Counts, 'allowance'>;
  readonly now: () => number;
}

type TableMessage = Extract<ClientMessage, { table: string }>;
type Heard = Promise<Refusal | null> | Refusal | null;

const MUTED = refusal('notAllowed', 'the host of this site has taken chat away from you for now');
/** Whoever comes first reads the whole match again. A hall of spectators has one address. */
const WATCHES_PER_MINUTE = 300;
const TOO_MANY_WATCHED = refusal('tooFast', 'many tables were watched from here; try again soon');
const NOT_SIGNED_IN = refusal('notSignedIn', 'choose a name or sign in first');

export class Dispatch {
  readonly #setup: DispatchSetup;
  readonly #watched: Allowance;
  /** The tables that each caller listens to. */
  readonly #tables = new WeakMap<Caller, Map<string, Room>>();

  constructor(setup: DispatchSetup) {
    this.#setup = setup;
    this.#watched = setup.counts.allowance('watching', MINUTE);
  }

  /** Why not, where that is known at once; otherwise the answer comes by itself. An act at a table that is known is taken at once. */
  hear(connection: Connection, message: ClientMessage): Heard {
    const { board, queue, site } = this.#setup;
    switch (message.type) {
      case 'hello':
        return null;
      case 'ping':
        connection.say({ type: 'pong', sent: message.sent });
        return null;
      case 'lobby':
        if (message.on) board.show(connection);
        else board.hide(connection);
        return null;
      case 'queue':
        if (message.on)
          queue.show(connection, connection.person?.id ?? null, message.isHidden === true);
        else queue.hide(connection);
        return null;
      default: {
        const known = this.#tablesOf(connection).get(message.table);
        if (known !== undefined) return this.#at(known, connection, message);
        return site.atTable(connection, message, async (room) =>
          this.#at(room, connection, message),
        );
      }
    }
  }

  /** What somebody says to a table that is ours, from wherever. */
  async take(caller: Caller, message: TableMessage): Promise<Refusal | null> {
    const known = this.#tablesOf(caller).get(message.table);
    return this.#at(known ?? (await this.#setup.rooms.get(message.table)), caller, message);
  }

  /** The connection is gone. */
  forget(connection: Connection): void {
    this.#setup.board.hide(connection);
    this.#setup.queue.hide(connection);
    this.leave(connection);
    this.#setup.site.forget(connection);
  }

  /** The caller is gone. */
  leave(caller: Caller): void {
    for (const room of this.#tablesOf(caller).values()) room.unlisten(caller);
    this.#tables.delete(caller);
  }

  #at(room: Room | null, connection: Caller, message: TableMessage): Heard {
    const tables = this.#tablesOf(connection);
    if (room === null) return refusal('noSuchTable', 'there is no such table', 'table');
    const player = connection.person?.id ?? null;
    if (message.type === 'turnAway') {
      room.unlisten(connection);
      tables.delete(room.id);
      return null;
    }
    if (message.type === 'watch') return this.#watch(connection, room, message);
    if (player === null) return NOT_SIGNED_IN;
    if (message.type === 'sit') return this.#sit(connection, room, { player, from: message.from });
    if (message.type === 'chat') return this.#chat(connection, room, message);
    return room.play(connection, player, message);
  }

  async #sit(
    connection: Caller,
    room: Room,
    { player, from }: { readonly player: string; readonly from: number | undefined },
  ): Promise<Refusal | null> {
    const muted = await this.#setup.blocks.of(player);
    return this.#listening(connection, room, room.sit(connection, player, from, muted));
  }

  async #watch(
    connection: Caller,
    room: Room,
    { password }: Extract<ClientMessage, { type: 'watch' }>,
  ): Promise<Refusal | null> {
    const { address } = connection;
    if (this.#watched.take(`from ${address}`, WATCHES_PER_MINUTE) > 0) return TOO_MANY_WATCHED;
    const player = connection.person?.id ?? null;
    const refused = await this.#setup.tableDoor.refusalOf(room, player, { password, address });
    return refused ?? this.#listening(connection, room, room.watch(connection, player));
  }

  #listening(connection: Caller, room: Room, refused: Refusal | null): Refusal | null {
    if (refused === null) this.#tablesOf(connection).set(room.id, room);
    return refused;
  }

  async #chat(
    connection: Caller,
    room: Room,
    message: Extract<ClientMessage, { type: 'chat' }>,
  ): Promise<Refusal | null> {
    const { blocks, muting, now } = this.#setup;
    const { id: player, name } = connection.person!;
    const { id, phrase = null, text = null } = message;
    const { chat } = room.data.settings;
    if (!room.isSeated(player)) return refusal('notSeated', 'only players can chat here', 'table');
    if ((phrase === null) === (text === null)) {
      return refusal('badMessage', 'send either a phrase or a text', 'text');
    }
    if (chat === 'off' || (chat === 'phrases' && text !== null)) {
      return refusal(
        'notOffered',
        'this table does not offer this kind of chat',
        text === null ? 'phrase' : 'text',
      );
    }
    if (await muting.isMuted(player)) return MUTED;
    const line: ChatLine = { player, name, phrase, text, at: now() };
    room.chat.add(line);
    say(connection, { type: 'ack', id });
    for (const [listener, hearer] of [...room.hearers()]) {
      const isMuted = hearer.player !== null && (await blocks.of(hearer.player)).has(player);
      if (!isMuted && !hearer.isWatching)
        say(listener, { type: 'chat', table: room.id, lines: [line] });
    }
    return null;
  }

  #tablesOf(connection: Caller): Map<string, Room> {
    let tables = this.#tables.get(connection);
    if (tables === undefined) {
      tables = new Map();
      this.#tables.set(connection, tables);
    }
    return tables;
  }
}

// One WebSocket: reads messages, enforces the limits, and passes on what fits the protocol.

import type { Duplex } from 'node:stream';
import {
  CLOSE_CODES,
  type ClientMessage,
  clientMessageSchema,
  PROTOCOL_VERSION,
  type Refusal,
  type ServerMessage,
} from '@hanchan/protocol';
import { databaseFault, type Person } from '@hanchan/storage';
import { falseLengthIn, isNestedBeyond } from '@hanchan/tiles';
import type { RawData, WebSocket } from 'ws';
import type { Limits } from '../config.ts';
import { CANNOT_STORE } from '../http/errors.ts';
import { refusal } from '../match/refusing.ts';
import { LostStream } from '../nodes/lostStream.ts';
import { NOT_REACHED } from '../nodes/owners.ts';
import { nameOf } from '../people/identity.ts';
import type { Time } from '../time.ts';
import type { Caller } from './caller.ts';
import { framesOf } from './frames.ts';
import { Throttle } from './throttle.ts';

/** Deeper than any message. */
const DEEPEST = 16;
/** A client that does not read is let go before its backlog costs us. */
const BACKLOG_LIMIT = 2_000_000;
const BREATH = Promise.resolve();

export interface ConnectionSetup {
  readonly socket: WebSocket;
  /** What the socket writes to. */
  readonly wire: Duplex;
  /** Null for somebody who only looks. */
  readonly person: Person | null;
  readonly token: string | null;
  /** Where it comes from, as far as limits tell addresses apart. */
  readonly address: string;
  readonly limits: Limits;
  readonly time: Pick<Time, 'now' | 'steady'>;
  /** A message of the protocol, behind the greeting. */
  readonly onMessage: (
    connection: Connection,
    message: ClientMessage,
  ) => Promise<Refusal | null> | Refusal | null;
  readonly onClose: (connection: Connection) => void;
  readonly onRefusal: (code: string) => void;
  readonly onError: (error: unknown) => void;
}

export class Connection implements Caller {
  /** Who was told something in this breath. */
  static #told: Connection[] = [];
  readonly person: Person | null;
  readonly token: string | null;
  readonly address: string;
  readonly #setup: ConnectionSetup;
  readonly #throttle: Throttle;
  #isGreeted = false;
  #isClosed = false;
  #isAlive = true;
  /** What is said in this breath. */
  #unsent: string[] = [];
  /** One message after the other, in the order in which they came. */
  #tail: Promise<void> = Promise.resolve();

  constructor(setup: ConnectionSetup) {
    this.#setup = setup;
    this.person = setup.person;
    this.token = setup.token;
    this.address = setup.address;
    this.#throttle = new Throttle(setup.limits, setup.time.steady());
    const { socket } = setup;
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // `ws` closes by itself what breaks its rules, with the right code.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#isClosed = true;
      setup.onClose(this);
    });
  }

  send(text: string): void {
    const { socket } = this.#setup;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG_LIMIT) {
      socket.terminate();
      return;
    }
    if (this.#unsent.push(text) > 1) return;
    if (Connection.#told.push(this) === 1) void BREATH.then(Connection.#exhale);
  }

  /** At the end of a breath, for all at once: a microtask for each socket costs more than the frames that it writes. */
  static #exhale(): void {
    const told = Connection.#told;
    Connection.#told = [];
    for (const connection of told) connection.#write();
  }

  /** What is said in one breath is written at once: a system call for each message is most of what sending costs. */
  #write(): void {
    const { socket, wire } = this.#setup;
    if (this.#unsent.length === 0) return;
    const texts = this.#unsent;
    this.#unsent = [];
    if (socket.readyState === socket.OPEN) wire.write(framesOf(texts));
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  close(reason: keyof typeof CLOSE_CODES): void {
    this.#write();
    this.#setup.socket.close(CLOSE_CODES[reason], reason);
  }

  /** Called now and then: whoever did not answer the last time is gone. */
  check(): void {
    const { socket } = this.#setup;
    if (!this.#isAlive) {
      socket.terminate();
      return;
    }
    this.#isAlive = false;
    socket.ping();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosed) return;
    if (!this.#throttle.take(this.#setup.time.steady())) {
      this.#refuse(null, refusal('tooFast', 'too many messages; try again soon'), true);
      return;
    }
    const read = isBinary
      ? refusal('badMessage', 'messages must be text')
      : this.#read((data as Buffer).toString('utf8'));
    if ('code' in read) {
      this.#refuse('id' in read ? (read.id as string | null) : null, read, true);
      return;
    }
    this.#tail = this.#tail.then(() => this.#take(read));
  }

  /** A reader that breaks must cost its sender the message, and nobody the server. */
  #read(text: string): ReturnType<typeof readMessage> {
    try {
      return readMessage(text);
    } catch (error) {
      this.#setup.onError(error);
      return { ...refusal('badMessage', 'the message cannot be read'), id: null };
    }
  }

  async #take(message: ClientMessage): Promise<void> {
    if (this.#isClosed) return;
    if (message.type === 'hello') {
      this.#greet(message.version);
      return;
    }
    const id = 'id' in message ? message.id : null;
    if (!this.#isGreeted) {
      this.#refuse(id, refusal('noHello', 'the first message must be hello', 'type'), true);
      return;
    }
    try {
      const refused = await this.#setup.onMessage(this, message);
      if (refused === NOT_REACHED) this.#fail(message, refused);
      else if (refused !== null) this.#refuse(id, refused, false);
    } catch (error) {
      if (error instanceof LostStream) {
        this.#fail(message, NOT_REACHED);
        return;
      }
      this.#setup.onError(error);
      const internal = refusal('internal', 'something went wrong on the server');
      this.#fail(message, databaseFault(error) === null ? internal : CANNOT_STORE);
    }
  }

  /** Nobody here knows whether an act was done by then: its sender comes again, and sends it again under its id. */
  #fail(message: ClientMessage, refused: Refusal): void {
    if (message.type === 'act') this.close('closing');
    else this.#refuse('id' in message ? message.id : null, refused, false);
  }

  #greet(version: number): void {
    const { person, time } = this.#setup;
    if (version !== PROTOCOL_VERSION) {
      const message = `this server speaks version ${PROTOCOL_VERSION}`;
      this.#refuse(null, refusal('otherVersion', message, 'version'), false);
      this.close('otherVersion');
      return;
    }
    this.#isGreeted = true;
    const player = person === null ? null : nameOf(person);
    this.say({ type: 'hello', version: PROTOCOL_VERSION, player, now: time.now() });
  }

  #refuse(id: string | null, refused: Refusal, isStrike: boolean): void {
    this.#setup.onRefusal(refused.code);
    this.say({ type: 'refused', ...refused, id });
    if (isStrike && this.#throttle.strike()) this.close('abuse');
  }
}

/** A message of the protocol, or why it is not one, with the sender's id where it can be read. */
export function readMessage(text: string): ClientMessage | (Refusal & { id: string | null }) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ...refusal('badMessage', 'a message must be one JSON object'), id: null };
  }
  if (isNestedBeyond(DEEPEST, value)) {
    return { ...refusal('badMessage', 'the message is nested too deeply'), id: null };
  }
  const length = falseLengthIn(value);
  if (length !== null) {
    return { ...refusal('badMessage', `${length}: is not a field of a message`, length), id: null };
  }
  const parsed = clientMessageSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const field = fieldOf(issue);
  const id = (value as { id?: unknown } | null)?.id;
  const message = `${field === '' ? 'the message' : field}: ${issue.message}`;
  return {
    ...refusal('badMessage', message, field),
    id: typeof id === 'string' && id.length <= 64 ? id : null,
  };
}

/** A field that should not be there is named, too. */
function fieldOf(issue: {
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
}): string {
  return [...issue.path, ...(issue.keys ?? []).slice(0, 1)].map(String).join('.');
}

// A client as others would write it: HTTP with a cookie, a socket, a view that is folded from what it is told.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Action, foldView, type SeatEvent, type SeatView } from '@hanchan/game';
import {
  type ClientMessage,
  PROTOCOL_VERSION,
  type ServerMessage,
  type SessionAnswer,
  type TableInfo,
  type TableRequest,
} from '@hanchan/protocol';
import { WebSocket } from 'ws';
import { afterTest } from './fixture.ts';

type Of<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect
  readonly body: any;
  readonly headers: Headers;
}

export const PASSWORD = 'a long pass phrase';

export class TestClient {
  readonly port: number;
  /** That of the session. */
  cookie = '';
  readonly #others = new Map<string, string>();
  player = '';
  socket: WebSocket | null = null;
  closeCode: number | null = null;
  /** Everything that came, as it came. */
  readonly received: string[] = [];
  readonly messages: ServerMessage[] = [];
  view: SeatView | null = null;
  seat: number | 'spectator' | null = null;
  seq = 0;
  legal: readonly Action[] = [];
  events: SeatEvent[] = [];
  info: TableInfo | null = null;
  onQuestion: (legal: readonly Action[]) => void = () => {};
  onMessage: (message: ServerMessage) => void = () => {};
  /** Ids are unique among all that a player sends, from whichever page. */
  readonly #name = randomUUID();
  #ids = 0;
  #closing: ((_: unknown) => void)[] = [];
  #waiting: { wanted: (message: ServerMessage) => boolean; resolve: (m: ServerMessage) => void }[] =
    [];

  constructor(port: number) {
    this.port = port;
    afterTest(() => this.drop());
  }

  async request(method: string, path: string, body?: unknown, headers = {}): Promise<Reply> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' && this.#others.size === 0 ? {} : { cookie: this.#cookies() }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set.split(';')[0]!);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') === true;
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  #keep(cookie: string): void {
    const [name = '', value = ''] = cookie.split('=');
    if (/^(__Host-)?hanchan$/.test(name)) this.cookie = cookie;
    else this.#others.set(name, value);
  }

  #cookies(): string {
    const others = [...this.#others].map(([name, value]) => `${name}=${value}`);
    return [this.cookie, ...others].filter((one) => one !== '').join('; ');
  }

  async guest(name: string): Promise<SessionAnswer> {
    const { body } = await this.request('POST', '/api/session/guest', { name });
    this.player = body.player?.id ?? '';
    return body;
  }

  /** Somebody with an account and `PASSWORD`. */
  static async withAccount(port: number, name: string): Promise<TestClient> {
    const client = new TestClient(port);
    const { body } = await client.request('POST', '/api/account', { name, password: PASSWORD });
    client.player = body.player.id;
    return client;
  }

  async post(path: string, body: unknown = undefined): Promise<TableInfo> {
    const reply = await this.request('POST', path, body);
    if (reply.status >= 400) throw new Error(`${path}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  }

  open(settings: Partial<TableRequest> = {}): Promise<TableInfo> {
    return this.post('/api/tables', { rules: 'wrc-2022', clock: null, ...settings });
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
    });
    this.socket = socket;
    this.closeCode = null;
    socket.on('message', (data) => this.#hear(String(data)));
    socket.on('close', (code) => {
      if (this.socket !== socket) return;
      this.closeCode = code;
      for (const tell of this.#closing.splice(0)) tell(undefined);
    });
    await new Promise<void>((resolve, reject) => {
      socket.on('open', resolve);
      socket.on('error', reject);
    });
    this.send({ type: 'hello', version: PROTOCOL_VERSION });
    await this.next('hello');
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  send(message: ClientMessage): void {
    this.socket!.send(JSON.stringify(message));
  }

  /** Until everything has come that the server sent before it was asked. */
  async caughtUp(): Promise<void> {
    // A socket that is not open yet cannot ping, and nobody would hear what becomes of it.
    this.socket!.ping();
    await once(this.socket!, 'pong');
  }

  /** Takes the seat and waits for the view, or for what was missed. */
  async sit(table: string, from?: number): Promise<void> {
    this.send({ type: 'sit', table, ...(from === undefined ? {} : { from }) });
    await this.nextOf((message) => message.type === 'table' || message.type === 'events');
  }

  act(action: Action, id = `${this.#name}-${++this.#ids}`): string {
    this.send({ type: 'act', id, table: this.info!.id, seq: this.seq, action });
    return id;
  }

  /** The answer to an act. */
  async result(id: string): Promise<Of<'ack'> | Of<'refused'>> {
    const message = await this.nextOf(
      (one) => (one.type === 'ack' || one.type === 'refused') && one.id === id,
    );
    return message as Of<'ack'> | Of<'refused'>;
  }

  next<T extends ServerMessage['type']>(type: T): Promise<Of<T>> {
    return this.nextOf((message) => message.type === type) as Promise<Of<T>>;
  }

  nextOf(wanted: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve) => this.#waiting.push({ wanted, resolve }));
  }

  async closed(): Promise<number> {
    while (this.closeCode === null) await new Promise((resolve) => this.#closing.push(resolve));
    return this.closeCode;
  }

  /** As when the cable is pulled. */
  drop(): void {
    this.socket?.terminate();
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    this.#fold(message);
    this.onMessage(message);
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ wanted }) => !wanted(message));
    for (const { wanted, resolve } of waiting) if (wanted(message)) resolve(message);
  }

  #fold(message: ServerMessage): void {
    if (message.type === 'room') this.info = message.info;
    if (message.type === 'table') {
      this.view = message.view;
      this.seat = message.seat;
      this.seq = message.seq;
      this.legal = message.legal;
    } else if (message.type === 'events') {
      if (message.from > this.seq + 1) {
        throw new Error(`a gap: told ${message.from} behind ${this.seq}`);
      }
      // What was on its way when `sit` was sent comes twice.
      const fresh = message.events.slice(this.seq + 1 - message.from);
      for (const event of fresh) this.view = foldView(this.view!, event);
      this.events.push(...fresh);
      this.seq += fresh.length;
      this.legal = message.legal;
    } else return;
    if (this.legal.length > 0) this.onQuestion(this.legal);
  }
}

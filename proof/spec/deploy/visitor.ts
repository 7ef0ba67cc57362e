// Somebody who plays by way of an address, as a program of anybody's would: a cookie, a socket, and the first act that is allowed.

import { randomUUID } from 'node:crypto';
import type { Action } from '@hanchan/game';
import {
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableInfo,
  type TableRequest,
} from '@hanchan/protocol';
import { WebSocket } from 'ws';
import { afterTest } from '../support/leftovers.ts';

export class Visitor {
  readonly #port: number;
  #cookie = '';
  #socket: WebSocket | null = null;
  #closed: Promise<number> = Promise.resolve(0);
  #answers = new Map<string, ServerMessage['type']>();
  /** The number of what was told last, and what may be done now. */
  seq = 0;
  legal: readonly Action[] = [];

  constructor(port: number) {
    this.#port = port;
    afterTest(() => this.#socket?.terminate());
  }

  async guest(name: string): Promise<void> {
    await this.post('/api/session/guest', { name });
  }

  async post(path: string, body?: unknown): Promise<TableInfo> {
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, {
      method: 'POST',
      headers: {
        cookie: this.#cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.#cookie = set.split(';')[0]!;
    return (await response.json()) as TableInfo;
  }

  open = (settings: Partial<TableRequest>): Promise<TableInfo> =>
    this.post('/api/tables', { rules: 'wrc-2022', clock: null, ...settings });

  /** Resolves once the table is told. */
  sit(table: string): Promise<void> {
    const headers = { cookie: this.#cookie };
    const socket = new WebSocket(`ws://127.0.0.1:${this.#port}/ws`, { headers });
    this.#socket = socket;
    this.#closed = new Promise((resolve) => socket.on('close', resolve));
    return new Promise((resolve, reject) => {
      socket.on('error', reject).on('close', () => reject(new Error('cut off')));
      socket.on('open', () => {
        socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
        socket.send(JSON.stringify({ type: 'sit', table }));
      });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        this.#hear(message);
        if (message.type === 'table') resolve();
      });
    });
  }

  act(table: string): string {
    const id = randomUUID();
    const act = { type: 'act', id, table, seq: this.seq, action: this.legal[0] };
    this.#socket!.send(JSON.stringify(act));
    return id;
  }

  /** `ack`, or `refused`; undefined as long as nobody has said. */
  answerTo = (id: string): ServerMessage['type'] | undefined => this.#answers.get(id);

  /** The code with which the socket was closed. */
  closed = (): Promise<number> => this.#closed;

  #hear(message: ServerMessage): void {
    if (message.type === 'table') this.seq = message.seq;
    else if (message.type === 'events') this.seq = message.from + message.events.length - 1;
    else if ('id' in message && typeof message.id === 'string')
      this.#answers.set(message.id, message.type);
    if (message.type === 'table' || message.type === 'events') this.legal = message.legal;
  }
}

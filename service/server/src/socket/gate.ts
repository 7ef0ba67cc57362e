// The way in for sockets: origin, number of connections, session; then a connection of its own.

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MESSAGE_LIMIT } from '@hanchan/protocol';
import { databaseFault, sessionIdOf } from '@hanchan/storage';
import { WebSocketServer } from 'ws';
import type { ServerConfig } from '../config.ts';
import { tokenIn } from '../http/context.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { isOwnHost } from '../limits/ownHosts.ts';
import {
  addressOf,
  cameInTheClear,
  hostOf,
  neighbourhood,
  type Trust,
  trustOf,
} from '../limits/proxies.ts';
import type { Identity } from '../people/identity.ts';
import { Connection, type ConnectionSetup } from './connection.ts';
import { LifeSigns } from './lifeSigns.ts';

const PATH = '/ws';

export interface GateSetup {
  readonly server: Server;
  readonly config: ServerConfig;
  readonly identity: Identity;
  /** False while only others can be asked. */
  readonly isServing: () => boolean;
  readonly onMessage: ConnectionSetup['onMessage'];
  readonly onClose: ConnectionSetup['onClose'];
  readonly onRefusal: ConnectionSetup['onRefusal'];
  /** Somebody is here who was not, or the other way round. */
  readonly onPeople: () => void;
  readonly onError: (error: unknown) => void;
}

export class Gate {
  readonly #setup: GateSetup;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MESSAGE_LIMIT,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #trust: Trust;
  readonly #connections = new Set<Connection>();
  /** The oldest first. */
  readonly #perPerson = new Map<string, Set<Connection>>();
  readonly #perAddress = new Map<string, number>();
  readonly #lifeSigns: LifeSigns;
  #isClosing = false;

  constructor(setup: GateSetup) {
    this.#setup = setup;
    this.#trust = trustOf(setup.config.trustProxy);
    setup.server.on('upgrade', (request, socket, head) => {
      this.#admit(request, socket, head).catch((error: unknown) => {
        setup.onError(error);
        if (databaseFault(error) !== null) turnDown(socket, 503, 'Service Unavailable');
        else turnDown(socket, 500, 'Internal Server Error');
      });
    });
    this.#lifeSigns = new LifeSigns(setup.config.networkTime, this.#connections);
  }

  get size(): number {
    return this.#connections.size;
  }

  /** How many people have a connection. */
  get people(): number {
    return this.#perPerson.size;
  }

  isHere(person: string): boolean {
    return this.#perPerson.has(person);
  }

  /** The session is over: so are its connections. */
  endSession(token: string): void {
    this.endSessionHashed(sessionIdOf(token));
  }

  /** The same, where only its hash is known. */
  endSessionHashed(hash: string): void {
    for (const connection of this.#connections) {
      if (connection.token !== null && sessionIdOf(connection.token) === hash)
        connection.close('sessionEnded');
    }
  }

  endSessionNamed(person: string, id: string): void {
    for (const connection of this.#perPerson.get(person) ?? []) {
      if (connection.token !== null && sessionIdOf(connection.token) === id)
        connection.close('sessionEnded');
    }
  }

  /** All of a person's but the one of this session, by the hash of its token. */
  endOtherSessions(person: string, but: string | null): void {
    for (const connection of this.#perPerson.get(person) ?? []) {
      const { token } = connection;
      if (token === null || sessionIdOf(token) !== but) connection.close('sessionEnded');
    }
  }

  /** Everybody is asked to come back later. */
  close(): void {
    this.#isClosing = true;
    this.#lifeSigns.stop();
    this.closeAll();
  }

  closeAll(): void {
    for (const connection of this.#connections) connection.close('closing');
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { config, identity } = this.#setup;
    socket.on('error', () => {});
    const path = request.url?.split('?')[0];
    if (path !== PATH) return turnDown(socket, 404, 'Not Found');
    if (this.#isClosing || !this.#setup.isServing())
      return turnDown(socket, 503, 'Service Unavailable');
    if (!isOwnHost(hostOf(request, this.#trust), config)) {
      return turnDown(socket, 403, 'Forbidden');
    }
    const isSecure = config.publicUrl?.startsWith('https:') === true;
    if (isSecure && cameInTheClear(request, this.#trust)) return turnDown(socket, 403, 'Forbidden');
    if (!isOwnOrigin(request.headers, config.publicUrl)) return turnDown(socket, 403, 'Forbidden');
    const address = neighbourhood(addressOf(request, this.#trust));
    const others = this.#perAddress.get(address) ?? 0;
    if (others >= config.limits.connectionsPerAddress) {
      return turnDown(socket, 429, 'Too Many Requests');
    }
    this.#perAddress.set(address, others + 1);
    let isOpen = false;
    try {
      const token = cookieOf(request);
      const person = await identity.whoIs(token);
      if (socket.destroyed) return;
      this.#sockets.handleUpgrade(request, socket, head, (opened) => {
        isOpen = true;
        const known = person === undefined ? null : person;
        this.#open({ socket: opened, wire: socket }, address, {
          person: known,
          token: known === null ? null : token!,
        });
      });
    } finally {
      if (!isOpen) this.#countDown(address);
    }
  }

  #open(
    ends: Pick<ConnectionSetup, 'socket' | 'wire'>,
    address: string,
    who: Pick<ConnectionSetup, 'person' | 'token'>,
  ): void {
    const { config, onMessage, onClose, onRefusal, onError } = this.#setup;
    const connection = new Connection({
      ...ends,
      person: who.person,
      token: who.token,
      address,
      limits: config.limits,
      time: config.time,
      onMessage,
      onRefusal,
      onError,
      onClose: (closed) => {
        this.#connections.delete(closed);
        this.#countDown(address);
        if (closed.person !== null) this.#forgetOwn(closed.person.id, closed);
        onClose(closed);
      },
    });
    this.#connections.add(connection);
    if (who.person !== null) this.#addOwn(who.person.id, connection);
  }

  /** Whoever opens one too many loses the oldest. */
  #addOwn(person: string, connection: Connection): void {
    const own = this.#perPerson.get(person) ?? new Set();
    this.#perPerson.set(person, own.add(connection));
    if (own.size === 1) this.#setup.onPeople();
    if (own.size <= this.#setup.config.limits.connectionsPerPlayer) return;
    const [oldest] = own;
    oldest!.close('replaced');
  }

  #forgetOwn(person: string, connection: Connection): void {
    const own = this.#perPerson.get(person);
    own?.delete(connection);
    if (own?.size !== 0) return;
    this.#perPerson.delete(person);
    this.#setup.onPeople();
  }

  #countDown(address: string): void {
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
  }
}

function turnDown(socket: Duplex, status: number, words: string): void {
  socket.end(`HTTP/1.1 ${status} ${words}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  const cookies: Record<string, string> = {};
  for (const part of (headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim();
  }
  return tokenIn(cookies);
}

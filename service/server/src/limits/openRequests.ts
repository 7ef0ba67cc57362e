// Requests that have begun and do not end: half a head, a body that trickles. Each address has only so many; one more
// costs it the oldest, so that whoever asks properly always gets through.

import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from '../config.ts';
import { neighbourhood, type Trust } from './proxies.ts';

export function limitOpenRequests(
  server: Server,
  { openRequestsPerAddress, connections }: Limits,
  trust: Trust,
): void {
  const unfinished = new Map<string, Set<Socket>>();
  /** The system no longer tells the address of a socket that is gone. */
  const addresses = new WeakMap<Socket, string>();
  server.maxConnections = connections;

  function begin(socket: Socket): void {
    const { remoteAddress = '' } = socket;
    // A proxy speaks for many, and has limits of its own.
    if (trust(remoteAddress, 0)) return;
    const address = neighbourhood(remoteAddress);
    addresses.set(socket, address);
    const own = unfinished.get(address) ?? new Set();
    own.add(socket);
    unfinished.set(address, own);
    if (own.size <= openRequestsPerAddress) return;
    const [oldest] = own;
    own.delete(oldest!);
    oldest!.destroy();
  }

  function finish(socket: Socket): void {
    const address = addresses.get(socket);
    const own = address === undefined ? undefined : unfinished.get(address);
    own?.delete(socket);
    if (own?.size === 0) unfinished.delete(address!);
  }

  server.on('connection', (socket: Socket) => {
    begin(socket);
    socket.once('close', () => finish(socket));
  });
  server.on('request', (request: IncomingMessage) => {
    const { socket } = request;
    if (!hasBody(request)) return finish(socket);
    begin(socket);
    request.once('end', () => finish(socket));
  });
  server.on('upgrade', ({ socket }: IncomingMessage) => finish(socket));
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

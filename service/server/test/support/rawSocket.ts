// A peer that speaks HTTP by hand: halves of requests, and headers that a proper client would not send.

import { connect, type Socket } from 'node:net';
import { afterTest } from './fixture.ts';

export function rawSocket(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  afterTest(() => void socket.destroy());
  return socket;
}

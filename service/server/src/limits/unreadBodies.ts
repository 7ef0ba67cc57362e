// A request that was answered before its body had come: the rest is not waited for. For a moment it is still taken and
// thrown away, since a client that is cut off while it sends does not see the answer.

import { Socket } from 'node:net';
import type { App } from '../http/context.ts';

const LINGER_MS = 250;
/** What a client may still send meanwhile. */
const LINGER_BYTES = 1_024 * 1_024;

export function cutUnreadBodies(app: App): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.raw.complete && hasBody(request.headers)) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async ({ raw, headers }) => {
    if (raw.complete || !hasBody(headers)) return;
    const { socket } = raw;
    // One that came over the bus has no line of its own.
    if (!(socket instanceof Socket)) return;
    const cut = setTimeout(() => socket.destroy(), LINGER_MS);
    let bytes = 0;
    raw.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > LINGER_BYTES) socket.destroy();
    });
    socket.once('close', () => clearTimeout(cut));
  });
}

const hasBody = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

// The frames that a connection writes are those that a client of RFC 6455 reads, whatever their size.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { afterTest } from '../../../proof/spec/support/leftovers.ts';
import { framesOf } from '../src/socket/frames.ts';

/** What a client hears when these frames are written for it. */
async function heardOf(frames: Buffer, count: number): Promise<string[]> {
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  afterTest(() => void server.close());
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, () => wire.write(frames)),
  );
  await new Promise((resolve) => server.once('listening', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return new Promise((resolve, reject) => {
    const heard: string[] = [];
    client.on('error', reject);
    client.on('message', (data, isBinary) => {
      heard.push(`${isBinary ? 'binary ' : ''}${data}`);
      if (heard.length < count) return;
      client.terminate();
      resolve(heard);
    });
  });
}

test('texts of every size, in their order, and bytes are counted, not letters', async () => {
  const sizes = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].map((size) => 'x'.repeat(size));
  const texts = [...sizes, '東'.repeat(42), '🀄'.repeat(32), 'ü'.repeat(40_000), '{"type":"ack"}'];
  expect(await heardOf(framesOf(texts), texts.length)).toEqual(texts);
});

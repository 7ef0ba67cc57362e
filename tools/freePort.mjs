// A port of this machine that nobody listens on.

import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to whoever asks for any: nobody has it by chance before it is used, or while its server restarts. */
const [FIRST, LAST] = [20_000, 32_000];

/** Drawn, because several tests ask at once. */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

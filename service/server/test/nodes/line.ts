// A line to another server that can be cut, as when a cable is pulled: nothing comes through, and nobody is told.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterTest } from '../support/fixture.ts';

export interface Line {
  readonly port: number;
  cut(): void;
  mend(): void;
}

export async function lineTo(
  target: { readonly path: string } | { readonly port: number },
): Promise<Line> {
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = connect(target as { port: number });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from);
      if (isCut) from.pause();
      from.on('data', (data) => to.write(data));
      from.on('error', () => {});
      from.on('close', () => {
        ends.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterTest(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      for (const end of ends) end.pause();
    },
    mend() {
      isCut = false;
      for (const end of ends) end.resume();
    },
  };
}

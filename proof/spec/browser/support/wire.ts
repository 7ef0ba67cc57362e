// A line between some browsers and a site that can be cut for real. What a browser calls offline lets a request through
// now and then while a page loads anew; a line that is cut does not.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Wire {
  /** The site, over this line. */
  readonly url: string;
  cut(): void;
  mend(): void;
  close(): void;
}

export async function layWire(site: string): Promise<Wire> {
  const { port } = new URL(site);
  const ends = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const end of [near, far]) {
      ends.add(end);
      // Either end may go without a word.
      end.on('error', () => {});
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => {
    isCut = true;
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}

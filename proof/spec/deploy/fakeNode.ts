// A node as the balancer sees one, told how to behave: it answers with what it was asked, and may be unready, frozen or rude.

import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterTest } from '../support/leftovers.ts';

export interface Asked {
  readonly node: string;
  readonly headers: IncomingHttpHeaders;
}

export class FakeNode {
  readonly name: string;
  /** What `/readyz` and `/healthz` answer; `frozen`: nothing answers at all. */
  state: 'ready' | 'unready' | 'frozen' = 'ready';
  /** Hangs up on requests that it has read. */
  isRude = false;
  /** Methods of the requests that came, but for the checks. */
  readonly heard: string[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  constructor(name: string) {
    this.name = name;
    this.#server = createServer((request, response) => {
      if (this.state === 'frozen') return;
      if (request.url === '/healthz') return void response.end();
      if (request.url === '/readyz') return void this.#answerCheck(response);
      this.heard.push(request.method!);
      if (this.isRude) return void request.socket.destroy();
      if (request.url === '/stream') return void response.write(`${name}\n`);
      const asked: Asked = { node: name, headers: request.headers };
      response.end(JSON.stringify(asked));
    });
    this.#server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    afterTest(() => this.stop());
  }

  async start(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Once nobody gets in any more, and whoever was there is out. */
  async stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #answerCheck(response: ServerResponse): void {
    response.statusCode = this.state === 'ready' ? 200 : 503;
    response.end();
  }
}

// The server as a process: it stops cleanly when told to.

import type { ServerConfig } from './config.ts';
import { type HanchanServer, startServer } from './server.ts';

export interface Serving extends HanchanServer {
  /** When it has stopped. */
  readonly closed: Promise<void>;
}

/** Resolves once it serves. A second signal does not wait for the first. */
export async function serve(config: ServerConfig): Promise<Serving> {
  const server = await startServer(config);
  const closed = new Promise<void>((resolve, reject) => {
    let isStopping = false;
    const stop = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      server.close().then(resolve, reject);
    };
    process.on('SIGTERM', stop);
    process.on('SIGINT', stop);
  });
  return { ...server, closed };
}

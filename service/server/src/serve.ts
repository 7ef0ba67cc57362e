// The server as a process: it stops cleanly when told to, also while it is still starting.

import type { ServerConfig } from './config.ts';
import { type HanchanServer, startServer } from './server.ts';

export interface Serving extends HanchanServer {
  /** When it has stopped. */
  readonly closed: Promise<void>;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** Ctrl-C reaches the process from the terminal and once more through npm: that is one wish, not two. */
const ONE_WISH_MS = 1_000;

/**
 * Resolves once it serves; null where it was told to stop before it did. `process.exit` in the middle of a native call of the
 * database's thread would end in a panic there. So a signal is heard from the beginning and acted upon when the
 * database is open, and whoever insists has the process ended by the system.
 */
export async function serve(config: ServerConfig): Promise<Serving | null> {
  let stopAt: number | null = null;
  let onStop = (): void => undefined;
  const hear = (signal: NodeJS.Signals) => {
    if (stopAt === null) {
      stopAt = performance.now();
      onStop();
    } else if (performance.now() - stopAt > ONE_WISH_MS) {
      for (const one of SIGNALS) process.off(one, hear);
      process.kill(process.pid, signal);
    }
  };
  for (const signal of SIGNALS) process.on(signal, hear);
  // A command ends when nobody reads what it says; a server goes on, also when the disk that takes its log is full.
  for (const stream of [process.stdout, process.stderr]) {
    stream.removeAllListeners('error').on('error', () => undefined);
  }
  const server = await startServer(config);
  if (stopAt !== null) {
    await server.close();
    return null;
  }
  const closed = new Promise<void>((resolve, reject) => {
    onStop = () => void server.close().then(resolve, reject);
  });
  return { ...server, closed };
}

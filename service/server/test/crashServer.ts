// Starts the server as a process of its own, kills it without warning, and starts it again over the same data.

import { fileURLToPath } from 'node:url';
import { type ServerProcess, serverProcess } from '../../../proof/spec/support/serverProcess.ts';

export type CrashServer = ServerProcess;

const SERVE = fileURLToPath(new URL('./crashServe.mjs', import.meta.url));

/** With the address of a bus it is one of several that share the database. */
export const crashServer = (databaseUrl: string, natsUrl?: string): CrashServer =>
  serverProcess(SERVE, {
    DATABASE_URL: databaseUrl,
    ...(natsUrl === undefined ? {} : { NATS_URL: natsUrl }),
  });

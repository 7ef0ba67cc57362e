// Starts the server as a process of its own, kills it without warning, and starts it again over the same data.

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('./crashServe.mjs', import.meta.url));

export interface CrashServer {
  readonly address: string;
  /** Resolves when the server says that it listens. */
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
}

export async function crashServer(databaseUrl: string): Promise<CrashServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    address: `http://127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, [SERVE], {
        env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      await firstLine(child);
    },
    async kill() {
      const ended = new Promise((resolve) => child!.once('exit', resolve));
      child!.kill('SIGKILL');
      await ended;
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with status ${code}`)));
    child.once('error', reject);
  });
}

/** The same one for every start, as players know the address. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

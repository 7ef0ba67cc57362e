// Starts the server as a process of its own, kills it without warning, and starts it again over the same data.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterTest } from './support/fixture.ts';

const SERVE = fileURLToPath(new URL('./crashServe.mjs', import.meta.url));

export interface CrashServer {
  /** Answers its port once it listens: the same one at every start, as the players know it. */
  start(): Promise<number>;
  /** From the next start on it is this program: another version, in one file. */
  become(program: string): void;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGSTOP and SIGCONT, or SIGTERM to stop it in order. */
  signal(signal: NodeJS.Signals): void;
  /** Once it has ended by itself. */
  ended(): Promise<void>;
  readonly isRunning: boolean;
}

/** With the address of a bus it is one of several that share the database; with a folder it serves the page there. */
export function crashServer(
  databaseUrl: string,
  natsUrl?: string,
  { webDir }: { readonly webDir?: string } = {},
): CrashServer {
  let program = SERVE;
  let child: ChildProcess | undefined;
  let port = 0;

  async function kill() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  afterTest(kill);
  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    kill,
    become(other) {
      program = other;
    },
    get isRunning() {
      return isRunning();
    },
    signal: (signal) => void child?.kill(signal),
    async ended() {
      if (isRunning()) await once(child!, 'exit');
    },
    async start() {
      child = spawn(process.execPath, [program], {
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          PORT: String(port),
          ...(program === SERVE ? {} : { BOT_THREADS: '0' }),
          ...(natsUrl === undefined ? {} : { NATS_URL: natsUrl }),
          ...(webDir === undefined ? {} : { WEB_DIR: webDir }),
        },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      port = Number(await firstLine(child));
      return port;
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

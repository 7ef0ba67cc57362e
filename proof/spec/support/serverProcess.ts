// A server as a process of its own, to be stopped, killed or frozen, and started again at the same port. It says on its first line
// where it listens.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../../../tools/freePort.mjs';
import { afterTest } from './leftovers.ts';

export interface ServerProcess {
  /** Answers its port once it listens: the same one at every start, as the players know it. */
  start(): Promise<number>;
  /** From the next start on it is this program: another version. */
  become(program: string, more?: Readonly<Record<string, string>>): void;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGSTOP and SIGCONT, or SIGTERM to stop it in order. */
  signal(signal: NodeJS.Signals): void;
  /** Once it has ended by itself. */
  ended(): Promise<void>;
  readonly isRunning: boolean;
  /** Of the last one that was started. */
  readonly pid: number;
}

/** The environment is ours, and what is set here. It is killed after the test, or when `clearing` says. */
export function serverProcess(
  program: string,
  set: Readonly<Record<string, string>>,
  clearing = afterTest,
): ServerProcess {
  let [file, env] = [program, set];
  let child: ChildProcess | undefined;
  let port = 0;

  async function kill() {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  clearing(kill);
  const isRunning = () =>
    child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    kill,
    become(other, more = {}) {
      file = other;
      env = { ...env, ...more };
    },
    get pid() {
      return child!.pid!;
    },
    get isRunning() {
      return isRunning();
    },
    signal: (signal) => void child?.kill(signal),
    async ended() {
      if (isRunning()) await once(child!, 'exit');
    },
    async start() {
      if (port === 0) port = await freePort();
      child = spawn(process.execPath, [file], {
        env: { ...process.env, ...env, PORT: String(port) },
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      port = Number(await firstLine(child));
      return port;
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: child.stdout! });
    lines.once('line', (line) => {
      resolve(line);
      // What it logs, where LOG_LEVEL asks for it.
      lines.on('line', (said) => console.error(said));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with status ${code}`)));
    child.once('error', reject);
  });
}
